internal import Glibc
internal import WalkSupport

/// `NavigationWalk SEED COUNT` walks at random over `NavigationKit` and its model at once.
///
/// Exits with 1 and the shortest way there when they disagree.
@main
package struct NavigationWalk {
  package static func main() {
    let arguments = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
    guard arguments.count == 2 else {
      print("usage: NavigationWalk SEED COUNT")
      exit(64)
    }
    if let failure = firstFailure(seed: arguments[0], count: Int(arguments[1])) {
      print(failure)
      exit(1)
    }
    print("\(arguments[1]) random operations agree with the model.")
  }

  /// Takes `count` random steps.
  ///
  /// - Returns: The shortest way to a failure; nil if there is none.
  package static func firstFailure(seed: UInt64, count: Int) -> String? {
    RandomWalk<Walk>.firstFailure(seed: seed, count: count)
  }
}

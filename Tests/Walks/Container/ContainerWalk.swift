internal import Glibc
internal import WalkSupport

/// `ContainerWalk SEED COUNT` drives every container and every way to present at random, and holds
/// the screen to what is true of any.
///
/// Exits with 1 and the shortest way there when something is not.
@main
package struct ContainerWalk {
  package static func main() {
    let arguments = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
    guard arguments.count == 2 else {
      print("usage: ContainerWalk SEED COUNT")
      exit(64)
    }
    if let failure = firstFailure(seed: arguments[0], count: Int(arguments[1])) {
      print(failure)
      exit(1)
    }
    print("\(arguments[1]) random operations leave every container whole.")
  }

  /// Takes `count` random steps.
  ///
  /// - Returns: The shortest way to a failure; nil if there is none.
  package static func firstFailure(seed: UInt64, count: Int) -> String? {
    RandomWalk<World>.firstFailure(seed: seed, count: count)
  }
}

internal import Glibc

/// `NavigationWalk SEED COUNT` walks at random over `NavigationKit` and its model at once.
///
/// Exits with 1 and the shortest way there when they disagree.
@main
struct NavigationWalk {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
    guard arguments.count == 2 else {
      print("usage: NavigationWalk SEED COUNT")
      exit(64)
    }
    if let failure = Walks.firstFailure(seed: arguments[0], count: Int(arguments[1])) {
      print(failure)
      exit(1)
    }
    print("\(arguments[1]) random operations agree with the model.")
  }
}

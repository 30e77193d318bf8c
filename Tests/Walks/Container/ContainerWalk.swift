internal import Glibc

/// `ContainerWalk SEED COUNT` drives every container and every way to present at random, and holds
/// the screen to what is true of any.
///
/// Exits with 1 and the shortest way there when something is not.
@main
struct ContainerWalk {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
    guard arguments.count == 2 else {
      print("usage: ContainerWalk SEED COUNT")
      exit(64)
    }
    if let failure = Walks.firstFailure(seed: arguments[0], count: Int(arguments[1])) {
      print(failure)
      exit(1)
    }
    print("\(arguments[1]) random operations leave every container whole.")
  }
}

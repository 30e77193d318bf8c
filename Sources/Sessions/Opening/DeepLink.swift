internal import NavigationKit
public import Simulation
public import Storyboards
import TextFormats

/// A place in an app, as the scenes on the way to it.
public struct DeepLink: Hashable, Sendable {
  /// Identifiers or names of scenes. One that stands twice in a row is gone to once more.
  public var scenes: [String]

  /// - Parameter path: The scenes with `/` between them, such as `first/second`.
  public init(_ path: String) {
    scenes = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
  }

  /// The commands that lead from the initial scene to the place: on each stretch the fewest segues and
  /// tabs, the first in file order where several ways are as short.
  ///
  /// They are tried out on a machine of that size, each once the one before has come to rest.
  ///
  /// - Throws: Where the path breaks, and what was possible there.
  public func commands(
    _ storyboards: StoryboardBundle, columns: Int, rows: Int
  ) throws(DeepLinkError) -> [Command] {
    guard scenes.contains(where: { !$0.isEmpty }) else { throw DeepLinkError(reason: .empty) }
    guard !scenes.contains("") else { throw DeepLinkError(reason: .emptyName(in: self)) }
    let map = SceneMap(storyboards)
    let simulator = Simulator(storyboards: storyboards, columns: columns, rows: rows)
    var commands: [Command] = []
    for (index, name) in scenes.enumerated() {
      let here = simulator.visibleDescriptions
      let start = here.flatMap { map.nodes(of: $0) }
      guard
        let path = map.path(
          from: start, to: name, leaving: index > 0 ? scenes[index - 1] : nil)
      else {
        throw DeepLinkError(
          reason: .noPath(
            to: name, from: here.first?.name ?? "nowhere", next: map.namesNext(to: start),
            exists: map.hasScene(name)))
      }
      for step in path {
        simulator.performAndWait(step.command)
        commands.append(step.command)
        guard simulator.visibleDescriptions.contains(step.destination) else {
          throw DeepLinkError(
            reason: .refused(
              step.command, to: step.destination.name,
              because: simulator.takeEvents().last { $0.kind == .inputIgnored }?.detail))
        }
      }
    }
    return commands
  }
}

/// Why a place cannot be opened.
public struct DeepLinkError: Error, Hashable, Sendable {
  public enum Reason: Hashable, Sendable {
    /// The path names no scene.
    case empty
    /// Between two slashes, or before or behind one, there is nothing.
    case emptyName(in: DeepLink)
    /// No segues lead to the scene from where the path has come to.
    ///
    /// - Parameter next: The names of the scenes that a single segue leads to from there.
    case noPath(to: String, from: String, next: [String], exists: Bool)
    /// A segue that should lead to the scene did not.
    case refused(Command, to: String, because: String?)
  }

  public var reason: Reason
}

extension DeepLinkError: CustomStringConvertible {
  public var description: String {
    switch reason {
    case .empty: "the path to open names no scene"
    case .emptyName(let path):
      "the path to open has an empty name in it: "
        + "'\(path.scenes.joined(separator: "/").harmless(upTo: 200))'"
    case .noPath(let name, let place, let next, let exists):
      (exists
        ? "no segue leads on from '\(place.harmless())' to '\(name.harmless())'"
        : "there is no scene '\(name.harmless())'")
        + (next.isEmpty
          ? "; nothing leads on from '\(place.harmless())'"
          : "; from '\(place.harmless())' segues lead to "
            + next.map { "'\($0.harmless())'" }.joined(separator: ", "))
    case .refused(let command, let name, let why):
      "\(command.description.harmless(upTo: 200)) did not lead to '\(name.harmless())'"
        + (why.map { ": \($0.harmless(upTo: 200))" } ?? "")
    }
  }
}

extension Simulator {
  /// A transition that has not come to its end after so many ticks is left to itself.
  private static let maxRestTicks = 60 * 120

  /// Performs a command and lets time pass until nothing is on its way any more.
  fileprivate func performAndWait(_ command: Command) {
    perform(command)
    waitForTransitions { advance(to: $0) }
  }

  /// Calls `pass` with each tick to go to until no transition runs.
  func waitForTransitions(_ advance: (Int) -> Void) {
    let latest = tick + Self.maxRestTicks
    while application.isTransitioning, let due = nextDueTick, due <= latest { advance(due) }
  }
}

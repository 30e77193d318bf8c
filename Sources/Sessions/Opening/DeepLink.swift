internal import NavigationKit
public import Simulation
public import Storyboards
import TextFormats

/// A path of scenes to open, such as `first/second`.
///
/// ```swift
/// let json = #"""
///   {"version":1,"canvas":{"width":9,"height":9},"initialScene":"a","scenes":[
///   {"id":"a","segues":[{"id":"s","kind":"presentModally","to":"b"}]},{"id":"b"}]}
///   """#
/// let bundle = try StoryboardBundle(name: "a.json", json: Array(json.utf8)) { _ in nil }
/// let commands = try DeepLink("b").commands(bundle, columns: 80, rows: 24)
/// precondition(commands == [.performSegue("s", scene: "a")])
/// ```
public struct DeepLink: Hashable, Sendable {
  /// Identifiers or titles of scenes. A scene that is repeated is visited again.
  public var scenes: [String]

  /// Creates a path from text.
  ///
  /// - Parameter path: Scene names separated by `/`. Empty names are kept;
  ///   `commands(_:columns:rows:)` reports them.
  public init(_ path: String) {
    scenes = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
  }

  /// Returns the commands that lead from the initial scene along the path.
  ///
  /// Each part of the path takes the fewest segues and tabs. If several paths have the same length,
  /// the first in file order is used. The commands are tried in a separate simulator, each after
  /// the transitions of the previous command have ended.
  ///
  /// - Parameters:
  ///   - storyboards: The scene files.
  ///   - columns: The width of the simulated screen in cells.
  ///   - rows: The height of the simulated screen in cells.
  ///   - preferences: The user's preferences, of which a device changes the size of the app.
  /// - Throws: ``DeepLinkError`` with the place where the path breaks and the scenes that can be
  ///   reached from there.
  public func commands(
    _ storyboards: StoryboardBundle, columns: Int, rows: Int,
    preferences: UserPreferences = UserPreferences()
  ) throws(DeepLinkError) -> [Command] {
    guard scenes.contains(where: { !$0.isEmpty }) else { throw DeepLinkError(reason: .empty) }
    guard !scenes.contains("") else { throw DeepLinkError(reason: .emptyName(in: self)) }
    let map = SceneMap(storyboards)
    let simulator = Simulator(
      storyboards: storyboards, columns: columns, rows: rows, preferences: preferences)
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

/// The reason why a path of scenes cannot be opened.
public struct DeepLinkError: Error, Hashable, Sendable {
  /// The ways in which opening a path fails.
  public enum Reason: Hashable, Sendable {
    /// The path names no scene.
    case empty
    /// A name between two slashes, or at either end, is empty.
    case emptyName(in: DeepLink)
    /// No segues lead to the scene from the scene `from`.
    ///
    /// `next` has the names of the scenes to which a segue or tab of `from` leads. `exists` is
    /// false if no scene has the name `to`.
    case noPath(to: String, from: String, next: [String], exists: Bool)
    /// A command did not show the scene to which it should lead.
    case refused(Command, to: String, because: String?)
  }

  /// The problem.
  public var reason: Reason
}

extension DeepLinkError: CustomStringConvertible {
  /// The problem as a sentence, with the scenes that can be reached.
  public var description: String {
    switch reason {
    case .empty: "the path is empty; expected scene names separated by '/'"
    case .emptyName(let path):
      "the path '\(path.scenes.joined(separator: "/").harmless(upTo: 200))' contains an empty "
        + "scene name"
    case .noPath(let name, let place, let next, let exists):
      (exists
        ? "no segues lead from '\(place.harmless())' to '\(name.harmless())'"
        : "no scene is named '\(name.harmless())'")
        + (next.isEmpty
          ? "; no segue starts at '\(place.harmless())'"
          : "; segues from '\(place.harmless())' lead to "
            + next.map { "'\($0.harmless())'" }.joined(separator: ", "))
    case .refused(let command, let name, let why):
      "\(command.description.harmless(upTo: 200)) did not lead to '\(name.harmless())'"
        + (why.map { ": \($0.harmless(upTo: 200))" } ?? "")
    }
  }
}

extension Simulator {
  /// The longest wait for transitions, in ticks: 60 seconds.
  private static let maxRestTicks = 60 * 120

  /// Performs a command and lets time pass until all transitions have ended.
  func performAndWait(_ command: Command) {
    perform(command)
    waitForTransitions { advance(to: $0) }
  }

  /// Calls `advance` with each due tick until no transition is running, for at most 60 seconds of
  /// the session.
  func waitForTransitions(_ advance: (Int) -> Void) {
    let latest = tick + Self.maxRestTicks
    while application.isTransitioning, let due = nextDueTick, due <= latest { advance(due) }
  }
}

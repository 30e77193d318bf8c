internal import NavigationKit
public import Storyboards

/// Finds the keys that lead a user from one scene to another, by pressing keys in a simulator.
///
/// This is an A* search for the fewest steps (Hart, Nilsson and Raphael, "A Formal Basis for the
/// Heuristic Determination of Minimum Cost Paths", 1968) over the states of the running app. Each
/// state is reached by pressing keys from the start, so every returned path has been performed. A
/// step is one action of the user: a swipe, a tap on a control or row, a tab, an entry of the menu
/// of segues, or a drag. Two states are equal if the same scenes are on the same stacks and
/// visible, and allow the same segues.
public struct WayFinder {
  /// One action of the user.
  public struct Step: Equatable, Sendable {
    /// The keys of the action, in order.
    public var keys: [Key]
    /// The id of the scene that was left; empty if it has none.
    public var from: String
    /// The id of the scene that was opened; empty if it has none.
    public var to: String
    /// The id of the performed segue; nil if none was performed.
    public var segue: String?
  }

  /// The scene to find.
  public struct Goal: Equatable, Sendable {
    /// The id of the scene.
    public var scene: String
    /// The name in the bundle of the scene's storyboard; nil for any storyboard.
    public var storyboard: String?

    /// Creates a goal.
    ///
    /// - Parameters:
    ///   - scene: The id of the scene.
    ///   - storyboard: The storyboard with the scene; nil for any storyboard.
    public init(scene: String, storyboard: String? = nil) {
      (self.scene, self.storyboard) = (scene, storyboard)
    }
  }

  /// The result of a search.
  public enum Answer: Equatable, Sendable {
    /// The steps to the scene; empty if the scene is already visible.
    case steps([Step])
    /// No keys lead to the scene: none of the `places` reachable states shows it.
    case none(places: Int)
    /// The search limit was reached after visiting `places` states.
    case unknown(places: Int)
  }

  private let storyboards: StoryboardBundle
  private let columns: Int
  private let rows: Int
  private let distance: (_ scene: String) -> Int?
  /// The largest number of keys that the search presses.
  ///
  /// The limit bounds the time of a search, so slow operations count more than once. A start of the
  /// app counts as ``startEffort`` keys. A key takes longer with more views on the screen, so it
  /// counts once for every ten views.
  private let limit: Int

  private static let stepLimit = 5_000
  private static let startEffort = 4

  /// Creates a search in the apps of a bundle.
  ///
  /// - Parameters:
  ///   - storyboards: The storyboards of the app.
  ///   - columns: The width of the terminal.
  ///   - rows: The height of the terminal.
  ///   - limit: The largest number of keys that the search presses.
  ///   - distance: Returns a lower bound of the number of segues from a scene, by its id, to the
  ///     goal. Nil means that no segues lead to the goal. A better bound makes the search shorter.
  public init(
    _ storyboards: StoryboardBundle, columns: Int = 80, rows: Int = 24, limit: Int = 36_000,
    distance: @escaping (_ scene: String) -> Int?
  ) {
    self.storyboards = storyboards
    (self.columns, self.rows, self.limit) = (columns, rows, limit)
    self.distance = distance
  }

  /// A state of the search.
  private struct Place {
    var steps: [Step]
    var seen: [String]
    /// The estimated number of further steps; nil if no step leads further.
    var estimate: Int?
    /// The simulator in this state.
    var simulator: Simulator
    var signature: String

    var keys: [Key] { steps.flatMap(\.keys) }
  }

  /// Returns the steps from the state after `before` until the goal is visible.
  ///
  /// The time grows with the number of states; `limit` bounds it.
  public func steps(to goal: Goal, after before: [Step] = []) -> Answer {
    let start = before.flatMap(\.keys)
    let scene = goal.storyboard.flatMap { storyboards.storyboard($0) }?.document.scenes
      .first { $0.id == goal.scene }
    func isSeen(on simulator: Simulator) -> Bool {
      simulator.seenControllers.contains { controller in
        guard controller.sceneID == goal.scene else { return false }
        guard let scene, let other = (controller as? any SceneController)?.scene else {
          return true
        }
        return other == scene
      }
    }
    let first = place(simulator(after: start), steps: [])
    if isSeen(on: first.simulator) { return .steps([]) }
    var met: Set<String> = [first.signature]
    var waiting = first.estimate == nil ? [] : [first]
    var effort = 0
    while let best = Self.best(of: waiting) {
      let place = waiting.remove(at: best)
      let views = place.simulator.application.window?.viewCount ?? 0
      for keys in FocusWalk(on: place.simulator).moves {
        let presses = Self.startEffort + start.count + place.keys.count + keys.count
        effort += presses * max(1, views / 10)
        guard effort < limit else { return .unknown(places: met.count) }
        let simulator = simulator(after: start + place.keys)
        _ = simulator.takeEvents()
        press(keys, on: simulator)
        var next = self.place(simulator, steps: place.steps)
        guard met.insert(next.signature).inserted else { continue }
        let segue = simulator.takeEvents().last { $0.kind == .performSegue }?.object
        next.steps.append(
          Step(
            keys: keys,
            from: place.seen.first { !next.seen.contains($0) } ?? place.seen.first ?? "",
            to: next.seen.first { !place.seen.contains($0) } ?? next.seen.first ?? "",
            segue: segue))
        // Every waiting state needs at least one more step, so no shorter path exists.
        if isSeen(on: simulator) { return .steps(next.steps) }
        if next.estimate != nil { waiting.append(next) }
      }
    }
    return .none(places: met.count)
  }

  /// Returns the index of the best state. If several are equally good, the first one is used.
  private static func best(of places: [Place]) -> Int? {
    places.indices.min { a, b in
      let (x, y) = (places[a], places[b])
      return (x.steps.count + (x.estimate ?? 0), x.keys.count, a)
        < (y.steps.count + (y.estimate ?? 0), y.keys.count, b)
    }
  }

  // MARK: - Playing

  /// Returns the state of a simulator.
  private func place(_ simulator: Simulator, steps: [Step]) -> Place {
    let place = simulator.application.window?.rootViewController.map { AppPlace($0) }
    let seen = simulator.seenControllers
    // Dismissing a scene shows a scene that is already in the state.
    let estimate = place?.scenes.compactMap(distance).min()
    let names = seen.filter { !$0.isContainer }.compactMap(\.sceneID)
    return Place(
      steps: steps, seen: names, estimate: estimate.map { max($0, 1) }, simulator: simulator,
      signature: (place?.signature ?? "") + "|" + seen.map(\.signature).joined(separator: ","))
  }

  /// Returns a new simulator in the state after some keys, at rest.
  private func simulator(after keys: [Key]) -> Simulator {
    let simulator = Simulator(storyboards: storyboards, columns: columns, rows: rows)
    press([], on: simulator)
    press(keys, on: simulator)
    return simulator
  }

  /// Presses keys. Before each key, the app comes to rest after the previous one.
  private func press(_ keys: [Key], on simulator: Simulator) {
    simulator.settle(Self.stepLimit)
    for key in keys {
      let command = KeyBindings.command(for: key, isEditing: simulator.textEntry.takes(key))
      if let command, command != .quit { simulator.perform(command) }
      // No time passes between the keys of a drag.
      if case .shift = key { continue }
      simulator.settle(Self.stepLimit)
    }
  }
}

extension Simulator {
  /// Advances until nothing is due, at most `stepLimit` times.
  func settle(_ stepLimit: Int) {
    for _ in 0..<stepLimit {
      guard let due = nextDueTick else { return }
      advance(to: due)
    }
  }

  /// The ids of the visible scenes that take input, the frontmost first.
  ///
  /// Scenes in other columns and embedded scenes are included.
  public var seenScenes: [String] { seenControllers.compactMap(\.sceneID) }

  var seenControllers: [ViewController] {
    guard let front = application.frontmostViewController else { return [] }
    var outermost = front
    while let parent = outermost.parent { outermost = parent }
    var met: Set<ObjectIdentifier> = []
    return (front.subtree + outermost.subtree).filter {
      $0.viewIfLoaded?.window != nil && met.insert(ObjectIdentifier($0)).inserted
    }
  }
}

extension View {
  /// The number of views in this one, itself included.
  fileprivate var viewCount: Int { subviews.reduce(1) { $0 + $1.viewCount } }
}

extension ViewController {
  fileprivate var isContainer: Bool {
    switch self {
    case is NavigationController, is TabBarController, is SplitViewController,
      is PageViewController:
      true
    default: false
    }
  }

  /// A text that identifies the scene and the segues that its conditions allow now.
  fileprivate var signature: String {
    guard let scene = (self as? SceneViewController)?.scene else { return sceneID ?? "-" }
    let allowed = scene.segues.filter { $0.condition != nil }.map {
      shouldPerformSegue(withIdentifier: $0.id, sender: nil) ? "+" : "-"
    }
    return scene.id + allowed.joined()
  }
}

extension AppPlace {
  /// A text that differs for states with different scenes.
  fileprivate var signature: String {
    let inner = (held + presented).map(\.signature).joined(separator: ",")
    return "\(scene ?? "-")\(selected.map { "#\($0)" } ?? "")"
      + "[\(inner)\(presented.isEmpty ? "" : "!")]"
  }

  /// The ids of all scenes of the state, visible or not.
  fileprivate var scenes: [String] {
    [scene].compactMap(\.self) + (held + presented).flatMap(\.scenes)
  }
}

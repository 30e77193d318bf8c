internal import NavigationKit
public import Storyboards

/// Finds which keys lead a user from one scene to another, by pressing them.
///
/// A search for the fewest steps (Hart, Nilsson and Raphael, "A Formal Basis for the Heuristic
/// Determination of Minimum Cost Paths", 1968) over the places of the app itself, each reached anew
/// from the start: whatever it answers has happened. A step is what a user does at once: a swipe, a
/// tap on a control or row, a tab, a choice from the menu of segues, a drag back. Two places are the
/// same where the same scenes stand on the same stacks, are seen, and allow the same segues.
public struct WayFinder {
  /// One thing that the user does.
  public struct Step: Equatable, Sendable {
    public var keys: [Key]
    /// The id of the scene that was left, and of the one that is new; empty where none has an id.
    public var from: String
    public var to: String
    /// The segue that was performed; nil where none was.
    public var segue: String?
  }

  /// Which scene is looked for.
  public struct Goal: Equatable, Sendable {
    public var scene: String
    /// The storyboard it is in, by its name in the bundle; nil for any.
    public var storyboard: String?

    public init(scene: String, storyboard: String? = nil) {
      (self.scene, self.storyboard) = (scene, storyboard)
    }
  }

  public enum Answer: Equatable, Sendable {
    case steps([Step])
    /// There are none: keys lead to so many places, and it is seen in none of them.
    case none(places: Int)
    /// None were found before it came to be too much; so many places were met.
    case unknown(places: Int)
  }

  private let storyboards: StoryboardBundle
  private let columns: Int
  private let rows: Int
  private let distance: (_ scene: String) -> Int?
  /// How many keys may be pressed altogether: a start of the app counts as a few, and a key among many
  /// views as one for each ten of them, as it takes so much longer.
  private let limit: Int

  private static let patience = 5_000
  private static let startEffort = 4

  /// - Parameters:
  ///   - limit: How many keys may be pressed before it gives up.
  ///   - distance: No more than the fewest segues that there can be from a scene on, by its id, to the
  ///     one that is looked for; nil for no way at all. The better it is, the less is tried.
  public init(
    _ storyboards: StoryboardBundle, columns: Int = 80, rows: Int = 24, limit: Int = 36_000,
    distance: @escaping (_ scene: String) -> Int?
  ) {
    self.storyboards = storyboards
    (self.columns, self.rows, self.limit) = (columns, rows, limit)
    self.distance = distance
  }

  private struct Place {
    var steps: [Step]
    var seen: [String]
    /// The fewest steps on from here; nil where nothing leads on.
    var estimate: Int?
    /// Where the machine stands, the keys pressed.
    var simulator: Simulator
    var signature: String

    var keys: [Key] { steps.flatMap(\.keys) }
  }

  /// The steps from the place that `before` leads to until the scene is seen.
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
        // No other place that waits is nearer, as each is a step away at least.
        if isSeen(on: simulator) { return .steps(next.steps) }
        if next.estimate != nil { waiting.append(next) }
      }
    }
    return .none(places: met.count)
  }

  /// The first of the best: the one that was met first.
  private static func best(of places: [Place]) -> Int? {
    places.indices.min { a, b in
      let (x, y) = (places[a], places[b])
      return (x.steps.count + (x.estimate ?? 0), x.keys.count, a)
        < (y.steps.count + (y.estimate ?? 0), y.keys.count, b)
    }
  }

  // MARK: - Playing

  private func place(_ simulator: Simulator, steps: [Step]) -> Place {
    let place = simulator.application.window?.rootViewController.map { AppPlace($0) }
    let seen = simulator.seenControllers
    // Whatever goes away shows what is there already.
    let estimate = place?.scenes.compactMap(distance).min()
    let names = seen.filter { !$0.isContainer }.compactMap(\.sceneID)
    return Place(
      steps: steps, seen: names, estimate: estimate.map { max($0, 1) }, simulator: simulator,
      signature: (place?.signature ?? "") + "|" + seen.map(\.signature).joined(separator: ","))
  }

  private func simulator(after keys: [Key]) -> Simulator {
    let simulator = Simulator(storyboards: storyboards, columns: columns, rows: rows)
    press([], on: simulator)
    press(keys, on: simulator)
    return simulator
  }

  /// Presses keys, each when the one before has come to rest.
  private func press(_ keys: [Key], on simulator: Simulator) {
    simulator.settle(Self.patience)
    for key in keys {
      let command = KeyBindings.command(for: key, isEditing: simulator.textEntry.takes(key))
      if let command, command != .quit { simulator.perform(command) }
      // A finger that is down rests where it is.
      if case .shift = key { continue }
      simulator.settle(Self.patience)
    }
  }
}

extension Simulator {
  /// Lets time pass until nothing is due, or so many things have happened.
  func settle(_ patience: Int) {
    for _ in 0..<patience {
      guard let due = nextDueTick else { return }
      advance(to: due)
    }
  }

  /// The ids of the scenes that are seen and can be reached, the frontmost first; what lies beside it,
  /// as in another column, and what is embedded, among them.
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
  /// It and all views in it.
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

  /// The scene, and which of its segues its conditions allow now.
  fileprivate var signature: String {
    guard let scene = (self as? SceneViewController)?.scene else { return sceneID ?? "-" }
    let allowed = scene.segues.filter { $0.condition != nil }.map {
      shouldPerformSegue(withIdentifier: $0.id, sender: nil) ? "+" : "-"
    }
    return scene.id + allowed.joined()
  }
}

extension AppPlace {
  /// Tells places apart whose scenes differ.
  fileprivate var signature: String {
    let inner = (held + presented).map(\.signature).joined(separator: ",")
    return "\(scene ?? "-")\(selected.map { "#\($0)" } ?? "")"
      + "[\(inner)\(presented.isEmpty ? "" : "!")]"
  }

  /// All scenes that are there, seen or not.
  fileprivate var scenes: [String] {
    [scene].compactMap(\.self) + (held + presented).flatMap(\.scenes)
  }
}

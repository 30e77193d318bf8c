internal import NavigationKit
public import Storyboards

/// Finds which keys lead a user from one scene to another, by pressing them.
///
/// A search for the fewest steps (Hart, Nilsson and Raphael, "A Formal Basis for the Heuristic
/// Determination of Minimum Cost Paths", 1968) over the places of the app itself, each reached anew
/// from the start: whatever it answers has happened. A step is what a user does at once: a swipe, a
/// tap on a control or row, a tab, a choice from the menu of segues, a drag back. Two places are the
/// same where the same scenes stand on the same stacks.
public struct WayFinder {
  /// One thing that the user does.
  public struct Step: Equatable, Sendable {
    public var keys: [Key]
    /// The ids of the scenes in front before and after, the innermost first.
    public var from: [String]
    public var to: [String]
    /// The segue that was performed; nil where none was.
    public var segue: String?
  }

  private let storyboards: StoryboardBundle
  private let columns: Int
  private let rows: Int
  private let distance: (_ scene: String) -> Int?
  /// How many places to look at before giving up.
  private let limit: Int

  /// The rows of a list and the stops of the focus that are tried.
  private static let longestWalk = 40
  private static let patience = 5_000

  /// - Parameter distance: The fewest steps that there can be from a scene, by its id, to the one that
  ///   is looked for; nil for no way at all. The better it is, the less is tried.
  public init(
    _ storyboards: StoryboardBundle, columns: Int = 80, rows: Int = 24, limit: Int = 400,
    distance: @escaping (_ scene: String) -> Int?
  ) {
    self.storyboards = storyboards
    (self.columns, self.rows, self.limit) = (columns, rows, limit)
    self.distance = distance
  }

  private struct Place {
    var steps: [Step]
    var front: [String]
    var estimate: Int

    var keys: [Key] { steps.flatMap(\.keys) }
  }

  /// The steps from the place that `before` leads to until `scene` is in front; nil where none were
  /// found.
  public func steps(to scene: String, after before: [Step] = []) -> [Step]? {
    let start = before.flatMap(\.keys)
    let first = reached(by: start)
    var met: Set<String> = [first.place]
    var waiting = [Place(steps: [], front: first.front, estimate: estimate(first.front))]
    var looked = 0
    while !waiting.isEmpty, looked < limit {
      // The first of the best: the one that was met first.
      let best = waiting.indices.min { a, b in
        let (x, y) = (waiting[a], waiting[b])
        return (x.steps.count + x.estimate, x.keys.count, a)
          < (y.steps.count + y.estimate, y.keys.count, b)
      }
      guard let best else { return nil }
      let place = waiting.remove(at: best)
      if place.front.contains(scene) { return place.steps }
      looked += 1
      for keys in moves(after: start + place.keys) {
        let next = reached(by: start + place.keys, then: keys)
        guard met.insert(next.place).inserted else { continue }
        let step = Step(
          keys: keys, from: place.front, to: next.front, segue: next.segue)
        waiting.append(
          Place(steps: place.steps + [step], front: next.front, estimate: estimate(next.front)))
      }
    }
    return nil
  }

  private func estimate(_ front: [String]) -> Int {
    front.compactMap(distance).min() ?? 1_000
  }

  // MARK: - Playing

  /// What keys have come to.
  private func reached(
    by keys: [Key], then more: [Key] = []
  ) -> (place: String, front: [String], segue: String?) {
    let simulator = simulator(after: keys)
    _ = simulator.takeEvents()
    press(more, on: simulator)
    let segue = simulator.takeEvents().last { $0.kind == .performSegue }?.object
    let place = simulator.application.window?.rootViewController.map { AppPlace($0).signature }
    return (place ?? "", simulator.frontScenes, segue)
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
      let command = KeyBindings.command(for: key, isEditing: simulator.isEditingText)
      if let command, command != .quit { simulator.perform(command) }
      // A finger that is down rests where it is.
      if case .shift = key { continue }
      simulator.settle(Self.patience)
    }
  }

  /// What a user could do at a place.
  private func moves(after keys: [Key]) -> [[Key]] {
    let simulator = simulator(after: keys)
    var moves: [[Key]] = [[.up], [.down], [.left], [.right], [.escape]]
    for direction in [Direction.right, .left, .down] {
      moves.append([Key](repeating: .shift(direction), count: 7) + [.enter])
    }
    if let tabs = simulator.application.reachableTabBarController?.tabBar.items.count {
      for number in 1...9 where number <= tabs {
        moves.append([.character(Character("\(number)"))])
      }
    }
    for number in simulator.manualSegues.indices {
      moves.append([.character("m")] + [Key](repeating: .down, count: number) + [.enter])
    }
    // Of two that come to the same the one with fewer keys counts.
    return (moves + taps(on: simulator)).enumerated().sorted {
      ($0.element.count, $0.offset) < ($1.element.count, $1.offset)
    }.map(\.element)
  }

  /// Taps on each stop of the focus, and on each row of a list.
  private func taps(on simulator: Simulator) -> [[Key]] {
    var taps: [[Key]] = []
    var stops: [View] = []
    while stops.count < Self.longestWalk, let view = simulator.application.focusedView,
      !stops.contains(where: { $0 === view })
    {
      let way = [Key](repeating: .tab, count: stops.count)
      stops.append(view)
      taps.append(way + [.enter])
      if let list = view as? TableView {
        let rows = (0..<list.numberOfSections).reduce(0) { $0 + list.numberOfRows(inSection: $1) }
        for row in 1..<max(2, min(rows + 1, Self.longestWalk)) {
          taps.append(way + [Key](repeating: .down, count: row) + [.enter])
        }
      }
      simulator.perform(.moveFocus(.next))
    }
    return taps
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

  /// The ids of the scene in front and of those around it, the innermost first.
  public var frontScenes: [String] {
    var scenes: [String] = []
    var controller = application.frontmostViewController
    while let next = controller {
      if let id = next.sceneID { scenes.append(id) }
      controller = next.parent
    }
    return scenes
  }
}

extension AppPlace {
  /// Tells places apart whose scenes differ.
  fileprivate var signature: String {
    let inner = (held + presented).map(\.signature).joined(separator: ",")
    return "\(scene ?? "-")\(selected.map { "#\($0)" } ?? "")"
      + "[\(inner)\(presented.isEmpty ? "" : "!")]"
  }
}

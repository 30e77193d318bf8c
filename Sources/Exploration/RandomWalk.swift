internal import Simulation

/// Walks at random through an app, beyond the states of a search.
///
/// The same seed gives the same walk. A failure is shortened to the fewest actions that still fail.
/// ``Exploration/willPerform`` is called before each action, so that a caller in another process knows
/// the way on which the app traps.
public final class RandomWalk {
  private let exploration: Exploration
  private var random: UInt64
  private var app: ExploredApp
  private var way: [UserAction] = []
  private var seen: Set<StateDigest> = []
  /// The number of violations of the search before the walk.
  private let knownViolations: Int
  /// The number of actions so far.
  public private(set) var stepCount = 0
  /// The number of states that the search has not found.
  public var newStateCount: Int { seen.count }

  private static let length = 200

  /// Creates a walk with the actions and the invariants of a search.
  public init(_ exploration: Exploration, seed: UInt64) {
    self.exploration = exploration
    random = seed
    knownViolations = exploration.violations.count
    app = ExploredApp(exploration.pool.makeSimulator())
  }

  /// Performs one more action, and starts the app again after a long way or a failure.
  public func advance() {
    let actions = exploration.finder.actions(of: app.simulator)
    guard way.count < Self.length, !actions.isEmpty, !app.simulator.isFinished else {
      return restart()
    }
    var action = actions[next(actions.count)]
    if exploration.configuration.interrupts, action.kind == .user, next(4) == 0 {
      let others = Exploration.interruptions(action, among: actions)
      action = action.interrupted(by: others[next(others.count)], after: 1 + next(60))
    }
    let focus = app.focusNow
    exploration.willPerform?(way, action)
    app.perform(action)
    way.append(action)
    stepCount += 1
    if !exploration.knows(app.digest) { seen.insert(app.digest) }
    let faults = app.faults(since: focus)
    guard !faults.isEmpty else { return }
    for fault in faults where !exploration.hasReported(fault) {
      exploration.report(fault, way: shortened(way, to: fault))
    }
    restart()
  }

  /// The results so far.
  public var findings: WalkFindings {
    WalkFindings(
      stepCount: stepCount, states: seen,
      violations: Array(exploration.violations[knownViolations...]))
  }

  private func restart() {
    app = ExploredApp(exploration.pool.makeSimulator())
    way = []
  }

  /// Returns a random number below a limit, by SplitMix64.
  private func next(_ limit: Int) -> Int {
    random &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (random ^ random >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ mixed >> 31) % UInt64(limit))
  }

  private func shortened(_ way: [UserAction], to fault: Expansion.Fault) -> [UserAction] {
    way.shortened { fails($0, fault) }
  }

  private func fails(_ way: [UserAction], _ fault: Expansion.Fault) -> Bool {
    let app = ExploredApp(exploration.pool.makeSimulator())
    var found: [Expansion.Fault] = []
    for (index, action) in way.enumerated() {
      let focus = app.focusNow
      exploration.willPerform?(Array(way[..<index]), action)
      app.perform(action)
      found = app.faults(since: focus)
    }
    return found.contains(fault)
  }
}

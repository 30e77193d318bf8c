internal import NavigationKit
public import Sessions
internal import Simulation

/// The result of a search: what is proved, and the ways on which something is false.
public struct ExplorationResult {
  /// A false invariant with its shortest way.
  public struct Failure {
    /// The invariant and the reason.
    public var violation: Violation
    /// The actions of the way, in the language of flows.
    public var steps: [String]
    /// The path of scenes before each step, and after the last.
    public var places: [String]
    /// The inputs of the way with their ticks, for a log.
    public var history: SessionHistory
    /// Indicates whether a new app fails in the same way. False for a fault that needs more than
    /// the actions of the shortest way.
    public var isConfirmed: Bool
    /// Indicates whether an action of the way interrupts another one.
    public var isInterrupted = false
  }

  /// The path of scenes with which the search began.
  public var start: String
  /// The path of scenes that counts as home.
  public var home: String
  /// The number of states.
  public var stateCount: Int
  /// The number of actions that have been performed.
  public var stepCount: Int
  /// The number of actions up to which all ways have been tried.
  public var depth: Int
  /// The states whose actions have not been tried.
  public var unexpandedCount: Int
  /// The invariants that no state and no action violates.
  public var proved: [Invariant]
  /// The invariants that the search could not decide, each with the reason.
  public var undecided: [(invariant: Invariant, reason: String)]
  /// The failures in the order in which they were found: shorter ways first.
  public var failures: [Failure]

  /// The rules of the kind `sometimes`, each with the number of states in which it holds.
  public var witnesses: [(rule: String, count: Int)]

  /// The violations of the failures.
  public var violations: [Violation] { failures.map(\.violation) }

  init(_ exploration: Exploration, _ reach: HomeReach) {
    let graph = exploration.graph
    start = graph.place(of: 0)
    home = reach.home
    stateCount = graph.count
    stepCount = exploration.stepCount
    unexpandedCount = (0..<graph.count).count { !graph.isExpanded($0) }
    // An interrupted search can have tried some longer ways, but not all of them.
    let open = (0..<graph.count).filter { !graph.isExpanded($0) }
    depth =
      open.map { exploration.depth(of: $0) }.min()
      ?? (0..<graph.count).reduce(0) { max($0, exploration.depth(of: $1)) }
    failures = exploration.violations.map { exploration.failure(of: $0) }
    witnesses = zip(exploration.configuration.rules, exploration.witnesses)
      .filter { $0.0.kind == .sometimes }.map { ($0.0.text, $0.1) }
    let violated = Set(exploration.violations.map(\.invariant))
    var undecided: [(invariant: Invariant, reason: String)] = []
    if !exploration.configuration.drawsStates {
      undecided.append((.drawnInside, "no state was drawn"))
    }
    if !exploration.configuration.interrupts {
      undecided.append((.sameAfterInterruption, "add --interrupt"))
    } else if !exploration.isPlainComplete {
      undecided.append((.sameAfterInterruption, "not all states were expanded"))
    }
    if !exploration.comparesReducedMotion {
      undecided.append((.sameWithReducedMotion, "not compared"))
    }
    if exploration.configuration.rules.isEmpty { undecided.append((.rules, "none were given")) }
    undecided.removeAll { violated.contains($0.invariant) }
    self.undecided = undecided
    proved = Invariant.allCases.filter { invariant in
      !violated.contains(invariant) && !undecided.contains { $0.invariant == invariant }
    }
  }
}

extension Exploration {
  /// Performs the shortest way of a violation with a new app, and writes it down.
  func failure(of violation: Violation) -> ExplorationResult.Failure {
    if let way = violation.way { return failure(of: violation, by: way) }
    let actions = graph.way(to: violation.state) + (violation.action.map { [$0] } ?? [])
    return failure(of: violation, by: actions.map { graph.actions[$0] })
  }

  /// - Parameter actions: The actions of the way.
  func failure(of violation: Violation, by actions: [UserAction])
    -> ExplorationResult.Failure
  {
    if violation.invariant == .noTraps { return trap(violation, by: actions) }
    let app = ExploredApp(pool.makeSimulator())
    var steps: [String] = []
    var places = [app.simulator.pathText]
    var faults = app.faults(since: ExploredApp.FocusBefore()).map(\.message)
    for action in actions {
      steps.append(words(of: action, in: app))
      let focus = app.focusNow
      app.perform(action)
      faults += app.faults(since: focus).map(\.message)
      if action.kind == .wait, action == actions.last, violation.invariant == .noLeaks {
        faults += app.leaksAfterWaiting().map(\.message)
      }
      places.append(app.simulator.pathText)
    }
    let isOfGraph = [
      .homeReachable, .noDeadEnds, .sameAfterInterruption, .drawnInside, .sameWithReducedMotion,
      .rules,
    ].contains(violation.invariant)
    return ExplorationResult.Failure(
      violation: violation, steps: steps, places: places,
      history: SessionHistory(app.timeline, makeSimulator: pool.makeSimulator),
      isConfirmed: isOfGraph || faults.contains(violation.message),
      isInterrupted: actions.contains { $0.kind == .interrupt })
  }

  /// Writes a way down whose last action ends the process, without performing that action.
  private func trap(_ violation: Violation, by actions: [UserAction])
    -> ExplorationResult.Failure
  {
    var failure = failure(
      of: Violation(
        invariant: .noWarnings, message: violation.message, state: violation.state, action: nil),
      by: Array(actions.dropLast()))
    failure.violation = violation
    failure.isConfirmed = true
    failure.isInterrupted = actions.contains { $0.kind == .interrupt }
    guard let last = actions.last else { return failure }
    let app = ExploredApp(pool.makeSimulator())
    for action in actions.dropLast() { app.perform(action) }
    failure.steps.append(words(of: last, in: app))
    failure.places.append("the app ends")
    var tick = app.simulator.tick
    for input in last.inputs {
      tick += input.delay
      failure.history.append(input.command, at: tick)
    }
    return failure
  }

  /// Returns the words of the tried actions of a state, in the order of its edges.
  func words(ofActionsAt state: Int) -> [String] {
    let edges = graph.edges(of: state)
    guard !edges.isEmpty else { return [] }
    let app = ExploredApp(pool.makeSimulator())
    for action in graph.way(to: state) { app.perform(graph.actions[action]) }
    return edges.map { words(of: graph.actions[Int($0.action)], in: app) }
  }

  /// Returns the words of an action, with those of its interruption.
  private func words(of action: UserAction, in app: ExploredApp) -> String {
    guard action.kind == .interrupt,
      let cut = action.inputs.indices.dropFirst().last(where: { action.inputs[$0].delay > 0 })
    else { return finder.words(of: action, in: app.simulator) }
    var first = action
    first.kind = .user
    first.inputs = Array(action.inputs[..<cut])
    var second = UserAction(action.inputs[cut...].map(\.command))
    second.kind = .user
    let milliseconds = action.inputs[cut].delay * 1_000 / 120
    let words = finder.words(of: second, in: app.simulator)
    let other = second.inputs.map(\.command) == [.tap] ? "tap again" : words
    return "\(finder.words(of: first, in: app.simulator)); after \(milliseconds) ms \(other)"
  }
}

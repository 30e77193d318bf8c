internal import CellGraphics
internal import NavigationKit
public import Simulation

/// A search through all ways that a user can take in an app, breadth first.
///
/// Call ``advance()`` until it returns false, and then ``finish()`` for the result. The search reads
/// no clock, so that the caller can report progress and stop at any time.
///
/// ```swift
/// let json = """
///   {"version": 1, "canvas": {"width": 9, "height": 9}, "initialScene": "a", "scenes": [
///     {"id": "a", "segues": [{"id": "go", "kind": "show", "to": "b", "trigger": {"swipe": "up"}}]},
///     {"id": "b"}]}
///   """
/// let document = try SceneDocument(json: Array(json.utf8))
/// let exploration = Exploration { Simulator(document: document, columns: 80, rows: 24) }
/// while exploration.advance() {}
/// let result = exploration.finish()
/// // No key leads back from the scene b.
/// precondition(result.violations.contains { $0.invariant == .homeReachable })
/// ```
public final class Exploration {
  /// The limits of a search, and what the user does in it.
  public struct Configuration: Sendable {
    /// The most actions of a way; nil to search until nothing is new.
    public var depth: Int?
    /// The most scenes on the path of a state that is explored further.
    public var longestPath = 6
    /// The most states.
    public var mostStates = 1_000_000
    /// The terminal sizes between which the user changes.
    public var sizes: [(columns: Int, rows: Int)] = []
    /// Indicates whether segues that only code performs are actions too.
    public var includesCode = false
    /// Indicates whether actions also happen in the middle of the transitions of others.
    public var interrupts = false
    /// Indicates whether each new state is drawn and its panels compared with the window.
    public var drawsStates = true
    /// Indicates whether apps are led from state to state. Turn it off for apps in code.
    public var reusesApps = true
    /// The rules of the user, at most 64.
    public var rules: [ExplorationRule] = []
    /// The path of scenes to which a way must lead from every state; nil for the first one.
    public var home: String?

    /// Creates the default configuration.
    public init() {}
  }

  /// The limits and the actions.
  public let configuration: Configuration
  /// The states and edges so far.
  private(set) var graph = StateGraph()
  /// The first violation of each kind.
  private(set) var violations: [Violation] = []
  /// The number of states in which each rule's expectations hold.
  private(set) var witnesses: [Int]
  private var known: Set<Expansion.Fault> = []
  var pool: AppPool
  let finder: ActionFinder
  /// The number of the state that is expanded next.
  private(set) var next = 0
  /// The number of the state whose actions are interrupted next.
  private(set) var nextInterrupted = 0
  /// The number of actions so far.
  public private(set) var stepCount = 0
  /// The number of states that were found without an interruption.
  private(set) var plainCount = 0
  /// Indicates whether each state that was found without an interruption has been expanded.
  private(set) var isPlainComplete = false
  /// The number of steps of the way to each state.
  private var depths: [Int32] = []
  private var scenes: [Int32] = []
  /// Indicates whether states with reduced motion have been compared.
  var comparesReducedMotion = false
  /// Called with a state's way and the next action before the action is performed.
  public var willPerform: ((_ way: [UserAction], _ action: UserAction) -> Void)?

  /// Creates a search that begins with the state of a new app.
  ///
  /// - Parameters:
  ///   - configuration: The limits and the actions.
  ///   - makeSimulator: Starts the app, equal each time.
  public init(
    _ configuration: Configuration = Configuration(), makeSimulator: @escaping () -> Simulator
  ) {
    self.configuration = configuration
    witnesses = [Int](repeating: 0, count: configuration.rules.count)
    finder = ActionFinder(sizes: configuration.sizes, includesCode: configuration.includesCode)
    pool = AppPool(reusesApps: configuration.reusesApps, makeSimulator: makeSimulator)
    let app = ExploredApp(makeSimulator())
    let place = graph.number(ofPlace: app.simulator.pathText)
    graph.append(
      StateGraph.Record(digest: app.digest, parent: -1, action: -1, place: place))
    depths.append(0)
    scenes.append(Int32(app.simulator.pathLength))
    let checked = checkRules(in: app)
    countWitnesses(checked.witnesses)
    for fault in stateFaults(of: app) + app.faults(since: ExploredApp.FocusBefore())
      + checked.faults
    {
      report(fault, state: 0, action: nil)
    }
    pool.park(app, at: 0)
  }

  /// The number of states so far.
  public var stateCount: Int { graph.count }
  /// The number of states that wait for their expansion.
  public var queueCount: Int { graph.count - next }
  /// The number of actions of the way to the state that is expanded next.
  public var currentDepth: Int { next < graph.count ? Int(depths[next]) : Int(depths.last ?? 0) }

  /// The number of tasks whose results have not been added.
  private var openTasks = 0

  /// A state whose actions are to be tried.
  public struct Task: Hashable, Sendable {
    let state: Int
    /// Indicates whether the actions are tried with interruptions.
    let isInterrupted: Bool
  }

  /// Expands one more state.
  ///
  /// - Returns: False if nothing is left to expand.
  public func advance() -> Bool {
    guard let task = nextTask() else { return false }
    merge(expand(task), of: task)
    return true
  }

  /// Returns the next state to expand; nil if all known states are expanded or being expanded.
  ///
  /// Every task must be merged, in the order of the tasks, so that the shortest ways are found.
  public func nextTask() -> Task? {
    while next < graph.count {
      let state = next
      next += 1
      guard !graph.isExpanded(state), isWithinLimits(state) else { continue }
      openTasks += 1
      return Task(state: state, isInterrupted: false)
    }
    // The states without interruptions are complete when all results are known.
    guard configuration.interrupts, openTasks == 0 || nextInterrupted > 0 else { return nil }
    if nextInterrupted == 0 {
      plainCount = graph.count
      isPlainComplete = (0..<plainCount).allSatisfy(graph.isExpanded)
    }
    while nextInterrupted < plainCount {
      let state = nextInterrupted
      nextInterrupted += 1
      guard graph.isExpanded(state) else { continue }
      openTasks += 1
      return Task(state: state, isInterrupted: true)
    }
    return nil
  }

  /// Performs the actions of a state. Another process can do it, and send the result.
  public func expand(_ task: Task) -> Expansion {
    task.isInterrupted ? expandInterruptions(task.state) : expand(task.state)
  }

  /// Adds the results of a task.
  public func merge(_ expansion: Expansion, of task: Task) {
    openTasks -= 1
    if task.isInterrupted {
      mergeInterruptions(expansion, of: task.state)
    } else {
      merge(expansion, of: task.state)
    }
  }

  private func isWithinLimits(_ state: Int) -> Bool {
    if let depth = configuration.depth, depths[state] >= depth { return false }
    return scenes[state] <= configuration.longestPath && graph.count < configuration.mostStates
  }

  // MARK: - Expanding

  /// The actions that end the process, and the message of the last, by their state.
  private var trapping: [Int: [UserAction]] = [:]
  private var trapMessages: [Int: String] = [:]

  private static func trapped(_ action: UserAction, message: String) -> Expansion.Step {
    var step = Expansion.Step(action: action, digest: nil, place: "")
    step.faults = [Expansion.Fault(invariant: .noTraps, message: message)]
    return step
  }

  /// Stores that an action ended the process of a search, so that it is not performed again.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - task: The state before it.
  ///   - message: The message of the process, as a sentence without a full stop.
  public func noteTrap(at action: UserAction, of task: Task, message: String) {
    trapping[task.state, default: []].append(action)
    trapMessages[task.state] = message
  }

  /// Performs each action of a state once.
  private func expand(_ state: Int) -> Expansion {
    var app = pool.app(at: state, of: graph)
    var here = state
    let actions = app.simulator.isFinished ? [] : finder.actions(of: app.simulator)
    return perform(actions, at: state, &app, &here)
  }

  /// Performs each action of a state that begins a transition, with each interruption of it.
  private func expandInterruptions(_ state: Int) -> Expansion {
    var app = pool.app(at: state, of: graph)
    var here = state
    let actions = finder.actions(of: app.simulator)
    var interrupted: [UserAction] = []
    for action in actions
    where action.kind == .user && trapping[state]?.contains(action) != true {
      if here != state || app.digest != graph.records[state].digest {
        app = pool.app(at: state, of: graph, near: (here, app))
        here = state
      }
      app.perform(action)
      here = graph.index(of: app.digest) ?? -1
      let length = app.simulator.tick - app.lastInputTick
      if here < 0 { here = state; app = pool.app(at: state, of: graph) }
      guard app.events.contains(where: { $0.kind == .transitionBegan }) else { continue }
      for quarter in 1...3 where length * quarter / 4 > 0 {
        for other in Self.interruptions(action, among: actions) {
          interrupted.append(action.interrupted(by: other, after: length * quarter / 4))
        }
      }
    }
    if here != state { app = pool.app(at: state, of: graph, near: (here, app)) }
    here = state
    return perform(interrupted, at: state, &app, &here)
  }

  /// Returns the actions in the middle of a transition: a second tap, swipes, drags, tabs, Escape and
  /// sizes. Actions that move the focus first are no reflex of a user.
  static func interruptions(_ action: UserAction, among all: [UserAction]) -> [UserAction] {
    var others: [UserAction] = []
    if let last = action.inputs.last?.command, last == .tap { others.append(UserAction([.tap])) }
    for direction in Direction.allCases { others.append(UserAction([.swipe(direction)])) }
    others.append(UserAction([.cancel]))
    for other in all where other.kind == .user {
      switch other.inputs.first?.command {
      case .drag, .selectTab, .resize, .rotate: if !others.contains(other) { others.append(other) }
      default: break
      }
    }
    return others
  }

  private func perform(
    _ actions: [UserAction], at state: Int, _ app: inout ExploredApp, _ here: inout Int
  ) -> Expansion {
    var steps: [Expansion.Step] = []
    var results: Set<StateDigest> = []
    let way = willPerform == nil ? [] : graph.way(to: state).map { graph.actions[$0] }
    for action in actions {
      if trapping[state]?.contains(action) == true {
        steps.append(Self.trapped(action, message: trapMessages[state] ?? ""))
        continue
      }
      if here != state || app.digest != graph.records[state].digest {
        app = pool.app(at: state, of: graph, near: here >= 0 ? (here, app) : nil)
      }
      let focus = app.focusNow
      willPerform?(way, action)
      app.perform(action)
      let known = graph.index(of: app.digest)
      here = known ?? -1
      var step = Expansion.Step(action: action, digest: app.digest, place: "")
      step.faults = app.faults(since: focus)
      if known == nil {
        step.place = app.simulator.pathText
        step.pathLength = app.simulator.pathLength
        if results.insert(app.digest).inserted {
          step.faults += stateFaults(of: app)
          let checked = checkRules(in: app)
          step.faults += checked.faults
          step.witnesses = checked.witnesses
        }
        waiting.append((app.digest, app))
      }
      if action.kind == .wait, app.hasLeftControllers {
        step.faults += app.leaksAfterWaiting()
        waiting.removeAll { $0.app === app }
        here = -1
      }
      steps.append(step)
      if !step.faults.isEmpty {
        // An app with a fault is no ground for further steps.
        waiting.removeAll { $0.app === app }
        here = -1
      }
    }
    if here == state { pool.park(app, at: state) }
    return Expansion(steps: steps)
  }

  /// The apps at states that are new, until the states have their numbers.
  private var waiting: [(digest: StateDigest, app: ExploredApp)] = []

  private func stateFaults(of app: ExploredApp) -> [Expansion.Fault] {
    guard configuration.drawsStates, app.cameToRest else { return [] }
    let panels = Dictionary(
      app.simulator.frame().panels.map { ($0.id, $0.rect) }, uniquingKeysWith: { first, _ in first })
    var faults: [Expansion.Fault] = []
    for controller in app.controllers.compactMap(\.controller) {
      guard let place = panels[controller.identity] else { continue }
      for child in controller.children {
        guard let inner = panels[child.identity], inner.intersection(place) != inner else { continue }
        faults.append(
          Expansion.Fault(
            invariant: .drawnInside,
            message: "\(child.identity.withoutNumber) is drawn outside of "
              + controller.identity.withoutNumber))
      }
    }
    return faults
  }

  // MARK: - Merging

  /// Adds the results of a state's actions to the graph.
  private func merge(_ expansion: Expansion, of state: Int) {
    var edges: [StateGraph.Edge] = []
    for step in expansion.steps { edges.append(add(step, of: state)) }
    graph.setEdges(edges, of: state)
    for (digest, app) in waiting {
      if let index = graph.index(of: digest) { pool.park(app, at: index) }
    }
    waiting.removeAll()
  }

  private func mergeInterruptions(_ expansion: Expansion, of state: Int) {
    for step in expansion.steps {
      let count = graph.count
      let edge = add(step, of: state)
      if graph.count > count, isPlainComplete, step.faults.isEmpty {
        report(
          Expansion.Fault(
            invariant: .sameAfterInterruption,
            message: "an interruption leads to a state of \(step.place) that no uninterrupted way "
              + "reaches"),
          state: state, action: Int(edge.action))
      }
    }
    waiting.removeAll()
  }

  private func add(_ step: Expansion.Step, of state: Int) -> StateGraph.Edge {
    stepCount += 1
    let action = graph.number(of: step.action)
    var target = StateGraph.Edge.trap
    if let digest = step.digest {
      if let index = graph.index(of: digest) {
        target = Int32(index)
      } else {
        target = Int32(graph.count)
        let place = graph.number(ofPlace: step.place)
        graph.append(
          StateGraph.Record(digest: digest, parent: Int32(state), action: action, place: place))
        depths.append(depths[state] + 1)
        countWitnesses(step.witnesses)
        scenes.append(Int32(step.pathLength))
      }
    }
    for fault in step.faults { report(fault, state: state, action: Int(action)) }
    return StateGraph.Edge(action: action, target: target)
  }

  private func countWitnesses(_ bits: UInt64) {
    for index in configuration.rules.indices where bits >> UInt64(index) & 1 == 1 {
      witnesses[index] += 1
    }
  }

  func report(_ fault: Expansion.Fault, state: Int, action: Int?) {
    guard known.insert(fault).inserted else { return }
    violations.append(
      Violation(
        invariant: fault.invariant, message: fault.message, state: state, action: action))
  }

  /// Reports a fault at the end of a way outside of the graph.
  func report(_ fault: Expansion.Fault, way: [UserAction]) {
    guard known.insert(fault).inserted else { return }
    violations.append(
      Violation(
        invariant: fault.invariant, message: fault.message, state: 0, action: nil, way: way))
  }

  func hasReported(_ fault: Expansion.Fault) -> Bool { known.contains(fault) }

  func knows(_ digest: StateDigest) -> Bool { graph.index(of: digest) != nil }

  func pathLength(of state: Int) -> Int { Int(scenes[state]) }

  /// Replaces the states by those of a search that was kept.
  func adopt(
    _ graph: StateGraph, pathLengths: [Int], _ violations: [Violation], stepCount: Int
  ) {
    self.graph = graph
    self.stepCount = stepCount
    self.violations = violations
    known = Set(violations.map { Expansion.Fault(invariant: $0.invariant, message: $0.message) })
    scenes = pathLengths.map(Int32.init)
    depths = []
    for record in graph.records {
      depths.append(record.parent < 0 ? 0 : depths[Int(record.parent)] + 1)
    }
    next = (0..<graph.count).first { !graph.isExpanded($0) } ?? graph.count
  }

  func append(_ violation: Violation) { violations.append(violation) }

  func depth(of state: Int) -> Int { Int(depths[state]) }
}

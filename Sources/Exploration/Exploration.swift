internal import CellGraphics
public import FlowTesting
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
  var graph = StateGraph()
  /// The first violation of each kind.
  var violations: [Violation] = []
  /// The number of states in which each rule's expectations hold.
  var witnesses: [Int]
  var known: Set<Expansion.Fault> = []
  var pool: AppPool
  let finder: ActionFinder
  /// The number of the state that is expanded next.
  var next = 0
  /// The number of the state whose actions are interrupted next.
  private(set) var nextInterrupted = 0
  /// The number of actions so far.
  public internal(set) var stepCount = 0
  /// The scenes, segues and actions that were used so far.
  public internal(set) var uses: Set<CoverageUse> = []
  /// The number of states that were found without an interruption.
  private(set) var plainCount = 0
  /// Indicates whether each state that was found without an interruption has been expanded.
  private(set) var isPlainComplete = false
  /// The number of steps of the way to each state.
  var depths: [Int32] = []
  var scenes: [Int32] = []
  /// Indicates whether states with reduced motion have been compared.
  var comparesReducedMotion = false
  /// The actions that end the process, and the message of the last, by their state.
  var trapping: [Int: [UserAction]] = [:]
  var trapMessages: [Int: String] = [:]
  /// The facts about states that are not part of the graph yet.
  var examined: [StateDigest: Expansion.Facts] = [:]
  /// The number of the state after the last one that was expanded.
  var mergedEnd = 0
  /// The apps at states that are new, until the states have their numbers.
  var waiting: [(digest: StateDigest, app: ExploredApp)] = []
  /// Called with a state's way and the next action before the action is performed.
  public var willPerform: ((_ way: [UserAction], _ action: UserAction) -> Void)?
  /// Called after an action and its checks. What happens between two actions leads back to a state.
  public var didPerform: (() -> Void)?

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
    uses.formUnion(app.takeUses())
    let place = graph.number(ofPlace: app.simulator.pathText)
    graph.append(
      StateGraph.Record(digest: app.digest, parent: -1, action: -1, place: place, data: app.data))
    depths.append(0)
    scenes.append(Int32(app.simulator.pathLength))
    let checked = checkRules(in: app)
    countWitnesses(checked.witnesses)
    for fault in stateFaults(of: app) + app.faults(since: ExploredApp.FocusBefore())
      + checked.faults
    {
      report(fault, state: 0, action: nil)
    }
    pool.park(app, at: 0, of: graph)
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

    init(state: Int, isInterrupted: Bool) {
      (self.state, self.isInterrupted) = (state, isInterrupted)
    }

    /// Creates the task of a number, which can have come from another process.
    public init(number: Int) {
      self.init(state: number >> 1, isInterrupted: number & 1 == 1)
    }

    /// The number of the task, from 0. It is equal in all processes of a search.
    public var number: Int { state << 1 | (isInterrupted ? 1 : 0) }
  }

  /// Returns the number of the state from which the state of a task was reached first; nil for the
  /// state of a new app.
  public func origin(of task: Task) -> Int? {
    let parent = graph.records[task.state].parent
    return parent < 0 ? nil : Int(parent)
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
}

internal import Sessions
internal import Simulation

/// Apps that run in parallel, each at a state of the graph.
///
/// Controllers cannot be copied, so an app at a state is one that is parked there, one that reaches
/// it by known actions, or a new one that performs the whole way.
struct AppPool {
  let makeSimulator: () -> Simulator
  /// Indicates whether an app that has come to a state on another way counts as an app at that
  /// state. Code can store what a state does not show, so apps in code are built again.
  let reusesApps: Bool
  private var parked: [(state: Int, app: ExploredApp)] = []
  /// The number of apps that have been started.
  private(set) var started = 0
  /// The number of actions that only led an app back to a state.
  private(set) var repeated = 0

  /// The most apps.
  static let most = 96
  /// The inputs after which an app is given up, because its way would be too long to read.
  private static let longestTimeline = 2_000

  init(reusesApps: Bool, makeSimulator: @escaping () -> Simulator) {
    self.makeSimulator = makeSimulator
    self.reusesApps = reusesApps
  }

  /// Keeps an app for a later use of its state.
  ///
  /// An app with other data than the first at the state is given up. Its next actions could lead
  /// elsewhere, and which app comes first depends on the number of jobs.
  mutating func park(_ app: ExploredApp, at state: Int, of graph: StateGraph) {
    guard app.equals(graph.records[state]), app.timeline.inputs.count < Self.longestTimeline else {
      return
    }
    parked.append((state, app))
    if parked.count > Self.most { parked.removeFirst(Self.most / 4) }
  }

  /// Returns an app at a state.
  ///
  /// - Parameter near: An app that the caller no longer needs, and its state.
  mutating func app(
    at state: Int, of graph: StateGraph, near: (state: Int, app: ExploredApp)? = nil
  )
    -> ExploredApp
  {
    if let near {
      if reusesApps, let app = lead(near.app, from: near.state, to: state, graph) { return app }
    }
    if let index = parked.lastIndex(where: { $0.state == state }) {
      return parked.remove(at: index).app
    }
    var way = graph.way(to: state)[...]
    // The nearest app on the way to the state.
    var ancestor = state
    var steps = 0
    while graph.records[ancestor].parent >= 0 {
      ancestor = Int(graph.records[ancestor].parent)
      steps += 1
      guard let index = parked.lastIndex(where: { $0.state == ancestor }),
        // Its own expansion needs the last one.
        graph.isExpanded(ancestor) || parked.count(where: { $0.state == ancestor }) > 1
      else { continue }
      let app = parked.remove(at: index).app
      way = way.suffix(steps)
      if perform(way, on: app, graph), app.equals(graph.records[state]) { return app }
      break
    }
    return newApp(at: state, of: graph)
  }

  /// Returns a new app that has performed the whole way to a state.
  mutating func newApp(at state: Int, of graph: StateGraph) -> ExploredApp {
    started += 1
    let app = ExploredApp(makeSimulator())
    _ = perform(graph.way(to: state)[...], on: app, graph)
    return app
  }

  private mutating func perform(_ way: ArraySlice<Int>, on app: ExploredApp, _ graph: StateGraph)
    -> Bool
  {
    for action in way {
      repeated += 1
      app.perform(graph.actions[action])
    }
    return true
  }

  /// Leads an app to a state by one or two known actions; nil if there are none.
  private mutating func lead(
    _ app: ExploredApp, from start: Int, to goal: Int, _ graph: StateGraph
  ) -> ExploredApp? {
    if start == goal { return app.equals(graph.records[goal]) ? app : nil }
    guard app.timeline.inputs.count < Self.longestTimeline else { return nil }
    guard let way = shortWay(from: start, to: goal, graph) else {
      park(app, at: start, of: graph)
      return nil
    }
    _ = perform(way[...], on: app, graph)
    return app.equals(graph.records[goal]) ? app : nil
  }

  private func shortWay(from start: Int, to goal: Int, _ graph: StateGraph) -> [Int]? {
    let edges = graph.edges(of: start)
    if let edge = edges.first(where: { $0.target == goal }) { return [Int(edge.action)] }
    for first in edges where first.target >= 0 && first.target != start {
      if let second = graph.edges(of: Int(first.target)).first(where: { $0.target == goal }) {
        return [Int(first.action), Int(second.action)]
      }
    }
    return nil
  }
}

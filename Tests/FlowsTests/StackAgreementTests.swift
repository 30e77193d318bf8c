import Storyboards
import Testing

@testable import Flows

/// What the graph says about all stacks, held against trees that are moved step by step.
@Suite struct StackAgreementTests {
  /// In parts, so that they run side by side.
  @Test(arguments: 0..<8)
  func `on 10,000 random apps the graph finds what exploring finds, and nothing else`(
    part: Int
  ) throws {
    var tally = Tally()
    for seed in stride(from: part, to: 10_000, by: 8) {
      try compare(RandomApp(seed: UInt64(seed)), seed, &tally)
    }
    // A generator that makes nothing to be found proves nothing.
    #expect(tally.missing > 100 && tally.trapped > 20 && tally.circles > 200)
    #expect(tally.clean > 50 && tally.stopped < 60)
  }

  private struct Tally {
    var missing = 0
    var trapped = 0
    var circles = 0
    var clean = 0
    var stopped = 0
  }

  private func compare(_ app: RandomApp, _ seed: Int, _ tally: inout Tally) throws {
    let flow = try app.flow()
    let model = StackModel(app: app)
    let ways = flow.ways
    let settings = app.settings
    let graph = StackGraph(flow, ways, settings: settings, openings: [])
    let shortest = graph.shortestWays()
    var search = UnwindSearch(graph, flow, shortest)
    let groups = graph.growingGroups()
    let traps = Self.traps(graph, shortest, &search)
    // Without circles there is an end to it; with them, the first few floors show what differs.
    let found =
      groups.isEmpty
      ? model.explore(largest: 60, most: 1_500) : model.explore(largest: 7, most: 150)
    if groups.isEmpty { #expect(!found.isCut, "\(seed): a stack grows without a circle") }
    if found.isStopped, groups.isEmpty { tally.stopped += 1 }

    // None missed.
    let missing = Set(search.ends.keys.map { flow.segues[$0].id })
    #expect(found.missing.isSubset(of: missing), "\(seed): missed \(found.missing)")
    #expect(
      found.trapped.isSubset(of: Set(traps.keys)),
      "\(seed): missed \(found.trapped) in \(app.json)")
    let reached = flow.reachableScenes(ways)
    #expect(found.seen.allSatisfy { reached[$0] }, "\(seed): missed \(found.seen)")

    // None that can't be shown.
    for (segue, end) in search.ends {
      let way = graph.scenes(end.steps(shortest))
      let state = try #require(model.follow(way, flow), "\(seed): \(way) cannot be gone")
      #expect(
        model.misses(flow.segues[segue].id, state), "\(seed): \(flow.segues[segue].id) ends there")
    }
    for (scene, way) in traps {
      let state = try #require(model.follow(way, flow), "\(seed): \(way) cannot be gone")
      #expect(model.front(state) == scene && model.isStuck(state), "\(seed): \(scene) is left")
    }
    for group in groups {
      let sizes = try #require(model.sizes(round: group, graph, shortest, flow), "\(seed)")
      #expect(sizes == sizes.sorted() && Set(sizes).count == sizes.count, "\(seed): \(sizes)")
    }
    if !found.isStopped, !found.isCut {
      #expect(missing == found.missing, "\(seed)")
      #expect(found.seen == Set(app.scenes.indices.filter { reached[$0] && !app.isAlert($0) }))
    }
    tally.missing += missing.count
    tally.trapped += traps.count
    tally.circles += groups.count
    if missing.isEmpty, traps.isEmpty, groups.isEmpty { tally.clean += 1 }
  }

  private static func traps(
    _ graph: StackGraph, _ shortest: StackGraph.Tree, _ search: inout UnwindSearch
  ) -> [Int: Way] {
    var traps: [Int: Way] = [:]
    for (node, description) in graph.nodes.enumerated()
    where description.isLeaf && !description.hasExit && shortest.reaches(node)
      && traps[description.scene] == nil
    {
      traps[description.scene] = search.trap(at: node).map {
        graph.scenes($0.steps(shortest))
      }
    }
    return traps
  }
}

/// Scenes, each with the segue that leads to it.
typealias Way = [(scene: Int, segue: Int?)]

extension StackGraph {
  func scenes(_ way: [(node: Int, segue: Int?)]) -> Way {
    way.map { (nodes[$0.node].scene, $0.segue) }
  }
}

extension RandomApp {
  func flow() throws -> Flow {
    try FlowReading([FlowSource(path: "app.json", bytes: Array(json.utf8))]) { _ in nil }.flow
  }

  var settings: [SceneSettings] {
    scenes.map { scene in
      var settings = SceneSettings()
      settings.isBarHidden = scene.isBarHidden
      settings.hidesBack = scene.hidesBack
      return settings
    } + [SceneSettings()]
  }
}

// MARK: - Going a way

extension StackModel {
  /// The state at the end of a way; nil where it cannot be gone.
  func follow(_ way: Way, _ flow: Flow) -> State? { follow(way, flow, from: start) }

  private func follow(_ way: Way, _ flow: Flow, from start: State) -> State? {
    var state = start
    for (place, step) in way.enumerated() where place > 0 {
      let before = way[place - 1].scene
      if let number = step.segue, flow.segues[number].kind != .embed {
        guard let start = starts(state).first(where: { $0.segue.id == flow.segues[number].id }),
          let after = perform(
            start.segue, at: start.path, isBorrowed: start.isBorrowed, state)
        else { return nil }
        state = after
      } else if case .tabs(let tabs) = app.scenes[before].kind, before != step.scene {
        guard let after = select(tabs.firstIndex(of: step.scene), of: before, state) else {
          return nil
        }
        state = after
      }
    }
    return state
  }

  /// Selects a tab of the innermost tab bar controller of that scene in sight.
  private func select(_ tab: Int?, of scene: Int, _ state: State) -> State? {
    let top = state.count - 1
    let found = visible(state).last { tree($0, in: state[top].tree).scene == scene }
    guard let tab, let found,
      case .tabs(_, let trees, let selected) = tree(found, in: state[top].tree)
    else { return nil }
    guard tab != selected else { return state }
    return changed(state, top, at: found) { _ in .tabs(scene, trees, selected: tab) }
  }

  /// Whether an unwind segue can start and finds nothing.
  func misses(_ id: String, _ state: State) -> Bool {
    starts(state).contains { start in
      start.segue.id == id
        && perform(start.segue, at: start.path, isBorrowed: start.isBorrowed, state) == nil
    }
  }

  func isStuck(_ state: State) -> Bool {
    let segues = starts(state).compactMap {
      perform($0.segue, at: $0.path, isBorrowed: $0.isBorrowed, state)
    }
    return (otherMoves(state) + segues).allSatisfy { $0 == state }
  }

  /// How large the state is before and after each of two rounds of a circle; nil where it cannot be
  /// gone.
  func sizes(
    round group: [Int], _ graph: StackGraph, _ shortest: StackGraph.Tree, _ flow: Flow
  ) -> [Int]? {
    guard let start = group.first(where: { graph.nodes[$0].isLeaf }),
      let circle = FlowCheck.circle(in: group, graph)
    else { return nil }
    guard var state = follow(graph.scenes(shortest.way(to: start)), flow) else { return nil }
    var sizes = [size(state)]
    for _ in 0..<2 {
      let round = [(scene: graph.nodes[start].scene, segue: Int?.none)] + graph.scenes(circle)
      guard let after = follow(round, flow, from: state) else { return nil }
      state = after
      sizes.append(size(state))
    }
    return sizes
  }
}

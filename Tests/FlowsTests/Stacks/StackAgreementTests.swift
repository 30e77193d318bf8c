import Testing

@testable import Flows

/// Compares the stack graph with trees that are moved step by step.
@Suite struct StackAgreementTests {
  /// In parts, so that they run side by side.
  @Test(arguments: 0..<8)
  func `the stack graph agrees with exhaustive exploration on 10,000 random apps`(
    part: Int
  ) throws {
    var tally = Tally()
    for seed in stride(from: part, to: 10_000, by: 8) {
      try compare(RandomApp(seed: UInt64(seed)), seed, &tally)
    }
    // A generator that makes nothing to be found proves nothing.
    #expect(tally.missing > 100 && tally.trapped > 20 && tally.circles > 200)
    #expect(tally.clean > 50 && tally.stopped < 60)
    #expect(tally.inTabs > 0 && tally.columns > 2 && tally.nearest > 5, "\(tally)")
  }

  private struct Tally {
    var missing = 0
    var trapped = 0
    var circles = 0
    var clean = 0
    var stopped = 0
    /// Traps under tabs that are out, and split view controllers that are one.
    var inTabs = 0
    var columns = 0
    /// Unwinds to the nearest scene that end nowhere.
    var nearest = 0
  }

  private func compare(_ app: RandomApp, _ seed: Int, _ tally: inout Tally) throws {
    let flow = try app.flow()
    let model = StackModel(app: app)
    let adjacency = flow.adjacency
    let settings = app.settings
    let graph = StackGraph(flow, adjacency, settings: settings, codeEntries: [])
    let shortest = graph.shortestPaths()
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
    let reached = flow.reachableScenes(adjacency)
    #expect(found.seen.allSatisfy { reached[$0] }, "\(seed): missed \(found.seen)")

    // None that can't be shown.
    let walk = PathWalk(model: model, graph: graph, shortest: shortest, flow: flow)
    for (segue, end) in search.ends {
      let path = end.steps(shortest)
      let state = try #require(walk.follow(path), "\(seed): \(walk.names(path)) cannot be gone")
      #expect(
        walk.misses(flow.segues[segue].id, state.levels),
        "\(seed): \(flow.segues[segue].id) ends there")
    }
    for (scene, path) in traps {
      let state = try #require(walk.follow(path), "\(seed): \(walk.names(path)) cannot be gone")
      #expect(
        model.front(state.levels) == scene && walk.isStuck(state.levels),
        "\(seed): \(scene) is left")
    }
    for group in groups {
      let sizes = try #require(walk.sizes(round: group), "\(seed)")
      #expect(sizes == sizes.sorted() && Set(sizes).count == sizes.count, "\(seed): \(sizes)")
    }
    if !found.isStopped, !found.isCut {
      #expect(missing == found.missing, "\(seed)")
      #expect(
        found.seen
          == Set(app.scenes.indices.filter { reached[$0] && app.canBeSeen($0) && !app.isAlert($0) })
      )
    }
    tally.missing += missing.count
    tally.trapped += traps.count
    for (scene, path) in traps {
      if flow.scenes[scene].kind == .splitViewController { tally.columns += 1 }
      if app.scenes[scene].hidesBottomBar,
        path.contains(where: { flow.scenes[graph.nodes[$0.node].scene].children.count > 1 })
      {
        tally.inTabs += 1
      }
    }
    tally.nearest += search.ends.keys.count { flow.segues[$0].unwindsToNearest }
    tally.circles += groups.count
    if missing.isEmpty, traps.isEmpty, groups.isEmpty { tally.clean += 1 }
  }

  private static func traps(
    _ graph: StackGraph, _ shortest: StackGraph.Tree, _ search: inout UnwindSearch
  ) -> [Int: [StackGraph.Step]] {
    var traps: [Int: [StackGraph.Step]] = [:]
    for (node, description) in graph.nodes.enumerated()
    where (description.isLeaf || description.isWhole) && !description.hasExit
      && shortest.reaches(node)
      && traps[description.scene] == nil
    {
      traps[description.scene] = search.trap(at: node).map { $0.steps(shortest) }
    }
    return traps
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
      settings.hidesBottomBar = scene.hidesBottomBar
      settings.disabledActions = Set(scene.segues.filter(\.isDisabled).map(\.id))
      if case .split(let split) = scene.kind, split.isSecondaryOnly { settings.shownSidebars = 0 }
      return settings
    } + [SceneSettings()]
  }
}

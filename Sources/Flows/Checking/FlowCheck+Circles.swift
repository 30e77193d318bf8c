import Storyboards

/// Finds cycles of segues on which the stack grows without limit.
extension FlowCheck {
  /// Reports cycles of segues that add scenes to the stack in each round, so that the stack grows
  /// without limit. Cycles with the same segues are reported once.
  ///
  /// A group of nodes that reach each other can contain many cycles. One of them, the shortest
  /// through its first visible scene, represents the group.
  mutating func checkCircles(_ graph: StackGraph, _ shortest: StackGraph.Tree) {
    var isFound = Set<[Int]>()
    for group in graph.growingGroups() {
      guard let circle = Self.circle(in: group, graph) else { continue }
      let segues = circle.compactMap(\.segue).filter { flow.segues[$0].kind != .embed }
      guard let first = segues.first, isFound.insert(segues).inserted else { continue }
      var names = [named(flow.segues[first].source)]
      for step in circle where graph.nodes[step.node].isLeaf {
        names.append(named(graph.nodes[step.node].scene))
      }
      let ring =
        names.count > 6
        ? names.prefix(3).joined(separator: " → ") + " → … → " + (names.last ?? "")
        : names.joined(separator: " → ")
      let last = segues[segues.count - 1]
      let growth = growth(of: circle, segues, group, graph)
      add(
        .growingStack, growth.level, scene: flow.segues[last].source, segue: last,
        "each round of \(ring) adds its scenes to the stack\(growth.words)",
        steps: steps(Self.excerpt(of: circle), graph, shortest))
    }
  }

  /// The harm of a growing stack, which decides the level of the finding.
  ///
  /// A stack that grows by one row at a time, as in a folder of folders, is usual in apps. A stack
  /// that nothing shortens is an error.
  private enum Growth {
    /// A segue of the cycle is performed by code of a storyboard, which can remove scenes first.
    case byCode
    /// Each scene has a back button. The cycle has a single segue, or a segue that starts on a row.
    case drillDown
    /// A scene of the cycle leads back.
    case round
    /// No scene of the cycle leads back.
    case unbounded

    /// The level of the finding.
    var level: Finding.Level {
      switch self {
      case .byCode, .drillDown: .note
      case .round: .warning
      case .unbounded: .error
      }
    }

    /// The end of the finding's message.
    var words: String {
      switch self {
      case .byCode, .round: ""
      case .drillDown: "; the back button removes them one by one"
      case .unbounded: ", and no scene of the round leads back"
      }
    }
  }

  /// Returns the harm of a cycle.
  ///
  /// - Parameters:
  ///   - circle: The steps of the cycle.
  ///   - segues: Its segues, without embed segues.
  ///   - group: The nodes that are on some cycle with these.
  ///   - graph: The graph.
  private func growth(
    of circle: [StackGraph.Step], _ segues: [Int], _ group: [Int], _ graph: StackGraph
  ) -> Growth {
    if segues.contains(where: { flow.segues[$0].isManual && isInStoryboard(flow.segues[$0].source) }
    ) {
      return .byCode
    }
    let isPushed = circle.allSatisfy { step in
      guard let segue = step.segue, flow.segues[segue].kind != .embed else { return true }
      let (scene, state) = (graph.nodes[step.node].scene, graph.nodes[step.node].state)
      return state.isPushed && state.navigation == .stack(hasBack: true)
        && !settings[scene].hidesBack
    }
    if isPushed, segues.count == 1 || segues.contains(where: { flow.segues[$0].startsOnRow }) {
      return .drillDown
    }
    let leadsBack = group.contains { node in
      let description = graph.nodes[node]
      guard description.isLeaf || description.isWhole else { return false }
      return description.hasExit || !description.inner.isEmpty
        || description.segues.contains { flow.segues[$0.segue].kind == .unwind }
        || !mayBeTrap(description.scene)
    }
    return leadsBack ? .round : .unbounded
  }

  /// Returns the steps of a cycle for a message. A cycle of more than 16 steps has only its first
  /// eight and last eight.
  private static func excerpt(of circle: [StackGraph.Step]) -> StackGraph.Excerpt {
    let shownSteps = 8
    guard circle.count > 2 * shownSteps else { return StackGraph.Excerpt(steps: circle) }
    let omitted = circle[shownSteps..<circle.count - shownSteps].count { $0.segue != nil }
    return StackGraph.Excerpt(
      steps: Array(circle.prefix(shownSteps) + circle.suffix(shownSteps)), gap: shownSteps,
      omitted: omitted)
  }

  /// Returns the shortest path within a group from its first visible scene back to itself.
  ///
  /// - Parameters:
  ///   - group: Nodes each of which can be reached from the others.
  ///   - graph: The graph.
  /// - Returns: The steps; nil if the group has no visible scene or no cycle. The search is
  ///   breadth-first.
  static func circle(in group: [Int], _ graph: StackGraph) -> [StackGraph.Step]? {
    guard let start = group.first(where: { graph.nodes[$0].isLeaf }) else { return nil }
    let members = Set(group)
    var before: [Int: (node: Int, edge: StackGraph.Edge)] = [:]
    var waiting = [start]
    var next = 0
    while next < waiting.count, before[start] == nil {
      let node = waiting[next]
      next += 1
      for edge in graph.edges[node] where members.contains(edge.to) && before[edge.to] == nil {
        before[edge.to] = (node, edge)
        waiting.append(edge.to)
      }
    }
    var path: [StackGraph.Step] = []
    var node = start
    while let step = before[node] {
      path.append(StackGraph.Step(node: node, segue: step.edge.segue, detail: step.edge.detail))
      node = step.node
      if node == start { break }
    }
    return path.isEmpty ? nil : path.reversed()
  }
}

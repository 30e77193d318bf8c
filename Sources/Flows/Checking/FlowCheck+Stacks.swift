import Storyboards
import TextFormats

/// Finds the problems that depend on the stack: pushes without a navigation controller, unwinds
/// that find no target, scenes that the user cannot leave, and stacks that grow without limit.
///
/// All rules are questions about paths of the ``StackGraph``. A finding can list the steps of the
/// shortest path on which the problem occurs.
extension FlowCheck {
  /// Builds the stack graph and applies the rules that need it. This is the most expensive part of
  /// the check.
  mutating func checkStacks() {
    let graph = StackGraph(flow, enabledAdjacency, settings: settings, codeEntries: codeEntries)
    let shortest = graph.shortestPaths()
    checkPushes(graph, shortest)
    let isTargetInCode = flow.segues.map { isInStoryboard($0.source) }
    var missing = UnwindSearch(graph, flow, shortest) { isTargetInCode[$0] }
    for (number, segue) in flow.segues.enumerated() {
      guard let end = missing.ends[number] else { continue }
      add(
        .unwindWithoutTarget, scene: segue.source, segue: number,
        "unwind \(quoted(segue.id)) can start where "
          + (segue.unwindsToNearest
            ? "there is no earlier scene"
            : "no earlier scene declares \(quoted(segue.action ?? ""))"),
        steps: steps(end.excerpt(shortest), graph, shortest, last: number))
    }
    checkTraps(graph, shortest, &missing)
    checkAlerts(graph, shortest)
    checkCircles(graph, shortest)
    let onStacks = graph.nodes.filter { $0.isLeaf && $0.state.navigation == .stack(hasBack: true) }
    checkTitles(Set(onStacks.map(\.scene)).sorted())
  }

  // MARK: - Rules

  /// Checks the pushes of storyboards. In scene files, the decoder checks them.
  private mutating func checkPushes(_ graph: StackGraph, _ shortest: StackGraph.Tree) {
    var isFound = Set<Int>()
    for (node, description) in graph.nodes.enumerated()
    where description.isLeaf && !description.state.isUncertain {
      for origin in description.segues where !origin.isBorrowed {
        let segue = flow.segues[origin.segue]
        guard segue.kind == .push, isInStoryboard(segue.source) else { continue }
        let to = segue.destination
        if description.state.navigation == .none, isFound.insert(origin.segue).inserted {
          add(
            .pushWithoutNavigation, scene: segue.source, segue: origin.segue,
            "push \(quoted(segue.id)) can start while \(named(segue.source)) is outside a navigation "
              + "controller", steps: steps(shortest.excerpt(to: node), graph, shortest))
        } else if let to, flow.scenes[to].kind == .navigationController,
          isFound.insert(origin.segue).inserted
        {
          add(
            .uikitException, scene: segue.source, segue: origin.segue,
            "push \(quoted(segue.id)) pushes the navigation controller \(named(to)), which UIKit does "
              + "not allow; use presentModally")
        }
      }
    }
  }

  /// Reports scenes that the user can reach but not leave, each scene once.
  ///
  /// Code that may remove the scene makes the finding a note: code of a scene below it, or code
  /// that finds the scene by its storyboard identifier.
  private mutating func checkTraps(
    _ graph: StackGraph, _ shortest: StackGraph.Tree, _ missing: inout UnwindSearch
  ) {
    var isFound = Set<Int>()
    lazy var codeBelow = codeBelow(graph, shortest)
    for (node, description) in graph.nodes.enumerated() {
      guard description.isLeaf || description.isWhole, !description.hasExit,
        shortest.reaches(node), !isFound.contains(description.scene),
        mayBeTrap(description.scene), !isMadeByCode(node, shortest),
        let end = missing.trap(at: node)
      else { continue }
      isFound.insert(description.scene)
      let hasUnwinds = !description.segues.isEmpty || !description.inner.isEmpty
      let unwinds = hasUnwinds ? ", and its unwind segues find no target" : ""
      let code: String? =
        if isShownByCode(description.scene) {
          "code can remove it, because it has a storyboard identifier"
        } else {
          codeBelow[node].map { "code of \(named($0)) can remove it" }
        }
      add(
        .trappedScene, code == nil ? nil : .note, scene: description.scene,
        "the user cannot leave \(named(description.scene)): no segue, back button or dismissal leads away"
          + unwinds
          + (code.map { "; \($0)" } ?? ""),
        steps: steps(end.excerpt(shortest), graph, shortest))
    }
  }

  /// Returns, for each node, the first scene below it on the shortest path that is in a storyboard
  /// and has code.
  private func codeBelow(_ graph: StackGraph, _ shortest: StackGraph.Tree) -> [Int?] {
    var found = [Int?](repeating: nil, count: graph.nodes.count)
    for node in shortest.order where shortest.parents[node] >= 0 {
      let parent = shortest.parents[node]
      let scene = graph.nodes[parent].scene
      let hasCode = isInStoryboard(scene) && reading.outline(of: scene).hasCode
      found[node] = found[parent] ?? (hasCode ? scene : nil)
    }
    return found
  }

  /// Indicates whether a method of the source creates the destination of the segue to a node. The
  /// destination can then be any controller.
  private func isMadeByCode(_ node: Int, _ shortest: StackGraph.Tree) -> Bool {
    var node = node
    while node >= 0 {
      if let segue = shortest.segues[node], flow.segues[segue].kind != .embed {
        return flow.segues[segue].isMadeByCode
      }
      node = shortest.parents[node]
    }
    return false
  }

  /// Finds alerts that the user cannot close because all actions are disabled.
  ///
  /// An alert is no node of the graph, because it adds no scene to the stack. The path therefore
  /// ends at the scene that shows the first alert.
  private mutating func checkAlerts(_ graph: StackGraph, _ shortest: StackGraph.Tree) {
    let alerts = flow.scenes.indices.filter { settings[$0].isDeadEnd }
    guard !alerts.isEmpty else { return }
    var nodes: [Int: Int] = [:]
    for node in shortest.order where graph.nodes[node].isLeaf {
      let scene = graph.nodes[node].scene
      if nodes[scene] == nil { nodes[scene] = node }
    }
    for alert in alerts {
      guard let (node, segue) = opening(of: alert, nodes) else { continue }
      add(
        .trappedScene, scene: alert,
        "all actions of \(named(alert)) are disabled, so the user cannot close the alert",
        steps: steps(shortest.excerpt(to: node), graph, shortest, last: segue))
    }
  }

  /// Returns the segue that shows an alert, and the node of the scene below it. If another alert
  /// leads to the alert, the search continues with that one.
  private func opening(of alert: Int, _ nodes: [Int: Int]) -> (node: Int, segue: Int)? {
    var waiting = enabledAdjacency.incoming[alert].map { (segue: $0, last: $0) }
    var met: Set<Int> = []
    var next = 0
    while next < waiting.count {
      let (segue, last) = waiting[next]
      next += 1
      let source = flow.segues[segue].source
      if let node = nodes[source] { return (node, last) }
      guard flow.scenes[source].kind == .alertController, met.insert(source).inserted
      else { continue }
      waiting += enabledAdjacency.incoming[source].map { ($0, last) }
    }
    return nil
  }

  /// Indicates whether a scene can be a trap: no code of the scene, or of a scene embedded in it,
  /// can remove it.
  private func mayBeTrap(_ scene: Int) -> Bool {
    var waiting = [scene]
    var met = Set(waiting)
    while let scene = waiting.popLast() {
      guard !reading.outline(of: scene).hasCode else { return false }
      let embedded = adjacency.embeds(of: scene, in: flow).compactMap {
        flow.segues[$0].destination
      }
      // For columns, the code of the scenes in them counts.
      let isSplit = flow.scenes[scene].kind == .splitViewController
      let columns = isSplit ? flow.scenes[scene].children.map(\.scene) : []
      for child in embedded + columns where met.insert(child).inserted { waiting.append(child) }
    }
    return true
  }

  /// Reports cycles of segues that add scenes to the stack in each round, so that the stack grows
  /// without limit. Cycles with the same segues are reported once.
  ///
  /// A group of nodes that reach each other can contain many cycles. One of them, the shortest
  /// through its first visible scene, represents the group.
  private mutating func checkCircles(_ graph: StackGraph, _ shortest: StackGraph.Tree) {
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

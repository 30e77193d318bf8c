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
  func mayBeTrap(_ scene: Int) -> Bool {
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
}

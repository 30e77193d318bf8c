import Storyboards

/// What shows only in what stands upon what: pushes, unwinds, traps and circles.
extension FlowCheck {
  mutating func checkStacks() {
    let settings = flow.scenes.indices.map { SceneSettings(reading.sceneNodes[$0], in: flow, $0) }
    let graph = StackGraph(flow, ways, settings: settings, openings: openings)
    let shortest = graph.shortestWays()
    checkPushes(graph, shortest)
    let missing = UnwindSearch(graph, flow, shortest)
    for (number, segue) in flow.segues.enumerated() {
      guard let way = missing.ways[number] else { continue }
      add(
        .unwindWithoutTarget, scene: segue.source, segue: number,
        "unwind \(quoted(segue.id)) can start where nothing that declares "
          + "\(quoted(segue.action ?? "")) is left to go back to", steps: steps(way))
    }
    checkTraps(graph, shortest, missing)
    checkCircles(graph)
  }

  // MARK: - Steps

  private static let mostSteps = 12

  /// What a user does, from the initial scene on.
  func steps(_ way: [(node: Int, segue: Int?)], _ graph: StackGraph) -> [String] {
    steps(way.map { (scene: graph.nodes[$0.node].scene, segue: $0.segue) })
  }

  private func steps(_ way: [(scene: Int, segue: Int?)]) -> [String] {
    var steps: [String] = []
    for (place, step) in way.enumerated() {
      guard let number = step.segue, flow.segues[number].kind != .embed else {
        // A container and what it holds are seen at once; the last name is what is in front.
        if place > 0, way[place - 1].scene == step.scene { continue }
        if step.segue == nil, let last = steps.last, place > 0,
          let split = last.range(ofArrow: "→ ")
        {
          steps[steps.count - 1] = last[..<split] + "→ \(named(step.scene))"
        } else if steps.isEmpty || place == 0 {
          steps.append("start: → \(named(step.scene))")
        }
        continue
      }
      let segue = flow.segues[number]
      let trigger = segue.trigger?.description.harmless() ?? "code"
      let kind = segue.kind.rawValue
      steps.append("\(trigger): \(kind) \(quoted(segue.id)) → \(named(step.scene))")
    }
    guard steps.count > Self.mostSteps else { return steps }
    let half = Self.mostSteps / 2
    return steps.prefix(half) + ["… \(steps.count - 2 * half) more"] + steps.suffix(half)
  }

  // MARK: - Rules

  /// In storyboards; the reader of scene files knows the rule by itself.
  private mutating func checkPushes(_ graph: StackGraph, _ shortest: StackGraph.Tree) {
    var isFound = Set<Int>()
    for (node, description) in graph.nodes.enumerated()
    where description.isLeaf && !description.state.isVague {
      for origin in description.segues where !origin.isBorrowed {
        let segue = flow.segues[origin.segue]
        guard segue.kind == .push, isInStoryboard(segue.source) else { continue }
        let to = segue.destination
        if description.state.navigation == .none, isFound.insert(origin.segue).inserted {
          add(
            .pushWithoutNavigation, scene: segue.source, segue: origin.segue,
            "push \(quoted(segue.id)) starts where no navigation controller is around "
              + "\(named(segue.source))", steps: steps(shortest.way(to: node), graph))
        } else if let to, flow.scenes[to].kind == .navigationController,
          isFound.insert(origin.segue).inserted
        {
          add(
            .uikitException, scene: segue.source, segue: origin.segue,
            "push \(quoted(segue.id)) leads to \(named(to)), a navigation controller, which cannot be "
              + "pushed; use presentModally")
        }
      }
    }
  }

  private mutating func checkTraps(
    _ graph: StackGraph, _ shortest: StackGraph.Tree, _ missing: UnwindSearch
  ) {
    var isFound = Set<Int>()
    for (node, description) in graph.nodes.enumerated() {
      guard description.isLeaf, !description.hasExit, shortest.reaches(node),
        !isFound.contains(description.scene), mayBeTrap(description.scene),
        let way = missing.trap(at: node)
      else { continue }
      isFound.insert(description.scene)
      let unwinds = description.segues.isEmpty ? "" : ", and its unwind segues end nowhere"
      add(
        .trappedScene, scene: description.scene,
        "nothing leads on from \(named(description.scene)) or back\(unwinds)",
        steps: steps(way))
    }
  }

  /// Whether no code of a storyboard's scene can take it away.
  private func mayBeTrap(_ scene: Int) -> Bool {
    !isInStoryboard(scene) || flow.scenes[scene].customClass == nil
  }

  private mutating func checkCircles(_ graph: StackGraph) {
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
      add(
        .growingStack, scene: flow.segues[last].source, segue: last,
        "\(ring) puts another round on the stack each time",
        steps: steps(circle.map { (graph.nodes[$0.node].scene, $0.segue) }))
    }
  }

  /// The shortest way within a group from its first node back to itself: each node with the segue that
  /// leads to it.
  static func circle(in group: [Int], _ graph: StackGraph) -> [(node: Int, segue: Int?)]? {
    guard let start = group.first(where: { graph.nodes[$0].isLeaf }) else { return nil }
    let members = Set(group)
    var before: [Int: (node: Int, segue: Int?)] = [:]
    var waiting = [start]
    var next = 0
    while next < waiting.count, before[start] == nil {
      let node = waiting[next]
      next += 1
      for edge in graph.edges[node] where members.contains(edge.to) && before[edge.to] == nil {
        before[edge.to] = (node, edge.segue)
        waiting.append(edge.to)
      }
    }
    var way: [(node: Int, segue: Int?)] = []
    var node = start
    while let step = before[node] {
      way.append((node, step.segue))
      node = step.node
      if node == start { break }
    }
    return way.isEmpty ? nil : way.reversed()
  }
}

extension String {
  /// The last place of an arrow.
  fileprivate func range(ofArrow arrow: String) -> Index? {
    var found: Index?
    var index = startIndex
    while index < endIndex {
      if self[index...].hasPrefix(arrow) { found = index }
      formIndex(after: &index)
    }
    return found
  }
}

extension SceneSettings {
  init(_ node: JSONNode, in flow: Flow, _ scene: Int) {
    isBarHidden =
      node["isNavigationBarHidden"]?.bool == true
      && node["transitions"]?["isPopInteractive"]?.bool != true
    hidesBack =
      node["hidesBackButton"]?.bool == true
      || node["leftBarButtons"]?.elements?.isEmpty == false
    isModal = node["isModalInPresentation"]?.bool == true
    presentationStyle = node["modalPresentationStyle"]?.string
    for (number, tab) in (node["tabs"]?.elements ?? []).enumerated()
    where tab["isEnabled"]?.bool == false && node["selected"]?.integer ?? 0 != number {
      disabledTabs.insert(number)
    }
  }
}

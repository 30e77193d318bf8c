import Storyboards
import TextFormats

/// Describes the steps of a user, with the keys to press.
extension FlowCheck {
  /// The lines of a path.
  ///
  /// A line such as `tap Settings (Enter): show 'open' → 'Settings'` is written when its segue is
  /// followed. The scene at its end is replaced when the path continues into a container.
  private struct Lines {
    var lines: [String] = []
    /// The scene of the last node.
    var scene: Int?
    /// Indicates whether the last line leads to a container and does not yet name its visible
    /// scene.
    var isOpen = true
    /// Indicates whether the name in the last line stays the same after a change of column.
    var keepsName = false

    /// Adds a line that leads to a scene.
    mutating func add(_ line: String, to name: String) {
      lines.append("\(line): → \(name)")
      isOpen = true
      keepsName = false
    }

    /// Replaces the scene's name in the last line. It does so only while that line is open.
    mutating func rename(_ name: String) {
      guard isOpen, !keepsName, let last = lines.indices.last,
        let arrow = lines[last].lastIndex(of: "→")
      else { return }
      lines[last] = lines[last][...arrow] + " " + name
    }
  }

  /// Returns the lines of a path.
  ///
  /// - Parameters:
  ///   - path: The path, or the ends of a long one.
  ///   - graph: The graph that contains the path.
  ///   - shortest: The shortest paths of the graph.
  ///   - last: A segue that is performed at the end; nil for none.
  func steps(
    _ path: StackGraph.Excerpt, _ graph: StackGraph, _ shortest: StackGraph.Tree, last: Int? = nil
  ) -> [String] {
    var lines = Lines()
    for (place, step) in path.steps.enumerated() {
      if place == path.gap { lines.lines.append("… \(path.omitted) more") }
      if let detail = step.detail, let segue = step.segue {
        showDetail(segue, from: detail, graph, shortest, &lines)
        lines.scene = graph.nodes[step.node].scene
      } else {
        add(step, graph, &lines, isAfterGap: place == path.gap)
      }
    }
    if let last { perform(last, lines.scene, &lines) }
    return lines.lines
  }

  /// Adds the line of a step, if it has one: a segue, the start, or the choice of a tab, page or
  /// column.
  ///
  /// - Parameter isAfterGap: Indicates whether steps before this one are left out, so that the
  ///   previous scene is not known.
  private func add(
    _ step: StackGraph.Step, _ graph: StackGraph, _ lines: inout Lines, isAfterGap: Bool = false
  ) {
    let node = graph.nodes[step.node]
    let before = lines.scene
    lines.scene = node.scene
    if let number = step.segue, flow.segues[number].kind != .embed {
      perform(number, before, &lines)
      if flow.segues[number].destination != node.scene { lines.rename(named(node.scene)) }
    } else if before == nil, !isAfterGap {
      lines.add("start", to: named(node.scene))
    } else if let child = node.child {
      choose(child, in: node.scene, &lines)
    } else if before != node.scene, step.segue == nil, !isAfterGap {
      // A container and its content appear together. The line names the frontmost scene.
      lines.rename(named(node.scene))
    }
  }

  /// Adds the choice of a tab, page or column.
  ///
  /// The first tab, page and column are visible without a choice, so they add no line.
  private func choose(_ child: Int, in container: Int, _ lines: inout Lines) {
    let scene = flow.scenes[container]
    let name = named(scene.children[child].scene)
    switch scene.kind {
    case .tabBarController
    where child != settings[container].selectedTab:
      // With more than five tabs, the fifth place is the More list.
      let isInMore = scene.children.count > 5 && child >= 4
      let number = isInMore ? "5" : "\(child + 1)"
      let keys = isInMore ? "\(number), and Enter on its row" : number
      lines.add("tab \(child + 1) (\(keys))", to: name)
    case .pageViewController where child > 0:
      lines.add("page \(child + 1) (\(stepKeys.pages(to: child, of: container)))", to: name)
    case .splitViewController where scene.children[child].role == .secondary: lines.isOpen = true
    default: break
    }
  }

  /// Adds a segue. If an alert has the segue, the segues that show the alert are added first.
  private func perform(_ number: Int, _ scene: Int?, _ lines: inout Lines) {
    for number in alerts(before: number, from: scene) + [number] {
      let segue = flow.segues[number]
      let words =
        segue.trigger.map { self.words($0, of: segue.source) }
        ?? "code (\(StepKeys.menu))"
      lines.lines.append(
        "\(words): \(segue.kind.rawValue) \(quoted(segue.id)) → "
          + (segue.destination.map(named) ?? "nowhere"))
      lines.isOpen = true
      lines.keepsName = false
    }
  }

  /// Returns the segues from a scene to the alert that a segue leaves.
  private func alerts(before number: Int, from scene: Int?) -> [Int] {
    let alert = flow.segues[number].source
    guard flow.scenes[alert].kind == .alertController else { return [] }
    var before: [Int: Int] = [:]
    // If no segue of the scene leads to the alert, a segue of a container around the scene does.
    var waiting = (scene.map { adjacency.outgoing[$0] } ?? []) + adjacency.incoming[alert]
    var next = 0
    while next < waiting.count, before[alert] == nil {
      let segue = waiting[next]
      next += 1
      guard let to = flow.segues[segue].destination, before[to] == nil,
        flow.scenes[to].kind == .alertController
      else { continue }
      before[to] = segue
      waiting += adjacency.outgoing[to]
    }
    var path: [Int] = []
    var last = alert
    while let segue = before[last], !path.contains(segue) {
      path.append(segue)
      last = flow.segues[segue].source
    }
    return path.reversed()
  }

  /// Returns a trigger in words, with its keys if there are any.
  private func words(_ trigger: Flow.Trigger, of scene: Int) -> String {
    let words = trigger.description.harmless()
    return stepKeys.keys(for: trigger, of: scene).map { "\(words) (\($0))" } ?? words
  }

  private var stepKeys: StepKeys { StepKeys(reading, adjacency, settings) }

  /// Adds the steps to the segue that shows a detail, then the segue, and in a sidebar the steps
  /// back.
  private func showDetail(
    _ segue: Int, from node: Int, _ graph: StackGraph, _ shortest: StackGraph.Tree,
    _ lines: inout Lines
  ) {
    let leaf = graph.nodes[node]
    let path = leaf.state.split.map { shortest.path(to: node, from: $0) } ?? []
    for step in path { add(step, graph, &lines) }
    perform(segue, leaf.scene, &lines)
    lines.isOpen = false
    guard leaf.state.column == .sidebar else { return }
    let pushed = path.indices.filter {
      path[$0].segue.map { flow.segues[$0].kind != .embed } ?? false
    }
    for place in pushed.reversed() {
      let below = path[..<place].last { graph.nodes[$0.node].isLeaf }
      lines.add("back (Enter)", to: below.map { named(graph.nodes[$0.node].scene) } ?? "?")
      lines.keepsName = true
    }
  }
}

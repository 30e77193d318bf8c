import Storyboards
import TextFormats

/// What a user does, step by step, with the keys to press.
extension FlowCheck {
  /// The lines of a way.
  private struct Lines {
    var lines: [String] = []
    /// The scene of the node that was gone to last.
    var scene: Int?
    /// Whether what the last line leads to is a container, what it holds still to be named.
    var isOpen = true
    /// Whether the last line's name stays whatever column is gone on in.
    var keepsName = false

    mutating func add(_ line: String, to name: String) {
      lines.append("\(line): → \(name)")
      isOpen = true
      keepsName = false
    }

    mutating func rename(_ name: String) {
      guard isOpen, !keepsName, let last = lines.indices.last,
        let arrow = lines[last].lastIndex(of: "→")
      else { return }
      lines[last] = lines[last][...arrow] + " " + name
    }
  }

  /// - Parameter last: A segue that is performed at the end.
  func steps(
    _ way: StackGraph.Excerpt, _ graph: StackGraph, _ shortest: StackGraph.Tree, last: Int? = nil
  ) -> [String] {
    var lines = Lines()
    for (place, step) in way.steps.enumerated() {
      if place == way.gap { lines.lines.append("… \(way.omitted) more") }
      if let detail = step.detail, let segue = step.segue {
        showDetail(segue, from: detail, graph, shortest, &lines)
        lines.scene = graph.nodes[step.node].scene
      } else {
        add(step, graph, &lines, isAfterGap: place == way.gap)
      }
    }
    if let last { perform(last, lines.scene, &lines) }
    return lines.lines
  }

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
      // A container and what it holds are seen at once: the last name is what is in front.
      lines.rename(named(node.scene))
    }
  }

  /// A tab, page or column.
  private func choose(_ child: Int, in container: Int, _ lines: inout Lines) {
    let scene = flow.scenes[container]
    let name = named(scene.children[child].scene)
    switch scene.kind {
    case .tabBarController
    where child != settings[container].selectedTab:
      // Beyond five tabs the fifth is the list of those that have no room.
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

  /// A segue, and those before it that show the alert which has it.
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

  /// The segues that lead from a scene to the alert that a segue leaves.
  private func alerts(before number: Int, from scene: Int?) -> [Int] {
    let alert = flow.segues[number].source
    guard flow.scenes[alert].kind == .alertController else { return [] }
    var before: [Int: Int] = [:]
    // Where the scene has none that leads there, a container around it has.
    var waiting = (scene.map { ways.leaving[$0] } ?? []) + ways.arriving[alert]
    var next = 0
    while next < waiting.count, before[alert] == nil {
      let segue = waiting[next]
      next += 1
      guard let to = flow.segues[segue].destination, before[to] == nil,
        flow.scenes[to].kind == .alertController
      else { continue }
      before[to] = segue
      waiting += ways.leaving[to]
    }
    var way: [Int] = []
    var last = alert
    while let segue = before[last], !way.contains(segue) {
      way.append(segue)
      last = flow.segues[segue].source
    }
    return way.reversed()
  }

  private func words(_ trigger: Flow.Trigger, of scene: Int) -> String {
    let words = trigger.description.harmless()
    return stepKeys.keys(for: trigger, of: scene).map { "\(words) (\($0))" } ?? words
  }

  private var stepKeys: StepKeys { StepKeys(reading, ways, settings) }

  /// Goes to where the detail is shown, shows it, and in a sidebar goes back to where that starts.
  private func showDetail(
    _ segue: Int, from node: Int, _ graph: StackGraph, _ shortest: StackGraph.Tree,
    _ lines: inout Lines
  ) {
    let leaf = graph.nodes[node]
    let way = leaf.state.split.map { shortest.way(to: node, from: $0) } ?? []
    for step in way { add(step, graph, &lines) }
    perform(segue, leaf.scene, &lines)
    lines.isOpen = false
    guard leaf.state.column == .sidebar else { return }
    let pushed = way.indices.filter {
      way[$0].segue.map { flow.segues[$0].kind != .embed } ?? false
    }
    for place in pushed.reversed() {
      let below = way[..<place].last { graph.nodes[$0.node].isLeaf }
      lines.add("back (Enter)", to: below.map { named(graph.nodes[$0.node].scene) } ?? "?")
      lines.keepsName = true
    }
  }
}

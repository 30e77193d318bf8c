internal import Simulation
internal import Storyboards

/// The segues and tabs that lead from scene to scene, over all files of an app.
///
/// `--open first/second` uses it to find the segues and tabs to perform. The map knows only the
/// files: conditions of segues and changes by code are not considered, so a path can fail when it
/// is performed.
///
/// A step is a segue or a tab. Opening a scene also shows the scenes inside it: the selected tab,
/// the first page, the embedded scenes. They cost no step.
struct SceneMap {
  /// An index in `scenes`.
  typealias Node = Int

  /// A command and the scene that it leads to.
  ///
  /// Performing the command is the caller's task.
  struct Step {
    var command: Command
    var destination: SceneDocument.Scene
  }

  private(set) var scenes: [SceneDocument.Scene] = []
  /// The scenes by file and identifier.
  private var places: [String: [String: Node]] = [:]
  private(set) var files: [String] = []
  let storyboards: StoryboardBundle

  /// Collects the scenes of all files.
  init(_ storyboards: StoryboardBundle) {
    self.storyboards = storyboards
    for storyboard in storyboards.storyboards {
      for scene in storyboard.document.scenes {
        places[storyboard.name, default: [:]][scene.id] = scenes.count
        scenes.append(scene)
        files.append(storyboard.name)
      }
    }
  }

  /// Returns the nodes of a running scene. Several files can contain the same scene.
  func nodes(of scene: SceneDocument.Scene) -> [Node] {
    scenes.indices.filter { scenes[$0] == scene }
  }

  /// Indicates whether a scene of any file has this identifier or name.
  func hasScene(_ name: String) -> Bool { scenes.contains { $0.matches(name) } }

  /// Returns the names of the scenes that one step leads to, without repetitions.
  func namesNext(to start: [Node]) -> [String] {
    var names: [String] = []
    for node in start {
      for step in steps(from: node) {
        for shown in shown(with: step.node) where !scenes[shown].isContainer {
          let name = scenes[shown].name
          if !names.contains(name) { names.append(name) }
        }
      }
    }
    return names
  }

  /// Returns the shortest path from any node of `start` to a scene with an identifier or name; nil
  /// if there is no path.
  ///
  /// - Parameter last: The name of a scene that the path has to leave first. If it is nil, the path
  ///   can be empty.
  ///
  /// A scene that only code shows is tried last, with ``Command/showScene(_:storyboard:)`` as the
  /// first step. So a path along segues is preferred, even if it is longer.
  func path(from start: [Node], to name: String, leaving last: String? = nil) -> [Step]? {
    let goals = scenes.indices.filter { scenes[$0].matches(name) }
    let isLeaving = start.contains { node in
      goals.contains(node) && last.map { scenes[node].matches($0) } == true
    }
    return path(from: start, to: goals, isLeaving: isLeaving, usesCode: true)
  }

  /// Returns the shortest path from any node of `start` to any node of `goals`; nil if there is no
  /// path.
  ///
  /// Searches breadth first and visits each scene once.
  ///
  /// - Parameters:
  ///   - isLeaving: Whether the path has to leave a scene of `goals` first, so that it is not empty.
  ///   - usesCode: Whether the path can begin with a scene that only code shows, if no other does.
  func path(
    from start: [Node], to goals: [Node], isLeaving: Bool = false, usesCode: Bool
  ) -> [Step]? {
    let goals = Set(goals)
    var waiting = start.map { (node: $0, path: [Step]()) }
    var seen: Set<Node> = isLeaving ? [] : Set(start)
    var next = 0
    var triedCodeSteps = !usesCode
    while true {
      if next == waiting.count {
        // No segues lead to the scene. Code may show another scene from which a segue does.
        guard !triedCodeSteps else { return nil }
        triedCodeSteps = true
        for (step, nodes) in codeSteps {
          for node in nodes where seen.insert(node).inserted { waiting.append((node, [step])) }
        }
        continue
      }
      let (node, path) = waiting[next]
      next += 1
      if goals.contains(node), !(isLeaving && path.isEmpty) { return path }
      for step in steps(from: node) {
        for shown in shown(with: step.node) where seen.insert(shown).inserted {
          waiting.append(
            (shown, path + [Step(command: step.command, destination: scenes[step.node])]))
        }
      }
    }
  }

  /// A step to each scene that only code shows, with the scenes that are on the screen after the
  /// step.
  private var codeSteps: [(step: Step, nodes: [Node])] {
    scenes.indices.filter { scenes[$0].isShownByCode }.map { node in
      let storyboard = files[node] == storyboards.main.name ? nil : files[node]
      let command = Command.showScene(scenes[node].id, storyboard: storyboard)
      return (Step(command: command, destination: scenes[node]), shown(with: node))
    }
  }

  /// Returns the steps from a scene: its segues, and the tabs of a tab bar controller.
  private func steps(from node: Node) -> [(command: Command, node: Node)] {
    let scene = scenes[node]
    var steps: [(Command, Node)] = []
    for segue in scene.segues {
      if case .embed = segue.kind { continue }
      guard let id = segue.destination, let destination = place(id, in: files[node]) else {
        continue
      }
      steps.append((.performSegue(segue.id, scene: scene.id), destination))
    }
    if case .tabBarController(let tabs) = scene.kind {
      // With more than five tabs, the fifth place is the More list.
      let reachable = tabs.tabs.count <= 5 ? 5 : 4
      for (index, tab) in tabs.tabs.prefix(reachable).enumerated() where tab.isEnabled {
        guard let destination = place(tab.child.scene, in: files[node]) else { continue }
        steps.append((.selectTab(index + 1), destination))
      }
    }
    return steps
  }

  /// Returns a scene and the scenes that appear with it.
  ///
  /// A container is on the screen together with its visible children, and a scene with its embedded
  /// scenes.
  private func shown(with node: Node) -> [Node] {
    var found = [node]
    var next = 0
    while next < found.count {
      let scene = scenes[found[next]]
      let file = files[found[next]]
      next += 1
      for id in scene.firstScenes {
        guard let child = place(id, in: file), !found.contains(child) else { continue }
        found.append(child)
      }
    }
    return found
  }

  /// Returns the scene with an identifier, following references to other files.
  func place(_ id: String, in file: String) -> Node? {
    var id = id
    var file = file
    // References can form a cycle.
    for _ in 0...scenes.count {
      guard let node = places[file]?[id] else { return nil }
      guard case .storyboardReference(let reference) = scenes[node].kind else { return node }
      file = reference.storyboard
      id = reference.scene ?? storyboards.storyboard(file)?.document.initialScene ?? ""
    }
    return nil
  }
}

extension SceneDocument.Scene {
  /// Indicates whether the identifier or the name of the scene is `name`.
  fileprivate func matches(_ name: String) -> Bool { id == name || self.name == name }

  /// Indicates whether the scene has other scenes inside it, so that it has no content of its own.
  var isContainer: Bool { !children.isEmpty }

  /// The identifiers of the scenes that appear with this one.
  fileprivate var firstScenes: [String] {
    switch kind {
    case .tabBarController(let tabs):
      tabs.tabs.indices.contains(tabs.selected) ? [tabs.tabs[tabs.selected].child.scene] : []
    case .pageViewController(let pages): pages.pages.prefix(1).map(\.scene)
    case .navigationController, .splitViewController: children.map(\.scene)
    case .viewController, .tableViewController, .alertController, .storyboardReference:
      segues.compactMap { segue in
        if case .embed(let scene, _) = segue.kind { scene } else { nil }
      }
    }
  }
}

import InterfaceBuilder
import Storyboards
import TextFormats

/// Checks the initial scene, and finds scenes that cannot be reached.
///
/// A scene with a storyboard identifier counts as reachable, because code can show it anywhere.
extension FlowCheck {
  /// Reports wrong initial scenes of storyboards, and unreachable scenes of all files.
  mutating func checkStart() {
    for (number, file) in reading.files.enumerated() {
      guard let file, case .storyboard(let storyboard) = file.content else { continue }
      checkInitialScene(of: number, storyboard)
    }
    let isReached = reachedScenes()
    for scene in flow.scenes.indices where !isReached[scene] {
      // Another rule reports the placeholder of a missing scene.
      guard flow.scenes[scene].kind != .storyboardReference else { continue }
      let isNamed = !adjacency.incoming[scene].isEmpty || !adjacency.containers[scene].isEmpty
      let isDisabled =
        adjacency.incoming[scene].contains { isReached[flow.segues[$0].source] }
        || adjacency.containers[scene].contains { isReached[$0] }
      addUnique(
        .unreachableScene, scene: scene,
        isDisabled
          ? "only disabled controls, actions or tabs lead to \(named(scene))"
          : isNamed
            ? "only unreachable scenes lead to \(named(scene))"
            : "no segue, tab or container leads to \(named(scene))")
    }
  }

  /// Indicates whether code can show a scene: by its storyboard identifier, or because a scene file
  /// says so.
  func isShownByCode(_ scene: Int) -> Bool {
    let outline = reading.outline(of: scene)
    return outline.isShownByCode || outline.identifier?.isEmpty == false
  }

  /// The scenes that code can show anywhere.
  var codeEntries: [Int] { flow.scenes.indices.filter(isShownByCode) }

  /// Returns, by scene, whether the user or code can reach it. Disabled controls do not count, and
  /// disabled tabs only if an unwind can end in them.
  ///
  /// This search ignores stacks: a scene counts as reached if any path of segues and children leads
  /// to it.
  private func reachedScenes() -> [Bool] {
    var opened = flow
    for scene in codeEntries where !opened.entries.contains(scene) { opened.entries.append(scene) }
    for scene in flow.scenes.indices
    where flow.scenes[scene].isInitial && !opened.entries.contains(scene) {
      // Another file refers to this file. The reference can name any of its scenes.
      if isInStoryboard(scene) { opened.entries.append(scene) }
    }
    return opened.reachableScenes(enabledAdjacency) { _ in
      true
    } choosing: { scene, child in
      // An unwind can end in a tab that the user cannot select.
      !settings[scene].disabledTabs.contains(child)
        || declaresActions(flow.scenes[scene].children[child].scene)
    }
  }

  /// Indicates whether a scene, or one inside it, declares an unwind action.
  private func declaresActions(_ scene: Int) -> Bool {
    var waiting = [scene]
    var met = Set(waiting)
    while let scene = waiting.popLast() {
      guard flow.scenes[scene].unwindActions.isEmpty else { return true }
      let embedded = adjacency.embeds(of: scene, in: flow).compactMap {
        flow.segues[$0].destination
      }
      for child in flow.scenes[scene].children.map(\.scene) + embedded
      where met.insert(child).inserted {
        waiting.append(child)
      }
    }
    return false
  }

  /// Reports an initial view controller that does not exist, or a storyboard that nothing can show.
  /// In scene files, the decoder reports both.
  private mutating func checkInitialScene(of file: Int, _ storyboard: InterfaceBuilderOutline) {
    let own = flow.scenes.indices.filter { flow.scenes[$0].place.file == file }
    guard let first = own.first else { return }
    if let initial = storyboard.outline.initialScene {
      guard let id = initial.id, reading.entries[file][id] == nil else { return }
      let position = storyboard.position(at: initial.offset)
      add(
        Finding(
          rule: .initialScene, level: .error, path: flow.files[file], position: position, scene: "",
          sceneID: "", segue: nil,
          message: "the initial view controller \(quoted(id)) does not exist in the storyboard"))
      return
    }
    // A file whose scenes code creates by identifier needs no initial scene.
    guard !own.contains(where: isShownByCode), flow.entries.contains(where: own.contains) else {
      return
    }
    let position = storyboard.position(at: storyboard.outline.offset)
    add(
      Finding(
        rule: .initialScene, level: .warning, path: flow.files[file], position: position, scene: "",
        sceneID: "", segue: nil,
        message: "the storyboard has no initial view controller, and no scene has a storyboard "
          + "identifier; the app cannot show \(named(first)) or any other scene"))
  }
}

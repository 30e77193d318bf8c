import Storyboards

/// Adds the children of scenes and the destinations of segues.
extension FlowBuilder {
  /// Adds the children and the segues of a scene. All scenes must have been added before.
  mutating func connect(_ scene: Int) {
    guard flow.scenes[scene].kind != .storyboardReference else { return }
    let file = flow.scenes[scene].place.file
    let outline = outline(of: scene)
    setChildren(children(of: outline, kind: flow.scenes[scene].kind, in: file), of: scene)
    var titles: SceneTitles?
    for segue in outline.segues { add(segue, leaving: scene, of: outline, in: file, &titles) }
  }

  /// Returns the children of a container that exist. Children without a scene are left out.
  private mutating func children(
    of scene: SceneOutline.Scene, kind: Flow.Kind, in file: Int
  ) -> [Flow.Child] {
    let roles: [SceneOutline.Scene.Role]
    switch kind {
    case .navigationController: roles = [.root]
    case .tabBarController: roles = [.tab]
    case .splitViewController: roles = [.primary, .supplementary, .secondary, .compact]
    case .pageViewController: roles = [.page]
    case .viewController, .tableViewController, .collectionViewController, .alertController,
      .storyboardReference:
      return []
    }
    var children: [Flow.Child] = []
    for child in scene.children where roles.contains(child.role) {
      guard let id = child.scene.id, let number = resolve(id, in: file)?.scene else { continue }
      children.append(
        Flow.Child(
          role: Flow.Role(child.role), scene: number, place: place(child.scene.offset, in: file)))
    }
    return children
  }

  /// Adds a segue.
  ///
  /// - Parameters:
  ///   - outline: The segue.
  ///   - scene: The index of its source.
  ///   - sceneOutline: The outline of the source.
  ///   - file: The index of the file.
  ///   - titles: The texts of the source's views. They are collected for the first segue that needs
  ///     them.
  private mutating func add(
    _ outline: SceneOutline.Segue, leaving scene: Int, of sceneOutline: SceneOutline.Scene,
    in file: Int, _ titles: inout SceneTitles?
  ) {
    let id = outline.id ?? ""
    var segue = Flow.Segue(
      id: id, kind: outline.kind.map(Flow.SegueKind.init) ?? .show, source: scene,
      place: place(outline.offset, in: file))
    segue.customClass = outline.customClass
    segue.objectID = outline.objectID
    segue.isMadeByCode = outline.isMadeByCode
    // Only in a storyboard can the identifier differ from the id.
    segue.identifier = isStoryboard(file) ? outline.identifier : id
    segue.transition = outline.transition
    segue.layerTransition = outline.layerTransition
    segue.container = outline.container
    segue.presentationStyle = outline.modalPresentationStyle
    segue.anchor = outline.anchor
    segue.condition = outline.condition.map {
      "\($0.value) \($0.isEqual ? "is" : "is not") \($0.text)"
    }
    if segue.kind == .unwind {
      segue.action = outline.action ?? ""
      segue.unwindsToNearest = outline.unwindsToNearest
    } else {
      segue.destinationID = outline.to
      segue.destination = segue.destinationID.flatMap { resolve($0, in: file)?.scene }
    }
    segue.isAssumed =
      segue.unwindsToNearest
      || segue.kind == .custom && segue.customClass != nil && segue.transition == nil
    if segue.kind != .embed, let trigger = outline.trigger {
      segue.trigger = Flow.Trigger(trigger)
      segue.startsOnRow = trigger.gesture == .accessory || trigger.isOnRow
      if segue.trigger?.gesture.isOnView == true, trigger.title == nil {
        let known = titles ?? SceneTitles(of: sceneOutline)
        titles = known
        segue.trigger?.title = known.titles[trigger.value]
        if trigger.gesture == .tap, known.rows.contains(trigger.value) { segue.startsOnRow = true }
      }
    }
    append(segue, at: outline.offset)
  }
}

/// The texts of the views, rows, bar button items and actions of a scene, by their ids.
///
/// It is made for the first segue that needs a title, because most scenes of a large app have no
/// such segue.
private struct SceneTitles {
  private(set) var titles: [String: String] = [:]
  /// The ids of the rows of lists.
  private(set) var rows: Set<String> = []

  /// Collects the texts of a scene, at every depth.
  init(of scene: SceneOutline.Scene) {
    add(scene.views)
    add(scene.sections)
    for bar in [scene.leftBarButtons, scene.rightBarButtons, scene.toolbar] {
      for button in bar { add(button.title ?? button.systemItem, of: button.id) }
    }
    for action in scene.actions { add(action.title, of: action.id) }
  }

  private mutating func add(_ title: String?, of id: String?) {
    if let id, let title { titles[id] = title }
  }

  private mutating func add(_ views: [SceneOutline.View]) {
    for view in views {
      add(view.title ?? view.text, of: view.id)
      add(view.views)
      add(view.sections)
    }
  }

  private mutating func add(_ sections: [SceneOutline.Section]) {
    for row in sections.flatMap(\.describedRows) {
      guard let id = row.id else { continue }
      rows.insert(id)
      add(row.title, of: id)
    }
  }
}

extension SceneDecoder {
  private enum SceneKind: String, CaseIterable {
    case viewController
    case navigationController
    case storyboardReference
  }

  mutating func scenes(_ node: JSONNode) -> [SceneDocument.Scene] {
    var offsets: [String: Int] = [:]
    return elements(node).compactMap { element in
      guard let scene = scene(element) else { return nil }
      noteID(of: element, in: &offsets) { .duplicateScene($0) }
      return scene
    }
  }

  private mutating func scene(_ node: JSONNode) -> SceneDocument.Scene? {
    // An unknown kind is reported below; until then any kind's keys are right.
    let kind = node["kind"].map { SceneKind(rawValue: $0.string ?? "") } ?? .viewController
    guard let fields = open(node, of: kind) else { return nil }
    _ = choice(fields["kind"], SceneKind.self)

    let id = name(required("id", of: fields)) ?? ""
    var scene = SceneDocument.Scene(
      id: id, name: name(fields["name"]), title: string(fields["title"]), offset: node.offset)
    switch kind {
    case .viewController, nil: addContent(of: fields, to: &scene)
    case .navigationController: scene.kind = .navigationController(navigationController(fields))
    case .storyboardReference: scene.kind = .storyboardReference(reference(fields, id: id))
    }
    return scene
  }

  private mutating func open(_ node: JSONNode, of kind: SceneKind?) -> Fields? {
    let common = ["id", "kind"]
    let names = ["name", "title"]
    let content = [
      "background", "views", "segues", "unwindActions", "prompt", "leftBarButtons",
      "rightBarButtons", "backButtonTitle", "hidesBackButton", "toolbar",
    ]
    let navigation = ["root", "transitions", "isNavigationBarHidden", "isToolbarHidden"]
    let reference = ["file", "scene"]
    switch kind {
    case .viewController:
      return open(
        node, as: "a view controller", keys: common + names + content,
        others: navigation + reference)
    case .navigationController:
      return open(
        node, as: "a navigation controller", keys: common + names + navigation,
        others: content + reference)
    case .storyboardReference:
      return open(
        node, as: "a storyboard reference", keys: common + reference,
        others: names + content + navigation)
    case nil:
      return open(
        node, as: "a scene", keys: common + names + content + navigation + reference)
    }
  }

  private mutating func addContent(of fields: Fields, to scene: inout SceneDocument.Scene) {
    var ids: [String: Int] = [:]
    scene.background = color(fields["background"]) ?? scene.background
    scene.views = views(fields["views"], ids: &ids)
    scene.navigationItem = navigationItem(fields, ids: &ids)
    scene.toolbarItems = barButtonItems(fields["toolbar"], ids: &ids)
    scene.segues = segues(fields["segues"], scene: scene.id)
    scene.unwindActions = unwindActions(fields["unwindActions"], scene: scene.id)
  }

  private mutating func navigationController(
    _ fields: Fields
  ) -> SceneDocument.NavigationController {
    let node = required("root", of: fields)
    let root = sceneReference(node) ?? ""
    let place = index.destination(of: place(root))
    if let node, let place, index.isNavigationController(place) {
      report(.rootIsNavigationController(place.scene), at: node.offset)
    }
    let transitions = fields["transitions"].flatMap { node in
      open(node, as: "the object of transitions", keys: ["push", "pop"])
    }
    return SceneDocument.NavigationController(
      root: root,
      push: transitionReference(transitions?["push"]),
      pop: transitionReference(transitions?["pop"]),
      isNavigationBarHidden: bool(fields["isNavigationBarHidden"]) ?? false,
      isToolbarHidden: bool(fields["isToolbarHidden"]) ?? true)
  }

  private mutating func reference(
    _ fields: Fields, id: String
  ) -> SceneDocument.StoryboardReference {
    let file = required("file", of: fields)
    let storyboard = storyboardReference(file)
    let scene = name(fields["scene"])
    if let storyboard, let scenes = index.scenes(of: storyboard), let scene,
      !scenes.contains(scene), let node = fields["scene"]
    {
      let nearest = nearest(to: scene, in: scenes.names)
      report(
        .unknownSceneInStoryboard(scene, storyboard: storyboard, nearest: nearest),
        at: node.offset)
    } else if let file, index.isEndless(place(id)) {
      report(.endlessReference, at: file.offset)
    }
    return SceneDocument.StoryboardReference(storyboard: storyboard ?? "", scene: scene)
  }
}

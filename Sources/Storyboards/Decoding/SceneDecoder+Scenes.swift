import TextFormats

extension SceneDecoder {
  fileprivate enum SceneKind: String, CaseIterable {
    case viewController
    case tableViewController
    case navigationController
    case tabBarController
    case splitViewController
    case pageViewController
    case alertController
    case storyboardReference
  }

  mutating func scenes(_ node: JSONNode) -> [SceneDocument.Scene] {
    var offsets: [String: Int] = [:]
    return elements(node).compactMap { element in
      guard let scene = scene(element) else { return nil }
      noteID(of: element, in: &offsets) { .duplicateScene($0) }
      note(scene)
      return keepsScenes ? scene : nil
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
    if kind != .storyboardReference, kind != .alertController {
      scene.presentation = presentation(fields)
      scene.isShownByCode = bool(fields["isShownByCode"]) ?? false
    }
    switch kind {
    case .viewController, nil: addContent(of: fields, to: &scene)
    case .tableViewController: addTable(of: fields, to: &scene)
    case .navigationController: scene.kind = .navigationController(navigationController(fields))
    case .tabBarController:
      scene.kind = .tabBarController(tabBarController(fields))
      var ids: [String: Int] = [:]
      scene.navigationItem = navigationItem(fields, ids: &ids)
    case .splitViewController: scene.kind = .splitViewController(splitViewController(fields))
    case .pageViewController: scene.kind = .pageViewController(pageViewController(fields))
    case .alertController: addAlert(of: fields, to: &scene)
    case .storyboardReference: scene.kind = .storyboardReference(reference(fields, id: id))
    }
    if scene.isContainer { scene.segues = segues(fields["segues"], scene: id) }
    return scene
  }

  private mutating func open(_ node: JSONNode, of kind: SceneKind?) -> Fields? {
    guard let kind else {
      let keys = SceneKind.allCases.flatMap(\.keys)
      return open(node, as: "a scene", keys: ["id", "kind"] + keys)
    }
    return open(
      node, as: kind.owner, keys: ["id", "kind"] + kind.keys,
      others: SceneKind.allCases.flatMap(\.keys).filter { !kind.keys.contains($0) })
  }

  private mutating func addContent(of fields: Fields, to scene: inout SceneDocument.Scene) {
    var ids: [String: Int] = [:]
    scene.background = color(fields["background"]) ?? defaultBackground
    scene.canvas = fields["canvas"].map { size($0) }
    scene.layout = choice(fields["layout"], SceneDocument.Scene.Layout.self) ?? .canvas
    scene.views = views(fields["views"], ids: &ids)
    scene.layouts = layouts(fields["views"], scene: scene.id)
    let viewIDs = ids
    addSurroundings(of: fields, ids: &ids, to: &scene)
    guard let variations = fields["variations"] else { return }
    if scene.layout != .rows {
      let owner = "a view controller whose layout is not rows"
      for member in fields.members where member.key == "variations" {
        report(.misplacedKey(member.key, owner: owner), at: member.keyOffset)
      }
    }
    scene.variations = self.variations(
      variations, of: fields["views"], ids: ids.filter { viewIDs[$0.key] == nil })
  }

  private mutating func addTable(of fields: Fields, to scene: inout SceneDocument.Scene) {
    var ids: [String: Int] = [:]
    scene.kind = .tableViewController(table(fields, ids: &ids))
    addSurroundings(of: fields, ids: &ids, to: &scene)
  }

  /// What a view controller and a table have in common.
  private mutating func addSurroundings(
    of fields: Fields, ids: inout [String: Int], to scene: inout SceneDocument.Scene
  ) {
    scene.navigationItem = navigationItem(fields, ids: &ids)
    scene.toolbarItems = barButtonItems(fields["toolbar"], ids: &ids)
    scene.hidesBottomBarWhenPushed = bool(fields["hidesBottomBarWhenPushed"]) ?? false
    scene.segues = segues(fields["segues"], scene: scene.id)
    scene.unwindActions = unwindActions(fields["unwindActions"], scene: scene.id)
    for member in fields["codeActions"].map({ namedMembers($0) }) ?? [] {
      scene.codeActions[member.key] = string(member.node)
    }
  }

  private mutating func navigationController(
    _ fields: Fields
  ) -> SceneDocument.NavigationController {
    let node = required("root", of: fields)
    let root = sceneReference(node) ?? ""
    refuseAlert(node)
    let place = index.destination(of: place(root))
    if let node, let place, index.isNavigationController(place) {
      report(.rootIsNavigationController(place.scene), at: node.offset)
    }
    let transitions = fields["transitions"].flatMap { node in
      open(node, as: "the object of transitions", keys: ["push", "pop", "isPopInteractive"])
    }
    return SceneDocument.NavigationController(
      root: root,
      push: transitionReference(transitions?["push"]),
      pop: transitionReference(transitions?["pop"]),
      isPopInteractive: bool(transitions?["isPopInteractive"]) ?? false,
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

extension SceneDecoder.SceneKind {
  fileprivate var owner: String {
    switch self {
    case .viewController: "a view controller"
    case .tableViewController: "a table view controller"
    case .navigationController: "a navigation controller"
    case .tabBarController: "a tab bar controller"
    case .splitViewController: "a split view controller"
    case .pageViewController: "a page view controller"
    case .alertController: "an alert"
    case .storyboardReference: "a storyboard reference"
    }
  }

  /// The keys besides those that every scene has.
  fileprivate var keys: [String] {
    let names = ["name", "title"] + SceneDecoder.presentationKeys
    let surroundings = [
      "segues", "unwindActions", "codeActions", "prompt", "leftBarButtons", "rightBarButtons",
      "backButtonTitle",
      "hidesBackButton", "toolbar", "hidesBottomBarWhenPushed",
    ]
    switch self {
    case .viewController:
      return names + surroundings + [
        "background", "canvas", "layout", "views", "variations",
      ]
    case .tableViewController: return names + surroundings + ["style", "sections"]
    case .navigationController:
      return names + ["root", "segues", "transitions", "isNavigationBarHidden", "isToolbarHidden"]
    case .tabBarController:
      return names + [
        "tabs", "selected", "segues", "transitions", "prompt", "leftBarButtons", "rightBarButtons",
        "backButtonTitle", "hidesBackButton",
      ]
    case .splitViewController:
      return names + [
        "segues", "primary", "supplementary", "secondary", "compact", "displayMode", "primaryWidth",
        "supplementaryWidth", "presentsWithGesture",
      ]
    case .pageViewController:
      return names + ["pages", "transitionStyle", "orientation", "showsPageIndicator", "segues"]
    case .alertController:
      return [
        "name", "title", "message", "style", "textFields", "actions", "preferredAction", "segues",
      ]
    case .storyboardReference: return ["file", "scene"]
    }
  }
}

extension SceneDecoder {
  private enum SceneKind: String, CaseIterable {
    case viewController
    case navigationController
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
    let common = ["id", "name", "title", "kind"]
    let content = ["background", "views", "segues", "unwindActions"]
    let navigation = ["root", "transitions"]
    // An unknown kind is reported below; until then either's keys are right.
    let kind = node["kind"].map { SceneKind(rawValue: $0.string ?? "") } ?? .viewController
    let fields =
      switch kind {
      case .viewController:
        open(node, as: "a view controller", keys: common + content, others: navigation)
      case .navigationController:
        open(node, as: "a navigation controller", keys: common + navigation, others: content)
      case nil: open(node, as: "a scene", keys: common + content + navigation)
      }
    guard let fields else { return nil }
    _ = choice(fields["kind"], SceneKind.self)

    let id = name(required("id", of: fields)) ?? ""
    var scene = SceneDocument.Scene(
      id: id, name: name(fields["name"]), title: string(fields["title"]), offset: node.offset)
    if kind == .navigationController {
      scene.kind = navigationController(fields)
    } else {
      addContent(of: fields, to: &scene)
    }
    return scene
  }

  private mutating func addContent(of fields: Fields, to scene: inout SceneDocument.Scene) {
    scene.background = color(fields["background"]) ?? scene.background
    scene.views = views(fields["views"])
    scene.segues = segues(fields["segues"], scene: scene.id)
    scene.unwindActions = unwindActions(fields["unwindActions"], scene: scene.id)
  }

  private mutating func navigationController(_ fields: Fields) -> SceneDocument.Scene.Kind {
    let node = required("root", of: fields)
    let root = sceneReference(node) ?? ""
    if let node, index.isNavigationController(root) {
      report(.rootIsNavigationController(root), at: node.offset)
    }
    let transitions = fields["transitions"].flatMap { node in
      open(node, as: "the object of transitions", keys: ["push", "pop"])
    }
    return .navigationController(
      root: root,
      push: transitionReference(transitions?["push"]),
      pop: transitionReference(transitions?["pop"]))
  }
}

package import TextFormats

extension SceneOutline.Scene {
  /// Reads a scene, and ignores unknown keys and values of a wrong type.
  ///
  /// - Parameters:
  ///   - node: The scene's object.
  ///   - number: The scene's index in the file's list.
  init(json node: JSONNode, number: Int) {
    self.init(offset: node.offset, number: number)
    node.forEachMember { key, member in read(key, member.node) }
  }

  /// Replaces the value of a key. A side file calls this method to override values of its
  /// storyboard.
  package mutating func read(_ key: SceneKey.Scene, _ node: JSONNode) {
    switch key {
    case .id: id = node.string ?? ""
    case .kind: kind = node.string.flatMap(Kind.init) ?? .viewController
    case .standsFor: standsFor = StandIn(json: node)
    case .name: name = node.string
    case .title: title = node.string
    case .prompt: prompt = node.string
    case .background: background = node.string
    case .canvas: canvas = SceneOutline.Size(json: node)
    case .layout: isInRows = node.string == "rows"
    case .style: isActionSheet = node.string == "actionSheet"
    case .accept: acceptances = SceneOutline.Acceptance.all(json: node)
    case .modalPresentationStyle:
      modalPresentationStyle = node.string
    case .modalTransitionStyle: modalTransitionStyle = node.string
    case .isModalInPresentation: isModalInPresentation = node.bool == true
    case .definesPresentationContext: definesPresentationContext = node.bool == true
    case .isShownByCode: isShownByCode = node.bool == true
    case .leftBarButtons: leftBarButtons = SceneOutline.BarButton.all(json: node)
    case .rightBarButtons: rightBarButtons = SceneOutline.BarButton.all(json: node)
    case .toolbar: toolbar = SceneOutline.BarButton.all(json: node)
    case .hidesBackButton: hidesBackButton = node.bool == true
    case .hidesBottomBarWhenPushed: hidesBottomBarWhenPushed = node.bool == true
    case .views: views = SceneOutline.View.all(json: node)
    case .variations:
      variations = (node.elements ?? []).map { variation in
        variation[SceneKey.Variation.views].map(SceneOutline.View.all) ?? []
      }
    case .sections: sections = SceneOutline.Section.all(json: node)
    case .actions: actions = (node.elements ?? []).map { SceneOutline.AlertAction(json: $0) }
    case .segues:
      segues = SceneOutline.numbered(node) { SceneOutline.Segue(json: $0, number: $1) }
    case .unwindActions: unwindActions = node.members?.map(\.key) ?? []
    case .root: setChild(node, as: .root)
    case .isNavigationBarHidden: isNavigationBarHidden = node.bool == true
    case .transitions: transitions = ContainerTransitions(json: node)
    case .tabs: setChildren((node.elements ?? []).map(Self.tab), as: .tab)
    case .selected: selected = node.integer
    case .pages:
      let pages = (node.elements ?? []).map(SceneOutline.Reference.init)
      setChildren(pages.map { Child(role: .page, scene: $0) }, as: .page)
    case .orientation: turnsVertically = node.string == "vertical"
    case .primary: setChild(node, as: .primary)
    case .supplementary: setChild(node, as: .supplementary)
    case .secondary: setChild(node, as: .secondary)
    case .compact: setChild(node, as: .compact)
    case .displayMode: displayMode = node.string
    case .presentsWithGesture: presentsWithGesture = node.bool != false
    case .file: target.file = node.string
    case .scene: target.scene = node.string
    }
  }

  /// Sets the only child of a role.
  private mutating func setChild(_ node: JSONNode, as role: Role) {
    setChildren([Child(role: role, scene: SceneOutline.Reference(json: node))], as: role)
  }

  /// Reads a tab. Without a scene it is at the offset of the tab itself.
  private static func tab(_ node: JSONNode) -> Child {
    let scene = node[SceneKey.Tab.scene]
    var tab = Child(
      role: .tab,
      scene: SceneOutline.Reference(id: scene?.string, offset: scene?.offset ?? node.offset))
    tab.isEnabled = node[SceneKey.Tab.isEnabled]?.bool != false
    return tab
  }
}

extension SceneOutline.Scene.StandIn {
  init(json node: JSONNode) {
    self =
      node.string == "code"
      ? .code : .kind(node.string.flatMap(SceneOutline.Scene.Kind.init) ?? .viewController)
  }
}

extension SceneOutline.Scene.ContainerTransitions {
  init(json node: JSONNode) {
    typealias Key = SceneKey.ContainerTransitions
    push = node[Key.push]?.string
    pop = node[Key.pop]?.string
    next = node[Key.next]?.string
    previous = node[Key.previous]?.string
    isPopInteractive = node[Key.isPopInteractive]?.bool == true
  }
}

internal import CellGraphics
import Storyboards
import TextFormats

/// Makes the outline of one scene of a storyboard, for flow maps and checks.
///
/// Unlike an import, an outline resolves no conflicts and converts no views, except those that
/// handle arrow keys.
struct ControllerOutline {
  let scene: InterfaceBuilderDocument.Scene
  let controller: XMLElement
  let number: Int
  let context: StoryboardContext

  /// The outline of the scene; nil for a placeholder that refers to a scene of the same storyboard.
  var outline: SceneOutline.Scene? {
    let id = context.sceneName(controller)
    var outline = SceneOutline.Scene(offset: controller.offset, number: number)
    outline.id = id
    outline.kind = kind
    outline.name = scene.name ?? title ?? id
    outline.identifier = controller["storyboardIdentifier"]
    outline.customClass = controller["customClass"]
    outline.objectID = controller["id"]
    outline.hasCode = hasCode
    outline.background = background?.hexadecimal
    if controller.name == "viewControllerPlaceholder" {
      if case .sameStoryboard = context.meaning(ofPlaceholder: controller) { return nil }
      outline.target.storyboard = controller["storyboardName"]
      outline.target.bundle = controller["bundleIdentifier"]
      outline.target.scene = controller["referencedIdentifier"].flatMap { $0.isEmpty ? nil : $0 }
      return outline
    }
    addSettings(to: &outline)
    addChildren(to: &outline)
    outline.views = arrowTakers(in: controller)
    let segues = scene.segues.filter { $0.kind != .relationship && $0.kind != nil }
    outline.segues = segues.enumerated().map { SegueOutline($1, number: $0, in: self).outline }
    return outline
  }

  /// Indicates whether the scene can do more than the storyboard shows.
  ///
  /// This is so if the scene has a custom class or an action, so that code of the app runs in it,
  /// and for a system controller with buttons of its own.
  private var hasCode: Bool {
    let plain = [
      "viewController", "tableViewController", "collectionViewController", "navigationController",
      "tabBarController", "splitViewController",
    ]
    guard plain.contains(controller.name), controller["customClass"] == nil else { return true }
    func acts(_ element: XMLElement) -> Bool {
      element.children.contains {
        $0.name == "action" || $0.name != "segue" && $0["customClass"] != nil || acts($0)
      }
    }
    return acts(controller) || scene.recognizers.contains(where: acts)
      || scene.barItems.contains { acts($0.element) }
  }

  /// The kind of the controller. Kinds that scene files do not have count as view controllers.
  private var kind: SceneOutline.Scene.Kind {
    switch controller.name {
    case "viewControllerPlaceholder": .storyboardReference
    case "tableViewController": .tableViewController
    case "collectionViewController": .collectionViewController
    case "navigationController": .navigationController
    case "tabBarController": .tabBarController
    case "splitViewController": .splitViewController
    case "pageViewController": .pageViewController
    default: .viewController
    }
  }

  /// Returns the visible views within an element that handle an arrow key themselves.
  ///
  /// A check of swipes needs them: a swipe segue that is performed by an arrow key does not work
  /// while such a view has the focus.
  private func arrowTakers(in element: XMLElement) -> [SceneOutline.View] {
    element.children.flatMap { child -> [SceneOutline.View] in
      guard child.bool("hidden") != true, child.bool("enabled") != false else { return [] }
      let kind = child.viewKind
      switch kind {
      case .textField, .textView: break
      case .tableView where child["key"] != "view": break
      case let kind? where kind.isAdjustable: break
      default: return arrowTakers(in: child)
      }
      var view = SceneOutline.View(offset: child.offset)
      view.id = child["id"].map(context.names.object)
      view.kind = kind
      view.isEditable = child.bool("editable")
      return [view]
    }
  }

  /// Adds the settings that decide where the user can go, with the values that an import gives
  /// them.
  private func addSettings(to outline: inout SceneOutline.Scene) {
    let style = PresentationWords.style(controller)
    outline.modalPresentationStyle = style ?? PresentationWords.usualStyle(context.document)
    outline.hasDefaultStyle = style == nil
    let transition = controller["modalTransitionStyle"]
    if let transition, PresentationWords.transitions.contains(transition) {
      outline.modalTransitionStyle = transition
    }
    outline.isModalInPresentation = controller.bool("modalInPresentation") == true
    outline.definesPresentationContext = controller.bool("definesPresentationContext") == true
    outline.hidesBottomBarWhenPushed = controller.bool("hidesBottomBarWhenPushed") == true
    outline.isNavigationBarHidden = controller.bool("navigationBarHidden") == true
    guard let item = controller.child("navigationItem"),
      ![.navigationController, .splitViewController].contains(outline.kind)
    else { return }
    outline.hidesBackButton = item.bool("hidesBackButton") == true
    for item in BarConversion.leftItems(item) {
      guard let id = item["id"], !id.isEmpty else { continue }
      var button = SceneOutline.BarButton(offset: item.offset)
      button.id = context.names.object(id)
      outline.leftBarButtons.append(button)
    }
  }

  /// The title of the navigation item, else of the controller; nil if there is none or it is empty.
  private var title: String? {
    let item = controller.child("navigationItem").flatMap { context.text.text(of: $0, "title") }
    return (item ?? context.text.text(of: controller, "title")).flatMap { $0.isEmpty ? nil : $0 }
  }

  private var background: Color? {
    let view = controller.children.first { $0["key"] == "view" || $0["key"] == "tableView" }
    return view?.property("backgroundColor").flatMap(context.colors.color)
  }

  /// Adds the children of a container. Relationships with an unknown name are left out.
  private func addChildren(to outline: inout SceneOutline.Scene) {
    var tabs: [SceneOutline.Scene.Child] = []
    for segue in scene.segues where segue.kind == .relationship {
      let role: SceneOutline.Scene.Role
      switch segue.relationship {
      case "rootViewController": role = .root
      case "viewControllers": role = .tab
      case "masterViewController": role = .primary
      case "detailViewController": role = .secondary
      case "supplementaryViewController": role = .supplementary
      case "compactViewController": role = .compact
      default: continue
      }
      let name = segue.destination.map { context.scene($0) ?? $0 }
      let child = SceneOutline.Scene.Child(
        role: role,
        scene: SceneOutline.Reference(id: name ?? "", offset: segue.element.offset))
      if role == .tab { tabs.append(child) } else { outline.setChildren([child], as: role) }
    }
    outline.setChildren(tabs, as: .tab)
  }
}

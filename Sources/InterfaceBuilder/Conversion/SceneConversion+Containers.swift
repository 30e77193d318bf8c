import Storyboards
import TextFormats

/// Converts container controllers and placeholders.
extension SceneConversion {
  /// Returns the relationship segues with one of these names, in the order of the file.
  ///
  /// A relationship is an element `segue` of the kind `relationship`, which makes its destination a
  /// child of the container.
  func destinations(_ relationships: String...) -> [XMLElement] {
    scene.segues.filter { segue in
      segue.kind == .relationship && relationships.contains(segue.relationship ?? "")
    }.map(\.element)
  }

  /// Adds a remark for each relationship that is left out.
  mutating func checkRelationships() {
    let known = [
      "rootViewController", "viewControllers", "masterViewController", "detailViewController",
      "supplementaryViewController", "compactViewController",
    ]
    var met: Set<String> = []
    for segue in scene.segues where segue.kind == .relationship {
      let name = segue.relationship ?? ""
      if !known.contains(name) {
        remark("unknown relationship \(quoted(name)); left out", about: segue.element)
      } else if segue.destination.flatMap(context.scene) == nil {
        remark(Self.nowhere(segue), about: segue.element)
      } else if !hasRelationship(name) {
        remark(
          "a \(controller.name) has no relationship \(quoted(name)); left out", about: segue.element
        )
      } else if !met.insert(name).inserted, name != "viewControllers" {
        remark(
          "the controller already has a relationship \(quoted(name)); left out",
          about: segue.element)
      }
    }
  }

  /// Indicates whether a controller of this kind has the relationship.
  private func hasRelationship(_ name: String) -> Bool {
    switch controller.name {
    case "navigationController": name == "rootViewController"
    case "tabBarController": name == "viewControllers"
    case "splitViewController": name != "rootViewController" && name != "viewControllers"
    default: false
    }
  }

  /// Returns the remark on a segue that leads to no scene.
  static func nowhere(_ segue: InterfaceBuilderDocument.Segue) -> String {
    guard let id = segue.destination else { return "the segue has no destination; left out" }
    return "the destination \(quoted(id)) is not a scene; left out"
  }

  /// Adds a scene with a caption in place of one that code makes, and returns its id.
  ///
  /// The id is that of the container with the kind, such as `split primary`.
  mutating func standIn(_ what: String, kind: String) -> String {
    let name = "\(id) \(kind)"
    var extra = context.standIn(name, says: what)
    extra.standsFor = .code
    extras.append(extra)
    return name
  }

  /// Returns the scene to which a segue leads; nil for no segue, or one that leads to no scene.
  mutating func target(_ segue: XMLElement?) -> String? {
    guard let destination = segue?["destination"] else { return nil }
    return context.scene(destination)
  }

  /// Returns the scene of a navigation controller. A scene with a caption replaces a missing root,
  /// with a remark.
  mutating func navigationController() -> SceneDocument.Scene {
    let root = target(destinations("rootViewController").first)
    if root == nil {
      remark("no root view controller; an empty scene replaces it", about: controller)
    }
    let navigation = SceneDocument.NavigationController(
      root: root
        ?? standIn(context.madeByCode("The stack is filled", of: controller), kind: "root"),
      isNavigationBarHidden: controller.bool("navigationBarHidden") == true,
      isToolbarHidden: controller.bool("toolbarHidden") != false)
    return head(.navigationController(navigation))
  }

  /// Returns the scene of a tab bar controller. Without tabs in the storyboard it is a scene with a
  /// caption, with a remark.
  mutating func tabBarController() -> SceneDocument.Scene? {
    var tabs: [SceneDocument.Tab] = []
    for segue in destinations("viewControllers") {
      guard let destination = segue["destination"], let scene = context.scene(destination) else {
        continue
      }
      let item = context.controllers[destination]?.child("tabBarItem")
      let titles = TabTitles(item: item, text: context.text)
      tabs.append(
        SceneDocument.Tab(
          child: SceneDocument.Child(scene: scene),
          title: titles.title ?? inventedTitle(ofTab: destination), image: titles.sign,
          badge: item?["badgeValue"].flatMap { $0.isEmpty ? nil : $0 }))
    }
    guard !tabs.isEmpty else {
      remark("no tabs in the storyboard; an empty scene replaces the controller", about: controller)
      return viewController(says: context.madeByCode("The tabs are filled", of: controller))
    }
    var made = head(.tabBarController(SceneDocument.TabBarController(tabs: tabs)))
    let bars = bars()
    made.navigationItem = bars.item
    addSegues(to: &made, from: bars)
    carried = bars.carried
    return made
  }

  /// Returns a title for a tab whose item has none; nil if the tab's scene has a title.
  private func inventedTitle(ofTab destination: String) -> String? {
    let root = context.document.scenes.first { $0.controller?["id"] == destination }?.segues
      .first { $0.relationship == "rootViewController" }?.destination
    let controllers = [root, destination].compactMap { $0.flatMap { context.controllers[$0] } }
    guard controllers.allSatisfy({ title(of: $0) == nil }) else { return nil }
    return TabTitles.title(ofControllers: controllers)
  }

  /// Returns the scene of a split view controller. A scene with a caption replaces a missing
  /// primary or secondary column. If both are missing it replaces the controller, with a remark.
  mutating func splitViewController() -> SceneDocument.Scene? {
    let primary = target(destinations("masterViewController").first)
    let secondary = target(destinations("detailViewController").first)
    guard primary != nil || secondary != nil else {
      remark(
        "no columns in the storyboard; an empty scene replaces the controller", about: controller)
      return viewController(says: context.madeByCode("The columns are filled", of: controller))
    }
    let columns = (
      primary: primary
        ?? standIn(context.madeByCode("The list is made", of: controller), kind: "primary"),
      secondary: secondary
        ?? standIn(context.madeByCode("The content is made", of: controller), kind: "secondary")
    )
    let split = SceneDocument.SplitViewController(
      primary: SceneDocument.Child(scene: columns.primary),
      supplementary: target(destinations("supplementaryViewController").first)
        .map { SceneDocument.Child(scene: $0) },
      secondary: SceneDocument.Child(scene: columns.secondary),
      compact: target(destinations("compactViewController").first)
        .map { SceneDocument.Child(scene: $0) })
    var made = head(.splitViewController(split))
    addSegues(to: &made)
    return made
  }

  /// Returns the scene of a storyboard reference; nil if it refers to a scene of the same
  /// storyboard. A scene with a caption, with a remark, replaces a target that is missing.
  mutating func placeholder() -> SceneDocument.Scene? {
    switch context.meaning(ofPlaceholder: controller) {
    case .sameStoryboard: return nil
    case .reference(let file, let scene):
      return SceneDocument.Scene(
        id: id,
        kind: .storyboardReference(
          SceneDocument.StoryboardReference(storyboard: file, scene: scene)))
    case .missing(let what):
      remark(what, about: controller)
      var made = context.standIn(id, says: context.caption(ofMissing: controller))
      made.standsFor = .storyboardReference
      if let name = scene.name, !name.isEmpty { made.name = name }
      return made
    }
  }
}

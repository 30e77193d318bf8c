import TextFormats

/// Controllers that hold others, and placeholders.
extension SceneConversion {
  func destinations(_ relationships: String...) -> [XMLElement] {
    scene.segues.filter { segue in
      segue.kind == .relationship && relationships.contains(segue.relationship ?? "")
    }.map(\.element)
  }

  /// Says which relationships are left out.
  mutating func checkRelationships() {
    let known = [
      "rootViewController", "viewControllers", "masterViewController", "detailViewController",
      "supplementaryViewController", "compactViewController",
    ]
    var met: Set<String> = []
    for segue in scene.segues where segue.kind == .relationship {
      let name = segue.relationship ?? ""
      if !known.contains(name) {
        remark("the relationship \(quoted(name)) is not known; left out", about: segue.element)
      } else if segue.destination.flatMap(context.scene) == nil {
        remark(Self.nowhere(segue), about: segue.element)
      } else if !hasRelationship(name) {
        remark("\(controller.name) has no such relationship; left out", about: segue.element)
      } else if !met.insert(name).inserted, name != "viewControllers" {
        remark("another one leads to its \(name) already; left out", about: segue.element)
      }
    }
  }

  private func hasRelationship(_ name: String) -> Bool {
    switch controller.name {
    case "navigationController": name == "rootViewController"
    case "tabBarController": name == "viewControllers"
    case "splitViewController": name != "rootViewController" && name != "viewControllers"
    default: false
    }
  }

  /// What to say of a segue that leads to no scene.
  static func nowhere(_ segue: InterfaceBuilderDocument.Segue) -> String {
    guard let id = segue.destination else { return "it has no destination; left out" }
    return "its destination \(quoted(id)) is no scene; left out"
  }

  mutating func standIn(_ what: String, kind: String) -> String {
    let name = "\(id) \(kind)"
    var extra = StoryboardContext.standIn(name, says: what)
    extra.set("standsFor", JSONNode("code"))
    extras.append(extra)
    return name
  }

  mutating func target(_ segue: XMLElement?) -> String? {
    guard let destination = segue?["destination"] else { return nil }
    return context.scene(destination)
  }

  mutating func navigationController() -> JSONNode {
    var node = head("navigationController")
    let root = target(destinations("rootViewController").first)
    if root == nil { remark("no root view controller; an empty one stands in", about: controller) }
    node.set(
      "root",
      JSONNode(
        root
          ?? standIn(
            context.madeByCode("The stack is filled", of: controller), kind: "root")))
    if controller.bool("navigationBarHidden") == true {
      node.set("isNavigationBarHidden", JSONNode(true))
    }
    if controller.bool("toolbarHidden") == false { node.set("isToolbarHidden", JSONNode(false)) }
    return node
  }

  mutating func tabBarController() -> JSONNode? {
    var tabs: [JSONNode] = []
    for segue in destinations("viewControllers") {
      guard let destination = segue["destination"], let scene = context.scene(destination) else {
        continue
      }
      let item = context.controllers[destination]?.child("tabBarItem")
      let titles = TabTitles(item: item, text: context.text)
      tabs.append(
        .object([
          "scene": JSONNode(scene),
          "title": (titles.title ?? inventedTitle(ofTab: destination)).node,
          "image": titles.sign.node,
          "badge": item?["badgeValue"].flatMap { $0.isEmpty ? nil : JSONNode($0) },
        ]))
    }
    guard !tabs.isEmpty else {
      remark("no tabs; code fills them, so an empty scene stands in", about: controller)
      return viewController(says: context.madeByCode("The tabs are filled", of: controller))
    }
    var node = head("tabBarController")
    node.set("tabs", JSONNode(tabs))
    let bars = bars()
    for (key, value) in bars.members where key != "toolbar" {
      if let value { node.set(key, value) }
    }
    addSegues(to: &node, from: bars)
    carried = bars.carried
    return node
  }

  /// What to call a tab whose item says nothing; nil where what it leads to has a title.
  private func inventedTitle(ofTab destination: String) -> String? {
    let root = context.document.scenes.first { $0.controller?["id"] == destination }?.segues
      .first { $0.relationship == "rootViewController" }?.destination
    let controllers = [root, destination].compactMap { $0.flatMap { context.controllers[$0] } }
    guard controllers.allSatisfy({ title(of: $0) == nil }) else { return nil }
    return TabTitles.title(ofControllers: controllers)
  }

  mutating func splitViewController() -> JSONNode? {
    let primary = target(destinations("masterViewController").first)
    let secondary = target(destinations("detailViewController").first)
    guard primary != nil || secondary != nil else {
      remark("no columns; code fills them, so an empty scene stands in", about: controller)
      return viewController(says: context.madeByCode("The columns are filled", of: controller))
    }
    var node = head("splitViewController")
    node.set(
      "primary",
      JSONNode(
        primary ?? standIn(context.madeByCode("The list is made", of: controller), kind: "primary"))
    )
    if let supplementary = target(destinations("supplementaryViewController").first) {
      node.set("supplementary", JSONNode(supplementary))
    }
    node.set(
      "secondary",
      JSONNode(
        secondary
          ?? standIn(context.madeByCode("The content is made", of: controller), kind: "secondary"))
    )
    if let compact = target(destinations("compactViewController").first) {
      node.set("compact", JSONNode(compact))
    }
    addSegues(to: &node)
    return node
  }

  mutating func placeholder() -> JSONNode? {
    switch context.meaning(ofPlaceholder: controller) {
    case .sameStoryboard: return nil
    case .reference(let file, let scene):
      return .object([
        "id": JSONNode(id), "kind": JSONNode("storyboardReference"), "file": JSONNode(file),
        "scene": scene.node,
      ])
    case .missing(let what):
      remark(what, about: controller)
      var node = StoryboardContext.standIn(id, says: context.caption(ofMissing: controller))
      node.set("standsFor", JSONNode("storyboardReference"))
      node.set("name", scene.name.flatMap { $0.isEmpty ? nil : JSONNode($0) })
      return node
    }
  }
}

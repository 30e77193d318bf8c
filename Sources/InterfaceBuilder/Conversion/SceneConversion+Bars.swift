import TextFormats

/// What the bars around a scene show of it.
extension SceneConversion {
  /// The actions that buttons and bar button items are connected to, by the items' names; nil for none.
  var codeActions: JSONNode? {
    var actions = JSONNode.object([:])
    for id in scene.objects.keys.sorted() {
      guard let element = scene.objects[id], ["button", "barButtonItem"].contains(element.name),
        let selector = element.child("connections")?.child("action")?["selector"],
        !selector.isEmpty
      else { continue }
      actions.set(names.object(id), JSONNode(selector))
    }
    return actions.members?.isEmpty == false ? actions : nil
  }

  struct Bars {
    var members: [(String, JSONNode?)] = []
    /// The object ids of the items.
    var ids: Set<String> = []
    /// What is in a view that an item has in its place.
    var itemOfObject: [String: String] = [:]
    /// What the view in the title's place says; nil for nothing.
    var titleOfView: String?
    /// Those that no bar of a scene file can have.
    var controls: [XMLElement] = []
    /// The places in the file of what has been carried over.
    var carried: Set<Int> = []

    mutating func note(_ item: XMLElement) {
      guard let id = item["id"] else { return }
      ids.insert(id)
      if let view = item.property("customView") { note(view, in: id) }
    }

    mutating func note(_ view: XMLElement, in item: String) {
      if let id = view["id"] { itemOfObject[id] = item }
      for child in view.children { note(child, in: item) }
    }
  }

  /// What the bar above a scene says whose title comes from code: what the view in its place says, else
  /// the words of its class; nil where there is no bar, or no class whose code could.
  func inventedTitle(_ bars: Bars) -> String? {
    guard context.isInNavigation(controller) else { return nil }
    return bars.titleOfView ?? TabTitles.title(ofControllers: [controller])
  }

  func bars() -> Bars {
    var conversion = BarConversion(names: names, text: context.text)
    var bars = Bars()
    func nodes(_ items: [XMLElement]) -> JSONNode? {
      var nodes: [JSONNode] = []
      for item in items {
        guard let node = conversion.node(item) else { continue }
        bars.note(item)
        nodes.append(node)
      }
      return nodes.isEmpty ? nil : JSONNode(nodes)
    }
    let toolbar = controller.children.first {
      $0.name == "toolbarItems" || $0["key"] == "toolbarItems"
    }
    if let item = navigationItem {
      let prompt = context.text.text(of: item, "prompt")
      let back = item.property("backBarButtonItem").flatMap { context.text.text(of: $0, "title") }
      let (left, right) = (
        nodes(BarConversion.leftItems(item)), nodes(BarConversion.rightItems(item))
      )
      bars.members = [
        ("prompt", prompt.flatMap { $0.isEmpty ? nil : JSONNode($0) }),
        ("leftBarButtons", left), ("rightBarButtons", right),
        ("backButtonTitle", back.flatMap { $0.isEmpty ? nil : JSONNode($0) }),
        ("hidesBackButton", item.bool("hidesBackButton") == true ? JSONNode(true) : nil),
      ]
      if let view = item.property("titleView") {
        if title?.isEmpty != false { bars.titleOfView = conversion.words(in: view) }
        conversion.gatherControls(in: view)
      }
      if let item = item.property("backBarButtonItem"), back?.isEmpty == false {
        bars.carried.insert(item.offset)
      }
    }
    let items = nodes((toolbar?.children ?? []).filter { $0.name == "barButtonItem" })
    bars.members.append(("toolbar", items))
    bars.controls = conversion.controls
    bars.carried.formUnion(conversion.carried)
    return bars
  }
}

/// What the bars around a scene show of it.
extension SceneConversion {
  struct Bars {
    var members: [(String, JSONNode?)] = []
    /// The object ids of the items.
    var ids: Set<String> = []
    /// What is in a view that an item has in its place.
    var itemOfObject: [String: String] = [:]

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
  var inventedTitle: String? {
    guard context.isInNavigation(controller) else { return nil }
    let view = navigationItem?.property("titleView")
    return view.flatMap(text(in:)) ?? TabTitles.title(ofControllers: [controller])
  }

  private func text(in view: XMLElement) -> String? {
    let text =
      switch view.name {
      case "label": context.text.text(of: view, "text")
      case "searchBar": context.text.text(of: view, "placeholder") ?? "Search"
      case "button": context.text.title(ofButton: view)
      case "imageView": view["image"].map { ImageNames($0).title }
      default: view.subviews.lazy.compactMap { self.text(in: $0) }.first
      }
    return text.flatMap { $0.isEmpty ? nil : $0 }
  }

  func bars() -> Bars {
    let conversion = BarConversion(names: names, text: context.text)
    var bars = Bars()
    func nodes(_ items: [XMLElement]) -> JSONNode? {
      for item in items { bars.note(item) }
      let nodes = conversion.nodes(items)
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
    }
    let items = nodes((toolbar?.children ?? []).filter { $0.name == "barButtonItem" })
    bars.members.append(("toolbar", items))
    return bars
  }
}

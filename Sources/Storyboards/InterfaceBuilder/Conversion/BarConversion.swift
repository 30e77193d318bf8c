/// What bars show, as a scene file has it.
struct BarConversion {
  let names: ObjectNames
  let text: InterfaceBuilderText

  struct Item {
    var element: XMLElement
    var title: String
    var isButton: Bool
  }

  /// The items that a scene file knows by these names, in file order.
  func nodes(_ items: [XMLElement]) -> [JSONNode] { items.compactMap(node) }

  /// The things that a bar shows that is a view, from left to right.
  func items(of bar: XMLElement) -> [Item] {
    var result: [Item] = []
    for holder in bar.children where holder.name == "items" {
      for item in holder.children {
        switch item.name {
        case "barButtonItem" where !isSpace(item):
          result.append(Item(element: item, title: title(item), isButton: true))
        case "navigationItem":
          let left = Self.leftItems(item).filter { !isSpace($0) }
          let right = Self.rightItems(item).filter { !isSpace($0) }
          result += left.map { Item(element: $0, title: title($0), isButton: true) }
          result.append(
            Item(element: item, title: text.text(of: item, "title") ?? "", isButton: false))
          result += right.reversed().map { Item(element: $0, title: title($0), isButton: true) }
        case "tabBarItem":
          result.append(
            Item(
              element: item, title: TabTitles(item: item, text: text).title ?? "", isButton: true))
        default: break
        }
      }
    }
    return result
  }

  static func leftItems(_ item: XMLElement) -> [XMLElement] {
    items(item, one: "leftBarButtonItem", several: "leftBarButtonItems")
  }

  static func rightItems(_ item: XMLElement) -> [XMLElement] {
    items(item, one: "rightBarButtonItem", several: "rightBarButtonItems")
  }

  private static func items(_ item: XMLElement, one: String, several: String) -> [XMLElement] {
    item.children.flatMap { child -> [XMLElement] in
      if child.name == "barButtonItem", child["key"] == one { return [child] }
      guard child.name == several || child["key"] == several else { return [] }
      return child.children.filter { $0.name == "barButtonItem" }
    }
  }

  private func isSpace(_ item: XMLElement) -> Bool {
    ["flexibleSpace", "fixedSpace"].contains(item["systemItem"])
  }

  private func node(_ item: XMLElement) -> JSONNode? {
    guard let id = item["id"], !id.isEmpty else { return nil }
    let name = JSONNode(names.object(id))
    let system = item["systemItem"] ?? ""
    switch system {
    case "flexibleSpace": return .object(["id": name, "systemItem": JSONNode(system)])
    case "fixedSpace":
      let columns = Int(min(max((item.number("width") ?? 16) / 8, 1), 1_000))
      return .object(["id": name, "systemItem": JSONNode(system), "width": JSONNode(columns)])
    case _ where Self.systemItems.contains(system) && text.text(of: item, "title") == nil:
      return .object(["id": name, "systemItem": JSONNode(system)])
    default:
      return .object([
        "id": name, "title": JSONNode(title(item)),
        "style": item["style"] == "done" ? JSONNode("done") : nil,
      ])
    }
  }

  private func title(_ item: XMLElement) -> String {
    if let title = text.text(of: item, "title"), !title.isEmpty,
      title != "Item" || item["image"] == nil
    {
      return title
    }
    // A view in place of the item says it itself.
    if let view = item.property("customView") {
      if let title = text.title(ofButton: view) ?? text.text(of: view, "text") { return title }
      if let image = view.child("state")?["image"] ?? view["image"] {
        return ImageNames(image).text
      }
    }
    if let system = item["systemItem"], !system.isEmpty { return system }
    return item["image"].map { ImageNames($0).text } ?? item["userLabel"] ?? "▢"
  }

  private static let systemItems: Set<String> = [
    "done", "cancel", "edit", "save", "add", "compose", "reply", "action", "organize", "bookmarks",
    "search", "refresh", "stop", "camera", "trash", "play", "pause", "rewind", "fastForward",
    "undo", "redo", "close",
  ]
}

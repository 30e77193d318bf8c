import NavigationKit
import TextFormats

/// What bars show for a scene.
extension SceneDecoder {
  private typealias Item = SceneDocument.BarButtonItem

  private enum StyleName: String, CaseIterable {
    case plain
    case done

    var style: NavigationKit.BarButtonItem.Style {
      switch self {
      case .plain: .plain
      case .done: .done
      }
    }
  }

  /// - Parameter ids: Where the ids of the scene's views are; gets those of the items.
  mutating func navigationItem(
    _ fields: Fields, ids: inout [String: Int]
  ) -> SceneDocument.NavigationItem {
    SceneDocument.NavigationItem(
      prompt: string(fields["prompt"]),
      leftBarButtonItems: barButtonItems(fields["leftBarButtons"], ids: &ids),
      rightBarButtonItems: barButtonItems(fields["rightBarButtons"], ids: &ids),
      backButtonTitle: string(fields["backButtonTitle"]),
      hidesBackButton: bool(fields["hidesBackButton"]) ?? false)
  }

  /// - Parameter ids: As in `navigationItem(_:ids:)`.
  mutating func barButtonItems(
    _ node: JSONNode?, ids: inout [String: Int]
  ) -> [SceneDocument.BarButtonItem] {
    elements(node).compactMap { element in
      guard let item = barButtonItem(element) else { return nil }
      noteID(of: element, in: &ids) { .duplicateBarButton($0) }
      return item
    }
  }

  private mutating func barButtonItem(_ node: JSONNode) -> Item? {
    switch node["systemItem"]?.string {
    case "flexibleSpace":
      let fields = open(
        node, as: "a flexible space", keys: ["id", "systemItem"],
        others: ["title", "style", "width"])
      return fields.map { fields in
        Item(
          id: name(fields["id"]), content: .systemItem(.flexibleSpace), offset: node.offset)
      }
    case "fixedSpace":
      let fields = open(
        node, as: "a fixed space", keys: ["id", "systemItem", "width"], others: ["title", "style"])
      return fields.map { fields in
        let columns = integer(required("width", of: fields), 1...1_000) ?? 0
        return Item(id: name(fields["id"]), content: .fixedSpace(columns), offset: node.offset)
      }
    case _: return button(node)
    }
  }

  private mutating func button(_ node: JSONNode) -> Item? {
    let fields = open(
      node, as: "a bar button", keys: ["id", "title", "systemItem", "style"], others: ["width"])
    guard let fields else { return nil }
    var content = Item.Content.title("")
    switch oneOf("title", "systemItem", of: fields) {
    case "title": content = .title(string(fields["title"]) ?? "")
    case "systemItem": systemItem(fields["systemItem"]).map { content = .systemItem($0) }
    case _: break
    }
    return Item(
      id: name(required("id", of: fields)), content: content,
      style: choice(fields["style"], StyleName.self)?.style, offset: node.offset)
  }

  private mutating func systemItem(
    _ node: JSONNode?
  ) -> NavigationKit.BarButtonItem.SystemItem? {
    guard let node, let word = string(node) else { return nil }
    let items = NavigationKit.BarButtonItem.SystemItem.allCases
    if let item = items.first(where: { "\($0)" == word }) { return item }
    let words = items.map { "\($0)" }
    unexpected(node, "a system item such as 'add'", nearest: nearest(to: word, in: words))
    return nil
  }
}

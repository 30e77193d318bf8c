internal import CellGraphics
internal import NavigationKit
import Storyboards
import TextFormats

/// Converts the items of bars.
///
/// Storyboards have two kinds of bars. A container's bar shows the items of the controllers in it;
/// its items become bar button items of a scene file. A bar can also be a view on the canvas; its
/// items become labels and buttons at the places that `BarArrangement` computes.
struct BarConversion {
  let names: ObjectNames
  let text: InterfaceBuilderText
  /// The offsets in the file of the converted elements.
  private(set) var carried: Set<Int> = []
  /// The controls in custom views of items. A bar of a scene file cannot have such controls.
  private(set) var controls: [XMLElement] = []

  init(names: ObjectNames, text: InterfaceBuilderText) {
    self.names = names
    self.text = text
  }

  /// One item of a bar that is a view.
  struct Item {
    /// A bar item that is only space.
    enum Space {
      case flexible
      case fixed
    }

    var element: XMLElement
    var title = ""
    var isButton = true
    var isBold = false
    /// The kind of space; nil for an item that is not a space.
    var space: Space?
    /// The view in the item's place; nil for most items.
    var view: XMLElement?
    /// The width in points; nil for the width of the title.
    var width: Double?
  }

  /// The items of a bar that is a view, by the kind of the bar.
  ///
  /// Each case keeps what the arrangement of that kind of bar needs. A navigation bar distinguishes
  /// its sides, the other bars do not.
  enum Content {
    case toolbar([Item])
    /// The items of each side are in order from the edge inwards.
    case navigationBar(left: [Item], title: Item?, right: [Item])
    case tabBar([Item])
  }

  // MARK: - Bars that are views

  /// Returns the items of a bar that is a view. Of the navigation items of a navigation bar only
  /// the last is shown.
  mutating func items(of bar: XMLElement) -> Content {
    let children = bar.children.filter { $0.name == "items" }.flatMap(\.children)
    switch bar.name {
    case "tabBar":
      return .tabBar(
        children.filter { $0.name == "tabBarItem" }.map { item in
          Item(element: item, title: TabTitles(item: item, text: text).title ?? "")
        })
    case "navigationBar":
      // The last item is on top of the bar's stack.
      guard let top = children.last(where: { $0.name == "navigationItem" }) else {
        return .navigationBar(left: [], title: nil, right: [])
      }
      let view = top.property("titleView")
      return .navigationBar(
        left: Self.leftItems(top).map { item($0) },
        title: Item(
          element: top, title: text.text(of: top, "title") ?? "", isButton: false, view: view,
          width: view.flatMap { ViewFrames.written($0)?.width }),
        right: Self.rightItems(top).map { item($0) })
    default:
      return .toolbar(children.filter { $0.name == "barButtonItem" }.map { item($0) })
    }
  }

  /// Returns an item with its width in points: that of its custom view, else its own. A fixed space
  /// without a width has 16.
  private mutating func item(_ element: XMLElement) -> Item {
    switch element["systemItem"] {
    case "flexibleSpace":
      carried.insert(element.offset)
      return Item(element: element, space: .flexible)
    case "fixedSpace":
      carried.insert(element.offset)
      return Item(element: element, space: .fixed, width: element.number("width") ?? 16)
    default: break
    }
    let view = element.property("customView")
    let width = element.number("width").flatMap { $0 > 0 ? $0 : nil }
    return Item(
      element: element, title: title(element) ?? "▢",
      isBold: element["style"] == "done" || ["done", "save"].contains(element["systemItem"]),
      view: view, width: view.flatMap { ViewFrames.written($0)?.width } ?? width)
  }

  // MARK: - Bars of containers

  /// Returns the bar button items at the left of a navigation item. Older files have one item,
  /// newer ones a list.
  static func leftItems(_ item: XMLElement) -> [XMLElement] {
    items(item, one: "leftBarButtonItem", several: "leftBarButtonItems")
  }

  /// Returns the bar button items at the right of a navigation item, from the edge inwards.
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

  /// Converts an item; returns nil for an item that a scene file cannot have.
  ///
  /// A system item becomes the same system item, unless the storyboard gives it a title. A fixed
  /// space is converted from points to columns, at 8 points each.
  mutating func barButton(_ item: XMLElement) -> SceneDocument.BarButtonItem? {
    guard let id = item["id"], !id.isEmpty else { return nil }
    let name = names.object(id)
    let system = item["systemItem"] ?? ""
    let view = item.property("customView")
    if let view { gatherControls(in: view) }
    let title = title(item)
    // If the view has only controls, or only code fills the view, there is no item to press.
    if view != nil, title == nil, !Self.leadsOn(item) { return nil }
    carried.insert(item.offset)
    switch system {
    case "fixedSpace":
      let columns = Int(cells: min(max((item.number("width") ?? 16) / 8, 1), 1_000))
      return SceneDocument.BarButtonItem(id: name, content: .fixedSpace(columns))
    default: break
    }
    if let systemItem = Self.systemItem(system),
      systemItem == .flexibleSpace || text.text(of: item, "title") == nil
    {
      return SceneDocument.BarButtonItem(id: name, content: .systemItem(systemItem))
    }
    return SceneDocument.BarButtonItem(
      id: name, content: .title(title ?? "▢"), style: item["style"] == "done" ? .done : nil)
  }

  /// Indicates whether a segue starts from the item or from a part of its custom view.
  static func leadsOn(_ element: XMLElement) -> Bool {
    element.children.contains { $0.name == "segue" || leadsOn($0) }
  }

  /// Returns the title of an item; nil for an item without a text.
  ///
  /// Texts of the storyboard come first, then the text of a custom view, the name of the system
  /// item, and the name of the image. `Item` is the title that Interface Builder writes, so an
  /// image takes precedence over it.
  private mutating func title(_ item: XMLElement) -> String? {
    if let title = text.text(of: item, "title"), !title.isEmpty,
      title != "Item" || item["image"] == nil
    {
      return title
    }
    // A custom view supplies its own text.
    if let view = item.property("customView") {
      return words(in: view) ?? item["userLabel"].flatMap { $0.isEmpty ? nil : $0 }
    }
    if let system = item["systemItem"], !system.isEmpty {
      return Self.systemItem(system)?.text ?? NameWords(system).title ?? system
    }
    return item["image"].map { ImageNames($0).text } ?? item["userLabel"] ?? "▢"
  }

  /// Returns the text of a view in a bar; nil for a view without a text.
  ///
  /// The search is depth-first, and the first text is used: a terminal's bar has space for one.
  mutating func words(in view: XMLElement) -> String? {
    guard view.bool("hidden") != true else { return nil }
    let words =
      switch view.name {
      case "label": text.text(of: view, "text")
      case "button": text.titleOrSign(ofButton: view)
      case "imageView": view["image"].map { ImageNames($0).text }
      default: nil as String?
      }
    if let words, !words.isEmpty {
      carried.insert(view.offset)
      return words
    }
    for subview in view.subviews {
      if let words = self.words(in: subview) { return words }
    }
    return nil
  }

  /// Records the controls in a custom view of a bar.
  mutating func gatherControls(in view: XMLElement) {
    guard view.bool("hidden") != true else { return }
    switch view.name {
    case "textField", "searchBar", "searchTextField", "segmentedControl", "switch", "slider",
      "stepper", "progressView":
      controls.append(view)
    default: for subview in view.subviews { gatherControls(in: subview) }
    }
  }

  private static func systemItem(_ name: String) -> BarButtonItem.SystemItem? {
    BarButtonItem.SystemItem.allCases.first { "\($0)" == name }
  }
}

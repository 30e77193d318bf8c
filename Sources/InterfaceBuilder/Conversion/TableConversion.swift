internal import CellGraphics
import TextFormats

/// A table or a collection as a scene file has it: static cells and prototypes one by one.
struct TableConversion {
  let names: ObjectNames
  let text: InterfaceBuilderText
  let colors: InterfaceBuilderColors
  private(set) var rows = Rows()
  /// The places in the file of what rows show.
  private(set) var carried: Set<Int> = []

  /// How many rows stand for a table all of whose cells code makes.
  static let inventedRows = 3

  /// What segues can start from.
  struct Rows {
    /// By the object ids of cells.
    var cells: Set<String> = []
    /// Those with an accessory button.
    var accessories: Set<String> = []
    /// Objects within cells, with the cell they are in.
    var cellOfObject: [String: String] = [:]

    mutating func merge(_ other: Rows) {
      cells.formUnion(other.cells)
      accessories.formUnion(other.accessories)
      cellOfObject.merge(other.cellOfObject) { first, _ in first }
    }
  }

  init(names: ObjectNames, text: InterfaceBuilderText, colors: InterfaceBuilderColors) {
    self.names = names
    self.text = text
    self.colors = colors
  }

  mutating func members(of table: XMLElement) -> KeyValuePairs<String, JSONNode?> {
    [
      "kind": JSONNode("tableView"), "style": style(table), "sections": JSONNode(sections(table)),
    ]
  }

  /// Whether cells hold what no row can show: several controls or a text to edit in a static table,
  /// in any table several things that segues hang on.
  static func isForm(_ table: XMLElement) -> Bool {
    let written = (table.child("sections")?.children ?? [])
      .flatMap { $0.child("cells")?.children ?? [] }
    for cell in written {
      var counts = (controls: 0, texts: 0)
      count(cell, &counts)
      if counts.controls > 1 || counts.texts > 0 { return true }
    }
    return (written + prototypes(of: table)).contains { segueOwners(in: $0) > 1 }
  }

  /// The cells that code fills, of a table or of a collection.
  static func prototypes(of table: XMLElement) -> [XMLElement] {
    ((table.child("prototypes")?.children ?? []) + (table.child("cells")?.children ?? []))
      .filter { $0.name.hasSuffix("Cell") }
  }

  private static func segueOwners(in element: XMLElement) -> Int {
    var owners = 0
    for child in element.children {
      if child.name != "connections" {
        owners += segueOwners(in: child)
      } else if child.children.contains(where: { $0.name == "segue" && $0["kind"] != "embed" }) {
        owners += 1
      }
    }
    return owners
  }

  private static func count(_ view: XMLElement, _ counts: inout (controls: Int, texts: Int)) {
    for child in view.children where child.bool("hidden") != true {
      switch child.name {
      case "button": counts.controls += 1
      case "textField", "textView", "containerView": counts.texts += 1
      case "constraints", "connections": break
      case _ where child.isChangeableControl: counts.controls += 1
      default: count(child, &counts)
      }
    }
  }

  func style(_ table: XMLElement) -> JSONNode? {
    switch table["style"] {
    case "grouped": JSONNode("grouped")
    case "insetGrouped": JSONNode("insetGrouped")
    default: nil
    }
  }

  mutating func sections(_ table: XMLElement) -> [JSONNode] {
    var sections: [JSONNode] = []
    for section in table.child("sections")?.children ?? [] where section.name == "tableViewSection"
    {
      let cells = section.child("cells")?.children ?? []
      sections.append(
        .object([
          "header": text.text(of: section, "headerTitle").node,
          "footer": text.text(of: section, "footerTitle").node,
          "rows": JSONNode(cells.filter { $0.name == "tableViewCell" }.map { row($0, of: table) }),
        ]))
    }
    let titles = collectionTitles(table)
    for (index, cell) in Self.prototypes(of: table).enumerated() {
      let header = [index == 0 ? titles.header : nil, InventedTitles.identifier(of: cell)]
      sections.append(
        .object([
          "header": header.compactMap(\.self).first.node,
          "rows": JSONNode([row(cell, of: table, isPrototype: true)]),
        ]))
    }
    if let footer = titles.footer, !sections.isEmpty {
      sections[sections.count - 1].set("footer", JSONNode(footer))
    }
    if sections.isEmpty {
      // Code brings the cells as well as the rows.
      sections = [
        .object([
          "row": .object(["title": JSONNode("Row {number}")]),
          "count": JSONNode(Self.inventedRows),
        ])
      ]
    }
    return sections
  }

  /// What the views above and below the items of a collection say.
  private mutating func collectionTitles(
    _ table: XMLElement
  ) -> (header: String?, footer: String?) {
    func title(_ key: String) -> String? {
      guard let view = table.property(key) else { return nil }
      let content = CellContent(view, text: text)
      carried.formUnion(content.said)
      let texts = [content.title, content.detail].compactMap(\.self)
      return texts.isEmpty ? nil : texts.joined(separator: "  ")
    }
    return (title("sectionHeaderView"), title("sectionFooterView"))
  }

  // MARK: - Rows

  private mutating func row(
    _ cell: XMLElement, of table: XMLElement, isPrototype: Bool = false
  ) -> JSONNode {
    let id = cell["id"] ?? ""
    if !id.isEmpty {
      rows.cells.insert(id)
      note(cell, in: id)
    }
    let content = CellContent(cell, text: text)
    carried.insert(cell.offset)
    carried.formUnion(content.carried)
    let title =
      isPrototype ? InventedTitles.title(of: cell, label: content.title) : content.title
    let detail = content.detail
    let accessory = Self.accessories[cell["accessoryType"] ?? ""]
    if accessory == "detailButton" || accessory == "detailDisclosureButton" {
      rows.accessories.insert(id)
    }
    return .object([
      "id": id.isEmpty ? nil : JSONNode(names.object(id)),
      "style": content.style == "default" ? nil : JSONNode(content.style),
      "title": JSONNode(title ?? ""), "detail": detail.node,
      "image": content.image.node, "accessory": accessory.node,
      "control": content.control.flatMap(control),
    ])
  }

  private func control(_ view: XMLElement) -> JSONNode? {
    guard let id = view["id"],
      let members = ControlConversion(text: text, colors: colors).members(of: view)
    else { return nil }
    var node = JSONNode.object(["id": JSONNode(names.object(id))])
    for (key, value) in members { if let value { node.set(key, value) } }
    return node
  }

  private mutating func note(_ element: XMLElement, in cell: String) {
    for child in element.children {
      if let id = child["id"] { rows.cellOfObject[id] = cell }
      note(child, in: cell)
    }
  }

  private static let accessories = [
    "disclosureIndicator": "disclosureIndicator",
    "detailDisclosureButton": "detailDisclosureButton", "checkmark": "checkmark",
    "detailButton": "detailButton",
  ]
}

/// What a row shows of all that is in a cell.
struct CellContent {
  var title: String?
  var detail: String?
  var style = "default"
  /// A sign for the first picture; nil for none.
  var image: String?
  /// The one control that stands at the end of the row.
  var control: XMLElement?
  /// The places in the file of all that the row shows.
  var carried: Set<Int> = []
  /// Those of what its texts say.
  var said: Set<Int> = []

  private struct Piece {
    var element: XMLElement
    var text: String
    var y: Double
    var x: Double
    var height: Double
  }

  init(_ cell: XMLElement, text: InterfaceBuilderText) {
    var pieces: [Piece] = []
    gather(cell, x: 0, y: 0, text, &pieces)
    let built = Self.styles[cell["style"] ?? ""]
    if let built, let label = Self.find(cell["textLabel"], in: cell) {
      let second = Self.find(cell["detailTextLabel"], in: cell)
      title = text.text(of: label, "text")
      detail = second.flatMap { text.text(of: $0, "text") }
      style = detail == nil ? "default" : built
      carried.formUnion([label.offset] + [second?.offset].compactMap(\.self))
      return
    }
    if let content = cell.child("listContentConfiguration") {
      (title, detail) = Self.texts(of: content, text)
      let types = ["value": "value1", "subtitle": "subtitle"]
      style = detail == nil ? "default" : types[content["configurationType"] ?? ""] ?? "subtitle"
      if let name = content["image"], !name.isEmpty { image = ImageNames(name).sign ?? "▪" }
      carried.insert(content.offset)
      return
    }
    said = Set(pieces.map(\.element.offset))
    carried.formUnion(said)
    // As read: line by line, from left to right.
    pieces.sort { a, b in
      let isSameLine = abs(a.y - b.y) < min(a.height, b.height) / 2
      return isSameLine ? a.x < b.x : a.y < b.y
    }
    guard let first = pieces.first else { return }
    title = first.text
    let rest = pieces.dropFirst().map(\.text)
    guard let second = pieces.dropFirst().first else { return }
    let isBeside = abs(second.y - first.y) < min(first.height, second.height) / 2
    style = isBeside ? "value1" : "subtitle"
    detail = rest.joined(separator: "  ")
  }

  /// Those of a cell's content configuration; nil for what is empty.
  static func texts(
    of content: XMLElement, _ text: InterfaceBuilderText
  ) -> (title: String?, detail: String?) {
    let texts = [text.text(of: content, "text"), text.text(of: content, "secondaryText")]
      .map { $0.flatMap { $0.isEmpty ? nil : $0 } }
    return (texts[0], texts[1])
  }

  private mutating func gather(
    _ view: XMLElement, x: Double, y: Double, _ text: InterfaceBuilderText, _ pieces: inout [Piece]
  ) {
    let inner = (view.child("subviews")?.children ?? []) + view.children.filter(Self.isContent)
    for child in inner where child.bool("hidden") != true {
      let frame = ViewFrames.written(child)
      let (left, top) = (x + (frame?.minX ?? 0), y + (frame?.minY ?? 0))
      var string: String?
      switch child.name {
      case "label": string = text.text(of: child, "text")
      case "button": string = text.titleOrSign(ofButton: child)
      case "textField":
        string = [text.text(of: child, "text"), text.text(of: child, "placeholder")]
          .compactMap(\.self).first { !$0.isEmpty }
      case "textView": string = text.text(of: child, "text")
      case "imageView":
        guard image == nil else { break }
        image = child["image"].flatMap { ImageNames($0).sign } ?? "▪"
        carried.insert(child.offset)
      case _ where child.isControl:
        guard control == nil, child["id"] != nil else { break }
        control = child
        carried.insert(child.offset)
      default: gather(child, x: left, y: top, text, &pieces)
      }
      let line = string?.split(whereSeparator: \.isNewline).first.map(String.init)
      if let line, !line.isEmpty {
        let height = frame?.height ?? 20
        pieces.append(
          Piece(
            element: child, text: line, y: top + height / 2, x: left, height: max(height, 10)))
      }
    }
  }

  /// A cell's content stands beside its subviews, or instead of them.
  private static func isContent(_ element: XMLElement) -> Bool {
    element["key"] == "accessoryView"
      || element["key"] == "contentView"
        && (element.name.hasSuffix("ContentView") || element.name == "view")
  }

  private static func find(_ id: String?, in element: XMLElement) -> XMLElement? {
    guard let id else { return nil }
    for child in element.children {
      if child["id"] == id { return child }
      if let found = find(id, in: child) { return found }
    }
    return nil
  }

  private static let styles = [
    "IBUITableViewCellStyleDefault": "default", "IBUITableViewCellStyleSubtitle": "subtitle",
    "IBUITableViewCellStyleValue1": "value1", "IBUITableViewCellStyleValue2": "value2",
  ]
}

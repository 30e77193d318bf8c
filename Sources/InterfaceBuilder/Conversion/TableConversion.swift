internal import CellGraphics
internal import NavigationKit
import Storyboards
import TextFormats

/// Converts a table or a collection: all static cells, and each prototype once.
///
/// A static cell is a row of the running app too. A prototype cell is a pattern, which code copies
/// for each of its items, so its one row says what kind of rows there will be.
struct TableConversion {
  let names: ObjectNames
  let text: InterfaceBuilderText
  let colors: InterfaceBuilderColors
  private(set) var rows = Rows()
  /// The offsets in the file of the elements that rows show.
  private(set) var carried: Set<Int> = []

  /// The number of rows of a table whose cells all come from code.
  static let inventedRows = 3

  /// The rows, and the objects in rows, from which segues can start.
  struct Rows {
    /// The object ids of cells.
    var cells: Set<String> = []
    /// The cells with an accessory button.
    var accessories: Set<String> = []
    /// The cell of each object within a cell, by the object's id.
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

  /// Returns the table of an element. A table without sections and prototypes has ``inventedRows``
  /// rows.
  mutating func table(_ table: XMLElement) -> SceneDocument.Table {
    SceneDocument.Table(style: style(table), sections: sections(table))
  }

  /// Indicates whether a cell has more content than a row can show. In a static table that is
  /// several controls or an editable text. In every table it is several objects from which segues
  /// start.
  ///
  /// A form is added as separate views in place of a table, because a row of a table has at most
  /// one control.
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

  /// Returns the cells of a table or collection that code fills.
  static func prototypes(of table: XMLElement) -> [XMLElement] {
    ((table.child("prototypes")?.children ?? []) + (table.child("cells")?.children ?? []))
      .filter { $0.name.hasSuffix("Cell") }
  }

  /// Returns the number of objects within an element from which segues start, except for embed
  /// segues.
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

  /// Counts the controls and the editable texts among the visible views of a cell. A container view
  /// counts as an editable text.
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

  private func style(_ table: XMLElement) -> TableView.Style {
    switch table["style"] {
    case "grouped": .grouped
    case "insetGrouped": .insetGrouped
    default: .plain
    }
  }

  /// Returns the static sections, and a section of one row for each prototype.
  private mutating func sections(_ table: XMLElement) -> [SceneDocument.TableSection] {
    var sections: [SceneDocument.TableSection] = []
    for section in table.child("sections")?.children ?? [] where section.name == "tableViewSection"
    {
      let cells = section.child("cells")?.children ?? []
      sections.append(
        SceneDocument.TableSection(
          header: text.text(of: section, "headerTitle"),
          footer: text.text(of: section, "footerTitle"),
          content: .rows(cells.filter { $0.name == "tableViewCell" }.map { row($0) })))
    }
    let titles = collectionTitles(table)
    for (index, cell) in Self.prototypes(of: table).enumerated() {
      let header = [index == 0 ? titles.header : nil, InventedTitles.identifier(of: cell)]
      sections.append(
        SceneDocument.TableSection(
          header: header.compactMap(\.self).first,
          content: .rows([row(cell, isPrototype: true)])))
    }
    if let footer = titles.footer, !sections.isEmpty {
      sections[sections.count - 1].footer = footer
    }
    if sections.isEmpty {
      // Code makes the cells as well as the rows.
      sections = [
        SceneDocument.TableSection(
          content: .copies(
            of: SceneDocument.TableRow(title: "Row {number}"), count: Self.inventedRows))
      ]
    }
    return sections
  }

  /// Returns the texts of the views above and below the items of a collection.
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

  /// Returns the row of a cell, and records the objects in the cell from which segues can start.
  private mutating func row(
    _ cell: XMLElement, isPrototype: Bool = false
  ) -> SceneDocument.TableRow {
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
    let accessory = Self.accessories[cell["accessoryType"] ?? ""] ?? .none
    if accessory == .detailButton || accessory == .detailDisclosureButton {
      rows.accessories.insert(id)
    }
    var row = SceneDocument.TableRow(
      id: id.isEmpty ? nil : names.object(id), style: content.style, title: title ?? "",
      detail: content.detail ?? "", image: content.image, accessory: accessory)
    row.control = content.control.flatMap(control)
    return row
  }

  /// Returns the control at the end of a row; nil for a view without an object id, or one that no
  /// row can show.
  private func control(_ view: XMLElement) -> SceneDocument.RowControl? {
    guard let id = view["id"],
      var control = ControlConversion(text: text, colors: colors).control(view)
    else { return nil }
    control.id = names.object(id)
    return SceneDocument.RowControl(control)
  }

  /// Records the cell of each object within an element.
  private mutating func note(_ element: XMLElement, in cell: String) {
    for child in element.children {
      if let id = child["id"] { rows.cellOfObject[id] = cell }
      note(child, in: cell)
    }
  }

  private static let accessories: [String: TableViewCell.AccessoryType] = [
    "disclosureIndicator": .disclosureIndicator,
    "detailDisclosureButton": .detailDisclosureButton, "checkmark": .checkmark,
    "detailButton": .detailButton,
  ]
}

import NavigationKit
import TextFormats

extension SceneDecoder {
  /// - Parameter ids: Gets the places of the rows' ids.
  mutating func table(_ fields: Fields, ids: inout [String: Int]) -> SceneDocument.Table {
    let style = choice(named: fields["style"], TableView.Style.allCases) ?? .plain
    var sections: [SceneDocument.TableSection] = []
    for element in elements(fields["sections"]) {
      if let section = section(element, ids: &ids) { sections.append(section) }
    }
    return SceneDocument.Table(style: style, sections: sections)
  }

  private mutating func section(
    _ node: JSONNode, ids: inout [String: Int]
  ) -> SceneDocument.TableSection? {
    let isCopied = node["row"] != nil
    let keys = ["header", "footer", "rows", "row"]
    let fields = open(
      node, as: isCopied ? "a section of copies" : "a section",
      keys: isCopied ? keys + ["count"] : keys, others: isCopied ? [] : ["count"])
    guard let fields else { return nil }
    var content = SceneDocument.TableSection.Content.rows([])
    switch oneOf("rows", "row", of: fields) {
    case "rows":
      var rows: [SceneDocument.TableRow] = []
      for element in elements(fields["rows"]) {
        if let row = row(element, ids: &ids) { rows.append(row) }
      }
      content = .rows(rows)
    case "row":
      let limit = SceneDocument.TableSection.rowLimit
      let count = integer(required("count", of: fields), 0...limit) ?? 0
      if let row = fields["row"].flatMap({ row($0, ids: &ids) }) {
        content = .copies(of: row, count: count)
      }
    case _: break
    }
    return SceneDocument.TableSection(
      header: string(fields["header"]), footer: string(fields["footer"]), content: content)
  }

  private mutating func row(
    _ node: JSONNode, ids: inout [String: Int]
  ) -> SceneDocument.TableRow? {
    let keys = [
      "id", "style", "title", "detail", "image", "accessory", "deletable", "control",
    ]
    guard let fields = open(node, as: "a row", keys: keys) else { return nil }
    noteID(of: node, in: &ids) { .duplicateRow($0) }
    var row = SceneDocument.TableRow(
      id: name(fields["id"]),
      style: choice(named: fields["style"], TableViewCell.CellStyle.allCases) ?? .default,
      title: string(required("title", of: fields)) ?? "",
      detail: string(fields["detail"]) ?? "",
      image: string(fields["image"]),
      accessory: choice(named: fields["accessory"], TableViewCell.AccessoryType.allCases) ?? .none,
      isDeletable: bool(fields["deletable"]) ?? false,
      offset: node.offset)
    row.control = fields["control"].flatMap { rowControl($0, ids: &ids) }
    return row
  }
}

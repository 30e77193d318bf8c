/// What the rows say that stand for a prototype.
///
/// A label says it, unless with a text that Interface Builder put there; else the cell's reuse identifier,
/// or its class: `productCell` is a product.
enum InventedTitles {
  /// With the number of the row.
  static func title(of cell: XMLElement, label: String?) -> String {
    let label = label.flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
    if let label, !ready.contains(label) { return numbered(label) }
    let names = [cell["reuseIdentifier"], cell["customClass"]].lazy.compactMap { name in
      name.flatMap { NameWords($0).without(generic).title }
    }
    let usual = cell.name == "tableViewCell" ? "Row" : "Item"
    return numbered(names.first ?? label ?? usual)
  }

  /// With the number in place of the one that a text like `User 1` ends with.
  ///
  /// - Parameter text: Its braces stay what they are.
  static func numbered(_ text: String) -> String {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    let isNumbered = words.count > 1 && words.last.flatMap { Int($0) } == 1
    return "\(escaped(isNumbered ? words.dropLast().joined(separator: " ") : text)) {number}"
  }

  /// The text with its braces doubled, as a template has them.
  static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      if character == "{" { result.append("{") }
      result.append(character)
    }
    return result
  }

  /// What Interface Builder writes in a new cell.
  private static let ready: Set<String> = [
    "Title", "Subtitle", "Label", "Detail", "Text", "Cell", "Button",
  ]

  private static let generic: Set<String> = [
    "cell", "cells", "table", "collection", "tableview", "tableviewcell", "collectionview", "view",
    "identifier", "reuse", "reusable", "id", "item", "row", "my", "prototype", "basic", "simple",
    "default", "none", "custom", "right", "left", "detail", "subtitle", "title", "ui", "plain",
    "dynamic", "standard",
  ]
}

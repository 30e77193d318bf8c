import TextFormats

/// The title of the row that represents a prototype cell.
///
/// The title is the text of a label, unless Interface Builder put that text there. Otherwise it
/// comes from the cell's reuse identifier or class: `productCell` is a product.
///
/// The table of a running app shows other rows. The title lets a reader recognise what kind of row
/// it would be.
enum InventedTitles {
  /// Returns the reuse identifier of the prototype; nil for none.
  static func identifier(of cell: XMLElement) -> String? {
    [cell["reuseIdentifier"], cell["customClass"]].lazy.compactMap(\.self).first { !$0.isEmpty }
  }

  /// Returns a title: `label` if an author wrote it, else words of the reuse identifier or the
  /// class, else a text that Interface Builder put there, else `Row` or `Item`.
  static func title(of cell: XMLElement, label: String?) -> String {
    let label = label.flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
    if let label, !ready.contains(label) { return label }
    let names = [cell["reuseIdentifier"], cell["customClass"]].lazy.compactMap { name in
      name.flatMap { NameWords($0).without(generic).title }
    }
    let usual = cell.name == "tableViewCell" ? "Row" : "Item"
    return names.first ?? label ?? usual
  }

  /// The texts that Interface Builder writes in a new cell.
  private static let ready: Set<String> = [
    "Title", "Subtitle", "Label", "Detail", "Text", "Cell", "Button",
  ]

  /// Words that say nothing about the content of a cell.
  private static let generic: Set<String> = [
    "cell", "cells", "table", "collection", "tableview", "tableviewcell", "collectionview", "view",
    "identifier", "reuse", "reusable", "id", "item", "row", "my", "prototype", "basic", "simple",
    "default", "none", "custom", "right", "left", "detail", "subtitle", "title", "ui", "plain",
    "dynamic", "standard",
  ]
}

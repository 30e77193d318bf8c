internal import CellGraphics
internal import NavigationKit
import TextFormats

/// The parts of a table view cell or collection view cell that one row of a terminal shows.
///
/// A row has a title, a detail, an image of one sign and a control. A cell of a storyboard can have
/// any views, so this type chooses among them.
struct CellContent {
  /// The main text of the row; nil if the cell has no text.
  var title: String?
  /// The other texts of the row: beside the title or below it, by ``style``.
  var detail: String?
  /// The arrangement of title and detail. It is the default style if there is no detail.
  var style = TableViewCell.CellStyle.default
  /// The sign for the first image; nil if the cell has no image.
  var image: String?
  /// The control at the end of the row; nil if the cell has none.
  var control: XMLElement?
  /// The offsets in the file of all elements that the row shows.
  var carried: Set<Int> = []
  /// The offsets in the file of the elements from whose texts ``title`` and ``detail`` are made. It
  /// is empty for a cell of a built-in style and for a content configuration.
  var said: Set<Int> = []

  /// The first line of a text in a cell. Its place is in points from the cell's top left; `y` is
  /// the middle of the view with the text.
  ///
  /// Pieces are sorted by their places, because the order of views in a file is the order of
  /// drawing and not of reading.
  private struct Piece {
    var element: XMLElement
    var text: String
    var y: Double
    var x: Double
    var height: Double
  }

  /// Reads the content of a cell.
  ///
  /// A cell of a built-in style has the texts of its labels. A cell with a content configuration
  /// has the texts of the configuration. In other cells the first text in reading order is the
  /// title, and all further texts together are the detail. Two texts are on one line if their
  /// middles differ by less than half the height of the smaller view.
  ///
  /// - Parameters:
  ///   - cell: The XML of the cell.
  ///   - text: The texts of the storyboard in the requested language.
  init(_ cell: XMLElement, text: InterfaceBuilderText) {
    var pieces: [Piece] = []
    gather(cell, x: 0, y: 0, text, &pieces)
    let built = Self.styles[cell["style"] ?? ""]
    if let built, let label = Self.find(cell["textLabel"], in: cell) {
      let second = Self.find(cell["detailTextLabel"], in: cell)
      title = text.text(of: label, "text")
      detail = second.flatMap { text.text(of: $0, "text") }
      style = detail == nil ? .default : built
      carried.formUnion([label.offset] + [second?.offset].compactMap(\.self))
      return
    }
    if let content = cell.child("listContentConfiguration") {
      (title, detail) = Self.texts(of: content, text)
      let isBeside = content["configurationType"] == "value"
      style = detail == nil ? .default : isBeside ? .value1 : .subtitle
      if let name = content["image"], !name.isEmpty { image = ImageNames(name).sign ?? "▪" }
      carried.insert(content.offset)
      return
    }
    said = Set(pieces.map(\.element.offset))
    carried.formUnion(said)
    // Sort in reading order: line by line, from left to right.
    pieces.sort { a, b in
      let isSameLine = abs(a.y - b.y) < min(a.height, b.height) / 2
      return isSameLine ? a.x < b.x : a.y < b.y
    }
    guard let first = pieces.first else { return }
    title = first.text
    let rest = pieces.dropFirst().map(\.text)
    guard let second = pieces.dropFirst().first else { return }
    let isBeside = abs(second.y - first.y) < min(first.height, second.height) / 2
    style = isBeside ? .value1 : .subtitle
    detail = rest.joined(separator: "  ")
  }

  /// Returns the texts of a cell's content configuration; nil for empty ones.
  static func texts(
    of content: XMLElement, _ text: InterfaceBuilderText
  ) -> (title: String?, detail: String?) {
    let texts = [text.text(of: content, "text"), text.text(of: content, "secondaryText")]
      .map { $0.flatMap { $0.isEmpty ? nil : $0 } }
    return (texts[0], texts[1])
  }

  /// Collects the visible content below a view.
  ///
  /// The first line of each text is added to `pieces`. The first image and the first control are
  /// recorded in this value. Views of other kinds are searched for content, recursively.
  ///
  /// - Parameters:
  ///   - view: The view to search.
  ///   - x: The left edge of the view, in points from the cell.
  ///   - y: The upper edge of the view, in points from the cell.
  ///   - text: The texts of the storyboard.
  ///   - pieces: The texts found so far.
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

  /// Indicates whether the element holds content of a cell outside the cell's `subviews`.
  private static func isContent(_ element: XMLElement) -> Bool {
    element["key"] == "accessoryView"
      || element["key"] == "contentView"
        && (element.name.hasSuffix("ContentView") || element.name == "view")
  }

  /// Returns the descendant with an object id; nil without an id.
  ///
  /// The search is depth-first through all elements, because the labels of a cell are in its
  /// content view.
  private static func find(_ id: String?, in element: XMLElement) -> XMLElement? {
    guard let id else { return nil }
    for child in element.children {
      if child["id"] == id { return child }
      if let found = find(id, in: child) { return found }
    }
    return nil
  }

  /// The built-in cell styles by Interface Builder's names.
  private static let styles: [String: TableViewCell.CellStyle] = [
    "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleSubtitle": .subtitle,
    "IBUITableViewCellStyleValue1": .value1, "IBUITableViewCellStyleValue2": .value2,
  ]
}

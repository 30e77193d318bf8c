internal import CellGraphics
import TextFormats

/// Draws rows of cells as elements of SVG: a rectangle for each area of one background, a text for
/// each run of characters. Block elements are rectangles too, so no font decides where they end.
struct RowDrawing {
  /// The width of a cell in units of the image.
  static let width = 9
  /// The height of a cell.
  static let height = 18
  /// The size of the text, whose characters are about a cell wide.
  static let fontSize = 15
  /// The style of all texts: the reader's own monospaced font.
  static let style = """
    text{font:\(fontSize)px ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",\
    monospace;white-space:pre}
    .b{font-weight:700}
    """

  /// A rectangle of cells with one background.
  private struct Area {
    var column: Int
    var columns: Int
    var row: Int
    var rows = 1
    var color: UInt32

    func continues(_ other: Area) -> Bool {
      column == other.column && columns == other.columns && color == other.color
        && row == other.row + other.rows
    }
  }

  /// The areas of equal background. The colour at the left of a row is drawn behind the whole row,
  /// and equal areas of neighbouring rows are one rectangle.
  static func backgrounds(of rows: [(number: Int, row: SharedRow)]) -> [String] {
    var (bands, inner): ([Area], [Area]) = ([], [])
    func add(_ area: Area, to areas: inout [Area]) {
      if let index = areas.lastIndex(where: { area.continues($0) }) {
        areas[index].rows += 1
      } else {
        areas.append(area)
      }
    }
    for (number, row) in rows {
      let areas = areas(of: row, number: number)
      guard let first = areas.first, let last = areas.last else { continue }
      let columns = last.column + last.columns
      add(Area(column: 0, columns: columns, row: number, color: first.color), to: &bands)
      for area in areas where area.color != first.color { add(area, to: &inner) }
    }
    return (bands + inner).map { area in
      rectangle(
        x: area.column * width, y: area.row * height, width: area.columns * width,
        height: area.rows * height, area.color)
    }
  }

  private static func areas(of row: SharedRow, number: Int) -> [Area] {
    var areas: [Area] = []
    for run in row.runs {
      if let last = areas.last, last.color == run.background {
        areas[areas.count - 1].columns += run.columns
      } else {
        areas.append(
          Area(column: run.column, columns: run.columns, row: number, color: run.background))
      }
    }
    return areas
  }

  /// The texts and block elements of a row, from left to right.
  static func texts(of row: SharedRow, number: Int) -> [String] {
    var elements: [String] = []
    for piece in TextPiece.pieces(of: row) {
      if let blocks = piece.blocks {
        for block in blocks {
          elements.append(
            rectangle(
              x: block.x, y: number * height + block.y, width: block.width, height: block.height,
              piece.run.foreground))
        }
      } else {
        elements.append(text(of: piece, row: number))
      }
    }
    return elements
  }

  private static func text(of piece: TextPiece, row: Int) -> String {
    let (run, columns) = (piece.run, piece.columns)
    var style = ""
    if run.attributes.contains(.bold) { style += " class=\"b\"" }
    if run.attributes.contains(.italic) { style += " font-style=\"italic\"" }
    if run.attributes.contains(.underline) { style += " text-decoration=\"underline\"" }
    if run.attributes.contains(.dim) { style += " opacity=\".6\"" }
    return """
      <text x="\(piece.column * width)" y="\(row * height + 14)" textLength="\(columns * width)" \
      fill="\(color(run.foreground))"\(style)>\(piece.text.escapedForXML)</text>
      """
  }

  static func rectangle(x: Int, y: Int, width: Int, height: Int, _ color: UInt32) -> String {
    let origin = (x == 0 ? "" : " x=\"\(x)\"") + (y == 0 ? "" : " y=\"\(y)\"")
    return "<rect\(origin) width=\"\(width)\" height=\"\(height)\" fill=\"\(self.color(color))\"/>"
  }

  /// Returns a colour as `#RGB` or `#RRGGBB`.
  static func color(_ rgb: UInt32) -> String {
    let digits = (0..<6).map { String(rgb >> UInt32(20 - 4 * $0) & 15, radix: 16) }
    let isShort = stride(from: 0, to: 6, by: 2).allSatisfy { digits[$0] == digits[$0 + 1] }
    return "#" + (isShort ? [digits[0], digits[2], digits[4]] : digits).joined()
  }
}

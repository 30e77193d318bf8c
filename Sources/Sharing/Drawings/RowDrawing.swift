internal import CellGraphics
import TextFormats

/// Draws rows of cells as elements of SVG: a rectangle for each area of one background, a text for
/// each run of characters. Block elements are rectangles too, so no font decides where they end.
struct RowDrawing {
  /// The colours that differ between the appearances.
  private(set) var paints = PaintTable()

  /// The width of a cell in units of the image.
  static let width = 9
  /// The height of a cell.
  static let height = 18
  /// The size of the text, whose characters are about a cell wide.
  static let fontSize = 15
  /// The style of all texts, the reader's own monospaced font, and of rectangles. Their edges are at whole
  /// pixels: otherwise neighbours that move have a line between them.
  static let style = """
    rect{shape-rendering:crispEdges}
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
    var paint: Paint

    func continues(_ other: Area) -> Bool {
      column == other.column && columns == other.columns && paint == other.paint
        && row == other.row + other.rows
    }
  }

  /// Returns the elements of rows: first the backgrounds, then the texts of each row.
  mutating func elements(of rows: [(number: Int, row: SharedRow)]) -> [String] {
    var lines = backgrounds(of: rows)
    for (number, row) in rows { lines += texts(of: row, number: number) }
    return lines
  }

  /// Returns the areas of equal background.
  mutating func backgrounds(of rows: [(number: Int, row: SharedRow)]) -> [String] {
    let light = Self.areas(of: rows.map { ($0.number, $0.row.runs) })
    guard rows.contains(where: { !$0.row.dark.isEmpty }) else {
      return light.map { rectangle($0) }
    }
    let dark = Self.areas(
      of: rows.map { ($0.number, $0.row.dark.isEmpty ? $0.row.runs : $0.row.dark) })
    return paints.alternatives(light: light.map { rectangle($0) }, dark: dark.map { rectangle($0) })
  }

  private mutating func rectangle(_ area: Area) -> String {
    rectangle(
      x: area.column * Self.width, y: area.row * Self.height, width: area.columns * Self.width,
      height: area.rows * Self.height, area.paint)
  }

  /// Returns the areas of rows. The colour at the left of a row is drawn behind the whole row, and
  /// equal areas of neighbouring rows are one rectangle.
  private static func areas(of rows: [(number: Int, runs: [SharedRow.Run])]) -> [Area] {
    var (bands, inner): ([Area], [Area]) = ([], [])
    func add(_ area: Area, to areas: inout [Area]) {
      if let index = areas.lastIndex(where: { area.continues($0) }) {
        areas[index].rows += 1
      } else {
        areas.append(area)
      }
    }
    for (number, runs) in rows {
      let areas = areas(of: runs, number: number)
      guard let first = areas.first, let last = areas.last else { continue }
      let columns = last.column + last.columns
      add(Area(column: 0, columns: columns, row: number, paint: first.paint), to: &bands)
      for area in areas where area.paint != first.paint { add(area, to: &inner) }
    }
    return bands + inner
  }

  private static func areas(of runs: [SharedRow.Run], number: Int) -> [Area] {
    var areas: [Area] = []
    for run in runs {
      if let last = areas.last, last.paint == run.backgroundPaint {
        areas[areas.count - 1].columns += run.columns
      } else {
        areas.append(
          Area(
            column: run.column, columns: run.columns, row: number, paint: run.backgroundPaint))
      }
    }
    return areas
  }

  /// Returns the texts and block elements of a row, from left to right.
  mutating func texts(of row: SharedRow, number: Int) -> [String] {
    let light = texts(of: row.runs, number: number)
    guard !row.dark.isEmpty else { return light }
    return paints.alternatives(light: light, dark: texts(of: row.dark, number: number))
  }

  private mutating func texts(of runs: [SharedRow.Run], number: Int) -> [String] {
    var elements: [String] = []
    for piece in TextPiece.pieces(of: runs) {
      if let blocks = piece.blocks {
        for block in blocks {
          elements.append(
            rectangle(
              x: block.x, y: number * Self.height + block.y, width: block.width,
              height: block.height, piece.run.foregroundPaint))
        }
      } else {
        elements.append(text(of: piece, row: number))
      }
    }
    return elements
  }

  private mutating func text(of piece: TextPiece, row: Int) -> String {
    let (run, columns) = (piece.run, piece.columns)
    var style = paints.attributes(run.foregroundPaint, isBold: run.attributes.contains(.bold))
    if run.attributes.contains(.italic) { style += " font-style=\"italic\"" }
    if run.attributes.contains(.underline) { style += " text-decoration=\"underline\"" }
    if run.attributes.contains(.dim) { style += " opacity=\".6\"" }
    // One of other fonts can have another width.
    if piece.kind == .other { style += " lengthAdjust=\"spacingAndGlyphs\"" }
    return """
      <text x="\(piece.column * Self.width)" y="\(row * Self.height + 14)" \
      textLength="\(columns * Self.width)"\(style)>\(piece.text.escapedForXML)</text>
      """
  }

  mutating func rectangle(x: Int, y: Int, width: Int, height: Int, _ paint: Paint) -> String {
    let origin = (x == 0 ? "" : " x=\"\(x)\"") + (y == 0 ? "" : " y=\"\(y)\"")
    return "<rect\(origin) width=\"\(width)\" height=\"\(height)\"\(paints.attributes(paint))/>"
  }
}

internal import CellGraphics

/// The last row: where you are, and what you can do here.
struct StatusLine: Equatable {
  struct Hint: Equatable {
    var key: String
    var meaning: String

    fileprivate var columns: Int { TextLine(key).columns + 1 + TextLine(meaning).columns }
  }

  var path: [String]
  var hints: [Hint]
  /// A passing word in place of the hints.
  var notice: String?
  /// Stands at the right as long as it is true; empty for none.
  var badge: String

  func adding(_ badge: String) -> StatusLine {
    var line = self
    line.badge += line.badge.isEmpty ? badge : " \(badge)"
    return line
  }

  // Drawn reversed, so that it is a bar in a terminal without colours too.
  private static let ground = Color(rgb: 0xF2F2F7)
  private static let ink = Color(rgb: 0x2C2C2E)
  private static let gap = 3
  /// Of the hint that leads to all others, for which there is room before theirs.
  private static let helpKey = "?"

  /// The row as it is seen, so many columns wide.
  func picture(columns: Int) -> Surface {
    let surface = Surface(columns: columns, rows: 1)
    var canvas = Canvas(surface: surface)
    draw(onto: &canvas, in: surface.bounds)
    return canvas.surface
  }

  private func draw(onto canvas: inout Canvas, in rect: CellRect) {
    canvas.fill(rect.asRect, with: Self.ground)
    let blanks = TextLine(glyphs: Array(repeating: .blank, count: rect.columns))
    put(blanks, at: 0, .reverse, on: &canvas, rect)
    var end = rect.columns
    if !badge.isEmpty {
      let line = TextLine(" \(badge) ").cut(toColumns: end)
      end -= line.columns
      put(line, at: end, [.bold], on: &canvas, rect)
    }
    let place = TextLine(" " + path.joined(separator: " › ")).cut(toColumns: end)
    put(place, at: 0, [.reverse, .bold], on: &canvas, rect)
    var column = place.columns + Self.gap
    if let notice {
      let line = TextLine(notice).cut(toColumns: end - column)
      return put(line, at: column, [.reverse, .italic], on: &canvas, rect)
    }
    var reserved = 0
    if let help = hints.first(where: { $0.key == Self.helpKey }) {
      reserved = Self.gap + help.columns
      if column + help.columns > end { reserved = 0 }
    }
    for hint in hints {
      if hint.key == Self.helpKey { reserved = 0 }
      let key = TextLine(hint.key)
      let meaning = TextLine(" " + hint.meaning)
      guard column + hint.columns + reserved <= end else { continue }
      put(key, at: column, [.reverse, .bold], on: &canvas, rect)
      put(meaning, at: column + key.columns, .reverse, on: &canvas, rect)
      column += key.columns + meaning.columns + Self.gap
    }
  }

  private func put(
    _ line: TextLine, at column: Int, _ attributes: TextAttributes, on canvas: inout Canvas,
    _ rect: CellRect
  ) {
    let box = CellRect(column: rect.column + column, row: rect.row, columns: line.columns, rows: 1)
    canvas.draw(
      line, in: box.asRect, alignment: .leading, color: Self.ink, attributes: attributes)
  }
}

extension CellRect {
  /// The same cells as a rectangle of the canvas.
  var asRect: Rect {
    Rect(x: Double(column), y: Double(row), width: Double(columns), height: Double(rows))
  }
}

internal import CellGraphics

/// The last row: where you are, and what you can do here.
struct StatusLine: Equatable {
  /// A scene on the way here.
  struct Crumb: Equatable {
    var name: String
    var way: Way
  }

  /// How a scene was reached from the one before.
  enum Way {
    case first
    case pushed
    case presented
    case embedded

    var sign: String {
      switch self {
      case .first: ""
      case .pushed: "›"
      case .presented: "▴"
      case .embedded: "⊞"
      }
    }
  }

  struct Hint: Equatable {
    /// What is left out first where there is no room for all hints, to what stays longest.
    enum Need {
      case other
      case quit
      case help
      /// Leads on or back.
      case way
    }

    var key: String
    var meaning: String
    var need = Need.other
  }

  var path: [Crumb]
  var hints: [Hint]
  /// A passing word in place of the hints.
  var notice: String?
  /// Stands at the right as long as it is true; empty for none.
  var badge: String
  var colors: ChromeColors.Surface

  func adding(_ badge: String) -> StatusLine {
    var line = self
    line.badge += line.badge.isEmpty ? badge : " \(badge)"
    return line
  }

  /// The row as it is seen, so many columns wide.
  func picture(columns: Int) -> Surface {
    let surface = Surface(columns: columns, rows: 1)
    var canvas = Canvas(surface: surface)
    draw(onto: &canvas, in: surface.bounds)
    return canvas.surface
  }

  // Drawn reversed, so that it is a bar in a terminal without colours too.
  private func draw(onto canvas: inout Canvas, in rect: CellRect) {
    canvas.fill(rect.asRect, with: colors.foreground)
    let blanks = TextLine(glyphs: Array(repeating: .blank, count: rect.columns))
    put(blanks, at: 0, .reverse, on: &canvas, rect)
    let layout = layout(columns: rect.columns)
    put(layout.badge, at: rect.columns - layout.badge.columns, [.bold], on: &canvas, rect)
    put(layout.path, at: 0, [.reverse, .bold], on: &canvas, rect)
    put(layout.notice, at: layout.hintColumn, [.reverse, .italic], on: &canvas, rect)
    var column = layout.hintColumn
    for hint in layout.hints {
      put(hint.key, at: column, [.reverse, .bold], on: &canvas, rect)
      column += hint.key.columns
      put(hint.meaning, at: column, .reverse, on: &canvas, rect)
      column += hint.meaning.columns + layout.gap
    }
  }

  private func put(
    _ line: TextLine, at column: Int, _ attributes: TextAttributes, on canvas: inout Canvas,
    _ rect: CellRect
  ) {
    let box = CellRect(column: rect.column + column, row: rect.row, columns: line.columns, rows: 1)
    canvas.draw(
      line, in: box.asRect, alignment: .leading, color: colors.background, attributes: attributes)
  }
}

extension CellRect {
  /// The same cells as a rectangle of the canvas.
  var asRect: Rect {
    Rect(x: Double(column), y: Double(row), width: Double(columns), height: Double(rows))
  }
}

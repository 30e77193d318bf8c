internal import CellGraphics

/// The last row of the screen: the path to the frontmost scene, and hints about keys.
struct StatusLine: Equatable {
  /// A scene of the path.
  struct Crumb: Equatable {
    var name: String
    var arrival: Arrival
  }

  /// The connection of a scene to the one before it in the path.
  enum Arrival {
    case first
    case pushed
    case presented
    case embedded

    /// The sign before the scene's name in the path.
    var sign: String {
      switch self {
      case .first: ""
      case .pushed: "›"
      case .presented: "▴"
      case .embedded: "⊞"
      }
    }
  }

  /// A key and its meaning.
  struct Hint: Equatable {
    /// The need for a hint. If not all hints fit, they are removed in this order.
    enum Need {
      /// The key opens the palette. The first look has no such hint.
      case palette
      /// The key moves the focus. Looks before the third have no such hint.
      case focus
      case other
      case quit
      case help
      /// The key leads to another scene or back to an earlier one.
      case navigation
      /// The key leads out of the scene, or closes what is in front. The first look has none.
      case exit
    }

    var key: String
    var meaning: String
    var need = Need.other
    /// Indicates whether the meaning is a word of the program, which is left out rather than cut. In
    /// the first look it is false.
    var isWord = false
  }

  var path: [Crumb]
  var hints: [Hint]
  /// A short message in place of the hints; nil for none.
  var notice: String?
  /// A short text at the right end, such as `×0.1`; empty for none.
  var badge: String
  var chrome: Chrome
  var colors: ChromeColors.Surface

  /// Returns the line with another badge after its own badge.
  func adding(_ badge: String) -> StatusLine {
    var line = self
    line.badge += line.badge.isEmpty ? badge : " \(badge)"
    return line
  }

  /// Returns the line drawn on a surface of one row.
  func picture(columns: Int) -> Surface {
    let surface = Surface(columns: columns, rows: 1)
    var canvas = Canvas(surface: surface)
    draw(onto: &canvas, in: surface.bounds)
    return canvas.surface
  }

  // The row is drawn reversed, so that it is visible as a bar in a terminal without colours.
  /// Draws the row: the path on the left, then the notice or the hints, and the badge on the right.
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

  /// Draws a text at a column of the line. Foreground and background are exchanged by the
  /// attributes.
  private func put(
    _ line: TextLine, at column: Int, _ attributes: TextAttributes, on canvas: inout Canvas,
    _ rect: CellRect
  ) {
    let box = CellRect(column: rect.column + column, row: rect.row, columns: line.columns, rows: 1)
    canvas.draw(
      line, in: box.asRect, alignment: .leading, color: colors.background, attributes: attributes)
  }
}

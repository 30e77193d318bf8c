internal import CellGraphics
internal import NavigationKit
internal import Simulation

/// A box over the app: a border with a title and hints, and rows of text.
struct OverlayBox {
  var title: String
  /// The keys in the lower border, in the order of their importance. The last one is the way out.
  var hints: [(key: String, meaning: String)]
  var colors: ChromeColors.Surface

  /// Draws the background and the border. Hints that do not fit are left out, the least important
  /// ones first and the way out last.
  ///
  /// A box of fewer than two columns or rows has only a background.
  func draw(onto canvas: inout Canvas, in rect: CellRect) {
    canvas.fill(rect.asRect, with: colors.background)
    guard rect.columns >= 2, rect.rows >= 2 else { return }
    let border = colors.border
    put(border.top(columns: rect.columns), row: 0, 0, on: &canvas, rect)
    for row in 1..<rect.rows - 1 {
      put(border.left, row: row, 0, on: &canvas, rect)
      put(border.right, row: row, rect.columns - 1, on: &canvas, rect)
    }
    put(border.bottom(columns: rect.columns), row: rect.rows - 1, 0, on: &canvas, rect)
    put(" \(title) ", row: 0, 2, .bold, on: &canvas, rect)
    var column = 2
    for hint in fittingHints(columns: rect.columns - 4) {
      let (key, meaning) = (TextLine(" \(hint.key)"), TextLine(" \(hint.meaning) "))
      put(key, row: rect.rows - 1, column, .bold, on: &canvas, rect)
      put(meaning, row: rect.rows - 1, column + key.columns, [], on: &canvas, rect)
      column += key.columns + meaning.columns + 1
    }
  }

  /// Returns the hints that fit into a number of columns, with a column between each two.
  private func fittingHints(columns: Int) -> [(key: String, meaning: String)] {
    func width(_ hints: [(key: String, meaning: String)]) -> Int {
      hints.reduce(-1) { $0 + TextLine(" \($1.key) \($1.meaning) ").columns + 1 }
    }
    var hints = hints
    while !hints.isEmpty, width(hints) > columns { hints.remove(at: max(0, hints.count - 2)) }
    return hints
  }

  /// Draws a text at a row and a column of the box, cut at its right edge.
  func put(
    _ text: String, row: Int, _ column: Int, _ attributes: TextAttributes = [],
    on canvas: inout Canvas, _ rect: CellRect
  ) {
    put(TextLine(text), row: row, column, attributes, on: &canvas, rect)
  }

  /// Draws a line at a row and a column of the box, cut at its right edge.
  func put(
    _ line: TextLine, row: Int, _ column: Int, _ attributes: TextAttributes,
    on canvas: inout Canvas, _ rect: CellRect
  ) {
    let line = line.cut(toColumns: rect.columns - column)
    guard row < rect.rows, line.columns > 0 else { return }
    let box = CellRect(
      column: rect.column + column, row: rect.row + row, columns: line.columns, rows: 1)
    canvas.draw(
      line, in: box.asRect, alignment: .leading, color: colors.foreground, attributes: attributes)
  }
}

internal import CellGraphics
internal import Narration
internal import NavigationKit

/// A box above the status line with the errors of a file that failed to reload. The app behind it
/// continues to run in its previous version.
enum ProblemPanel {
  /// Returns the rectangle of the box: as high as its lines need, and at most half the screen.
  ///
  /// - Parameters:
  ///   - lines: The errors, one line each.
  ///   - screen: The whole screen.
  /// - Returns: Nil on a screen of fewer than 12 columns or 6 rows.
  static func rect(of lines: [String], in screen: CellRect) -> CellRect? {
    guard screen.columns >= 12, screen.rows >= 6 else { return nil }
    let rows = wrapped(lines, columns: screen.columns - 6).count + 2
    let height = min(rows, max(3, screen.rows / 2))
    return CellRect(
      column: 1, row: screen.rows - 1 - height, columns: screen.columns - 2, rows: height)
  }

  /// Draws the panel. If not all lines fit, the last row has the number of the missing ones.
  static func draw(
    _ lines: [String], onto canvas: inout Canvas, in rect: CellRect, colors: ChromeColors.Surface,
    _ words: StringTable
  ) {
    canvas.fill(rect.asRect, with: colors.background)
    let border = colors.border
    put(border.top(columns: rect.columns), row: 0, on: &canvas, rect, colors)
    put(border.bottom(columns: rect.columns), row: rect.rows - 1, on: &canvas, rect, colors)
    let title = " \(words.label("box.reloadFailed")) "
    put(title, row: 0, column: 2, attributes: .bold, on: &canvas, rect, colors)
    let all = wrapped(lines, columns: rect.columns - 4)
    let room = rect.rows - 2
    for row in 0..<room {
      put(border.left, row: row + 1, on: &canvas, rect, colors)
      put(border.right, row: row + 1, column: rect.columns - 1, on: &canvas, rect, colors)
      guard row < all.count else { continue }
      let isCut = row == room - 1 && all.count > room
      let text =
        isCut
        ? words.label("box.moreLines", [.number: .number(all.count - room + 1)]) : all[row]
      put(text, row: row + 1, column: 2, on: &canvas, rect, colors)
    }
  }

  /// Draws a text on one row of the panel, cut at its right edge.
  private static func put(
    _ text: String, row: Int, column: Int = 0, attributes: TextAttributes = [],
    on canvas: inout Canvas, _ rect: CellRect, _ colors: ChromeColors.Surface
  ) {
    let line = TextLine(text).cut(toColumns: rect.columns - column)
    let box = CellRect(
      column: rect.column + column, row: rect.row + row, columns: line.columns, rows: 1)
    canvas.draw(
      line, in: box.asRect, alignment: .leading, color: colors.foreground, attributes: attributes)
  }

  /// Returns the lines wrapped between words, with continuations indented by two columns. A word
  /// that is too long is not split.
  private static func wrapped(_ lines: [String], columns: Int) -> [String] {
    lines.flatMap { line -> [String] in
      var rows: [String] = []
      var row = ""
      for word in line.split(separator: " ", omittingEmptySubsequences: false) {
        let longer = row.isEmpty ? String(word) : "\(row) \(word)"
        if TextLine(longer).columns > columns, !row.isEmpty {
          rows.append(row)
          row = "  \(word)"
        } else {
          row = longer
        }
      }
      return rows + [row]
    }
  }
}

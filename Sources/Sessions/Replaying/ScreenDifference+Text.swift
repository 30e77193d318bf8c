internal import CellGraphics
internal import Simulation

extension ScreenDifference {
  /// Both screens as text, row by row. `≠` marks rows that differ, and `│` marks equal rows.
  ///
  /// If the recorded cells are unknown, only the replayed screen is shown with its marks.
  public var sideBySide: String {
    let rows = max(expected?.surface.rows ?? 0, found.surface.rows)
    let left = expected.map { max($0.surface.columns, Self.expectedTitle.count) } ?? 0
    var text = ""
    if expected != nil {
      text += Self.padded(Self.expectedTitle, to: left) + "   "
    }
    text += Self.foundTitle + "\n"
    for row in 0..<rows {
      let differs = self.rows?.contains(row) == true
      if let expected { text += Self.padded(expected.surface.text(row), to: left) }
      text += differs ? " ≠ " : " │ "
      text += found.surface.text(row)
      while text.last == " " { text.removeLast() }
      text += "\n"
    }
    return text
  }

  private static let expectedTitle = "recorded"
  private static let foundTitle = "replayed"

  private static func padded(_ text: String, to columns: Int) -> String {
    text + String(repeating: " ", count: max(0, columns - TextLine(text).columns))
  }
}

extension Surface {
  /// Returns the characters of a row; empty below the last row.
  fileprivate func text(_ row: Int) -> String {
    guard row < rows else { return "" }
    return String(String.UnicodeScalarView(self.row(row).flatMap(\.glyph.scalars)))
  }
}

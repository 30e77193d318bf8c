internal import CellGraphics

/// The screen of a failure as text.
extension PilotFailure {
  /// The number of cells above which none is marked.
  private static let mostMarks = 240
  /// The rows above and below a marked one that are shown.
  private static let context = 2
  /// The number of rows that one line replaces if they are not shown.
  private static let shortestGap = 3

  /// The rows that matter, each after its number. `▲` below a row marks cells that differ.
  ///
  /// If cells differ, these are their rows with two more above and below. Otherwise all rows but
  /// empty ones are shown. A line says which rows are left out.
  package var markedScreen: [String] {
    let digits = String(max(0, screen.count - 1)).count
    let margin = String(repeating: " ", count: digits)
    // Marks of most of a screen would only hide its text.
    let count = marks.reduce(0) { $0 + $1.columns * $1.rows }
    let marks = count > Self.mostMarks ? [] : marks
    var lines: [String] = []
    var row = 0
    while row < screen.count {
      let gap = screen[row...].indices.prefix { !isShown(row: $0, marks) }
      if gap.count >= Self.shortestGap {
        let isEmpty = gap.allSatisfy { screen[$0].isEmpty }
        lines.append(
          "\(margin) ⋮ rows \(gap.startIndex)–\(gap.endIndex - 1) are "
            + (isEmpty ? "empty" : "not shown"))
        row = gap.endIndex
        continue
      }
      let number = String(repeating: " ", count: digits - String(row).count) + String(row)
      lines.append("\(number) │\(screen[row])")
      let columns = marks.filter { $0.row <= row && row < $0.endRow }
        .flatMap { $0.column..<$0.endColumn }
      if let last = columns.max() {
        let signs = (0...last).map { columns.contains($0) ? "▲" : " " }
        lines.append("\(margin) │" + signs.joined())
      }
      row += 1
    }
    return lines
  }

  /// Returns whether a row matters.
  private func isShown(row: Int, _ marks: [CellRect]) -> Bool {
    if marks.isEmpty { return !screen[row].isEmpty }
    return marks.contains { $0.row - Self.context <= row && row < $0.endRow + Self.context }
  }
}

internal import CellGraphics

/// Writes frames as terminal sequences that every emulator understands.
enum CastScreen {
  /// Returns the sequences for the runs of a frame that differ from the last one.
  ///
  /// - Parameter last: The frame before; nil writes all cells and hides the cursor.
  static func text(of frame: SharedFrame, since last: SharedFrame?, _ table: [SharedRow]) -> String
  {
    var text = last == nil ? "\u{1B}[?25l\u{1B}[0m" : ""
    var style: SharedRow.Run?
    let isWhole = last?.columns != frame.columns || last?.rows.count != frame.rows.count
    for (row, index) in frame.changes(since: last) {
      let old = isWhole ? [] : Set(table[last!.rows[row]].runs)
      /// The column of the cursor in this row; nil if it is in another row.
      var column: Int?
      for run in table[index].runs where !old.contains(run) {
        if column != run.column { text += "\u{1B}[\(row + 1);\(run.column + 1)H" }
        if !run.hasLook(of: style) { text += run.rendition }
        text += run.text
        style = run
        column = run.column + run.columns
      }
    }
    return text
  }
}

extension CastScreen {
  /// Returns a row as a line for a terminal, which ends with the usual colours.
  static func line(of row: SharedRow) -> String {
    row.runs.map { $0.rendition + $0.text }.joined() + "\u{1B}[0m"
  }
}

extension SharedRow.Run {
  /// Returns whether a run needs the same rendition.
  fileprivate func hasLook(of other: Self?) -> Bool {
    guard let other, other.background == background else { return false }
    return other.foreground == foreground && other.attributes == attributes
  }

  /// The sequence that sets the colours and the attributes, whatever was set before. A blank has no
  /// foreground.
  fileprivate var rendition: String {
    func channels(_ color: UInt32) -> String {
      "2;\(color >> 16 & 255);\(color >> 8 & 255);\(color & 255)"
    }
    let attributes: [(TextAttributes, String)] = [
      (.bold, ";1"), (.dim, ";2"), (.italic, ";3"), (.underline, ";4"),
    ]
    let set = attributes.filter { self.attributes.contains($0.0) }.map(\.1).joined()
    if isBlank { return "\u{1B}[0;48;\(channels(background))m" }
    return "\u{1B}[0\(set);38;\(channels(foreground));48;\(channels(background))m"
  }
}

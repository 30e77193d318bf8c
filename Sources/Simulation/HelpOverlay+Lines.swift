internal import CellGraphics

extension HelpOverlay {
  /// A row of what is told.
  struct Line: Equatable {
    var keys = ""
    var meaning = ""
    /// Where the meaning begins.
    var column = 0
  }

  private static let usualKeyColumns = 16
  /// Narrower meanings stand below their keys.
  private static let fewestMeaningColumns = 14

  /// All there is to tell, where there are so many columns for it.
  func lines(columns: Int) -> [Line] {
    let (keys, keyColumns) = keys(columns: columns)
    guard isFolded else {
      return zip(keys, entries).map {
        Line(keys: $0, meaning: $1.meaning, column: keyColumns)
      }
    }
    if columns - keyColumns < Self.fewestMeaningColumns { return stackedLines(columns: columns) }
    return zip(keys, entries).flatMap { keys, entry in
      Self.folded(entry.meaning, columns: columns - keyColumns).enumerated().map { row, part in
        Line(keys: row == 0 ? keys : "", meaning: part, column: keyColumns)
      }
    }
  }

  /// The meanings below their keys.
  private func stackedLines(columns: Int) -> [Line] {
    entries.flatMap { entry in
      Self.folded(entry.keys, columns: columns).map { Line(keys: $0) }
        + Self.folded(entry.meaning, columns: columns - 1).map { Line(meaning: $0, column: 1) }
    }
  }

  private static func folded(_ text: String, columns: Int) -> [String] {
    TextLine.lines(of: text, columns: columns).map {
      String(String.UnicodeScalarView($0.glyphs.flatMap(\.scalars)))
    }
  }

  /// The keys as they are written, and how many columns they have: the short ones where the others
  /// would leave too little for the meanings.
  private func keys(columns: Int) -> (texts: [String], columns: Int) {
    func widest(_ texts: [String]) -> Int { texts.map { TextLine($0).columns }.max() ?? 0 }
    let long = entries.map(\.keys)
    let longColumns = max(widest(long) + 2, Self.usualKeyColumns)
    let needed = isFolded ? Self.fewestColumnsBesideLongKeys : widest(entries.map(\.meaning))
    if longColumns + needed <= columns || columns >= Self.wantedColumns - 4 {
      return (long, longColumns)
    }
    let short = entries.map(\.shortKeys)
    return (short, isFolded ? widest(short) + 2 : min(widest(short) + 2, columns / 2))
  }

  private static let fewestColumnsBesideLongKeys = 20
}

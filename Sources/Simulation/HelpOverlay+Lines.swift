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

  /// The columns that all entries need to have a line each, with the long keys.
  var neededColumns: Int {
    longKeyColumns + Self.widest(entries.map(\.meaning))
  }

  private var longKeyColumns: Int {
    max(Self.widest(entries.map(\.keys)) + 2, Self.usualKeyColumns)
  }

  private static func widest(_ texts: [String]) -> Int {
    texts.map { TextLine($0).columns }.max() ?? 0
  }

  /// The keys as they are written, and how many columns they have: the short ones where some meaning has
  /// no room beside the others.
  private func keys(columns: Int) -> (texts: [String], columns: Int) {
    if neededColumns <= columns { return (entries.map(\.keys), longKeyColumns) }
    let short = entries.map(\.shortKeys)
    return (short, Self.widest(short) + 2)
  }
}

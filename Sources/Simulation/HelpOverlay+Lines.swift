internal import CellGraphics

extension HelpOverlay {
  /// A line of the help: keys, a part of their meaning, or both.
  struct Line: Equatable {
    var keys = ""
    var meaning = ""
    /// The column of the meaning.
    var column = 0
  }

  /// The smallest width of the column of keys on a wide screen.
  private static let usualKeyColumns = 16
  /// The smallest width of the meanings. With less room, each meaning is on the line below its
  /// keys.
  private static let fewestMeaningColumns = 14

  /// Returns all lines, wrapped to `columns` columns.
  func lines(columns: Int) -> [Line] {
    let (keys, keyColumns) = keys(columns: columns)
    if columns - keyColumns < Self.fewestMeaningColumns { return stackedLines(columns: columns) }
    return zip(keys, entries).flatMap { keys, entry in
      if entry.isHeading { return Self.headingLines(entry, columns: columns) }
      return Self.folded(entry.meaning, columns: columns - keyColumns).enumerated().map {
        row, part in
        Line(keys: row == 0 ? keys : "", meaning: part, column: keyColumns)
      }
    }
  }

  /// Returns the lines with meanings below their keys.
  private func stackedLines(columns: Int) -> [Line] {
    entries.flatMap { entry in
      if entry.isHeading { return Self.headingLines(entry, columns: columns) }
      return Self.folded(entry.keys, columns: columns).map { Line(keys: $0) }
        + Self.folded(entry.meaning, columns: columns - 1).map { Line(meaning: $0, column: 1) }
    }
  }

  /// Returns the lines of a heading, or the blank line before it.
  private static func headingLines(_ heading: Entry, columns: Int) -> [Line] {
    folded(heading.keys, columns: columns).map { Line(keys: $0) }
  }

  /// Returns a text wrapped to a number of columns.
  private static func folded(_ text: String, columns: Int) -> [String] {
    TextLine.lines(of: text, columns: columns).map {
      String(String.UnicodeScalarView($0.glyphs.flatMap(\.scalars)))
    }
  }

  /// The number of columns, without the border, that each entry needs to fit on one line with the
  /// full names of its keys.
  var neededColumns: Int {
    max(
      longKeyColumns + Self.widest(entries.map(\.meaning)),
      Self.widest(entries.filter(\.isHeading).map(\.keys)))
  }

  /// The entries with keys. A heading is as wide as it needs, beyond the column of keys.
  private var keyEntries: [Entry] { entries.filter { !$0.isHeading } }

  private var longKeyColumns: Int {
    max(Self.widest(keyEntries.map(\.keys)) + 2, Self.usualKeyColumns)
  }

  private static func widest(_ texts: [String]) -> Int {
    texts.map { TextLine($0).columns }.max() ?? 0
  }

  /// Returns the texts of the keys and the width of their column. Short keys are used if the long
  /// keys leave too little room for the meanings.
  private func keys(columns: Int) -> (texts: [String], columns: Int) {
    if neededColumns <= columns { return (entries.map(\.keys), longKeyColumns) }
    let widest = Self.widest(keyEntries.map(\.shortKeys))
    return (entries.map(\.shortKeys), widest + 2)
  }
}

extension HelpOverlay.Entry {
  /// Indicates whether the entry is a heading, or the blank line before one.
  fileprivate var isHeading: Bool { meaning.isEmpty }
}

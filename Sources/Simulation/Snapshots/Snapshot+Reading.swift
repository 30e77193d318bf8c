internal import CellGraphics

/// A defect in a file `NAME.screen`.
package struct SnapshotError: Error, Equatable, CustomStringConvertible {
  /// The line, from 1.
  package var line: Int
  /// What was expected there.
  package var expected: String

  /// The line and what was expected.
  package var description: String { "line \(line): expected \(expected)" }
}

extension Snapshot {
  /// Reads the contents of a file `NAME.screen`.
  package init(text: String) throws(SnapshotError) {
    var reader = SnapshotReader(text)
    let (columns, rows) = try reader.size()
    let glyphs = try reader.glyphs(columns: columns, rows: rows)
    try reader.heading("styles")
    let styles = try reader.styles()
    try reader.heading("rows")
    let layer = try reader.layer(styles, columns: columns, rows: rows)
    let cells = zip(glyphs.joined(), layer.joined()).map { glyph, style in
      var style = style
      if !Style.showsForeground(glyph, style.attributes) { style.foreground = nil }
      return Cell(glyph: glyph, style: style)
    }
    self.init(columns: columns, rows: rows, cells: cells)
  }
}

private struct SnapshotReader {
  private let lines: [Substring]
  private var next = 0

  init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
  }

  /// Returns the next line, or an error that names what should stand there.
  private mutating func line(_ expected: String) throws(SnapshotError) -> Substring {
    guard next < lines.count else { throw SnapshotError(line: next + 1, expected: expected) }
    next += 1
    return lines[next - 1]
  }

  /// Returns an error about the line that was read last.
  private func error(_ expected: String) -> SnapshotError {
    SnapshotError(line: next, expected: expected)
  }

  mutating func size() throws(SnapshotError) -> (columns: Int, rows: Int) {
    let expected = "a size such as `80 columns, 24 rows`"
    let words = try line(expected).split(separator: " ")
    guard words.count == 4, words[1] == "columns,", words[3] == "rows",
      let columns = Int(words[0]), let rows = Int(words[2]), columns > 0, rows > 0
    else { throw error(expected) }
    return (columns, rows)
  }

  mutating func glyphs(columns: Int, rows: Int) throws(SnapshotError) -> [[Glyph]] {
    var found: [[Glyph]] = []
    for row in 0..<rows {
      var glyphs: [Glyph] = []
      for glyph in TextLine(try line("the text of row \(row)")).glyphs {
        glyphs.append(glyph)
        if glyph.columns == 2 { glyphs.append(.continuation) }
      }
      guard glyphs.count <= columns else { throw error("at most \(columns) columns") }
      found.append(glyphs + Array(repeating: .blank, count: columns - glyphs.count))
    }
    return found
  }

  mutating func heading(_ text: String) throws(SnapshotError) {
    guard try line("an empty line").isEmpty else { throw error("an empty line") }
    guard try line("`\(text)`") == text else { throw error("`\(text)`") }
  }

  mutating func styles() throws(SnapshotError) -> [Substring: Snapshot.Style] {
    var styles: [Substring: Snapshot.Style] = [:]
    while next < lines.count, !lines[next].isEmpty {
      var words = try line("a style").split(separator: " ")[...]
      guard let name = words.popFirst(), styles[name] == nil, let style = style(words) else {
        throw error("a new name and a style such as `a  #000000 on #FFFFFF bold`")
      }
      styles[name] = style
    }
    return styles
  }

  private func style(_ words: ArraySlice<Substring>) -> Snapshot.Style? {
    var words = words
    var foreground: UInt32?
    if words.first != "on" {
      guard let color = words.popFirst().flatMap(color) else { return nil }
      foreground = color
    }
    guard words.popFirst() == "on", let background = words.popFirst().flatMap(color) else {
      return nil
    }
    var attributes: TextAttributes = []
    for word in words {
      guard let named = Snapshot.Style.names.first(where: { $0.name == word }) else { return nil }
      attributes.insert(named.attribute)
    }
    return Snapshot.Style(
      foreground: foreground, background: background, attributes: attributes)
  }

  private func color(_ text: Substring) -> UInt32? {
    text.count == 7 && text.first == "#" ? UInt32(text.dropFirst(), radix: 16) : nil
  }

  mutating func layer(
    _ styles: [Substring: Snapshot.Style], columns: Int, rows: Int
  ) throws(SnapshotError) -> [[Snapshot.Style]] {
    var layer: [[Snapshot.Style]] = []
    while next < lines.count {
      let words = try line("a row").split(separator: " ")
      let ends = (words.first ?? "").split(separator: "-").map { Int($0) }
      guard let first = ends.first ?? nil, let last = ends.last ?? nil, first == layer.count,
        last >= first, last < rows
      else { throw error("row \(layer.count), or rows from \(layer.count) to \(rows - 1) at most") }
      var row: [Snapshot.Style] = []
      for run in words.dropFirst() {
        let name = run.prefix { $0.isLetter }
        guard let style = styles[name], let count = Int(run[name.endIndex...]), count > 0,
          row.count + count <= columns
        else { throw error("runs of named styles, \(columns) columns in all, not `\(run)`") }
        row += Array(repeating: style, count: count)
      }
      guard row.count == columns else { throw error("\(columns) columns, not \(row.count)") }
      layer += Array(repeating: row, count: last - first + 1)
    }
    guard layer.count == rows else {
      throw SnapshotError(line: next + 1, expected: "row \(layer.count)")
    }
    return layer
  }
}

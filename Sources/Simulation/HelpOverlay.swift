public import CellGraphics

/// A box in the middle of the screen that says what the keys do.
public struct HelpOverlay: Sendable {
  /// What a key does.
  public struct Entry: Sendable {
    public var keys: String
    /// For a narrow screen.
    public var shortKeys: String
    public var meaning: String

    public init(_ keys: String, short: String? = nil, _ meaning: String) {
      self.keys = keys
      shortKeys = short ?? keys
      self.meaning = meaning
    }
  }

  public var title: String
  public var entries: [Entry]

  public init(title: String, entries: [Entry]) {
    self.title = title
    self.entries = entries
  }

  private static let wantedColumns = 58
  private static let ground = Color(rgb: 0xFFFFFF)
  private static let ink = Color(rgb: 0x1C1C1E)

  /// Where it stands; nil on a screen too small to show anything of it.
  public func rect(in screen: CellRect) -> CellRect? {
    let columns = min(Self.wantedColumns, screen.columns)
    let rows = min(entries.count + 4, screen.rows)
    guard columns >= 8, rows >= 3 else { return nil }
    return CellRect(
      column: (screen.columns - columns) / 2, row: (screen.rows - rows) / 2, columns: columns,
      rows: rows)
  }

  /// The first row of the entries and how many there are room for; without a blank row above them where
  /// it would take the place of one.
  private func room(in rect: CellRect) -> (first: Int, count: Int) {
    entries.count + 3 <= rect.rows ? (2, rect.rows - 3) : (1, rect.rows - 2)
  }

  /// How many entries are above what is seen, after so many steps down.
  ///
  /// - Returns: nil where all of them are seen, or there is no help.
  public func offset(_ offset: Int, movedBy step: Int, in screen: CellRect) -> Int? {
    guard let rect = rect(in: screen), let longest = longestOffset(in: rect) else { return nil }
    return min(max(min(offset, longest) + step, 0), longest)
  }

  /// As `offset(_:movedBy:in:)`; nil for a key that does not scroll, too.
  public func offset(_ offset: Int, movedBy key: Key, in screen: CellRect) -> Int? {
    switch key {
    case .up: self.offset(offset, movedBy: -1, in: screen)
    case .down: self.offset(offset, movedBy: 1, in: screen)
    case _: nil
    }
  }

  private func longestOffset(in rect: CellRect) -> Int? {
    let hidden = entries.count - room(in: rect).count
    return hidden > 0 ? hidden : nil
  }

  /// The keys as they are written, and how many columns they have: the short ones where the others
  /// would leave too little for the meanings.
  private func keys(in rect: CellRect) -> (texts: [String], columns: Int) {
    func widest(_ texts: [String]) -> Int { texts.map { TextLine($0).columns }.max() ?? 0 }
    let columns = max(widest(entries.map(\.keys)) + 2, Self.usualKeyColumns)
    if columns + widest(entries.map(\.meaning)) <= rect.columns - 4
      || rect.columns >= Self.wantedColumns
    {
      return (entries.map(\.keys), columns)
    }
    let short = entries.map(\.shortKeys)
    return (short, min(widest(short) + 2, rect.columns / 2 - 2))
  }

  private static let usualKeyColumns = 16

  /// - Parameter offset: How many entries are above what is seen.
  public func draw(onto canvas: inout Canvas, in rect: CellRect, from offset: Int = 0) {
    canvas.fill(rect.asRect, with: Self.ground)
    let inner = rect.columns - 2
    line("╭" + String(repeating: "─", count: inner) + "╮", row: 0, 0, on: &canvas, rect)
    for row in 1..<rect.rows - 1 {
      line("│", row: row, 0, on: &canvas, rect)
      line("│", row: row, rect.columns - 1, on: &canvas, rect)
    }
    line(
      "╰" + String(repeating: "─", count: inner) + "╯", row: rect.rows - 1, 0, on: &canvas, rect)
    line(" \(title) ", row: 0, 2, attributes: .bold, on: &canvas, rect)
    let (keys, keyColumns) = keys(in: rect)
    let (first, room) = room(in: rect)
    let longest = longestOffset(in: rect) ?? 0
    let offset = min(offset, longest)
    for (row, index) in (offset..<min(entries.count, offset + room)).enumerated() {
      line(keys[index], row: first + row, 2, attributes: .bold, on: &canvas, rect)
      line(entries[index].meaning, row: first + row, 2 + keyColumns, on: &canvas, rect)
    }
    let sign = rect.columns - 5
    if offset > 0 { line(" ↑ ", row: 0, sign, attributes: .bold, on: &canvas, rect) }
    if offset < longest {
      line(" ↓ ", row: rect.rows - 1, sign, attributes: .bold, on: &canvas, rect)
    }
  }

  private func line(
    _ text: String, row: Int, _ column: Int, attributes: TextAttributes = [],
    on canvas: inout Canvas, _ rect: CellRect
  ) {
    let isEdge = column == 0 || column == rect.columns - 1
    let room = rect.columns - column - (isEdge ? 0 : 2)
    guard room > 0 else { return }
    let line = TextLine(text).cut(toColumns: room)
    let box = CellRect(
      column: rect.column + column, row: rect.row + row, columns: line.columns, rows: 1)
    canvas.draw(line, in: box.asRect, alignment: .leading, color: Self.ink, attributes: attributes)
  }
}

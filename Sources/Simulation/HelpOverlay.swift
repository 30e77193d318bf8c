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

  /// The columns of the keys, less on a narrow screen, where the meanings need some too.
  private func keyColumns(in rect: CellRect) -> Int { min(16, rect.columns / 2 - 2) }

  public func draw(onto canvas: inout Canvas, in rect: CellRect) {
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
    let keyColumns = keyColumns(in: rect)
    for (index, entry) in entries.enumerated() {
      let row = index + 2
      guard row < rect.rows - 1 else { break }
      let keys = TextLine(entry.keys).columns < keyColumns ? entry.keys : entry.shortKeys
      line(keys, row: row, 2, attributes: .bold, on: &canvas, rect)
      line(entry.meaning, row: row, 2 + keyColumns, on: &canvas, rect)
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

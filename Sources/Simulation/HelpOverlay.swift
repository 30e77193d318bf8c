public import CellGraphics
internal import NavigationKit

/// A box in the middle of the screen with keys and their meanings.
///
/// Long meanings are wrapped. On a screen that is too small for a box, the text fills the screen.
/// If not all lines fit, an offset selects the first one, and arrows on the border show where there
/// are more.
///
/// ```swift
/// let help = HelpOverlay(
///   title: "Keys", entries: [HelpOverlay.Entry("q", "quit"), HelpOverlay.Entry("?", "show this help")])
/// // Two lines, and a border and a blank row around them.
/// let screen = CellRect(column: 0, row: 0, columns: 80, rows: 24)
/// var canvas = Canvas(surface: Surface(columns: 80, rows: 24))
/// // The box is in the middle.
/// if let rect = help.rect(in: screen) {
///   help.draw(onto: &canvas, in: rect, colors: ChromeColors(.dark).box)
///   precondition(rect.rows == 6)
/// }
/// // All lines are visible, so no key scrolls.
/// precondition(help.offset(0, movedBy: .down, in: screen) == nil)
/// ```
public struct HelpOverlay: Sendable {
  /// Keys and their meaning.
  public struct Entry: Sendable {
    /// The keys, such as `Tab, Shift-Tab`.
    public var keys: String
    /// The keys for a narrow screen, such as `Tab`.
    public var shortKeys: String
    /// The meaning, without a full stop.
    public var meaning: String

    /// Creates an entry.
    ///
    /// - Parameters:
    ///   - keys: The keys.
    ///   - short: The keys for a narrow screen; nil for `keys`.
    ///   - meaning: The meaning, without a full stop.
    public init(_ keys: String, short: String? = nil, _ meaning: String) {
      self.keys = keys
      shortKeys = short ?? keys
      self.meaning = meaning
    }
  }

  /// The title in the upper border.
  public var title: String
  /// The keys and their meanings, in order.
  public var entries: [Entry]

  /// Creates a help of entries.
  public init(title: String, entries: [Entry]) {
    self.title = title
    self.entries = entries
  }

  /// The smallest width of the box if the screen is wide enough. Longer lines make the box wider.
  private static let usualColumns = 58

  /// Returns the rectangle of the box; nil if the screen is too small to show any line.
  public func rect(in screen: CellRect) -> CellRect? {
    if fills(screen) {
      guard screen.columns >= 4, screen.rows > 0 else { return nil }
      let rows = min(lines(columns: screen.columns - 1).count, screen.rows)
      return CellRect(column: screen.column, row: screen.row, columns: screen.columns, rows: rows)
    }
    let columns = min(max(Self.usualColumns, neededColumns + 4), screen.columns)
    let rows = min(lines(columns: columns - 4).count + 4, screen.rows)
    return CellRect(
      column: (screen.columns - columns) / 2, row: (screen.rows - rows) / 2, columns: columns,
      rows: rows)
  }

  /// Indicates whether `rect` is too small for a border, so that the text fills it.
  private func fills(_ rect: CellRect) -> Bool {
    rect.columns < 16 || rect.rows < 5
  }

  /// Returns all lines, wrapped to the room inside the border.
  private func lines(in rect: CellRect) -> [Line] {
    lines(columns: fills(rect) ? rect.columns - 1 : rect.columns - 4)
  }

  /// Returns the first row of `count` lines, and the number of lines that fit.
  ///
  /// A blank row is above the lines if there is room for it.
  private func room(for count: Int, in rect: CellRect) -> (first: Int, count: Int) {
    if fills(rect) { return (0, rect.rows) }
    return count + 3 <= rect.rows ? (2, rect.rows - 3) : (1, rect.rows - 2)
  }

  /// Returns the offset after scrolling by `step` lines, limited to the existing lines.
  ///
  /// - Parameters:
  ///   - offset: The number of lines scrolled out above.
  ///   - step: The lines to scroll down; up if negative.
  ///   - screen: The whole screen.
  /// - Returns: The new number of lines; nil if all lines fit, or the screen shows no help.
  public func offset(_ offset: Int, movedBy step: Int, in screen: CellRect) -> Int? {
    guard let rect = rect(in: screen), let longest = longestOffset(in: rect) else { return nil }
    return min(max(min(offset, longest) + step, 0), longest)
  }

  /// Returns the offset after a key; nil if the key does not scroll or the help cannot scroll.
  public func offset(_ offset: Int, movedBy key: Key, in screen: CellRect) -> Int? {
    let page = rect(in: screen).map { room(for: lines(in: $0).count, in: $0).count - 1 } ?? 1
    return switch KeyBindings.help[key] {
    case .lineUp: self.offset(offset, movedBy: -1, in: screen)
    case .lineDown: self.offset(offset, movedBy: 1, in: screen)
    case .pageUp: self.offset(offset, movedBy: -max(1, page), in: screen)
    case .pageDown: self.offset(offset, movedBy: max(1, page), in: screen)
    case .start: self.offset(0, movedBy: 0, in: screen)
    case .end: self.offset(.max, movedBy: 0, in: screen)
    case nil: nil
    }
  }

  /// Returns the offset after a report of the mouse; nil if the report is not about the wheel. One
  /// notch scrolls 3 lines.
  public func offset(
    _ offset: Int, movedBy pointer: PointerInput, in screen: CellRect
  ) -> Int? {
    switch pointer.action {
    case .wheel(.up): self.offset(offset, movedBy: -3, in: screen)
    case .wheel(.down): self.offset(offset, movedBy: 3, in: screen)
    case _: nil
    }
  }

  /// Returns the offset that shows the last line at the end of the box; nil if all lines fit.
  private func longestOffset(in rect: CellRect) -> Int? {
    let count = lines(in: rect).count
    let hidden = count - room(for: count, in: rect).count
    return hidden > 0 ? hidden : nil
  }

  /// Draws the help in the rectangle that ``rect(in:)`` returns.
  ///
  /// - Parameters:
  ///   - canvas: The canvas of the whole screen.
  ///   - rect: The rectangle of the box.
  ///   - offset: The number of lines scrolled out above. If the number is too large, the last lines
  ///     are shown.
  ///   - colors: The colours of the box.
  public func draw(
    onto canvas: inout Canvas, in rect: CellRect, from offset: Int = 0,
    colors: ChromeColors.Surface
  ) {
    canvas.fill(rect.asRect, with: colors.background)
    let lines = lines(in: rect)
    let (first, room) = room(for: lines.count, in: rect)
    let longest = longestOffset(in: rect) ?? 0
    let offset = min(offset, longest)
    let margin = fills(rect) ? 0 : 2
    if !fills(rect) { drawBorder(onto: &canvas, in: rect, colors) }
    for (row, line) in lines[offset..<min(lines.count, offset + room)].enumerated() {
      put(line.keys, row: first + row, margin, attributes: .bold, on: &canvas, rect, colors)
      put(line.meaning, row: first + row, margin + line.column, on: &canvas, rect, colors)
    }
    drawSigns(above: offset > 0, below: offset < longest, onto: &canvas, in: rect, colors)
  }

  /// Draws the border with the title.
  private func drawBorder(
    onto canvas: inout Canvas, in rect: CellRect, _ colors: ChromeColors.Surface
  ) {
    let border = colors.border
    put(border.top(columns: rect.columns), row: 0, 0, on: &canvas, rect, colors)
    for row in 1..<rect.rows - 1 {
      put(border.left, row: row, 0, on: &canvas, rect, colors)
      put(border.right, row: row, rect.columns - 1, on: &canvas, rect, colors)
    }
    put(
      border.bottom(columns: rect.columns), row: rect.rows - 1, 0, on: &canvas, rect, colors)
    put(" \(title) ", row: 0, 2, attributes: .bold, on: &canvas, rect, colors)
  }

  /// Draws an arrow at each end beyond which there are more lines.
  private func drawSigns(
    above: Bool, below: Bool, onto canvas: inout Canvas, in rect: CellRect,
    _ colors: ChromeColors.Surface
  ) {
    let last = rect.rows - 1
    if fills(rect) {
      let column = rect.columns - 1
      if above, below, last == 0 {
        put("↕", row: 0, column, attributes: .bold, on: &canvas, rect, colors)
      } else {
        if above { put("↑", row: 0, column, attributes: .bold, on: &canvas, rect, colors) }
        if below { put("↓", row: last, column, attributes: .bold, on: &canvas, rect, colors) }
      }
    } else {
      let column = rect.columns - 5
      if above { put(" ↑ ", row: 0, column, attributes: .bold, on: &canvas, rect, colors) }
      if below { put(" ↓ ", row: last, column, attributes: .bold, on: &canvas, rect, colors) }
    }
  }

  /// Draws a text on one row of the box, cut before the border.
  private func put(
    _ text: String, row: Int, _ column: Int, attributes: TextAttributes = [],
    on canvas: inout Canvas, _ rect: CellRect, _ colors: ChromeColors.Surface
  ) {
    let isEdge = column == 0 || column == rect.columns - 1 || fills(rect)
    let line = TextLine(text).cut(toColumns: rect.columns - column - (isEdge ? 0 : 2))
    guard line.columns > 0 else { return }
    let box = CellRect(
      column: rect.column + column, row: rect.row + row, columns: line.columns, rows: 1)
    canvas.draw(
      line, in: box.asRect, alignment: .leading, color: colors.foreground, attributes: attributes)
  }
}

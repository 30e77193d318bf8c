extension Canvas {
  /// Draws lines along the sides of `rect` that have moved, on blank cells just inside.
  ///
  /// Without colours these lines show the edge between a moving view and what is behind it.
  ///
  /// - Parameters:
  ///   - rect: The moving rectangle, in the coordinates of the view.
  ///   - rest: The cells of the rectangle at rest. A side that is at its resting position gets no
  ///     line.
  ///   - room: The visible area. A side on its edge gets no line.
  ///   - color: The colour of the lines, in case the surface is shown in colours.
  public mutating func outline(
    _ rect: Rect, from rest: CellRect, within room: CellRect, color: Color
  ) {
    let cells = cells(of: rect)
    guard cells.columns > 1, cells.rows > 1, !cells.intersection(room).isEmpty else { return }
    let outline = Outline(
      cells: cells,
      top: cells.row > room.row && cells.row != rest.row,
      bottom: cells.endRow < room.endRow && cells.endRow != rest.endRow,
      left: cells.column > room.column && cells.column != rest.column,
      right: cells.endColumn < room.endColumn && cells.endColumn != rest.endColumn)
    outline.forEachPart { column, row, glyph in
      drawLine(Glyph(glyph), column: column, row: row, color: color)
    }
  }
}

/// The lines along the four sides of a rectangle of cells, with a corner at each point where two
/// lines meet.
private struct Outline {
  let cells: CellRect
  /// Indicates which sides have a line.
  let top: Bool
  let bottom: Bool
  let left: Bool
  let right: Bool

  /// Calls `body` with the position and the box-drawing character of each cell.
  func forEachPart(_ body: (_ column: Int, _ row: Int, _ glyph: Unicode.Scalar) -> Void) {
    let (columns, rows) = (cells.columns, cells.rows)
    let (column, row) = (cells.column, cells.row)
    let inner = (
      columns: (left ? 1 : 0)..<(right ? columns - 1 : columns),
      rows: (top ? 1 : 0)..<(bottom ? rows - 1 : rows)
    )
    for x in inner.columns {
      if top { body(column + x, row, "─") }
      if bottom { body(column + x, row + rows - 1, "─") }
    }
    for y in inner.rows {
      if left { body(column, row + y, "│") }
      if right { body(column + columns - 1, row + y, "│") }
    }
    if top, left { body(column, row, "┌") }
    if top, right { body(column + columns - 1, row, "┐") }
    if bottom, left { body(column, row + rows - 1, "└") }
    if bottom, right { body(column + columns - 1, row + rows - 1, "┘") }
  }
}

extension Surface {
  /// Draws one cell of a line.
  ///
  /// The cell remains unchanged if it is outside `clip`, contains text, or is a single space
  /// between two characters of text. A line therefore does not run through words.
  mutating func drawLine(
    _ glyph: Glyph, column: Int, row: Int, color: Color, clip: CellRect
  ) {
    let place = CellRect(column: column, row: row, columns: 1, rows: 1)
    guard !place.intersection(clip).intersection(bounds).isEmpty else { return }
    var cell = self[column: column, row: row]
    guard cell.isBlank, !isSpaceInText(column: column, row: row) else { return }
    (cell.glyph, cell.foreground) = (glyph, color)
    self[column: column, row: row] = cell
  }

  /// Indicates whether the cells on both sides of a blank cell contain text, as at a space between
  /// two words. Box-drawing characters and block elements are not text.
  private func isSpaceInText(column: Int, row: Int) -> Bool {
    func isLetter(_ column: Int) -> Bool {
      guard (0..<columns).contains(column) else { return false }
      let glyph = self[column: column, row: row].glyph
      return glyph != .blank && !(0x2500..<0x25A0).contains(glyph.rawValue)
    }
    return isLetter(column - 1) && isLetter(column + 1)
  }
}

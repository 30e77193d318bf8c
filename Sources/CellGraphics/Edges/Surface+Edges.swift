extension Surface {
  /// Lays `color` over `rect`, whose edges can be between cells.
  ///
  /// A translucent colour fills whole cells.
  mutating func fill(_ rect: FineRect, with color: Color) {
    let area = rect.intersection(FineRect(bounds))
    guard !area.isEmpty, color.alpha > 0 else { return }
    guard color.alpha == 255 else { return fill(area.cells, with: color) }
    let touched = area.touched
    for row in touched.row..<touched.endRow {
      let rows = max(area.top - 8 * row, 0)..<min(area.bottom - 8 * row, 8)
      cover(row, from: area.left, to: area.right, rows: rows, with: color)
    }
  }

  /// Covers a part of one row.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - left: The left edge, in eighths.
  ///   - right: The right edge, in eighths.
  ///   - rows: The covered part of the row's height, in eighths from 0 to 8.
  ///   - color: An opaque colour.
  private mutating func cover(
    _ row: Int, from left: Int, to right: Int, rows: Range<Int>, with color: Color
  ) {
    var (first, end) = (left >> 3, (right + 7) >> 3)
    if left & 7 != 0 || end - first == 1 && right & 7 != 0 {
      cover(row, first, CellMask(columns: left & 7..<min(right - 8 * first, 8), rows: rows), color)
      first += 1
    }
    if first < end, right & 7 != 0 {
      end -= 1
      cover(row, end, CellMask(columns: 0..<right & 7, rows: rows), color)
    }
    guard first < end else { return }
    if rows.count == 8 {
      let cells = CellRect(column: first, row: row, columns: end - first, rows: 1)
      return fill(cells, with: color)
    }
    let mask = CellMask(columns: 0..<8, rows: rows)
    makeUnique()
    if storage.runs[row].isNone {
      for column in first..<end { cover(row, column, mask, color) }
    } else {
      storage.change(row: row, from: first, to: end) { cell in
        cell.covered(by: color, in: mask)
      }
    }
  }

  /// Covers the part `mask` of one cell.
  private mutating func cover(_ row: Int, _ column: Int, _ mask: CellMask, _ color: Color) {
    makeUnique()
    let cell = storage.cell(column: column, row: row)
    set(cell.covered(by: color, in: mask), from: column, to: column + 1, row: row)
  }

  /// Removes the text of a cell and keeps the background. Edges remain.
  mutating func clearText(column: Int, row: Int) {
    let cell = self[column: column, row: row]
    guard !cell.isEdge, !cell.isBlank else { return }
    self[column: column, row: row] = Cell(background: cell.background)
  }

  /// Replaces the edges in the cells of `rect` by single backgrounds.
  mutating func removeEdges(in rect: CellRect) {
    let area = rect.intersection(bounds)
    guard !area.isEmpty else { return }
    makeUnique()
    for row in area.row..<area.endRow {
      storage.change(row: row, from: area.column, to: area.endColumn) { cell in
        var cell = cell
        cell.removeEdge()
        return cell
      }
    }
  }
}

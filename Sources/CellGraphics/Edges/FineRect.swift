/// A rectangle in eighths of cells.
struct FineRect: Hashable {
  /// The left edge, in eighths of columns.
  var left: Int
  /// The top edge, in eighths of rows.
  var top: Int
  /// The right edge, in eighths of columns.
  var right: Int
  /// The bottom edge, in eighths of rows.
  var bottom: Int

  init(left: Int, top: Int, right: Int, bottom: Int) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  /// Moves each edge of `rect` to the nearest eighth.
  init(_ rect: Rect) {
    self.init(
      left: snap(rect.minX * 8), top: snap(rect.minY * 8), right: snap(rect.maxX * 8),
      bottom: snap(rect.maxY * 8))
  }

  /// Creates the rectangle of whole cells.
  init(_ cells: CellRect) {
    self.init(
      left: 8 * cells.column, top: 8 * cells.row, right: 8 * cells.endColumn,
      bottom: 8 * cells.endRow)
  }

  /// Indicates whether the rectangle has no area.
  var isEmpty: Bool { right <= left || bottom <= top }

  /// The rectangle in whole cells. Each edge moves to the nearest cell boundary; a half moves right
  /// or down.
  var cells: CellRect {
    let (column, row) = ((left + 4) >> 3, (top + 4) >> 3)
    return CellRect(
      column: column, row: row, columns: (right + 4) >> 3 - column, rows: (bottom + 4) >> 3 - row)
  }

  /// The cells that are completely inside.
  var whole: CellRect {
    let (column, row) = ((left + 7) >> 3, (top + 7) >> 3)
    return CellRect(
      column: column, row: row, columns: max(0, right >> 3 - column),
      rows: max(0, bottom >> 3 - row))
  }

  /// The cells that are completely or partly inside.
  var touched: CellRect {
    let (column, row) = (left >> 3, top >> 3)
    return CellRect(
      column: column, row: row, columns: (right + 7) >> 3 - column, rows: (bottom + 7) >> 3 - row)
  }

  /// Returns the part that is in both rectangles; an empty rectangle if they do not overlap.
  func intersection(_ other: FineRect) -> FineRect {
    FineRect(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
  }
}

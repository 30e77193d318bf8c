/// A rectangle in eighths of cells.
struct FineRect: Hashable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  init(left: Int, top: Int, right: Int, bottom: Int) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  /// Each edge goes to the nearest eighth.
  init(_ rect: Rect) {
    self.init(
      left: snap(rect.minX * 8), top: snap(rect.minY * 8), right: snap(rect.maxX * 8),
      bottom: snap(rect.maxY * 8))
  }

  init(_ cells: CellRect) {
    self.init(
      left: 8 * cells.column, top: 8 * cells.row, right: 8 * cells.endColumn,
      bottom: 8 * cells.endRow)
  }

  var isEmpty: Bool { right <= left || bottom <= top }

  /// The whole cells it stands on: each edge goes to the nearest cell boundary, a half to the right or
  /// downwards.
  var cells: CellRect {
    let (column, row) = ((left + 4) >> 3, (top + 4) >> 3)
    return CellRect(
      column: column, row: row, columns: (right + 4) >> 3 - column, rows: (bottom + 4) >> 3 - row)
  }

  /// The cells that it has as a whole.
  var whole: CellRect {
    let (column, row) = ((left + 7) >> 3, (top + 7) >> 3)
    return CellRect(
      column: column, row: row, columns: max(0, right >> 3 - column),
      rows: max(0, bottom >> 3 - row))
  }

  /// All cells of which it has a part.
  var touched: CellRect {
    let (column, row) = (left >> 3, top >> 3)
    return CellRect(
      column: column, row: row, columns: (right + 7) >> 3 - column, rows: (bottom + 7) >> 3 - row)
  }

  func intersection(_ other: FineRect) -> FineRect {
    FineRect(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
  }
}

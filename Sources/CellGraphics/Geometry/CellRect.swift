/// A rectangle of whole cells: `columns` × `rows` cells whose top left one is at (`column`, `row`).
public struct CellRect: Hashable, Sendable {
  public var column: Int
  public var row: Int
  public var columns: Int
  public var rows: Int

  public static let zero = CellRect(column: 0, row: 0, columns: 0, rows: 0)

  public init(column: Int, row: Int, columns: Int, rows: Int) {
    self.column = column
    self.row = row
    self.columns = columns
    self.rows = rows
  }
}

extension CellRect {
  /// The column after the last one.
  public var endColumn: Int { column + columns }
  /// The row after the last one.
  public var endRow: Int { row + rows }
  public var isEmpty: Bool { columns <= 0 || rows <= 0 }

  public func contains(column: Int, row: Int) -> Bool {
    column >= self.column && column < endColumn && row >= self.row && row < endRow
  }

  /// The shared part; `.zero` when there is none.
  public func intersection(_ other: CellRect) -> CellRect {
    let left = max(column, other.column)
    let top = max(row, other.row)
    let right = min(endColumn, other.endColumn)
    let bottom = min(endRow, other.endRow)
    guard right > left, bottom > top else { return .zero }
    return CellRect(column: left, row: top, columns: right - left, rows: bottom - top)
  }
}

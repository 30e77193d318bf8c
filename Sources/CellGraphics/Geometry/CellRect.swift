/// A rectangle of whole cells.
///
/// It has `columns` × `rows` cells. The top left cell is at (`column`, `row`), counted from 0. A
/// ``Rect`` becomes a `CellRect` by ``Rect/snapped``.
///
/// ```swift
/// let screen = CellRect(column: 0, row: 0, columns: 80, rows: 24)
/// let box = CellRect(column: 70, row: 20, columns: 20, rows: 2)
/// let visible = box.intersection(screen)
/// precondition(visible == CellRect(column: 70, row: 20, columns: 10, rows: 2))
/// precondition(visible.contains(column: 79, row: 21))
/// precondition(!visible.contains(column: 80, row: 21))
/// ```
public struct CellRect: Hashable, Sendable {
  /// The column of the leftmost cells.
  public var column: Int
  /// The row of the topmost cells.
  public var row: Int
  /// The width in cells. A rectangle of 0 or fewer columns is empty.
  public var columns: Int
  /// The height in cells. A rectangle of 0 or fewer rows is empty.
  public var rows: Int

  /// An empty rectangle at (0, 0).
  public static let zero = CellRect(column: 0, row: 0, columns: 0, rows: 0)

  /// Creates a rectangle from its top left cell and its size in cells.
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
  /// A Boolean value that indicates whether the rectangle has no cell.
  public var isEmpty: Bool { columns <= 0 || rows <= 0 }

  /// Returns whether the cell at (`column`, `row`) is in the rectangle.
  public func contains(column: Int, row: Int) -> Bool {
    column >= self.column && column < endColumn && row >= self.row && row < endRow
  }

  /// Returns the cells that are in both rectangles; ``zero`` if they do not overlap.
  public func intersection(_ other: CellRect) -> CellRect {
    let left = max(column, other.column)
    let top = max(row, other.row)
    let right = min(endColumn, other.endColumn)
    let bottom = min(endRow, other.endRow)
    guard right > left, bottom > top else { return .zero }
    return CellRect(column: left, row: top, columns: right - left, rows: bottom - top)
  }
}

extension CellRect {
  /// The same cells as a rectangle of the canvas.
  package var asRect: Rect {
    Rect(x: Double(column), y: Double(row), width: Double(columns), height: Double(rows))
  }
}

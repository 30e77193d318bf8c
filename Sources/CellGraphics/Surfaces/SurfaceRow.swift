/// The cells of one row, from left to right.
///
/// It keeps the cells that the surface had when it was made.
public struct SurfaceRow: RandomAccessCollection, Equatable {
  let storage: SurfaceStorage
  let row: Int

  public var startIndex: Int { 0 }
  public var endIndex: Int { storage.columns }

  /// The cell in a column. It traps outside the row.
  public subscript(column: Int) -> Cell {
    precondition(
      column >= 0 && column < storage.columns,
      "SurfaceRow: no cell at column \(column); the row has \(storage.columns) columns")
    return storage.cell(column: column, row: row)
  }

  /// Returns whether all cells are equal. The rows can be of different surfaces.
  public static func == (a: SurfaceRow, b: SurfaceRow) -> Bool { a.elementsEqual(b) }
}

/// All cells of a surface, row after row.
public struct SurfaceCells: RandomAccessCollection {
  let storage: SurfaceStorage

  public var startIndex: Int { 0 }
  public var endIndex: Int { storage.columns * storage.rows }

  /// The cell at an index: row · columns + column. It traps outside.
  public subscript(index: Int) -> Cell {
    precondition(
      indices.contains(index),
      "SurfaceCells: no cell at index \(index); the surface has \(count) cells")
    return storage.cell(column: index % storage.columns, row: index / storage.columns)
  }
}

/// One row's cells, from left to right.
public struct SurfaceRow: RandomAccessCollection, Equatable {
  let storage: SurfaceStorage
  let row: Int

  public var startIndex: Int { 0 }
  public var endIndex: Int { storage.columns }

  public subscript(column: Int) -> Cell {
    precondition(column >= 0 && column < storage.columns, "no cell at \(column)")
    return storage.cell(column: column, row: row)
  }

  /// Compares cell by cell, whatever surfaces they are of.
  public static func == (a: SurfaceRow, b: SurfaceRow) -> Bool { a.elementsEqual(b) }
}

/// All cells of a surface, row after row.
public struct SurfaceCells: RandomAccessCollection {
  let storage: SurfaceStorage

  public var startIndex: Int { 0 }
  public var endIndex: Int { storage.columns * storage.rows }

  public subscript(index: Int) -> Cell {
    precondition(indices.contains(index), "no cell \(index)")
    return storage.cell(column: index % storage.columns, row: index / storage.columns)
  }
}

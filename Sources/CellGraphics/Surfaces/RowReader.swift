/// The cells of a row for fast reading, mostly from left to right.
struct RowReader {
  let cells: UnsafePointer<Cell>
  let runs: RowRuns

  init(_ storage: SurfaceStorage, _ row: Int) {
    cells = UnsafePointer(storage[row])
    runs = storage.runs[row]
  }

  @inline(__always)
  subscript(column: Int) -> Cell { cells[runs.isNone ? column : runs.index(of: column)] }
}

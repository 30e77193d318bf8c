/// The cells of a surface. Each row is stored as a few runs of equal cells or cell by cell.
///
/// Most rows of most frames have one colour. A run is filled, blended, compared and copied like one
/// cell, regardless of its width.
// The storage is Sendable because a surface writes to it only while it holds the only reference.
// Otherwise the surface makes a copy first.
final class SurfaceStorage: @unchecked Sendable {
  let columns: Int
  let rows: Int
  /// The cells, row after row. A row of runs uses its first elements, one for each run.
  let cells: UnsafeMutablePointer<Cell>
  /// The runs of each row.
  let runs: UnsafeMutablePointer<RowRuns>

  /// Allocates the cells without setting them.
  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = .allocate(capacity: columns * rows)
    runs = .allocate(capacity: rows)
    runs.initialize(repeating: .none, count: rows)
  }

  deinit {
    cells.deallocate()
    runs.deallocate()
  }

  /// Returns a copy with cells of its own.
  func copy() -> SurfaceStorage {
    let copy = SurfaceStorage(columns: columns, rows: rows)
    for row in 0..<rows { copy.copyRow(row, from: self) }
    return copy
  }

  /// Copies a row of a surface with the same number of columns.
  func copyRow(_ row: Int, from other: SurfaceStorage) {
    runs[row] = other.runs[row]
    let count = runs[row].isNone ? columns : runs[row].count
    self[row].update(from: other[row], count: count)
  }
}

extension SurfaceStorage {
  /// The first cell of a row.
  @inline(__always)
  subscript(row: Int) -> UnsafeMutablePointer<Cell> { cells + row * columns }

  /// Returns the cell at a position, which is not checked.
  @inline(__always)
  func cell(column: Int, row: Int) -> Cell {
    let runs = runs[row]
    return self[row][runs.isNone ? column : runs.index(of: column)]
  }

  /// Indicates whether a row is stored as runs of blank cells.
  func isOfBlanks(_ row: Int) -> Bool {
    let cells = self[row]
    return !runs[row].isNone && (0..<runs[row].count).allSatisfy { cells[$0].isBlank }
  }

  /// Makes all cells of a row equal.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - cell: A cell with a glyph of one column.
  @inline(__always)
  func fillRow(_ row: Int, with cell: Cell) {
    // Ends are kept in 16 bits.
    if columns > 0, columns <= Int(UInt16.max) {
      self[row].pointee = cell
      runs[row] = RowRuns(columns: columns)
    } else {
      runs[row] = .none
      self[row].update(repeating: cell, count: columns)
    }
  }

  /// Expands a row: stores it cell by cell from now on.
  @inline(__always)
  func expand(_ row: Int) {
    guard !runs[row].isNone else { return }
    Self.expand(self[row], runs[row], into: self[row])
    runs[row] = .none
  }

  /// Writes every cell of a row of runs to `target`, which can be the memory of the runs.
  static func expand(
    _ cells: UnsafePointer<Cell>, _ runs: RowRuns, into target: UnsafeMutablePointer<Cell>
  ) {
    // From the right: the cell of a run is never stored to the right of the run's first column.
    for index in (0..<runs.count).reversed() {
      let start = index > 0 ? runs.end(index - 1) : 0
      let cell = cells[index]
      (target + start).update(repeating: cell, count: runs.end(index) - start)
    }
  }

  /// Replaces the cells from `start` to `end` by the results of `body`.
  ///
  /// In a row of runs `body` must return cells that are one column wide. It is called once for each
  /// run.
  @inline(__always)
  func change(row: Int, from start: Int, to end: Int, _ body: (Cell) -> Cell) {
    if !runs[row].isNone {
      if start == 0, end == columns, runs[row].count == 1 {
        self[row].pointee = body(self[row].pointee)
        return
      }
      if changeRuns(row, start, end, body) { return }
      expand(row)
    }
    changeEach(UnsafeMutableBufferPointer(start: self[row] + start, count: end - start), body)
  }

  /// Replaces cells in a row of runs.
  ///
  /// - Returns: False if there would be too many runs. The row is then unchanged.
  private func changeRuns(
    _ row: Int, _ start: Int, _ end: Int, _ body: (Cell) -> Cell
  ) -> Bool {
    let old = runs[row]
    // Each of the two ends cuts at most one run in two.
    return withUnsafeTemporaryAllocation(of: Cell.self, capacity: RowRuns.limit + 2) { cells in
      var new = RowRuns.none
      func append(_ cell: Cell, to end: Int) -> Bool {
        if new.count > 0, cells[new.count - 1] == cell {
          new.extend(to: end)
          return true
        }
        guard new.count < RowRuns.limit else { return false }
        cells[new.count] = cell
        new.append(end: end)
        return true
      }
      var column = 0
      for index in 0..<old.count {
        let cell = self[row][index]
        let last = old.end(index)
        if column < start, !append(cell, to: min(last, start)) { return false }
        if last > start, column < end, !append(body(cell), to: min(last, end)) { return false }
        if last > end, !append(cell, to: last) { return false }
        column = last
      }
      runs[row] = new
      for index in 0..<new.count { self[row][index] = cells[index] }
      return true
    }
  }

  /// Replaces cells one by one. Neighbours are mostly equal, and blending takes much longer than
  /// comparing.
  private func changeEach(_ cells: UnsafeMutableBufferPointer<Cell>, _ body: (Cell) -> Cell) {
    guard var last = cells.first else { return }
    var result = body(last)
    for index in cells.indices {
      if cells[index] != last {
        last = cells[index]
        result = body(last)
      }
      cells[index] = result
    }
  }

  /// Compacts a row: stores it as runs again if it has few of them.
  func compact(_ row: Int) {
    guard runs[row].isNone, columns > 0, columns <= Int(UInt16.max) else { return }
    let cells = self[row]
    var new = RowRuns.none
    var firsts = SIMD8<UInt16>()
    var column = 0
    while column < columns {
      let cell = cells[column]
      guard new.count < RowRuns.limit, cell.glyph.columns == 1 else { return }
      firsts[new.count] = UInt16(column)
      repeat { column += 1 } while column < columns && cells[column] == cell
      new.append(end: column)
    }
    // The cell of a run is never stored to the right of the run's first column.
    for index in 0..<new.count { cells[index] = cells[Int(firsts[index])] }
    runs[row] = new
  }
}

extension Surface {
  /// A part of a row that differs from an older surface.
  public struct Change: Equatable, Sendable {
    /// The columns of the part. It contains both halves of a wide glyph, of the old and of the new
    /// surface, or none.
    public var columns: Range<Int>
    /// The new value of all its cells, one column wide; nil if they can differ.
    public var cell: Cell?
  }

  /// Calls `body` with each part of a row that differs from a surface of the same size, from left
  /// to right.
  ///
  /// Cells between two parts are equal. Surfaces that share their storage are compared in constant
  /// time, and rows of one colour in time proportional to their runs.
  ///
  /// ```swift
  /// let old = Surface(columns: 20, rows: 1, filledWith: Cell(background: .black))
  /// var new = old
  /// new.fill(CellRect(column: 5, row: 0, columns: 3, rows: 1), with: .white)
  /// var changes: [Range<Int>] = []
  /// new.forEachChange(ofRow: 0, since: old) { changes.append($0.columns) }
  /// precondition(changes == [5..<8])
  /// ```
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - old: A surface of the same size.
  ///   - body: Gets each part.
  public func forEachChange(ofRow row: Int, since old: Surface, _ body: (Change) -> Void) {
    if storage === old.storage { return }
    let (runs, oldRuns) = (storage.runs[row], old.storage.runs[row])
    guard !runs.isNone, !oldRuns.isNone else {
      if runs.isNone || splitsGlyphs(ofRow: row, of: old) {
        if let columns = differingCells(row, old) { body(Change(columns: columns, cell: nil)) }
      } else {
        forEachRunChange(ofRow: row, sinceCellsOf: old, body)
      }
      return
    }
    let (cells, oldCells) = (storage[row], old.storage[row])
    if runs == oldRuns, (0..<runs.count).allSatisfy({ cells[$0] == oldCells[$0] }) { return }
    var start = 0
    for index in 0..<runs.count {
      let end = runs.end(index)
      var first: Int?
      var last = start
      var oldIndex = oldRuns.index(of: start)
      var column = start
      while column < end {
        let next = min(oldRuns.end(oldIndex), end)
        if oldCells[oldIndex] != cells[index] {
          if first == nil { first = column }
          last = next
        }
        column = next
        oldIndex += 1
      }
      if let first { body(Change(columns: first..<last, cell: cells[index])) }
      start = end
    }
  }

  /// Finds the changes of a row of runs whose old row is stored cell by cell.
  private func forEachRunChange(
    ofRow row: Int, sinceCellsOf old: Surface, _ body: (Change) -> Void
  ) {
    let (runs, oldCells) = (storage.runs[row], old.storage[row])
    var start = 0
    for index in 0..<runs.count {
      let (cell, runEnd) = (storage[row][index], runs.end(index))
      var (first, end) = (start, runEnd)
      while first < end, oldCells[first] == cell { first += 1 }
      while first < end, oldCells[end - 1] == cell { end -= 1 }
      if first < end { body(Change(columns: first..<end, cell: cell)) }
      start = runEnd
    }
  }

  /// Indicates whether one of the row's runs begins in the middle of a wide glyph of the old
  /// surface.
  private func splitsGlyphs(ofRow row: Int, of old: Surface) -> Bool {
    let (runs, oldCells) = (storage.runs[row], old.storage[row])
    return (1..<max(runs.count, 1)).contains { oldCells[runs.end($0 - 1)].glyph.isContinuation }
  }

  /// Calls `body` with all parts of a row, as if there was no older surface.
  public func forEachPart(ofRow row: Int, _ body: (Change) -> Void) {
    let runs = storage.runs[row]
    guard !runs.isNone else { return body(Change(columns: 0..<columns, cell: nil)) }
    var start = 0
    for index in 0..<runs.count {
      body(Change(columns: start..<runs.end(index), cell: storage[row][index]))
      start = runs.end(index)
    }
  }

  /// Calls `body` with the cells of a part of a row. The pointer is valid only during the call.
  ///
  /// It traps if the columns are not on the surface.
  public func withCells(
    ofRow row: Int, columns part: Range<Int>, _ body: (UnsafeBufferPointer<Cell>) -> Void
  ) {
    precondition(
      part.lowerBound >= 0 && part.upperBound <= columns,
      "Surface.withCells: columns \(part) are out of bounds; the surface has \(columns) columns")
    let runs = storage.runs[row]
    if runs.isNone {
      return body(UnsafeBufferPointer(start: storage[row] + part.lowerBound, count: part.count))
    }
    withUnsafeTemporaryAllocation(of: Cell.self, capacity: columns) { cells in
      guard let start = cells.baseAddress else { return }
      SurfaceStorage.expand(storage[row], runs, into: start)
      body(UnsafeBufferPointer(start: start + part.lowerBound, count: part.count))
    }
  }

  /// Returns the range from the first to the last cell of a row that differs; nil if all are equal.
  func change(ofRow row: Int, since old: Surface) -> Range<Int>? {
    var result: Range<Int>?
    forEachChange(ofRow: row, since: old) { change in
      result = (result?.lowerBound ?? change.columns.lowerBound)..<change.columns.upperBound
    }
    return result
  }

  /// Returns the range of cells that differ in a row that is stored cell by cell.
  ///
  /// The range is extended so that no wide glyph is split at its ends.
  private func differingCells(_ row: Int, _ old: Surface) -> Range<Int>? {
    let (mine, others) = (RowReader(storage, row), RowReader(old.storage, row))
    var first = 0
    while first < columns, mine[first] == others[first] { first += 1 }
    guard first < columns else { return nil }
    var end = columns
    while mine[end - 1] == others[end - 1] { end -= 1 }
    // A change contains both halves of a wide glyph, or neither half.
    if mine[first].glyph.isContinuation || others[first].glyph.isContinuation { first -= 1 }
    if end < columns, mine[end].glyph.isContinuation || others[end].glyph.isContinuation {
      end += 1
    }
    return first..<end
  }
}

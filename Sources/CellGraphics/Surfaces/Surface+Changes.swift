extension Surface {
  /// A part of a row that is not what it was.
  public struct Change: Equatable, Sendable {
    /// No glyph of two columns, there before or now, lies across its ends.
    public var columns: Range<Int>
    /// What all its cells are now, one column wide; nil where they may differ.
    public var cell: Cell?
  }

  /// Calls `body` with the parts of a row that differ from those of a surface of the same size, from
  /// left to right. What lies between two of them is as it was.
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

  /// Of a row of runs that was kept cell by cell before.
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

  /// Whether a glyph of two columns lay where one of a row's runs begins.
  private func splitsGlyphs(ofRow row: Int, of old: Surface) -> Bool {
    let (runs, oldCells) = (storage.runs[row], old.storage[row])
    return (1..<max(runs.count, 1)).contains { oldCells[runs.end($0 - 1)].glyph.isContinuation }
  }

  /// Calls `body` with all parts of a row, as if none was there before.
  public func forEachPart(ofRow row: Int, _ body: (Change) -> Void) {
    let runs = storage.runs[row]
    guard !runs.isNone else { return body(Change(columns: 0..<columns, cell: nil)) }
    var start = 0
    for index in 0..<runs.count {
      body(Change(columns: start..<runs.end(index), cell: storage[row][index]))
      start = runs.end(index)
    }
  }

  /// Calls `body` with the cells of a part of a row, which stay where they are meanwhile.
  public func withCells(
    ofRow row: Int, columns part: Range<Int>, _ body: (UnsafeBufferPointer<Cell>) -> Void
  ) {
    precondition(part.lowerBound >= 0 && part.upperBound <= columns, "no columns \(part)")
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

  /// From the first to the last cell of a row that differs; nil when none does.
  func change(ofRow row: Int, since old: Surface) -> Range<Int>? {
    var result: Range<Int>?
    forEachChange(ofRow: row, since: old) { change in
      result = (result?.lowerBound ?? change.columns.lowerBound)..<change.columns.upperBound
    }
    return result
  }

  private func differingCells(_ row: Int, _ old: Surface) -> Range<Int>? {
    let (mine, others) = (RowReader(storage, row), RowReader(old.storage, row))
    var first = 0
    while first < columns, mine[first] == others[first] { first += 1 }
    guard first < columns else { return nil }
    var end = columns
    while mine[end - 1] == others[end - 1] { end -= 1 }
    // Both halves of a wide glyph or none.
    if mine[first].glyph.isContinuation || others[first].glyph.isContinuation { first -= 1 }
    if end < columns, mine[end].glyph.isContinuation || others[end].glyph.isContinuation {
      end += 1
    }
    return first..<end
  }
}

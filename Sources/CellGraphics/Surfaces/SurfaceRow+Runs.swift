extension SurfaceRow {
  /// Calls `body` with the parts of the row, from left to right.
  ///
  /// A surface stores a row with few different cells as *runs*: a cell and the number of times that
  /// it is repeated. `body` then gets one run at a time. A row that is stored cell by cell comes in
  /// one call, with a repetition of 1. How a row is stored depends on how it was drawn, so equal
  /// neighbours can come in several calls.
  ///
  /// - Parameter body: Gets the cells of a part, and the number of times that each is repeated.
  public func forEachRun(_ body: (UnsafeBufferPointer<Cell>, Int) -> Void) {
    let (cells, runs) = (UnsafePointer(storage[row]), storage.runs[row])
    guard !runs.isNone else {
      return body(UnsafeBufferPointer(start: cells, count: storage.columns), 1)
    }
    var start = 0
    for index in 0..<runs.count {
      let end = runs.end(index)
      body(UnsafeBufferPointer(start: cells + index, count: 1), end - start)
      start = end
    }
  }
}

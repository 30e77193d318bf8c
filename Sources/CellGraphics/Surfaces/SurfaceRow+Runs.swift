extension SurfaceRow {
  /// Calls `body` with the row's cells from left to right.
  ///
  /// Cells that are alike can come as one; how the row comes apart depends on how it was drawn.
  ///
  /// - Parameter body: Takes cells, and how often each of them stands there in a row.
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

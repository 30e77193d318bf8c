extension SurfaceRow {
  /// Calls `body` with the row's cells from left to right, and with equal neighbours as one where
  /// the storage has them as one.
  ///
  /// The division of a row depends on how it was drawn: equal cells can come in several calls.
  ///
  /// - Parameter body: Gets cells, and the number of times that each of them is repeated.
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

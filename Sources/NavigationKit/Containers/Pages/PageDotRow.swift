/// A centred row with a dot for each page. The dot of the current page is filled.
///
/// If the dots have no room, the row shows the number of the current page and the number of pages,
/// such as `3/12`.
struct PageDotRow {
  var count: Int
  /// The place of the current page, from 0.
  var index: Int

  /// The number of cells from the first dot to the last, with one cell between two dots.
  var columns: Int { max(count * 2 - 1, 0) }

  /// Returns the column of the first dot; nil if the dots have no room.
  func start(width: Double) -> Double? {
    Double(columns) <= width ? ((width - Double(columns)) / 2).rounded(.down) : nil
  }

  func text(width: Double) -> String {
    guard start(width: width) != nil else { return "\(index + 1)/\(count)" }
    return (0..<count).map { $0 == index ? "●" : "○" }.joined(separator: " ")
  }

  /// Returns the number of pages to turn for a tap at `x`.
  ///
  /// - Returns: -1 for a tap before the current dot, 1 for a tap after it, nil for a tap on the dot
  ///   itself.
  func step(at x: Double, width: Double) -> Int? {
    guard let start = start(width: width) else { return x < width / 2 ? -1 : 1 }
    let current = start + Double(index * 2)
    if x >= current, x < current + 1 { return nil }
    return x < current ? -1 : 1
  }
}

/// A row with a dot for each page, the current one filled, in the middle of a width in cells.
///
/// Where the dots have no room, the row is the number of the page and that of all pages.
struct PageDotRow {
  var count: Int
  /// The place of the current page, from 0.
  var index: Int

  /// The cells from the first dot to the last, with one between two dots.
  var columns: Int { max(count * 2 - 1, 0) }

  /// The column of the first dot; nil where the dots have no room.
  func start(width: Double) -> Double? {
    Double(columns) <= width ? ((width - Double(columns)) / 2).rounded(.down) : nil
  }

  func text(width: Double) -> String {
    guard start(width: width) != nil else { return "\(index + 1)/\(count)" }
    return (0..<count).map { $0 == index ? "●" : "○" }.joined(separator: " ")
  }

  /// The pages from the current one to the one that a tap at `x` asks for.
  ///
  /// - Returns: -1 before the current dot, 1 after it, nil on the dot itself.
  func step(at x: Double, width: Double) -> Int? {
    guard let start = start(width: width) else { return x < width / 2 ? -1 : 1 }
    let current = start + Double(index * 2)
    if x >= current, x < current + 1 { return nil }
    return x < current ? -1 : 1
  }
}

internal import CellGraphics

/// The heights of the rows of one section, in rows of the screen.
///
/// Uniform heights need arithmetic only. Varying heights are stored as sums and found by binary
/// search, so a lookup takes O(log n).
enum RowHeights {
  case uniform(height: Double, count: Int)
  /// The tops of the rows, followed by the end of the last one; never empty.
  case varying(tops: [Double])

  init(_ heights: some Sequence<Double>) {
    var tops = [0.0]
    for height in heights { tops.append(tops[tops.count - 1] + max(0, height)) }
    self = .varying(tops: tops)
  }

  var count: Int {
    switch self {
    case .uniform(_, let count): count
    case .varying(let tops): tops.count - 1
    }
  }

  /// The height of all rows.
  var total: Double { top(of: count) }

  /// Returns the top of a row, measured from the top of the first row. For `count` it returns the
  /// end of the last row.
  func top(of row: Int) -> Double {
    switch self {
    case .uniform(let height, _): height * Double(row)
    case .varying(let tops): tops[row]
    }
  }

  /// Returns the row at `y`, measured from the top of the first row. Beyond the ends, returns the
  /// nearest row.
  ///
  /// There must be at least one row.
  func row(at y: Double) -> Int {
    switch self {
    case .uniform(let height, let count):
      guard height > 0, y > 0 else { return 0 }
      return y < total ? min(Int(clamping: y / height), count - 1) : count - 1
    case .varying(let tops):
      return max(0, min(tops.partitioningIndex { $0 > y } - 1, count - 1))
    }
  }
}

extension Array {
  /// Returns the index of the first element that fulfils the condition; `count` if no element
  /// fulfils it.
  ///
  /// The array must be partitioned: all elements after this element fulfil the condition too. O(log
  /// n).
  func partitioningIndex(where isSecond: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isSecond(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

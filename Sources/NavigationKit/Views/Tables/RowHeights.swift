internal import CellGraphics

/// How high the rows of one section are.
///
/// Rows of one height are arithmetic; others keep the sum of the heights above each, which is found
/// by halving. Neither costs more with more rows.
enum RowHeights {
  case uniform(height: Double, count: Int)
  /// The tops of the rows, and after them the end of the last one; never empty.
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

  /// Where a row begins, counted from the first; `count` is where the last one ends.
  func top(of row: Int) -> Double {
    switch self {
    case .uniform(let height, _): height * Double(row)
    case .varying(let tops): tops[row]
    }
  }

  /// The row at `y`, counted from the top of the first; the first or last one beyond the ends.
  ///
  /// There must be a row.
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
  /// The first index whose element is in the second part: `isSecond` holds from there on and
  /// nowhere before. `count` where it holds nowhere.
  func partitioningIndex(where isSecond: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isSecond(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

internal import NavigationKit

/// The relation between ticks and columns of a ribbon, with the signs of lanes and bars.
struct RibbonScale {
  let ticks: Range<Int>
  let columns: Int

  /// The kinds of signs, which differ in colour.
  enum Look: Equatable {
    case usual, moving, faint, defect
  }

  /// Returns the column of a tick; nil if it is not in the ribbon.
  func column(of tick: Int) -> Int? {
    guard ticks.contains(tick) else { return nil }
    return (tick - ticks.lowerBound) * columns / ticks.count
  }

  /// Returns the ticks of a column.
  ///
  /// The range is empty if the ribbon has more columns than ticks and none begins in the column.
  func ticks(of column: Int) -> Range<Int> {
    func start(_ column: Int) -> Int {
      ticks.lowerBound + (column * ticks.count + columns - 1) / columns
    }
    return start(column)..<max(start(column), start(column + 1))
  }

  /// The times to write, at most one for twelve columns.
  var marks: [(tick: Int, text: String)] {
    let steps = [12, 30, 60, 120, 240, 600, 1_200, 2_400]
    let step = steps.first { $0 * columns / ticks.count >= 12 } ?? 2_400
    let first = max(0, (ticks.lowerBound + step - 1) / step * step)
    return stride(from: first, to: ticks.upperBound, by: step).map {
      ($0, Inspector.seconds($0) + " s")
    }
  }

  /// Returns the sign of a lane in a column; nil for a blank one.
  ///
  /// A half block is a controller between will and did, a full block one that has appeared.
  func sign(of lane: Ribbon.Lane, at column: Int, now: Int) -> (sign: String, look: Look)? {
    let ticks = ticks(of: column)
    guard !ticks.isEmpty else { return nil }
    let calls = lane.calls.filter { ticks.contains($0.tick) }
    if let call = calls.last(where: \.isUnpaired) {
      return (call.kind == .viewDidAppear || call.kind == .viewDidDisappear ? "█" : "▄", .defect)
    }
    guard let state = lane.state(at: ticks.upperBound - 1) else { return nil }
    let isFuture = ticks.lowerBound > now
    switch state {
    case .disappeared:
      // A disappearance that begins and ends within the column stays visible.
      return calls.contains { $0.kind == .viewWillDisappear } ? ("▖", .moving) : ("·", .faint)
    case .appearing, .disappearing: return ("▄", isFuture ? .faint : .moving)
    case .appeared: return ("█", isFuture ? .faint : .usual)
    }
  }

  /// Returns the cells of a transition's bar: thick until now, thin after it.
  func cells(of bar: Ribbon.Bar, now: Int) -> [(column: Int, sign: String)] {
    let end = min(bar.end ?? now, ticks.upperBound - 1)
    guard end >= ticks.lowerBound, bar.start < ticks.upperBound else { return [] }
    let first = column(of: max(bar.start, ticks.lowerBound)) ?? 0
    let last = max(first, column(of: end) ?? first)
    return (first...last).map { column in
      if bar.start == bar.end { return (column, "╽") }
      let isPast = ticks(of: column).lowerBound <= now
      if column == last, bar.end != nil { return (column, bar.isCancelled ? "×" : "┫") }
      return (column, column == first && bar.start >= ticks.lowerBound ? "┣" : isPast ? "━" : "─")
    }
  }
}

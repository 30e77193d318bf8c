/// The length and spacing of one view along a stack's axis.
struct StackItem: Equatable {
  /// The length that fits the view, in cells; 0 for a flexible view.
  var length: Double
  var isFlexible = false
  /// The least distance to the next view, in cells.
  var spacingAfter = 0.0

  struct Place: Equatable {
    var start: Double
    var length: Double
  }

  /// Returns the position and length of each item in `room` cells; whole cells if the spacings are
  /// whole.
  static func places(
    of items: [StackItem], in room: Double, distribution: StackView.Distribution
  ) -> [Place] {
    guard !items.isEmpty else { return [] }
    let spacing = items.dropLast().reduce(0) { $0 + $1.spacingAfter }
    let available = max(0, room - spacing)
    var lengths = items.map(\.length)
    switch distribution {
    case .fill: lengths = filling(items, available)
    case .fillEqually: lengths = shares(of: available, by: items.map { _ in 1 })
    case .fillProportionally:
      lengths = shares(
        of: available, by: lengths.allSatisfy { $0 == 0 } ? lengths.map { _ in 1 } : lengths)
    case .equalSpacing, .equalCentering: lengths = shrunk(lengths, to: available)
    }
    var gaps = items.dropLast().map(\.spacingAfter)
    let slack = room - spacing - lengths.reduce(0, +)
    if slack > 0, distribution == .equalSpacing {
      gaps = zip(gaps, shares(of: slack, by: gaps.map { _ in 1 })).map(+)
    }
    var places: [Place] = []
    var start = 0.0
    for (index, length) in lengths.enumerated() {
      places.append(Place(start: start, length: length))
      start += length + (index < gaps.count ? gaps[index] : 0)
    }
    if slack > 0, distribution == .equalCentering { center(&places, in: room, gaps) }
    return places
  }

  private static func filling(_ items: [StackItem], _ available: Double) -> [Double] {
    var lengths = shrunk(items.map(\.length), to: available)
    let slack = available - lengths.reduce(0, +)
    guard slack > 0 else { return lengths }
    if items.contains(where: \.isFlexible) {
      let parts = shares(of: slack, by: items.map { $0.isFlexible ? 1 : 0 })
      return zip(lengths, parts).map(+)
    }
    lengths[lengths.count - 1] += slack
    return lengths
  }

  /// Shortens the last lengths first until all fit.
  private static func shrunk(_ lengths: [Double], to available: Double) -> [Double] {
    var left = available
    return lengths.map { length in
      let kept = min(length, left)
      left -= kept
      return kept
    }
  }

  /// Divides `total` into whole cells in proportion to `weights`; no cell is lost by rounding.
  private static func shares(of total: Double, by weights: [Double]) -> [Double] {
    let sum = weights.reduce(0, +)
    guard sum > 0 else { return weights }
    var (end, weight) = (0.0, 0.0)
    return weights.map { part in
      weight += part
      let next = (total * weight / sum).rounded(.down)
      defer { end = next }
      return next - end
    }
  }

  /// Places the items so that the distances of their centres are equal, if the spacings allow this.
  private static func center(_ places: inout [Place], in room: Double, _ gaps: [Double]) {
    guard places.count > 1, let first = places.first, let last = places.last else { return }
    let step =
      (room - first.length / 2 - last.length / 2) / Double(places.count - 1)
    for index in 1..<places.count {
      let middle = first.length / 2 + step * Double(index)
      let before = places[index - 1]
      // The items after this item must fit too.
      let rest = zip(places[(index + 1)...], gaps[index...]).reduce(0) { $0 + $1.0.length + $1.1 }
      let latest = room - rest - places[index].length
      let wanted = (middle - places[index].length / 2).rounded(.down)
      places[index].start = max(
        before.start + before.length + gaps[index - 1], min(wanted, latest))
    }
  }
}

/// The looks of the line along a path.
public struct StrokeStyle: Hashable, Sendable {
  /// The shape of the ends of a line, with Core Graphics' raw values.
  public enum Cap: Int32, Hashable, Sendable {
    /// The line ends at the point, at a half circle around it, or half its width behind it.
    case butt, round, square
  }

  /// The shape of corners, with Core Graphics' raw values.
  public enum Join: Int32, Hashable, Sendable {
    /// A sharp, a round or a cut corner.
    case miter, round, bevel
  }

  /// The width of the line in units of the path. A line of width 1 or less is as thin as possible.
  public var width: Double
  /// The shape of the ends.
  public var cap: Cap
  /// The shape of corners.
  public var join: Join
  /// The lengths of dashes and gaps by turns; empty for a line without gaps.
  public var dashes: [Double]
  /// The distance into the dashes at which the line starts.
  public var dashPhase: Double
  /// The part of the length at which the line starts, 0 to 1.
  public var start: Double
  /// The part of the length at which the line ends, 0 to 1.
  public var end: Double

  /// Creates the looks of a line. The default is a thin line without gaps.
  public init(
    width: Double = 1, cap: Cap = .butt, join: Join = .miter, dashes: [Double] = [],
    dashPhase: Double = 0, start: Double = 0, end: Double = 1
  ) {
    (self.width, self.cap, self.join) = (width, cap, join)
    (self.dashes, self.dashPhase) = (dashes, dashPhase)
    (self.start, self.end) = (start, end)
  }
}

extension StrokeStyle {
  /// Returns the parts of `lines` that are drawn: between start and end, without gaps.
  func visible(_ lines: [Polyline]) -> [Polyline] {
    dashed(start > 0 || end < 1 ? trimmed(lines) : lines)
  }

  private func trimmed(_ lines: [Polyline]) -> [Polyline] {
    let total = lines.reduce(0) { $0 + $1.lengths.reduce(0, +) }
    let (first, last) = (max(0, start) * total, min(1, end) * total)
    var walked = 0.0
    return lines.compactMap { line in
      let length = line.lengths.reduce(0, +)
      defer { walked += length }
      if first <= walked, last >= walked + length { return line }
      return line.part(from: first - walked, to: last - walked)
    }
  }

  /// The most dashes of one line. More would be finer than dots.
  private static let mostDashes = 4096

  private func dashed(_ lines: [Polyline]) -> [Polyline] {
    // An odd number of lengths counts twice, so that gaps and dashes change places.
    let pattern = dashes.count % 2 == 1 ? dashes + dashes : dashes
    let period = pattern.reduce(0, +)
    guard period > 0, period.isFinite, pattern.allSatisfy({ $0 >= 0 }) else { return lines }
    return lines.flatMap { line -> [Polyline] in
      let length = line.lengths.reduce(0, +)
      guard length / period < Double(Self.mostDashes / max(1, pattern.count)) else { return [line] }
      let phase = dashPhase - (dashPhase / period).rounded(.down) * period
      var (place, index, parts) = (-phase, 0, [Polyline]())
      while place < length {
        let next = place + pattern[index % pattern.count]
        if index % 2 == 0, let part = line.part(from: max(0, place), to: min(length, next)) {
          parts.append(part)
        }
        (place, index) = (next, index + 1)
      }
      return parts
    }
  }
}

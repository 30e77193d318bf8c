/// How progress runs over the time of an animation: a cubic Bézier from (0, 0) to (1, 1).
///
/// The named ones have the control points of Core Animation's media timing functions.
public struct TimingCurve: Hashable, Sendable {
  public let c1x: Double
  public let c1y: Double
  public let c2x: Double
  public let c2y: Double

  public static let linear = TimingCurve(c1x: 0, c1y: 0, c2x: 1, c2y: 1)
  public static let easeIn = TimingCurve(c1x: 0.42, c1y: 0, c2x: 1, c2y: 1)
  public static let easeOut = TimingCurve(c1x: 0, c1y: 0, c2x: 0.58, c2y: 1)
  public static let easeInOut = TimingCurve(c1x: 0.42, c1y: 0, c2x: 0.58, c2y: 1)
  /// Core Animation's `default`.
  public static let standard = TimingCurve(c1x: 0.25, c1y: 0.1, c2x: 0.25, c2y: 1)

  /// A curve by its two control points; a coordinate that is not a number counts as 0.
  ///
  /// - Parameters:
  ///   - c1x: Held within 0 to 1, or time would run backwards.
  ///   - c1y: Held within ±`farthestControl`, as `c2y` is.
  ///   - c2x: Held within 0 to 1.
  public init(c1x: Double, c1y: Double, c2x: Double, c2y: Double) {
    self.c1x = Self.clamped(c1x, within: 0...1)
    self.c1y = Self.clamped(c1y, within: -Self.farthestControl...Self.farthestControl)
    self.c2x = Self.clamped(c2x, within: 0...1)
    self.c2y = Self.clamped(c2y, within: -Self.farthestControl...Self.farthestControl)
  }

  /// The farthest that a control point may overshoot, so that progress stays a small number.
  public static let farthestControl = 100.0

  private static func clamped(_ value: Double, within range: ClosedRange<Double>) -> Double {
    value.isNaN ? 0 : min(max(value, range.lowerBound), range.upperBound)
  }

  /// Progress after `fraction` of the time, rounded as `Progress` says.
  ///
  /// - Parameter fraction: Held within 0 to 1.
  /// - Returns: Exactly 0 at 0 and exactly 1 at 1; outside 0 to 1 in between where a control point is.
  public func progress(at fraction: Double) -> Double {
    if !(fraction > 0) { return 0 }
    if fraction >= 1 { return 1 }
    if self == .linear { return Progress.rounded(fraction) }
    // Bisection: 40 halvings leave an error in the curve's parameter below 1e-12, far under a
    // step of `Progress`, and unlike Newton's method it cannot diverge where the slope is 0.
    var low = 0.0
    var high = 1.0
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if Self.bezier(c1x, c2x, middle) < fraction { low = middle } else { high = middle }
    }
    return Progress.rounded(Self.bezier(c1y, c2y, (low + high) / 2))
  }

  /// One coordinate of the curve at parameter `t`, its ends being 0 and 1.
  private static func bezier(_ p1: Double, _ p2: Double, _ t: Double) -> Double {
    let s = 1 - t
    return 3 * s * s * t * p1 + 3 * s * t * t * p2 + t * t * t
  }
}

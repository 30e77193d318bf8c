/// A cubic Bézier curve from (0, 0) to (1, 1) that maps time to progress.
///
/// The named curves have the control points of Core Animation's media timing functions.
///
/// ```swift
/// precondition(TimingCurve.linear.progress(at: 0.25) == 0.25)
/// precondition(TimingCurve.easeInOut.progress(at: 0.5) == 0.5)
/// precondition(TimingCurve.easeIn.progress(at: 0.25) < 0.25)
/// let back = TimingCurve(c1x: 0.3, c1y: -0.3, c2x: 0.6, c2y: 1)
/// precondition(back.progress(at: 0.1) < 0)  // first a little backwards
/// ```
public struct TimingCurve: Hashable, Sendable {
  /// The time of the first control point, 0 to 1.
  public let c1x: Double
  /// The progress of the first control point.
  public let c1y: Double
  /// The time of the second control point, 0 to 1.
  public let c2x: Double
  /// The progress of the second control point.
  public let c2y: Double

  /// A constant speed.
  public static let linear = TimingCurve(c1x: 0, c1y: 0, c2x: 1, c2y: 1)
  /// A slow start.
  public static let easeIn = TimingCurve(c1x: 0.42, c1y: 0, c2x: 1, c2y: 1)
  /// A slow end.
  public static let easeOut = TimingCurve(c1x: 0, c1y: 0, c2x: 0.58, c2y: 1)
  /// A slow start and a slow end.
  public static let easeInOut = TimingCurve(c1x: 0.42, c1y: 0, c2x: 0.58, c2y: 1)
  /// Core Animation's `default` curve: a short start and a long end.
  public static let standard = TimingCurve(c1x: 0.25, c1y: 0.1, c2x: 0.25, c2y: 1)

  /// Creates a curve from its two control points. A coordinate that is not a number counts as 0.
  ///
  /// - Parameters:
  ///   - c1x: The time of the first point, clamped to 0 to 1. Otherwise time would run backwards.
  ///   - c1y: The progress of the first point, clamped to ±``farthestControl``.
  ///   - c2x: The time of the second point, clamped to 0 to 1.
  ///   - c2y: The progress of the second point, clamped to ±``farthestControl``.
  public init(c1x: Double, c1y: Double, c2x: Double, c2y: Double) {
    self.c1x = Self.clamped(c1x, within: 0...1)
    self.c1y = Self.clamped(c1y, within: -Self.farthestControl...Self.farthestControl)
    self.c2x = Self.clamped(c2x, within: 0...1)
    self.c2y = Self.clamped(c2y, within: -Self.farthestControl...Self.farthestControl)
  }

  /// The limit for the progress of a control point, which keeps progress a small number.
  public static let farthestControl = 100.0

  /// Returns `value` clamped to a range; 0 if it is not a number.
  private static func clamped(_ value: Double, within range: ClosedRange<Double>) -> Double {
    value.isNaN ? 0 : min(max(value, range.lowerBound), range.upperBound)
  }

  /// Returns the progress at a share of the time, rounded by ``Progress/rounded(_:)``.
  ///
  /// - Parameter fraction: The share of the time, clamped to 0 to 1.
  /// - Returns: Exactly 0 at 0 and exactly 1 at 1. Values between can be outside 0 to 1 if a
  ///   control point is.
  public func progress(at fraction: Double) -> Double {
    if !(fraction > 0) { return 0 }
    if fraction >= 1 { return 1 }
    if self == .linear { return Progress.rounded(fraction) }
    // The parameter is found by bisection: 40 halvings leave an error below 1e-12, far below a step
    // of `Progress`. Unlike Newton's method, bisection cannot diverge at a slope of 0.
    var low = 0.0
    var high = 1.0
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if Self.bezier(c1x, c2x, middle) < fraction { low = middle } else { high = middle }
    }
    return Progress.rounded(Self.bezier(c1y, c2y, (low + high) / 2))
  }

  /// Returns one coordinate of the curve at parameter `t`. Its ends are 0 and 1.
  private static func bezier(_ p1: Double, _ p2: Double, _ t: Double) -> Double {
    let s = 1 - t
    return 3 * s * s * t * p1 + 3 * s * t * t * p2 + t * t * t
  }
}

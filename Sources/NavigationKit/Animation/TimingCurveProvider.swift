internal import Motion

/// What a `TimingCurveProvider` is made of.
public enum TimingCurveType: Int, Hashable, Sendable {
  /// One of `View.AnimationCurve`.
  case builtin
  /// A cubic Bézier curve.
  case cubic
  case spring
  /// A spring whose progress runs over a cubic curve; it is taken for the spring alone.
  case composed
}

/// How a property animator's values run over its time.
public protocol TimingCurveProvider {
  var timingCurveType: TimingCurveType { get }
  var cubicTimingParameters: CubicTimingParameters? { get }
  var springTimingParameters: SpringTimingParameters? { get }
}

extension TimingCurveProvider {
  /// What it comes to over `duration` ticks, which a spring of known coefficients sets itself.
  func timing(over duration: Int) -> (timing: Timing, vertical: Timing?, ticks: Int) {
    if let spring = springTimingParameters { return spring.timing(over: duration) }
    return (.curve(cubicTimingParameters?.curve ?? .standard), nil, duration)
  }
}

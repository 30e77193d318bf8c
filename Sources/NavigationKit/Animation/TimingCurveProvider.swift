internal import Motion

/// Kinds of timing of a ``TimingCurveProvider``.
public enum TimingCurveType: Int, Hashable, Sendable {
  /// One of the named curves of ``View/AnimationCurve``.
  case builtin
  /// A cubic Bézier curve.
  case cubic
  /// A spring.
  case spring
  /// A spring over a cubic curve; it is treated as the spring alone.
  case composed
}

/// The timing of a property animator: ``CubicTimingParameters`` or ``SpringTimingParameters``.
public protocol TimingCurveProvider {
  /// The kind of the timing.
  var timingCurveType: TimingCurveType { get }
  /// The curve; nil for a spring.
  var cubicTimingParameters: CubicTimingParameters? { get }
  /// The spring; nil for a curve. If both exist, the spring has priority.
  var springTimingParameters: SpringTimingParameters? { get }
}

extension TimingCurveProvider {
  /// Returns the timing for `duration` ticks; a spring may have a duration of its own.
  func timing(over duration: Int) -> (timing: Timing, vertical: Timing?, ticks: Int) {
    if let spring = springTimingParameters { return spring.timing(over: duration) }
    return (.curve(cubicTimingParameters?.curve ?? .standard), nil, duration)
  }
}

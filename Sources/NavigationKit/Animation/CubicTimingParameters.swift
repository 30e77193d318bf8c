public import CellGraphics
internal import Motion

/// A timing curve for a property animator: one of UIKit's named curves, or a cubic Bézier curve
/// from (0, 0) to (1, 1).
public struct CubicTimingParameters: TimingCurveProvider, Hashable, Sendable {
  /// The named curve; ``View/AnimationCurve/easeInOut`` for a curve made from control points.
  public let animationCurve: View.AnimationCurve
  /// The first control point; x is the time and y the progress.
  public let controlPoint1: Point
  /// The second control point; x is the time and y the progress.
  public let controlPoint2: Point
  private let isBuiltin: Bool

  /// Creates Core Animation's default curve, with the control points (0.25, 0.1) and (0.25, 1).
  public init() {
    self.init(.standard, named: nil)
  }

  /// Creates a named curve.
  public init(animationCurve curve: View.AnimationCurve) {
    self.init(curve.timingCurve, named: curve)
  }

  /// Creates a curve from its control points.
  ///
  /// - Parameters:
  ///   - controlPoint1: The first point. Its x is clamped to 0 to 1; its y may lie outside.
  ///   - controlPoint2: The second point, with the same limits.
  public init(controlPoint1: Point, controlPoint2: Point) {
    self.init(
      TimingCurve(
        c1x: controlPoint1.x, c1y: controlPoint1.y, c2x: controlPoint2.x, c2y: controlPoint2.y),
      named: nil)
  }

  private init(_ curve: TimingCurve, named name: View.AnimationCurve?) {
    animationCurve = name ?? .easeInOut
    controlPoint1 = Point(x: curve.c1x, y: curve.c1y)
    controlPoint2 = Point(x: curve.c2x, y: curve.c2y)
    isBuiltin = name != nil
  }

  /// ``TimingCurveType/builtin`` for a named curve, otherwise ``TimingCurveType/cubic``.
  public var timingCurveType: TimingCurveType { isBuiltin ? .builtin : .cubic }
  /// These parameters.
  public var cubicTimingParameters: CubicTimingParameters? { self }
  /// Always nil.
  public var springTimingParameters: SpringTimingParameters? { nil }

  var curve: TimingCurve {
    TimingCurve(
      c1x: controlPoint1.x, c1y: controlPoint1.y, c2x: controlPoint2.x, c2y: controlPoint2.y)
  }
}

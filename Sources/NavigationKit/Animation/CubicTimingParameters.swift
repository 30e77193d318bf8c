public import CellGraphics
internal import Motion

/// A cubic Bézier curve from (0, 0) to (1, 1), or one of UIKit's by name.
public struct CubicTimingParameters: TimingCurveProvider, Hashable, Sendable {
  /// The name it was made by; `easeInOut` for one made by control points.
  public let animationCurve: View.AnimationCurve
  public let controlPoint1: Point
  public let controlPoint2: Point
  private let isBuiltin: Bool

  /// Core Animation's default curve: (0.25, 0.1), (0.25, 1).
  public init() {
    self.init(.standard, named: nil)
  }

  public init(animationCurve curve: View.AnimationCurve) {
    self.init(curve.timingCurve, named: curve)
  }

  /// - Parameters:
  ///   - controlPoint1: Its x is held within 0 to 1, as that of the other is.
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

  public var timingCurveType: TimingCurveType { isBuiltin ? .builtin : .cubic }
  public var cubicTimingParameters: CubicTimingParameters? { self }
  public var springTimingParameters: SpringTimingParameters? { nil }

  var curve: TimingCurve {
    TimingCurve(
      c1x: controlPoint1.x, c1y: controlPoint1.y, c2x: controlPoint2.x, c2y: controlPoint2.y)
  }
}

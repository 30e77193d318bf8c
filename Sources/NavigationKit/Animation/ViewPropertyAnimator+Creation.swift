public import CellGraphics

extension ViewPropertyAnimator {
  /// Creates an inactive animator of ``defaultDuration`` with the curve
  /// ``View/AnimationCurve/easeInOut`` and without animations.
  public convenience init() {
    self.init(duration: 0, curve: .easeInOut)
  }

  /// Creates an inactive animator with a cubic Bézier curve from (0, 0) to (1, 1).
  ///
  /// ```swift
  /// let animator = ViewPropertyAnimator(
  ///   duration: 0.5, controlPoint1: Point(x: 0.1, y: 0.5), controlPoint2: Point(x: 0.5, y: 1))
  /// precondition(animator.timingParameters?.cubicTimingParameters?.controlPoint1.y == 0.5)
  /// ```
  ///
  /// - Parameters:
  ///   - duration: Seconds, rounded to whole ticks.
  ///   - point1: The first control point: x is the time, clamped to 0 to 1, and y the progress.
  ///   - point2: The second control point, in the same way.
  ///   - animations: Changes the views; called when the animator starts. nil adds none.
  public convenience init(
    duration: Double, controlPoint1 point1: Point, controlPoint2 point2: Point,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: CubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }
}

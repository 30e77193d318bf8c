public import Motion

/// Where one side of a transition stands at one moment.
public struct TransitionKeyframe: Hashable, Sendable {
  /// Ticks after the start.
  public var time: Int
  /// How far from its place, in widths of the container; positive is to the right.
  public var x: Double
  /// How far from its place, in heights of the container; positive is downwards.
  public var y: Double
  /// About the middle of the view.
  public var scale: Double
  public var alpha: Double
  /// How progress runs from the keyframe before to this one.
  public var curve: TimingCurve

  public init(
    time: Int, x: Double = 0, y: Double = 0, scale: Double = 1, alpha: Double = 1,
    curve: TimingCurve = .easeInOut
  ) {
    self.time = time
    self.x = x
    self.y = y
    self.scale = scale
    self.alpha = alpha
    self.curve = curve
  }
}

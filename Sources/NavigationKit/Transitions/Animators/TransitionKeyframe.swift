public import CellGraphics
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
  /// Of the view's background; nil is its own.
  public var color: Color?
  /// How progress runs from the keyframe before to this one.
  public var curve: TimingCurve
  /// The damping ratio of a spring that has all but settled at this keyframe, above 0 and up to 1, in
  /// place of the curve; nil for the curve.
  public var spring: Double?

  public init(
    time: Int, x: Double = 0, y: Double = 0, scale: Double = 1, alpha: Double = 1,
    color: Color? = nil, curve: TimingCurve = .easeInOut, spring: Double? = nil
  ) {
    self.time = time
    self.x = x
    self.y = y
    self.scale = scale
    self.alpha = alpha
    self.color = color
    self.curve = curve
    self.spring = spring
  }
}

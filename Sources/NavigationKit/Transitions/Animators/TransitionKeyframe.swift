public import CellGraphics
public import Motion

/// The state of one side of a transition at a given time.
///
/// The values between two keyframes follow the later one's ``curve`` or ``spring``.
public struct TransitionKeyframe: Hashable, Sendable {
  /// The number of ticks after the start.
  public var time: Int
  /// The horizontal distance from the final place, in widths of the container. Positive values are
  /// to the right.
  public var x: Double
  /// The vertical distance from the final place, in heights of the container. Positive values are
  /// downwards.
  public var y: Double
  /// The scale about the centre of the view. 1 is the normal size.
  public var scale: Double
  /// The opacity, 0 to 1.
  public var alpha: Double
  /// The background colour of the view; nil keeps the view's own colour.
  public var color: Color?
  /// The timing from the previous keyframe to this one.
  public var curve: TimingCurve
  /// The damping ratio of a spring in place of the curve, above 0 and at most 1; nil uses the
  /// curve.
  ///
  /// The spring has nearly settled at this keyframe. Smaller ratios overshoot more.
  public var spring: Double?
  /// The velocity of the spring at the previous keyframe; 1 is the whole distance in a second.
  ///
  /// It has no effect without ``spring``.
  public var springVelocity: Double

  /// Creates a keyframe. The default values are those of a view at rest in its place.
  ///
  /// - Parameters:
  ///   - time: Ticks after the start.
  ///   - x: The horizontal distance in widths of the container.
  ///   - y: The vertical distance in heights of the container.
  ///   - scale: The scale about the centre.
  ///   - alpha: The opacity, 0 to 1.
  ///   - color: The background colour; nil keeps the view's own.
  ///   - curve: The timing from the previous keyframe.
  ///   - spring: A damping ratio in place of the curve; nil uses the curve.
  ///   - springVelocity: The spring's velocity at the previous keyframe, in distances per second.
  public init(
    time: Int, x: Double = 0, y: Double = 0, scale: Double = 1, alpha: Double = 1,
    color: Color? = nil, curve: TimingCurve = .easeInOut, spring: Double? = nil,
    springVelocity: Double = 0
  ) {
    self.time = time
    self.x = x
    self.y = y
    self.scale = scale
    self.alpha = alpha
    self.color = color
    self.curve = curve
    self.spring = spring
    self.springVelocity = springVelocity
  }
}

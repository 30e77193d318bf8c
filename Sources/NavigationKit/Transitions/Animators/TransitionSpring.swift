public import Motion

/// A spring that moves a transition in place of a timing curve.
///
/// It has nearly settled at the end of the transition's duration.
///
/// ```swift
/// let bouncy = SegueTransition.grow(duration: 60, spring: TransitionSpring(damping: 0.6))
/// precondition(bouncy != .grow(duration: 60))
/// // Half of the way is exceeded long before half of the time.
/// let timing = TransitionSpring(damping: 0.6).timing(over: 60)
/// precondition(timing.progress(after: 15, of: 60) > 0.5)
/// ```
public struct TransitionSpring: Hashable, Sendable {
  /// The damping ratio, above 0 and at most 1. Below 1 the movement overshoots.
  public var damping: Double
  /// The velocity at the start; 1 is the whole distance in a second.
  public var velocity: Double

  /// Creates a spring.
  ///
  /// - Parameters:
  ///   - damping: The damping ratio, above 0 and at most 1.
  ///   - velocity: The velocity at the start, in whole distances per second.
  public init(damping: Double, velocity: Double = 0) {
    (self.damping, self.velocity) = (damping, velocity)
  }

  /// Returns the timing of a movement of this spring.
  ///
  /// - Parameters:
  ///   - ticks: The duration, at least 1.
  ///   - fit: The formula for the frequency of the spring.
  public func timing(over ticks: Int, _ fit: SpringFit = .uikit) -> Timing {
    .spring(
      Spring(
        settlingIn: Double(max(1, ticks)) / Double(Tick.perSecond), dampingRatio: damping,
        initialVelocity: velocity, fit: fit))
  }
}

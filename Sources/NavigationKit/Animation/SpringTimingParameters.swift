public import CellGraphics
internal import Motion

/// A spring as the timing of a property animator.
///
/// A damping ratio fits the spring to the animator's duration. Mass, stiffness and damping, or a
/// perceptual duration and bounce, determine the duration themselves.
///
/// ```swift
/// let fitted = SpringTimingParameters(dampingRatio: 0.7)
/// precondition(ViewPropertyAnimator(duration: 0.5, timingParameters: fitted).duration == 0.5)
/// let own = SpringTimingParameters(mass: 1, stiffness: 100, damping: 20, initialVelocity: .zero)
/// precondition(ViewPropertyAnimator(duration: 0.1, timingParameters: own).duration > 0.5)
/// ```
public struct SpringTimingParameters: TimingCurveProvider, Hashable, Sendable {
  /// The velocity at the start; 1 is the whole distance in a second.
  ///
  /// `dy` applies to the vertical part of ``View/center``, `dx` to everything else.
  public let initialVelocity: Vector
  private let kind: Kind

  private enum Kind: Hashable, Sendable {
    case settling(dampingRatio: Double)
    case coefficients(mass: Double, stiffness: Double, damping: Double)
    case perceptual(duration: Double, bounce: Double)
  }

  /// Creates the spring of navigation pushes and pops: mass 3, stiffness 1000, damping 500.
  ///
  /// It is overdamped, which counts as critically damped.
  public init() {
    self.init(mass: 3, stiffness: 1_000, damping: 500, initialVelocity: .zero)
  }

  /// Creates a spring that settles within the animator's duration.
  ///
  /// - Parameters:
  ///   - dampingRatio: 1 does not overshoot; smaller values swing more. Clamped to 0.01 to 1.
  ///   - initialVelocity: The velocity at the start; 1 is the whole distance in a second.
  public init(dampingRatio: Double, initialVelocity: Vector = .zero) {
    kind = .settling(dampingRatio: dampingRatio)
    self.initialVelocity = initialVelocity
  }

  /// Creates a spring from its physical coefficients, which determine the animator's duration.
  ///
  /// A damping above the critical one counts as critical.
  public init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Vector) {
    kind = .coefficients(mass: mass, stiffness: stiffness, damping: damping)
    self.initialVelocity = initialVelocity
  }

  /// Creates a spring from its perceived duration and bounce, which determine the animator's
  /// duration.
  ///
  /// - Parameters:
  ///   - duration: The seconds of one period; the spring settles later.
  ///   - bounce: 0 does not bounce, values towards 1 bounce more, negative values are overdamped.
  ///   - initialVelocity: The velocity at the start; 1 is the whole distance in a second.
  public init(duration: Double = 0.5, bounce: Double = 0, initialVelocity: Vector = .zero) {
    kind = .perceptual(duration: duration, bounce: bounce)
    self.initialVelocity = initialVelocity
  }

  /// Always ``TimingCurveType/spring``.
  public var timingCurveType: TimingCurveType { .spring }
  /// Always nil.
  public var cubicTimingParameters: CubicTimingParameters? { nil }
  /// These parameters.
  public var springTimingParameters: SpringTimingParameters? { self }

  /// Returns the timing for a duration.
  ///
  /// - Parameter duration: In ticks. A spring with a duration of its own ignores it.
  func timing(over duration: Int) -> (timing: Timing, vertical: Timing?, ticks: Int) {
    let horizontal = spring(over: duration, velocity: initialVelocity.dx)
    let vertical = spring(over: duration, velocity: initialVelocity.dy)
    var ticks = duration
    if case .settling = kind {
    } else {
      ticks = max(horizontal.settlingTicks, vertical.settlingTicks)
    }
    return (.spring(horizontal), horizontal == vertical ? nil : .spring(vertical), ticks)
  }

  private func spring(over duration: Int, velocity: Double) -> Spring {
    switch kind {
    case .settling(let ratio):
      Spring(
        settlingIn: Double(duration) / Double(Tick.perSecond), dampingRatio: ratio,
        initialVelocity: velocity)
    case .coefficients(let mass, let stiffness, let damping):
      Spring(
        mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity)
    case .perceptual(let duration, let bounce):
      Spring(duration: duration, bounce: bounce, initialVelocity: velocity)
    }
  }
}

public import CellGraphics
internal import Motion

/// A spring, by its damping over the animator's duration or by coefficients that set their own.
public struct SpringTimingParameters: TimingCurveProvider, Hashable, Sendable {
  /// At the start: the whole distance in a second is 1. `dy` counts for the vertical part of `center`
  /// only.
  public let initialVelocity: Vector
  private let kind: Kind

  private enum Kind: Hashable, Sendable {
    case settling(dampingRatio: Double)
    case coefficients(mass: Double, stiffness: Double, damping: Double)
    case perceptual(duration: Double, bounce: Double)
  }

  /// The spring of navigation pushes and pops: mass 3, stiffness 1000, damping 500, which is more than
  /// critical and counts as critical.
  public init() {
    self.init(mass: 3, stiffness: 1_000, damping: 500, initialVelocity: .zero)
  }

  /// - Parameter dampingRatio: 1 doesn't overshoot; the nearer to 0 the more it swings.
  public init(dampingRatio: Double, initialVelocity: Vector = .zero) {
    kind = .settling(dampingRatio: dampingRatio)
    self.initialVelocity = initialVelocity
  }

  /// A spring that sets the animator's duration.
  public init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Vector) {
    kind = .coefficients(mass: mass, stiffness: stiffness, damping: damping)
    self.initialVelocity = initialVelocity
  }

  /// A spring that sets the animator's duration, by how long a swing seems to take.
  ///
  /// - Parameters:
  ///   - duration: Seconds.
  ///   - bounce: 0 for none, towards 1 more; below 0 it creeps.
  public init(duration: Double = 0.5, bounce: Double = 0, initialVelocity: Vector = .zero) {
    kind = .perceptual(duration: duration, bounce: bounce)
    self.initialVelocity = initialVelocity
  }

  public var timingCurveType: TimingCurveType { .spring }
  public var cubicTimingParameters: CubicTimingParameters? { nil }
  public var springTimingParameters: SpringTimingParameters? { self }

  /// - Parameter duration: Ticks, which coefficients of its own set aside.
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

/// A damped spring that moves progress from 0 to 1.
///
/// Progress starts with ``initialVelocity`` and comes to rest at 1. The formula is closed, so
/// progress at any time is exact and does not depend on earlier calls.
///
/// ```swift
/// let bouncy = Spring(duration: 0.5, bounce: 0.3)
/// precondition(abs(bouncy.dampingRatio - 0.7) < 1e-12)
/// precondition(bouncy.progress(at: 0) == 0)
/// precondition(bouncy.progress(at: 0.35) > 1)  // it overshoots
/// precondition(abs(bouncy.progress(at: bouncy.settlingDuration) - 1) < 0.001)
/// ```
public struct Spring: Hashable, Sendable {
  /// The damping in relation to critical damping.
  ///
  /// Below 1 the spring overshoots. At 1 it arrives as early as possible without overshooting.
  /// Above 1 it arrives slowly.
  public let dampingRatio: Double
  /// The angular frequency of the undamped spring, in radians per second.
  public let angularFrequency: Double
  /// The velocity at the start, in progress per second. A velocity of 1 would take one second from
  /// the start to the end.
  public let initialVelocity: Double

  /// Creates a spring from its damping ratio and its frequency.
  ///
  /// - Parameters:
  ///   - dampingRatio: The damping ratio, clamped to 0 to ``greatestDampingRatio``.
  ///   - angularFrequency: The frequency in radians per second, clamped to 0.001 to 100,000.
  ///   - initialVelocity: The progress per second at the start. At 1 the spring would arrive after
  ///     one second; negative values start away from the end. The default of 0 starts from rest.
  ///     The value is clamped to ±``greatestVelocity``.
  public init(dampingRatio: Double, angularFrequency: Double, initialVelocity: Double = 0) {
    self.dampingRatio = Self.clamped(dampingRatio, within: 0...Self.greatestDampingRatio)
    self.angularFrequency = Self.clamped(angularFrequency, within: 0.001...100_000)
    self.initialVelocity = Self.clamped(
      initialVelocity, within: -Self.greatestVelocity...Self.greatestVelocity)
  }

  /// Creates the spring of a mass, as Core Animation's `CASpringAnimation` describes it.
  ///
  /// - Parameters:
  ///   - mass: The mass, clamped to 1e-9 to 1e9.
  ///   - stiffness: The force per unit of distance, clamped as `mass`.
  ///   - damping: The force per unit of velocity.
  ///   - initialVelocity: The progress per second at the start; 0, the default, starts from rest.
  ///   - allowsOverdamping: False limits the damping ratio to 1, which is Core Animation's default.
  public init(
    mass: Double = 1, stiffness: Double = 100, damping: Double = 10, initialVelocity: Double = 0,
    allowsOverdamping: Bool = false
  ) {
    let mass = Self.clamped(mass, within: 1e-9...1e9)
    let stiffness = Self.clamped(stiffness, within: 1e-9...1e9)
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    self.init(
      dampingRatio: allowsOverdamping ? ratio : min(ratio, 1),
      angularFrequency: (stiffness / mass).squareRoot(), initialVelocity: initialVelocity)
  }

  /// Creates a spring from its perceived duration and its bounce.
  ///
  /// - Parameters:
  ///   - duration: One period of the undamped spring, in seconds. The spring settles some time
  ///     later.
  ///   - bounce: 0 for no bounce, up to 1 for a bounce without an end. Negative values, down to -1,
  ///     arrive slowly.
  ///   - initialVelocity: The progress per second at the start; 0, the default, starts from rest.
  public init(duration: Double, bounce: Double, initialVelocity: Double = 0) {
    let bounce = Self.clamped(bounce, within: -1...1)
    let ratio = bounce >= 0 ? 1 - bounce : 1 / max(1 + bounce, 1 / Self.greatestDampingRatio)
    self.init(
      dampingRatio: ratio, angularFrequency: 2 * .pi / max(duration, 1e-4),
      initialVelocity: initialVelocity)
  }

  /// The largest damping ratio.
  public static let greatestDampingRatio = 1_000.0
  /// The largest initial velocity, in progress per second.
  public static let greatestVelocity = 10_000.0

  /// Returns the progress after `seconds`, rounded by ``Progress/rounded(_:)``.
  ///
  /// - Returns: 0 before the start. Values above 1 while the spring overshoots.
  public func progress(at seconds: Double) -> Double {
    guard seconds > 0 else { return 0 }
    return Progress.rounded(1 - distance(at: seconds))
  }

  /// Returns `value` clamped to a range; the lower bound if it is not a number.
  static func clamped(_ value: Double, within range: ClosedRange<Double>) -> Double {
    value.isNaN ? range.lowerBound : min(max(value, range.lowerBound), range.upperBound)
  }

  /// Returns the remaining distance at a time in seconds; 1 at the start.
  private func distance(at t: Double) -> Double {
    let (ratio, frequency, velocity) = (dampingRatio, angularFrequency, initialVelocity)
    if ratio < 1 {
      let b = frequency * (1 - ratio * ratio).squareRoot()
      let swing =
        Elementary.cosine(b * t) + (ratio * frequency - velocity) / b * Elementary.sine(b * t)
      return Elementary.exponential(-ratio * frequency * t) * swing
    }
    if ratio == 1 {
      return (1 + (frequency - velocity) * t) * Elementary.exponential(-frequency * t)
    }
    let parts = overdampedParts
    return parts.slow * Elementary.exponential(parts.slowRate * t)
      + parts.fast * Elementary.exponential(parts.fastRate * t)
  }

  /// The two decaying exponentials whose sum is the distance if the damping ratio is above 1.
  private var overdampedParts: (slow: Double, slowRate: Double, fast: Double, fastRate: Double) {
    let root = (dampingRatio * dampingRatio - 1).squareRoot()
    let fastRate = -angularFrequency * (dampingRatio + root)
    // The slow rate is computed from the product of both rates, which is the square of the
    // frequency. A difference would lose precision.
    let slowRate = -angularFrequency / (dampingRatio + root)
    let slow = (-initialVelocity - fastRate) / (slowRate - fastRate)
    return (slow, slowRate, 1 - slow, fastRate)
  }
}

extension Spring {
  /// The remaining distance at which a spring counts as settled.
  ///
  /// 1/1200 gives Core Animation's durations for a mass of 1 and a stiffness of 100. They are about
  /// 2.85 s for a damping of 5, and just over 1 s for a damping of 15.
  public static let settledDistance = 1.0 / 1200

  /// The number of seconds until the remaining distance stays below ``settledDistance``; infinite
  /// without damping.
  ///
  /// From a damping ratio of 1 on it is found by 60 halvings, otherwise by a formula.
  public var settlingDuration: Double {
    guard dampingRatio > 0 else { return .infinity }
    if dampingRatio < 1 {
      let decay = dampingRatio * angularFrequency
      let b = angularFrequency * (1 - dampingRatio * dampingRatio).squareRoot()
      let lag = (decay - initialVelocity) / b
      let amplitude = (1 + lag * lag).squareRoot()
      return max(0, Elementary.logarithm(amplitude / Self.settledDistance) / decay)
    }
    // After its peak the bound falls, so bisection finds the time at which the bound has fallen to
    // `settledDistance`.
    var low = dampingRatio == 1 ? peakOfCriticalBound : 0
    var high = max(low, 1 / angularFrequency)
    while envelope(at: high) > Self.settledDistance, high < 1e9 { high *= 2 }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if envelope(at: middle) > Self.settledDistance { low = middle } else { high = middle }
    }
    return high
  }

  /// The time at which the upper bound of a critically damped spring is largest.
  private var peakOfCriticalBound: Double {
    let slope = abs(angularFrequency - initialVelocity)
    return slope > angularFrequency ? 1 / angularFrequency - 1 / slope : 0
  }

  /// Returns an upper bound of the remaining distance, for damping ratios of 1 and more.
  private func envelope(at t: Double) -> Double {
    if dampingRatio == 1 {
      return (1 + abs(angularFrequency - initialVelocity) * t)
        * Elementary.exponential(-angularFrequency * t)
    }
    let parts = overdampedParts
    return abs(parts.slow) * Elementary.exponential(parts.slowRate * t)
      + abs(parts.fast) * Elementary.exponential(parts.fastRate * t)
  }
}

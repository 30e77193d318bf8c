/// How progress swings from 0 into 1, in closed form: exact at any moment, whatever was asked before.
///
/// Progress begins with `initialVelocity` and ends in rest. The unit of velocity is the whole distance
/// in a second.
public struct Spring: Hashable, Sendable {
  /// Below 1 it overshoots, at 1 it arrives soonest without overshooting, above 1 it creeps.
  public let dampingRatio: Double
  /// Of the undamped spring, in radians a second.
  public let angularFrequency: Double
  public let initialVelocity: Double

  /// - Parameters:
  ///   - dampingRatio: Held within 0 to `greatestDampingRatio`.
  ///   - angularFrequency: Held within 0.001 to 100,000.
  ///   - initialVelocity: Held within ±`greatestVelocity`.
  public init(dampingRatio: Double, angularFrequency: Double, initialVelocity: Double = 0) {
    self.dampingRatio = Self.clamped(dampingRatio, within: 0...Self.greatestDampingRatio)
    self.angularFrequency = Self.clamped(angularFrequency, within: 0.001...100_000)
    self.initialVelocity = Self.clamped(
      initialVelocity, within: -Self.greatestVelocity...Self.greatestVelocity)
  }

  /// A mass on a spring.
  ///
  /// - Parameter allowsOverdamping: False counts a damping ratio above 1 as 1, as Core Animation does
  ///   unless told otherwise.
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

  /// A spring by how long a period seems and how much it bounces.
  ///
  /// - Parameters:
  ///   - duration: Seconds of one period of the undamped spring; it settles some time after.
  ///   - bounce: 0 for none, up to 1 for endless; below 0, down to -1, it creeps.
  public init(duration: Double, bounce: Double, initialVelocity: Double = 0) {
    let bounce = Self.clamped(bounce, within: -1...1)
    let ratio = bounce >= 0 ? 1 - bounce : 1 / max(1 + bounce, 1 / Self.greatestDampingRatio)
    self.init(
      dampingRatio: ratio, angularFrequency: 2 * .pi / max(duration, 1e-4),
      initialVelocity: initialVelocity)
  }

  /// The spring that has all but settled after `duration`.
  ///
  /// UIKit's formula for this is not published; here stiffness is (ln 1500)² / (duration · ratio)²
  /// for a mass of 1, which leaves 1/1500 of the swing.
  ///
  /// - Parameters:
  ///   - duration: Seconds.
  ///   - dampingRatio: Held within 0.01 to 1.
  public init(settlingIn duration: Double, dampingRatio: Double, initialVelocity: Double = 0) {
    let ratio = Self.clamped(dampingRatio, within: 0.01...1)
    self.init(
      dampingRatio: ratio,
      angularFrequency: Elementary.logarithm(1500) / (max(duration, 1e-4) * ratio),
      initialVelocity: initialVelocity)
  }

  public static let greatestDampingRatio = 1_000.0
  public static let greatestVelocity = 10_000.0

  /// Progress after `seconds`, rounded as `Progress` says; 0 before the start.
  public func progress(at seconds: Double) -> Double {
    guard seconds > 0 else { return 0 }
    return Progress.rounded(1 - distance(at: seconds))
  }

  static func clamped(_ value: Double, within range: ClosedRange<Double>) -> Double {
    value.isNaN ? range.lowerBound : min(max(value, range.lowerBound), range.upperBound)
  }

  /// What is left of the way, 1 at the start.
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

  /// The two decaying exponentials whose sum is the distance above a ratio of 1.
  private var overdampedParts: (slow: Double, slowRate: Double, fast: Double, fastRate: Double) {
    let root = (dampingRatio * dampingRatio - 1).squareRoot()
    let fastRate = -angularFrequency * (dampingRatio + root)
    // As the product of both rates is the square of the frequency; a difference would cancel.
    let slowRate = -angularFrequency / (dampingRatio + root)
    let slow = (-initialVelocity - fastRate) / (slowRate - fastRate)
    return (slow, slowRate, 1 - slow, fastRate)
  }
}

extension Spring {
  /// How little of the swing counts as settled.
  ///
  /// 1/1200 gives what Core Animation answers for a mass of 1 and a stiffness of 100: about 2.85 s for
  /// a damping of 5, just over 1 s for one of 15.
  public static let settledDistance = 1.0 / 1200

  /// Seconds until the swing stays below `settledDistance`; infinite without damping.
  public var settlingDuration: Double {
    guard dampingRatio > 0 else { return .infinity }
    if dampingRatio < 1 {
      let decay = dampingRatio * angularFrequency
      let b = angularFrequency * (1 - dampingRatio * dampingRatio).squareRoot()
      let lag = (decay - initialVelocity) / b
      let amplitude = (1 + lag * lag).squareRoot()
      return max(0, Elementary.logarithm(amplitude / Self.settledDistance) / decay)
    }
    // The bound falls once it has begun to, so halving finds where it passes the distance.
    var low = dampingRatio == 1 ? peakOfCriticalBound : 0
    var high = max(low, 1 / angularFrequency)
    while envelope(at: high) > Self.settledDistance, high < 1e9 { high *= 2 }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if envelope(at: middle) > Self.settledDistance { low = middle } else { high = middle }
    }
    return high
  }

  private var peakOfCriticalBound: Double {
    let slope = abs(angularFrequency - initialVelocity)
    return slope > angularFrequency ? 1 / angularFrequency - 1 / slope : 0
  }

  /// An upper bound of the distance at and above a ratio of 1.
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

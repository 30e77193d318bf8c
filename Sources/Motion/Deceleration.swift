/// A speed that dies away: in each millisecond it loses the same part of what is left.
///
/// In closed form: exact at any moment, whatever was asked before.
public struct Deceleration: Hashable, Sendable {
  /// Of the speed, what is left after a millisecond; UIKit's numbers.
  public static let normalRate = 0.998
  public static let fastRate = 0.99

  /// At the start, in any unit of length a second.
  public let velocity: Double
  /// Of the speed, how much goes in a second, as the exponent of e.
  private let decay: Double

  /// - Parameter rate: Of the speed, what is left after a millisecond; held within 0.5 to 0.99999.
  public init(velocity: Double, rate: Double = Self.normalRate) {
    self.velocity = velocity.isFinite ? min(max(velocity, -1e6), 1e6) : 0
    decay = -1000 * Elementary.logarithm(min(max(rate.isNaN ? 0 : rate, 0.5), 0.99999))
  }

  /// How far it has come after `seconds`.
  public func distance(after seconds: Double) -> Double {
    guard seconds > 0 else { return 0 }
    return velocity / decay * (1 - Elementary.exponential(-decay * seconds))
  }

  /// Seconds until it is as slow as `speed`, which is above 0.
  public func seconds(until speed: Double) -> Double {
    guard abs(velocity) > speed else { return 0 }
    return Elementary.logarithm(abs(velocity) / speed) / decay
  }
}

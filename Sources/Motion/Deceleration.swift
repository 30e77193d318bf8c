/// A movement that slows down: in each millisecond it loses the same share of its velocity.
///
/// Scroll views use it after a drag. The formula is closed, so the position at any time is exact
/// and does not depend on earlier calls.
///
/// ```swift
/// let scroll = Deceleration(velocity: 100)  // rows per second
/// precondition(scroll.distance(after: 0) == 0)
/// precondition(scroll.distance(after: 1) < 50)
/// // It comes to rest at about velocity / (1000 · (1 - rate)) = 50 rows.
/// precondition(abs(scroll.distance(after: 60) - 50) < 0.1)
/// ```
public struct Deceleration: Hashable, Sendable {
  /// UIKit's normal share of the velocity that remains after a millisecond.
  public static let normalRate = 0.998
  /// UIKit's fast rate: the share of the velocity that remains after a millisecond.
  public static let fastRate = 0.99

  /// The velocity at the start, in units of length per second. Any unit can be used.
  public let velocity: Double
  /// The rate of the exponential decay, per second.
  private let decay: Double

  /// Creates a deceleration.
  ///
  /// - Parameters:
  ///   - velocity: The velocity at the start, clamped to ±1,000,000. A value that is not finite
  ///     counts as 0.
  ///   - rate: The share of the velocity that remains after a millisecond, clamped to 0.5 to
  ///     0.99999.
  public init(velocity: Double, rate: Double = Self.normalRate) {
    self.velocity = velocity.isFinite ? min(max(velocity, -1e6), 1e6) : 0
    decay = -1000 * Elementary.logarithm(min(max(rate.isNaN ? 0 : rate, 0.5), 0.99999))
  }

  /// Returns the distance covered after `seconds`, in the unit of ``velocity``; 0 before the start.
  public func distance(after seconds: Double) -> Double {
    guard seconds > 0 else { return 0 }
    return velocity / decay * (1 - Elementary.exponential(-decay * seconds))
  }

  /// Returns the number of seconds until the movement is as slow as `speed`.
  ///
  /// - Parameter speed: A speed above 0, in the unit of ``velocity``.
  /// - Returns: 0 if the movement starts at that speed or slower.
  public func seconds(until speed: Double) -> Double {
    guard abs(velocity) > speed else { return 0 }
    return Elementary.logarithm(abs(velocity) / speed) / decay
  }
}

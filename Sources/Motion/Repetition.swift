/// The number of passes of an animation, and whether each pass is also played backwards.
///
/// ```swift
/// let pulse = Repetition(count: 2, autoreverses: true)
/// precondition(pulse.length(of: 30) == 120)  // ticks
/// precondition(pulse.phase(after: 20, of: 30) == 20)
/// precondition(pulse.phase(after: 40, of: 30) == 20)  // on the way back
/// ```
public struct Repetition: Hashable, Sendable {
  /// The number of passes, above 0. It can be fractional, or infinite for an animation without an
  /// end.
  public let count: Double
  /// A Boolean value that indicates whether each pass is followed by the same pass backwards. Both
  /// together count as one.
  public let autoreverses: Bool

  /// One pass forwards.
  public static let once = Repetition(count: 1, autoreverses: false)

  /// Creates a repetition.
  ///
  /// - Parameters:
  ///   - count: The number of passes. A value of 0 or less, or one that is not a number, counts as
  ///     1.
  ///   - autoreverses: True to play each pass backwards too.
  public init(count: Double, autoreverses: Bool) {
    self.count = count > 0 ? count : 1
    self.autoreverses = autoreverses
  }

  /// Returns the time from the first start to the last end, in the unit of `duration`.
  ///
  /// - Parameter duration: The time of one pass forwards, usually in ticks.
  public func length(of duration: Double) -> Double {
    count * duration * (autoreverses ? 2 : 1)
  }

  /// Returns the position within one pass at a time after the start.
  ///
  /// - Parameters:
  ///   - elapsed: The time since the start, in the unit of `duration`.
  ///   - duration: The time of one pass forwards.
  /// - Returns: 0 to `duration`; `duration` after the last end.
  public func phase(after elapsed: Double, of duration: Double) -> Double {
    guard elapsed < length(of: duration) else { return duration }
    guard self != .once, elapsed > 0 else { return elapsed }
    guard autoreverses else { return elapsed.truncatingRemainder(dividingBy: duration) }
    let phase = elapsed.truncatingRemainder(dividingBy: 2 * duration)
    return phase > duration ? 2 * duration - phase : phase
  }
}

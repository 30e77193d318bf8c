/// The relation between the time and the progress of an animation: a curve or a spring.
///
/// ```swift
/// let timing = Timing.curve(.easeInOut)
/// precondition(timing.progress(after: 0, of: 120) == 0)
/// precondition(timing.progress(after: 200, of: 120) == 1)
/// precondition(abs(Timing.linear.ticks(until: 0.25, of: 120) - 30) < 0.01)
/// ```
public enum Timing: Hashable, Sendable {
  /// A timing curve, which is stretched over the duration.
  case curve(TimingCurve)
  /// A spring, which runs in real time. When the duration is over, progress is 1, even if the
  /// spring still moves.
  case spring(Spring)

  /// Progress in proportion to time.
  public static let linear = Timing.curve(.linear)

  /// Returns the progress at a time after the start, rounded by ``Progress/rounded(_:)``.
  ///
  /// - Parameters:
  ///   - elapsed: The time since the start, in ticks. It can be fractional.
  ///   - duration: The duration of the animation, in ticks.
  /// - Returns: Exactly 0 at the start and exactly 1 from the end on. A curve or a spring that
  ///   overshoots gives values outside 0 to 1 between.
  public func progress(after elapsed: Double, of duration: Double) -> Double {
    guard elapsed > 0 else { return 0 }
    guard elapsed < duration else { return 1 }
    switch self {
    case .curve(let curve): return curve.progress(at: elapsed / duration)
    case .spring(let spring): return spring.progress(at: elapsed / Double(Tick.perSecond))
    }
  }

  /// Returns the time at which a progress is first reached, in ticks.
  ///
  /// Rounded progress has the same value for some time; the result is the middle of that time. The
  /// search takes up to 1,024 samples and some halvings.
  ///
  /// - Parameters:
  ///   - progress: The progress to reach.
  ///   - duration: The duration of the animation, in ticks.
  /// - Returns: 0 for a progress of 0 or less; `duration` for a progress of 1 or more, or one that
  ///   is never reached.
  public func ticks(until progress: Double, of duration: Double) -> Double {
    let goal = Progress.rounded(progress)
    guard goal > 0 else { return 0 }
    guard goal < 1 else { return duration }
    var low = 0.0
    for step in 1...1_024 {
      let high = duration * Double(step) / 1_024
      if self.progress(after: high, of: duration) >= goal {
        func reaches(_ elapsed: Double) -> Bool {
          self.progress(after: elapsed, of: duration) >= goal
        }
        func passes(_ elapsed: Double) -> Bool {
          self.progress(after: elapsed, of: duration) > goal
        }
        let reached = Self.first(between: low, and: high, where: reaches)
        return (reached + Self.first(between: reached, and: high, where: passes)) / 2
      }
      low = high
    }
    return duration
  }

  /// Returns the first time between `low` and `high` at which `condition` is true; `high` if it is
  /// not true earlier.
  private static func first(
    between low: Double, and high: Double, where condition: (Double) -> Bool
  ) -> Double {
    var (low, high) = (low, high)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if condition(middle) { high = middle } else { low = middle }
    }
    return high
  }
}

/// How progress runs over the time of an animation.
public enum Timing: Hashable, Sendable {
  case curve(TimingCurve)
  /// Swings in real time, whatever the duration, and is at its goal when that is over.
  case spring(Spring)

  public static let linear = Timing.curve(.linear)

  /// Progress, rounded as `Progress` says: exactly 0 at the start and exactly 1 from the end on.
  ///
  /// - Parameters:
  ///   - elapsed: Ticks, also fractions of them.
  ///   - duration: Ticks.
  public func progress(after elapsed: Double, of duration: Double) -> Double {
    guard elapsed > 0 else { return 0 }
    guard elapsed < duration else { return 1 }
    switch self {
    case .curve(let curve): return curve.progress(at: elapsed / duration)
    case .spring(let spring): return spring.progress(at: elapsed / Double(Tick.perSecond))
    }
  }

  /// The ticks after which `progress` is reached first; `duration` where it never is, or is 1.
  ///
  /// Of the time for which rounded progress is that of `progress` it is the middle. Found by looking
  /// at 1,024 moments and halving between two of them.
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

  /// Where `condition` begins to hold; `high` where it doesn't before.
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

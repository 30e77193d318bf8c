internal import Motion

/// Converts elapsed real time to whole ticks and keeps the remainder for the next call.
///
/// The algorithm is the accumulator from Glenn Fiedler, "Fix Your Timestep!" (gafferongames.com,
/// 2004). It uses whole numbers, so that no time is lost.
public struct TickAccumulator: Sendable {
  /// The longest real time that one call converts. The rest of a longer time is dropped.
  public static let longestCatchUp: Duration = .seconds(3_600)

  /// Simulated seconds per real second in thousandths: 1,000 is real speed, 100 a tenth of it.
  public private(set) var speedInThousandths: Int
  /// The time since the last complete tick, in units of 1/`unitsPerTick` of a tick.
  private var remainder = 0

  /// One nanosecond at 1/1,000 of real speed is `Tick.perSecond` units.
  private static let unitsPerTick = 1_000_000_000 * 1_000

  /// Creates an accumulator without a remainder.
  ///
  /// - Parameter speedInThousandths: The speed, 1 to 8,000; other values trap.
  public init(speedInThousandths: Int = 1_000) {
    precondition((1...8_000).contains(speedInThousandths), "speed out of range")
    self.speedInThousandths = speedInThousandths
  }
}

extension TickAccumulator {
  /// Converts `elapsed` real time to ticks.
  ///
  /// - Parameter elapsed: Real time since the previous call. A negative time counts as zero.
  /// - Returns: The number of ticks to simulate now.
  public mutating func takeTicks(in elapsed: Duration) -> Int {
    let spent = min(max(elapsed, .zero), Self.longestCatchUp).components
    let nanoseconds = Int(spent.seconds) * 1_000_000_000 + Int(spent.attoseconds / 1_000_000_000)
    remainder += nanoseconds * Tick.perSecond * speedInThousandths
    let ticks = remainder / Self.unitsPerTick
    remainder -= ticks * Self.unitsPerTick
    return ticks
  }

  /// Returns the real time until `ticks` more ticks are complete, rounded up to a nanosecond.
  public func realTime(untilTicks ticks: Int) -> Duration {
    let missing = max(0, ticks * Self.unitsPerTick - remainder)
    let perNanosecond = Tick.perSecond * speedInThousandths
    return .nanoseconds((missing + perNanosecond - 1) / perNanosecond)
  }

  /// Changes the speed from now on and keeps the remainder.
  ///
  /// - Parameter speed: The speed in thousandths, 1 to 8,000; other values trap.
  public mutating func setSpeed(inThousandths speed: Int) {
    precondition((1...8_000).contains(speed), "speed out of range")
    speedInThousandths = speed
  }
}

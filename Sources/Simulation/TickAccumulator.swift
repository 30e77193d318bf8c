internal import Motion

/// Turns elapsed real time into whole ticks, keeping the remainder for the next call.
///
/// The accumulator of Glenn Fiedler, "Fix Your Timestep!" (gafferongames.com, 2004), in whole numbers
/// so that no time is lost however long a program runs.
public struct TickAccumulator: Sendable {
  /// The most real time one call may spend; the rest of a longer sleep is dropped.
  public static let longestCatchUp: Duration = .seconds(3_600)

  /// Simulated seconds per real second in thousandths: 1,000 is real speed, 100 a tenth of it.
  public private(set) var speedInThousandths: Int
  /// What has not become a tick yet: 1/`unitsPerTick` of a tick each.
  private var remainder = 0

  /// A nanosecond at 1/1,000 of real speed is `Tick.perSecond` of these.
  private static let unitsPerTick = 1_000_000_000 * 1_000

  /// - Parameter speedInThousandths: 1 to 8,000.
  public init(speedInThousandths: Int = 1_000) {
    precondition((1...8_000).contains(speedInThousandths), "speed out of range")
    self.speedInThousandths = speedInThousandths
  }
}

extension TickAccumulator {
  /// Spends `elapsed` real time.
  ///
  /// - Parameter elapsed: Real time since the previous call; less than zero counts as zero.
  /// - Returns: How many ticks to simulate now.
  public mutating func takeTicks(in elapsed: Duration) -> Int {
    let spent = min(max(elapsed, .zero), Self.longestCatchUp).components
    let nanoseconds = Int(spent.seconds) * 1_000_000_000 + Int(spent.attoseconds / 1_000_000_000)
    remainder += nanoseconds * Tick.perSecond * speedInThousandths
    let ticks = remainder / Self.unitsPerTick
    remainder -= ticks * Self.unitsPerTick
    return ticks
  }

  /// The real time until `ticks` more have passed, rounded up to the nanosecond.
  public func realTime(untilTicks ticks: Int) -> Duration {
    let missing = max(0, ticks * Self.unitsPerTick - remainder)
    let perNanosecond = Tick.perSecond * speedInThousandths
    return .nanoseconds((missing + perNanosecond - 1) / perNanosecond)
  }

  /// Changes the speed from now on; what has been collected stays.
  public mutating func setSpeed(inThousandths speed: Int) {
    precondition((1...8_000).contains(speed), "speed out of range")
    speedInThousandths = speed
  }
}

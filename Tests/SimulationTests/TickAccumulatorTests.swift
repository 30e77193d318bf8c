import Simulation
import Testing

@Suite struct TickAccumulatorTests {
  @Test func `a second is 120 ticks, in one piece or in many`() {
    var whole = TickAccumulator()
    #expect(whole.takeTicks(in: .seconds(1)) == 120)
    var pieces = TickAccumulator()
    var ticks = 0
    for _ in 0..<1_000 { ticks += pieces.takeTicks(in: .milliseconds(1)) }
    #expect(ticks == 120)
  }

  @Test func `at a tenth of the speed the same ticks take ten times as long`() {
    var slow = TickAccumulator(speedInThousandths: 100)
    #expect(slow.takeTicks(in: .seconds(1)) == 12)
    #expect(slow.realTime(untilTicks: 12) == .seconds(1))
  }

  @Test func `a tick is due after the calculated waiting time`() {
    var clock = TickAccumulator()
    _ = clock.takeTicks(in: .milliseconds(5))
    let wait = clock.realTime(untilTicks: 1)
    // 1/120 s is 8,333,333.3 ns, of which 5,000,000 have passed.
    #expect(wait == .nanoseconds(3_333_334))
    #expect(clock.takeTicks(in: wait) == 1)
  }

  @Test func `negative time counts as zero, and a long sleep counts as one hour`() {
    var clock = TickAccumulator()
    #expect(clock.takeTicks(in: .seconds(-5)) == 0)
    #expect(clock.takeTicks(in: .seconds(1_000_000)) == 3_600 * 120)
  }
}

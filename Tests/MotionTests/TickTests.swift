import Motion
import Testing

@Suite struct TickTests {
  @Test(arguments: [
    (0.3, 36), (0.4, 48), (0.5, 60), (1.0, 120), (0.35, 42), (0.001, 0), (0.005, 1), (0.0, 0),
  ])
  func `seconds become the nearest number of ticks`(seconds: Double, ticks: Int) {
    #expect(Tick.count(seconds: seconds) == ticks)
  }

  @Test func `a duration of zero or less, or not a number, has no ticks`() {
    #expect(Tick.count(seconds: -1) == 0)
    #expect(Tick.count(seconds: -.infinity) == 0)
    #expect(Tick.count(seconds: .nan) == 0)
  }

  @Test func `the longest duration is a day`() {
    #expect(Tick.count(seconds: .infinity) == 86_400 * 120)
    #expect(Tick.count(seconds: 1e300) == 86_400 * 120)
  }
}

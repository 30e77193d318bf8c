import Motion
import Testing

@Suite struct TimingTests {
  static let all: [Timing] = [
    .linear, .curve(.easeIn), .curve(.easeOut), .curve(.easeInOut), .curve(.standard),
    .spring(Spring()), .spring(Spring(settlingIn: 1, dampingRatio: 0.3)),
  ]

  @Test(arguments: all)
  func `a timing starts at 0 and is at 1 from the end on`(timing: Timing) {
    #expect(timing.progress(after: -1, of: 120) == 0)
    #expect(timing.progress(after: 0, of: 120) == 0)
    #expect(timing.progress(after: 120, of: 120) == 1)
    #expect(timing.progress(after: 500, of: 120) == 1)
    #expect(timing.progress(after: 1, of: 0) == 1)
  }

  @Test func `a curve is stretched over the duration, a spring runs in real time`() {
    #expect(Timing.linear.progress(after: 30, of: 120) == 0.25)
    let spring = Spring()
    #expect(Timing.spring(spring).progress(after: 30, of: 240) == spring.progress(at: 0.25))
  }

  @Test(arguments: all, [0.001, 0.1, 0.25, 0.5, 0.7, 0.9, 0.999])
  func `the time found for a progress has that progress`(timing: Timing, progress: Double) {
    let ticks = timing.ticks(until: progress, of: 120)
    #expect((0...120).contains(ticks))
    #expect(
      abs(timing.progress(after: ticks, of: 120) - progress) <= 1.5 / Progress.steps)
  }

  @Test(arguments: all)
  func `the times for progress 0 and 1 are the start and the end`(timing: Timing) {
    #expect(timing.ticks(until: 0, of: 120) == 0)
    #expect(timing.ticks(until: 1, of: 120) == 120)
  }
}

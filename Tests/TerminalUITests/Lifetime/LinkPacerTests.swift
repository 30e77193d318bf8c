import Simulation
import Testing

@testable import TerminalUI

@Suite struct LinkPacerTests {
  private func milliseconds(_ count: Int) -> Duration { .milliseconds(count) }

  /// Sends frames over a link that takes `rate` bytes a second and delays each by `delay`.
  ///
  /// Each frame is answered before the next one is sent.
  private func measured(
    rate: Int, delay: Duration = .zero, frames: [Int] = [8_000, 40, 1_000, 1_000]
  ) -> (pacer: LinkPacer, now: Duration) {
    var pacer = LinkPacer()
    var now: Duration = .seconds(1)
    for bytes in frames {
      pacer.recordFrame(of: bytes, at: now, hasQuestion: true)
      now += delay + .nanoseconds(bytes * 1_000_000_000 / rate)
      pacer.recordAnswer(at: now)
      now += .seconds(1)
    }
    return (pacer, now)
  }

  @Test(arguments: [960, 7_000, 32_000, 128_000])
  func `answers tell the rate of the link`(rate: Int) throws {
    let found = try #require(measured(rate: rate).pacer.rate)
    #expect(abs(found - rate) <= rate / 10)
  }

  @Test func `a delay does not count as time for bytes`() throws {
    let pacer = measured(rate: 32_000, delay: milliseconds(150)).pacer
    let found = try #require(pacer.rate)
    #expect(abs(found - 32_000) <= 3_200)
    #expect(pacer.delay >= milliseconds(145) && pacer.delay <= milliseconds(155))
    #expect(pacer.motion == .full)
  }

  @Test func `a frame waits until the link has taken the one before`() {
    var (pacer, now) = measured(rate: 7_000)
    #expect(pacer.decide(at: now, isMoving: false) == .show)
    // 700 bytes take 100 ms.
    pacer.recordFrame(of: 700, at: now, hasQuestion: true)
    guard case .wait(let time?) = pacer.decide(at: now + milliseconds(20), isMoving: false) else {
      Issue.record("the link is busy")
      return
    }
    #expect(time - now > milliseconds(80) && time - now < milliseconds(110))
    #expect(pacer.decide(at: time, isMoving: false) == .show)
  }

  @Test func `small frames follow each other without answers on a link with a delay`() {
    var (pacer, now) = measured(rate: 32_000, delay: milliseconds(200))
    for _ in 0..<12 {
      #expect(pacer.decide(at: now, isMoving: true) == .show)
      pacer.recordFrame(of: 40, at: now, hasQuestion: pacer.asks(at: now, bytes: 40))
      now += FramePacer.period
    }
  }

  @Test func `a late answer holds the next frame until it arrives`() {
    var (pacer, now) = measured(rate: 32_000)
    pacer.recordFrame(of: 320, at: now, hasQuestion: true)
    #expect(pacer.decide(at: now + milliseconds(100), isMoving: true) != .show)
    #expect(pacer.decide(at: now + milliseconds(250), isMoving: true) != .show)
    now += milliseconds(260)
    pacer.recordAnswer(at: now)
    #expect(pacer.decide(at: now, isMoving: true) == .show)
  }

  @Test func `a terminal that never answers gets frames, at first a few and later all`() {
    var pacer = LinkPacer()
    #expect(pacer.decide(at: .zero, isMoving: false) == .show)
    #expect(pacer.asks(at: .zero, bytes: 100))
    pacer.recordFrame(of: 100, at: .zero, hasQuestion: true)
    #expect(pacer.decide(at: milliseconds(100), isMoving: true) == .wait(until: milliseconds(250)))
    #expect(pacer.decide(at: milliseconds(250), isMoving: true) == .show)
    let end = LinkPacer.longestAnswer
    #expect(pacer.decide(at: end, isMoving: true) == .show)
    #expect(pacer.answers == .missing)
    for frame in 0..<100 {
      let now = end + FramePacer.period * frame
      pacer.recordFrame(of: 5_000, at: now, hasQuestion: pacer.asks(at: now, bytes: 5_000))
      #expect(pacer.decide(at: now + FramePacer.period, isMoving: true) == .show)
    }
    #expect(!pacer.awaitsAnswer)
    // It is asked again later.
    #expect(pacer.asks(at: .seconds(20), bytes: 10))
  }

  @Test func `the first screen may take as long as it needs at 9,600 baud`() {
    var pacer = LinkPacer()
    _ = pacer.decide(at: .zero, isMoving: false)
    // 6,720 bytes take 7 s.
    pacer.recordFrame(of: 6_720, at: .zero, hasQuestion: true)
    #expect(pacer.decide(at: milliseconds(900), isMoving: false) != .show)
    #expect(pacer.decide(at: milliseconds(960), isMoving: false) == .show)
    pacer.recordFrame(of: 100, at: milliseconds(960), hasQuestion: false)
    #expect(pacer.decide(at: .seconds(7), isMoving: false) == .show)
    #expect(pacer.answers == .unknown)
    pacer.recordAnswer(at: .seconds(7))
    #expect(pacer.rate == 960)
    // A terminal that answers nothing is not waited for longer than 10 s.
    var silent = LinkPacer()
    silent.recordFrame(of: 100_000, at: .zero, hasQuestion: true)
    #expect(silent.decide(at: .seconds(1), isMoving: false) == .show)
    _ = silent.decide(at: .seconds(10), isMoving: false)
    #expect(silent.answers == .missing)
  }

  @Test func `a terminal that stops answering is not waited for indefinitely`() {
    var (pacer, now) = measured(rate: 7_000)
    pacer.recordFrame(of: 70, at: now, hasQuestion: true)
    now += LinkPacer.longestAnswer
    #expect(pacer.decide(at: now, isMoving: false) == .show)
    #expect(pacer.answers == .missing)
    #expect(pacer.motion == .full)
    pacer.recordAnswer(at: now + .seconds(1))
    #expect(pacer.answers == .given)
  }

  @Test func `a lost answer holds the next frame for three times the expected time`() {
    let (pacer, now) = measured(rate: 7_000)
    // 1,400 bytes take 200 ms, and a frame without a movement is held for 600 ms.
    for isMoving in [false, true] {
      var pacer = pacer
      pacer.recordFrame(of: 1_400, at: now, hasQuestion: true)
      #expect(pacer.decide(at: now + milliseconds(530), isMoving: isMoving) != .show)
      #expect(pacer.decide(at: now + milliseconds(670), isMoving: isMoving) == .show)
    }
  }

  @Test func `a lost answer to a few bytes holds the next frame for 0.3 s`() {
    var (pacer, now) = measured(rate: 7_000)
    // 70 bytes take 10 ms.
    pacer.recordFrame(of: 70, at: now, hasQuestion: true)
    #expect(pacer.decide(at: now + milliseconds(290), isMoving: false) != .show)
    now += milliseconds(300)
    #expect(pacer.decide(at: now, isMoving: false) == .show)
    pacer.recordFrame(of: 70, at: now, hasQuestion: false)
    #expect(pacer.decide(at: now + milliseconds(290), isMoving: false) != .show)
    #expect(pacer.decide(at: now + milliseconds(300), isMoving: false) == .show)
  }

  @Test func `a lost answer to many bytes holds the frame after a key for a second more`() {
    var (pacer, now) = measured(rate: 960)
    // 1,920 bytes take 2 s.
    pacer.recordFrame(of: 1_920, at: now, hasQuestion: true)
    #expect(pacer.decide(at: now + milliseconds(2_700), isMoving: false) != .show)
    #expect(pacer.decide(at: now + milliseconds(3_200), isMoving: false) == .show)
  }

  @Test func `bytes that the system holds make a frame wait`() {
    var pacer = LinkPacer()
    #expect(pacer.decide(at: .zero, backlog: 1, isMoving: false) != .show)
    #expect(pacer.decide(at: .zero, backlog: 0, isMoving: false) == .show)
  }

  @Test func `a fast link is asked four times a second, a slow one after each frame`() {
    let (fast, now) = measured(rate: 1_000_000)
    #expect(fast.asks(at: now, bytes: 40))
    var pacer = fast
    pacer.recordFrame(of: 40, at: now, hasQuestion: true)
    pacer.recordAnswer(at: now)
    #expect(!pacer.asks(at: now + milliseconds(100), bytes: 40))
    #expect(pacer.asks(at: now + milliseconds(250), bytes: 40))
    #expect(pacer.asks(at: now + milliseconds(100), bytes: 5_000))
    var (slow, later) = measured(rate: 7_000)
    slow.recordFrame(of: 40, at: later, hasQuestion: true)
    #expect(!slow.asks(at: later, bytes: 40))
    slow.recordAnswer(at: later)
    #expect(slow.asks(at: later, bytes: 40))
  }

  // MARK: - Motion

  @Test(arguments: [
    (960, MotionLevel.lastFrame), (2_400, .fewFrames), (7_000, .wholeCells), (32_000, .full),
    (128_000, .full),
  ])
  func `the rate decides the frames of a movement`(rate: Int, level: MotionLevel) {
    #expect(measured(rate: rate).pacer.motion == level)
  }

  @Test func `one late answer does not change the motion`() {
    var (pacer, now) = measured(rate: 200_000)
    pacer.recordFrame(of: 1_000, at: now, hasQuestion: true)
    pacer.recordAnswer(at: now + .seconds(1))
    #expect(pacer.motion == .full)
    now += .seconds(1)
  }

  @Test func `one late answer holds the next frame for at most a second`() {
    var pacer = LinkPacer()
    pacer.recordFrame(of: 2_000, at: .zero, hasQuestion: true)
    // The first answer is due, so this frame has no question.
    #expect(!pacer.asks(at: .seconds(1), bytes: 100_000))
    pacer.recordFrame(of: 100_000, at: .seconds(1), hasQuestion: false)
    pacer.recordAnswer(at: .seconds(2))
    // At 1,000 bytes a second, the link would be busy for 100 s.
    #expect(pacer.rate == 1_000)
    #expect(pacer.decide(at: .seconds(2), isMoving: false) != .show)
    #expect(pacer.decide(at: .seconds(3), isMoving: false) == .show)
    // The next answer tells the true rate.
    #expect(pacer.asks(at: .seconds(3), bytes: 100_000))
    pacer.recordFrame(of: 100_000, at: .seconds(3), hasQuestion: true)
    pacer.recordAnswer(at: milliseconds(3_100))
    #expect(pacer.rate == 1_000_000)
    #expect(pacer.decide(at: milliseconds(3_100), isMoving: true) == .show)
  }

  @Test func `a confirmed slow rate holds a frame until the link is free`() {
    var (pacer, now) = measured(rate: 1_000)
    pacer.recordFrame(of: 1_000, at: now, hasQuestion: true)
    pacer.recordFrame(of: 5_000, at: now, hasQuestion: false)
    now += .seconds(1)
    pacer.recordAnswer(at: now)
    // 5,000 bytes take 5 s.
    #expect(pacer.decide(at: now + milliseconds(4_700), isMoving: false) != .show)
    #expect(pacer.decide(at: now + milliseconds(5_100), isMoving: false) == .show)
  }

  @Test func `motion returns when the link is faster`() {
    var (pacer, now) = measured(rate: 960)
    #expect(pacer.motion == .lastFrame)
    pacer.recordFrame(of: 1_000, at: now, hasQuestion: true)
    now += milliseconds(8)
    pacer.recordAnswer(at: now)
    #expect(pacer.motion == .full)
  }

  @Test func `a level is left upwards only with a quarter more than its limit`() {
    #expect(MotionLevel.wholeCells.next(at: 15_999) == .wholeCells)
    #expect(MotionLevel.wholeCells.next(at: 19_999) == .wholeCells)
    #expect(MotionLevel.wholeCells.next(at: 20_000) == .full)
    #expect(MotionLevel.full.next(at: 16_000) == .full)
    #expect(MotionLevel.full.next(at: 15_999) == .wholeCells)
    #expect(MotionLevel.lastFrame.next(at: 4_500) == .fewFrames)
  }

  @Test func `an input during a movement is shown at once also on the slowest link`() {
    var (pacer, now) = measured(rate: 960)
    #expect(pacer.decide(at: now, isMoving: true) != .show)
    #expect(pacer.decide(at: now, isMoving: true, answersInput: true) == .show)
  }

  @Test func `a frame that would still be in the link at the end waits for the end`() {
    var (pacer, now) = measured(rate: 32_000)
    // 3,200 bytes take 100 ms.
    pacer.recordFrame(of: 3_200, at: now, hasQuestion: true, isMoving: true)
    now += milliseconds(100)
    pacer.recordAnswer(at: now)
    #expect(pacer.decide(at: now, isMoving: true, timeLeft: milliseconds(125)) == .show)
    let left = milliseconds(80)
    #expect(pacer.decide(at: now, isMoving: true, timeLeft: left) == .wait(until: now + left))
    #expect(pacer.decide(at: now, isMoving: true, timeLeft: nil) == .show)
    #expect(pacer.decide(at: now, isMoving: true, timeLeft: .zero) == .show)
  }

  @Test func `on the slowest link only the last frame of a movement is sent`() {
    var (pacer, now) = measured(rate: 960)
    for _ in 0..<24 {
      #expect(pacer.decide(at: now, isMoving: true) != .show)
      now += FramePacer.period
    }
    #expect(pacer.decide(at: now, isMoving: false) == .show)
  }

  @Test func `a movement that does not end is shown once a second on the slowest link`() {
    var (pacer, now) = measured(rate: 960)
    var shown = 0
    for _ in 0..<300 {
      if pacer.decide(at: now, isMoving: true) == .show {
        shown += 1
        pacer.recordFrame(of: 20, at: now, hasQuestion: true)
        pacer.recordAnswer(at: now + milliseconds(21))
      }
      now += FramePacer.period
    }
    // Five seconds.
    #expect((4...5).contains(shown))
  }

  @Test func `at 56 kbit a second a movement has at most twenty frames a second`() {
    var (pacer, now) = measured(rate: 7_000)
    var shown = 0
    for _ in 0..<60 {
      if pacer.decide(at: now, isMoving: true) == .show {
        shown += 1
        pacer.recordFrame(of: 40, at: now, hasQuestion: true)
        pacer.recordAnswer(at: now + milliseconds(6))
      }
      now += FramePacer.period
    }
    #expect((15...20).contains(shown))
  }
}

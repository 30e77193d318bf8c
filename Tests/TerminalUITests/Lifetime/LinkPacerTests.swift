import Simulation
import Testing

@testable import TerminalUI

/// A link in virtual time, with a terminal that answers as soon as it has read a question.
private struct VirtualLink {
  var pacer: LinkPacer
  /// The rate in bytes a second.
  let rate: Int
  var time: Duration
  /// The time at which everything has arrived.
  private var free: Duration = .zero
  /// The time of the next answer.
  private var answer: Duration?
  /// The longest time that a frame waited for the ones before it.
  private(set) var longestWait: Duration = .zero

  init(pacer: LinkPacer, rate: Int, time: Duration) {
    (self.pacer, self.rate, self.time) = (pacer, rate, time)
  }

  /// Sends a frame if the pacer allows it.
  ///
  /// - Returns: The time at which the frame has arrived; nil if it is not sent.
  mutating func step(bytes: Int, isMoving: Bool) -> Duration? {
    if let answer, answer <= time {
      pacer.recordAnswer(at: answer)
      self.answer = nil
    }
    guard pacer.decide(at: time, isMoving: isMoving) == .show else { return nil }
    let asks = pacer.asks(at: time, bytes: bytes)
    pacer.recordFrame(of: bytes, at: time, hasQuestion: asks)
    longestWait = max(longestWait, free - time)
    free = max(free, time) + .nanoseconds(bytes * 1_000_000_000 / rate)
    if asks { answer = free }
    return free
  }
}

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
    now += milliseconds(100)
    #expect(pacer.decide(at: now, isMoving: true) != .show)
    #expect(pacer.decide(at: now + .seconds(2), isMoving: true) != .show)
    pacer.recordAnswer(at: now + .seconds(2))
    #expect(pacer.decide(at: now + .seconds(2), isMoving: true) == .show)
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

  @Test func `a terminal that stops answering is not waited for indefinitely`() {
    var (pacer, now) = measured(rate: 7_000)
    pacer.recordFrame(of: 70, at: now, hasQuestion: true)
    #expect(pacer.decide(at: now + .seconds(2), isMoving: true) != .show)
    now += LinkPacer.longestAnswer
    #expect(pacer.decide(at: now, isMoving: false) == .show)
    #expect(pacer.motion == .full)
    pacer.recordAnswer(at: now + .seconds(1))
    #expect(pacer.answers == .given)
  }

  @Test func `a lost answer holds the frame after a key for a second`() {
    var (pacer, now) = measured(rate: 7_000)
    // 70 bytes take 10 ms.
    pacer.recordFrame(of: 70, at: now, hasQuestion: true)
    #expect(pacer.decide(at: now + milliseconds(900), isMoving: false) != .show)
    now += milliseconds(1_020)
    #expect(pacer.decide(at: now, isMoving: true) != .show)
    #expect(pacer.decide(at: now, isMoving: false) == .show)
    pacer.recordFrame(of: 70, at: now, hasQuestion: false)
    #expect(pacer.decide(at: now + milliseconds(900), isMoving: false) != .show)
    #expect(pacer.decide(at: now + milliseconds(1_000), isMoving: false) == .show)
  }

  @Test(arguments: [960, 7_000, 32_000, 128_000])
  func `a key takes effect and a movement ends as soon as the link allows`(rate: Int) throws {
    let (pacer, now) = measured(rate: rate)
    var link = VirtualLink(pacer: pacer, rate: rate, time: now)
    let (key, end) = (now + milliseconds(240), now + milliseconds(500))
    var arrivals: [(sent: Duration, arrived: Duration)] = []
    while link.time < end + .seconds(3), arrivals.last.map({ $0.sent < end }) ?? true {
      if let arrival = link.step(bytes: 600, isMoving: link.time < end) {
        arrivals.append((link.time, arrival))
      }
      link.time += FramePacer.period
    }
    // At worst one frame is in the link, with the time of one slot and the error of the rate.
    let frame: Duration = .nanoseconds(600 * 1_000_000_000 / rate)
    let reserve = FramePacer.period + frame / 10 + milliseconds(10)
    let last = try #require(arrivals.last)
    #expect(last.sent >= end)
    #expect(last.arrived - end <= frame * 2 + reserve)
    #expect(link.longestWait <= LinkPacer.longestQueue + frame / 5 + milliseconds(5))
    let answer = try #require(arrivals.first { $0.sent >= key })
    if rate >= 32_000 { #expect(answer.arrived - key <= milliseconds(100)) }
    // Slower links show some frames of a movement, the slowest one only the last.
    if rate == 960 { #expect(arrivals.count == 1) } else { #expect(arrivals.count > 3) }
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

import Testing

@testable import TerminalUI

/// Movements over links of 9,600 baud, 56, 256 and 1,024 kbit/s in virtual time.
@Suite struct LinkMovementTests {
  static let rates = [960, 7_000, 32_000, 128_000]
  /// The bytes of frames of a sheet at 80 × 24.
  private static let sizes = [1_850, 1_420, 1_700, 1_350, 1_610]
  private static let largest = 1_850
  /// The duration of a sheet.
  private static let duration: Duration = .milliseconds(500)

  /// Returns a link that has been measured, and that has shown a movement.
  private func link(rate: Int, delay: Duration = .zero, turns: Int = 0) -> VirtualLink {
    var link = VirtualLink(pacer: LinkPacer(), rate: rate, delay: delay, time: .seconds(1))
    for bytes in [4_000, 40, 1_000, 1_000] {
      link.play(.zero, sizes: [bytes])
    }
    for _ in 0...turns { link.play(Self.duration, sizes: Self.sizes) }
    return link
  }

  /// The time by which the last frame is late, without that of its own bytes.
  ///
  /// It waits for a slot, and for what a frame before it has more than was predicted. The measured
  /// rate may be a tenth too high.
  private func reserve(_ link: VirtualLink) -> Duration {
    FramePacer.period + .milliseconds(1) + link.time(for: 1_850 - 1_350)
      + link.time(for: Self.largest) / 10
  }

  @Test(arguments: rates, [Duration.zero, .milliseconds(20), .milliseconds(150)])
  func `a movement ends late only by the bytes of its last frame`(rate: Int, delay: Duration) throws
  {
    for turns in 0..<Self.sizes.count {
      var link = link(rate: rate, delay: delay, turns: turns)
      let end = link.time + Self.duration
      let frames = link.play(Self.duration, sizes: Self.sizes)
      let last = try #require(frames.last)
      #expect(last.sent >= end)
      #expect(last.arrived - end <= link.time(for: last.bytes) + delay + reserve(link))
    }
  }

  @Test func `a known end makes the last frame arrive earlier`() throws {
    var sums = (known: Duration.zero, unknown: Duration.zero)
    for milliseconds in stride(from: 300, through: 700, by: 20) {
      for knowsEnd in [true, false] {
        var link = link(rate: 7_000)
        let end = link.time + .milliseconds(milliseconds)
        let frames = link.play(.milliseconds(milliseconds), sizes: Self.sizes, knowsEnd: knowsEnd)
        let last = try #require(frames.last)
        let wait = last.arrived - end - link.time(for: last.bytes)
        if knowsEnd { sums.known += wait } else { sums.unknown += wait }
      }
    }
    #expect(sums.known * 3 < sums.unknown)
  }

  @Test func `a movement that is shorter than a frame has only its last frame`() throws {
    var link = link(rate: 7_000)
    // 4,000 bytes take 570 ms.
    link.play(.seconds(5), sizes: [4_000])
    let frames = link.play(.milliseconds(300), sizes: [4_000])
    #expect(frames.count == 1)
  }

  @Test(arguments: [32_000, 128_000])
  func `from 256 kbit a second the first frame arrives within 100 ms`(rate: Int) throws {
    var link = link(rate: rate)
    let start = link.time
    let first = try #require(link.play(Self.duration, sizes: Self.sizes).first)
    #expect(first.arrived - start <= .milliseconds(100))
  }

  @Test(arguments: rates)
  func `the link holds one frame and eight milliseconds of another`(rate: Int) {
    var link = link(rate: rate)
    for _ in 0..<5 { link.play(Self.duration, sizes: Self.sizes) }
    // The measured rate may be a tenth too high.
    let error = max(Self.largest, 4_000) / 10
    let queue = Int(LinkPacer.longestQueue / .seconds(1) * Double(rate))
    #expect(link.mostBytes <= 4_000 + queue + error)
  }

  @Test(arguments: rates)
  func `an input during a movement waits only for the frame in the link`(rate: Int) throws {
    for milliseconds in stride(from: 20, through: 460, by: 40) {
      var link = link(rate: rate)
      let key = link.time + .milliseconds(milliseconds)
      let frames = link.play(
        Self.duration, sizes: Self.sizes, input: .milliseconds(milliseconds))
      let answer = try #require(frames.first { $0.sent >= key })
      let free = frames.last { $0.sent < key }?.arrived ?? key
      #expect(
        answer.sent - max(key, free)
          <= FramePacer.period + .milliseconds(1) + link.time(for: Self.largest) / 10)
    }
  }

  @Test func `motion falls back on a slow link and returns with a fast one`() {
    var link = link(rate: 128_000)
    #expect(link.pacer.motion == .full)
    let many = link.play(Self.duration, sizes: Self.sizes).count
    link.rate = 7_000
    for _ in 0..<3 { link.play(Self.duration, sizes: Self.sizes) }
    #expect(link.pacer.motion == .wholeCells)
    let few = link.play(Self.duration, sizes: Self.sizes).count
    #expect(few <= 3)
    link.rate = 128_000
    for _ in 0..<2 { link.play(Self.duration, sizes: Self.sizes) }
    #expect(link.pacer.motion == .full)
    #expect(link.play(Self.duration, sizes: Self.sizes).count == many)
    #expect(many >= 20)
  }

  @Test func `a link that has stopped gets fewer and fewer frames`() {
    var link = link(rate: 32_000)
    link.losesAnswers = true
    let (start, count) = (link.time, link.frames.count)
    while link.time < start + .seconds(2) { link.step(bytes: 3_200, isMoving: true) }
    // 3,200 bytes take 100 ms. The second frame follows when they should have arrived, before the
    // answer is late; the next ones after holds of 300 and 600 ms. The hold after them takes 1.2 s.
    let times = link.frames[count...].map { $0.sent - start }
    #expect(times.count == 4)
    for (time, expected) in zip(times, [0, 100, 400, 1_000]) {
      #expect(time >= .milliseconds(expected - 10) && time <= .milliseconds(expected + 40))
    }
  }
}

@testable import TerminalUI

/// A link in virtual time, with a terminal that answers as soon as it has read a question.
struct VirtualLink {
  /// A frame that was sent.
  struct SentFrame {
    let bytes: Int
    let sent: Duration
    /// The time at which the terminal has all of it.
    let arrived: Duration
  }

  var pacer: LinkPacer
  /// The rate in bytes a second.
  var rate: Int
  /// The time that a byte takes in each direction.
  let delay: Duration
  /// True if no answer arrives.
  var losesAnswers = false
  private(set) var time: Duration
  private(set) var frames: [SentFrame] = []
  /// The most bytes that the link has held at once.
  private(set) var mostBytes = 0
  private var slots = FramePacer()
  /// The time at which the link has taken everything.
  private var free: Duration = .zero
  /// The times of the next answers.
  private var answers: [Duration] = []

  init(pacer: LinkPacer, rate: Int, delay: Duration = .zero, time: Duration) {
    (self.pacer, self.rate, self.delay, self.time) = (pacer, rate, delay, time)
  }

  /// The time that the link needs for bytes.
  func time(for bytes: Int) -> Duration { .nanoseconds(bytes * 1_000_000_000 / rate) }

  /// Sends a frame if a slot for it is free and the pacer allows it, and lets a millisecond pass.
  ///
  /// - Returns: True if the frame was sent.
  @discardableResult
  mutating func step(
    bytes: Int, isMoving: Bool, timeLeft: Duration? = nil, answersInput: Bool = false
  ) -> Bool {
    defer { time += .milliseconds(1) }
    while let answer = answers.first, answer <= time {
      pacer.recordAnswer(at: answer)
      answers.removeFirst()
    }
    guard slots.isDue(at: time) else { return false }
    let decision = pacer.decide(
      at: time, isMoving: isMoving, timeLeft: timeLeft, answersInput: answersInput)
    if decision == .show || isMoving { slots.takeFrameSlot(at: time) }
    guard decision == .show else { return false }
    let asks = pacer.asks(at: time, bytes: bytes)
    pacer.recordFrame(of: bytes, at: time, hasQuestion: asks, isMoving: isMoving)
    free = max(free, time) + time(for: bytes)
    frames.append(SentFrame(bytes: bytes, sent: time, arrived: free + delay))
    mostBytes = max(mostBytes, Int((free - time) / .seconds(1) * Double(rate)))
    if asks, !losesAnswers { answers.append(free + delay * 2) }
    return true
  }

  /// Plays a movement up to its last frame, and waits until the link is empty.
  ///
  /// - Parameters:
  ///   - duration: The time from the first frame to the last one.
  ///   - sizes: The bytes of the frames, used in turn.
  ///   - knowsEnd: True if the pacer knows the time until the end.
  ///   - input: The time of an input after the start; nil for none.
  /// - Returns: The frames of the movement.
  @discardableResult
  mutating func play(
    _ duration: Duration, sizes: [Int], knowsEnd: Bool = true, input: Duration? = nil
  ) -> [SentFrame] {
    let (count, start) = (frames.count, time)
    var isAnswered = false
    while time < start + duration {
      let hasInput = input.map { time >= start + $0 } ?? false
      let isSent = step(
        bytes: sizes[frames.count % sizes.count], isMoving: true,
        timeLeft: knowsEnd ? start + duration - time : nil,
        answersInput: hasInput && !isAnswered)
      if isSent, hasInput { isAnswered = true }
    }
    while !step(bytes: sizes[frames.count % sizes.count], isMoving: false) {}
    while time <= free + delay * 2 + .seconds(1) {
      time += .milliseconds(1)
    }
    return Array(frames[count...])
  }
}

/// Decides when the link to the terminal is free enough for another frame.
///
/// The kernel does not say how many bytes a pseudo-terminal's reader has not read, and a network
/// hides its own queues. So the program asks for a status report (DSR 5) after a frame. The terminal
/// answers when it has read that far, which measures the whole way. From the answers the pacer
/// knows the rate of the link and its delay. It predicts when the bytes that are on their way will
/// have arrived.
///
/// It is a value without a clock: times and bytes go in, decisions come out. Times count from any
/// common start.
struct LinkPacer {
  /// A decision about the next frame.
  enum Decision: Equatable {
    /// The next frame can be sent.
    case show
    /// The link is busy. Decide again at this time, or at an answer; nil if only the terminal can
    /// end the wait.
    case wait(until: Duration?)
  }

  /// The knowledge whether the terminal answers.
  enum Answers: Equatable {
    /// No answer has been due yet.
    case unknown
    /// The last question was answered.
    case given
    /// The last question was not answered in time. Frames are sent as if the link were fast.
    case missing
  }

  /// A question that has not been answered.
  private struct Question {
    /// The time at which it was sent.
    var sent: Duration
    /// The number of bytes that were sent with it.
    var bytes: Int
    /// The time at which the answer is expected.
    var due: Duration
  }

  /// An answered question: the bytes, and the time that the link needed for them and the answer.
  private struct Sample {
    var bytes: Int
    var time: Duration
  }

  private(set) var answers = Answers.unknown
  /// The rate of the link in bytes a second; nil before the first answer that tells it.
  private(set) var rate: Int?
  /// The time that a question without other bytes takes.
  private(set) var delay: Duration = .zero
  /// The level of motion that the rate allows.
  private(set) var motion = MotionLevel.full
  /// The time at which the link has taken everything that was sent.
  private var freeTime: Duration = .zero
  /// The time of the last frame.
  private var lastFrame: Duration?
  private var question: Question?
  private var lastQuestion: Duration?
  /// The bytes since the last question.
  private var bytesSinceQuestion = 0
  private var samples: [Sample] = []
  /// A Boolean value that indicates whether at least two answers tell the rate. A single one may be
  /// late because the terminal is starting.
  private var isRateConfirmed = false
  /// The time at which the present movement began; nil at rest.
  private var movementStart: Duration?
  /// The bytes of the last frames of movements.
  private var movementFrames: [Int] = []
  /// The number of frames that were sent although an answer was late.
  private var framesSinceLateAnswer = 0

  /// A Boolean value that indicates whether an answer may still arrive.
  var awaitsAnswer: Bool { question != nil }
}

extension LinkPacer {
  /// The longest time that a frame may wait in the link for the one before it.
  static let longestQueue: Duration = .milliseconds(8)
  /// The time between two frames until the first answer.
  static let unknownPeriod: Duration = .milliseconds(250)
  /// The longest time between two frames until the first answer.
  static let longestUnknownPeriod: Duration = .seconds(1)
  /// The rate in bytes a second that decides when the second frame follows the first one: 56 kbit/s.
  private static let assumedRate = 7_000
  /// The time after which a question counts as not answered, if its bytes need no longer.
  static let longestAnswer: Duration = .seconds(3)
  /// The longest time to wait for an answer while the rate is unknown.
  static let longestFirstAnswer: Duration = .seconds(10)
  /// The slowest rate in bytes a second at which the first screen is waited for: three quarters of
  /// 9,600 baud.
  private static let slowestRate = 720
  /// The shortest time for which a late answer holds the next frame.
  static let shortestHold: Duration = .milliseconds(300)
  /// The longest time past the expected one for which a late answer holds a frame without a movement,
  /// or that after an input. Also the longest time for which a rate that only one answer tells holds
  /// a frame, if no question is on its way.
  static let longestHold: Duration = .seconds(1)
  /// The number of frames by which the bytes of the next frame of a movement are predicted.
  private static let predictingFrames = 4
  /// The lateness of an answer that shows that the link has become slower.
  private static let slack: Duration = .milliseconds(40)
  /// The time below which differences between answers are chance.
  private static let noise: Duration = .milliseconds(5)
  /// The fewest bytes that tell the rate.
  private static let fewestBytes = 384
  /// The number of answers that are kept.
  private static let mostSamples = 16
  /// The number of answers that decide the rate.
  private static let rateSamples = 3
  /// The time between two questions on a fast link.
  private static let questionPeriod: Duration = .milliseconds(250)
  /// The number of bytes after which a fast link is asked again.
  private static let questionBytes = 4_096
  /// The number of bytes that are too few for a question, such as a movement of the cursor.
  private static let fewestAskedBytes = 32
  /// The time after which a terminal that does not answer is asked again.
  private static let silentPeriod: Duration = .seconds(10)

  /// Decides whether a frame can be sent.
  ///
  /// - Parameters:
  ///   - now: The time.
  ///   - backlog: The bytes that the system has not passed on, as far as it reports them.
  ///   - isMoving: True if another frame follows soon by itself.
  ///   - timeLeft: The time until the movement ends; nil if that is unknown.
  ///   - answersInput: True if the frame shows the effect of an input during a movement. It is sent
  ///     as soon as the link is free.
  mutating func decide(
    at now: Duration, backlog: Int = 0, isMoving: Bool, timeLeft: Duration? = nil,
    answersInput: Bool = false
  ) -> Decision {
    movementStart = isMoving ? movementStart ?? now : nil
    giveUpQuestion(at: now)
    if backlog > 0 { return .wait(until: now + FramePacer.period) }
    switch answers {
    case .missing: return .show
    case .unknown:
      guard let question, let lastFrame else { return .show }
      // The first screen has many bytes.
      let wait = min(time(for: question.bytes, at: Self.assumedRate), Self.longestUnknownPeriod)
      return decision(
        max(lastFrame + Self.unknownPeriod, question.sent + wait), now)
    case .given: break
    }
    let mayWait = isMoving && !answersInput
    if let question, isLate(question, at: now), let lastFrame {
      let end = holdEnd(after: lastFrame, isMoving: mayWait)
      return decision(min(lossTime(of: question), end), now)
    }
    var time = freeTime - Self.longestQueue
    if mayWait {
      time = max(time, motionTime)
      if let timeLeft, wouldDelayEnd(in: timeLeft, at: now) { time = max(time, now + timeLeft) }
    }
    return decision(time, now)
  }

  /// Returns whether a frame that is sent now would still be in the link when the movement ends.
  ///
  /// The last frame would then arrive later by the rest of it. The size of a frame is known only
  /// after it is encoded, so the largest of the frames before it counts.
  private func wouldDelayEnd(in timeLeft: Duration, at now: Duration) -> Bool {
    guard timeLeft > .zero, let bytes = movementFrames.max() else { return false }
    return max(freeTime, now) + time(for: bytes) > now + timeLeft
  }

  private func isLate(_ question: Question, at now: Duration) -> Bool {
    now > question.due + Self.slack
  }

  /// The time until which a late answer holds the next frame.
  ///
  /// The answer may be lost, so the frame is held for three times the expected time. If only the link
  /// has stopped, it gets few frames meanwhile: each one of a movement is held twice as long as the
  /// one before.
  private func holdEnd(after lastFrame: Duration, isMoving: Bool) -> Duration {
    let expected = max(freeTime + delay - lastFrame, .zero)
    let hold = max(Self.shortestHold, expected * 3)
    return isMoving
      ? lastFrame + hold * (1 << min(framesSinceLateAnswer, 4))
      : lastFrame + min(hold, expected + Self.longestHold)
  }

  private func decision(_ time: Duration, _ now: Duration) -> Decision {
    time <= now ? .show : .wait(until: time)
  }

  /// The earliest time for a frame of a movement.
  private var motionTime: Duration {
    guard let period = motion.period, let lastFrame else { return .zero }
    // At the lowest level a movement that does not end is still shown now and then.
    return motion == .lastFrame
      ? max(lastFrame, movementStart ?? .zero) + period : lastFrame + period
  }

  /// The time at which a question counts as not answered.
  private func lossTime(of question: Question) -> Duration {
    let expected =
      rate != nil
      ? (question.due - question.sent) * 4
      : min(time(for: question.bytes, at: Self.slowestRate), Self.longestFirstAnswer)
    return question.sent + max(Self.longestAnswer, expected)
  }

  private mutating func giveUpQuestion(at now: Duration) {
    guard let question, now >= lossTime(of: question) else { return }
    self.question = nil
    answers = .missing
    (rate, motion, freeTime, framesSinceLateAnswer) = (nil, .full, now, 0)
    isRateConfirmed = false
    samples.removeAll(keepingCapacity: true)
  }
}

// MARK: - Bytes and answers

extension LinkPacer {
  /// Returns whether a question should follow the next frame.
  ///
  /// A slow link is asked after each frame, a fast one four times a second. A terminal that has
  /// answered is not asked after a few bytes.
  func asks(at now: Duration, bytes: Int) -> Bool {
    guard question == nil else { return false }
    guard let lastQuestion else { return true }
    switch answers {
    case .missing: return now - lastQuestion >= Self.silentPeriod
    case .unknown: return true
    case .given:
      guard bytesSinceQuestion + bytes >= Self.fewestAskedBytes else { return false }
      guard let rate, rate >= MotionLevel.fastRate else { return true }
      return now - lastQuestion >= Self.questionPeriod
        || bytesSinceQuestion + bytes >= Self.questionBytes
    }
  }

  /// Records a frame.
  ///
  /// - Parameters:
  ///   - bytes: The number of bytes of the frame and its question.
  ///   - now: The time at which they were sent.
  ///   - hasQuestion: True if a question ends the frame.
  ///   - isMoving: True if another frame follows soon by itself.
  mutating func recordFrame(
    of bytes: Int, at now: Duration, hasQuestion: Bool, isMoving: Bool = false
  ) {
    if let question, isLate(question, at: now) { framesSinceLateAnswer += 1 }
    if isMoving {
      if movementFrames.count == Self.predictingFrames { movementFrames.removeFirst() }
      movementFrames.append(bytes)
    }
    freeTime = max(now, freeTime) + time(for: bytes)
    lastFrame = now
    bytesSinceQuestion += bytes
    guard hasQuestion else { return }
    question = Question(sent: now, bytes: bytes, due: freeTime + delay)
    (lastQuestion, bytesSinceQuestion) = (now, 0)
  }

  /// Records the answer to the last question.
  mutating func recordAnswer(at now: Duration) {
    answers = .given
    framesSinceLateAnswer = 0
    guard let question else { return }
    self.question = nil
    // The short time that the bytes may have waited counts, so the rate is rather too low.
    samples.append(Sample(bytes: question.bytes, time: max(now - question.sent, .zero)))
    if samples.count > Self.mostSamples { samples.removeFirst() }
    measure()
    // No answer will correct the time for bytes after the question.
    let rest = time(for: bytesSinceQuestion)
    freeTime =
      max(now - delay, question.sent) + (isRateConfirmed ? rest : min(rest, Self.longestHold))
  }

  /// Forgets the link, when the terminal has been away.
  mutating func reset() { self = LinkPacer() }

  /// The time that the link needs for bytes; zero while its rate is unknown.
  private func time(for bytes: Int) -> Duration {
    rate.map { time(for: bytes, at: $0) } ?? .zero
  }

  private func time(for bytes: Int, at rate: Int) -> Duration {
    .nanoseconds(bytes * 1_000_000_000 / max(1, rate))
  }

  /// Finds the delay by answers after few bytes, and the rate by answers after many.
  private mutating func measure() {
    let small = samples.filter { $0.bytes < Self.fewestBytes }
    delay = small.map { max($0.time - time(for: $0.bytes), .zero) }.min() ?? .zero
    let rates = samples.filter { $0.bytes >= Self.fewestBytes }.suffix(Self.rateSamples).map {
      let time = max($0.time - delay, Self.noise)
      return Int(Double($0.bytes) / (time / .seconds(1)))
    }
    // One late answer does not make a link slow; the next ones decide.
    guard let best = rates.max() else { return }
    rate = best
    isRateConfirmed = rates.count > 1
    // A terminal that starts is late once.
    if isRateConfirmed { motion = motion.next(at: best) }
  }
}

/// The frames of a movement that a link of some rate gets.
///
/// The frame at the end of a movement, and a frame without one, are always sent in full.
enum MotionLevel: Int, Comparable, CaseIterable {
  /// Only the frame at the end, and one a second of a movement that is longer.
  case lastFrame
  /// Eight frames a second, with edges at whole cells.
  case fewFrames
  /// Twenty frames a second, with edges at whole cells.
  case wholeCells
  /// Every frame that fits.
  case full

  static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }

  /// The rate in bytes a second from which a link counts as fast: 512 kbit/s.
  static let fastRate = 64_000

  /// The lowest rate of the level, in bytes a second.
  var lowestRate: Int {
    switch self {
    case .lastFrame: 0
    case .fewFrames: 1_500
    case .wholeCells: 4_000
    case .full: 16_000
    }
  }

  /// The shortest time between two frames of a movement; nil for the usual one.
  var period: Duration? {
    switch self {
    case .lastFrame: .seconds(1)
    case .fewFrames: .milliseconds(125)
    case .wholeCells: .milliseconds(50)
    case .full: nil
    }
  }

  /// A Boolean value that indicates whether edges move by whole cells.
  var usesWholeCells: Bool { self < .full }

  /// Returns the level for a rate. A higher level needs a quarter more than its lowest rate, so that
  /// a rate at the limit does not change the level with each answer.
  func next(at rate: Int) -> MotionLevel {
    let level = Self.allCases.last { rate >= $0.lowestRate } ?? .lastFrame
    guard level > self else { return level }
    return Self.allCases.last { $0 <= self || rate >= $0.lowestRate * 5 / 4 } ?? self
  }
}

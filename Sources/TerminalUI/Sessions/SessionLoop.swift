internal import Glibc
internal import NavigationKit
internal import Simulation

/// The run of one program in a session. Its caller measures the time.
///
/// The order is that of ``RunLoop``: frame, time, size, rest of the last frame, keys.
final class SessionLoop {
  private let session: TerminalSession
  private let program: any TerminalProgram
  private let line: TerminalLine
  private let screen: SessionScreen
  private var decoder: KeyDecoder
  private var pacer = FramePacer()
  private var synchronization = SynchronizedOutput.unasked
  /// The time of the last `advance(by:)`.
  private var lastAdvance: Duration
  /// The time at which an incomplete key times out; nil while there is none.
  private var decoderDeadline: Duration?
  /// The time at which a frame with invisible differences is sent exactly.
  private var exactFrameTime: Duration = .zero
  /// Indicates whether a frame may be waiting for its time.
  private var hasPendingFrame = false
  private var hasInputModes = false
  /// The number of bytes that have been given to the connection or wait for it.
  private(set) var byteCount = 0

  /// The time after the last change at which the screen shows every colour exactly.
  private static let longestApproximation: Duration = .milliseconds(100)

  /// The reasons why a wait ended.
  struct Readiness {
    var hasInput = false
    var isHungUp = false
  }

  /// Starts the program.
  init(_ session: TerminalSession, _ program: any TerminalProgram, at now: Duration) {
    (self.session, self.program) = (session, program)
    line = TerminalLine(input: session.input, output: session.output)
    let size = session.takeSize()
    screen = SessionScreen(session.entry, columns: size.columns, rows: size.rows)
    decoder = KeyDecoder(sequences: session.entry.keys)
    lastAdvance = now
    let alarm = session.alarm
    program.start { alarm.ring() }
    sendSize(of: size)
    program.advance(by: .zero)
  }

  /// Shows the next frame, if it is time and the terminal has accepted the frame before.
  func showFrame() {
    let canShow = !line.hasUnsent
    hasPendingFrame = canShow && !pacer.isDue(at: lastAdvance)
    guard canShow, !hasPendingFrame else { return }
    pacer.takeFrameSlot(at: lastAdvance)
    if let frame = program.nextFrame() ?? (screen.isDamaged ? screen.shown : nil) {
      show(frame, exactly: false)
      exactFrameTime = lastAdvance + Self.longestApproximation
    } else if screen.isApproximate, lastAdvance >= exactFrameTime, let frame = screen.shown {
      show(frame, exactly: true)
    }
  }

  /// Advances the program to `now` and gives it what has arrived.
  ///
  /// - Returns: The outcome if the run is over; otherwise nil.
  func step(to now: Duration, _ readiness: Readiness) -> TerminalSession.Outcome? {
    program.advance(by: now - lastAdvance)
    lastAdvance = now
    if let size = session.takeNewSize() {
      screen.resize(columns: size.columns, rows: size.rows)
      sendSize(of: size)
    }
    if session.hasEnded { return terminate(.ended) }
    line.flush()
    let isClosed = !takeKeys(readiness)
    if program.isFinished { return .finished }
    return isClosed || readiness.isHungUp || line.isDead ? terminate(.hangup) : nil
  }

  /// Restores the terminal.
  func finish() {
    send((hasInputModes ? InputModes.end : []) + screen.end())
    _ = line.drain()
  }

  /// Returns the time until the next work; nil if work can only come from outside.
  func timeout(at now: Duration) -> Duration? {
    var deadline = program.timeUntilNextChange.map { max(lastAdvance + $0, pacer.next) }
    if hasPendingFrame { deadline = min(deadline ?? pacer.next, pacer.next) }
    if screen.isApproximate {
      let exact = max(exactFrameTime, pacer.next)
      deadline = min(deadline ?? exact, exact)
    }
    if let decoderDeadline { deadline = min(deadline ?? decoderDeadline, decoderDeadline) }
    return deadline.map { max($0 - now, .zero) }
  }

  /// Sends the rest of the last frame. Returns false while some of it is left.
  func flush() -> Bool {
    line.flush()
    return !line.hasUnsent
  }

  /// The last frame that was shown; nil before the first.
  var shownFrame: Frame? { screen.shown }

  /// Indicates whether bytes wait for the connection.
  var hasUnsent: Bool { line.hasUnsent }
}

// MARK: - Output

extension SessionLoop {
  private func show(_ frame: Frame, exactly: Bool) {
    let bytes =
      screen.update(frame, exactly: exactly) + (hasInputModes ? [] : InputModes.begin)
    hasInputModes = true
    switch synchronization {
    case .available where !bytes.isEmpty:
      send(SynchronizedOutput.begin + bytes + SynchronizedOutput.end)
    case .unasked where session.depth == .truecolor:
      // Terminals with fewer colours do not know the mode, and some print the question.
      synchronization = .asked
      let version = screen.canRepeat ? TerminalVersion.question : []
      send(bytes + version + SynchronizedOutput.question)
    case .unasked, .asked, .available, .unavailable: send(bytes)
    }
  }

  private func send(_ bytes: [UInt8]) {
    byteCount += bytes.count
    line.send(bytes)
  }

  private func sendSize(of window: (columns: Int, rows: Int)) {
    let used = screen.size
    program.resize(columns: used.columns, rows: used.rows)
    if used != window { program.showLimit(used, of: window) }
  }

  private func terminate(_ outcome: TerminalSession.Outcome) -> TerminalSession.Outcome {
    program.terminate()
    return outcome
  }
}

// MARK: - Keys

extension SessionLoop {
  /// Reads and decodes input, or times out an incomplete key.
  ///
  /// - Returns: False if the other side has closed the input.
  private func takeKeys(_ readiness: Readiness) -> Bool {
    if readiness.hasInput {
      guard let bytes = session.read() else { return false }
      send(decoder.decode(bytes))
      if let answer = decoder.synchronization, synchronization != .unasked {
        synchronization = answer
      }
      if let repeats = decoder.repeatsEveryCharacter { screen.repeatsEveryCharacter = repeats }
      if !bytes.isEmpty {
        decoderDeadline = decoder.isWaiting ? lastAdvance + decoder.timeout : nil
      }
    } else if let deadline = decoderDeadline, deadline <= lastAdvance {
      decoderDeadline = nil
      send(decoder.timeOut())
    }
    return true
  }

  /// Sends inputs to the program, until it finishes.
  private func send(_ inputs: [TerminalInput]) {
    for input in inputs where !program.isFinished {
      switch input {
      case .key(let key):
        switch KeyBindings.terminal[key] {
        // A connection has no job that could be stopped.
        case .stop: break
        case .redraw: screen.damage()
        case nil: program.receive(key)
        }
      case .paste(let text): program.receive(pasted: text)
      case .overlongPaste: program.refuseOverlongPaste()
      case .pointer(let pointer):
        let size = screen.size
        if let pointer = pointer.clamped(columns: size.columns, rows: size.rows) {
          program.receive(pointer)
        }
      }
    }
  }
}

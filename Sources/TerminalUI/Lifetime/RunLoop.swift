internal import CNcurses
internal import CellGraphics
internal import Glibc
public import Simulation

/// Runs a program in the terminal: one loop, one thread, and the only place that reads a clock.
///
/// It sleeps until a key, a signal or the program's next change is due. An idle program costs
/// nothing and sends nothing.
///
/// ```text
/// let outcome = RunLoop(try Terminal()).run(program)
/// ```
public struct RunLoop: ~Copyable {
  /// Why a run came to its end.
  public enum Outcome: Equatable, Sendable {
    /// The program has nothing more to do.
    case finished
    /// A signal that ends programs asked for it; a shell expects the exit code 128 + number.
    case signal(Int32)
    /// Nobody is at the terminal any more.
    case hangup
  }

  private var terminal: Terminal
  private var decoder: KeyDecoder
  private var pacer = FramePacer()
  /// The time of the last `advance(by:)`.
  private var lastAdvance: Duration
  /// When a key that has begun is given up; nil while there is none.
  private var decoderDeadline: Duration?
  /// True while there may be a frame that it was not yet time for.
  private var hasPendingFrame = false

  public init(_ terminal: consuming Terminal) {
    decoder = KeyDecoder(sequences: terminal.keySequences)
    self.terminal = terminal
    lastAdvance = Self.now
  }

  /// Runs `program` to its end, or until the terminal is taken away.
  ///
  /// Tells it the size first. Ctrl-Z stops the job and SIGTSTP the process, and Ctrl-L draws the screen
  /// anew; they are not the program's affair. The time until it continues does not count. Returns when
  /// the terminal has been given back.
  public consuming func run(_ program: any TerminalProgram) -> Outcome {
    sendSize(to: program)
    program.advance(by: .zero)
    while !program.isFinished {
      showFrame(of: program)
      let readiness = waitForWork(of: program)
      let signals = readiness.hasSignal ? terminal.takeSignals() : []
      if !signals.contains(SIGCONT) { advance(program) }
      if let outcome = handle(signals, program) { return outcome }
      terminal.flush()
      takeKeys(readiness, program)
      if readiness.isHungUp || terminal.isDead { return .hangup }
    }
    return .finished
  }

  private static var now: Duration {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}

// MARK: - Time

extension RunLoop {
  private mutating func advance(_ program: any TerminalProgram) {
    let now = Self.now
    // The process may have been stopped since it looked for signals; then the time until it was
    // continued is in `now`, and the next look at the signals starts the time again.
    guard !terminal.signals.isPending(SIGCONT) else { return }
    program.advance(by: now - lastAdvance)
    lastAdvance = now
  }

  /// One frame at a time: none is composed before the terminal has taken the one before.
  private mutating func showFrame(of program: any TerminalProgram) {
    hasPendingFrame = terminal.canShow && !pacer.takeFrameSlot(at: lastAdvance)
    guard terminal.canShow, !hasPendingFrame else { return }
    if let frame = program.nextFrame() ?? terminal.frameToRepair { terminal.show(frame) }
  }

  /// Sleeps until something is to be done. Before, it lets the program do what can wait, in slices.
  private mutating func waitForWork(of program: any TerminalProgram) -> Terminal.Readiness {
    while timeout(for: program).map({ $0 > Self.shortestIdleTime }) ?? true,
      program.workWhileIdle()
    {
      let readiness = terminal.wait(.zero)
      if readiness.hasInput || readiness.hasSignal || readiness.isHungUp { return readiness }
    }
    return terminal.wait(timeout(for: program))
  }

  /// How long nothing must need to be done for work that can wait to be begun.
  private static let shortestIdleTime: Duration = .milliseconds(5)

  /// How long nothing will need to be done; nil for ever.
  private func timeout(for program: any TerminalProgram) -> Duration? {
    // In no list: it is asked at each frame.
    var deadline = program.timeUntilNextChange.map { max(lastAdvance + $0, pacer.next) }
    if hasPendingFrame { deadline = min(deadline ?? pacer.next, pacer.next) }
    if let decoderDeadline { deadline = min(deadline ?? decoderDeadline, decoderDeadline) }
    return deadline.map { max($0 - Self.now, .zero) }
  }
}

// MARK: - Signals

extension RunLoop {
  private mutating func handle(_ signals: [Int32], _ program: any TerminalProgram) -> Outcome? {
    for signal in signals {
      switch signal {
      case SIGWINCH: updateSize(program)
      case SIGTSTP: stop(program) { $0.stop(by: SIGTSTP) }
      case SIGCONT: resume(program)
      default: return .signal(signal)
      }
    }
    return nil
  }

  /// Stops the process, and goes on when it continues: at once, where nobody could continue it.
  private mutating func stop(
    _ program: any TerminalProgram, by stop: (borrowing SignalQueue) -> Bool
  ) {
    terminal.suspend()
    cancelButton(program)
    _ = stop(terminal.signals)
    resume(program)
  }

  private mutating func resume(_ program: any TerminalProgram) {
    // Continued in the background, where the terminal is somebody else's. What cannot be stopped there
    // is told by the next read that it has no terminal.
    while !terminal.isInForeground, terminal.signals.stopJob(by: SIGTTOU) {}
    cancelButton(program)
    // The program does not notice that it was away.
    lastAdvance = Self.now
    terminal.resume()
    updateSize(program)
  }

  /// However many signals a resize has sent, only the size that came of it counts.
  private mutating func updateSize(_ program: any TerminalProgram) {
    if terminal.updateSize() { sendSize(to: program) }
  }

  private func sendSize(to program: any TerminalProgram) {
    program.resize(columns: terminal.bounds.columns, rows: terminal.bounds.rows)
    if let notice = terminal.sizeNotice { program.receive(notice: notice) }
  }
}

// MARK: - Keys

extension RunLoop {
  private mutating func takeKeys(
    _ readiness: Terminal.Readiness, _ program: any TerminalProgram
  ) {
    if readiness.hasInput {
      let bytes = terminal.read()
      send(decoder.decode(bytes), to: program)
      if let answer = decoder.synchronization { terminal.setSynchronization(answer) }
      guard !bytes.isEmpty else { return }
      decoderDeadline = decoder.isWaiting ? lastAdvance + decoder.timeout : nil
    } else if let deadline = decoderDeadline, deadline <= lastAdvance {
      decoderDeadline = nil
      send(decoder.timeOut(), to: program)
    }
  }

  private mutating func send(_ inputs: [TerminalInput], to program: any TerminalProgram) {
    for input in inputs where !program.isFinished {
      switch input {
      case .key(let key): send(key, to: program)
      case .paste(let text): program.receive(pasted: text)
      case .overlongPaste: program.refuseOverlongPaste()
      case .pointer(let pointer):
        guard let pointer = terminal.clamped(pointer) else { continue }
        trackButton(pointer)
        program.receive(pointer)
      }
    }
  }

  private mutating func send(_ key: Key, to program: any TerminalProgram) {
    switch KeyBindings.terminal[key] {
    case .stop: stop(program) { $0.stopJob(by: SIGTSTP) }
    case .redraw: terminal.damage()
    case nil: program.receive(key)
    }
  }

  private mutating func trackButton(_ pointer: PointerInput) {
    switch pointer.action {
    case .press, .drag: terminal.heldButton = pointer
    case .release, .cancel: terminal.heldButton = nil
    case .wheel: break
    }
  }

  /// Tells the program that it will not hear of a button's release.
  private mutating func cancelButton(_ program: any TerminalProgram) {
    guard var pointer = terminal.heldButton else { return }
    terminal.heldButton = nil
    pointer.action = .cancel
    program.receive(pointer)
  }
}

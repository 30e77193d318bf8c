internal import CNcurses
internal import CellGraphics
internal import Glibc
public import NavigationKit
public import Simulation

/// Runs a program in the terminal. It has one loop on one thread and is the only code that reads a
/// clock.
///
/// The loop sleeps until the next key, signal or change of the program, or until another thread has
/// work for the program. An idle program takes no
/// processor time and sends no bytes.
///
/// ```text
/// let outcome = RunLoop(try Terminal()).run(program)
/// ```
public struct RunLoop: ~Copyable {
  /// The reason why a run ended.
  public enum Outcome: Equatable, Sendable {
    /// The program has finished.
    case finished
    /// A signal that ends programs arrived. A shell expects the exit code 128 + number.
    case signal(Int32)
    /// The terminal was closed or its connection was lost.
    case hangup
  }

  /// The terminal that the loop owns.
  public private(set) var terminal: Terminal
  private var decoder: KeyDecoder
  /// The inputs that arrived before the run.
  private var earlyInputs: [TerminalInput] = []
  private var pacer = FramePacer()
  /// The time of the last `advance(by:)`.
  private var lastAdvance: Duration
  /// The time at which an incomplete key times out; nil while there is none.
  private var decoderDeadline: Duration?
  /// The time at which a frame with invisible differences is sent exactly.
  private var exactFrameTime: Duration = .zero
  /// Indicates whether a frame may be waiting for its time.
  private var hasPendingFrame = false
  /// Indicates whether an input arrived during a movement and no frame has been sent since.
  private var hasUnansweredInput = false
  /// Indicates whether the last frame had to wait for the link.
  private var isLinkBusy = false
  /// The time at which a busy link is tried again; nil if only the terminal can end the wait.
  private var linkTime: Duration?
  /// The time at which the program gets the figures of the output; nil if it has them.
  private var outputTime: Duration?
  /// The time of the last frame that the figures count.
  private var lastCountedFrame: Duration = .zero
  /// Indicates whether the program showed the figures of the output before.
  private var showedOutput = false

  /// Creates a run loop for an open terminal, which it then owns.
  public init(_ terminal: consuming Terminal) {
    decoder = KeyDecoder(sequences: terminal.keySequences)
    self.terminal = terminal
    lastAdvance = Self.now
  }

  /// Runs `program` until it finishes, a signal ends it or the terminal is closed.
  ///
  /// First the program gets the size. Ctrl-Z stops the job, SIGTSTP stops the process, and Ctrl-L
  /// draws the screen again; the program does not see them. The time while the process is stopped
  /// does not count. A signal that ends the run, and a lost terminal, call
  /// `TerminalProgram.terminate()`. The watchdog guards this call too.
  ///
  /// - Returns: The reason for the end. The terminal has been restored by then.
  public consuming func run(_ program: any TerminalProgram) -> Outcome {
    let alarm = terminal.alarm
    lastAdvance = Self.now
    program.start { alarm.ring() }
    sendSize(to: program)
    program.advance(by: .zero)
    sendEarlyInputs(to: program)
    while !program.isFinished {
      showFrame(of: program)
      let readiness = waitForWork(of: program)
      let signals = readiness.hasSignal ? terminal.takeSignals() : []
      if !signals.contains(SIGCONT) { advance(program) }
      if let outcome = handle(signals, program) {
        program.terminate()
        return outcome
      }
      terminal.flush()
      takeKeys(readiness, program)
      if readiness.isHungUp || terminal.isDead {
        program.terminate()
        return .hangup
      }
    }
    return .finished
  }

  /// The time of the monotonic clock.
  private static var now: Duration {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}

// MARK: - Questions

extension RunLoop {
  /// Asks the terminal whether its background is light or dark. Call it before ``run(_:)``.
  ///
  /// Keys that arrive meanwhile are the first input of the run. An answer that arrives later is
  /// dropped. The console of the kernel is not asked, because it prints the question.
  ///
  /// - Parameter limit: The longest time to wait for the answer.
  /// - Returns: The answer, or what the variable `COLORFGBG` says; nil if neither says anything.
  public mutating func background(
    within limit: Duration = .milliseconds(250)
  ) -> UserInterfaceStyle? {
    if Terminal.answersQuestions { askForBackground(until: Self.now + limit) }
    defer { decoder.forgetAnswers() }
    return decoder.background ?? Terminal.backgroundOfVariable
  }

  private mutating func askForBackground(until deadline: Duration) {
    terminal.askForBackground()
    // The answer about the attributes comes last.
    while decoder.synchronization == nil, Self.now < deadline {
      let readiness = terminal.wait(deadline - Self.now)
      // The run handles signals.
      guard readiness.hasInput else { break }
      let bytes = terminal.read()
      if bytes.isEmpty { break }
      earlyInputs += decoder.decode(bytes)
    }
    terminal.awaitsBackground = decoder.synchronization == nil
  }

  /// Sends the inputs that arrived before the run.
  private mutating func sendEarlyInputs(to program: any TerminalProgram) {
    send(earlyInputs, to: program)
    earlyInputs = []
    if decoder.isWaiting { decoderDeadline = lastAdvance + decoder.timeout }
  }
}

// MARK: - Time

extension RunLoop {
  /// Advances the program's time to the present.
  private mutating func advance(_ program: any TerminalProgram) {
    let now = Self.now
    // The process may have been stopped after its last check for signals. `now` would then include
    // the time of the stop. The time starts again when the signal is handled.
    guard !terminal.signals.isPending(SIGCONT) else { return }
    program.advance(by: now - lastAdvance)
    lastAdvance = now
  }

  /// Shows the next frame, if it is time and the link is free.
  private mutating func showFrame(of program: any TerminalProgram) {
    (isLinkBusy, linkTime) = (false, nil)
    hasPendingFrame = !pacer.isDue(at: lastAdvance)
    guard !hasPendingFrame else { return }
    let isMoving = isMoving(program)
    if !isMoving { hasUnansweredInput = false }
    let decision = terminal.decide(
      at: lastAdvance, isMoving: isMoving, timeLeft: program.timeUntilMovementEnds,
      answersInput: hasUnansweredInput)
    switch decision {
    case .wait(let time):
      (isLinkBusy, linkTime) = (true, time)
      guard isMoving else { return }
      pacer.takeFrameSlot(at: lastAdvance)
      terminal.recordDroppedFrame(at: lastAdvance)
    case .show:
      pacer.takeFrameSlot(at: lastAdvance)
      hasUnansweredInput = false
      show(program, isMoving: isMoving)
    }
  }

  /// Shows the frame of a program, if it has changed.
  private mutating func show(_ program: any TerminalProgram, isMoving: Bool) {
    let isOnlyOutput = sendOutput(to: program) && !isMoving
    let now = Self.now
    if let frame = program.nextFrame() ?? terminal.frameToRepair {
      terminal.show(frame, at: now, isMoving: isMoving, isCounted: !isOnlyOutput)
      exactFrameTime = lastAdvance + Self.longestApproximation
      if isOnlyOutput { return }
    } else if lastAdvance >= exactFrameTime, let frame = terminal.approximateFrame {
      terminal.show(frame, at: now, exactly: true)
    } else {
      return
    }
    guard program.showsOutput else { return }
    // The time with which the frame was counted, so that its bytes are no part of the last figures.
    lastCountedFrame = now
    outputTime = outputTime ?? lastAdvance + Self.outputPeriod
  }

  /// Indicates whether a program changes again so soon that its next frame is one of a movement.
  private func isMoving(_ program: any TerminalProgram) -> Bool {
    program.timeUntilNextChange.map { $0 < Self.longestStep } ?? false
  }

  /// The longest time between two frames of a movement. Slow animations change each twelfth of a
  /// second.
  private static let longestStep: Duration = .milliseconds(90)

  /// The time after the last change at which the screen shows every colour exactly.
  private static let longestApproximation: Duration = .milliseconds(100)

  /// The time of the next frame that the program has not caused: an exact one, or one with new figures
  /// of the output.
  private var timeOfOwnFrame: Duration? {
    let exact = terminal.approximateFrame == nil ? nil : exactFrameTime
    guard let exact, let outputTime else { return exact ?? outputTime }
    return min(exact, outputTime)
  }

  /// Sends the figures of the output to a program that shows them, if it is time.
  ///
  /// The frame with the last figures is not counted. So an idle program gets no figures and sends
  /// nothing.
  ///
  /// - Returns: True if the figures were sent.
  private mutating func sendOutput(to program: any TerminalProgram) -> Bool {
    let isNew = program.showsOutput && !showedOutput
    showedOutput = program.showsOutput
    guard showedOutput else {
      outputTime = nil
      return false
    }
    guard isNew || outputTime.map({ $0 <= lastAdvance }) ?? false else { return false }
    program.receive(terminal.output(at: lastAdvance))
    // A second after the last frame, the rate is 0.
    let end = lastCountedFrame + .seconds(1)
    outputTime = end > lastAdvance ? min(end, lastAdvance + Self.outputPeriod) : nil
    // The frame after the key that opens the meter counts.
    return !isNew
  }

  /// The time between two figures of the output.
  private static let outputPeriod: Duration = .milliseconds(500)

  /// Sleeps until there is work. Before it sleeps, the program can do idle work in small parts.
  private mutating func waitForWork(of program: any TerminalProgram) -> Terminal.Readiness {
    while timeout(for: program).map({ $0 > Self.shortestIdleTime }) ?? true,
      program.workWhileIdle()
    {
      let readiness = terminal.wait(.zero)
      if readiness.hasWork { return readiness }
    }
    return terminal.wait(timeout(for: program))
  }

  /// The shortest free time in which idle work is started.
  private static let shortestIdleTime: Duration = .milliseconds(5)

  /// Returns the time until the next work; nil if work can only come from an input or a signal.
  private func timeout(for program: any TerminalProgram) -> Duration? {
    // The deadlines are not in an array, which would allocate memory in each frame.
    var deadline = program.timeUntilNextChange.map { max(lastAdvance + $0, pacer.next) }
    if hasPendingFrame { deadline = min(deadline ?? pacer.next, pacer.next) }
    if let linkTime {
      let time = max(linkTime, pacer.next)
      deadline = min(deadline ?? time, time)
    }
    // A busy link ends the wait for frames of the loop's own.
    if !isLinkBusy, let ownTime = timeOfOwnFrame {
      let time = max(ownTime, pacer.next)
      deadline = min(deadline ?? time, time)
    }
    if let decoderDeadline { deadline = min(deadline ?? decoderDeadline, decoderDeadline) }
    return deadline.map { max($0 - Self.now, .zero) }
  }
}

// MARK: - Signals

extension RunLoop {
  /// Handles signals.
  ///
  /// - Returns: The outcome if a signal ends the run; otherwise nil.
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

  /// Stops the process and resumes after it continues. If the system does not stop it, it resumes
  /// at once.
  private mutating func stop(
    _ program: any TerminalProgram, by stop: (borrowing SignalQueue) -> Bool
  ) {
    terminal.suspend()
    cancelButton(program)
    _ = stop(terminal.signals)
    resume(program)
  }

  /// Takes the terminal again after the process has continued.
  private mutating func resume(_ program: any TerminalProgram) {
    // The process was continued in the background, while another job has the terminal. If the
    // process cannot be stopped there, the next read fails because the process has no terminal.
    while !terminal.isInForeground, terminal.signals.stopJob(by: SIGTTOU) {}
    cancelButton(program)
    // The time of the stop does not count for the program.
    lastAdvance = Self.now
    terminal.resume()
    updateSize(program)
    send(decoder.decode(terminal.takeLaterInput()), to: program)
  }

  /// Reads the size after a resize. Several signals lead to one change of size.
  private mutating func updateSize(_ program: any TerminalProgram) {
    if terminal.updateSize() { sendSize(to: program) }
  }

  /// Sends the size to the program, and a notice if the screen is not used completely.
  private func sendSize(to program: any TerminalProgram) {
    program.resize(columns: terminal.bounds.columns, rows: terminal.bounds.rows)
    guard terminal.isLimited else { return }
    program.showLimit((terminal.bounds.columns, terminal.bounds.rows), of: terminal.window)
  }
}

// MARK: - Keys

extension RunLoop {
  /// Reads and decodes input, or times out an incomplete key.
  private mutating func takeKeys(
    _ readiness: Terminal.Readiness, _ program: any TerminalProgram
  ) {
    if readiness.hasInput {
      let bytes = terminal.read()
      decoder.awaitsReport = terminal.link.awaitsAnswer
      let inputs = decoder.decode(bytes)
      terminal.recordReports(decoder.takeReports(), at: lastAdvance)
      if !inputs.isEmpty, isMoving(program) { hasUnansweredInput = true }
      send(inputs, to: program)
      if let answer = decoder.synchronization { terminal.setSynchronization(answer) }
      if let repeats = decoder.repeatsEveryCharacter { terminal.setRepeatsEveryCharacter(repeats) }
      guard !bytes.isEmpty else { return }
      decoderDeadline = decoder.isWaiting ? lastAdvance + decoder.timeout : nil
    } else if let deadline = decoderDeadline, deadline <= lastAdvance {
      decoderDeadline = nil
      send(decoder.timeOut(), to: program)
    }
  }

  /// Sends inputs to the program, until it finishes.
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

  /// Sends a key to the program, or handles a key that the run loop keeps for itself.
  private mutating func send(_ key: Key, to program: any TerminalProgram) {
    switch KeyBindings.terminal[key] {
    case .stop: stop(program) { $0.stopJob(by: SIGTSTP) }
    case .redraw:
      terminal.damage()
      // An answer that was lost must not hold back the frame.
      terminal.forgetLink()
    case nil: program.receive(key)
    }
  }

  /// Stores which mouse button is held.
  private mutating func trackButton(_ pointer: PointerInput) {
    switch pointer.action {
    case .press, .drag: terminal.heldButton = pointer
    case .release, .cancel: terminal.heldButton = nil
    case .wheel: break
    }
  }

  /// Sends a cancelled press to the program, because the release of the button will not arrive.
  private mutating func cancelButton(_ program: any TerminalProgram) {
    guard var pointer = terminal.heldButton else { return }
    terminal.heldButton = nil
    pointer.action = .cancel
    program.receive(pointer)
  }
}

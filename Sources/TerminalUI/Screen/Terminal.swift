internal import CNcurses
public import CellGraphics
internal import Glibc
internal import Simulation

/// The terminal in which the program was started, from opening it until it is restored.
///
/// Only one can be open at a time. It is restored when the value is destroyed, by ``close()``, and
/// after a crash.
public struct Terminal: ~Copyable {
  /// The number of colours in use.
  public let depth: ColorDepth
  /// The area in use: the whole screen, or the largest top left part that `ScreenLimits` allows.
  public private(set) var bounds: CellRect
  /// The size of the whole screen, in cells.
  private(set) var window: (columns: Int, rows: Int)

  /// The signals that wait to be handled.
  let signals: SignalQueue
  /// Ends ``wait(_:)`` from another thread.
  let alarm = Alarm()
  /// The byte sequences of the terminal's keys.
  let keySequences: [[UInt8]: Key]
  private var screen: CursesScreen
  private let panels = PanelStack()
  private var encoder: RowEncoder
  private let line: TerminalLine
  /// The last frame, which is sent again after damage.
  private var shown: Frame?
  /// Indicates whether the screen may differ from what was sent, after a resize or output of
  /// another program.
  private var isDamaged = false
  /// The state of synchronized output.
  private var synchronization = SynchronizedOutput.unasked
  /// The knowledge of the link to the terminal.
  private(set) var link = LinkPacer()
  private var counter = OutputCounter()
  /// Indicates whether the terminal can be asked for status reports.
  private let answersReports: Bool
  /// The keys that were read while the terminal was left for a stop.
  private var laterInput: [UInt8] = []
  /// Indicates whether the terminal has been asked for its background and has not answered.
  var awaitsBackground = false
  /// Indicates whether the terminal reports the mouse and marks pasted text.
  private var hasInputModes = false
  /// The last report of a mouse with a button held; nil while no button is held.
  var heldButton: PointerInput?

  /// Opens the terminal that is both standard input and standard output.
  ///
  /// Nothing is sent to the terminal before the first frame or question. Traps if another terminal
  /// is open.
  ///
  /// - Parameters:
  ///   - colors: The number of colours to use; nil to decide by `NO_COLOR`, `COLORTERM` and the
  ///     terminfo entry. Fewer colours are used if the entry has fewer and no better entry can be
  ///     made.
  ///   - usesEncoder: False to let ncurses write all changes, which takes more bytes. ncurses also
  ///     does so if the encoder cannot drive the terminal.
  /// - Throws: An error whose description says what is wrong and what to do.
  public init(colors: ColorDepth? = nil, usesEncoder: Bool = true) throws(TerminalError) {
    guard CursesLibrary.hasNoSession else { throw TerminalError(reason: .refused(Self.conflict)) }
    Self.setLocale()
    let line = try TerminalLine()
    let description = try TerminalDescription()
    let signals = try SignalQueue()
    let size = line.size
    var screen = try Self.open(description, depth: colors ?? description.depth, size: size)
    if !usesEncoder { screen.disableEncoder() }
    Rescue.arm(
      line: line.output, originalSettings: line.originalSettings,
      exitSequence: Self.exitSequence(of: screen))
    CursesLibrary.add(.terminal)
    line.makeRaw()
    depth = screen.depth
    bounds = CellRect(column: 0, row: 0, columns: screen.size.columns, rows: screen.size.rows)
    window = size
    keySequences = description.keys
    encoder = RowEncoder(depth: screen.depth, columns: screen.size.columns)
    answersReports = TerminalCapabilities.usesControlSequences
    self.signals = signals
    self.screen = screen
    self.line = line
    Watchdog.install(signals: self.signals.endings, input: line.input)
    Watchdog.arm()
  }

  deinit {
    panels.removeAll()
    restore()
    Watchdog.remove()
    Rescue.disarm()
    CursesLibrary.remove(.terminal)
  }

  /// The reason why a terminal and sessions cannot be open in one process.
  static let conflict =
    "ncurses has one terminal for the whole process; open either one Terminal or TerminalSessions"

  /// Restores the terminal. Without this call, the terminal is restored when the value is
  /// destroyed.
  public consuming func close() {}

  /// Returns the bytes that leave the screen after a crash. A crash can happen in the middle of a
  /// frame.
  private static func exitSequence(of screen: borrowing CursesScreen) -> [UInt8] {
    let end = screen.depth == .truecolor ? SynchronizedOutput.end : []
    return end + InputModes.end + screen.resetSequence + screen.exitSequence
  }

  /// Sets a locale with UTF-8. Without it ncurses shows blanks for characters that are not ASCII.
  private static func setLocale() {
    setlocale(LC_CTYPE, "")
    if strcmp(cncurses_codeset(), "UTF-8") != 0 { setlocale(LC_CTYPE, "C.UTF-8") }
  }

  /// Opens a screen with as many colours as possible.
  private static func open(
    _ description: TerminalDescription, depth: ColorDepth, size: (columns: Int, rows: Int)
  ) throws(TerminalError) -> CursesScreen {
    if depth == .truecolor || depth > description.entryDepth && depth == .palette256,
      let screen = openWithEntry(over: description.name, depth: depth, size: size)
    {
      return screen
    }
    let depth = min(depth, description.entryDepth)
    let screen = CursesScreen(
      terminal: description.name, depth: depth, columns: size.columns, rows: size.rows)
    // The entry has been read before, so the name is valid.
    guard let screen else {
      throw TerminalError(
        reason: .missingDescriptors ?? .refused("ncurses cannot open its screen"))
    }
    return screen
  }

  /// Opens a screen with an entry of the project that has more colours; nil if that is impossible.
  ///
  /// The entry is the program's own where `tic` is missing.
  static func openWithEntry(
    over terminal: String, depth: ColorDepth, size: (columns: Int, rows: Int)
  ) -> CursesScreen? {
    if let entry = ColorEntry.compiled(over: terminal, depth: depth) {
      return open(ColorEntry.name, in: entry.directory, depth: depth, size: size)
    }
    guard depth == .truecolor, let location = EmbeddedEntries.truecolorLocation(over: terminal)
    else { return nil }
    return open(ColorEntry.name, in: location, depth: depth, size: size)
  }

  /// Opens a screen with the entry that `TERMINFO` would name.
  private static func open(
    _ name: String, in location: String, depth: ColorDepth, size: (columns: Int, rows: Int)
  ) -> CursesScreen? {
    let previous = getenv("TERMINFO").map { String(cString: $0) }
    setenv("TERMINFO", location, 1)
    defer {
      if let previous { setenv("TERMINFO", previous, 1) } else { unsetenv("TERMINFO") }
    }
    return CursesScreen(
      terminal: name, depth: depth, columns: size.columns, rows: size.rows)
  }
}

// MARK: - Showing

extension Terminal {
  /// Indicates whether the terminal has accepted the whole frame before. A slow terminal skips
  /// frames.
  var canShow: Bool { !line.hasUnsent }

  /// Indicates whether the program's job has the terminal.
  var isInForeground: Bool { line.isInForeground }

  /// Indicates whether the terminal has been closed.
  var isDead: Bool { line.isDead }

  /// The last frame, if it must be shown again although nothing has changed.
  var frameToRepair: Frame? { isDamaged ? shown : nil }

  /// The last frame, if the screen shows invisible differences from it or edges at whole cells.
  var approximateFrame: Frame? {
    screen.isApproximate || encoder.usesWholeCells ? shown : nil
  }

  /// Decides whether the next frame can be sent. A slow terminal skips frames.
  ///
  /// - Parameters:
  ///   - now: The time.
  ///   - isMoving: True if another frame follows soon by itself.
  ///   - timeLeft: The time until the movement ends; nil if that is unknown.
  ///   - answersInput: True if the frame shows the effect of an input during a movement.
  mutating func decide(
    at now: Duration, isMoving: Bool, timeLeft: Duration?, answersInput: Bool
  ) -> LinkPacer.Decision {
    guard canShow else { return .wait(until: nil) }
    return link.decide(
      at: now, backlog: line.queuedBytes, isMoving: isMoving, timeLeft: timeLeft,
      answersInput: answersInput)
  }

  /// Sends the differences from the last frame, or every cell if the screen is damaged.
  ///
  /// - Parameters:
  ///   - frame: The frame.
  ///   - now: The time.
  ///   - exactly: True to send also changes of colours that are invisible.
  ///   - isMoving: True if another frame follows soon by itself. On a slow link its edges are then
  ///     drawn at whole cells.
  ///   - isCounted: False for a frame that only shows the figures of the output.
  mutating func show(
    _ frame: Frame, at now: Duration, exactly: Bool = false, isMoving: Bool = false,
    isCounted: Bool = true
  ) {
    if isDamaged { screen.invalidate() }
    isDamaged = false
    setWholeCells(isMoving && link.motion.usesWholeCells)
    if encoder.pairs.isFull { resetPairs() }
    panels.show(frame, on: bounds, with: &encoder)
    if encoder.pairs.isExhausted {
      resetPairs()
      panels.show(frame, on: bounds, with: &encoder)
    }
    shown = frame
    screen.compose()
    let isExact = exactly || !isMoving && link.motion < .full
    let bytes = screen.update(
      panels.changes, encoder.pairs, cursor: frame.cursor, exactly: isExact)
    let count = send(
      hasInputModes ? bytes : bytes + InputModes.begin, at: now, isMoving: isMoving)
    hasInputModes = true
    if isCounted, count > 0 { counter.recordFrame(of: count, at: now, isMoving: isMoving) }
  }

  /// Draws edges at whole cells or exactly. To become exact, all cells are drawn again.
  private mutating func setWholeCells(_ isSet: Bool) {
    if encoder.usesWholeCells, !isSet { panels.removeAll() }
    encoder.usesWholeCells = isSet
  }

  /// Sends bytes, as one synchronized frame if the terminal supports that, and asks for a status
  /// report when it is time.
  ///
  /// - Returns: The number of sent bytes.
  private mutating func send(_ bytes: [UInt8], at now: Duration, isMoving: Bool) -> Int {
    guard !bytes.isEmpty else { return 0 }
    let asks = answersReports && link.asks(at: now, bytes: bytes.count)
    // The question is in the frame, so that a frame ends with its bracket.
    let bytes = asks ? bytes + StatusReport.question : bytes
    var (before, after): ([UInt8], [UInt8]) = ([], [])
    switch synchronization {
    case .available: (before, after) = (SynchronizedOutput.begin, SynchronizedOutput.end)
    case .unasked where depth == .truecolor:
      // Terminals with fewer colours do not know the mode, and some print the question.
      synchronization = .asked
      after = (screen.canRepeat ? TerminalVersion.question : []) + SynchronizedOutput.question
    case .unasked, .asked, .unavailable: break
    }
    line.send(bytes, between: before, and: after)
    let count = before.count + bytes.count + after.count
    link.recordFrame(of: count, at: now, hasQuestion: asks, isMoving: isMoving)
    return count
  }

  /// Forgets what is known of the link, so that the next frame is sent at once.
  mutating func forgetLink() { link.reset() }

  /// Records status reports of the terminal.
  mutating func recordReports(_ count: Int, at now: Duration) {
    if count > 0 { link.recordAnswer(at: now) }
  }

  /// Records a frame of a movement that was not sent.
  mutating func recordDroppedFrame(at now: Duration) { counter.recordDroppedFrame(at: now) }

  /// Returns the figures of the output.
  mutating func output(at now: Duration) -> OutputFigures { counter.figures(at: now, link) }

  /// Stores the terminal's answer about synchronized output.
  ///
  /// Before the question, it is the late end of an answer about the background.
  mutating func setSynchronization(_ answer: SynchronizedOutput) {
    awaitsBackground = false
    if synchronization != .unasked { synchronization = answer }
  }

  /// Stores whether the terminal repeats characters that are not ASCII.
  func setRepeatsEveryCharacter(_ isSet: Bool) { screen.setRepeatsEveryCharacter(isSet) }

  /// Asks for the background colour.
  mutating func askForBackground() {
    awaitsBackground = true
    line.send(BackgroundColor.question)
  }

  /// Removes all colour pairs and panels, so that the frame is drawn with new ones.
  private mutating func resetPairs() {
    encoder.pairs.reset()
    panels.removeAll()
    // ncurses compares cells by their pairs, the encoder by their colours.
    if !screen.knowsColors { screen.invalidate() }
  }

  /// Sends as much of the rest of the frame as the terminal accepts.
  func flush() { line.flush() }

  /// Returns the bytes that have been typed since the last call.
  func read() -> [UInt8] { Watchdog.takeBytes() + line.read() }

  /// Returns and removes the keys that were read while the terminal was left for a stop.
  mutating func takeLaterInput() -> [UInt8] {
    defer { laterInput = [] }
    return laterInput
  }

  /// Returns and removes the waiting signals, each at most once.
  func takeSignals() -> [Int32] {
    let taken = Watchdog.takeSignals()
    return taken + signals.takeAll().filter { !taken.contains($0) }
  }
}

// MARK: - Resizing, suspending and resuming

extension Terminal {
  /// Reads the size of the screen and adopts it.
  ///
  /// The screen counts as damaged even if the size is unchanged: it may have been different for a
  /// moment.
  ///
  /// - Returns: True if the size has changed.
  mutating func updateSize() -> Bool {
    isDamaged = true
    let size = line.size
    guard size != window else { return false }
    window = size
    panels.removeAll()
    screen.resize(columns: size.columns, rows: size.rows)
    bounds = CellRect(column: 0, row: 0, columns: screen.size.columns, rows: screen.size.rows)
    encoder.setColumns(bounds.columns)
    Rescue.update(exitSequence: Self.exitSequence(of: screen))
    return true
  }

  /// A Boolean value that indicates whether the app uses only a part of the terminal.
  ///
  /// The used part starts at the upper left corner. It is smaller if the terminal has more cells
  /// than a session log or the buffer for a frame allows.
  var isLimited: Bool { window != (bounds.columns, bounds.rows) }

  /// Returns a mouse report with its position in the used part of the screen.
  ///
  /// - Returns: The report; nil for a press or the wheel outside the used part. A drag or a release
  ///   outside is moved to the edge.
  func clamped(_ pointer: PointerInput) -> PointerInput? {
    pointer.clamped(columns: bounds.columns, rows: bounds.rows)
  }

  /// Marks the screen as damaged, so that the next frame is sent in full.
  mutating func damage() { isDamaged = true }

  /// Restores the terminal until ``resume()``.
  mutating func suspend() {
    Watchdog.disarm()
    laterInput += restore()
    hasInputModes = false
    link.reset()
  }

  /// The longest time to wait at the end for an answer of a terminal that has answered before, in
  /// milliseconds.
  private static let longestLastAnswer = 2_000

  /// Leaves the screen and restores the settings of the line.
  ///
  /// - Returns: The keys that were read while the terminal's answer was awaited.
  @discardableResult private func restore() -> [UInt8] {
    var input: [UInt8] = []
    line.send((hasInputModes ? InputModes.end : []) + screen.leave())
    let isDrained = line.drain()
    if !isDrained { line.send(replacingQueue: Self.exitSequence(of: screen)) }
    // The shell must not read a late answer or the movement of a held mouse as input.
    if isDrained, link.awaitsAnswer {
      let isAnswering = link.answers == .given
      input = line.takeInput(
        until: StatusReport.answer, within: isAnswering ? Self.longestLastAnswer : 100)
    }
    if synchronization == .asked || awaitsBackground || heldButton != nil {
      line.discardInput(within: 100)
    }
    line.restoreSettings()
    return input
  }

  /// Takes the terminal again, regardless of its present state. The next frame is sent in full.
  mutating func resume() {
    line.updateOriginalSettings()
    Rescue.update(originalSettings: line.originalSettings)
    line.makeRaw()
    isDamaged = true
  }
}

// MARK: - Waiting

extension Terminal {
  /// The reasons why ``wait(_:)`` returned.
  struct Readiness {
    var hasInput = false
    var hasSignal = false
    var isHungUp = false
    /// Indicates whether another thread has rung the alarm.
    var isAlarmed = false

    /// Indicates whether the run loop has something to do.
    var hasWork: Bool { hasInput || hasSignal || isHungUp || isAlarmed }
  }

  /// Sleeps until there is input, a signal, an alarm or room for unsent bytes, or until `timeout` has
  /// passed.
  ///
  /// - Parameter timeout: The longest time to sleep; nil for no limit.
  func wait(_ timeout: Duration?) -> Readiness {
    Watchdog.disarm()
    defer { Watchdog.arm() }
    var taken = Readiness()
    taken.hasInput = Watchdog.hasBytes
    taken.hasSignal = Watchdog.hasSignals
    if taken.hasInput || taken.hasSignal { return taken }
    var descriptors = [
      pollfd(fd: line.input, events: Int16(POLLIN), revents: 0),
      pollfd(fd: signals.descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: canShow ? -1 : line.output, events: Int16(POLLOUT), revents: 0),
      pollfd(fd: alarm.descriptor, events: Int16(POLLIN), revents: 0),
    ]
    var time = timespec(max(timeout ?? .zero, .zero))
    let count = withUnsafePointer(to: &time) {
      ppoll(&descriptors, nfds_t(descriptors.count), timeout == nil ? nil : $0, nil)
    }
    guard count > 0 else { return Readiness() }
    let ended = Int16(POLLHUP | POLLERR | POLLNVAL)
    let isAlarmed = descriptors[3].revents & Int16(POLLIN) != 0
    if isAlarmed { alarm.silence() }
    return Readiness(
      hasInput: descriptors[0].revents & Int16(POLLIN) != 0,
      hasSignal: descriptors[1].revents != 0,
      isHungUp: descriptors[0].revents & ended != 0 || descriptors[2].revents & ended != 0,
      isAlarmed: isAlarmed)
  }
}

extension timespec {
  /// Converts a duration.
  fileprivate init(_ duration: Duration) {
    let parts = duration.components
    self.init(tv_sec: Int(parts.seconds), tv_nsec: Int(parts.attoseconds / 1_000_000_000))
  }
}

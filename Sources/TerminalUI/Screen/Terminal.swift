internal import CNcurses
public import CellGraphics
internal import Glibc
internal import Simulation

/// The terminal this program was started in, from opening it until it is given back as it was found.
///
/// There can be one at a time. It is given back when the value goes, by `close()`, and by a crash.
public struct Terminal: ~Copyable {
  /// How many colours are shown.
  public let depth: ColorDepth
  /// The whole screen, or as much of its top left as `ScreenLimits` allow.
  public private(set) var bounds: CellRect
  /// The size of the whole screen.
  private var window: (columns: Int, rows: Int)

  let signals: SignalQueue
  let keySequences: [[UInt8]: Key]
  private var screen: CursesScreen
  private let panels = PanelStack()
  private var encoder: RowEncoder
  private let line: TerminalLine
  /// What is on the screen, to show it again.
  private var shown: Frame?
  /// True if the screen may not show what it was sent: a resize or another program was at it.
  private var isDamaged = false
  private var synchronization = SynchronizedOutput.unasked
  /// Whether the terminal reports the mouse and brackets what is pasted.
  private var hasInputModes = false
  /// The last report of a mouse with a button held; nil while there is none.
  var heldButton: PointerInput?

  /// Opens the terminal that is both standard input and standard output.
  ///
  /// Nothing is sent to it before the first frame.
  ///
  /// - Parameters:
  ///   - colors: The depth to use whatever the environment says; nil to go by `NO_COLOR`,
  ///   `COLORTERM` and the terminfo entry. Fewer are used if the terminal's entry has no more and
  ///   none can be made for it.
  ///   - usesEncoder: False to have ncurses write what changes, in more bytes; it does so anyway on
  ///   a terminal whose entry has not what it takes.
  public init(colors: ColorDepth? = nil, usesEncoder: Bool = true) throws(TerminalError) {
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
    line.makeRaw()
    depth = screen.depth
    bounds = CellRect(column: 0, row: 0, columns: screen.size.columns, rows: screen.size.rows)
    window = size
    keySequences = description.keys
    encoder = RowEncoder(depth: screen.depth, columns: screen.size.columns)
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
  }

  /// Gives the terminal back; otherwise it is when the value goes.
  public consuming func close() {}

  /// What to send in a crash, which may come in the middle of a frame.
  private static func exitSequence(of screen: borrowing CursesScreen) -> [UInt8] {
    let end = screen.depth == .truecolor ? SynchronizedOutput.end : []
    return end + InputModes.end + screen.resetSequence + screen.exitSequence
  }

  /// ncurses shows what is not ASCII as blanks unless the locale says UTF-8.
  private static func setLocale() {
    setlocale(LC_CTYPE, "")
    if strcmp(cncurses_codeset(), "UTF-8") != 0 { setlocale(LC_CTYPE, "C.UTF-8") }
  }

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
    // The entry has been read, so it is not the name that is wrong.
    guard let screen else {
      throw TerminalError(
        reason: .missingDescriptors ?? .refused("ncurses cannot open a screen of its own"))
    }
    return screen
  }

  static func openWithEntry(
    over terminal: String, depth: ColorDepth, size: (columns: Int, rows: Int)
  ) -> CursesScreen? {
    guard let entry = ColorEntry.compiled(over: terminal, depth: depth) else { return nil }
    let previous = getenv("TERMINFO").map { String(cString: $0) }
    setenv("TERMINFO", entry.directory, 1)
    defer {
      if let previous { setenv("TERMINFO", previous, 1) } else { unsetenv("TERMINFO") }
    }
    return CursesScreen(
      terminal: ColorEntry.name, depth: depth, columns: size.columns, rows: size.rows)
  }
}

// MARK: - Showing

extension Terminal {
  /// False while the terminal has not taken all of the frame before: a slow one skips frames.
  var canShow: Bool { !line.hasUnsent }

  var isInForeground: Bool { line.isInForeground }

  /// True once nobody is at the other end.
  var isDead: Bool { line.isDead }

  /// The last frame, if it must be shown once more although nothing has changed.
  var frameToRepair: Frame? { isDamaged ? shown : nil }

  /// Sends what differs from the last frame; if the screen is damaged, every cell.
  mutating func show(_ frame: Frame) {
    if isDamaged { screen.invalidate() }
    isDamaged = false
    if encoder.pairs.isFull { resetPairs() }
    panels.show(frame, on: bounds, with: &encoder)
    if encoder.pairs.isExhausted {
      resetPairs()
      panels.show(frame, on: bounds, with: &encoder)
    }
    shown = frame
    screen.compose()
    let bytes = screen.update(panels.changes, encoder.pairs)
    send(hasInputModes ? bytes : bytes + InputModes.begin)
    hasInputModes = true
  }

  private mutating func send(_ bytes: [UInt8]) {
    switch synchronization {
    case .available where !bytes.isEmpty:
      line.send(bytes, between: SynchronizedOutput.begin, and: SynchronizedOutput.end)
    case .unasked where depth == .truecolor:
      // Terminals of fewer colours do not know the mode, and some print the question.
      synchronization = .asked
      line.send(bytes + SynchronizedOutput.question)
    case .unasked, .asked, .available, .unavailable:
      line.send(bytes)
    }
  }

  mutating func setSynchronization(_ answer: SynchronizedOutput) { synchronization = answer }

  private mutating func resetPairs() {
    encoder.pairs.reset()
    panels.removeAll()
    // Only ncurses takes cells of the same pair for the same.
    if !screen.knowsColors { screen.invalidate() }
  }

  /// Sends what is left of the frame, as far as the terminal takes it.
  func flush() { line.flush() }

  /// What has been typed since the last call.
  func read() -> [UInt8] { Watchdog.takeBytes() + line.read() }

  /// The signals that wait, each at most once.
  func takeSignals() -> [Int32] {
    let taken = Watchdog.takeSignals()
    return taken + signals.takeAll().filter { !taken.contains($0) }
  }
}

// MARK: - Coming and going

extension Terminal {
  /// Asks for the size and takes it on.
  ///
  /// Even when it is the same again the screen is damaged: it may have been another in between.
  ///
  /// - Returns: True if it is another one.
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

  /// What there is to say about the size; nil where the whole screen is used.
  var sizeNotice: String? {
    guard window != (bounds.columns, bounds.rows) else { return nil }
    return
      "of \(window.columns) × \(window.rows) cells, \(bounds.columns) × \(bounds.rows) are used"
  }

  /// What the mouse did, as a program on the part of the screen that is used can have it.
  ///
  /// - Returns: nil for a press or the wheel outside of it; what is dragged out of it stays at its edge.
  func clamped(_ pointer: PointerInput) -> PointerInput? {
    let column = min(pointer.column, bounds.columns - 1)
    let row = min(pointer.row, bounds.rows - 1)
    if (column, row) == (pointer.column, pointer.row) { return pointer }
    switch pointer.action {
    case .press, .wheel: return nil
    case .drag, .release, .cancel:
      var placed = pointer
      (placed.column, placed.row) = (column, row)
      return placed
    }
  }

  /// Has the next frame sent in full: the screen may not show what it was sent.
  mutating func damage() { isDamaged = true }

  /// Gives the terminal back for a while.
  mutating func suspend() {
    Watchdog.disarm()
    restore()
    hasInputModes = false
  }

  private func restore() {
    line.send((hasInputModes ? InputModes.end : []) + screen.leave())
    if !line.drain() { line.send(replacingQueue: Self.exitSequence(of: screen)) }
    // The answer, or where a held mouse goes, must not be what the shell reads next.
    if synchronization == .asked || heldButton != nil { line.discardInput(within: 100) }
    line.restoreSettings()
  }

  /// Takes the terminal again, in whatever state it is; the next frame is sent in full.
  mutating func resume() {
    line.updateOriginalSettings()
    Rescue.update(originalSettings: line.originalSettings)
    line.makeRaw()
    isDamaged = true
  }
}

// MARK: - Waiting

extension Terminal {
  struct Readiness {
    var hasInput = false
    var hasSignal = false
    var isHungUp = false
  }

  /// Sleeps until there is something to read, room for what is unsent, or `timeout` has passed.
  ///
  /// - Parameter timeout: nil to sleep until something happens.
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
    ]
    var time = timespec(max(timeout ?? .zero, .zero))
    let count = withUnsafePointer(to: &time) {
      ppoll(&descriptors, nfds_t(descriptors.count), timeout == nil ? nil : $0, nil)
    }
    guard count > 0 else { return Readiness() }
    let ended = Int16(POLLHUP | POLLERR | POLLNVAL)
    return Readiness(
      hasInput: descriptors[0].revents & Int16(POLLIN) != 0,
      hasSignal: descriptors[1].revents != 0,
      isHungUp: descriptors[0].revents & ended != 0 || descriptors[2].revents & ended != 0)
  }
}

extension timespec {
  fileprivate init(_ duration: Duration) {
    let parts = duration.components
    self.init(tv_sec: Int(parts.seconds), tv_nsec: Int(parts.attoseconds / 1_000_000_000))
  }
}

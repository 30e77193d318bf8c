internal import CNcurses
internal import Glibc
internal import Simulation

/// ncurses' screen, which draws into memory: what it wrote is asked for and sent by the terminal.
///
/// Whole screens are ncurses' own to write; what changes from one to the next is written by a
/// `ScreenEncoder`, unless the terminal is one that only ncurses can drive.
///
/// So a frame is one block of bytes whatever ncurses' own buffer holds, nothing in ncurses can block
/// on a slow line, and no byte is sent before the first frame is complete.
struct CursesScreen: ~Copyable {
  private let screen: cncurses_screen
  private let buffer: FrameBuffer
  /// What gives the terminal back: main screen, cursor, keypad, colours.
  let exitSequence: [UInt8]
  /// nil where doupdate() writes everything.
  private var encoder: ScreenEncoder?
  /// True when the next update has to send every cell.
  private var needsFullUpdate = true

  let depth: ColorDepth
  /// The part of the window that is used.
  private(set) var size: (columns: Int, rows: Int)

  /// - Parameter depth: Monochrome keeps ncurses from ever writing a colour.
  /// - Returns: nil if ncurses knows no terminal of this name, or lacks file descriptors.
  init?(terminal name: String, depth: ColorDepth, columns: Int, rows: Int) {
    Self.ignoreEnvironment()
    guard let buffer = FrameBuffer() else { return nil }
    let screen = Self.keepingSignalActions { cncurses_open(name, buffer.input, STDIN_FILENO) }
    guard screen.screen != nil else { return nil }
    self.depth = depth
    self.screen = screen
    self.buffer = buffer
    let (columns, rows) = ScreenLimits.clamped(
      columns: columns, rows: rows, mostCells: buffer.mostCells)
    size = (columns, rows)
    // ncurses 6.4 segfaults in alloc_pair() on a terminal without colours, so callers ask first.
    if depth > .monochrome, has_colors() {
      start_color()
      use_default_colors()
    }
    // The line settings are ours to make, but ncurses must know that a line feed only moves down.
    nonl()
    typeahead(-1)
    leaveok(cncurses_stdscr(), true)
    resize_term(Int32(rows), Int32(columns))
    encoder = TerminalCapabilities().map { ScreenEncoder($0, columns: columns, rows: rows) }
    exitSequence = Self.captureExitSequence(buffer)
  }

  deinit { cncurses_close(screen) }

  /// Has ncurses never look at `LINES` and `COLUMNS`: the size is told by `resize_term(3)` alone.
  ///
  /// Otherwise ncurses takes theirs on whenever it comes back to the screen, and cuts its windows down
  /// while this program draws into them. To be called before an entry is read.
  static func ignoreEnvironment() {
    use_env(false)
    // Not false: ncurses 6.4 opens no screen then whose entry names no size, as that of `linux`. What it
    // writes to is a file or a pipe, which has no size to be asked for.
    use_tioctl(true)
  }

  /// Opens and leaves the screen once, unseen, to learn what leaving it takes.
  private static func captureExitSequence(_ buffer: FrameBuffer) -> [UInt8] {
    curs_set(0)
    keypad(cncurses_stdscr(), true)
    doupdate()
    _ = buffer.takeBytes()
    return end(buffer)
  }

  /// Leaves ncurses' screen, and then shows the cursor.
  ///
  /// endwin() shows it first, but libvterm, in which Neovim and Emacs run programs, also takes the
  /// visibility for a part of what the main screen brings back, as ncurses last saved it.
  private static func end(_ buffer: FrameBuffer) -> [UInt8] {
    endwin()
    curs_set(1)
    return withoutPaletteReset(buffer.takeBytes())
  }

  /// What ncurses has to send, but for the reset of the palette with which it begins and ends: nothing
  /// is changed in it here, but may have been by the user.
  private static func withoutPaletteReset(_ bytes: [UInt8]) -> [UInt8] {
    guard let reset = TerminalCapabilities.string("oc"), let range = bytes.firstRange(of: reset)
    else { return bytes }
    return Array(bytes[..<range.lowerBound] + bytes[range.upperBound...])
  }

  /// newterm() installs handlers for signals that the run loop takes from a queue.
  private static func keepingSignalActions<Result>(_ body: () -> Result) -> Result {
    let signals = [SIGINT, SIGTERM, SIGTSTP, SIGWINCH]
    let actions = signals.map { signal in
      var action = sigaction()
      sigaction(signal, nil, &action)
      return action
    }
    defer {
      for (signal, var action) in zip(signals, actions) { sigaction(signal, &action, nil) }
    }
    return body()
  }
}

extension CursesScreen {
  /// Has ncurses make one screen of the windows and panels.
  func compose() { update_panels() }

  /// Brings the terminal up to date with the screen that is composed.
  ///
  /// - Parameter changes: All of the windows that has been drawn since the last update.
  /// - Returns: What to send: after `leave()` and `invalidate()`, the whole screen.
  mutating func update(_ changes: [ScreenChange], _ pairs: PairTable) -> [UInt8] {
    if let encoder, !needsFullUpdate, !isendwin() { return encoder.update(changes, pairs) }
    needsFullUpdate = false
    let prefix = encoder?.restoreDefaults() ?? []
    let isResuming = isendwin()
    doupdate()
    if isResuming {
      // ncurses would do this itself, but for its screen not being a terminal.
      keypad(cncurses_stdscr(), true)
      curs_set(0)
    }
    encoder?.synchronize(from: pairs)
    return prefix + Self.withoutPaletteReset(buffer.takeBytes())
  }

  /// Leaves the screen until the next `update`.
  func leave() -> [UInt8] {
    guard !isendwin() else { return [] }
    return (encoder?.restoreDefaults() ?? []) + Self.end(buffer)
  }

  /// Takes nothing for granted that the terminal shows: the next `update()` sends every cell.
  mutating func invalidate() {
    needsFullUpdate = true
    clearok(cncurses_curscr(), true)
  }

  /// What brings the terminal back to all its rows scrolling and its own colours, from whatever the
  /// encoder has set.
  var resetSequence: [UInt8] { encoder?.resetSequence ?? [] }

  /// Lets doupdate() write everything, before anything has been shown.
  mutating func disableEncoder() { encoder = nil }

  /// Whether what is shown is known by its colours, so that pairs can be given other ones.
  var knowsColors: Bool { encoder != nil }

  /// Changes the size; there must be no panel.
  mutating func resize(columns: Int, rows: Int) {
    size = ScreenLimits.clamped(columns: columns, rows: rows, mostCells: buffer.mostCells)
    // Not resizeterm(): it puts a KEY_RESIZE into a queue that nobody reads.
    resize_term(Int32(size.rows), Int32(size.columns))
    encoder = encoder.map { [size] in $0.resized(columns: size.columns, rows: size.rows) }
    needsFullUpdate = true
  }
}

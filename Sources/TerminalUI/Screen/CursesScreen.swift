internal import CNcurses
internal import Glibc
internal import Simulation

/// ncurses' screen, which draws into memory. The terminal sends the resulting bytes.
///
/// ncurses writes whole screens. A ``ScreenEncoder`` writes the changes from one frame to the next,
/// unless only ncurses can drive the terminal.
///
/// A frame is therefore one block of bytes, independent of the size of ncurses' own buffer. Nothing
/// in ncurses can block on a slow line, and no byte is sent before the first frame is complete.
struct CursesScreen: ~Copyable {
  /// The screen and its streams.
  private let screen: cncurses_screen
  /// The target that ncurses writes to.
  private let buffer: FrameBuffer
  /// The bytes that restore the terminal: main screen, cursor, keypad, colours.
  let exitSequence: [UInt8]
  /// The encoder for changes; nil if doupdate() writes everything.
  private var encoder: ScreenEncoder?
  /// Indicates whether the next update sends every cell.
  private var needsFullUpdate = true

  /// The number of colours in use.
  let depth: ColorDepth
  /// The used part of the window, in cells.
  private(set) var size: (columns: Int, rows: Int)

  /// Opens a screen.
  ///
  /// - Parameters:
  ///   - name: The name of the terminfo entry.
  ///   - depth: The number of colours. With `.monochrome` ncurses never writes a colour.
  ///   - columns: The width of the window.
  ///   - rows: The height of the window.
  /// - Returns: nil if ncurses knows no terminal of this name, or if file descriptors are missing.
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
    // ncurses 6.4 crashes in alloc_pair() on a terminal without colours, so callers check the
    // depth.
    if depth > .monochrome, has_colors() {
      start_color()
      use_default_colors()
    }
    // TerminalLine makes the settings of the line, but ncurses must know that a line feed only
    // moves down.
    nonl()
    typeahead(-1)
    leaveok(cncurses_stdscr(), true)
    resize_term(Int32(rows), Int32(columns))
    encoder = TerminalCapabilities().map { ScreenEncoder($0, columns: columns, rows: rows) }
    exitSequence = Self.captureExitSequence(buffer)
  }

  deinit { cncurses_close(screen) }

  /// Makes ncurses ignore `LINES` and `COLUMNS`, so that only `resize_term(3)` sets the size.
  ///
  /// Otherwise ncurses uses their values whenever it returns to the screen, and cuts its windows
  /// while the program draws into them. Call it before an entry is read.
  static func ignoreEnvironment() {
    use_env(false)
    // The argument is true because ncurses 6.4 would otherwise not open a screen whose entry has no
    // size, such as `linux`. The output is a file or a pipe, so ncurses finds no size there.
    use_tioctl(true)
  }

  /// Opens and leaves the screen once, without sending anything, and returns the bytes for leaving.
  private static func captureExitSequence(_ buffer: FrameBuffer) -> [UInt8] {
    curs_set(0)
    keypad(cncurses_stdscr(), true)
    doupdate()
    _ = buffer.takeBytes()
    return end(buffer)
  }

  /// Leaves ncurses' screen and then shows the cursor.
  ///
  /// endwin() shows the cursor first. Neovim and Emacs run programs in libvterm. It restores the
  /// saved visibility of the cursor together with the main screen, so the cursor must be shown
  /// afterwards.
  private static func end(_ buffer: FrameBuffer) -> [UInt8] {
    endwin()
    curs_set(1)
    return withoutPaletteReset(buffer.takeBytes())
  }

  /// Returns the bytes of ncurses without the reset of the palette at the start and the end.
  ///
  /// The palette is not changed here, but the user may have changed it.
  private static func withoutPaletteReset(_ bytes: [UInt8]) -> [UInt8] {
    guard let reset = TerminalCapabilities.string("oc"), let range = bytes.firstRange(of: reset)
    else { return bytes }
    return Array(bytes[..<range.lowerBound] + bytes[range.upperBound...])
  }

  /// Calls `body` and restores the handlers of signals that newterm() replaces. The run loop reads
  /// these signals from a queue.
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
  /// Makes ncurses compose the windows and panels.
  func compose() { update_panels() }

  /// Returns the bytes that bring the terminal up to date with the composed screen.
  ///
  /// - Parameters:
  ///   - changes: All parts of the windows that have been drawn since the last update.
  ///   - pairs: The colour pairs of the cells.
  ///   - cursor: The cell for the hidden cursor; nil leaves it where it is.
  ///   - exactly: True to send also changes of colours that are invisible.
  /// - Returns: The bytes to send. After ``leave()`` and ``invalidate()`` they contain every cell.
  mutating func update(
    _ changes: [ScreenChange], _ pairs: PairTable, cursor: Frame.Cursor? = nil, exactly: Bool
  ) -> [UInt8] {
    let isResuming = isendwin()
    if let encoder, !needsFullUpdate, !isResuming {
      return encoder.update(changes, pairs, cursor: cursor, exactly: exactly)
    }
    // A region that was sent while the terminal got another size can be only a part of the new size.
    let prefix = needsFullUpdate && !isResuming ? resetSequence : []
    needsFullUpdate = false
    doupdate()
    if isResuming {
      // If its output were a terminal, ncurses would do this itself.
      keypad(cncurses_stdscr(), true)
      curs_set(0)
    }
    encoder?.synchronize(from: pairs)
    return prefix + Self.withoutPaletteReset(buffer.takeBytes())
      + (encoder?.placeCursor(cursor) ?? [])
  }

  /// Returns the bytes that leave the screen until the next `update`; empty if it has been left.
  func leave() -> [UInt8] {
    guard !isendwin() else { return [] }
    return (encoder?.restoreDefaults() ?? []) + Self.end(buffer)
  }

  /// Drops what is known of the terminal's screen. The next `update` sends every cell.
  mutating func invalidate() {
    needsFullUpdate = true
    clearok(cncurses_curscr(), true)
  }

  /// The bytes that make all rows scroll and restore the terminal's own colours, from any state
  /// that ncurses or the encoder has set.
  var resetSequence: [UInt8] {
    let region = TerminalCapabilities.region.map { NumericCapability.expand($0, 0, size.rows - 1) }
    return (region ?? []) + (encoder?.capabilities.rendition.reset ?? [])
  }

  /// Lets doupdate() write everything. Call it before the first frame.
  mutating func disableEncoder() { encoder = nil }

  /// Indicates whether the terminal shows colours that differ invisibly from the composed ones.
  var isApproximate: Bool { encoder?.isApproximate ?? false }

  /// Indicates whether the encoder repeats characters by `rep`.
  var canRepeat: Bool { encoder?.capabilities.repeats ?? false }

  /// Sets whether the terminal repeats characters that are not ASCII.
  func setRepeatsEveryCharacter(_ isSet: Bool) { encoder?.repeatsEveryCharacter = isSet }

  /// Indicates whether the encoder keeps the colours of all shown cells. Without it ncurses knows a
  /// cell by its colour pair, and the colours of a pair must not change.
  var knowsColors: Bool { encoder != nil }

  /// Calls `body` with the memory of each row that the encoder has composed or shown.
  func withRows(shown: Bool, _ body: (UnsafeRawBufferPointer) -> Void) {
    guard let encoder else { return }
    let screen = shown ? encoder.shown : encoder.composed
    for row in 0..<screen.rows {
      body(
        UnsafeRawBufferPointer(UnsafeBufferPointer(start: screen[row], count: screen.columns)))
    }
  }

  /// Changes the size. There must be no panel.
  mutating func resize(columns: Int, rows: Int) {
    size = ScreenLimits.clamped(columns: columns, rows: rows, mostCells: buffer.mostCells)
    // resizeterm() is not used, because it puts a KEY_RESIZE into a queue that is never read.
    resize_term(Int32(size.rows), Int32(size.columns))
    encoder = encoder.map { [size] in $0.resized(columns: size.columns, rows: size.rows) }
    needsFullUpdate = true
  }
}

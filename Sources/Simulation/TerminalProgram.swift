/// A program that a terminal runs: a live session, or the replay of a log.
///
/// The terminal provides the clock, the keys and the mouse, and shows the frames. Durations are
/// real time; the program converts them to ticks.
public protocol TerminalProgram: AnyObject {
  /// Indicates whether the program has ended, so that the terminal is released.
  var isFinished: Bool { get }

  /// Receives, before anything else, a closure that ends the terminal's sleep. The default does
  /// nothing.
  ///
  /// - Parameter wakeUp: Can be called on any thread. The terminal then calls ``advance(by:)``.
  func start(wakeUp: @escaping @Sendable () -> Void)

  /// The real time from the last ``advance(by:)`` until the program changes by itself.
  ///
  /// The terminal can sleep for that long. Nil means that the program changes only after input.
  var timeUntilNextChange: Duration? { get }

  /// The real time from the last ``advance(by:)`` until a running movement ends, if no input
  /// interrupts it. The default is nil.
  ///
  /// A terminal behind a slow link keeps the link free for the last frame. Nil means that nothing
  /// moves, or that the end is unknown.
  var timeUntilMovementEnds: Duration? { get }

  /// Advances by real time, zero or more.
  func advance(by elapsed: Duration)

  /// Receives a key at the time that the last ``advance(by:)`` reached.
  func receive(_ key: Key)

  /// Receives a report of the mouse at the time that the last ``advance(by:)`` reached.
  func receive(_ pointer: PointerInput)

  /// Receives a pasted text, without control characters except line feeds.
  func receive(pasted text: String)

  /// Tells the user that a paste of more than 1 MB was ignored. The default does nothing.
  func refuseOverlongPaste()

  /// Receives a new size of the whole terminal in cells, each at least 1.
  func resize(columns: Int, rows: Int)

  /// Tells the user, until the next key, that the app uses only a part of the terminal. The default
  /// does nothing.
  ///
  /// - Parameters:
  ///   - used: The columns and rows of the part, from the top left.
  ///   - window: The columns and rows of the terminal.
  func showLimit(_ used: (columns: Int, rows: Int), of window: (columns: Int, rows: Int))

  /// Receives the end of the program by a signal or a lost terminal. The default does nothing.
  ///
  /// It is the last call. The app of a session hears that it ends, as when the user quits.
  func terminate()

  /// A Boolean value that indicates whether the program shows figures of the output. The default is
  /// false.
  var showsOutput: Bool { get }

  /// Receives the figures of the output, while the program shows them. The default does nothing.
  ///
  /// - Parameter output: The figures. They do not count the frame that shows them.
  func receive(_ output: OutputFigures)

  /// Returns the frame to show; nil if the frame has not changed since the last call.
  func nextFrame() -> Frame?

  /// Does a few milliseconds of deferred work while the terminal has no input. The default does
  /// nothing.
  ///
  /// - Returns: True if there is more work.
  func workWhileIdle() -> Bool
}

extension TerminalProgram {
  /// Does nothing: the program has no work from other threads.
  public func start(wakeUp: @escaping @Sendable () -> Void) {}
  /// Returns nil: the end of a movement is unknown.
  public var timeUntilMovementEnds: Duration? { nil }
  /// Does nothing.
  public func refuseOverlongPaste() {}
  /// Does nothing.
  public func terminate() {}
  /// Returns false: no figures are shown.
  public var showsOutput: Bool { false }
  /// Does nothing.
  public func receive(_ output: OutputFigures) {}
  /// Returns false: there is no work.
  public func workWhileIdle() -> Bool { false }
  /// Does nothing.
  public func showLimit(_ used: (columns: Int, rows: Int), of window: (columns: Int, rows: Int)) {}
}

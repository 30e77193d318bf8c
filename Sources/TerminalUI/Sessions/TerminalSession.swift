internal import CNcurses
public import CellGraphics
internal import Glibc
public import Simulation
internal import Synchronization

/// A terminal behind two file descriptors, such as a channel of an SSH server or a pseudo-terminal.
///
/// A process can have many sessions, each on its own thread. A session installs no signal handlers
/// and does not read the environment. Its size and its end are the caller's: ``resize(to:)`` and
/// ``end()`` can be called on any thread.
///
/// ```text
/// let session = try TerminalSession(
///   input: channel, output: channel, size: Size(width: 80, height: 24))
/// Thread { session.run(program) }.start()
/// ```
///
/// The descriptors must carry raw bytes: a pseudo-terminal must be in raw mode. They stay open.
/// While the session runs, they do not block. A session and a ``Terminal`` cannot be open in one
/// process at the same time.
public final class TerminalSession: Sendable {
  /// The reason why a run ended.
  public enum Outcome: Equatable, Sendable {
    /// The program has finished.
    case finished
    /// ``TerminalSession/end()`` was called.
    case ended
    /// The other side has closed the connection.
    case hangup
  }

  private struct Requests {
    var size: (columns: Int, rows: Int)
    var hasNewSize = false
    var hasEnded = false
    var hasRun = false
  }

  let input: Int32
  let output: Int32
  let entry: SessionEntry
  let alarm = Alarm()
  private let requests: Mutex<Requests>

  /// Creates a session. Nothing is sent or read before ``run(_:)``.
  ///
  /// - Parameters:
  ///   - input: The descriptor that the keys arrive at.
  ///   - output: The descriptor to draw on. It can be that of `input`.
  ///   - size: The size of the terminal in cells, at least 1 × 1.
  ///   - terminal: The name of the terminal's terminfo entry, as SSH's `pty-req` has it.
  ///   - colors: The number of colours to use; nil for that of the entry. `.truecolor` is used on
  ///     every terminal with colours; otherwise the entry's number is the limit.
  /// - Throws: An error whose description says what is wrong and what to do.
  public init(
    input: Int32, output: Int32, size: Size, terminal: String = "xterm-256color",
    colors: ColorDepth? = nil
  ) throws(TerminalError) {
    entry = try CursesLibrary.addSession { () throws(TerminalError) in
      try SessionEntry(terminal, colors: colors)
    }
    (self.input, self.output) = (input, output)
    requests = Mutex(Requests(size: Self.cells(size)))
  }

  deinit { CursesLibrary.remove(.session) }

  /// The number of colours in use.
  public var depth: ColorDepth { entry.depth }

  /// The drawing style that the terminal shows best.
  public var drawingStyle: DrawingStyle {
    Terminal.drawingStyle(entry.depth, hasGlyphs: !Terminal.isConsole(entry.name))
  }

  /// The size of the terminal, in cells.
  public var size: Size {
    let size = requests.withLock { $0.size }
    return Size(width: Double(size.columns), height: Double(size.rows))
  }

  /// Changes the size. The program gets it before its next frame.
  ///
  /// - Parameter size: The size in cells, at least 1 × 1.
  public func resize(to size: Size) {
    requests.withLock { requests in
      requests.size = Self.cells(size)
      requests.hasNewSize = true
    }
    alarm.ring()
  }

  /// Ends the run, or the next one if the session does not run yet.
  public func end() {
    requests.withLock { $0.hasEnded = true }
    alarm.ring()
  }

  /// Runs `program` on the calling thread until it finishes, ``end()`` is called or the connection
  /// is closed.
  ///
  /// ``end()`` and a closed connection call `TerminalProgram.terminate()`. Ctrl-L draws the screen
  /// again and Ctrl-Z is ignored; the program does not see them. A session can run once.
  ///
  /// - Returns: The reason for the end. The terminal has been restored by then.
  public func run(_ program: any TerminalProgram) -> Outcome {
    beginRun()
    let flags = (fcntl(input, F_GETFL), fcntl(output, F_GETFL))
    _ = fcntl(input, F_SETFL, flags.0 | O_NONBLOCK)
    _ = fcntl(output, F_SETFL, flags.1 | O_NONBLOCK)
    defer {
      _ = fcntl(output, F_SETFL, flags.1)
      _ = fcntl(input, F_SETFL, flags.0)
    }
    return SessionThread.with {
      let loop = SessionLoop(self, program, at: Self.now)
      defer { loop.finish() }
      while !program.isFinished {
        loop.showFrame()
        let readiness = wait(for: loop)
        if let outcome = loop.step(to: Self.now, readiness) { return outcome }
      }
      return .finished
    }
  }

  private func beginRun() {
    let hasRun = requests.withLock { requests in
      defer { requests.hasRun = true }
      return requests.hasRun
    }
    precondition(!hasRun, "TerminalSession.run: the session has run before; create another one")
  }

  private static func cells(_ size: Size) -> (columns: Int, rows: Int) {
    let cells = { (length: Double) in length >= 1 ? Int(min(length, 1_000_000)) : 1 }
    return (cells(size.width), cells(size.height))
  }
}

// MARK: - The loop's side

extension TerminalSession {
  /// Indicates whether the caller has ended the session.
  var hasEnded: Bool { requests.withLock { $0.hasEnded } }

  /// Returns the size at the start of a run.
  func takeSize() -> (columns: Int, rows: Int) {
    requests.withLock { requests in
      requests.hasNewSize = false
      return requests.size
    }
  }

  /// Returns the size if the caller has changed it since the last call; otherwise nil.
  func takeNewSize() -> (columns: Int, rows: Int)? {
    requests.withLock { requests in
      defer { requests.hasNewSize = false }
      return requests.hasNewSize ? requests.size : nil
    }
  }

  /// Returns the bytes that have arrived; nil if the other side has closed the connection.
  func read() -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = Glibc.read(input, &bytes, bytes.count)
    if count < 0 { return errno == EAGAIN || errno == EINTR ? [] : nil }
    return count == 0 ? nil : Array(bytes.prefix(count))
  }

  /// Sleeps until there is input, a request of the caller, room for unsent bytes or other work.
  private func wait(for loop: SessionLoop) -> SessionLoop.Readiness {
    var descriptors = [
      pollfd(fd: input, events: Int16(POLLIN), revents: 0),
      pollfd(fd: output, events: loop.hasUnsent ? Int16(POLLOUT) : 0, revents: 0),
      pollfd(fd: alarm.descriptor, events: Int16(POLLIN), revents: 0),
    ]
    let parts = loop.timeout(at: Self.now)?.components
    var time = timespec(
      tv_sec: Int(parts?.seconds ?? 0), tv_nsec: Int((parts?.attoseconds ?? 0) / 1_000_000_000))
    let count = withUnsafePointer(to: &time) {
      ppoll(&descriptors, nfds_t(descriptors.count), parts == nil ? nil : $0, nil)
    }
    guard count > 0 else { return SessionLoop.Readiness() }
    if descriptors[2].revents != 0 { alarm.silence() }
    let ended = Int16(POLLHUP | POLLERR | POLLNVAL)
    let hasInput = descriptors[0].revents & Int16(POLLIN) != 0
    // The bytes before the end are read first.
    let isHungUp = !hasInput && descriptors[0].revents & ended != 0
    return SessionLoop.Readiness(
      hasInput: hasInput, isHungUp: isHungUp || descriptors[1].revents & ended != 0)
  }

  /// The time of the monotonic clock.
  private static var now: Duration {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}

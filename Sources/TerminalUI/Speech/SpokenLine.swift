internal import CNcurses
internal import Glibc

/// Standard input and output in spoken mode: keys in, lines of text out.
final class SpokenLine {
  /// Indicates whether standard input is a terminal.
  let isTerminal = isatty(STDIN_FILENO) == 1
  /// Indicates whether the reader of the lines is gone.
  private(set) var isClosed = false
  /// A copy of standard output. A crash must not lose other output, which is kept in memory.
  private let output: Int32
  /// The settings of the terminal before the program changed them.
  private var originalSettings = termios()

  /// Opens standard input and output. A terminal then sends each key at once.
  init() throws(TerminalError) {
    output = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
    guard output >= 0 else {
      throw TerminalError(reason: .refused(String(cString: strerror(errno))))
    }
    guard isTerminal else { return }
    tcgetattr(STDIN_FILENO, &originalSettings)
    Rescue.arm(line: output, originalSettings: originalSettings, exitSequence: [])
    makeRaw()
  }

  deinit {
    if isTerminal {
      restoreSettings()
      Rescue.disarm()
    }
    close(output)
  }

  /// The size of the terminal in cells; 80 × 24 without one.
  var size: (columns: Int, rows: Int) {
    var columns: Int32 = 0
    var rows: Int32 = 0
    guard cncurses_window_size(output, &columns, &rows) == 0, columns > 0, rows > 0 else {
      return (80, 24)
    }
    return (Int(columns), Int(rows))
  }

  // MARK: - Settings

  /// Makes a terminal send each key at once, without an echo. Line feeds still end lines.
  func makeRaw() {
    guard isTerminal else { return }
    var raw = originalSettings
    cfmakeraw(&raw)
    raw.c_oflag = originalSettings.c_oflag
    tcsetattr(STDIN_FILENO, TCSANOW, &raw)
  }

  /// Restores the settings of a terminal.
  func restoreSettings() {
    guard isTerminal else { return }
    tcsetattr(STDIN_FILENO, TCSANOW, &originalSettings)
  }

  // MARK: - Input and output

  /// Waits for input or a signal.
  ///
  /// - Parameters:
  ///   - signals: A descriptor that is readable while a signal is waiting.
  ///   - milliseconds: The longest time to wait; nil for no limit.
  func wait(for signals: Int32, upTo milliseconds: Int32?) -> (hasInput: Bool, hasSignal: Bool) {
    var descriptors = [
      pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
      pollfd(fd: signals, events: Int16(POLLIN), revents: 0),
    ]
    _ = poll(&descriptors, 2, milliseconds ?? -1)
    return (descriptors[0].revents != 0, descriptors[1].revents != 0)
  }

  /// Reads the bytes that have arrived; nil at the end of the input.
  func read() -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: 4_096)
    let count = Glibc.read(STDIN_FILENO, &bytes, bytes.count)
    if count > 0 { return Array(bytes.prefix(count)) }
    return count < 0 && (errno == EINTR || errno == EAGAIN) ? [] : nil
  }

  /// Writes lines, each with a line feed.
  func write(_ lines: [String]) {
    guard !lines.isEmpty, !isClosed else { return }
    let bytes = Array(lines.map { $0 + "\n" }.joined().utf8)
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes {
        Glibc.write(output, $0.baseAddress! + sent, $0.count - sent)
      }
      if count > 0 {
        sent += count
      } else if errno == EAGAIN {
        var ready = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
        _ = poll(&ready, 1, -1)
      } else if errno != EINTR {
        isClosed = true
        return
      }
    }
  }
}

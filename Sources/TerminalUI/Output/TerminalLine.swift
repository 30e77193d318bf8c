internal import CNcurses
internal import Glibc

/// The connection to the terminal: its settings, its size, and the bytes in both directions.
final class TerminalLine {
  /// The descriptor for input.
  let input: Int32
  /// The descriptor for output. Writing never waits for a slow terminal.
  let output: Int32
  /// The settings before the program changed them.
  private(set) var originalSettings: termios
  /// The program's settings; nil while the original ones are in effect.
  private var raw: termios?
  /// The bytes to send, including those that the terminal has accepted since the array was last
  /// empty.
  private var unsent: [UInt8] = []
  /// The number of bytes in `unsent` that the terminal has already accepted.
  private var taken = 0
  /// Indicates whether the terminal has been closed.
  private(set) var isDead = false
  /// Indicates whether `output` is closed with this object.
  private let ownsOutput: Bool

  /// Opens standard input and standard output, which must be a terminal.
  init() throws(TerminalError) {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else {
      throw TerminalError(reason: .notATerminal)
    }
    input = STDIN_FILENO
    ownsOutput = true
    originalSettings = termios()
    guard tcgetattr(STDIN_FILENO, &originalSettings) == 0 else { throw Self.refusal() }
    output = Self.openOutput()
    guard output >= 0 else { throw Self.refusal() }
  }

  /// Uses descriptors of the caller, which stay open. Their settings belong to the caller.
  init(input: Int32, output: Int32) {
    (self.input, self.output) = (input, output)
    ownsOutput = false
    originalSettings = termios()
  }

  deinit { if ownsOutput { close(output) } }

  /// Returns the system's error.
  private static func refusal() -> TerminalError {
    TerminalError(reason: .refused(String(cString: strerror(errno))))
  }

  /// Opens the terminal again for output. O_NONBLOCK on a copy of standard output would also affect
  /// the shell.
  private static func openOutput() -> Int32 {
    var path = [CChar](repeating: 0, count: 4096)
    if ttyname_r(STDOUT_FILENO, &path, path.count) == 0 {
      let file = open(path, O_WRONLY | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
      if file >= 0 { return file }
    }
    return fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
  }

  /// The size of the window in cells, at least 1 × 1; 80 × 24 if the terminal does not report it.
  var size: (columns: Int, rows: Int) {
    var columns: Int32 = 0
    var rows: Int32 = 0
    guard cncurses_window_size(output, &columns, &rows) == 0, columns > 0, rows > 0 else {
      return (80, 24)
    }
    return (Int(columns), Int(rows))
  }
}

extension TerminalLine {
  /// Indicates whether the program's job has the terminal.
  var isInForeground: Bool {
    let group = tcgetpgrp(input)
    return group < 0 || group == getpgrp()
  }

  /// Sets raw mode: every byte arrives as it is typed and is sent as it is.
  func makeRaw() {
    var raw = originalSettings
    cfmakeraw(&raw)
    // With these two settings, read() returns at once. The loop waits for input with poll()
    // instead.
    raw.c_cc.5 = 0  // VTIME
    raw.c_cc.6 = 0  // VMIN
    tcsetattr(input, TCSANOW, &raw)
    // The system can choose settings that differ.
    tcgetattr(input, &raw)
    self.raw = raw
  }

  /// Adopts the present settings as the original ones, if another program has changed them.
  ///
  /// If the process continues without having been stopped, the current settings are the program's
  /// own and are not adopted.
  func updateOriginalSettings() {
    var present = termios()
    guard tcgetattr(input, &present) == 0, raw.map({ !present.isSame(as: $0) }) ?? true else {
      return
    }
    originalSettings = present
  }

  /// Restores the original settings.
  func restoreSettings() {
    raw = nil
    var originalSettings = originalSettings
    tcsetattr(input, TCSANOW, &originalSettings)
  }

  /// Returns the typed bytes; empty if there are none, or if the terminal has been closed.
  func read() -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = Glibc.read(input, &bytes, bytes.count)
    if count < 0, errno != EAGAIN, errno != EINTR { isDead = true }
    return Array(bytes.prefix(max(0, count)))
  }

  /// Waits up to a number of milliseconds for input and drops it.
  func discardInput(within milliseconds: Int) {
    if Self.isReady(input, for: POLLIN, within: milliseconds) { _ = read() }
  }

  /// Reads input until it contains an answer, for up to a number of milliseconds.
  ///
  /// - Returns: The other input.
  func takeInput(until answer: [UInt8], within milliseconds: Int) -> [UInt8] {
    let deadline = Self.now + milliseconds
    var bytes: [UInt8] = []
    while Self.isReady(input, for: POLLIN, within: max(0, deadline - Self.now)) {
      let new = read()
      if new.isEmpty { break }
      bytes += new
      if let range = bytes.firstRange(of: answer) {
        bytes.removeSubrange(range)
        break
      }
    }
    return bytes
  }

  /// The number of sent bytes that the system has not passed on, as far as it reports them.
  ///
  /// A serial line reports its queue. Linux reports 0 for every pseudo-terminal.
  var queuedBytes: Int { Int(cncurses_queued_bytes(output)) }

  /// Indicates whether there are bytes that the terminal has not accepted.
  var hasUnsent: Bool { !unsent.isEmpty }

  /// Sends bytes, or stores those that the terminal does not accept yet.
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - begin: Bytes to send before.
  ///   - end: Bytes to send after.
  func send(_ bytes: [UInt8], between begin: [UInt8] = [], and end: [UInt8] = []) {
    unsent += begin
    unsent += bytes
    unsent += end
    flush()
  }

  /// Sends as many bytes as the terminal accepts without waiting.
  func flush() {
    while !unsent.isEmpty, !isDead {
      let count = unsent.withUnsafeBytes { bytes in
        bytes.baseAddress.map { write(output, $0 + taken, bytes.count - taken) } ?? 0
      }
      if count > 0 {
        taken += count
        if taken == unsent.count { discardUnsent() }
      } else if errno == EAGAIN {
        return
      } else if errno != EINTR {
        isDead = true
      }
    }
  }

  /// Sends all bytes. It stops if the terminal accepts nothing for half a second.
  ///
  /// - Returns: False if it stopped early. The rest is dropped.
  func drain() -> Bool {
    flush()
    while !unsent.isEmpty, !isDead {
      guard Self.isReady(output, for: POLLOUT, within: 500) else {
        discardUnsent()
        return false
      }
      flush()
    }
    return true
  }

  /// Waits for a descriptor. Signals, such as the watchdog's, do not change the time limit.
  private static func isReady(
    _ descriptor: Int32, for events: Int32, within milliseconds: Int
  ) -> Bool {
    let end = now + milliseconds
    var descriptor = pollfd(fd: descriptor, events: Int16(events), revents: 0)
    while true {
      let count = poll(&descriptor, 1, Int32(max(0, end - now)))
      if count >= 0 || errno != EINTR { return count > 0 }
    }
  }

  /// The time of the monotonic clock, in milliseconds.
  private static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1_000 + time.tv_nsec / 1_000_000
  }

  /// Drops all bytes that the terminal has not read, and sends `bytes` without waiting.
  ///
  /// If the terminal continues later, it leaves the screen before it shows output of the shell.
  func send(replacingQueue bytes: [UInt8]) {
    tcflush(output, TCOFLUSH)
    send(bytes)
    discardUnsent()
  }

  /// Drops the bytes that have not been sent.
  private func discardUnsent() {
    // The next frame needs the same memory.
    unsent.removeAll(keepingCapacity: true)
    taken = 0
  }
}

extension termios {
  /// Indicates whether two settings are equal.
  fileprivate func isSame(as other: termios) -> Bool {
    let isSame =
      c_iflag == other.c_iflag && c_oflag == other.c_oflag && c_cflag == other.c_cflag
      && c_lflag == other.c_lflag
    return isSame
      && withUnsafeBytes(of: c_cc) { mine in
        withUnsafeBytes(of: other.c_cc) { theirs in mine.elementsEqual(theirs) }
      }
  }
}

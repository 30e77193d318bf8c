internal import CNcurses
internal import Glibc

/// The line to the terminal: its settings, its size, and the bytes that go over it.
final class TerminalLine {
  let input = STDIN_FILENO
  /// Never waits for a slow terminal.
  let output: Int32
  /// The settings as they were found.
  private(set) var originalSettings: termios
  /// Those that were made for the program; nil while the line is given back.
  private var raw: termios?
  /// What the terminal has not taken yet.
  private var unsent: [UInt8] = []
  /// How much of that it has taken.
  private var taken = 0
  /// True once the other end is gone.
  private(set) var isDead = false

  init() throws(TerminalError) {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else {
      throw TerminalError(reason: .notATerminal)
    }
    originalSettings = termios()
    guard tcgetattr(STDIN_FILENO, &originalSettings) == 0 else { throw Self.refusal() }
    output = Self.openOutput()
    guard output >= 0 else { throw Self.refusal() }
  }

  deinit { close(output) }

  private static func refusal() -> TerminalError {
    TerminalError(reason: .refused(String(cString: strerror(errno))))
  }

  /// Opened anew, because O_NONBLOCK on a copy of standard output would also be the shell's.
  private static func openOutput() -> Int32 {
    var path = [CChar](repeating: 0, count: 4096)
    if ttyname_r(STDOUT_FILENO, &path, path.count) == 0 {
      let file = open(path, O_WRONLY | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
      if file >= 0 { return file }
    }
    return fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
  }

  /// Columns and rows, each at least 1; 80 × 24 for a terminal that does not say.
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
  /// False while another job of the shell has the terminal.
  var isInForeground: Bool {
    let group = tcgetpgrp(input)
    return group < 0 || group == getpgrp()
  }

  /// Every byte as it is typed, every byte as it is sent.
  func makeRaw() {
    var raw = originalSettings
    cfmakeraw(&raw)
    // A read answers at once: poll() says when there is something, and a loop must not hang on it.
    raw.c_cc.5 = 0  // VTIME
    raw.c_cc.6 = 0  // VMIN
    tcsetattr(input, TCSANOW, &raw)
    // The system may have settled for others.
    tcgetattr(input, &raw)
    self.raw = raw
  }

  /// Takes the present settings, if somebody has changed them, for those to give back.
  ///
  /// A program that is continued without ever having stopped finds its own.
  func updateOriginalSettings() {
    var present = termios()
    guard tcgetattr(input, &present) == 0, raw.map({ !present.isSame(as: $0) }) ?? true else {
      return
    }
    originalSettings = present
  }

  func restoreSettings() {
    raw = nil
    var originalSettings = originalSettings
    tcsetattr(input, TCSANOW, &originalSettings)
  }

  /// What has been typed; empty when nothing has, or when the other end is gone.
  func read() -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = Glibc.read(input, &bytes, bytes.count)
    if count < 0, errno != EAGAIN, errno != EINTR { isDead = true }
    return Array(bytes.prefix(max(0, count)))
  }

  /// Waits for what is still to come in, and drops it.
  func discardInput(within milliseconds: Int) {
    if Self.isReady(input, for: POLLIN, within: milliseconds) { _ = read() }
  }

  /// Whether there is something that the terminal has not taken.
  var hasUnsent: Bool { !unsent.isEmpty }

  /// - Parameters:
  ///   - begin: What goes before, and `end` after.
  func send(_ bytes: [UInt8], between begin: [UInt8] = [], and end: [UInt8] = []) {
    unsent += begin
    unsent += bytes
    unsent += end
    flush()
  }

  /// Sends as much as the terminal takes without waiting.
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

  /// Sends everything, but does not wait longer than half a second for a terminal that takes nothing.
  ///
  /// - Returns: False where it gave up; the rest is dropped.
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

  /// Waits for a descriptor; signals, such as the watchdog's, neither shorten the time nor begin it again.
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

  private static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1_000 + time.tv_nsec / 1_000_000
  }

  /// Drops all that the terminal has not read yet, and sends `bytes` without waiting.
  ///
  /// A terminal that is continued then leaves the screen before it shows what the shell writes.
  func send(replacingQueue bytes: [UInt8]) {
    tcflush(output, TCOFLUSH)
    send(bytes)
    discardUnsent()
  }

  private func discardUnsent() {
    // The next frame takes the same room.
    unsent.removeAll(keepingCapacity: true)
    taken = 0
  }
}

extension termios {
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

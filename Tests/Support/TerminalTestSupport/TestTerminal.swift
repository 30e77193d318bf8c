internal import CVTerm
internal import Glibc

/// A program on a pseudo-terminal of its own, and the screen it draws there.
///
/// The program is the leader of a session whose controlling terminal this is. Its output goes to
/// libvterm, so every cell can be asked for. One per test; not shared between threads.
public final class TestTerminal {
  /// Called after each block of output, before the next is read: for what is only there for a
  /// moment. A frame of more than 4,095 bytes comes in several.
  public var onOutput: ((TestTerminal) -> Void)?
  /// Indicates whether a repetition of a character that is not ASCII is ignored, as tmux 3.3a does.
  public var repeatsOnlyASCII = false
  /// Indicates whether the terminal answers no question.
  public var isSilent = false
  private var repetition = ASCIIRepetition()
  private var characters = WholeCharacters()
  /// The link between the program and the emulator; nil for one without a limit.
  var link: SlowLink?
  /// All that the program has written so far.
  public private(set) var output: [UInt8] = []
  public private(set) var columns: Int
  public private(set) var rows: Int

  /// `settings` before the program started.
  public let initialSettings: String

  let screen: OpaquePointer
  let properties: UnsafeMutablePointer<ScreenProperties>
  private let emulator: OpaquePointer
  private var main: Int32
  /// Held open so that the settings outlive the program.
  private let line: Int32
  let process: pid_t
  private var end: ProgramEnd?

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - program: The name of a built product, or a path.
  ///   - environment: What differs from a UTF-8 xterm with 256 colours; an empty value removes.
  public init(
    _ program: String, _ arguments: [String] = [], environment: [String: String] = [:],
    columns: Int = 80, rows: Int = 24
  ) throws {
    (self.columns, self.rows) = (columns, rows)
    (main, line) = try Self.openPair(columns: columns, rows: rows)
    initialSettings = Self.settings(of: line)
    emulator = vterm_new(Int32(rows), Int32(columns))
    vterm_set_utf8(emulator, 1)
    screen = vterm_obtain_screen(emulator)
    properties = .allocate(capacity: 1)
    properties.initialize(to: ScreenProperties())
    vterm_screen_set_callbacks(screen, ScreenProperties.callbacks, properties)
    vterm_screen_enable_altscreen(screen, 1)
    vterm_screen_reset(screen, 1)
    let path = program.contains("/") ? program : Self.path(of: program)
    process = try Spawn(path: path, arguments: arguments, environment: environment, line: line)
      .run()
  }

  /// Opens an emulator without a program, whose other end is ``descriptor``.
  ///
  /// The two ends are sockets, so bytes that one end writes can be read at once at the other.
  public init(connectionWithColumns columns: Int, rows: Int) throws {
    (self.columns, self.rows) = (columns, rows)
    var ends: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0 else {
      throw TestTerminalError("no sockets")
    }
    (main, line) = (ends[0], ends[1])
    initialSettings = ""
    emulator = vterm_new(Int32(rows), Int32(columns))
    vterm_set_utf8(emulator, 1)
    screen = vterm_obtain_screen(emulator)
    properties = .allocate(capacity: 1)
    properties.initialize(to: ScreenProperties())
    vterm_screen_set_callbacks(screen, ScreenProperties.callbacks, properties)
    vterm_screen_enable_altscreen(screen, 1)
    vterm_screen_reset(screen, 1)
    process = 0
    end = .exited(0)
  }

  /// The end of the connection for the program that draws. It is closed with the terminal.
  public var descriptor: Int32 { line }

  /// Starts a product as a job of a shell, which continues it for each line that it reads while it is
  /// stopped, and ends as the product does.
  public convenience init(
    job product: String, _ arguments: [String] = [], environment: [String: String] = [:]
  ) throws {
    let script = """
      set -m; "$0" "$@"; status=$?
      while [ $status = \(128 + SIGTSTP) ]; do read -r _; fg; status=$?; done; exit $status
      """
    try self.init(
      "/bin/sh", ["-c", script, Self.path(of: product)] + arguments, environment: environment)
  }

  deinit {
    if end == nil {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
    if main >= 0 { close(main) }
    close(line)
    vterm_free(emulator)
    properties.deallocate()
  }

  private static func openPair(columns: Int, rows: Int) throws -> (main: Int32, line: Int32) {
    let main = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC)
    var name = [CChar](repeating: 0, count: 64)
    guard main >= 0, grantpt(main) == 0, unlockpt(main) == 0,
      ptsname_r(main, &name, name.count) == 0,
      cvterm_set_window_size(main, Int32(columns), Int32(rows)) == 0
    else { throw TestTerminalError("no pseudo-terminal") }
    let line = open(name, O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard line >= 0 else { throw TestTerminalError("no pseudo-terminal") }
    return (main, line)
  }

  /// Returns the path of a built product.
  public static func path(of product: String) -> String { "\(products)/\(product)" }

  /// The directory of the built products: the test bundle stands among them.
  private static let products: String = {
    var path = [UInt8](repeating: 0, count: 4_096)
    let count = path.withUnsafeMutableBytes {
      readlink("/proc/self/exe", $0.baseAddress!.assumingMemoryBound(to: CChar.self), $0.count)
    }
    let text = String(decoding: path.prefix(max(0, count)), as: UTF8.self)
    return text.split(separator: "/").dropLast().reduce(into: "") { $0 += "/\($1)" }
  }()
}

// MARK: - Input

extension TestTerminal {
  public func send(_ text: String) { send(Array(text.utf8)) }

  public func send(_ bytes: [UInt8]) { _ = Glibc.write(main, bytes, bytes.count) }

  /// Changes the size, of which the kernel tells the program.
  public func resize(columns: Int, rows: Int) {
    // xterm makes the whole screen scroll when its size changes; libvterm keeps the scrolling region.
    // libvterm 0.1.4 also moves the cursor up by the rows it scrolls out, above the screen if the
    // cursor is not far enough down, and crashes. The program draws the whole screen afterwards.
    if (columns, rows) != (self.columns, self.rows) {
      write(Array("\u{1B}[r\u{1B}[\(self.rows)H".utf8))
    }
    (self.columns, self.rows) = (columns, rows)
    vterm_set_size(emulator, Int32(rows), Int32(columns))
    _ = cvterm_set_window_size(main, Int32(columns), Int32(rows))
  }

  /// Has the kernel say that the terminal has no size, as a serial line does; the emulator has 80 × 24.
  public func resizeToNothing() {
    resize(columns: 80, rows: 24)
    _ = cvterm_set_window_size(main, 0, 0)
  }

  public func signal(_ signal: Int32) { kill(process, signal) }

  /// Sends a signal to each process that the program has started.
  public func signalChildren(_ signal: Int32) {
    for child in children { kill(child, signal) }
  }

  /// Closes the terminal, as a window's close button does.
  public func hangUp() {
    close(main)
    main = -1
  }
}

// MARK: - Waiting

extension TestTerminal {
  /// Feeds the screen until `condition` is true.
  ///
  /// - Parameters:
  ///   - what: Completes "timed out waiting for".
  ///   - reading: False for a terminal that is stuck: nothing the program writes is taken.
  public func wait(
    for what: String, seconds: Double = 10, reading: Bool = true,
    until condition: () throws -> Bool
  ) throws {
    let deadline = ContinuousClock.now + .seconds(seconds)
    while try !condition() {
      guard ContinuousClock.now < deadline else {
        throw TestTerminalError("timed out waiting for \(what); the screen:\n\(text)")
      }
      if reading { readOutput(within: 20) } else { poll(nil, 0, 5) }
    }
  }

  /// Waits until the program has ended, and takes the rest of what it wrote.
  @discardableResult public func waitForEnd(
    seconds: Double = 10, reading: Bool = true
  ) throws -> ProgramEnd {
    try wait(for: "the end of the program", seconds: seconds, reading: reading) { hasEnded }
    while reading, readOutput(within: 0) {}
    return end!
  }

  /// Waits until the job has stopped, as at Ctrl-Z.
  ///
  /// The terminal must have been made with `init(job:)`, as must that of `continueJob()`.
  public func waitForJobToStop() throws {
    try wait(for: "the job to stop") { childStates == ["T"] }
    while readOutput(within: 0) {}
  }

  /// Has the shell of the job continue it.
  public func continueJob() { send("\n") }

  /// Waits until the program has stopped, as by SIGSTOP.
  public func waitForStop() throws {
    try wait(for: "the program to stop") {
      var status: Int32 = 0
      return waitpid(process, &status, WNOHANG | WUNTRACED) == process && status & 0xFF == 0x7F
    }
    while readOutput(within: 0) {}
  }

  /// The way in which the program ended; nil while it runs.
  public var endIfEnded: ProgramEnd? { hasEnded ? end : nil }

  private var hasEnded: Bool {
    if end != nil { return true }
    var status: Int32 = 0
    guard waitpid(process, &status, WNOHANG) == process else { return false }
    end = status & 0x7F == 0 ? .exited(status >> 8 & 0xFF) : .killed(status & 0x7F)
    return true
  }

  /// - Returns: False if no output arrived within `milliseconds`.
  @discardableResult public func readOutput(within milliseconds: Int32) -> Bool {
    if link != nil { return readOutputOfLink(within: milliseconds) }
    let bytes = readBytes(within: milliseconds)
    if bytes.isEmpty { return false }
    take(bytes)
    return true
  }

  /// Returns what the program has written, up to 65,536 bytes.
  func readBytes(within milliseconds: Int32) -> [UInt8] {
    var descriptor = pollfd(fd: main, events: Int16(POLLIN), revents: 0)
    guard poll(&descriptor, 1, milliseconds) > 0 else { return [] }
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = read(main, &bytes, bytes.count)
    return Array(bytes.prefix(max(0, count)))
  }

  /// Has the emulator show bytes of the program.
  func take(_ bytes: [UInt8]) {
    output += bytes
    write(characters.filter(repeatsOnlyASCII ? repetition.filter(bytes) : bytes))
    answer()
    onOutput?(self)
  }

  /// Has the emulator show bytes.
  private func write(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { buffer in
      guard let start = buffer.baseAddress?.assumingMemoryBound(to: CChar.self) else { return }
      _ = vterm_input_write(emulator, start, buffer.count)
    }
  }

  /// Sends what the emulator has to say to the program's questions.
  private func answer() {
    var bytes = [CChar](repeating: 0, count: 1_024)
    let count = vterm_output_read(emulator, &bytes, bytes.count)
    if count > 0, !isSilent { _ = Glibc.write(main, bytes, count) }
  }
}

// MARK: - Facts

extension TestTerminal {
  /// The cell of the cursor, shown or hidden.
  public var cursor: (column: Int, row: Int) {
    var position = VTermPos()
    vterm_state_get_cursorpos(vterm_obtain_state(emulator), &position)
    return (Int(position.col), Int(position.row))
  }

  /// Returns the program's output from the offset `start` in `output`.
  public func text(from start: Int) -> String {
    String(decoding: output[start...], as: UTF8.self)
  }

  /// The processor time the program has used so far, in the system's clock ticks.
  public var processorTime: Int {
    let fields = Self.status(of: process)
    return fields.count > 12 ? (Int(fields[11]) ?? 0) + (Int(fields[12]) ?? 0) : 0
  }

  /// Indicates whether the program has not yet read all of its input.
  public var hasUnreadInput: Bool { cvterm_unread(line) > 0 }

  /// Indicates whether the program has a pending signal of this kind.
  public func isPending(_ signal: Int32) -> Bool {
    let lines = Self.contents(of: "/proc/\(process)/status").split(separator: "\n")
    return lines.contains { line in
      // SigPnd and ShdPnd, as masks in hexadecimal digits (proc(5)).
      guard line.hasPrefix("SigPnd:") || line.hasPrefix("ShdPnd:") else { return false }
      let mask = line.split(separator: "\t").last.flatMap { UInt64($0, radix: 16) } ?? 0
      return mask >> UInt64(signal - 1) & 1 == 1
    }
  }

  /// Waits until the program has read all that was sent, has drawn it, and sleeps.
  ///
  /// It draws at most every 17 ms, so one that sleeps longer than that owes no frame.
  ///
  /// - Parameter milliseconds: How long it must have slept.
  public func waitForRest(quietFor milliseconds: Int32 = 25) throws {
    try wait(for: "the program to rest", seconds: 60) {
      if hasEnded { throw TestTerminalError("the program has ended: \(end!)\n\(text)") }
      guard !hasUnreadInput, isAsleep else { return false }
      let start = output.count
      readOutput(within: milliseconds)
      return output.count == start && !hasUnreadInput && isAsleep
    }
  }

  private var isAsleep: Bool { Self.status(of: process).first == "S" }

  /// The state of each process that the program has started, as proc(5) has it: "T" is stopped.
  public var childStates: [String] {
    children.map { Self.status(of: $0).first ?? "" }
  }

  private var children: [pid_t] {
    Self.contents(of: "/proc/\(process)/task/\(process)/children").split(separator: " ")
      .compactMap { pid_t($0) }
  }

  /// Returns the fields of /proc/pid/stat from the third on; the second ends at the last
  /// parenthesis.
  private static func status(of process: pid_t) -> [String] {
    let text = contents(of: "/proc/\(process)/stat")
    return text.split(separator: ")").last?.split(separator: " ").map(String.init) ?? []
  }

  private static func contents(of path: String) -> String {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 4_096)
    let count = read(file, &bytes, bytes.count)
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
  }

  /// The output of `stty -a`, as one text for comparison.
  public var settings: String { Self.settings(of: line) }

  private static func settings(of line: Int32) -> String {
    var settings = termios()
    tcgetattr(line, &settings)
    let characters = withUnsafeBytes(of: settings.c_cc) { Array($0) }
    return """
      \(settings.c_iflag) \(settings.c_oflag) \(settings.c_cflag) \(settings.c_lflag) \
      \(characters) \(cfgetispeed(&settings)) \(cfgetospeed(&settings))
      """
  }
}

/// The way in which a program ended.
public enum ProgramEnd: Equatable, Sendable {
  case exited(Int32)
  /// By a signal.
  case killed(Int32)
}

public struct TestTerminalError: Error, CustomStringConvertible {
  public let description: String

  init(_ description: String) { self.description = description }
}

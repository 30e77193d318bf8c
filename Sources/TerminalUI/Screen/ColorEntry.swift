internal import CNcurses
internal import Glibc

/// A terminfo entry of the project: the user's terminal with more colours than its own entry has.
///
/// `tic` compiles it into a new private directory, which is deleted with this value. An open screen
/// keeps the entry in memory.
struct ColorEntry: ~Copyable {
  /// The name of the entry. The directory must be the first place to search while a screen is
  /// opened.
  static let name = "segue-colors"
  /// The capability that ends bold and dim (ECMA-48's SGR 22), for which terminfo has no name.
  static let normalIntensity = "normi"
  /// The capability that sets a background in truecolor.
  static let directBackground = Array("\u{1B}[48;2;\(rgb)m".utf8)

  /// The parameters for a colour in truecolor.
  private static let rgb = "%p1%{65536}%/%d;%p1%{256}%/%{255}%&%d;%p1%{255}%&%d"

  /// The private directory.
  let directory: String

  private init(directory: String) { self.directory = directory }

  deinit {
    unlink("\(directory)/source")
    unlink("\(directory)/s/\(Self.name)")
    rmdir("\(directory)/s")
    rmdir(directory)
  }

  /// Compiles an entry.
  ///
  /// - Parameters:
  ///   - terminal: The name of the entry to build on.
  ///   - depth: `.truecolor` or `.palette256`.
  /// - Returns: nil if `tic` is missing, fails or takes too long, or if there is no temporary
  ///   directory.
  static func compiled(over terminal: String, depth: ColorDepth) -> ColorEntry? {
    guard terminal.utf8.allSatisfy(isPlain), let directory = makeDirectory() else { return nil }
    let entry = ColorEntry(directory: directory)
    guard write(source(over: terminal, depth: depth), to: entry.sourcePath), entry.compile() else {
      return nil
    }
    return entry
  }

  /// The path of the source of the entry.
  private var sourcePath: String { "\(directory)/source" }

  /// Indicates whether a byte is allowed in a name.
  ///
  /// In terminfo's source a name ends at a comma or a bar, and this name comes from the
  /// environment.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: "+-._".utf8.contains(byte)
    }
  }

  /// Returns the source of the entry.
  ///
  /// Stock entries with direct colours use ANSI's palette for numbers below 8 and write colons that
  /// some terminals misread. This entry writes semicolons, and every number is a colour.
  private static func source(over terminal: String, depth: ColorDepth) -> String {
    let (colors, pairs, flags, parameter) =
      depth == .truecolor
      ? ("0x1000000", "0x400000", "RGB", "2;\(rgb)") : ("0x100", "0x10000", "RGB@", "5;%p1%d")
    return """
      \(name)|the user's terminal with more colours,
      \t\(flags), colors#\(colors), pairs#\(pairs), setf@, setb@, initc@, initp@, ccc@, oc@,
      \tsetaf=\\E[38;\(parameter)m, setab=\\E[48;\(parameter)m, \(normalIntensity)=\\E[22m,
      \tuse=\(terminal),

      """
  }

  /// Creates a private temporary directory and returns its path.
  private static func makeDirectory() -> String? {
    let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    guard let path = strdup("\(parent)/segue-XXXXXX") else { return nil }
    defer { free(path) }
    return mkdtemp(path).map { String(cString: $0) }
  }

  /// Writes a new file that only the user can read.
  private static func write(_ text: String, to path: String) -> Bool {
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { return false }
    defer { close(file) }
    var text = text
    return text.withUTF8 { Glibc.write(file, $0.baseAddress, $0.count) == $0.count }
  }

  /// Runs `tic`.
  private func compile() -> Bool {
    let words = ["tic", "-x", "-o", directory, sourcePath]
    let arguments = words.map { word in strdup(word) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var files = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&files)
    defer { posix_spawn_file_actions_destroy(&files) }
    // Messages of tic about the user's entry would appear on the screen.
    for descriptor in STDIN_FILENO...STDERR_FILENO {
      posix_spawn_file_actions_addopen(&files, descriptor, "/dev/null", O_RDWR, 0)
    }
    // tic must not inherit the signals that are blocked here.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    var child: pid_t = 0
    guard posix_spawnp(&child, "tic", &files, &attributes, arguments, environ) == 0 else {
      return false
    }
    return Self.wait(for: child) == 0
  }

  /// The time limit for tic, which usually takes 2 ms.
  private static let longestMilliseconds = 2_000

  /// Waits for a child process to end, and kills it after the time limit.
  ///
  /// - Returns: Its status; nil if it took too long.
  private static func wait(for child: pid_t) -> Int32? {
    var status: Int32 = -1
    for _ in 0..<longestMilliseconds {
      let ended = waitpid(child, &status, WNOHANG)
      if ended == child { return status }
      if ended < 0, errno != EINTR { return nil }
      poll(nil, 0, 1)
    }
    kill(child, SIGKILL)
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    return nil
  }
}

import TerminalTestSupport
import WalkSupport

/// Starts the program where something is missing, wrong or forbidden: it runs, or says what is wrong.
final class OddEnvironments: Ordeal {
  private let program: String
  private let folder: Folder
  private var running = 0
  private var refused = 0

  init(program: String, folder: Folder) { (self.program, self.folder) = (program, folder) }

  var summary: String {
    "\(running + refused) odd environments: in \(running) the program ran, in \(refused) it said why not."
  }

  private static let variables: [(String, [String])] = [
    (
      "TERM",
      [
        "xterm", "xterm-256color", "screen", "tmux-256color", "linux", "vt100", "vt52", "rxvt",
        "dumb",
        "no-such", "", "x\u{1B}]0;t\u{7}\u{9B}31m", "../../etc/passwd", "xterm,|use=", "-x",
        "xterm-direct",
        String(repeating: "x", count: 5_000),
      ]
    ),
    ("COLORTERM", ["truecolor", "24bit", "", "nonsense"]), ("NO_COLOR", ["1", ""]),
    ("LANG", ["C", "POSIX", "C.UTF-8", "xx_XX.UTF-8", "", "\u{1B}[31m"]),
    ("LC_ALL", ["", "C", "C.UTF-8", "../.."]),
    ("LINES", ["", "1", "10", "24", "40", "99999", "2147483648", "-1", "x"]),
    ("COLUMNS", ["", "1", "10", "80", "120", "99999", "2147483648", "-1", "x"]),
    ("TERMINFO", ["", "/nowhere", "/dev/null", "hex:", "b64:xx"]), ("TERMCAP", ["", "xx:tc=xx:"]),
    ("TMPDIR", ["", "/nowhere", "/proc", "relative"]), ("PATH", ["", "/nowhere", "/usr/bin:/bin"]),
    ("HOME", ["", "/nowhere"]), ("ESCDELAY", ["", "-1", "99999999"]),
    ("NCURSES_NO_UTF8_ACS", ["", "1"]), ("NCURSES_ASSUMED_COLORS", ["", "3,4"]),
    ("NCURSES_GPM_TERMS", [""]), ("BAUDRATE", ["", "1"]),
  ]

  private static let lines = [
    ":", ":", ":", "ulimit -f 0", "ulimit -f 8", "ulimit -f 1000", "ulimit -n 4", "ulimit -n 6",
    "ulimit -n 8", "ulimit -n 9", "ulimit -n 10", "ulimit -n 12", "ulimit -c 0", "ulimit -s 512",
    "cd /proc", "trap '' HUP INT TERM PIPE CHLD ALRM USR1", "umask 777", "exec 2>&-",
    "exec 2>/dev/full",
    "exec 3>&1 4>&1 5>&1",
  ]

  private static let sizes = [
    (80, 24), (80, 24), (120, 40), (200, 60), (0, 0), (1, 1), (2, 1), (1, 50), (300, 2),
    (10_001, 1), (3, 12_000),
  ]

  func run(seed: UInt64, until end: ContinuousClock.Instant) throws {
    var random = SeededRandom(seed: seed)
    while running + refused < 20 || ContinuousClock.now < end {
      var environment: [String: String] = [:]
      for (name, values) in Self.variables where random.isOne(in: 4) {
        environment[name] = values.randomElement(using: &random)!
      }
      let line = Self.lines.randomElement(using: &random)!
      let size = Self.sizes.randomElement(using: &random)!
      do {
        try check(environment, line, size)
      } catch {
        throw Fault("\(environment), \(line), \(size): \(error)")
      }
    }
  }

  private func check(
    _ environment: [String: String], _ line: String, _ size: (columns: Int, rows: Int)
  ) throws {
    let terminal = try TestTerminal(
      "/bin/sh",
      ["-c", "\(line); exec \"$0\" \"$@\"", program, "run", "\(folder.path)/scenes.json"],
      environment: environment, columns: max(1, size.columns), rows: max(1, size.rows))
    if size.columns == 0 { terminal.resizeToNothing() }
    var end: ProgramEnd?
    try terminal.wait(for: "the picture or the end", seconds: 60) {
      end = terminal.endIfEnded
      return end != nil || terminal.settings != terminal.initialSettings && !terminal.output.isEmpty
    }
    if end == nil {
      try terminal.waitForRest()
      terminal.send("\u{1B}[D\u{1B}[C?")
      terminal.send("q")
      end = try terminal.waitForEnd(seconds: 60)
      guard end == .exited(0) else { throw Fault("it ended as \(end!):\n\(terminal.text)") }
      running += 1
    } else {
      guard case .exited(let status)? = end, (64...78).contains(status) || status == 2 else {
        throw Fault("it ended as \(end!):\n\(terminal.text)")
      }
      let controls = terminal.output.filter { $0 < 0x20 && $0 != 0x0A && $0 != 0x0D }
      if !controls.isEmpty { throw Fault("its sentence has control characters: \(controls)") }
      refused += 1
    }
    while terminal.readOutput(within: 0) {}
    if terminal.settings != terminal.initialSettings { throw Fault("the line is not as it was") }
    if terminal.isAlternateScreen { throw Fault("the alternate screen was not left") }
    if terminal.text.contains("Sanitizer") { throw Fault(terminal.text) }
  }
}

internal import CellGraphics
internal import Glibc
internal import Simulation
internal import TerminalProbe
internal import TerminalTestSupport
internal import TerminalUI
internal import Testing

/// Wrong values and low limits in the environment.
@Suite struct EnvironmentTests {
  private static let probe = TestTerminal.path(of: "TerminalProbe")

  /// Runs the probe after a line of a shell.
  private func start(
    after line: String, _ arguments: [String], columns: Int = 80, rows: Int = 24,
    environment: [String: String] = [:]
  ) throws -> TestTerminal {
    try TestTerminal(
      "/bin/sh", ["-c", "\(line); exec \"$0\" \"$@\"", Self.probe] + arguments,
      environment: environment, columns: columns, rows: rows)
  }

  // MARK: - LINES and COLUMNS

  @Test(arguments: [
    (80, 24), (1, 1), (120, 40), (200, 60), (99_999, 99_999), (2_147_483_647, 2_147_483_647),
    (-5, -5), (0, 40), (119, 41),
  ])
  func `the size is the terminal's, and LINES and COLUMNS are ignored`(columns: Int, rows: Int)
    throws
  {
    for export in ["export LINES COLUMNS", ":"] {
      let terminal = try start(
        after: "LINES=\(rows) COLUMNS=\(columns); \(export)", ["panels", "truecolor"],
        columns: 120, rows: 40)
      func expectPicture(_ step: Int) throws {
        let frame = ProbeScene.panels.frame(
          step: step, columns: terminal.columns, rows: terminal.rows)
        try terminal.wait(for: frame.surface, "step \(step)")
      }
      try expectPicture(0)
      terminal.send("\u{C}\u{1B}[C")
      try expectPicture(1)
      for (columns, rows) in [(40, 12), (150, 50), (80, 24)] {
        terminal.resize(columns: columns, rows: rows)
        try expectPicture(1)
      }
      // No process could continue it, so it returns to the screen at once.
      terminal.signal(SIGTSTP)
      terminal.send("\u{1B}[C\u{C}")
      try expectPicture(2)
      terminal.send("\u{11}")
      #expect(try terminal.waitForEnd() == .exited(0))
      #expect(terminal.settings == terminal.initialSettings)
      #expect(!terminal.isAlternateScreen)
    }
  }

  // MARK: - Size

  @Test func `a window beyond the limits is used in part, with a notice`() throws {
    let terminal = try TestTerminal("TerminalProbe", ["keys"], columns: 60, rows: 40_000)
    try terminal.wait(for: "the size", seconds: 30) { terminal.line(0).hasPrefix("60 x 10000") }
    #expect(terminal.line(1).hasPrefix("uses 60 × 10000 of 60 × 40000 cells"))
    terminal.resize(columns: 60, rows: 20)
    try terminal.wait(for: "the window's size", seconds: 30) {
      terminal.line(0).hasPrefix("60 x 20 ")
    }
    terminal.send("\u{11}")
    #expect(try terminal.waitForEnd() == .exited(0))
  }

  // MARK: - Limits

  @Test(arguments: [(80, 24), (120, 40), (160, 40)])
  func `a low limit of the file size truncates no frame`(columns: Int, rows: Int) throws {
    let terminal = try start(
      after: "ulimit -f 8", ["rainbow", "truecolor"], columns: columns, rows: rows)
    for step in 0..<3 {
      let frame = ProbeScene.rainbow.frame(step: step, columns: columns, rows: rows)
      try terminal.wait(for: frame.surface, "step \(step)")
      terminal.send("\u{1B}[C")
    }
    terminal.send("\u{11}")
    #expect(try terminal.waitForEnd() == .exited(0))
    #expect(!terminal.isAlternateScreen)
  }

  /// A pipe of 1 MB, of which half may be lost at the ends of pages, less 4,096 bytes, at 80 bytes a
  /// cell: 6,502 cells, which are 32 rows of 200.
  @Test func `under a low limit of the file size a large window is used in part, with a notice`()
    throws
  {
    let terminal = try start(after: "ulimit -f 8", ["keys"], columns: 200, rows: 60)
    try terminal.wait(for: "the size") { terminal.line(0).hasPrefix("200 x 32 ") }
    #expect(terminal.line(1).hasPrefix("uses 200 × 32 of 200 × 60 cells"))
    // A press below the used part is ignored. A drag out of it stays at its edge.
    terminal.send("\u{1B}[<0;3;50M\u{1B}[<0;3;4M\u{1B}[<0;3;60m")
    try terminal.wait(for: "the release") {
      terminal.line(3).hasPrefix("release left 0 at 2, 31 ")
    }
    #expect(terminal.line(2).hasPrefix("press left 0 at 2, 3 "))
    terminal.send("\u{11}")
    #expect(try terminal.waitForEnd() == .exited(0))
  }

  @Test(arguments: 4...24)
  func `an error names missing file descriptors`(limit: Int) throws {
    let terminal = try start(after: "ulimit -n \(limit)", ["gallery"])
    var isRunning = false
    try terminal.wait(for: "the picture or the end") {
      isRunning = terminal.line(12).contains("wide")
      return isRunning || terminal.text.contains("Too many open files")
    }
    if isRunning {
      terminal.send("\u{11}")
      #expect(try terminal.waitForEnd() == .exited(0))
    } else {
      #expect(try terminal.waitForEnd() == .exited(70))
      #expect(!terminal.text.contains("terminfo"))
    }
    #expect(terminal.settings == terminal.initialSettings)
    #expect(!terminal.isAlternateScreen)
  }

  // MARK: - TERM

  @Test func `control characters in TERM are not repeated`() throws {
    let terminal = try TestTerminal(
      "TerminalProbe", ["gallery"],
      environment: ["TERM": "x\u{1B}]0;title\u{7}\u{9B}31m\u{202E}\u{8}\u{1}y"])
    #expect(try terminal.waitForEnd() == .exited(70))
    #expect(terminal.text.contains("'x\u{FFFD}]0;title\u{FFFD}\u{FFFD}31m"))
    #expect(terminal.liberties == [])
    let controls = terminal.output.filter { $0 < 0x20 && $0 != 0x0A && $0 != 0x0D }
    #expect(controls == [])
    #expect(!terminal.text(from: 0).unicodeScalars.contains("\u{9B}"))
    #expect(!terminal.text(from: 0).unicodeScalars.contains("\u{202E}"))
  }

  // MARK: - tic

  @Test func `a tic that never ends is killed, and the program's own entry is used`() throws {
    let template = try #require(strdup("/tmp/segue-tic-XXXXXX"))
    defer { free(template) }
    let folder = String(cString: try #require(mkdtemp(template)))
    defer {
      unlink("\(folder)/tic")
      rmdir(folder)
    }
    let file = open("\(folder)/tic", O_WRONLY | O_CREAT | O_EXCL, 0o755)
    let script = "#!/bin/sh\nexec sleep 1000\n"
    #expect(write(file, script, script.utf8.count) == script.utf8.count)
    close(file)
    let terminal = try TestTerminal(
      "TerminalProbe", ["panels"],
      environment: ["COLORTERM": "truecolor", "PATH": "\(folder):/usr/bin:/bin"])
    let frame = ProbeScene.panels.frame(step: 0, columns: 80, rows: 24)
    try terminal.wait(for: frame.surface, depth: .truecolor, "the picture")
    terminal.send("\u{11}")
    #expect(try terminal.waitForEnd() == .exited(0))
  }

  // MARK: - No terminfo database

  /// Hides the terminfo databases from a program in a namespace of its own (unshare(1)).
  private static let hiding = """
    for folder in /usr/share/terminfo /usr/lib/terminfo /lib/terminfo /etc/terminfo; do
      [ ! -d $folder ] || mount -t tmpfs none $folder || exit 1
    done
    """

  private static let canHideDatabases: Bool = {
    let terminal = try? TestTerminal("/bin/sh", ["-c", "unshare -rm /bin/sh -c '\(hiding)'"])
    return (try? terminal?.waitForEnd()) == .exited(0)
  }()

  private func startWithoutDatabase(_ terminal: String, _ colors: String) throws -> TestTerminal {
    try TestTerminal(
      "/bin/sh",
      [
        "-c", "exec unshare -rm /bin/sh -c '\(Self.hiding); exec \"$0\" panels' \"$0\"", Self.probe,
      ],
      environment: ["TERM": terminal, "COLORTERM": colors])
  }

  @Test(
    .enabled(if: canHideDatabases, "a folder cannot be hidden here"),
    arguments: [
      ("xterm-256color", "", ColorDepth.palette256), ("xterm-256color", "truecolor", .truecolor),
      ("tmux-256color", "truecolor", .truecolor), ("screen-256color", "", .palette256),
      ("linux", "", .palette8),
    ])
  func `without a terminfo database the program's own entry is used`(
    name: String, colors: String, depth: ColorDepth
  ) throws {
    let terminal = try startWithoutDatabase(name, colors)
    let frame = ProbeScene.panels.frame(step: 0, columns: 80, rows: 24)
    try terminal.wait(for: frame.surface, depth: depth, "the picture of \(name)")
    terminal.send("\u{11}")
    #expect(try terminal.waitForEnd() == .exited(0))
  }

  @Test(.enabled(if: canHideDatabases, "a folder cannot be hidden here"))
  func `without a terminfo database an unknown terminal is an error`() throws {
    let terminal = try startWithoutDatabase("wyse60", "")
    #expect(try terminal.waitForEnd() == .exited(70))
    #expect(terminal.text.contains("no terminfo entry for the terminal 'wyse60'"))
  }
}

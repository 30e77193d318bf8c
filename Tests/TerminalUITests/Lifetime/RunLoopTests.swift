internal import CellGraphics
internal import Glibc
internal import Simulation
internal import TerminalProbe
internal import TerminalTestSupport
internal import Testing

@Suite struct RunLoopTests {
  // MARK: - Keys

  @Test func `keys arrive in order, with both sequences for arrows`() throws {
    let terminal = try TestTerminal("TerminalProbe", ["keys"])
    try terminal.wait(for: "the start") { terminal.line(0).hasPrefix("80 x 24") }
    terminal.send("\u{1B}[A\u{1B}OAq\r\t\u{1B}[Z\u{7F}é界\u{1B}[1;5Cx\u{3}")
    let wanted = [
      "up", "up", "character(\"q\")", "enter", "tab", "backTab", "backspace", "character(\"é\")",
      "character(\"界\")", "character(\"x\")", "control(\"c\")",
    ]
    try terminal.wait(for: "the keys") { listed(terminal, wanted.count) == wanted }
  }

  @Test func `the arrows of the terminal's own entry are recognised`() throws {
    let terminal = try TestTerminal("TerminalProbe", ["keys"], environment: ["TERM": "rxvt"])
    try terminal.wait(for: "the start") { terminal.line(0).hasPrefix("80 x 24") }
    terminal.send("\u{1B}[7~\u{1B}[8~\u{1B}[A")
    try terminal.wait(for: "the keys") { listed(terminal, 3) == ["home", "end", "up"] }
  }

  @Test func `a lone Escape is a key, and the Escape of an arrow's sequence is not`() throws {
    let terminal = try TestTerminal("TerminalProbe", ["keys"])
    try terminal.wait(for: "the start") { terminal.line(0).hasPrefix("80 x 24") }
    terminal.send("\u{1B}")
    try terminal.wait(for: "Escape") { listed(terminal, 1) == ["escape"] }
    for _ in 0..<20 {
      terminal.send("\u{1B}")
      terminal.send("[")
      terminal.send("B")
    }
    let wanted = ["escape"] + Array(repeating: "down", count: 20)
    try terminal.wait(for: "the arrows") { listed(terminal, 21) == wanted }
  }

  private func listed(_ terminal: TestTerminal, _ count: Int) -> [String] {
    (1...count).map { terminal.line($0).split(separator: "  ").first.map(String.init) ?? "" }
  }

  // MARK: - Size

  @Test func `every size from one cell is drawn`() throws {
    let terminal = try TestTerminal(
      "TerminalProbe", ["gallery"], environment: ["COLORTERM": "truecolor"])
    for (columns, rows) in [(80, 24), (1, 1), (80, 24), (2, 40), (300, 1), (13, 7), (200, 60)] {
      terminal.resize(columns: columns, rows: rows)
      let size = "\(columns) x \(rows)"
      try terminal.wait(for: "the gallery at \(size)") {
        terminal.cell(column: columns - 1, row: rows - 1).background == .rgb(0x0000FF)
          && (0..<min(rows, 6)).allSatisfy {
            terminal.line($0).hasPrefix(String(" colour \($0)".prefix(columns)))
          }
      }
    }
    terminal.send("\u{11}")
    #expect(try terminal.waitForEnd() == .exited(0))
  }

  @Test func `a resize to the same size draws the screen again`() throws {
    let terminal = try TestTerminal(
      "TerminalProbe", ["panels"], environment: ["COLORTERM": "truecolor"])
    let picture = ProbeScene.panels.frame(step: 0, columns: 80, rows: 24).surface
    try terminal.wait(for: picture, "the start")
    for _ in 0..<20 {
      terminal.resize(columns: 1, rows: 1)
      terminal.resize(columns: 80, rows: 24)
      try terminal.wait(for: picture, "the picture")
    }
  }

  @Test func `after many resizes the last size counts`() throws {
    let terminal = try TestTerminal(
      "TerminalProbe", ["panels"], environment: ["COLORTERM": "truecolor"])
    try terminal.wait(for: "the start") { terminal.line(20).hasPrefix("base 20") }
    for size in 1...200 { terminal.resize(columns: 1 + size % 90, rows: 1 + size % 37) }
    terminal.resize(columns: 71, rows: 23)
    let frame = ProbeScene.panels.frame(step: 0, columns: 71, rows: 23)
    try terminal.wait(for: frame.surface, "the last size")
  }

  /// The terminal can have got the region of its old size after it had changed its size.
  @Test(arguments: ["vt100", "xterm-256color"])
  func `a resize resets the scrolling region to the whole screen before anything is drawn`(
    type: String
  ) throws {
    let terminal = try TestTerminal(
      "TerminalProbe", ["panels"], environment: ["TERM": type, "COLORTERM": ""])
    try terminal.wait(for: "the start") { terminal.line(20).hasPrefix("base 20") }
    try terminal.waitForRest()
    let start = terminal.output.count
    terminal.resize(columns: 71, rows: 13)
    try terminal.wait(for: "a frame") { terminal.output.count >= start + 7 }
    // DECSTBM, from the first row to the last.
    #expect(terminal.text(from: start).hasPrefix("\u{1B}[1;13r"))
  }

  // MARK: - Leaving

  @Test(arguments: [
    SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM, SIGPROF, SIGXCPU, 34, 35, 50, 64,
  ])
  func `a signal ends the run and restores the terminal`(signal: Int32) throws {
    let terminal = try TestTerminal("TerminalProbe", ["gallery"])
    try terminal.wait(for: "the gallery") { terminal.line(12).contains("wide") }
    #expect(terminal.settings != terminal.initialSettings)
    #expect(terminal.isAlternateScreen)
    #expect(!terminal.isCursorVisible)
    #expect(terminal.reportsDrags)
    terminal.signal(signal)
    #expect(try terminal.waitForEnd() == .exited(128 + signal))
    expectAsBefore(terminal)
  }

  @Test func `the normal end restores the terminal`() throws {
    let terminal = try TestTerminal("TerminalProbe", ["gallery"])
    try terminal.wait(for: "the gallery") { terminal.line(12).contains("wide") }
    terminal.send("\u{11}")
    #expect(try terminal.waitForEnd() == .exited(0))
    expectAsBefore(terminal)
  }

  @Test func `a closed terminal ends the run`() throws {
    let terminal = try TestTerminal("TerminalProbe", ["gallery"])
    try terminal.wait(for: "the gallery") { terminal.line(12).contains("wide") }
    terminal.hangUp()
    #expect(try terminal.waitForEnd() == .exited(128 + SIGHUP))
  }

  @Test func `a closed terminal ends a run that ignores SIGHUP`() throws {
    let terminal = try TestTerminal(
      "/bin/sh", ["-c", "trap '' HUP; exec \"$0\" gallery", TestTerminal.path(of: "TerminalProbe")])
    try terminal.wait(for: "the gallery") { terminal.line(12).contains("wide") }
    terminal.hangUp()
    #expect(try terminal.waitForEnd() == .exited(128 + SIGHUP))
  }

  @Test(arguments: ["f", "a", "s", "o", "x"])
  func `a crash restores the terminal`(kind: String) throws {
    let terminal = try TestTerminal("TerminalProbe", ["keys"])
    try terminal.wait(for: "the start") { terminal.line(0).hasPrefix("80 x 24") }
    terminal.send(kind + "\u{2}")
    guard case .killed(let signal) = try terminal.waitForEnd() else {
      Issue.record("the probe did not crash")
      return
    }
    #expect([SIGILL, SIGTRAP, SIGABRT, SIGSEGV].contains(signal))
    expectAsBefore(terminal)
    let farewell =
      terminal.text(from: 0)
      .split(separator: "\u{1B}[?1049l").last ?? ""
    if kind == "f" { #expect(farewell.contains("the probe has a message")) }
    if kind == "x" { #expect(farewell.contains("Index out of range")) }
  }

  private func expectAsBefore(_ terminal: TestTerminal) {
    #expect(terminal.settings == terminal.initialSettings)
    #expect(!terminal.isAlternateScreen)
    #expect(terminal.isCursorVisible)
    #expect(terminal.leavesMouse)
    let modes = terminal.text(from: 0)
    for mode in ["1002", "1006", "2004"] {
      let begin = modes.ranges(of: "\u{1B}[?\(mode)h")
      let end = modes.ranges(of: "\u{1B}[?\(mode)l")
      #expect(begin.isEmpty == end.isEmpty)
      if let begin = begin.last, let end = end.last { #expect(begin.upperBound <= end.lowerBound) }
    }
    #expect(!modes.contains("\u{1B}[?1003h"))
  }

  @Test func `standard output and standard error are printed after the run`() throws {
    let terminal = try TestTerminal("TerminalProbe", ["keys"])
    try terminal.wait(for: "the start") { terminal.line(0).hasPrefix("80 x 24") }
    terminal.send("\u{5}x")
    try terminal.wait(for: "the key") { terminal.line(2).contains("x") }
    #expect(!terminal.text(from: 0).contains("a warning"))
    #expect(!terminal.text(from: 0).contains("a message"))
    terminal.send("\u{11}")
    #expect(try terminal.waitForEnd() == .exited(0))
    #expect(terminal.text.contains("a warning"))
    #expect(terminal.text.contains("a message"))
  }

  // MARK: - Stopping

  @Test(arguments: ["key", "signal"])
  func `a stopped program restores the terminal, and sets the terminal up again when continued`(
    how: String
  )
    throws
  {
    let terminal = try TestTerminal(
      job: "TerminalProbe", ["panels"], environment: ["COLORTERM": "truecolor"])
    let picture = ProbeScene.panels.frame(step: 0, columns: 80, rows: 24).surface
    try terminal.wait(for: picture, "the start")
    let taken = terminal.settings
    if how == "key" { terminal.send("\u{1A}") } else { terminal.signalChildren(SIGTSTP) }
    try terminal.waitForJobToStop()
    expectAsBefore(terminal)
    terminal.continueJob()
    try terminal.wait(for: picture, "the picture")
    #expect(terminal.settings == taken)
    #expect(terminal.isAlternateScreen)
    #expect(!terminal.isCursorVisible)
    #expect(terminal.reportsDrags)
    terminal.send("\u{11}")
    #expect(try terminal.waitForEnd() == .exited(0))
    expectAsBefore(terminal)
  }

  @Test(arguments: ["key", "signal"])
  func `a program that no process could continue is not stopped`(how: String) throws {
    let terminal = try TestTerminal(
      "TerminalProbe", ["keys"], environment: ["COLORTERM": "truecolor"])
    try terminal.wait(for: "the start") { terminal.line(0).hasPrefix("80 x 24") }
    let taken = terminal.settings
    let start = terminal.output.count
    if how == "key" { terminal.send("\u{1A}") } else { terminal.signal(SIGTSTP) }
    try terminal.wait(for: "the screen again") {
      terminal.text(from: start).contains("\u{1B}[?1049h")
    }
    terminal.send("x")
    try terminal.wait(for: "a key") {
      terminal.settings == taken && terminal.isAlternateScreen
        && listed(terminal, 1) == [#"character("x")"#]
    }
    terminal.send("\u{11}")
    #expect(try terminal.waitForEnd() == .exited(0))
    expectAsBefore(terminal)
  }

  @Test
  func `a program that receives SIGCONT without a stop restores the original settings at its end`()
    throws
  {
    let terminal = try TestTerminal("TerminalProbe", ["panels"])
    try terminal.wait(for: "the start") { terminal.line(20).hasPrefix("base 20") }
    while terminal.readOutput(within: 50) {}
    let start = terminal.output.count
    terminal.signal(SIGCONT)
    try terminal.wait(for: "all of it anew") { terminal.text(from: start).contains("base 20") }
    terminal.send("\u{11}")
    #expect(try terminal.waitForEnd() == .exited(0))
    expectAsBefore(terminal)
  }

  @Test func `Ctrl-L draws the whole screen again`() throws {
    let terminal = try TestTerminal("TerminalProbe", ["panels"])
    try terminal.wait(for: "the start") { terminal.line(20).hasPrefix("base 20") }
    while terminal.readOutput(within: 50) {}
    let start = terminal.output.count
    terminal.send("\u{C}")
    try terminal.wait(for: "all of it") { terminal.text(from: start).contains("base 20") }
  }

  // MARK: - Mouse and paste

  @Test func `mouse reports and pastes arrive in order with the keys`() throws {
    let terminal = try TestTerminal("TerminalProbe", ["keys"])
    try terminal.wait(for: "the start") { terminal.line(0).hasPrefix("80 x 24") }
    terminal.send("a\u{1B}[<0;3;4M\u{1B}[<32;5;4M\u{1B}[<0;5;4m\u{1B}[<65;1;1M")
    terminal.send("\u{1B}[200~two\rlines\u{1B}[201~b")
    let wanted = [
      "character(\"a\")", "press left 0 at 2, 3", "drag left 0 at 4, 3", "release left 0 at 4, 3",
      "wheel(NavigationKit.Direction.down) left 0 at 0, 0", "paste two/lines", "character(\"b\")",
    ]
    try terminal.wait(for: "all of it") { listed(terminal, wanted.count) == wanted }
  }

  @Test func `a button held while the program is stopped is cancelled`() throws {
    let terminal = try TestTerminal(job: "TerminalProbe", ["keys"])
    try terminal.wait(for: "the start") { terminal.line(0).hasPrefix("80 x 24") }
    terminal.send("\u{1B}[<0;3;4M")
    try terminal.wait(for: "the press") { terminal.text.contains("press left") }
    terminal.send("\u{1A}")
    try terminal.waitForJobToStop()
    #expect(terminal.leavesMouse)
    terminal.continueJob()
    try terminal.wait(for: "the end of it") { terminal.text.contains("cancel left 0 at 2, 3") }
    #expect(terminal.reportsDrags)
  }

  @Test(arguments: ["PROBE panels", "sh -c 'PROBE panels; true'"])
  func `a shell's bg and fg work as for any program, also in a job of two processes`(
    command: String
  ) throws {
    let terminal = try TestTerminal(
      "/bin/sh", ["-i"],
      environment: ["PS1": "$(printf 'rea%s ' dy)", "COLORTERM": "truecolor", "ENV": ""])
    let picture = ProbeScene.panels.frame(step: 0, columns: 80, rows: 24).surface
    try terminal.wait(for: "the shell") { terminal.text.contains("ready") }
    let before = terminal.settings
    let path = TestTerminal.path(of: "TerminalProbe")
    terminal.send(command.replacing("PROBE", with: path) + "\r")
    try terminal.wait(for: picture, "the start")
    let taken = terminal.settings
    terminal.send("\u{1A}")
    try terminal.wait(for: "the shell again") {
      terminal.text.contains("\nready ") && terminal.settings == before
    }
    #expect(!terminal.isAlternateScreen)
    #expect(terminal.isCursorVisible)
    terminal.send("bg; echo o\"\"n\r")
    try terminal.wait(for: "bg to have stopped it") {
      terminal.text.contains("\non ") && terminal.childStates == ["T"]
    }
    #expect(!terminal.isAlternateScreen)
    #expect(terminal.settings == before)
    terminal.send("fg\r")
    try terminal.wait(for: picture, "the picture")
    #expect(terminal.settings == taken)
    terminal.send("\u{11}")
    try terminal.wait(for: "the shell at the end") {
      terminal.childStates.isEmpty && !terminal.isAlternateScreen
    }
    #expect(terminal.settings == before)
  }

  @Test func `a size that changed while the program was stopped is used`() throws {
    let terminal = try TestTerminal(
      job: "TerminalProbe", ["panels"], environment: ["COLORTERM": "truecolor"])
    try terminal.wait(for: "the start") { terminal.line(20).hasPrefix("base 20") }
    terminal.send("\u{1A}")
    try terminal.waitForJobToStop()
    terminal.resize(columns: 50, rows: 12)
    terminal.continueJob()
    let picture = ProbeScene.panels.frame(step: 0, columns: 50, rows: 12).surface
    try terminal.wait(for: picture, "the new size")
  }

  @Test(arguments: ["key", "from outside"])
  func `the time while the program is stopped does not count`(how: String) throws {
    let clock = ContinuousClock()
    let start = clock.now
    let isJob = how == "key"
    let terminal =
      isJob
      ? try TestTerminal(job: "TerminalProbe", ["keys"])
      : try TestTerminal("TerminalProbe", ["keys"])
    try terminal.wait(for: "the start") { terminal.line(0).hasPrefix("80 x 24") }
    let taken = terminal.settings
    if isJob { terminal.send("\u{1A}") } else { terminal.signal(SIGSTOP) }
    if isJob { try terminal.waitForJobToStop() } else { try terminal.waitForStop() }
    let stopped = clock.now
    try terminal.wait(for: "a moment to pass") { clock.now - stopped > .milliseconds(300) }
    let absence = clock.now - stopped
    if isJob { terminal.continueJob() } else { terminal.signal(SIGCONT) }
    try terminal.wait(for: "the program again") { terminal.settings == taken }
    terminal.send("\u{14}")
    try terminal.wait(for: "the time") { terminal.text.contains("elapsed") }
    let words = terminal.text.split { " \n".contains($0) }
    let index = try #require(words.firstIndex(of: "elapsed"))
    let elapsed = try #require(Double(words[index + 1]))
    #expect(elapsed <= (clock.now - start - absence) / .milliseconds(1))
  }

  // MARK: - Rest

  @Test func `an idle program writes nothing`() throws {
    let terminal = try TestTerminal("TerminalProbe", ["gallery"])
    try terminal.wait(for: "the gallery") { terminal.line(12).contains("wide") }
    while terminal.readOutput(within: 50) {}
    let bytes = terminal.output.count
    let time = terminal.processorTime
    #expect(!terminal.readOutput(within: 500))
    #expect(terminal.output.count == bytes)
    #expect(terminal.processorTime == time)
  }

  @Test func `a program can be ended while the terminal accepts nothing`() throws {
    let terminal = try TestTerminal(
      "TerminalProbe", ["rainbow", "truecolor"], columns: 200, rows: 60)
    // The first frame is far more than the line holds, and the test does not read it.
    try terminal.wait(for: "the program to begin", reading: false) {
      terminal.settings != terminal.initialSettings
    }
    terminal.signal(SIGTERM)
    #expect(try terminal.waitForEnd(reading: false) == .exited(128 + SIGTERM))
  }

  /// 11 is SIGSEGV.
  @Test(arguments: [(SIGTERM, ProgramEnd.exited(128 + SIGTERM)), (11, .killed(11))])
  func `a terminal that stalls shows its main screen when it continues`(
    signal: Int32, end: ProgramEnd
  ) throws {
    let terminal = try TestTerminal(
      "TerminalProbe", ["rainbow", "truecolor"], columns: 200, rows: 60)
    let picture = ProbeScene.rainbow.frame(step: 0, columns: 200, rows: 60)
    try terminal.wait(for: picture.surface, "the start")
    #expect(terminal.isAlternateScreen)
    #expect(terminal.reportsDrags)
    terminal.send("\u{1B}[C")
    try terminal.wait(for: "the key to be read", reading: false) { !terminal.hasUnreadInput }
    terminal.signal(signal)
    #expect(try terminal.waitForEnd(reading: false) == end)
    while terminal.readOutput(within: 100) {}
    expectAsBefore(terminal)
  }

  @Test func `frames are marked in terminals with synchronized output`() throws {
    let terminal = try TestTerminal(
      "TerminalProbe", ["panels"], environment: ["COLORTERM": "truecolor"])
    func surface(_ step: Int) -> Surface {
      ProbeScene.panels.frame(step: step, columns: 80, rows: 24).surface
    }
    try terminal.wait(for: surface(0), "the start")
    #expect(terminal.text(from: 0).contains("\u{1B}[?2026$p"))
    #expect(!terminal.text(from: 0).contains("\u{1B}[?2026h"))
    terminal.send("\u{1B}[?2026;2$y\u{1B}[C")
    let start = terminal.output.count
    try terminal.wait(for: surface(1), "the step")
    #expect(terminal.text(from: start).hasPrefix("\u{1B}[?2026h"))
    #expect(terminal.text(from: start).hasSuffix("\u{1B}[?2026l"))
  }

  // MARK: - Opening

  @Test func `an unknown terminal gives an error that says what to do`() throws {
    let terminal = try TestTerminal(
      "TerminalProbe", ["gallery"], environment: ["TERM": "no-such-terminal"])
    #expect(try terminal.waitForEnd() == .exited(70))
    #expect(terminal.line(0).hasPrefix("there is no terminfo entry for the terminal"))
    #expect(terminal.line(0).contains("'no-such-terminal'"))
    #expect(terminal.settings == terminal.initialSettings)
  }

  @Test func `a missing TERM gives an error that says what to do`() throws {
    let terminal = try TestTerminal("TerminalProbe", ["gallery"], environment: ["TERM": ""])
    #expect(try terminal.waitForEnd() == .exited(70))
    #expect(terminal.line(0).hasPrefix("TERM is not set"))
  }

  @Test func `a terminal that cannot move its cursor gives an error with the terminal's name`()
    throws
  {
    let terminal = try TestTerminal("TerminalProbe", ["gallery"], environment: ["TERM": "dumb"])
    #expect(try terminal.waitForEnd() == .exited(70))
    #expect(terminal.line(0).hasPrefix("the terminal 'dumb' that TERM names cannot move"))
  }

  @Test func `a pipe gives an error that says what to do`() throws {
    let terminal = try TestTerminal(
      "/bin/sh", ["-c", "\"$0\" gallery | cat", TestTerminal.path(of: "TerminalProbe")])
    try terminal.waitForEnd()
    #expect(terminal.line(0).hasPrefix("standard input and standard output must be a terminal"))
  }
}

import Glibc
import TerminalTestSupport
import Testing

/// Spoken mode on a pseudo-terminal and in a pipe.
@Suite struct SpokenLoopTests {
  /// Starts the probe and waits until it has said its first line.
  private func start() throws -> TestTerminal {
    let terminal = try TestTerminal("TerminalProbe", ["speech"])
    try terminal.wait(for: "the first line") { terminal.line(0).hasPrefix("ready") }
    return terminal
  }

  @Test func `a key is received at once, without an echo, and its line is below the last one`()
    throws
  {
    let terminal = try start()
    terminal.send("x\u{1B}[A")
    try terminal.wait(for: "the lines") { terminal.line(2).hasPrefix("key up") }
    #expect(terminal.line(1).hasPrefix("key x "))
    #expect(!terminal.isAlternateScreen && terminal.isCursorVisible)
    terminal.send("q")
    #expect(try terminal.waitForEnd() == .exited(0))
    // The terminal itself turns a line feed into a return and a line feed.
    #expect(terminal.text(from: 0) == "ready\r\nkey x\r\nkey up\r\nkey q\r\n")
  }

  @Test func `a single Escape is a key`() throws {
    let terminal = try start()
    terminal.send("\u{1B}")
    try terminal.wait(for: "the line") { terminal.line(1).hasPrefix("key escape") }
  }

  @Test func `the normal end restores the settings of the terminal`() throws {
    let terminal = try start()
    #expect(terminal.settings != terminal.initialSettings)
    terminal.send("q")
    #expect(try terminal.waitForEnd() == .exited(0))
    #expect(terminal.settings == terminal.initialSettings)
  }

  @Test(arguments: [SIGTERM, SIGINT, SIGHUP, SIGQUIT, SIGUSR1, 40])
  func `a signal ends the run and restores the settings`(signal: Int32) throws {
    let terminal = try start()
    terminal.signal(signal)
    #expect(try terminal.waitForEnd() == .exited(128 + signal))
    #expect(terminal.settings == terminal.initialSettings)
  }

  @Test func `a crash restores the settings`() throws {
    let terminal = try start()
    terminal.send("\u{2}")
    guard case .killed = try terminal.waitForEnd() else {
      Issue.record("the probe did not crash")
      return
    }
    #expect(terminal.settings == terminal.initialSettings)
    #expect(terminal.text(from: 0).contains("Index out of range"))
  }

  @Test func `a closed terminal ends the run`() throws {
    let terminal = try start()
    terminal.hangUp()
    #expect(try terminal.waitForEnd() == .exited(128 + SIGHUP))
  }

  @Test func `a stopped job has the settings of the shell, and its own again when it continues`()
    throws
  {
    let terminal = try TestTerminal(job: "TerminalProbe", ["speech"])
    try terminal.wait(for: "the first line") { terminal.text.contains("ready") }
    let own = terminal.settings
    terminal.send("\u{1A}")
    try terminal.waitForJobToStop()
    #expect(terminal.settings != own)
    terminal.continueJob()
    try terminal.wait(for: "the program again") { terminal.settings == own }
    terminal.send("q")
    #expect(try terminal.waitForEnd() == .exited(0))
  }

  @Test func `a new size is reported`() throws {
    let terminal = try start()
    terminal.resize(columns: 61, rows: 17)
    try terminal.wait(for: "the line") { terminal.text.contains("size 61 x 17") }
  }

  // MARK: - Pipes

  /// Returns what the probe says to an input that comes from a pipe and ends.
  private func lines(for input: String) throws -> [String] {
    let terminal = try TestTerminal(
      "/bin/sh",
      ["-c", "printf '\(input)' | \"$0\" speech", TestTerminal.path(of: "TerminalProbe")])
    #expect(try terminal.waitForEnd() == .exited(0))
    return terminal.text(from: 0).split(separator: "\r\n").dropFirst().map(String.init)
  }

  @Test func `characters in a pipe are keys, and the end of the pipe ends the run`() throws {
    #expect(try lines(for: "1.w") == ["key 1", "key .", "key w"])
  }

  @Test func `a line feed ends a line, and an empty line is Enter`() throws {
    #expect(try lines(for: "1\\n\\n2\\n") == ["key 1", "key enter", "key 2"])
  }

  @Test func `a line with the name of a key is that key, except in a text`() throws {
    #expect(
      try lines(for: "up\\nshift-tab\\nux\\n") == ["key up", "key shift-tab", "key u", "key x"])
    #expect(try lines(for: "e\\nup\\n") == ["key e", "key u", "key p"])
  }

  @Test func `input after the end of the program is ignored`() throws {
    #expect(try lines(for: "q12") == ["key q"])
  }
}

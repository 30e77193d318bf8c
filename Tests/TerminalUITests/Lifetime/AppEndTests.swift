internal import Glibc
internal import TerminalTestSupport
internal import Testing

/// The end of an app in code. Apple's documentation of `applicationWillTerminate(_:)`: the method is
/// called before the app ends.
@Suite struct AppEndTests {
  private func start(_ arguments: [String] = []) throws -> TestTerminal {
    let terminal = try TestTerminal("TerminalProbe", ["app"] + arguments)
    try terminal.wait(for: "the app") { terminal.line(0).contains("Probe") }
    return terminal
  }

  /// The text after the alternate screen, which is what the user sees at the end.
  private func farewell(_ terminal: TestTerminal) -> String {
    String(terminal.text(from: 0).split(separator: "\u{1B}[?1049l").last ?? "")
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT])
  func `a signal calls applicationWillTerminate once and restores the terminal`(signal: Int32)
    throws
  {
    let terminal = try start()
    terminal.signal(signal)
    #expect(try terminal.waitForEnd() == .exited(128 + signal))
    #expect(terminal.settings == terminal.initialSettings)
    #expect(!terminal.isAlternateScreen)
    #expect(farewell(terminal).ranges(of: "terminated").count == 1)
  }

  @Test func `q calls applicationWillTerminate once and restores the terminal`() throws {
    let terminal = try start()
    terminal.send("q")
    #expect(try terminal.waitForEnd() == .exited(0))
    #expect(terminal.settings == terminal.initialSettings)
    #expect(!terminal.isAlternateScreen)
    #expect(farewell(terminal).ranges(of: "terminated").count == 1)
  }

  @Test func `an app that never returns from applicationWillTerminate is ended by more signals`()
    throws
  {
    let terminal = try start(["stuck"])
    let before = terminal.processorTime
    terminal.send("q")
    try terminal.wait(for: "the endless call") { terminal.processorTime >= before + 5 }
    terminal.signal(SIGTERM)
    try terminal.wait(for: "the first to be taken") { !terminal.isPending(SIGTERM) }
    terminal.signal(SIGTERM)
    let end = try terminal.waitForEnd()
    #expect(end == .exited(128 + SIGTERM) || end == .killed(SIGTERM))
    #expect(terminal.settings == terminal.initialSettings)
    #expect(!terminal.isAlternateScreen)
  }
}

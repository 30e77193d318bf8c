internal import Glibc
internal import TerminalTestSupport
internal import Testing

/// A program that never comes back to its loop, and one that takes half a second to.
@Suite struct WatchdogTests {
  private static let computeForEver = "\u{18}"
  private static let computeForAWhile = "\u{19}"
  private static let interrupt = "\u{3}"

  private func start() throws -> TestTerminal {
    let terminal = try TestTerminal(
      "TerminalProbe", ["keys"], environment: ["COLORTERM": "truecolor"])
    try terminal.wait(for: "the start") { terminal.line(0).hasPrefix("80 x 24") }
    try terminal.waitForRest()
    return terminal
  }

  private func wait(_ terminal: TestTerminal, toHaveTaken input: String) throws {
    terminal.send(input)
    try terminal.wait(for: "the input to be read") { !terminal.hasUnreadInput }
  }

  /// Has the program compute, and waits until it does: what was read before belongs to its loop.
  private func begin(_ computing: String, in terminal: TestTerminal) throws {
    let before = terminal.processorTime
    try wait(terminal, toHaveTaken: computing)
    try terminal.wait(for: "the computing") { terminal.processorTime >= before + 5 }
  }

  private func expectGivenBack(_ terminal: TestTerminal) {
    #expect(terminal.settings == terminal.initialSettings)
    #expect(!terminal.isAlternateScreen)
    #expect(terminal.isCursorVisible)
    #expect(terminal.leavesMouse)
  }

  @Test func `a second Ctrl-C ends a program that is stuck in a computation`() throws {
    let terminal = try start()
    try begin(Self.computeForEver, in: terminal)
    try wait(terminal, toHaveTaken: Self.interrupt)
    terminal.send(Self.interrupt)
    #expect(try terminal.waitForEnd() == .exited(128 + SIGINT))
    expectGivenBack(terminal)
  }

  @Test(arguments: [SIGTERM, SIGINT, SIGHUP, 40])
  func `a second signal ends a program that is stuck in a computation`(signal: Int32) throws {
    let terminal = try start()
    try begin(Self.computeForEver, in: terminal)
    terminal.signal(signal)
    try terminal.wait(for: "the first to be taken") { !terminal.isPending(signal) }
    terminal.signal(signal)
    let end = try terminal.waitForEnd()
    // On a busy machine the first may be served before the computing begins, and the second comes then
    // when the terminal is given back.
    #expect([.exited(128 + signal), .killed(signal)].contains(end))
    expectGivenBack(terminal)
  }

  @Test func `a signal after a Ctrl-C ends a program that is stuck in a computation`() throws {
    let terminal = try start()
    try begin(Self.computeForEver, in: terminal)
    try wait(terminal, toHaveTaken: Self.interrupt)
    terminal.signal(SIGTERM)
    #expect(try terminal.waitForEnd() == .exited(128 + SIGTERM))
    expectGivenBack(terminal)
  }

  @Test
  func `keys typed during a long computation arrive in order, and a paste may contain Ctrl-C`()
    throws
  {
    let terminal = try start()
    try begin(Self.computeForAWhile, in: terminal)
    terminal.send("ab" + Self.interrupt)
    terminal.send("\u{1B}[200~" + String(repeating: "x\u{3}", count: 20) + "\u{1B}[201~")
    try terminal.wait(for: "all of it") { terminal.line(5).hasPrefix("paste") }
    let words = (1...5).map {
      terminal.line($0).split(separator: "  ").first.map(String.init) ?? ""
    }
    #expect(
      words == [
        #"control("y")"#, #"character("a")"#, #"character("b")"#, #"control("c")"#,
        "paste " + String(repeating: "x", count: 20),
      ])
  }

  @Test func `after one SIGTERM the running computation finishes before the program exits`() throws
  {
    let terminal = try start()
    try begin(Self.computeForAWhile, in: terminal)
    terminal.signal(SIGTERM)
    try terminal.wait(for: "the signal to be taken") { !terminal.isPending(SIGTERM) }
    #expect(try terminal.waitForEnd() == .exited(128 + SIGTERM))
    try terminal.wait(for: "the end of the step") { terminal.text.contains("computed") }
    expectGivenBack(terminal)
  }
}

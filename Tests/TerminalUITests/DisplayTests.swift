internal import TerminalTestSupport
internal import Testing

@Suite struct DisplayTests {
  @Test func `the gallery appears`() throws {
    let terminal = try TestTerminal("TerminalProbe", ["gallery"])
    try terminal.wait(for: "the gallery") { terminal.line(12).contains("wide") }
    print(terminal.text)
    terminal.send("\u{11}")
    #expect(try terminal.waitForEnd() == .exited(0))
  }
}

import TerminalTestSupport
import Testing

/// The place of the hidden cursor, which magnifiers and screen readers follow.
@Suite struct CursorTests {
  private static let right = "\u{1B}[C"

  @Test func `the hidden cursor follows the focus, and nothing else is sent`() throws {
    let terminal = try TestTerminal("TerminalProbe", ["cursor", "palette256"])
    try terminal.wait(for: "the cursor") { terminal.cursor == (0, 5) }
    try terminal.waitForRest()
    #expect(!terminal.isCursorVisible)
    let start = terminal.output.count
    terminal.send(Self.right)
    try terminal.wait(for: "the next place") { terminal.cursor == (4, 5) }
    try terminal.waitForRest()
    // At most an address: ESC [ 6 ; 5 H.
    #expect((1...6).contains(terminal.output.count - start))
    #expect(!terminal.isCursorVisible)
  }

  @Test func `a cursor outside of the screen is not moved`() throws {
    let terminal = try TestTerminal("TerminalProbe", ["cursor", "palette256"], columns: 7, rows: 9)
    try terminal.wait(for: "the cursor") { terminal.cursor == (0, 5) }
    terminal.send(Self.right)
    try terminal.wait(for: "the next place") { terminal.cursor == (4, 5) }
    try terminal.waitForRest()
    let start = terminal.output.count
    terminal.send(Self.right)
    try terminal.waitForRest()
    #expect(terminal.output.count == start)
  }
}

import TerminalTestSupport
import Testing

/// The terminal of these tests itself, where libvterm differs from a real one.
@Suite struct TestTerminalTests {
  @Test(arguments: [
    // ━, é and 👍, cut after each of their bytes but the last.
    ["ab\\342", "\\224\\201z"], ["ab\\342\\224", "\\201z"], ["\\303", "\\251z"],
    ["a\\360", "\\237\\221\\215"], ["a\\360\\237", "\\221\\215"], ["a\\360\\237\\221", "\\215"],
  ])
  func `a character that two reads share is shown whole`(parts: [String]) throws {
    // Without an echo, which would stand between the parts.
    let script = "stty -echo; printf '\(parts[0])'; read -r _; printf '\(parts[1])'"
    let terminal = try TestTerminal("/bin/sh", ["-c", script])
    try terminal.wait(for: "the first part") { !terminal.output.isEmpty }
    terminal.send("\n")
    try terminal.waitForEnd()
    let shown = try #require(terminal.text.split(separator: "\n").first)
    #expect(!shown.contains("\u{FFFD}"))
    #expect(shown.contains { ["━", "é", "👍"].contains($0) })
  }
}

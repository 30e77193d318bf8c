import TerminalTestSupport
import Testing

/// The program in spoken mode.
@Suite struct SpeakTests {
  @Test(arguments: [["TERM": "dumb"], ["SEGUE_ACCESSIBLE": "1"]])
  func `the environment turns spoken mode on, and the end restores the terminal`(
    environment: [String: String]
  ) throws {
    let terminal = try TestTerminal(segue: [], environment: environment)
    try terminal.wait(for: "the first screen") { terminal.text.contains("Focus: Tap Me!, button.") }
    terminal.send("\r")
    try terminal.wait(for: "the third scene") {
      terminal.text.contains("#3 presented over #1, 1 s.")
    }
    terminal.send("q")
    #expect(try terminal.waitForEnd() == .exited(0))
    #expect(terminal.settings == terminal.initialSettings)
    let controls = terminal.output.filter { $0 < 0x20 && $0 != 0x0A && $0 != 0x0D }
    #expect(controls.isEmpty)
  }

  @Test func `SEGUE_ACCESSIBLE=0 turns spoken mode off`() throws {
    let terminal = try TestTerminal(
      segue: [], environment: ["TERM": "dumb", "SEGUE_ACCESSIBLE": "0"], columns: 200)
    #expect(try terminal.waitForEnd() == .exited(64))
    #expect(terminal.text.contains("'dumb' that TERM names cannot move its cursor"))
  }

  @Test func `keys can come from a pipe`() throws {
    let terminal = try TestTerminal(
      shell: "printf 'up\\nw\\nq' | \"$@\"", segue: ["run", "--speak", "scenes.json"])
    #expect(try terminal.waitForEnd() == .exited(0))
    #expect(terminal.text.contains("#2 presented over #1, 0.4 s."))
    #expect(terminal.text.contains("The session has ended."))
  }

  @Test func `plain output has a key and a value on each line`() throws {
    let run = try PlainRun(["check", "--plain", "docs/storyboards/push.json"])
    #expect(run.status == 0)
    for line in run.output.split(separator: "\n") { #expect(line.contains(": "), "\(line)") }
    let way = try PlainRun(
      ["graph", "docs/storyboards/push.json", "--plain", "--path", "continents", "country"])
    #expect(way.output.contains("\nkeys: enter\n"))
  }
}

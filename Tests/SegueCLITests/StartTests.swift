import TerminalTestSupport
import Testing

/// The time until the first frame, and the load of the processor afterwards.
@Suite(.serialized) struct StartTests {
  @Test func `the first frame is visible within 100 ms of the start`() throws {
    var best = Duration.seconds(100)
    // The best of some, because other processes may be busy.
    for _ in 0..<20 where best > .milliseconds(100) {
      let start = ContinuousClock.now
      let terminal = try TestTerminal(segue: [])
      try terminal.wait(for: "the whole screen") {
        terminal.statusLine.contains("q quit") && terminal.isFilled(with: Crayon.cantaloupe)
      }
      best = min(best, ContinuousClock.now - start)
    }
    #expect(best <= .milliseconds(100))
  }

  @Test func `without standard error the program draws, and its recording contains only records`()
    throws
  {
    let folder = try TemporaryFolder()
    let terminal = try TestTerminal(
      shell: "exec 2>&-; exec \"$@\"", segue: ["run", "--record", folder.path("log")])
    try terminal.wait(for: "the whole screen") {
      terminal.statusLine.contains("q quit") && terminal.isFilled(with: Crayon.cantaloupe)
    }
    #expect(try terminal.quit() == .exited(0))
    #expect(try PlainRun(["replay", "--verify", folder.path("log")]).status == 0)
  }

  @Test(arguments: ["scenes.json", "docs/storyboards/fade.json"])
  func `an idle program writes nothing and uses no processor time`(file: String) throws {
    let session = try RecordedSession(file)
    try session.press(Keys.enter)
    // The last frame may come a moment after the recording says that all is at rest.
    while session.terminal.readOutput(within: 300) {}
    let before = session.terminal.timeOnProcessor
    #expect(!session.terminal.readOutput(within: 3_000))
    if let before, let after = session.terminal.timeOnProcessor {
      #expect(after - before < .milliseconds(10))
    }
    #expect(try session.terminal.quit() == .exited(0))
  }
}

import Glibc
import NavigationKit
import Sessions
import TerminalTestSupport
import Testing

/// The state after a signal ends segue in the middle of a recorded transition.
@Suite struct EndingTests {
  /// Returns a session that is half way from #1 to #2, at a tenth of the speed so that it stays
  /// there.
  private func startSliding(_ folder: TemporaryFolder) throws -> TestTerminal {
    let terminal = try TestTerminal(segue: ["run", "--record", folder.path("log")])
    try terminal.wait(for: "the start") { terminal.statusLine.contains("q quit") }
    terminal.send("s" + Keys.up)
    try terminal.wait(for: "both scenes") {
      Set(terminal.backgrounds(column: 0)) == [Crayon.cantaloupe, Crayon.honeydew]
    }
    return terminal
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT])
  func `a signal ends the program and restores the terminal, and the recording replays`(
    signal: Int32
  ) throws {
    let folder = try TemporaryFolder()
    let terminal = try startSliding(folder)
    terminal.signal(signal)
    #expect(try terminal.waitForEnd() == .exited(128 + signal))
    #expect(terminal.settings == terminal.initialSettings)
    try terminal.waitUntilGivenBack()
    try expectWholeLog(in: folder, isComplete: true)
  }

  @Test func `a hangup ends the program, and the recording is complete`() throws {
    let folder = try TemporaryFolder()
    let terminal = try startSliding(folder)
    terminal.hangUp()
    #expect(try terminal.waitForEnd() == .exited(128 + SIGHUP))
    try expectWholeLog(in: folder, isComplete: true)
  }

  @Test func `SIGKILL leaves an incomplete recording that replays`() throws {
    let folder = try TemporaryFolder()
    let terminal = try startSliding(folder)
    terminal.signal(SIGKILL)
    #expect(try terminal.waitForEnd() == .killed(SIGKILL))
    try expectWholeLog(in: folder, isComplete: false)
  }

  private func expectWholeLog(in folder: TemporaryFolder, isComplete: Bool) throws {
    let bytes = try folder.bytes(of: "log")
    #expect(bytes.last == UInt8(ascii: "\n"))
    let log = try SessionLog(bytes)
    #expect(log.remarks.isEmpty)
    #expect(log.isComplete == isComplete)
    #expect(log.events.contains { $0.kind == .transitionBegan })
    #expect(!log.events.contains { $0.kind == .transitionEnded })
    let replay = try PlainRun(["replay", "--verify", folder.path("log")])
    #expect(replay.status == 0)
    #expect(replay.output.hasPrefix("identical ("))
    #expect(replay.output.contains("incomplete recording") == !isComplete)
    #expect(replay.errors.isEmpty)
  }
}

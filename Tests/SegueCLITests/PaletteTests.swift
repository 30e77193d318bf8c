import NavigationKit
import Sessions
import Simulation
import TerminalTestSupport
import Testing

/// The palette and the map of the built program.
@Suite struct PaletteTests {
  @Test func `the palette goes to a scene, and the log has the commands that lead there`() throws {
    let session = try RecordedSession()
    session.terminal.send(":")
    try session.terminal.wait(for: "the palette") {
      session.terminal.words(1)
        == "╭─ Commands and scenes ────────────────────────────────────────╮"
    }
    session.terminal.send("#3\r")
    try session.terminal.wait(for: "#3") {
      session.terminal.statusLine.hasPrefix(" #3 presented over #1, 1 s.")
    }
    #expect(try session.terminal.quit() == .exited(0))
    let log = try SessionLog(session.log)
    #expect(log.inputs.map(\.command) == [.performSegue("idSecondSegue", scene: "first"), .quit])
    #expect(try Replay(log).run() == nil)
  }

  @Test func `the map goes to the selected scene`() throws {
    let session = try RecordedSession()
    session.terminal.send("M")
    try session.terminal.wait(for: "the map") { session.terminal.words(0).hasPrefix("╭─ Map ─") }
    session.terminal.send(Keys.right + Keys.enter)
    try session.terminal.wait(for: "#2") {
      session.terminal.statusLine.hasPrefix(" #2 presented over #1, 0.4 s.")
    }
    #expect(try session.terminal.quit() == .exited(0))
  }
}

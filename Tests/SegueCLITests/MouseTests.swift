import Foundation
import NavigationKit
import Sessions
import TerminalTestSupport
import Testing

/// The built program and a mouse, byte by byte.
@Suite struct MouseTests {
  /// Returns a report as a terminal sends it; columns and rows from 0.
  private func report(_ code: Int, _ column: Int, _ row: Int, _ end: String = "M") -> String {
    "\u{1B}[<\(code);\(column + 1);\(row + 1)\(end)"
  }

  @Test func `the tutorial can be used with only a mouse`() throws {
    let walk = try RecordedSession()
    try walk.expectScene(Crayon.cantaloupe, status: " #1   ", [20: "Tap Me!"])
    #expect(walk.terminal.reportsDrags)
    // The button in the middle of row 20.
    try walk.press(report(0, 40, 20) + report(0, 40, 20, "m"))
    try walk.expectScene(Crayon.sky, status: " #1 ▴ #3   ", [11: "View Controller #3"])
    // A swipe up: 10 rows.
    try walk.press(report(0, 40, 18) + report(32, 40, 8) + report(0, 40, 8, "m"))
    try walk.expectScene(Crayon.cantaloupe, status: " #1   ", [11: "Welcome back!"])
    #expect(try walk.terminal.quit() == .exited(0))
    try walk.terminal.waitUntilGivenBack()
    #expect(walk.terminal.leavesMouse)
    let replay = try PlainRun(["replay", "--verify", walk.logPath])
    #expect(replay.status == 0)
    #expect(replay.output.hasPrefix("identical"))
  }

  @Test func `split, invalid and off-screen mouse reports cause no errors`() throws {
    let walk = try RecordedSession()
    try walk.expectScene(Crayon.cantaloupe, status: " #1   ", [20: "Tap Me!"])
    walk.terminal.send(
      report(0, 500, 500) + report(0, 500, 500, "m") + "\u{1B}[<0;0;0M\u{1B}[<;;M\u{1B}[<9"
        + report(0, 10, 23) + report(0, 10, 23, "m"))
    for byte in (report(0, 40, 20) + report(0, 40, 20, "m")).utf8 { walk.terminal.send([byte]) }
    try walk.expectScene(Crayon.sky, status: " #1 ▴ #3   ", [11: "View Controller #3"])
    #expect(try walk.terminal.quit() == .exited(0))
  }

  @Test func `a drag from the left edge moves the top scene and pops it`() throws {
    let path = BuiltProgram.root.appending(path: "docs/storyboards/push.json").path
    let session = try RecordedSession(path)
    let terminal = session.terminal
    try terminal.wait(for: "the list") { terminal.statusLine.hasPrefix(" Continents ") }
    let start = terminal.statusLine
    try session.press("\r")
    #expect(terminal.statusLine != start)
    terminal.send(report(0, 0, 10))
    for column in stride(from: 4, through: 60, by: 4) { terminal.send(report(32, column, 10)) }
    try terminal.wait(for: "two scenes side by side") {
      Set(terminal.backgrounds(column: 30)) != Set(terminal.backgrounds(column: 75))
    }
    try session.press(report(0, 60, 10, "m"))
    #expect(session.count(of: .pop) == 1)
    #expect(terminal.statusLine.hasPrefix(String(start.prefix(8))))
    #expect(try terminal.quit() == .exited(0))
  }
}

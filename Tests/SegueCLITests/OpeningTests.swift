import Foundation
import Sessions
import TerminalTestSupport
import Testing

@Suite struct OpeningTests {
  @Test func `--open starts at the named scene, and its recording replays`() throws {
    let folder = try TemporaryFolder()
    let terminal = try TestTerminal(
      segue: ["run", "--open", "first/second", "--record", folder.path("log")])
    try terminal.wait(for: "#2") { terminal.statusLine.hasPrefix(" #1 ▴ #2") }
    terminal.send(Keys.down)
    try terminal.wait(for: "#1") { terminal.statusLine.hasPrefix(" #1   ") }
    #expect(try terminal.quit() == .exited(0))
    let run = try PlainRun(["replay", "--verify", folder.path("log")])
    #expect(run.status == 0, "\(run.output)")
  }

  @Test func `an invalid path of --open is wrong usage, and the error lists possible scenes`()
    throws
  {
    let terminal = try TestTerminal(segue: ["run", "--open", "first/nowhere"], columns: 200)
    #expect(try terminal.waitForEnd() == .exited(64))
    try terminal.wait(for: "the error") {
      terminal.words(0)
        == "segue: --open: no scene is named 'nowhere'; segues from '#1' lead to '#2', '#3'"
    }
  }

  @Test func `--resume continues where a session was quit, and --open overrides --resume`() throws {
    let folder = try TemporaryFolder()
    let first = try TestTerminal(segue: ["run", "--record", folder.path("log")])
    try first.wait(for: "the start") { first.statusLine.contains("q quit") }
    first.send(Keys.enter)
    try first.wait(for: "#3") { first.statusLine.hasPrefix(" #1 ▴ #3   ") }
    #expect(try first.quit() == .exited(0))
    let second = try TestTerminal(
      segue: ["run", "--resume", folder.path("log"), "--record", folder.path("more")],
      in: folder.url.path, columns: 60, rows: 20)
    try second.wait(for: "#3") { second.statusLine.hasPrefix(" #1 ▴ #3   ") }
    try second.press(Keys.up, until: "#1") { second.statusLine.hasPrefix(" #1   ") }
    #expect(try second.quit() == .exited(0))
    let run = try PlainRun(["replay", "--verify", folder.path("more")])
    #expect(run.status == 0, "\(run.output)")
    let third = try TestTerminal(
      segue: ["run", "--resume", folder.path("log"), "--open", "second"], in: folder.url.path)
    try third.wait(for: "#2") { third.statusLine.hasPrefix(" #1 ▴ #2") }
    #expect(try third.quit() == .exited(0))
  }

  @Test func `--resume refuses a log that diverges`() throws {
    let folder = try TemporaryFolder()
    let text = String(decoding: try Recordings.walk(seconds: 3), as: UTF8.self)
      .replacing("[\"unwindAction\",\"first\"", with: "[\"unwindAction\",\"third\"")
    let run = try PlainRun(["run", "--resume", folder.write(text, to: "log")])
    #expect(run.status == 1)
    #expect(
      run.errors.contains("cannot resume, because the replay differs from the log\ndiverged at"))
  }
}

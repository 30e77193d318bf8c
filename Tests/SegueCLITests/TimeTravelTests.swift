import Foundation
import TerminalTestSupport
import Testing

/// Time travel and the scrubber in a terminal.
@Suite struct TimeTravelTests {
  @Test func `a command during time travel records a branch that replays`() throws {
    let session = try RecordedSession()
    try session.press(Keys.up)
    session.terminal.send("{")
    try session.terminal.wait(for: "the past") {
      session.terminal.statusLine.hasPrefix(" PAST ")
        && session.terminal.words(2) == "View Controller #1"
    }
    session.terminal.send("\u{1B}[F")
    try session.terminal.wait(for: "the present") {
      session.terminal.statusLine.hasPrefix(" #1 ▴ #2")
    }
    session.terminal.send("{\r")
    try session.terminal.wait(for: "#3") { session.terminal.statusLine.hasPrefix(" #1 ▴ #3") }
    #expect(try session.terminal.quit() == .exited(0))
    #expect(String(decoding: session.log, as: UTF8.self).contains(#"{"record":"branch""#))
    let run = try PlainRun(["replay", "--verify", session.logPath])
    #expect(run.output.hasPrefix("identical"))
    #expect(run.status == 0)
  }

  @Test func `writing a changed transition keeps the rest of the file`() throws {
    let folder = try TemporaryFolder()
    let text = try String(
      contentsOf: BuiltProgram.root.appending(path: "scenes.json"), encoding: .utf8)
    let path = try folder.write(text, to: "scenes.json")
    let terminal = try TestTerminal(segue: ["run", path])
    try terminal.wait(for: "the start") { terminal.words(2) == "View Controller #1" }
    terminal.send(Keys.up)
    try terminal.wait(for: "#2") { terminal.statusLine.hasPrefix(" #1 ▴ #2") }
    terminal.send("f")
    try terminal.wait(for: "the scrubber") { terminal.text.contains("SCRUB") }
    terminal.send("c")
    try terminal.wait(for: "the curve") { terminal.text.contains("linear") }
    terminal.send("w")
    try terminal.wait(for: "the word about it") { terminal.text.contains("scenes.json") }
    terminal.send("f")
    try terminal.wait(for: "the app") { terminal.statusLine.hasPrefix(" #1 ▴ #2") }
    #expect(try terminal.quit() == .exited(0))
    let expected = text.replacing(
      #"[{ "time": 0 }, { "time": 0.4, "y": -1 }]"#,
      with: #"[{ "time": 0 }, { "time": 0.4, "y": -1, "curve": "linear" }]"#
    ).replacing(
      #"[{ "time": 0, "y": 1 }, { "time": 0.4 }]"#,
      with: #"[{ "time": 0, "y": 1 }, { "time": 0.4, "curve": "linear" }]"#)
    #expect(expected != text)
    #expect(String(decoding: try folder.bytes(of: "scenes.json"), as: UTF8.self) == expected)
  }

  @Test func `a file that cannot be written shows the reason and keeps the change`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      try Data(contentsOf: BuiltProgram.root.appending(path: "scenes.json")).map { $0 },
      to: "scenes.json")
    let terminal = try TestTerminal(segue: ["run", path], columns: 120)
    try terminal.wait(for: "the start") { terminal.words(2) == "View Controller #1" }
    terminal.send(Keys.up)
    try terminal.wait(for: "#2") { terminal.statusLine.hasPrefix(" #1 ▴ #2") }
    try FileManager.default.removeItem(atPath: path)
    terminal.send("fcw")
    try terminal.wait(for: "the reason") { terminal.text.contains("No such file") }
    #expect(terminal.text.contains("linear"))
    #expect(try terminal.quit() == .exited(0))
  }

  @Test func `a written transition can be restored byte for byte after reopening the scrubber`()
    throws
  {
    let folder = try TemporaryFolder()
    let text = try String(
      contentsOf: BuiltProgram.root.appending(path: "scenes.json"), encoding: .utf8)
    let path = try folder.write(text, to: "scenes.json")
    let terminal = try TestTerminal(segue: ["run", path])
    try terminal.wait(for: "the start") { terminal.words(2) == "View Controller #1" }
    terminal.send(Keys.up)
    try terminal.wait(for: "#2") { terminal.statusLine.hasPrefix(" #1 ▴ #2") }
    terminal.send("fsw")
    try terminal.wait(for: "the word about it") { terminal.text.contains("is written") }
    #expect(String(decoding: try folder.bytes(of: "scenes.json"), as: UTF8.self) != text)
    terminal.send("ff")
    try terminal.wait(for: "how it runs") {
      terminal.text.contains("SCRUB") && !terminal.text.contains("is written")
    }
    terminal.send("w")
    try terminal.wait(for: "the word about it") { terminal.text.contains("is written") }
    #expect(String(decoding: try folder.bytes(of: "scenes.json"), as: UTF8.self) == text)
    #expect(try terminal.quit() == .exited(0))
  }
}

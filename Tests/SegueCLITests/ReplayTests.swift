import Foundation
import NavigationKit
import Sessions
import TerminalTestSupport
import Testing

@Suite struct ReplayTests {
  @Test func `two minutes verify identically in two processes, 200 times as fast as real time`()
    throws
  {
    let folder = try TemporaryFolder()
    let seconds = 120
    let bytes = try Recordings.walk(seconds: seconds)
    #expect(try SessionLog(bytes).events.count { $0.kind == .performSegue } >= 4 * seconds / 9)
    let log = try folder.write(bytes, to: "log")
    let first = try PlainRun(["replay", "--verify", log])
    let second = try PlainRun(["replay", "--verify", log])
    for run in [first, second] {
      #expect(run.status == 0)
      #expect(run.output.hasPrefix("identical (12"))
      #expect(run.errors.isEmpty)
    }
    #expect(first.output == second.output)
    // The best of several, because other processes may be busy.
    let limit = Duration.seconds(seconds) / 200
    var best = min(first.duration, second.duration)
    for _ in 0..<8 where best > limit {
      best = min(best, try PlainRun(["replay", "--verify", log]).duration)
    }
    #expect(best <= limit)
  }

  @Test func `verifying a changed log reports the first difference and exits with 1`() throws {
    let folder = try TemporaryFolder()
    var text = String(decoding: try Recordings.walk(seconds: 4), as: UTF8.self)
    let place = try #require(text.range(of: #"["unwindAction","first""#))
    text.replaceSubrange(place, with: #"["unwindAction","third""#)
    let run = try PlainRun(["replay", "--verify", folder.write(text, to: "log")])
    #expect(run.status == 1)
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines.first?.hasPrefix("diverged at tick ") == true)
    let rest = [
      "expected: third unwindAction returnFromSegueActions (idFirstSegueUnwind)",
      "found:    first unwindAction returnFromSegueActions (idFirstSegueUnwind)",
      "after:    swipe down (key down) at tick ",
    ]
    #expect(zip(lines.dropFirst(), rest).allSatisfy { $0.hasPrefix($1) })
    #expect(run.errors.isEmpty)
  }

  // MARK: - In a terminal

  // A screen of 80 × 24 is centred above the timeline and the note about its size.
  @Test(arguments: [
    (80, 24, column: 0, rows: 0..<23), (100, 30, column: 10, rows: 2..<25),
    (40, 12, column: 0, rows: 0..<10), (3, 2, column: 0, rows: 0..<1),
  ])
  func `a replay shows the recorded screen and ends by itself, at any size`(
    columns: Int, rows: Int, column: Int, appRows: Range<Int>
  ) throws {
    let folder = try TemporaryFolder()
    let log = try folder.write(Recordings.walk(seconds: 8), to: "log")
    let terminal = try TestTerminal(
      segue: ["replay", log, "--speed", "2"], columns: columns, rows: rows)
    for color in [Crayon.cantaloupe, Crayon.honeydew, Crayon.cantaloupe, Crayon.sky] {
      try terminal.wait(for: String(color, radix: 16)) {
        appRows.allSatisfy { terminal.background(column: column, row: $0) == .rgb(color) }
      }
      guard color == Crayon.honeydew, rows > 2 else { continue }
      if (columns, rows) == (80, 24) {
        #expect(terminal.words(11) == "Hello from the 1st View Controller")
      } else {
        #expect(terminal.line(rows - 2).contains("80 × 24"))
      }
      #expect(terminal.statusLine.hasPrefix(" ▶ ×2 "))
    }
    #expect(try terminal.waitForEnd() == .exited(0))
    try terminal.waitUntilGivenBack()
  }

  @Test func `--hide-timeline shows only the recorded screen, and h shows the timeline`() throws {
    let folder = try TemporaryFolder()
    let log = try folder.write(Recordings.walk(seconds: 8), to: "log")
    let terminal = try TestTerminal(segue: ["replay", log, "--hide-timeline"])
    try terminal.wait(for: "#2") { terminal.statusLine.hasPrefix(" #1 ▴ #2") }
    terminal.send("h")
    try terminal.wait(for: "the timeline") { terminal.statusLine.hasPrefix(" ▶ ×1 ") }
    #expect(try terminal.quit() == .exited(0))
  }

  @Test func `taking over a replay records the continued session`() throws {
    let folder = try TemporaryFolder()
    let log = try folder.write(Recordings.walk(seconds: 16), to: "log")
    let terminal = try TestTerminal(segue: ["replay", log, "--record", folder.path("branch")])
    terminal.send(" }")
    try terminal.wait(for: "#2") { terminal.words(11) == "Hello from the 1st View Controller" }
    terminal.send("{")
    try terminal.wait(for: "#1") { terminal.words(2) == "View Controller #1" }
    terminal.send("t")
    try terminal.wait(for: "the app") { terminal.statusLine.hasPrefix(" #1 ") }
    terminal.send(Keys.enter)
    try terminal.wait(for: "#3") { terminal.statusLine.hasPrefix(" #1 ▴ #3") }
    #expect(try terminal.quit() == .exited(0))
    let run = try PlainRun(["replay", "--verify", folder.path("branch")])
    #expect(run.output.hasPrefix("identical"))
    #expect(run.status == 0)
    let again = try TestTerminal(segue: ["replay", log, "--record", log])
    #expect(try again.waitForEnd() == .exited(73))
    #expect(try PlainRun(["replay", "--verify", log, "--record", "b"]).status == 64)
  }

  @Test
  func `taking over a replay with --with records the other scenes, and r starts a new recording`()
    throws
  {
    let folder = try TemporaryFolder()
    let log = try folder.write(Recordings.walk(seconds: 16), to: "log")
    let other = """
      { "version": 1, "canvas": { "width": 400, "height": 800 }, "initialScene": "only",
        "scenes": [{ "id": "only", "title": "Only", "views": [
          { "id": "text", "kind": "label", "text": "Another app",
            "frame": { "x": 0, "y": 400, "width": 400, "height": 1 } }] }] }
      """
    let scenes = try folder.write(other, to: "other.json")
    let terminal = try TestTerminal(
      segue: ["replay", log, "--with", scenes, "--record", folder.path("branch")],
      in: folder.url.path)
    terminal.send(" ")
    try terminal.wait(for: "the other app") { terminal.words(11) == "Another app" }
    terminal.send("t")
    try terminal.wait(for: "the badge") { terminal.statusLine.contains("●") }
    terminal.send("r")
    try terminal.wait(for: "the end of it") { !terminal.statusLine.contains("●") }
    terminal.send("r")
    try terminal.wait(for: "a new one") { terminal.statusLine.contains("● other-1.log") }
    #expect(try terminal.quit() == .exited(0))
    try terminal.wait(for: "the name") { terminal.text.contains("recorded to other-1.log") }
    for name in ["branch", "other-1.log"] {
      #expect(try SessionLog(try folder.bytes(of: name)).header.storyboard == other)
    }
    let run = try PlainRun(
      ["replay", "--verify", folder.path("branch"), folder.path("other-1.log")])
    #expect(run.status == 0, "\(run.output)")
  }

  @Test func `--speed 8 takes an eighth of the time`() throws {
    let folder = try TemporaryFolder()
    let log = try folder.write(Recordings.walk(seconds: 16), to: "log")
    let start = ContinuousClock.now
    let terminal = try TestTerminal(segue: ["replay", "--speed", "8", log])
    #expect(try terminal.waitForEnd(seconds: 30) == .exited(0))
    let duration = ContinuousClock.now - start
    #expect(duration > .seconds(1.9))
    #expect(duration < .seconds(12))
  }

  @Test func `q ends a replay, other keys do not`() throws {
    let folder = try TemporaryFolder()
    let log = try folder.write(Recordings.walk(seconds: 60), to: "log")
    let terminal = try TestTerminal(segue: ["replay", log])
    try terminal.wait(for: "the start") { terminal.words(2) == "View Controller #1" }
    terminal.send("x\(Keys.tab)")
    try terminal.wait(for: "#2") { terminal.words(11) == "Hello from the 1st View Controller" }
    #expect(try terminal.quit() == .exited(0))
  }

  // MARK: - Logs that cannot be used

  @Test(arguments: [
    ("", "log:1: the log is empty"),
    ("garbage\n", "log:1: not a session log"),
    ("\u{0}\u{1}\u{1B}]0;x\u{7}\n\n\n", "log:1: not a session log"),
    ("{\"record\":\"header\",\"format\":7}\n", "log:1: the log has format 7"),
  ])
  func `an invalid log exits with 65 and names the file`(text: String, message: String) throws {
    let folder = try TemporaryFolder()
    let log = try folder.write(text, to: "log")
    for arguments in [["replay", log], ["replay", "--verify", log]] {
      let run = try PlainRun(arguments)
      #expect(run.status == 65)
      #expect(run.errors.contains(message))
      #expect(!run.errors.contains("\u{1B}"))
      #expect(run.output.isEmpty)
    }
  }

  @Test func `a missing log or a folder exits with 66 and names the path`() throws {
    let folder = try TemporaryFolder()
    for path in [folder.path("none"), folder.url.path] {
      let run = try PlainRun(["replay", "--verify", path])
      #expect(run.status == 66)
      #expect(run.errors.hasPrefix("segue: cannot read \(path): "))
    }
  }

  @Test(arguments: ["0", "9", "-1", "nan", "fast"])
  func `a speed out of range is wrong usage`(speed: String) throws {
    let run = try PlainRun(["replay", "--speed=\(speed)", "log"])
    #expect(run.status == 64)
    #expect(run.errors.contains("speed"))
  }
}

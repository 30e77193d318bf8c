import Foundation
import Glibc
import NavigationKit
import Sessions
import TerminalTestSupport
import Testing
import WalkSupport

/// The contents of a log file after errors of the disk and the program.
@Suite struct RecordingFileTests {
  @Test func `--overwrite replaces an existing log and no other file`() throws {
    let folder = try TemporaryFolder()
    let diary = try folder.write("dear diary", to: "diary")
    let refused = try TestTerminal(segue: ["run", "--record", diary, "--overwrite"])
    #expect(try refused.waitForEnd() == .exited(73))
    #expect(try folder.bytes(of: "diary") == Array("dear diary".utf8))
    let log = try folder.write(Recordings.walk(seconds: 4), to: "log")
    let terminal = try TestTerminal(segue: ["run", "--record", log, "--overwrite"])
    try terminal.wait(for: "the start") { terminal.statusLine.contains("●") }
    #expect(try terminal.quit() == .exited(0))
    #expect(try SessionLog(try folder.bytes(of: "log")).isComplete)
    #expect(try PlainRun(["run", "--overwrite"]).status == 64)
  }

  @Test func `a full disk is reported at once, and the app continues`() throws {
    let terminal = try TestTerminal(
      segue: ["run", "--record", "/dev/full", "--overwrite"], columns: 200)
    try terminal.wait(for: "the start") { terminal.statusLine.contains("not recording") }
    terminal.send(Keys.up)
    try terminal.wait(for: "#2") { terminal.statusLine.hasPrefix(" #1 ▴ #2") }
    #expect(try terminal.quit() == .exited(74))
    try terminal.wait(for: "the error") { terminal.text.contains("No space left on device") }
  }

  @Test func `recording to a pipe without a reader is an error`() throws {
    let folder = try TemporaryFolder()
    #expect(mkfifo(folder.path("pipe"), 0o600) == 0)
    let terminal = try TestTerminal(
      segue: ["run", "--record", folder.path("pipe"), "--overwrite"], columns: 200)
    #expect(try terminal.waitForEnd() == .exited(73))
    #expect(terminal.text.contains("no program reads from it"))
    #expect(terminal.settings == terminal.initialSettings)
  }

  @Test func `a closed pipe is reported, and the app continues`() throws {
    let folder = try TemporaryFolder()
    #expect(mkfifo(folder.path("pipe"), 0o600) == 0)
    let reader = open(folder.path("pipe"), O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    let terminal = try TestTerminal(
      segue: ["run", "--record", folder.path("pipe"), "--overwrite"], columns: 200)
    try terminal.wait(for: "the start") { terminal.statusLine.contains("●") }
    close(reader)
    terminal.send(Keys.up)
    try terminal.wait(for: "the badge") {
      terminal.statusLine.contains("not recording") && terminal.statusLine.hasPrefix(" #1 ▴ #2")
    }
    terminal.signal(SIGPIPE)
    #expect(try terminal.quit() == .exited(74))
    #expect(terminal.settings == terminal.initialSettings)
  }

  @Test func `a full pipe is reported, and the app continues`()
    throws
  {
    let folder = try TemporaryFolder()
    #expect(mkfifo(folder.path("pipe"), 0o600) == 0)
    let reader = open(folder.path("pipe"), O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    defer { close(reader) }
    let terminal = try TestTerminal(
      segue: ["run", "--record", folder.path("pipe"), "--overwrite"], columns: 200)
    // A pipe holds 65,536 bytes; each resize is recorded, with its screen.
    try terminal.wait(for: "the badge", seconds: 30) {
      let isWide = terminal.columns == 200
      terminal.resize(columns: isWide ? 199 : 200, rows: 24)
      terminal.readOutput(within: 20)
      return terminal.text.contains("not recording")
    }
    terminal.resize(columns: 200, rows: 24)
    terminal.send(Keys.up)
    try terminal.wait(for: "#2") { terminal.statusLine.hasPrefix(" #1 ▴ #2") }
    #expect(try terminal.quit() == .exited(74))
    try terminal.wait(for: "the error") { terminal.text.contains("no program reads from it") }
    #expect(terminal.settings == terminal.initialSettings)
  }

  @Test func `a window larger than the log format allows is recorded with the largest size`() throws
  {
    let folder = try TemporaryFolder()
    let terminal = try TestTerminal(
      segue: ["run", "--record", folder.path("log")], columns: 10_500, rows: 24)
    try terminal.wait(for: "the start", seconds: 60) {
      terminal.statusLine.contains("the app uses 10000 × 24 of 10500 × 24 cells")
    }
    terminal.resize(columns: 40, rows: 12_000)
    try terminal.wait(for: "the other size", seconds: 60) {
      terminal.line(9_999).contains("the app uses 40 × 10000 of 40 × 12000")
    }
    #expect(try terminal.quit() == .exited(0))
    let log = try SessionLog(try folder.bytes(of: "log"))
    #expect(log.header.columns == 10_000)
    #expect(log.isComplete)
    #expect(try PlainRun(["replay", "--verify", folder.path("log")]).status == 0)
  }

  @Test func `deleting the folder of a recording is reported within seconds`() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path("sub"), withIntermediateDirectories: false)
    let terminal = try TestTerminal(
      segue: ["run", "--record", folder.path("sub/log")], columns: 200)
    try terminal.wait(for: "the start") { terminal.statusLine.contains("●") }
    try FileManager.default.removeItem(atPath: folder.path("sub"))
    terminal.send(Keys.up)
    try terminal.wait(for: "the badge") { terminal.statusLine.contains("not recording") }
    #expect(terminal.statusLine.hasPrefix(" #1 ▴ #2"))
    #expect(try terminal.quit() == .exited(74))
    try terminal.wait(for: "the error") {
      terminal.text.contains("the file or its folder was deleted")
    }
  }

  @Test func `r starts a recording in a new file each time`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("taken", to: "segue-1.log")
    let terminal = try TestTerminal(segue: [], in: folder.url.path)
    try terminal.wait(for: "the start") { terminal.statusLine.contains("q quit") }
    terminal.send(Keys.up)
    try terminal.wait(for: "#2") { terminal.statusLine.hasPrefix(" #1 ▴ #2") }
    terminal.send("r")
    try terminal.wait(for: "the badge") { terminal.statusLine.contains("● segue-2.log") }
    // The key is ignored while the transition runs.
    try terminal.press(Keys.down, until: "#1") { terminal.statusLine.hasPrefix(" #1   ") }
    terminal.send("r")
    try terminal.wait(for: "the end") {
      terminal.statusLine.hasPrefix(" Recorded to segue-2.log")
    }
    terminal.send("r")
    try terminal.wait(for: "the badge") { terminal.statusLine.contains("● segue-3.log") }
    #expect(try terminal.quit() == .exited(0))
    try terminal.wait(for: "the names") {
      terminal.text.contains("recorded to segue-2.log")
        && terminal.text.contains("recorded to segue-3.log")
    }
    let log = try SessionLog(try folder.bytes(of: "segue-2.log"))
    #expect(log.isComplete)
    #expect(log.events.contains { $0.kind == .unwindAction })
    let run = try PlainRun(
      ["replay", "--verify", folder.path("segue-2.log"), folder.path("segue-3.log")])
    #expect(run.status == 0, "\(run.output)")
  }

  @Test func `the program prints the names of all recordings at its end`() throws {
    let folder = try TemporaryFolder()
    let terminal = try TestTerminal(segue: ["run", "--record", "mine.log"], in: folder.url.path)
    try terminal.wait(for: "the start") { terminal.statusLine.contains("●") }
    terminal.send("r")
    try terminal.wait(for: "its end") { terminal.statusLine.hasPrefix(" Recorded to mine.log") }
    terminal.send("r")
    try terminal.wait(for: "another") { terminal.statusLine.contains("● segue-1.log") }
    #expect(try terminal.quit() == .exited(0))
    try terminal.wait(for: "the names") {
      terminal.text.contains("recorded to mine.log")
        && terminal.text.contains("recorded to segue-1.log")
    }
  }

  /// More rounds: `SEGUE_KILL_ROUNDS=200 swift test --filter RecordingFileTests`.
  @Test func `a program killed at any time leaves a log that replays`() throws {
    let rounds =
      ProcessInfo.processInfo.environment["SEGUE_KILL_ROUNDS"].flatMap { Int($0) } ?? 20
    let folder = try TemporaryFolder()
    var random = SeededRandom(seed: 7)
    let keys = [Keys.up, Keys.down, Keys.enter, "s", "?", Keys.tab, Keys.escape]
    var paths: [String] = []
    for round in 0..<rounds {
      let path = folder.path("log\(round)")
      let terminal = try TestTerminal(segue: ["run", "--record", path])
      let wanted = Int.random(in: 0..<6_000, using: &random)
      try terminal.wait(for: "\(wanted) bytes beyond the header") {
        let length = (try? folder.bytes(of: "log\(round)"))?.count ?? 0
        if terminal.output.count > 1_000 {
          terminal.send(
            (0..<Int.random(in: 1...20, using: &random))
              .map { _ in keys.randomElement(using: &random)! }.joined())
        }
        return length > 5_000 + wanted
      }
      terminal.signal(SIGKILL)
      #expect(try terminal.waitForEnd() == .killed(SIGKILL))
      paths.append(path)
    }
    for start in stride(from: 0, to: paths.count, by: 20) {
      let run = try PlainRun(["replay", "--verify"] + paths[start..<min(start + 20, paths.count)])
      #expect(run.status == 0, "\(run.output)\(run.errors)")
    }
  }
}

import Foundation
import Sessions
import TerminalTestSupport
import Testing

/// The output of `segue log` and `segue replay --verify`.
@Suite struct LogTests {
  @Test func `segue log lists inputs, events and screens with seconds and ticks`() throws {
    let folder = try TemporaryFolder()
    let run = try PlainRun(["log", folder.write(Recordings.walk(seconds: 4), to: "log")])
    #expect(run.status == 0)
    let lines = run.output.split(separator: "\n")
    #expect(
      lines[0]
        == "segue test, 80 × 24, scenes.json, keys screen, springs uikit, chrome 3, theme 2")
    #expect(lines[1] == "     0.000       0  · first loadView")
    #expect(lines.contains("     0.000       0  > swipe up (key up)"))
    #expect(lines.contains("     0.400      48  · second viewDidAppear animated: false"))
    #expect(lines.contains { $0.hasPrefix("     0.400      48  # ") })
    #expect(lines.last?.hasSuffix("  end") == true)
  }

  @Test func `--only lists the given topics`() throws {
    let folder = try TemporaryFolder()
    let log = try folder.write(Recordings.walk(seconds: 4), to: "log")
    let run = try PlainRun(["log", log, "--only", "segues,inputs"])
    let marks = Set(
      run.output.split(separator: "\n").dropFirst().dropLast().map { $0.dropFirst(20).prefix(1) })
    #expect(marks == [">", "·"])
    #expect(run.output.contains("first performSegue idSecondSegue"))
    #expect(!run.output.contains("viewDidLoad"))
    let wrong = try PlainRun(["log", log, "--only", "segues,moods"])
    #expect(wrong.status == 64)
    #expect(wrong.errors.contains("unknown topic 'moods'"))
    #expect(wrong.errors.components(separatedBy: "inputs, lifecycle, containers").count == 2)
  }

  @Test func `--json writes a valid log with a line for each event`() throws {
    let folder = try TemporaryFolder()
    let bytes = try Recordings.walk(seconds: 4)
    let run = try PlainRun(["log", "--json", folder.write(bytes, to: "log")])
    let log = try SessionLog(bytes)
    let plain = try SessionLog(Array(run.output.utf8))
    #expect(plain.header == log.header)
    #expect(plain.events == log.events)
    #expect(plain.inputs == log.inputs)
    #expect(
      run.output.split(separator: "\n").count { $0.contains(#""record":"event","#) }
        == log.events.count)
    #expect(
      try PlainRun(["replay", "--verify", folder.write(run.output, to: "plain")]).status == 0)
  }

  // MARK: - Verifying

  @Test func `several logs are verified, each with its result`() throws {
    let folder = try TemporaryFolder()
    let good = try folder.write(Recordings.walk(seconds: 2), to: "good")
    let other = try folder.write(
      String(decoding: try Recordings.walk(seconds: 2), as: UTF8.self)
        .replacing("[\"unwindAction\",\"first\"", with: "[\"unwindAction\",\"third\""), to: "bad")
    let broken = try folder.write("x\n", to: "broken")
    let both = try PlainRun(["replay", "--verify", good, other])
    #expect(both.status == 1)
    #expect(both.output.hasPrefix("\(good): identical ("))
    #expect(both.output.contains("\n\(other): diverged at tick "))
    let unusable = try PlainRun(["replay", "--verify", broken, good, folder.path("none")])
    #expect(unusable.status == 65)
    #expect(unusable.output.hasPrefix("\(good): identical ("))
    #expect(unusable.errors.contains("broken:1: not a session log"))
    #expect(unusable.errors.contains("cannot read"))
    #expect(try PlainRun(["replay", good, other]).status == 64)
  }

  @Test func `--with replays on changed scenes, and --show prints both screens`() throws {
    let folder = try TemporaryFolder()
    let log = try folder.write(Recordings.walk(seconds: 2, columns: 30, rows: 9), to: "log")
    let file = BuiltProgram.root.appending(path: "scenes.json")
    let scenes = try String(contentsOf: file, encoding: .utf8)
    let same = try folder.write(scenes, to: "same.json")
    #expect(try PlainRun(["replay", "--verify", log, "--with", same]).status == 0)
    let changed = try folder.write(
      scenes.replacing("\"View Controller #2\"", with: "\"View Controller No 2\""),
      to: "changed.json")
    let run = try PlainRun(["replay", "--verify", "--show", log, "--with", changed])
    #expect(run.status == 1)
    #expect(run.output.contains("\ncell:     row "))
    #expect(run.output.contains("after:    swipe up (key up) at tick 0"))
    let rows = run.output.split(separator: "\n").filter { $0.contains(" ≠") || $0.contains(" │") }
    #expect(rows.count == 9)
    #expect(rows.contains { $0.contains("View Controller #2") && $0.contains("No 2") })
    #expect(try PlainRun(["replay", "--verify", log, "--with", folder.path("none")]).status == 66)
    #expect(try PlainRun(["replay", "--show", log]).status == 64)
  }

  @Test func `verifying reports the number of branches, and --with refuses a log`()
    throws
  {
    let folder = try TemporaryFolder()
    let bytes = try Recordings.walk(seconds: 4)
    let log = try folder.write(bytes, to: "log")
    #expect(try !PlainRun(["replay", "--verify", log]).output.contains("branch"))
    // Back to the start, without further records.
    var lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    let end = try #require(lines.popLast()?.split(separator: ":").last?.dropLast())
    lines += [#"{"record":"branch","tick":\#(end),"to":0,"inputs":0}"#]
    let branched = try folder.write(lines.joined(separator: "\n") + "\n", to: "branched")
    let one = try PlainRun(["replay", "--verify", branched])
    #expect(one.status == 0)
    #expect(one.output.contains(" records, 1 branch, incomplete recording)"))
    for arguments in [["run", log], ["replay", "--verify", log, "--with", log]] {
      let run = try PlainRun(arguments)
      #expect(run.status == 65)
      #expect(
        run.errors
          == "segue: \(log) is a session log, not a scene file; use segue replay to play it, "
          + "segue log to list it, segue run --resume to continue it\n")
    }
  }
}

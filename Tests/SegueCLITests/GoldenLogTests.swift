import Foundation
import NavigationKit
import Sessions
import Simulation
import TerminalTestSupport
import Testing

/// Sessions of the tutorials, recorded in a terminal.
///
/// After an intended change of events or screens, `RECORD_SNAPSHOTS=1` records their inputs again.
/// The log of the first version is kept: it must be readable, but its screens may differ.
@Suite struct GoldenLogTests {
  private static let folder = BuiltProgram.root.appending(
    path: "Tests/Fixtures/Recorded/Sessions")

  static let names =
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.sorted() ?? []

  private static let first = "first-program.log"

  /// The logs that must be identical.
  private static let paths = names.filter { $0 != first }.map { folder.appending(path: $0).path }

  @Test(arguments: names)
  func `a recording replays in the debug build`(name: String) throws {
    let log = try SessionLog(Array(Data(contentsOf: Self.folder.appending(path: name))))
    #expect(log.isComplete)
    #expect(log.remarks.isEmpty)
    #expect(!log.inputs.isEmpty)
    let isRecording =
      name != Self.first && ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1"
    if isRecording { try record(log, to: name) }
    #expect(!isRecording, "recorded again")
    guard name == Self.first else {
      #expect(try Replay(log).run() == nil)
      return
    }
    // The events are the same; the status line has changed since.
    let path = Self.folder.appending(path: name)
    let lines = try String(contentsOf: path, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix(#"{"record":"checkpoint""#) }
    let bare = try SessionLog(Array((lines.joined(separator: "\n") + "\n").utf8))
    #expect(!bare.events.isEmpty)
    #expect(try Replay(bare).run() == nil)
  }

  private func record(_ log: SessionLog, to name: String) throws {
    var bytes: [UInt8] = []
    let simulator = Simulator(
      storyboards: try log.header.bundle(), columns: log.header.columns, rows: log.header.rows,
      keyRouting: log.header.keyRouting, theme: log.header.theme)
    simulator.application.springFit = log.header.springFit
    simulator.chrome = log.header.chrome
    let session = LiveSession(
      simulator: simulator,
      recorder: SessionRecorder(header: log.header) { records in
        bytes += records
        return true
      })
    session.carryOut(log.inputs)
    session.end()
    try Data(bytes).write(to: Self.folder.appending(path: name))
  }

  @Test func `the log of the first version is read completely`() throws {
    let path = Self.folder.appending(path: Self.first).path
    let log = try SessionLog([UInt8](Data(contentsOf: URL(filePath: path))))
    #expect(log.isComplete)
    #expect(log.remarks.isEmpty)
    #expect(
      log.inputs.map(\.command) == [
        .swipe(.up), .swipe(.down), .tap, .swipe(.up), .resize(columns: 70, rows: 22), .quit,
      ])
    #expect(
      log.events.filter { $0.kind == .performSegue }.map(\.object)
        == ["idFirstSegue", "idFirstSegueUnwind", "idSecondSegue", "idSecondSegueUnwind"])
    #expect(log.header.storyboard.hasPrefix("{"))
    let replay = try Replay(log)
    replay.advance(to: log.end)
    #expect(replay.isAtEnd)
    #expect(try PlainRun(["log", path]).status == 0)
  }

  @Test(arguments: [
    [:], ["LC_ALL": "tr_TR.UTF-8", "LANG": "tr_TR.UTF-8"], ["LC_ALL": "C"],
    ["TERM": "dumb", "COLUMNS": "20", "LINES": "5"],
    ["TERM": "", "NO_COLOR": "1", "TZ": "Asia/Tokyo"],
  ])
  func `the release program verifies all recordings in any environment`(
    environment: [String: String]
  ) throws {
    let first = try PlainRun(["replay", "--verify"] + Self.paths, environment: environment)
    let second = try PlainRun(["replay", "--verify"] + Self.paths, environment: environment)
    for run in [first, second] {
      #expect(run.status == 0, "\(run.output)\(run.errors)")
      #expect(run.output.split(separator: "\n").count == Self.paths.count)
    }
    #expect(first.output == second.output)
  }

  @Test(arguments: [(20, 6), (200, 60)])
  func `verifying does not depend on the size of the terminal`(columns: Int, rows: Int) throws {
    let terminal = try TestTerminal(
      shell: "\"$@\" > /dev/null && echo good", segue: ["replay", "--verify"] + Self.paths,
      columns: columns, rows: rows)
    #expect(try terminal.waitForEnd(seconds: 60) == .exited(0))
    try terminal.wait(for: "the verdict") { terminal.text.contains("good") }
  }
}

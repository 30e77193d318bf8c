internal import ArgumentParser
internal import CellGraphics
internal import Motion
internal import Sessions
internal import Storyboards
internal import TerminalUI

struct ReplayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Shows a recorded session again, or verifies that it comes out the same.")

  @Argument(help: "The log that `segue run --record` has written.", completion: .file())
  var log: String

  @Option(help: "How fast: 1 is the speed at which it happened; 0.1 to 8.")
  var speed = 1.0

  @Option(
    help: ArgumentHelp(
      "Where the session is taken over with t, write it down in a new file.", valueName: "log"),
    completion: .file())
  var record: String?

  @Flag(help: "Show nothing but the recorded screen; h shows the timeline.")
  var hideTimeline = false

  @Flag(
    help: """
      Replay without a terminal and compare every event and screen: exit code 0 when identical, \
      1 with the first difference otherwise.
      """)
  var verify = false

  /// The log's path as messages show it.
  private var logName: String { log.harmless(upTo: longestPath) }

  func validate() throws {
    guard (0.1...8).contains(speed) else {
      throw ValidationError("--speed takes a number from 0.1 to 8")
    }
    if let record, InputFile.exists(record) {
      throw ValidationError("--record: \(record.harmless(upTo: longestPath)) exists; name another")
    }
  }

  func run() throws {
    try reportingFailures {
      let sessionLog = try readLog()
      for remark in sessionLog.remarks { writeToStandardError("\(logName):\(remark)\n") }
      if verify {
        try report(
          makeReplay(sessionLog) { log throws(StoryboardErrors) in try Replay(log) })
      } else {
        try show(sessionLog)
      }
    }
  }

  private func readLog() throws -> SessionLog {
    let bytes = try InputFile.read(log)
    do {
      return try SessionLog(bytes)
    } catch {
      throw Failure(kind: .badData, message: "\(logName):\(error)")
    }
  }

  private func makeReplay<Replayed>(
    _ sessionLog: SessionLog, _ make: (SessionLog) throws(StoryboardErrors) -> Replayed
  ) throws -> Replayed {
    guard sessionLog.header.ticksPerSecond == Tick.perSecond else {
      throw Failure(
        kind: .badData,
        message: "\(logName):1: the log counts \(sessionLog.header.ticksPerSecond) ticks a "
          + "second; this program counts \(Tick.perSecond)")
    }
    do {
      return try make(sessionLog)
    } catch {
      throw Failure(
        kind: .badData,
        message: "\(logName):1: the storyboard in the log cannot be understood\n"
          + error.description(file: sessionLog.header.storyboardName.harmless(upTo: longestPath)))
    }
  }

  private func report(_ replay: Replay) throws {
    if let divergence = replay.run() {
      writeToStandardOutput("\(divergence)\n")
      throw ExitCode(1)
    }
    let seconds = Double(replay.log.end) / Double(Tick.perSecond)
    let length = "\((seconds * 10).rounded() / 10) s, \(replay.log.records.count) records"
    let ending = replay.log.isComplete ? "" : ", up to where the recording stops"
    writeToStandardOutput("identical (\(length)\(ending))\n")
  }

  private func show(_ sessionLog: SessionLog) throws {
    let speed = Int((speed * 1_000).rounded())
    // What is wrong with the log is said on a whole screen.
    _ = try makeReplay(sessionLog) { log throws(StoryboardErrors) in try log.header.bundle() }
    let terminal = try openTerminal("replay needs a terminal; without one, use --verify")
    let (columns, rows) = (terminal.bounds.columns, terminal.bounds.rows)
    let session = try makeReplay(sessionLog) { log throws(StoryboardErrors) in
      try ReplaySession(log, speedInThousandths: speed, columns: columns, rows: rows)
    }
    session.showsTimeline = !hideTimeline
    if let record {
      session.makeRecorder = {
        var header = sessionLog.header
        header.program = "segue \(programVersion)"
        return (try? LogFile(record)).map { SessionRecorder(header: header, sink: $0.append) }
      }
    }
    let outcome = RunLoop(terminal).run(session)
    session.end()
    try endProcess(after: outcome)
  }
}

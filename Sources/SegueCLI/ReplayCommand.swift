internal import ArgumentParser
internal import CellGraphics
internal import Motion
internal import Sessions
internal import Simulation
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

  @Flag(
    help: """
      Replay without a terminal and compare every event and screen: exit code 0 when identical, \
      1 with the first difference otherwise.
      """)
  var verify = false

  @OptionGroup var drawing: DrawingOptions

  /// The log's path as messages show it.
  private var logName: String { log.harmless(upTo: longestPath) }

  func validate() throws {
    guard (0.1...8).contains(speed) else {
      throw ValidationError("--speed takes a number from 0.1 to 8")
    }
  }

  func run() throws {
    try reportingFailures {
      let sessionLog = try readLog()
      for remark in sessionLog.remarks { writeToStandardError("\(logName):\(remark)\n") }
      let replay = try makeReplay(sessionLog)
      if verify { try report(replay) } else { try show(replay) }
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

  private func makeReplay(_ sessionLog: SessionLog) throws -> Replay {
    guard sessionLog.header.ticksPerSecond == Tick.perSecond else {
      throw Failure(
        kind: .badData,
        message: "\(logName):1: the log counts \(sessionLog.header.ticksPerSecond) ticks a "
          + "second; this program counts \(Tick.perSecond)")
    }
    do {
      return try Replay(sessionLog)
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

  private func show(_ replay: Replay) throws {
    let terminal = try openTerminal("replay needs a terminal; without one, use --verify")
    replay.simulator.style = drawing.style(on: terminal.drawingStyle)
    let session = ReplaySession(
      replay, speedInThousandths: Int((speed * 1_000).rounded()),
      columns: terminal.bounds.columns, rows: terminal.bounds.rows)
    try endProcess(after: RunLoop(terminal).run(session))
  }
}

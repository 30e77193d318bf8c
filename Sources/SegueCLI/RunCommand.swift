internal import ArgumentParser
internal import CellGraphics
internal import Motion
internal import Sessions
internal import Simulation
internal import TerminalUI

struct RunCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Runs the scenes of a file.")

  @Argument(
    help: """
      The scene file, or an Xcode storyboard. Without it ./scenes.json, or the built-in tutorial.
      """,
    completion: .file(extensions: ["json", "storyboard"]))
  var file: String?

  @Option(
    help: ArgumentHelp(
      "Write the session down in a new file, which `segue replay` shows again.", valueName: "log"),
    completion: .file())
  var record: String?

  @OptionGroup var storyboard: StoryboardOptions

  func run() throws {
    try reportingFailures {
      let source = try SceneSource(path: file, storyboard)
      let terminal = try openTerminal(
        "run needs a terminal; to check a recording without one, use segue replay --verify")
      let (columns, rows) = (terminal.bounds.columns, terminal.bounds.rows)
      let recorder = try record.map { path in
        let log = try LogFile(path)
        return SessionRecorder(
          header: SessionHeader(
            program: "segue \(programVersion)", ticksPerSecond: Tick.perSecond, columns: columns,
            rows: rows, storyboardName: source.name, bundle: source.storyboards),
          sink: log.append)
      }
      let session = LiveSession(recorder: recorder) {
        Simulator(storyboards: source.storyboards, columns: columns, rows: rows)
      }
      session.files = source.files
      let outcome = RunLoop(terminal).run(session)
      session.end()
      if let recorder, !recorder.isWorking {
        throw Failure(
          kind: .writeFailed,
          message: "the recording could not be written to the end; what is there is whole")
      }
      try endProcess(after: outcome)
    }
  }
}

/// Opens the terminal.
///
/// - Parameter advice: What to say where there is none.
func openTerminal(_ advice: String) throws -> Terminal {
  do {
    return try Terminal()
  } catch {
    let message = error.reason == .notATerminal ? advice : error.description
    throw Failure(kind: .usage, message: message)
  }
}

/// Ends the program as a shell expects of one that a signal ended.
func endProcess(after outcome: RunLoop.Outcome) throws {
  switch outcome {
  case .finished: return
  case .signal(let number): throw ExitCode(128 + number)
  case .hangup: throw ExitCode(128 + 1)
  }
}

internal import ArgumentParser
internal import CellGraphics
internal import Glibc
internal import NavigationKit
internal import Sessions
internal import Simulation
internal import TerminalUI
import TextFormats

/// A session in the terminal, from reading its scenes to its end.
struct Run {
  /// nil for `./scenes.json`, the built-in tutorial, or the scenes of the log that is resumed.
  var file: String?
  /// Where the session is written down.
  var record: String?
  var overwrites = false
  /// A scene to go to first.
  var open: String?
  /// The log of a session to go on with.
  var resume: String?
  /// Light or dark in place of what a scene file says; nil for what it says.
  var appearance: UserInterfaceStyle?
  /// Asked for only where the file is a storyboard: making them takes long.
  var storyboard: () throws -> StoryboardOptions
  /// How frames are drawn where this is what suits the terminal.
  var style: (DrawingStyle) -> DrawingStyle
  /// What writes to the terminal; nil to ask the environment.
  var output: ScreenOutput?

  func perform() throws {
    let past = try resume.map { try LogReading($0) }
    let source = try source(past)
    let resumed = open == nil ? try past.map { try resumedSession($0, source) } : nil
    let terminal = try openTerminal(
      "run needs a terminal; to check a recording without one, use segue replay --verify",
      output: output)
    let (columns, rows) = (terminal.bounds.columns, terminal.bounds.rows)
    let commands = try commands(source, columns: columns, rows: rows)
    let start = (columns: resumed?.columns ?? columns, rows: resumed?.rows ?? rows)
    let style = style(terminal.drawingStyle)
    resumed?.simulator.style = style
    let keyRouting = resumed?.keyRouting ?? .screen
    let recording = Recording(
      of: source, columns: start.columns, rows: start.rows, depth: terminal.depth,
      settings: style.settings + SessionHeader.settings(of: keyRouting))
    let session = LiveSession(
      recorder: try record.map { try recording.start($0, overwrites: overwrites) },
      resuming: resumed, startRecording: recording.start
    ) {
      let simulator = Simulator(
        storyboards: source.storyboards, columns: start.columns, rows: start.rows,
        keyRouting: keyRouting)
      simulator.style = style
      return simulator
    }
    session.recordingName = record?.harmless(upTo: longestPath)
    session.files = source.files
    session.carryOut(commands)
    let outcome = RunLoop(terminal).run(session)
    session.end()
    try report(recording, of: session)
    try endProcess(after: outcome)
  }

  private func source(_ past: LogReading?) throws -> SceneSource {
    if file == nil, let past { return try SceneSource(past) }
    return try SceneSource(path: file, appearance: appearance, storyboard())
  }

  /// What leads to the place to open.
  private func commands(_ source: SceneSource, columns: Int, rows: Int) throws -> [Command] {
    guard let open else { return [] }
    do {
      return try DeepLink(open).commands(source.storyboards, columns: columns, rows: rows)
    } catch {
      throw Failure(kind: .usage, message: "--open: \(error)")
    }
  }

  private func resumedSession(_ past: LogReading, _ source: SceneSource) throws -> ResumedSession {
    let replay = try past.replay(with: file == nil ? nil : source.storyboards)
    do {
      return try ResumedSession(replay)
    } catch {
      let message = "\(past.name): cannot resume, because the replay differs from the log\n\(error)"
      throw Failure(kind: .findings, message: message)
    }
  }

  private func report(_ recording: Recording, of session: LiveSession) throws {
    recording.reportFiles()
    if session.hasRecordingFailed { throw recording.writeFailure() }
  }
}

/// Opens the terminal.
///
/// - Parameters:
///   - advice: What to say where there is none.
///   - output: What writes to it; nil to ask the environment.
func openTerminal(_ advice: String, output: ScreenOutput?) throws -> Terminal {
  let output = try output ?? .fromEnvironment()
  // At the limit of `ulimit -f`, or where the reader of a pipe has gone, a write is to fail, which the
  // status line tells; it is not to end the program.
  signal(SIGXFSZ, SIG_IGN)
  signal(SIGPIPE, SIG_IGN)
  do {
    return try Terminal(usesEncoder: output == .encoder)
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

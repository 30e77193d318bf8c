internal import ArgumentParser
internal import CellGraphics
internal import Glibc
internal import Motion
internal import NavigationKit
internal import Sessions
internal import Simulation
internal import TerminalUI
import TextFormats

/// A session in the terminal: reads the scenes, runs them and reports the recordings.
struct Run {
  /// The path of the scene file or storyboard. Nil means the scenes of a resumed log,
  /// `./scenes.json`, or the built-in tutorial.
  var file: String?
  /// The path of the log; nil to record nothing.
  var record: String?
  var overwrites = false
  /// The path of scenes to open at the start; nil for the initial scene.
  var open: String?
  /// The path of the log to continue; nil for a new session.
  var resume: String?
  /// The appearance that overrides the appearance in the scene file; nil to use the file's
  /// appearance.
  var appearance: UserInterfaceStyle?
  /// Parses the options for a storyboard. It is called only for a storyboard, because parsing is
  /// slow.
  var storyboard: () throws -> StoryboardOptions
  /// Returns the drawing style to use, from the terminal's drawing style.
  var style: (DrawingStyle) -> DrawingStyle
  /// The code that writes to the terminal; nil to use the code that the environment names.
  var output: ScreenOutput?
  /// True reads the screens as sentences instead of showing them.
  var speaks = Speech.isWanted

  func perform() throws {
    if speaks { return try speak() }
    let past = try resume.map { try LogReading($0) }
    let source = try source(past)
    let resumed = open == nil ? try past.map { try resumedSession($0, source) } : nil
    let terminal = try openTerminal(
      "run needs a terminal; to check a recording without one, use segue replay --verify",
      output: output)
    let (columns, rows) = (terminal.bounds.columns, terminal.bounds.rows)
    let style = style(terminal.drawingStyle)
    let (session, recording) = try session(
      of: source, resuming: resumed, columns: columns, rows: rows, style: style,
      depth: terminal.depth)
    let outcome = RunLoop(terminal).run(session)
    session.end()
    try report(recording, of: session)
    try endProcess(after: outcome)
  }

  /// Creates the session and its recordings. The commands of `--open` have been performed in it.
  func session(
    of source: SceneSource, resuming resumed: ResumedSession?, columns: Int, rows: Int,
    style: DrawingStyle, depth: ColorDepth?
  ) throws -> (LiveSession, Recording) {
    let commands = try commands(source, columns: columns, rows: rows)
    let start = (columns: resumed?.columns ?? columns, rows: resumed?.rows ?? rows)
    resumed?.simulator.style = style
    let keyRouting = resumed?.keyRouting ?? .screen
    let springFit = resumed?.springFit ?? .uikit
    let recording = Recording(
      of: source, columns: start.columns, rows: start.rows, depth: depth,
      settings: style.settings + SessionHeader.settings(of: keyRouting)
        + SessionHeader.settings(of: springFit))
    let session = LiveSession(
      recorder: try record.map { try recording.start($0, overwrites: overwrites) },
      resuming: resumed, startRecording: recording.start
    ) {
      let simulator = Simulator(
        storyboards: source.storyboards, columns: start.columns, rows: start.rows,
        keyRouting: keyRouting)
      simulator.style = style
      simulator.application.springFit = springFit
      return simulator
    }
    session.recordingName = record?.harmless(upTo: longestPath)
    session.files = source.files
    session.carryOut(commands)
    return (session, recording)
  }

  func source(_ past: LogReading?) throws -> SceneSource {
    if file == nil, let past { return try SceneSource(past) }
    return try SceneSource(path: file, appearance: appearance, storyboard())
  }

  /// Returns the commands that open the scene of `--open`.
  private func commands(_ source: SceneSource, columns: Int, rows: Int) throws -> [Command] {
    guard let open else { return [] }
    do {
      return try DeepLink(open).commands(source.storyboards, columns: columns, rows: rows)
    } catch {
      throw Failure(kind: .usage, message: "--open: \(error)")
    }
  }

  func resumedSession(_ past: LogReading, _ source: SceneSource) throws -> ResumedSession {
    let replay = try past.replay(with: file == nil ? nil : source.storyboards)
    do {
      return try ResumedSession(replay)
    } catch {
      let message = "\(past.name): cannot resume, because the replay differs from the log\n\(error)"
      throw Failure(kind: .findings, message: message)
    }
  }

  func report(_ recording: Recording, of session: LiveSession) throws {
    recording.reportFiles()
    if session.hasRecordingFailed { throw recording.writeFailure() }
  }
}

/// Opens the terminal.
///
/// - Parameters:
///   - advice: The message if standard input or output is not a terminal.
///   - output: The code that writes to the terminal; nil to use the code that the environment
///     names.
func openTerminal(_ advice: String, output: ScreenOutput?) throws -> Terminal {
  let output = try output ?? .fromEnvironment()
  // These signals are ignored because they would end the program. A write beyond `ulimit -f`, or to
  // a closed pipe, then fails, and the status line reports the failure.
  signal(SIGXFSZ, SIG_IGN)
  signal(SIGPIPE, SIG_IGN)
  do {
    return try Terminal(usesEncoder: output == .encoder)
  } catch {
    let message = error.reason == .notATerminal ? advice : error.description
    throw Failure(kind: .usage, message: message)
  }
}

/// Ends the program with exit code 128 + n after signal n, as shells expect.
func endProcess(after outcome: RunLoop.Outcome) throws {
  switch outcome {
  case .finished: return
  case .signal(let number): throw ExitCode(128 + number)
  case .hangup: throw ExitCode(128 + 1)
  }
}

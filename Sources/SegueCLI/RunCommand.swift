internal import ArgumentParser
internal import CellGraphics
internal import Glibc
internal import Sessions
internal import Simulation
internal import Storyboards
internal import TerminalUI

struct RunCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Runs the scenes of a file.",
    discussion: """
      --open goes before --resume, and both go before the initial scene. While a session runs, r \
      records it in a new file in the present folder, from its start on.
      """)

  @Argument(
    help: """
      The scene file, or an Xcode storyboard. Without it ./scenes.json, or the built-in tutorial; \
      with --resume the scenes of the log.
      """,
    completion: .file(extensions: ["json", "storyboard"]))
  var file: String?

  @Option(
    help: ArgumentHelp(
      "Write the session down in a new file, which `segue replay` shows again.", valueName: "log"),
    completion: .file())
  var record: String?

  @Flag(
    help: """
      Read the files anew when they change, and stay at the same place; their errors are shown over \
      the app, which goes on. Not together with --record.
      """)
  var watch = false

  @Flag(help: "Record even to a file that exists, which then is lost.")
  var overwrite = false

  @Option(
    help: ArgumentHelp(
      "Go to a scene first, as the segues lead there: scenes by id or name, with / between them.",
      valueName: "first/second"))
  var open: String?

  @Option(
    help: ArgumentHelp("Go on where a recorded session ended.", valueName: "log"),
    completion: .file())
  var resume: String?

  @OptionGroup var storyboard: StoryboardOptions
  @OptionGroup var drawing: DrawingOptions

  func validate() throws {
    if watch, record != nil {
      throw ValidationError(
        "--watch and --record exclude each other: a log holds the files as they were at its start")
    }
    if watch, open != nil || resume != nil {
      throw ValidationError("--watch starts at the start; --open and --resume do not go with it")
    }
    if overwrite, record == nil { throw ValidationError("--overwrite needs --record") }
  }

  func run() throws {
    try reportingFailures {
      if watch { return try runWatching() }
      let past = try resume.map { try LogReading($0) }
      let source = try source(past)
      let resumed = open == nil ? try past.map { try resumedSession($0, source) } : nil
      let terminal = try openTerminal(
        "run needs a terminal; to check a recording without one, use segue replay --verify")
      let (columns, rows) = (terminal.bounds.columns, terminal.bounds.rows)
      let commands = try commands(source, columns: columns, rows: rows)
      let start = (columns: resumed?.columns ?? columns, rows: resumed?.rows ?? rows)
      let style = drawing.style(on: terminal.drawingStyle)
      resumed?.simulator.style = style
      let recording = Recording(
        of: source, columns: start.columns, rows: start.rows, depth: terminal.depth,
        settings: style.settings)
      let session = LiveSession(
        recorder: try record.map { try recording.start($0, overwrites: overwrite) },
        resuming: resumed, startRecording: recording.start
      ) {
        let simulator = Simulator(
          storyboards: source.storyboards, columns: start.columns, rows: start.rows)
        simulator.style = style
        return simulator
      }
      session.files = source.files
      session.carryOut(commands)
      let outcome = RunLoop(terminal).run(session)
      session.end()
      try report(recording, of: session)
      try endProcess(after: outcome)
    }
  }

  private func source(_ past: LogReading?) throws -> SceneSource {
    if file == nil, let past { return try SceneSource(past) }
    return try SceneSource(path: file, storyboard)
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
      let message = "\(past.name): the session does not come out as it was recorded\n\(error)"
      throw Failure(kind: .findings, message: message)
    }
  }

  private func report(_ recording: Recording, of session: LiveSession) throws {
    for name in recording.names {
      writeToStandardError("segue: recorded to \(name.harmless(upTo: longestPath))\n")
    }
    guard session.hasLostRecording else { return }
    let reason = recording.failure.map { ": \($0)" } ?? ""
    throw Failure(
      kind: .writeFailed,
      message: "the recording could not be written to the end; what is there is whole\(reason)")
  }
}

extension RunCommand {
  private func runWatching() throws {
    // What is wrong now is told before the terminal is taken.
    _ = try SceneSource(path: file, storyboard)
    let terminal = try openTerminal("run needs a terminal")
    let session = try WatchedSession(
      columns: terminal.bounds.columns, rows: terminal.bounds.rows,
      style: drawing.style(on: terminal.drawingStyle)
    ) { [file, storyboard] files in try SceneSource(path: file, storyboard, noting: files) }
    try endProcess(after: RunLoop(terminal).run(session))
  }
}

/// Opens the terminal.
///
/// - Parameter advice: What to say where there is none.
func openTerminal(_ advice: String) throws -> Terminal {
  // At the limit of `ulimit -f`, or where the reader of a pipe has gone, a write is to fail, which the
  // status line tells; it is not to end the program.
  signal(SIGXFSZ, SIG_IGN)
  signal(SIGPIPE, SIG_IGN)
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

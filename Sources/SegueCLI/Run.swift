internal import ArgumentParser
internal import CellGraphics
internal import Glibc
internal import Motion
internal import NavigationKit
internal import Sessions
internal import Settings
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
  /// The settings that the options name.
  var options = UserSettings()
  /// Indicates whether the device is turned by a quarter at the start.
  var rotates = false
  /// Parses the options for a storyboard. It is called only for a storyboard, because parsing is
  /// slow.
  var storyboard: () throws -> StoryboardOptions
  /// The code that writes to the terminal; nil to use the code that the environment names.
  var output: ScreenOutput?
  /// True reads the screens as sentences instead of showing them.
  var speaks = false

  /// Runs a session until the user quits or a signal ends it.
  ///
  /// Everything that can fail because of a file is done before the terminal is opened. A message
  /// then appears on the usual screen.
  ///
  /// Colours like those of the terminal are an exception: the terminal has to be asked before the
  /// scenes are read.
  ///
  /// - Throws: ``Failure``, or an exit code after a signal.
  func perform() throws {
    let settings = try UserConfiguration.effective(options: options)
    if speaks || settings.isSpoken { return try speak(settings) }
    let past = try resume.map { try LogReading($0) }
    guard settings.appearance == .terminal, file != nil || past == nil else {
      // The scenes are read first, so that errors are reported before the terminal is opened.
      let session = try start(source(past, settings.appearance.style), past, settings)
      return try run(session, on: RunLoop(try openTerminal()))
    }
    var loop = RunLoop(try openTerminal())
    let session = try start(source(past, loop.background()), past, settings)
    try run(session, on: loop)
  }

  /// The start of a session.
  struct Start {
    var source: SceneSource
    /// The session to continue; nil for a new one.
    var resumed: ResumedSession?
    var settings: EffectiveSettings
    var preferences: UserPreferences
  }

  /// Prepares a session. With `--open`, the log of `--resume` is not replayed.
  ///
  /// - Throws: ``Failure`` if the log cannot be resumed, or `--rotate` has no device.
  func start(
    _ source: SceneSource, _ past: LogReading?, _ settings: EffectiveSettings
  ) throws -> Start {
    let resumed = open == nil ? try past.map { try resumedSession($0, source) } : nil
    return Start(
      source: source, resumed: resumed, settings: settings,
      preferences: try resumed?.preferences ?? settings.preferences(rotates: rotates))
  }

  private func openTerminal() throws -> Terminal {
    try SegueCLI.openTerminal(
      "run needs a terminal; to check a recording without one, use segue replay --verify",
      output: output)
  }

  private func run(_ begin: Start, on loop: consuming RunLoop) throws {
    let terminal = (bounds: loop.terminal.bounds, depth: loop.terminal.depth)
    let (session, recording) = try session(
      begin, columns: terminal.bounds.columns, rows: terminal.bounds.rows,
      style: begin.settings.style(on: loop.terminal.drawingStyle), depth: terminal.depth)
    let outcome = loop.run(session)
    session.end()
    try report(recording, of: session)
    try endProcess(after: outcome)
  }

  /// Creates the session and its recordings. The commands of `--open` have been performed in it.
  func session(
    _ begin: Start, columns: Int, rows: Int, style: DrawingStyle, depth: ColorDepth?
  ) throws -> (LiveSession, Recording) {
    let (source, resumed, preferences) = (begin.source, begin.resumed, begin.preferences)
    let commands = try commands(source, columns: columns, rows: rows, preferences)
    let start = (columns: resumed?.columns ?? columns, rows: resumed?.rows ?? rows)
    resumed?.simulator.style = style
    let keyRouting = resumed?.keyRouting ?? .screen
    let springFit = resumed?.springFit ?? .uikit
    let chrome = resumed?.chrome ?? .latest
    let theme = resumed?.theme ?? .standard
    let recording = Recording(
      of: source, columns: start.columns, rows: start.rows, depth: depth,
      settings: style.settings + SessionHeader.settings(of: keyRouting)
        + SessionHeader.settings(of: springFit) + SessionHeader.settings(of: preferences)
        + SessionHeader.settings(of: chrome) + SessionHeader.settings(of: theme))
    let session = LiveSession(
      recorder: try record.map { try recording.start($0, overwrites: overwrites) },
      resuming: resumed, startRecording: recording.start
    ) {
      let simulator = Simulator(
        storyboards: source.storyboards, columns: start.columns, rows: start.rows,
        keyRouting: keyRouting, preferences: preferences, theme: theme)
      simulator.style = style
      simulator.application.springFit = springFit
      simulator.chrome = chrome
      return simulator
    }
    session.recordingName = record?.harmless(upTo: longestPath)
    session.files = source.files
    session.inspectorFiles = .inCurrentFolder
    session.carryOut(commands)
    return (session, recording)
  }

  /// Reads the scenes of ``file``. Without a file, they are those of the resumed log, or the
  /// default ones.
  func source(_ past: LogReading?, _ appearance: UserInterfaceStyle?) throws -> SceneSource {
    if file == nil, let past { return try SceneSource(past) }
    return try SceneSource(path: file, appearance: appearance, storyboard())
  }

  /// Returns the commands that open the scene of `--open`.
  private func commands(
    _ source: SceneSource, columns: Int, rows: Int, _ preferences: UserPreferences
  ) throws -> [Command] {
    guard let open else { return [] }
    do {
      return try DeepLink(open).commands(
        source.storyboards, columns: columns, rows: rows, preferences: preferences)
    } catch {
      throw Failure(kind: .usage, message: "--open: \(error)")
    }
  }

  /// Replays the log to its end, with the scenes of ``file`` if there is one.
  ///
  /// - Throws: ``Failure`` if the replay differs from the log, because the session would not
  ///   continue it.
  func resumedSession(_ past: LogReading, _ source: SceneSource) throws -> ResumedSession {
    let replay = try past.replay(with: file == nil ? nil : source.storyboards)
    do {
      return try ResumedSession(replay)
    } catch {
      let message = "\(past.name): cannot resume, because the replay differs from the log\n\(error)"
      throw Failure(kind: .findings, message: message)
    }
  }

  /// Names the recordings on standard error, and fails if one of them is incomplete.
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

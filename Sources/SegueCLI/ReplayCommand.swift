internal import ArgumentParser
internal import CellGraphics
internal import Motion
internal import Sessions
internal import Settings
internal import Simulation
internal import TerminalUI
import TextFormats

/// `segue replay`: plays a log in the terminal with `ReplaySession`, or verifies logs with
/// ``Verification``.
struct ReplayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Plays a recorded session, or verifies that it gives the same screens again.",
    discussion: helpText(
      """
      With --verify the exit code is 0 if every log replays identically, and 1 if one diverges. If none \
      diverges but a log cannot be read, it is the exit code of that log.
      """,
      examples: [
        "segue replay session.log": "Plays a session; `?` lists the keys.",
        "segue replay session.log --at 812": "Opens it paused at tick 812.",
        "segue replay --verify session.log other.log":
          "Compares every event and screen, without a terminal.",
        "segue replay --verify --with scenes.json session.log":
          "Finds the first difference with changed scenes.",
      ]))

  @Argument(
    help: "The log of a session, or several with --verify.",
    completion: .file())
  var logs: [String]

  @Option(help: "The speed, from 0.1 to 8; 1 is the speed of the session.")
  var speed = 1.0

  @Option(
    help: ArgumentHelp(
      "Record what you do after `t`, which continues the session live.", valueName: "log"),
    completion: .file())
  var record: String?

  @Option(
    help: ArgumentHelp("Open paused at this tick, from 0; 120 are a second.", valueName: "tick"))
  var at: Int?

  @Flag(help: "Start with the timeline hidden; `h` shows it.")
  var hideTimeline = false

  @Flag(
    help: """
      Replay without a terminal and compare every event and screen. Prints the first difference.
      """)
  var verify = false

  @Flag(help: "With --verify, print both screens of the first difference side by side.")
  var show = false

  @Option(
    name: .customLong("with"),
    help: ArgumentHelp(
      "Use the scenes of this file instead of the scenes in the log.",
      valueName: "file"), completion: .file(extensions: ["json", "storyboard"]))
  var scenes: String?

  @Option(
    help: ArgumentHelp(
      "The side file for the storyboard of --with. Default: NAME.segue.json beside it.",
      valueName: "file"), completion: .file(extensions: ["json"]))
  var sideFile: String?

  @Option(
    help: ArgumentHelp("Use the texts of that storyboard in this language.", valueName: "code"))
  var language: String?

  @Option(
    help: ArgumentHelp("Use light or dark colours for the file of --with.", valueName: "name"))
  var appearance: AppearanceOption.Appearance?

  @OptionGroup var drawing: DrawingOptions

  func validate() throws {
    guard (0.1...8).contains(speed) else {
      throw ValidationError("--speed takes a number from 0.1 to 8")
    }
    if logs.count > 1, !verify { throw ValidationError("several logs require --verify") }
    if show, !verify { throw ValidationError("--show requires --verify") }
    if scenes == nil, sideFile != nil || language != nil || appearance != nil {
      throw ValidationError(
        "--side-file, --language and --appearance require --with")
    }
    if let at, at < 0 { throw ValidationError("--at takes a tick from 0") }
    if verify, record != nil || speed != 1 || hideTimeline || at != nil {
      throw ValidationError(
        "--verify cannot be combined with --record, --speed, --at or --hide-timeline")
    }
  }

  /// The options for reading the file of `--with`. In other commands, `--with` names the side file
  /// `NAME.segue.json`.
  private var storyboard: StoryboardOptions {
    get throws {
      var options = try StoryboardOptions.parse([])
      options.sideFile = sideFile
      options.language = language
      return options
    }
  }

  func run() throws {
    try reportingFailures {
      let options = try storyboard
      let source = try scenes.map {
        try SceneSource(path: $0, appearance: appearance?.style, options)
      }
      if verify {
        try Verification(of: logs, with: source?.storyboards, showsScreens: show).run()
      } else {
        try watch(LogReading(logs[0]), with: source)
      }
    }
  }

  /// Plays a log, and records the session that the user continues from it.
  ///
  /// The log is replayed from its own header, so the terminal can have another size than the
  /// session had.
  ///
  /// A log of `--record` that exists is refused before the terminal is opened. Any other error
  /// of that log is reported after the session.
  private func watch(_ reading: LogReading, with source: SceneSource?) throws {
    let settings = try UserConfiguration.effective(options: drawing.edges.settings())
    // Errors in the log are reported before the terminal is opened.
    _ = try reading.replay(with: source?.storyboards)
    if let record, InputFile.exists(record) { throw OutputFile.isThere(record) }
    let terminal = try openTerminal(
      "replay needs a terminal; without one, use --verify", output: drawing.output)
    let style = settings.style(on: terminal.drawingStyle)
    let session = try ReplaySession(
      reading.log, speedInThousandths: Int((speed * 1_000).rounded()),
      columns: terminal.bounds.columns, rows: terminal.bounds.rows,
      with: source?.storyboards ?? SceneSource(reading).storyboards, style: style)
    session.showsTimeline = !hideTimeline
    if let at { session.show(tick: at) }
    session.inspectorFiles = .inCurrentFolder
    if let source { session.files = source.files }
    let header = reading.log.header
    let recording = Recording(
      branchingFrom: header, with: source,
      settings: style.settings + SessionHeader.settings(of: header.keyRouting)
        + SessionHeader.settings(of: header.springFit)
        + SessionHeader.settings(of: header.preferences)
        + SessionHeader.settings(of: header.chrome) + SessionHeader.settings(of: header.theme))
    var refusal: (any Error)?
    if let record {
      session.recordingName = record.harmless(upTo: longestPath)
      session.makeRecorder = {
        do {
          return try recording.start(record, overwrites: false)
        } catch {
          refusal = error
          return nil
        }
      }
    }
    session.startRecording = recording.start
    let outcome = RunLoop(terminal).run(session)
    session.end()
    recording.reportFiles()
    if let refusal { throw refusal }
    if recording.hasFailed { throw recording.writeFailure() }
    try endProcess(after: outcome)
  }
}

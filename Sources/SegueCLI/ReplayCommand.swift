internal import ArgumentParser
internal import CellGraphics
internal import Motion
internal import Sessions
internal import Simulation
internal import TerminalUI
import TextFormats

struct ReplayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Shows a recorded session again, or verifies that it comes out the same.",
    discussion: """
      With --verify the exit code is 0 when all logs are replayed identically, 1 when one diverges, \
      and that of the first log that cannot be used when no other diverges.
      """)

  @Argument(
    help: "The log that `segue run --record` has written; several with --verify.",
    completion: .file())
  var logs: [String]

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

  @Flag(help: "With --verify, show both screens side by side where they first differ.")
  var show = false

  @Option(
    name: .customLong("with"),
    help: ArgumentHelp(
      "Replay the inputs with the scenes of this file in place of those in the log.",
      valueName: "file"), completion: .file(extensions: ["json", "storyboard"]))
  var scenes: String?

  @Option(
    help: ArgumentHelp(
      "The side file of the storyboard that --with names; without it the one beside it.",
      valueName: "file"), completion: .file(extensions: ["json"]))
  var sideFile: String?

  @Option(
    help: ArgumentHelp("Show the texts of that storyboard in a language.", valueName: "code"))
  var language: String?

  @Option(
    help: ArgumentHelp("Use light or dark colours for the file of --with.", valueName: "name"))
  var appearance: StoryboardOptions.Appearance?

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
    if verify, record != nil || speed != 1 || hideTimeline {
      throw ValidationError(
        "--verify cannot be combined with --record, --speed or --hide-timeline")
    }
  }

  /// The options for reading the file of `--with`. In other commands the option `--with` names the
  /// side file.
  private var storyboard: StoryboardOptions {
    get throws {
      var options = try StoryboardOptions.parse([])
      options.sideFile = sideFile
      options.language = language
      options.appearance = appearance
      return options
    }
  }

  func run() throws {
    try reportingFailures {
      let options = try storyboard
      let source = try scenes.map {
        try SceneSource(path: $0, appearance: options.style, options)
      }
      if verify {
        try Verification(of: logs, with: source?.storyboards, showsScreens: show).run()
      } else {
        try watch(LogReading(logs[0]), with: source)
      }
    }
  }

  private func watch(_ reading: LogReading, with source: SceneSource?) throws {
    // Errors in the log are reported before the terminal is opened.
    _ = try reading.replay(with: source?.storyboards)
    if let record, InputFile.exists(record) { throw OutputFile.isThere(record) }
    let terminal = try openTerminal(
      "replay needs a terminal; without one, use --verify", output: drawing.output)
    let style = drawing.style(on: terminal.drawingStyle)
    let session = try ReplaySession(
      reading.log, speedInThousandths: Int((speed * 1_000).rounded()),
      columns: terminal.bounds.columns, rows: terminal.bounds.rows, with: source?.storyboards,
      style: style)
    session.showsTimeline = !hideTimeline
    let recording = Recording(
      branchingFrom: reading.log.header, with: source,
      settings: style.settings + SessionHeader.settings(of: reading.log.header.keyRouting))
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

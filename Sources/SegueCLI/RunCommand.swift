internal import ArgumentParser
internal import CellGraphics
internal import Sessions
internal import Simulation
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
    if resume != nil, file == nil, storyboard.appearance != nil {
      throw ValidationError(
        "--resume continues with the log's appearance; with a FILE, --appearance applies to that file"
      )
    }
    if overwrite, record == nil { throw ValidationError("--overwrite needs --record") }
  }

  func run() throws {
    try reportingFailures {
      if watch { return try runWatching() }
      try Run(
        file: file, record: record, overwrites: overwrite, open: open, resume: resume,
        appearance: storyboard.style, storyboard: { storyboard }, style: drawing.style,
        output: drawing.output
      ).perform()
    }
  }
}

extension RunCommand {
  private func runWatching() throws {
    // Errors are reported before the terminal is taken.
    let first = try SceneSource(
      path: file, appearance: storyboard.style, storyboard, noting: ReadFiles(areWatched: true))
    // The file that was found now, so that a reload while it is missing does not open the tutorial.
    let path = first.isBuiltIn ? nil : first.name
    let terminal = try openTerminal("run needs a terminal", output: drawing.output)
    let session = try WatchedSession(
      columns: terminal.bounds.columns, rows: terminal.bounds.rows,
      style: drawing.style(on: terminal.drawingStyle)
    ) { [storyboard] files in
      try SceneSource(path: path, appearance: storyboard.style, storyboard, noting: files)
    }
    try endProcess(after: RunLoop(terminal).run(session))
  }
}

internal import ArgumentParser
internal import CellGraphics
internal import Sessions
internal import Settings
internal import Simulation
internal import TerminalUI

/// `segue run`: runs scenes in the terminal, as ``Run`` or, with `--watch`, as ``WatchedSession``.
struct RunCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Runs a scene file or an Xcode storyboard in the terminal.",
    discussion: helpText(
      """
      ? shows the keys. r records the session, from its start, to a new file in the current folder; \
      r again stops the recording.

      --open overrides --resume; both override the initial scene.
      """,
      examples: [
        "segue run app.json": "Runs a scene file.",
        "segue run app.json --watch": "Runs it, and reloads it whenever it changes.",
        "segue run Main.storyboard --appearance dark":
          "Runs an Xcode storyboard with dark colours.",
        "segue run app.json --record new.log":
          "Runs it and records the session, for `segue replay`.",
      ]))

  @Argument(
    help: """
      The scene file or Xcode storyboard. Default: ./scenes.json, or the built-in tutorial if that \
      file does not exist; with --resume, the scenes in the log.
      """,
    completion: .file(extensions: ["json", "storyboard"]))
  var file: String?

  @Option(
    help: ArgumentHelp(
      "Record the session to a new file, which `segue replay` plays back.", valueName: "log"),
    completion: .file())
  var record: String?

  @Flag(
    help: """
      Reload the files when they change and stay on the same screen. Errors are shown over the \
      app, which keeps running. Cannot be combined with --record, --open or --resume.
      """)
  var watch = false

  @Flag(help: "Overwrite the log of --record if it exists.")
  var overwrite = false

  @Option(
    help: ArgumentHelp(
      "Open a scene at the start by performing the segues that lead there. Name scenes by id or "
        + "name, separated by /.",
      valueName: "first/second"))
  var open: String?

  @Option(
    help: ArgumentHelp("Continue a recorded session from its end.", valueName: "log"),
    completion: .file())
  var resume: String?

  @Flag(
    help: """
      Read the screens as sentences, for screen readers and pipes. Nothing is drawn. Also with \
      SEGUE_ACCESSIBLE=1 or TERM=dumb.
      """)
  var speak = false

  @OptionGroup var storyboard: StoryboardOptions
  @OptionGroup var options: SettingOptions
  @OptionGroup var drawing: DrawingOptions

  func validate() throws {
    if watch, record != nil {
      throw ValidationError(
        "--watch cannot be combined with --record: a log holds the files as they were at its start")
    }
    if watch, open != nil || resume != nil {
      throw ValidationError(
        "--watch cannot be combined with --open or --resume: it starts at the initial scene")
    }
    if resume != nil, file == nil, options.appearance != nil {
      throw ValidationError(
        "--resume continues with the log's appearance; with a FILE, --appearance applies to that file"
      )
    }
    if resume != nil, let option = options.fixedInLogs {
      throw ValidationError(
        "\(option) cannot be combined with --resume, which continues as the log began")
    }
    if speak, watch {
      throw ValidationError("--speak cannot be combined with --watch")
    }
    if overwrite, record == nil {
      throw ValidationError("--overwrite needs --record, whose log it overwrites")
    }
  }

  func run() throws {
    try reportingFailures {
      if watch { return try runWatching() }
      try Run(
        file: file, record: record, overwrites: overwrite, open: open, resume: resume,
        options: drawing.edges.settings(over: options.settings), rotates: options.rotate,
        storyboard: { storyboard }, output: drawing.output,
        speaks: speak
      ).perform()
    }
  }
}

extension RunCommand {
  /// Runs the session of `--watch`. Errors in the first version of the files end the program.
  private func runWatching() throws {
    let settings = try UserConfiguration.effective(
      options: drawing.edges.settings(over: options.settings))
    let preferences = try settings.preferences(rotates: options.rotate)
    // The scenes are read first, so that errors are reported before the terminal is opened.
    let first = try SceneSource(
      path: file, appearance: settings.appearance.style, storyboard,
      collecting: ReadFiles(areWatched: true))
    // The path is stored, so that a reload while the file is missing does not open the tutorial.
    let path = first.isBuiltIn ? nil : first.name
    var loop = RunLoop(
      try openTerminal(
        "run needs a terminal; start it in one, without a pipe", output: drawing.output))
    let appearance =
      settings.appearance == .terminal ? loop.background() : settings.appearance.style
    let bounds = loop.terminal.bounds
    let session = try WatchedSession(
      columns: bounds.columns, rows: bounds.rows,
      style: settings.style(on: loop.terminal.drawingStyle), preferences: preferences
    ) { [storyboard] files in
      try SceneSource(path: path, appearance: appearance, storyboard, collecting: files)
    }
    try endProcess(after: loop.run(session))
  }
}

internal import ArgumentParser
internal import Exploration
internal import Glibc
internal import Motion
internal import Sessions
internal import Simulation
internal import Storyboards
import TextFormats

/// `segue explore`: searches all ways through an app and prints what `Exploration` has proved.
///
/// The command has the files, the clock of the progress line and Ctrl-C; the search has neither.
struct ExploreCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explore",
    abstract: "Walks every way through an app and checks what is always true.",
    discussion: helpText(
      """
      In each state the search does everything that a user can do there: controls, rows, swipes, \
      drags, tabs, Escape. Each failure is printed with its shortest way, and written as a log. \
      Ctrl-C prints what has been found so far. The exit code is 1 if something is not true.
      """,
      examples: [
        "segue explore scenes.json": "Walks all ways through a scene file.",
        "segue explore Main.storyboard --depth 8 --code":
          "Walks all ways of up to 8 actions, with segues that only code performs.",
      ]))

  @Argument(
    help: "The scene file or Xcode storyboard. Default: ./scenes.json.",
    completion: .file(extensions: ["json", "storyboard"]))
  var file: String?

  @Option(help: "The most actions of a way. Default: until nothing is new.")
  var depth: Int?

  @Option(
    help: ArgumentHelp("Go on from states of at most this number of scenes.", valueName: "scenes"))
  var stack = 6

  @Option(help: "The size of the terminal, such as 80x24.")
  var size = "80x24"

  @Flag(help: "Resize the terminal between size classes too.")
  var resize = false

  @Flag(help: "Perform segues that only code performs too.")
  var code = false

  @Flag(help: "Interrupt each transition too: second taps, swipes, drags, Escape.")
  var interrupt = false

  @Option(
    help: ArgumentHelp(
      "The path of scenes to which every state must lead back. Default: the first screen.",
      valueName: "path"))
  var home: String?

  @Option(
    help: ArgumentHelp("The folder for the logs of failures.", valueName: "folder"),
    completion: .directory)
  var save = ".segue/explored"

  @Option(help: "The number of processes that search at the same time. Default: 1 per processor.")
  var jobs = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))

  @Flag(help: "Show no progress.")
  var quiet = false

  @OptionGroup var storyboard: StoryboardOptions

  func validate() throws {
    if let depth, depth < 1 { throw ValidationError("--depth expects a number from 1 on") }
    if jobs < 1 || jobs > 256 { throw ValidationError("--jobs expects a number from 1 to 256") }
    if stack < 1 { throw ValidationError("--stack expects a number from 1 on") }
    _ = try Self.size(size)
  }

  func run() throws {
    try reportingFailures {
      let source = try SceneSource(path: file, appearance: nil, storyboard)
      let (columns, rows) = try Self.size(size)
      let bundle = source.storyboards
      let exploration = Exploration(try searchConfiguration()) {
        Simulator(storyboards: bundle, columns: columns, rows: rows)
      }
      let interruption = ExploreInterruption()
      var progress = ExploreProgress(isVisible: !quiet)
      let workers = ExploreWorkers(jobs: jobs)
      while !interruption.isRequested, try workers.advance(exploration) {
        progress.show(exploration)
      }
      progress.end()
      let result = exploration.finish()
      let logs = try result.failures.enumerated().map { number, failure in
        try write(
          failure, named: "\(number + 1)-\(failure.violation.invariant.rawValue)", of: source,
          columns, rows)
      }
      try writeToStandardOutput(result.text(logs: logs))
      if !result.failures.isEmpty { throw ExitCode(1) }
    }
  }

  private func searchConfiguration() throws -> Exploration.Configuration {
    var configuration = Exploration.Configuration()
    configuration.depth = depth
    configuration.longestPath = stack
    configuration.includesCode = code
    configuration.interrupts = interrupt
    configuration.home = home
    if resize { configuration.sizes = Self.sizes(around: try Self.size(size)) }
    return configuration
  }

  /// Returns a size with sizes of the other width and height class.
  private static func sizes(around size: (columns: Int, rows: Int))
    -> [(columns: Int, rows: Int)]
  {
    let columns = size.columns < 60 ? 100 : 40
    return [size, (columns, size.rows)]
  }

  /// Reads a size such as `80x24`.
  private static func size(_ text: String) throws -> (columns: Int, rows: Int) {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let columns = parts[0], let rows = parts[1],
      (1...1_000).contains(columns), (1...1_000).contains(rows)
    else {
      throw ValidationError("--size expects columns x rows, such as 80x24; found '\(text.harmless())'")
    }
    return (columns, rows)
  }
}

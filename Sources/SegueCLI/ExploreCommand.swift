internal import ArgumentParser
internal import Exploration
internal import FlowTesting
internal import Glibc
internal import NavigationKit
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
      Ctrl-C prints what has been found so far; the same command then continues with --continue. \
      The exit code is 1 if something is not true.
      """,
      examples: [
        "segue explore scenes.json": "Walks all ways through a scene file.",
        "segue explore scenes.json --interrupt --resize":
          "Also interrupts transitions and changes the size of the terminal.",
        "segue explore Main.storyboard --depth 8 --code":
          "Walks all ways of up to 8 actions, with segues that only code performs.",
        "segue explore scenes.json --diff old.json":
          "Prints the first way on which the two files behave differently.",
      ]))

  @Argument(
    help: "The scene file or Xcode storyboard. Default: ./scenes.json.",
    completion: .file(extensions: ["json", "storyboard"]))
  var file: String?

  @Option(help: "The most actions of a way. Default: until nothing is new.")
  var depth: Int?

  @Option(
    help: ArgumentHelp(
      "Explore states with at most this number of scenes on their path further.",
      valueName: "scenes"))
  var stack = 6

  @Option(
    help: ArgumentHelp("The size of the terminal in columns and rows.", valueName: "columns>x<rows")
  )
  var size = "80x24"

  @Flag(help: "Change the size of the terminal too, between compact and regular width and height.")
  var resize = false

  @Flag(help: "Perform segues that only code performs too.")
  var code = false

  @Flag(help: "Interrupt each transition too: by a second tap, swipes, drags, Escape and tabs.")
  var interrupt = false

  @Option(
    help: ArgumentHelp(
      """
      The path of scenes to which every state must lead back, as the status line shows it. Default: \
      the first screen.
      """, valueName: "path"))
  var home: String?

  @Option(
    help: ArgumentHelp(
      "Expectations of a flow that hold in every state, such as 'no warnings'; repeat for more.",
      valueName: "expectations"))
  var always: [String] = []

  @Option(
    help: ArgumentHelp(
      "Expectations that hold in no state; repeat for more.", valueName: "expectations"))
  var never: [String] = []

  @Option(
    help: ArgumentHelp(
      "Expectations that hold in at least one state; repeat for more.", valueName: "expectations"))
  var sometimes: [String] = []

  @Option(
    help: ArgumentHelp(
      "Walk on at random for this time after the search, such as 60s or 5m.", valueName: "time"))
  var walk: String?

  @Option(help: "The seed of the random walk.")
  var seed: UInt64 = 1

  @Option(
    help: ArgumentHelp(
      "Print the first way on which the file behaves differently from this older version.",
      valueName: "old"), completion: .file(extensions: ["json", "storyboard"]))
  var diff: String?

  @Option(
    help: ArgumentHelp(
      "Write a report, as sarif=FILE or junit=FILE; repeat for more.", valueName: "format>=<file"))
  var report: [String] = []

  @Option(
    help: ArgumentHelp(
      "Write the states and actions as a graph, to a file that ends in .dot or .json.",
      valueName: "file"), completion: .file(extensions: ["dot", "json"]))
  var graph: String?

  @Flag(help: "Print which scenes, segues, gestures and actions the ways have used.")
  var coverage = false

  @Option(
    help: ArgumentHelp("The folder for the logs of failures.", valueName: "folder"),
    completion: .directory)
  var save = ".segue/explored"

  @Flag(name: .customLong("continue"), help: "Continue the search that Ctrl-C ended.")
  var continues = false

  @Option(help: "The number of processes that search at the same time. Default: one a processor.")
  var jobs: Int?

  @Flag(help: "Show no progress.")
  var quiet = false

  @OptionGroup var storyboard: StoryboardOptions

  func validate() throws {
    if let depth, depth < 1 { throw ValidationError("--depth expects a number from 1 on") }
    if stack < 1 { throw ValidationError("--stack expects a number from 1 on") }
    if let jobs, !(1...256).contains(jobs) {
      throw ValidationError("--jobs expects a number from 1 to 256")
    }
    _ = try Self.size(size)
    _ = try walk.map(Self.seconds)
    if try rules().count > 64 { throw ValidationError("a search has at most 64 rules") }
    for report in report { _ = try Self.report(report) }
    if let graph, !["dot", "gv", "json"].contains(OutputFile.ending(of: graph)) {
      throw ValidationError("--graph expects a file that ends in .dot or .json")
    }
    if diff != nil, walk != nil || !report.isEmpty || graph != nil || continues {
      throw ValidationError("--diff cannot be combined with --walk, --report, --graph, --continue")
    }
  }

  func run() throws {
    try reportingFailures {
      let source = try SceneSource(path: file, appearance: nil, storyboard)
      if let diff {
        return try compare(SceneSource(path: diff, appearance: nil, storyboard), with: source)
      }
      let search = ExploreSearch(self, of: source)
      let exploration = try self.exploration(of: source)
      try restore(exploration, of: source)
      let isWhole = try search.run(exploration)
      if isWhole {
        try search.compareReducedMotion(of: exploration) {
          try self.exploration(of: source, reducesMotion: true)
        }
        if let walk { try search.walk(exploration, seconds: Self.seconds(walk), seed: seed) }
      }
      try print(exploration.finish(), of: exploration, source, search)
      if !isWhole { try keep(exploration, of: source) }
    }
  }

  /// Prints the result, and writes the logs, reports and the graph.
  private func print(
    _ result: ExplorationResult, of exploration: Exploration, _ source: SceneSource,
    _ search: ExploreSearch
  ) throws {
    let (columns, rows) = try Self.size(size)
    let logs = try result.failures.enumerated().map { number, failure in
      try write(
        failure, named: "\(number + 1)-\(failure.violation.invariant.rawValue)", of: source,
        columns, rows)
    }
    for report in report {
      let (format, path) = try Self.report(report)
      try OutputFile.write(
        format == "junit"
          ? result.junit(file: source.name, seconds: search.seconds)
          : result.sarif(version: programVersion, place: places(of: source).place), to: path,
        from: [source.name])
    }
    if let graph {
      let map = StateMap(exploration)
      let text = OutputFile.ending(of: graph) == "json" ? map.json(app: source.name) : map.dot
      try OutputFile.write(text, to: graph, from: [source.name])
    }
    try writeToStandardOutput(result.text(logs: logs))
    var uses = FlowCoverage(of: source.storyboards)
    uses.add(Array(exploration.uses))
    if coverage {
      try writeToStandardOutput(uses.text)
    } else if let text = missing(in: uses) {
      try writeToStandardOutput(text)
    }
    if !result.failures.isEmpty { throw ExitCode(1) }
  }

  /// Returns a line about the scenes that no way has shown; nil if all have been shown.
  private func missing(in uses: FlowCoverage) -> String? {
    let scenes = uses.items.filter { $0.kind == .scene }
    let count = scenes.count { $0.count == 0 }
    guard count > 0 else { return nil }
    let advice = code ? "" : "add --code for those that only code shows; "
    return "Not seen: \(count) of \(scenes.count) scenes (\(advice)--coverage lists them).\n"
  }

  private func places(of source: SceneSource) -> ScenePlaces {
    ScenePlaces(path: file, name: source.name, sidePath: storyboard.sideFile)
  }

  /// Prints the first way on which two versions behave differently.
  private func compare(_ old: SceneSource, with new: SceneSource) throws {
    let search = ExploreSearch(self, of: new)
    let explorations = try [old, new].map { try exploration(of: $0) }
    for exploration in explorations {
      guard try search.run(exploration) else { throw ExitCode(128 + SIGINT) }
    }
    if let difference = Exploration.difference(old: explorations[0], new: explorations[1]) {
      try writeToStandardOutput(difference.text)
      throw ExitCode(1)
    }
    try writeToStandardOutput(
      "Both versions behave alike in \(explorations[0].stateCount) states.\n")
  }

  /// Returns a search of the scenes with the options of the command.
  private func exploration(of source: SceneSource, reducesMotion: Bool = false) throws
    -> Exploration
  {
    var configuration = Exploration.Configuration()
    configuration.depth = depth
    configuration.longestPath = stack
    configuration.includesCode = code
    configuration.interrupts = interrupt && !reducesMotion
    configuration.drawsStates = !reducesMotion
    configuration.home = home
    let (columns, rows) = try Self.size(size)
    if resize { configuration.sizes = Self.sizes(of: columns, rows) }
    if !reducesMotion { configuration.rules = try rules() }
    let bundle = source.storyboards
    var preferences = UserPreferences()
    preferences.reducesMotion = reducesMotion
    return Exploration(configuration) {
      Simulator(storyboards: bundle, columns: columns, rows: rows, preferences: preferences)
    }
  }
}

/// The values of options.
extension ExploreCommand {
  /// The rules of the user.
  private func rules() throws -> [ExplorationRule] {
    var rules: [ExplorationRule] = []
    for (kind, texts) in [
      (ExplorationRule.Kind.always, always), (.never, never), (.sometimes, sometimes),
    ] {
      for text in texts {
        do throws(ExplorationRule.Failure) {
          rules.append(try ExplorationRule(kind, text))
        } catch {
          throw ValidationError("--" + error.message)
        }
      }
    }
    return rules
  }

  /// Returns a size with the same size in the other width class, in the other height class, and in
  /// both.
  private static func sizes(of columns: Int, _ rows: Int) -> [(columns: Int, rows: Int)] {
    let width = Double(columns) < TraitCollection.regularColumns ? 100 : 40
    // The status line takes one of the rows.
    let height = Double(rows - 1) < TraitCollection.regularRows ? 30 : 12
    return [(columns, rows), (width, rows), (columns, height), (width, height)]
  }

  /// Reads a size such as `80x24`.
  private static func size(_ text: String) throws -> (columns: Int, rows: Int) {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let columns = parts[0], let rows = parts[1],
      (1...1_000).contains(columns), (1...1_000).contains(rows)
    else {
      throw ValidationError(
        "--size expects columns and rows, such as 80x24; found '\(text.harmless())'")
    }
    return (columns, rows)
  }

  /// Reads a time such as `60s` or `5m`.
  private static func seconds(_ text: String) throws -> Double {
    let unit: Double = text.hasSuffix("m") ? 60 : 1
    let digits = text.hasSuffix("m") || text.hasSuffix("s") ? text.dropLast() : text[...]
    guard let number = Double(digits), number > 0, number <= 1e6 else {
      throw ValidationError("--walk expects a time, such as 60s or 5m; found '\(text.harmless())'")
    }
    return number * unit
  }

  /// Reads a report such as `sarif=explore.sarif`.
  private static func report(_ text: String) throws -> (format: String, path: String) {
    let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2, ["sarif", "junit"].contains(parts[0]) else {
      throw ValidationError(
        "--report expects sarif=FILE or junit=FILE; found '\(text.harmless())'")
    }
    return (parts[0], parts[1])
  }
}

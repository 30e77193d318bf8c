internal import ArgumentParser
import FlowTesting
import TextFormats

/// `segue test`: runs flows with `FlowRunner`, prints their failures and writes reports.
struct TestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Runs flows: tests of an app's navigation as plain text.",
    discussion: helpText(
      """
      A flow is a file *.flow with a step a line, such as: tap "Buy". Each step runs in virtual time \
      until the app is at rest, so there are no waits and no retries. The exit code is 0 if all flows \
      pass, 1 if one fails, and 65 if a flow cannot be understood. docs/testing-flows.md describes \
      the language.
      """,
      examples: [
        "segue test": "Runs all flows in the current folder and the folders below it.",
        "segue test flows/books.flow:2": "Runs the flow at line 2 of a file.",
        "segue test --report junit=report.xml --report github=-":
          "Writes a report for a server, and annotations to standard output.",
        "segue test --from session.log -o session.flow": "Writes a flow of a recorded session.",
      ]))

  @Argument(
    help: "Flow files, folders with flows, or FILE:LINE. Default: the current folder.",
    completion: .file(extensions: ["flow"]))
  var paths: [String] = []

  @Option(
    help: ArgumentHelp(
      "The app of flows that name none. Default: scenes.json beside the flow.", valueName: "file"),
    completion: .file(extensions: ["json", "storyboard"]))
  var app: String?

  @OptionGroup(title: "Choice") var choice: FlowChoiceOptions
  @OptionGroup(title: "Reports") var output: FlowReportOptions
  @OptionGroup(title: "Writing flows") var making: FlowMakingOptions

  @Flag(help: "Run again when a file of a flow or an app changes. Ctrl-C ends.")
  var watch = false

  @Flag(
    help: "Run each flow twice, in two processes, and compare all events and screens.")
  var prove = false

  @Option(help: ArgumentHelp("Run the flows in this number of processes.", valueName: "count"))
  var jobs = 1

  @Flag(help: .hidden)
  var digests = false

  func validate() throws {
    guard (1...64).contains(jobs) else {
      throw ValidationError("--jobs takes a number from 1 to 64")
    }
    if watch, jobs > 1 || prove { throw ValidationError("--watch runs in one process") }
    try making.validate()
  }

  func run() throws {
    try reportingFailures {
      if let log = making.from { return try making.writeFlow(of: log, app: app) }
      if making.suggest { return try making.suggestFlows(app: app, flows: paths) }
      if !output.merge.isEmpty { return try end(with: output.merged()) }
      if watch { return try watchFiles() }
      if prove { return try proveDeterminism() }
      let files = FlowApps(defaultApp: app)
      if !output.coverageFrom.isEmpty, paths.isEmpty {
        return try output.checkCoverage(FlowReport([], seconds: 0), files)
      }
      try end(with: try report(files), files)
    }
  }

  /// Returns the runner of flows in files.
  func runner(_ files: FlowApps) -> FlowRunner {
    let snapshots = SnapshotFiles(updates: output.updateSnapshots, files: files.readFiles)
    var runner = FlowRunner(snapshot: snapshots.compare, file: files.file, app: files.app)
    runner.makesDigests = digests
    return runner
  }

  /// Runs the chosen flows once.
  private func report(_ files: FlowApps) throws -> FlowReport {
    let selection = try FlowSelection(paths, files, changedSince: choice.onlyChanged)
    let items = try choice.choice(lastRun: output.lastRun).items(of: selection.flows)
    if items.isEmpty, choice.lastFailed {
      try writeToStandardOutput("No flow failed in the last run.\n")
      throw ExitCode(0)
    }
    // There can be fewer flows than shards.
    guard !items.isEmpty || choice.shard != nil else {
      throw Failure(
        kind: .usage, message: "no flow is chosen; segue test --help lists the options")
    }
    let runner = runner(files)
    func result(of item: FlowChoice.Item) throws -> FlowResult {
      var result = runner.run(item.flow, item.variant)
      if result.outcome != .passed { result.logPath = try FailedLogs.write(result) }
      return result
    }
    var failures = 0
    /// Prints a result, and returns whether the run continues.
    func show(_ result: FlowResult) throws -> Bool {
      if result.outcome != .passed { failures += 1 }
      try output.show(result)
      return failures < choice.maxFailures ?? .max
    }
    var results: [FlowResult] = []
    if jobs > 1, items.count > 1 {
      results = try FlowJobs(count: min(jobs, items.count), items, result(of:)).run(show)
    } else {
      for item in items {
        let result = try result(of: item)
        results.append(result)
        guard try show(result) else { break }
      }
    }
    for item in items[results.count...] {
      var result = FlowResult(item.flow, item.variant)
      result.outcome = .skipped
      result.message = "after \(failures) \(failures == 1 ? "failure" : "failures")"
      results.append(result)
    }
    return FlowReport(results, seconds: 0)
  }

  /// Prints the summary, writes the reports and ends with the exit code.
  private func end(with report: FlowReport, _ files: FlowApps? = nil) throws {
    try output.finish(report, isShard: choice.shard != nil)
    if let files { try output.checkCoverage(report, files) }
    if !report.isGood { throw ExitCode(1) }
  }

  /// Runs the flows in two processes and compares the fingerprints.
  private func proveDeterminism() throws {
    let (one, two) = try FlowJobs.twice()
    let other = Dictionary(
      two.results.map { ($0.identifier, $0.digest) }, uniquingKeysWith: { first, _ in first })
    let different = one.results.filter { other[$0.identifier] != $0.digest }
    for result in different {
      try writeToStandardOutput(
        "\(result.flow.path):\(result.flow.line): two runs of \(result.name.harmless()) differ\n")
    }
    try writeToStandardOutput(
      "\(one.results.count - different.count) of \(one.results.count) flows had the same events "
        + "and screens in two processes\n")
    guard different.isEmpty else { throw ExitCode(1) }
    try end(with: one)
  }
}

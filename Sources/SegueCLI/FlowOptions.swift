internal import ArgumentParser
import FlowTesting
internal import NavigationKit
import TextFormats

/// The options that choose flows and their variants.
struct FlowChoiceOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Run flows with one of these tags.", valueName: "a,b"))
  var tags: String?

  @Option(help: ArgumentHelp("Leave out flows with one of these tags.", valueName: "a,b"))
  var notTags: String?

  @Option(help: ArgumentHelp("Run flows whose name contains this text.", valueName: "text"))
  var grep: String?

  @Flag(help: "Run only the flows that failed in the last run.")
  var lastFailed = false

  @Option(
    help: ArgumentHelp(
      "Run only the flows whose files, or the files beside them, differ from a Git revision.",
      valueName: "revision"))
  var onlyChanged: String?

  @Option(
    help: ArgumentHelp(
      "Run one part of the flows, such as 1/3. The parts take about as long, by the last run.",
      valueName: "i/n"))
  var shard: String?

  @Option(help: ArgumentHelp("Skip the remaining flows after failures.", valueName: "count"))
  var maxFailures: Int?

  @Option(
    help: ArgumentHelp(
      """
      Run in other variants than the flow names, such as "size 40x20, 132x43 appearance light, dark \
      motion full, reduced colors true, 16".
      """, valueName: "settings"))
  var matrix: String?

  func validate() throws {
    if let shard, Self.parts(shard) == nil {
      throw ValidationError("--shard takes a part such as 1/3")
    }
    if let maxFailures, maxFailures < 1 {
      throw ValidationError("--max-failures takes a number from 1")
    }
    if let matrix, FlowSettings(matrix) == nil {
      throw ValidationError(
        "--matrix takes settings of a flow, such as \"size 40x20, 80x24 appearance light, dark\"")
    }
  }

  /// Returns the choice.
  func choice(lastRun: LastRun) throws -> FlowChoice {
    var choice = FlowChoice()
    choice.tags = Self.list(tags)
    choice.excludedTags = Self.list(notTags)
    choice.text = grep ?? ""
    choice.onlyFailed = lastFailed
    choice.shard = shard.flatMap(Self.parts)
    choice.lastRun = lastRun
    choice.overriding = matrix.flatMap { FlowSettings($0) } ?? FlowSettings()
    return choice
  }

  private static func list(_ text: String?) -> [String] {
    (text ?? "").split(separator: ",").map(String.init)
  }

  private static func parts(_ text: String) -> (number: Int, count: Int)? {
    let numbers = text.split(separator: "/").map { Int($0) }
    guard numbers.count == 2, let number = numbers[0], let count = numbers[1], count <= 1_000,
      number >= 1, number <= count
    else { return nil }
    return (number, count)
  }
}

/// The options for reports, snapshots and coverage.
struct FlowReportOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Write a report: junit, tap, github, json or markdown. A file - is standard output. Repeat "
        + "for more.", valueName: "format=file"))
  var report: [String] = []

  @Option(
    help: ArgumentHelp("Merge reports in JSON instead of running flows.", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var merge: [String] = []

  @Flag(help: "Record snapshots instead of comparing them.")
  var updateSnapshots = false

  @Flag(help: "Print which scenes, segues, gestures and actions the flows have used.")
  var coverage = false

  @Option(
    help: ArgumentHelp(
      """
      Add the uses of a session's log, or of a graph of segue explore --graph FILE.json; repeat for \
      more. Without other paths, no flows run.
      """, valueName: "file"), completion: .file())
  var coverageFrom: [String] = []

  @Option(
    help: ArgumentHelp("With --coverage, fail below this percentage.", valueName: "percent"))
  var min: Int?

  @Flag(help: "Print only failures and the summary.")
  var quiet = false

  static let lastRunPath = ".segue/last-run.json"

  func validate() throws {
    for word in report where Self.format(word) == nil {
      let formats = FlowReport.Format.allCases.map(\.rawValue).joined(separator: ", ")
      throw ValidationError(
        "--report takes FORMAT=FILE, not '\(word.harmless())'; the formats are \(formats)")
    }
    if let min, !(0...100).contains(min) { throw ValidationError("--min takes 0 to 100") }
  }

  /// The results of the last run in this folder.
  var lastRun: LastRun {
    guard InputFile.exists(Self.lastRunPath),
      let bytes = try? InputFile.read(Self.lastRunPath, onlyRegular: true)
    else { return LastRun() }
    return LastRun(json: bytes) ?? LastRun()
  }

  /// Returns the results of the files of `--merge`.
  func merged() throws -> FlowReport {
    var results: [FlowResult] = []
    for path in merge {
      guard let report = FlowReport(json: try InputFile.read(path)) else {
        throw Failure(
          kind: .badData,
          message: "\(path.harmless(upTo: longestPath)) is no report of --report json=FILE")
      }
      results += report.results
    }
    return FlowReport(results, seconds: 0)
  }

  /// Prints a result. Nothing else is printed if a report goes to standard output.
  func show(_ result: FlowResult) throws {
    guard !usesStandardOutput, !quiet || result.outcome != .passed else { return }
    let sign =
      switch result.outcome {
      case .passed: "✓"
      case .failed, .error: "✗"
      case .skipped: "-"
      }
    let name =
      "\(sign) \(result.flow.path.harmless(upTo: longestPath)): \(result.name.harmless())\n"
    let text = result.outcome == .passed ? "" : result.text + "\n"
    try writeToStandardOutput(name + text)
  }

  /// Prints the summary and writes the reports.
  ///
  /// - Parameter isShard: True keeps the results of the run before.
  func finish(_ report: FlowReport, isShard: Bool = false) throws {
    if !usesStandardOutput { try writeToStandardOutput(report.summary + "\n") }
    for word in self.report {
      guard let (format, path) = Self.format(word) else { continue }
      let text = report.text(format)
      if path == "-" {
        try writeToStandardOutput(text)
      } else {
        try FailedLogs.makeFolder(of: path)
        try OutputFile.replace(path, Array(text.utf8))
      }
    }
    // The weights of shards must be the same for all shards of a run.
    guard !isShard else { return }
    // The results are kept only where a folder for them can be written.
    try? FailedLogs.makeFolder(of: Self.lastRunPath)
    try? OutputFile.replace(Self.lastRunPath, Array(report.text(.json).utf8))
  }

  /// Prints the coverage of the flows' apps and checks `--min`.
  func checkCoverage(_ report: FlowReport, _ files: FlowApps) throws {
    guard coverage || min != nil || !coverageFrom.isEmpty else { return }
    var lowest = 100
    var all = AppCoverage(files)
    all.add(report.results)
    for path in coverageFrom { try all.addFile(path) }
    for (name, coverage) in all.apps {
      lowest = Swift.min(lowest, coverage.percent)
      if !usesStandardOutput {
        try writeToStandardOutput("\(name.harmless(upTo: longestPath)):\n\(coverage.text)")
      }
    }
    guard let min, lowest < min else { return }
    writeToStandardError("segue: the coverage is \(lowest) %, below \(min) %\n")
    throw ExitCode(1)
  }

  private var usesStandardOutput: Bool { report.contains { $0.hasSuffix("=-") } }

  private static func format(_ word: String) -> (FlowReport.Format, String)? {
    let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2, let format = FlowReport.Format(rawValue: parts[0]) else { return nil }
    return (format, parts[1])
  }
}

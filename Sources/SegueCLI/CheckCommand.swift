internal import ArgumentParser
internal import Flows
internal import Storyboards

struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Finds what is wrong with the flow of scene files and storyboards.",
    discussion: """
      Follows the segues with the stack in mind: what can stand upon what, and what an unwind then \
      finds. Several files are one app. Exit code 1 where there are errors, with --strict for \
      warnings too; findings that have been accepted do not count.
      """)

  @Argument(
    help: "Scene files and Xcode storyboards; without any ./scenes.json.",
    completion: .file(extensions: ["json", "storyboard"]))
  var files: [String] = []

  @Option(
    name: .customLong("rule"),
    help: ArgumentHelp(
      """
      Look at this rule only, or, with =error, =warning, =note or =off behind it, give it that \
      level. May be repeated.
      """, valueName: "rule"),
    completion: .list(Rule.allCases.map(\.rawValue)))
  var rules: [String] = []

  @Option(help: "How the findings are written: text, json, sarif or github.")
  var format = CheckFormat.text

  @Flag(help: "Exit code 1 for warnings too.")
  var strict = false

  @Option(
    help: ArgumentHelp(
      "Levels of rules and accepted findings; without it ./.seguecheck.json where there is one.",
      valueName: "file"), completion: .file(extensions: ["json"]))
  var config: String?

  @Option(
    name: .customLong("with"),
    help: ArgumentHelp("The side file of the storyboard.", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var sideFile: String?

  @Option(
    help: ArgumentHelp("Say what a rule is about, and read no file.", valueName: "rule"),
    completion: .list(Rule.allCases.map(\.rawValue)))
  var explain: String?

  static let configurationName = ".seguecheck.json"

  func validate() throws {
    if let explain { _ = try Self.rule(explain) }
    for word in rules { _ = try Self.selection(word) }
    if sideFile != nil, files.count > 1 {
      throw ValidationError("--with is the side file of one storyboard; name one file")
    }
  }

  func run() throws {
    try reportingFailures {
      if let explain { return try writeToStandardOutput(Self.explanation(of: Self.rule(explain))) }
      let configuration = try checkConfiguration()
      // The other files are looked at all the same.
      var failures: [Failure] = []
      let reading = try FlowFiles.readTolerantly(
        files.isEmpty ? ["scenes.json"] : files, sidePath: sideFile
      ) { failures.append($0) }
      for failure in failures { writeToStandardError("segue: \(failure.message)\n") }
      let isGood = try reading.map { try report(on: $0, configuration) } ?? false
      if let failure = failures.first { throw ExitCode(failure.kind.rawValue) }
      if reading?.hasUnreadableMain == true { throw ExitCode(Failure.Kind.badData.rawValue) }
      if !isGood { throw ExitCode(1) }
    }
  }

  /// Answers false where something is wrong.
  private func report(
    on reading: FlowReading, _ configuration: CheckConfiguration
  ) throws -> Bool {
    let findings = FlowCheck.findings(in: reading, configuration)
    let report = CheckReport(findings, version: programVersion)
    try report.write(format.report, to: writeToStandardOutput)
    let limit = strict ? Finding.Level.warning : .error
    return !report.findings.contains { $0.acceptance == nil && $0.level >= limit }
  }

  private func checkConfiguration() throws -> CheckConfiguration {
    var configuration = CheckConfiguration()
    if config != nil || InputFile.exists(Self.configurationName) {
      let path = config ?? Self.configurationName
      let bytes = try InputFile.read(path)
      do throws(FlowError) {
        configuration = try CheckConfiguration(path: path, json: bytes)
      } catch {
        throw Failure(kind: .badData, message: error.description)
      }
    }
    var selected: Set<Rule> = []
    for word in rules {
      let (rule, level) = try Self.selection(word)
      if let level { configuration.levels[rule] = level } else { selected.insert(rule) }
    }
    if !selected.isEmpty { configuration.selected = selected }
    return configuration
  }

  private static func rule(_ name: String) throws -> Rule {
    guard let rule = Rule(rawValue: name) else {
      throw ValidationError(
        "no rule of that name; there are "
          + Rule.allCases.map(\.rawValue).joined(separator: ", "))
    }
    return rule
  }

  /// A rule, with its level where the word has one; a level of nil turns it off.
  private static func selection(_ word: String) throws -> (Rule, Finding.Level??) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let rule = try rule(String(parts[0]))
    guard parts.count == 2 else { return (rule, nil) }
    if parts[1] == "off" { return (rule, .some(nil)) }
    guard let level = Finding.Level(rawValue: String(parts[1])) else {
      throw ValidationError("a rule's level is error, warning, note or off")
    }
    return (rule, level)
  }

  private static func explanation(of rule: Rule) -> String {
    """
    \(rule.rawValue) (\(rule.level.rawValue))
    \(rule.summary)

    why: \(rule.reason)
    do:  \(rule.advice)

    docs/check.md has an example.

    """
  }
}

/// The words of `--format`.
enum CheckFormat: String, CaseIterable, ExpressibleByArgument {
  case text, json, sarif, github

  var report: CheckReport.Format {
    switch self {
    case .text: .text
    case .json: .json
    case .sarif: .sarif
    case .github: .github
    }
  }
}

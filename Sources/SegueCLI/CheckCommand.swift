internal import ArgumentParser
internal import Flows
internal import Storyboards
import TextFormats

/// `segue check`: reads files, applies the rules of `FlowCheck` and prints a `CheckReport`.
///
/// Exit code 1 is for findings at or above the level that fails. The codes of `Failure` are for
/// files that cannot be read, also if there are findings.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Checks the navigation of scene files and storyboards for errors.",
    discussion: helpText(
      """
      Follows the segues with their stacks and finds dangling segues, dead ends, unwinds without a \
      destination and stacks that grow without limit. Several files are checked as one app. The \
      exit code is 1 if there are errors, with --strict also for warnings. Accepted findings do not \
      count.
      """,
      examples: [
        "segue check": "Checks ./scenes.json.",
        "segue check Main.storyboard Settings.storyboard --strict":
          "Checks two storyboards as one app; warnings fail too.",
        "segue check app.json --format sarif > app.sarif":
          "Writes the findings for a code review tool.",
        "segue check --explain growing-stack": "Explains a rule.",
      ]))

  @Argument(
    help: "Scene files and Xcode storyboards. Default: ./scenes.json.",
    completion: .file(extensions: ["json", "storyboard"]))
  var files: [String] = []

  @Option(
    name: .customLong("rule"),
    help: ArgumentHelp(
      """
      Run only this rule; repeat for more. With =error, =warning, =note or =off after its name, set \
      the level of the rule instead.
      """, valueName: "rule"),
    completion: .list(Rule.allCases.map(\.rawValue)))
  var rules: [String] = []

  @Option(help: "The format of the findings.")
  var format = CheckFormat.text

  @Flag(help: plainHelp)
  var plain = false

  @Flag(help: "Exit with 1 also for warnings.")
  var strict = false

  @Option(
    help: ArgumentHelp(
      "The configuration file: rule levels and accepted findings. "
        + "Default: ./.seguecheck.json if it exists.",
      valueName: "file"), completion: .file(extensions: ["json"]))
  var config: String?

  @Option(
    name: .customLong("with"),
    help: ArgumentHelp("The side file of the storyboard.", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var sideFile: String?

  @Option(
    help: ArgumentHelp("Explain a rule; read no file.", valueName: "rule"),
    completion: .list(Rule.allCases.map(\.rawValue)))
  var explain: String?

  /// The name of the file in the working folder that is read if `--config` is missing.
  static let configurationName = ".seguecheck.json"

  func validate() throws {
    if let explain { _ = try Self.rule(explain) }
    if plain, format != .text { throw ValidationError("--plain is text; omit --format") }
    for word in rules { _ = try Self.selection(word) }
    if sideFile != nil, files.count > 1 {
      throw ValidationError("--with is the side file of one storyboard; check one file with it")
    }
  }

  func run() throws {
    try reportingFailures {
      if let explain { return try writeToStandardOutput(Self.explanation(of: Self.rule(explain))) }
      let configuration = try checkConfiguration()
      // Failures are collected, so that the other files are still checked.
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

  /// Prints the findings. Returns false if a finding fails the check.
  ///
  /// Findings that the configuration accepts are printed and never fail the check.
  private func report(
    on reading: FlowReading, _ configuration: CheckConfiguration
  ) throws -> Bool {
    let findings = FlowCheck.findings(in: reading, configuration)
    let report = CheckReport(findings, version: programVersion)
    if plain {
      try writeToStandardOutput(report.records)
    } else {
      try report.write(format.report, to: writeToStandardOutput)
    }
    let limit = strict ? Finding.Level.warning : .error
    return !report.findings.contains { $0.acceptance == nil && $0.level >= limit }
  }

  /// Returns the settings of the configuration file with those of the options. An option has
  /// precedence over the file.
  ///
  /// A rule with a level changes only the level of that rule. Rules without a level restrict the
  /// check to these rules.
  ///
  /// - Throws: ``Failure`` if the file cannot be read or understood.
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

  /// Returns the rule with a name; a validation error for an unknown name lists all rules.
  private static func rule(_ name: String) throws -> Rule {
    guard let rule = Rule(rawValue: name) else {
      throw ValidationError(
        "unknown rule '\(name.harmless())'; the rules are "
          + Rule.allCases.map(\.rawValue).joined(separator: ", "))
    }
    return rule
  }

  /// Returns the rule that a word names, and the level if the word has one. A level of nil turns
  /// the rule off.
  ///
  /// - Returns: The rule, and nil if the word has no level, which differs from a level of nil.
  private static func selection(_ word: String) throws -> (Rule, Finding.Level??) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let rule = try rule(String(parts[0]))
    guard parts.count == 2 else { return (rule, nil) }
    if parts[1] == "off" { return (rule, .some(nil)) }
    guard let level = Finding.Level(rawValue: String(parts[1])) else {
      let level = String(parts[1]).harmless()
      throw ValidationError("unknown level '\(level)'; expected error, warning, note or off")
    }
    return (rule, level)
  }

  /// Returns the text of `--explain`: the rule with its level, summary, effect and advice.
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

/// The values of `--format`.
///
/// The module `Flows` does not know the argument parser, so ``report`` maps the values to its
/// formats.
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

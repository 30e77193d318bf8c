internal import ArgumentParser
import FlowTesting
import TextFormats

/// `segue test`: runs flows with `FlowRunner` and prints their failures.
struct TestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Runs flows: tests of an app's navigation as plain text.",
    discussion: helpText(
      """
      A flow is a file *.flow with a step a line, such as: tap "Buy". Each step runs in virtual time \
      until the app is at rest. The exit code is 0 if all flows pass, 1 if one fails, and 65 if a \
      flow cannot be understood.
      """,
      examples: [
        "segue test": "Runs all flows in the current folder and the folders below it.",
        "segue test flows/books.flow:12": "Runs the flow at line 12 of a file.",
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

  func run() throws {
    try reportingFailures {
      let apps = FlowApps(defaultApp: app)
      let selection = try FlowSelection(paths, apps)
      let results = selection.results(with: FlowRunner(file: apps.file, app: apps.app))
      for result in results {
        let sign = result.outcome == .passed ? "✓" : "✗"
        try writeToStandardOutput("\(sign) \(result.name)\n")
        if result.outcome != .passed { try writeToStandardOutput(result.text + "\n") }
      }
      if results.contains(where: { $0.outcome != .passed }) { throw ExitCode(1) }
    }
  }
}

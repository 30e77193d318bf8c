internal import ArgumentParser
internal import FlowMaps
internal import Flows
internal import Storyboards
import TextFormats

/// `segue baseline`: writes the navigation graph as a text file, and compares it with such a file.
///
/// `FlowBaseline` makes the text. A file that cannot be read, or one that cannot run, is refused,
/// because its graph would be incomplete.
struct BaselineCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "baseline",
    abstract: "Saves the navigation graph as text and reports changes against it.",
    discussion: helpText(
      """
      Commit the baseline beside the scene files. A change of the navigation then shows up as a \
      difference of text, in the terminal and in a review.
      """,
      examples: [
        "segue baseline write app.json": "Writes the graph to app.flow.",
        "segue baseline check app.json": "Compares the graph with app.flow.",
      ]),
    subcommands: [Write.self, Check.self])

  /// The files and the baseline, which both subcommands take.
  struct Options: ParsableArguments {
    @Argument(
      help: "Scene files and Xcode storyboards. Default: ./scenes.json.",
      completion: .file(extensions: ["json", "storyboard"]))
    var files: [String] = []

    /// The files, or `scenes.json` if none is named.
    var paths: [String] { files.isEmpty ? ["scenes.json"] : files }

    @Option(
      name: [.short, .long],
      help: ArgumentHelp(
        "The baseline. Default: the name of the first file with the ending .flow.",
        valueName: "file"), completion: .file(extensions: ["flow"]))
    var output: String?

    /// The path of the baseline: that of `--output`, or the path of the first file with the ending
    /// `.flow`.
    var path: String {
      if let output { return output }
      let first = paths[0]
      let start = first.lastIndex(of: "/").map(first.index(after:)) ?? first.startIndex
      let stem = first[start...].lastIndex(of: ".").map { first[..<$0] } ?? first[...]
      return stem + ".flow"
    }
  }

  /// `segue baseline write`. The output must not be one of the input files.
  ///
  /// All files are read before the first write. A refused app leaves the old baseline unchanged.
  struct Write: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Writes the baseline; replaces an existing one.",
      discussion: helpText(examples: [
        "segue baseline write": "Writes the graph of ./scenes.json to scenes.flow.",
        "segue baseline write app.json -o navigation.flow":
          "Writes the graph of app.json to navigation.flow.",
      ]))

    @OptionGroup var options: Options

    func run() throws {
      try reportingFailures {
        let inputs = ReadFiles()
        let reading = try FlowFiles.readWhole(options.paths, collecting: inputs)
        if let refusal = FlowCheck.findings(in: reading).first(where: \.preventsRunning) {
          throw Failure(
            kind: .badData,
            message: "\(refusal.path.harmless(upTo: longestPath)):"
              + "\(refusal.position.line):\(refusal.position.column): \(refusal.message)")
        }
        let text = FlowBaseline(reading.flow).text
        try OutputFile.write(text, to: options.path, from: inputs.paths)
      }
    }
  }

  /// `segue baseline check`. The differences go to standard output, and the advice to standard
  /// error.
  ///
  /// The baseline is read first, so a missing one is reported before errors in the files.
  struct Check: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Compares the navigation with the baseline and lists the differences.",
      discussion: helpText(
        "The exit code is 1 if the navigation differs.",
        examples: [
          "segue baseline check": "Compares ./scenes.json with scenes.flow.",
          "segue baseline check app.json -o navigation.flow":
            "Compares app.json with navigation.flow.",
        ]))

    @OptionGroup var options: Options

    func run() throws {
      try reportingFailures {
        let kept = FlowBaseline(
          text: String(decoding: try InputFile.read(options.path), as: UTF8.self))
        let now = FlowBaseline(try FlowFiles.readWhole(options.paths).flow)
        let differences = kept.differences(to: now)
        guard !differences.isEmpty else { return }
        try writeToStandardOutput(differences)
        let name = options.path.harmless(upTo: longestPath)
        writeToStandardError(
          "segue: the navigation differs from \(name); if the change is intended, update the baseline "
            + "with segue baseline write\n")
        throw ExitCode(1)
      }
    }
  }
}

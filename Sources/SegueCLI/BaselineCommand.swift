internal import ArgumentParser
internal import FlowMaps
internal import Flows
internal import Storyboards
import TextFormats

struct BaselineCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "baseline",
    abstract: "Keeps the flow of files as a text, and says where they differ from it.",
    subcommands: [Write.self, Check.self])

  struct Options: ParsableArguments {
    @Argument(
      help: "Scene files and Xcode's storyboards; without any ./scenes.json.",
      completion: .file(extensions: ["json", "storyboard"]))
    var files: [String] = []

    /// The files, or the usual one.
    var paths: [String] { files.isEmpty ? ["scenes.json"] : files }

    @Option(
      name: [.short, .long],
      help: ArgumentHelp(
        "The baseline; without it the first file's name with .flow at its end.",
        valueName: "file"), completion: .file(extensions: ["flow"]))
    var output: String?

    var path: String {
      if let output { return output }
      let first = paths[0]
      let start = first.lastIndex(of: "/").map(first.index(after:)) ?? first.startIndex
      let stem = first[start...].lastIndex(of: ".").map { first[..<$0] } ?? first[...]
      return stem + ".flow"
    }
  }

  struct Write: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Writes the baseline, over the one before.")

    @OptionGroup var options: Options

    func run() throws {
      try reportingFailures {
        let inputs = ReadFiles()
        let reading = try FlowFiles.readWhole(options.paths, noting: inputs)
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

  struct Check: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract:
        "Compares with the baseline; exit code 1, with what differs, where they are not equal."
    )

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
          "segue: the navigation differs from \(name); where that is meant, write it anew with "
            + "segue baseline write\n")
        throw ExitCode(1)
      }
    }
  }
}

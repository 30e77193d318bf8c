internal import ArgumentParser
internal import FlowMaps
internal import Flows
import TextFormats

/// `segue diff`: compares the navigation of two files, or of one file in two Git revisions.
///
/// `FlowDifference` finds the differences and writes them, as text, as JSON or as a drawing.
struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Compares the navigation of two files.",
    discussion: helpText(
      """
      Lists scenes and segues that were added, removed or changed. REVISION:FILE names a file in a \
      Git revision. The exit code is 1 if the navigation differs.
      """,
      examples: [
        "segue diff old.json new.json": "Lists the changes from one file to another.",
        "segue diff HEAD~1:scenes.json scenes.json":
          "Compares with the file before the last commit.",
        "segue diff old.json new.json --format svg -o changes.svg":
          "Draws the changes in colour.",
      ]))

  /// The values of `--format`: `text` and `json` list the changes, `dot` and `svg` draw them.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json, dot, svg
  }

  @Argument(help: "The older scene file or storyboard.", completion: .file())
  var old: String

  @Argument(help: "The newer scene file or storyboard.", completion: .file())
  var new: String

  @Option(
    help: """
      The format: text, json, or a graph in colour as dot or svg. Default: the ending of the \
      output's name, or text.
      """)
  var format: Format?

  @Flag(help: plainHelp)
  var plain = false

  @Option(
    name: [.short, .long],
    help: ArgumentHelp("The file to write. Default: standard output.", valueName: "file"),
    completion: .file())
  var output: String?

  func validate() throws {
    if plain, let format, format != .text {
      throw ValidationError("--plain is text; omit --format")
    }
    guard format == nil, output != nil, chosenFormat == nil else { return }
    let ending = OutputFile.ending(of: output) ?? ""
    throw ValidationError(
      "unknown format '.\(ending.harmless())'; end the name in .txt, .json, .dot or .svg, or add "
        + "--format")
  }

  /// The format of `--format`, or by default the format for the ending of the output's name; nil
  /// for an unknown ending.
  private var chosenFormat: Format? {
    if let format { return format }
    switch OutputFile.ending(of: output) {
    case nil, "txt", "text", "diff": return .text
    case "gv": return .dot
    case let ending?: return Format(rawValue: ending)
    }
  }

  func run() throws {
    try reportingFailures {
      let inputs = ReadFiles()
      let difference = FlowDifference(
        from: try FlowFiles.readWhole([old], collecting: inputs).flow,
        to: try FlowFiles.readWhole([new], collecting: inputs).flow)
      let text =
        switch chosenFormat ?? .text {
        case _ where plain: difference.records
        case .text: difference.text
        case .json: difference.json
        case .dot: difference.map.dot
        case .svg: difference.map.svg
        }
      try OutputFile.write(text, to: output, from: inputs.paths)
      if !difference.isEmpty { throw ExitCode(1) }
    }
  }
}

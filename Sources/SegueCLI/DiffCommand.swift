internal import ArgumentParser
internal import FlowMaps
internal import Flows

struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Says what navigation has gained, lost and changed between two files.",
    discussion: """
      REVISION:FILE names a file of a revision in Git, as in: segue diff HEAD~1:scenes.json \
      scenes.json. Exit code 1 where the navigation differs.
      """)

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json, dot, svg
  }

  @Argument(help: "The older scene file or storyboard.", completion: .file())
  var old: String

  @Argument(help: "The newer one.", completion: .file())
  var new: String

  @Option(
    help: """
      text, json, or a graph in colours as dot or svg; default what the output's name ends in, or text.
      """)
  var format: Format?

  @Option(
    name: [.short, .long],
    help: ArgumentHelp("The file to write; without it standard output.", valueName: "file"),
    completion: .file())
  var output: String?

  func validate() throws {
    guard format == nil, output != nil, chosenFormat == nil else { return }
    throw ValidationError(
      "a difference is written to a .txt, .json, .dot or .svg; name one, or --format")
  }

  /// What is asked for, by the end of the output's name where nothing else is; nil for an ending that no
  /// form has.
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
        from: try FlowFiles.readWhole([old], noting: inputs).flow,
        to: try FlowFiles.readWhole([new], noting: inputs).flow)
      let text =
        switch chosenFormat ?? .text {
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

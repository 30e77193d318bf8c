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

  @Option(help: "text, json, or a graph in colours as dot or svg.")
  var format = Format.text

  @Option(
    name: [.short, .long],
    help: ArgumentHelp("The file to write; without it standard output.", valueName: "file"),
    completion: .file())
  var output: String?

  func run() throws {
    try reportingFailures {
      let difference = FlowDifference(
        from: try FlowFiles.readWhole([old]).flow, to: try FlowFiles.readWhole([new]).flow)
      let text =
        switch format {
        case .text: difference.text
        case .json: difference.json
        case .dot: difference.map.dot
        case .svg: difference.map.svg
        }
      try OutputFile.write(text, to: output, from: [old, new])
      if !difference.isEmpty { throw ExitCode(1) }
    }
  }
}

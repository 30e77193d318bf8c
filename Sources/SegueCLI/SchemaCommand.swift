internal import ArgumentParser
internal import Storyboards

struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Writes the JSON Schema of scene files, which editors complete from.",
    discussion: """
      An editor finds it by a key "$schema" at the top of a scene file; `segue new` writes both.
      """)

  @Option(
    name: [.short, .long],
    help: ArgumentHelp("The file to write; without it standard output.", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var output: String?

  func run() throws {
    try reportingFailures { try OutputFile.write(SceneSchema.text, to: output) }
  }
}

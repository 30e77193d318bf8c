internal import ArgumentParser
internal import Storyboards

/// `segue schema`: prints the text of `SceneSchema`.
struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Prints the JSON Schema of scene files, for completion in editors.",
    discussion: helpText(
      """
      An editor uses the schema for a scene file whose key "$schema" names it. `segue new` writes \
      both files.
      """,
      examples: [
        "segue schema": "Prints the schema.",
        "segue schema -o scenes.schema.json": "Writes the schema to a file.",
      ]))

  @Option(
    name: [.short, .long],
    help: ArgumentHelp("The file to write. Default: standard output.", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var output: String?

  func run() throws {
    try reportingFailures { try OutputFile.write(SceneSchema.text, to: output) }
  }
}

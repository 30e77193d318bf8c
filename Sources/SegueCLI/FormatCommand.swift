internal import ArgumentParser
internal import Storyboards

struct FormatCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fmt",
    abstract: "Writes scene files in their canonical form, in place.",
    discussion: """
      Keys come in the order of the page on the scene file, those it does not know after them; values \
      stay as they are. With - for a file, standard input is read and standard output written.
      """)

  @Argument(
    help: "The scene files; without any ./scenes.json.", completion: .file(extensions: ["json"]))
  var files: [String] = []

  @Flag(help: "Write nothing; name the files that would change, and exit with 1 if there are any.")
  var check = false

  func run() throws {
    try reportingFailures {
      var changed: [String] = []
      for file in files.isEmpty ? ["scenes.json"] : files {
        let bytes = try file == "-" ? InputFile.readStandardInput() : InputFile.read(file)
        let formatted = try format(bytes, file == "-" ? "standard input" : file)
        if file == "-", !check {
          try OutputFile.write(String(decoding: formatted, as: UTF8.self), to: nil)
        } else if formatted != bytes {
          changed.append(file)
          if !check { try OutputFile.replace(file, formatted) }
        }
      }
      guard check, !changed.isEmpty else { return }
      writeToStandardOutput(
        changed.map { $0.harmless(upTo: longestPath) + "\n" }.joined())
      throw ExitCode(1)
    }
  }

  private func format(_ bytes: [UInt8], _ file: String) throws -> [UInt8] {
    do {
      return try SceneFormatter.format(bytes)
    } catch {
      throw Failure(kind: .badData, message: error.description(file: file))
    }
  }
}

internal import ArgumentParser
internal import Storyboards
import TextFormats

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
      var failure: Failure?
      // A file that cannot be formatted keeps none of the others from it.
      for file in files.isEmpty ? ["scenes.json"] : files {
        do {
          if try formats(file) { changed.append(file) }
        } catch let new as Failure {
          if let failure { writeToStandardError("segue: \(failure.message)\n") }
          failure = new
        }
      }
      if check {
        try writeToStandardOutput(
          changed.map { $0.harmless(upTo: longestPath) + "\n" }.joined())
      }
      if let failure { throw failure }
      if check, !changed.isEmpty { throw ExitCode(1) }
    }
  }

  /// Writes one file anew, unless it is only to be checked.
  ///
  /// - Returns: True where its form was another.
  private func formats(_ file: String) throws -> Bool {
    let isStandardInput = file == "-"
    let bytes = try isStandardInput ? InputFile.readStandardInput() : InputFile.read(file)
    let formatted = try format(bytes, isStandardInput ? "standard input" : file)
    if isStandardInput, !check {
      try OutputFile.write(String(decoding: formatted, as: UTF8.self), to: nil)
      return false
    }
    guard formatted != bytes else { return false }
    if !check {
      guard OutputFile.isRegular(file) else {
        let name = file.harmless(upTo: longestPath)
        throw Failure(
          kind: .usage,
          message: "\(name) is no regular file, which could be written anew; pass - for a pipe")
      }
      try OutputFile.replace(file, formatted)
    }
    return true
  }

  private func format(_ bytes: [UInt8], _ file: String) throws -> [UInt8] {
    guard !LogReading.isLog(bytes) else { throw LogReading.notASceneFile(file) }
    do {
      return try SceneFormatter.format(bytes)
    } catch {
      throw Failure(kind: .badData, message: error.description(file: file))
    }
  }
}

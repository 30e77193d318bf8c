internal import ArgumentParser
internal import Storyboards
import TextFormats

/// `segue fmt`: writes scene files in their canonical form, which `SceneFormatter` returns.
///
/// A file is replaced only if it changes, so its time stays the same otherwise.
struct FormatCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fmt",
    abstract: "Formats scene files in place, in their canonical form.",
    discussion: helpText(
      """
      Keys are written in the documented order, unknown keys after them. Values do not change. With \
      - for a file, standard input is formatted to standard output.
      """,
      examples: [
        "segue fmt": "Formats ./scenes.json.",
        "segue fmt --check scenes.json app.json":
          "Lists the files that are not in canonical form.",
        "segue fmt - < app.json > formatted.json": "Writes the canonical form to another file.",
      ]))

  @Argument(
    help: "Scene files. Default: ./scenes.json.", completion: .file(extensions: ["json"]))
  var files: [String] = []

  @Flag(help: "Write nothing; list the files that would change, and exit with 1 if there are any.")
  var check = false

  func run() throws {
    try reportingFailures {
      var changed: [String] = []
      var failure: Failure?
      // If a file cannot be formatted, the other files are still formatted.
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

  /// Formats one file, or with `--check` only compares it with its canonical form.
  ///
  /// - Returns: True if the file was not in canonical form.
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
          message: "\(name) is not a regular file and cannot be replaced; write - to format a pipe")
      }
      try OutputFile.replace(file, formatted)
    }
    return true
  }

  /// Returns the canonical form of a file's bytes. A log is refused, because it is JSON too.
  private func format(_ bytes: [UInt8], _ file: String) throws -> [UInt8] {
    guard !LogReading.isLog(bytes) else { throw LogReading.notASceneFile(file) }
    do {
      return try SceneFormatter.format(bytes)
    } catch {
      throw Failure(kind: .badData, message: error.description(file: file))
    }
  }
}

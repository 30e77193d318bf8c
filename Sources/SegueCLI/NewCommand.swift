internal import ArgumentParser
internal import Glibc
internal import Storyboards
import TextFormats

struct NewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Starts a scene file that runs, with the schema that editors complete from.",
    discussion: """
      Existing files are never overwritten.

      Examples:
        segue new myapp              two scenes to start from
        segue new --tutorial lesson  the built-in tutorial, to change and to run
      """)

  @Argument(help: "The folder to write scenes.json to; it is made if need be.")
  var folder: String

  @Flag(help: "Copy the built-in tutorial instead of a scene file with two scenes.")
  var tutorial = false

  func run() throws {
    try reportingFailures {
      if mkdir(folder, 0o755) != 0, errno != EEXIST {
        let name = folder.harmless(upTo: longestPath)
        throw Failure(kind: .cannotCreate, message: "cannot make \(name): \(systemMessage())")
      }
      let prefix = folder.hasSuffix("/") ? folder : folder + "/"
      let (scenes, schema) = (prefix + "scenes.json", prefix + "scenes.schema.json")
      // Both are looked for first, and the one goes with the other, so that nothing is half begun.
      for path in [scenes, schema] where InputFile.exists(path) {
        let name = path.harmless(upTo: longestPath)
        throw Failure(kind: .cannotCreate, message: "\(name) exists; name another folder")
      }
      try OutputFile.create(
        scenes, tutorial ? PackageResources.tutorial_json : PackageResources.new_json)
      do {
        try OutputFile.create(schema, Array(SceneSchema.text.utf8))
      } catch {
        unlink(scenes)
        throw error
      }
      let name = scenes.harmless(upTo: longestPath)
      try writeToStandardOutput("Wrote \(name). Run it with: segue run \(shellWord(name))\n")
    }
  }
}

/// The text as a shell takes it for one word.
private func shellWord(_ text: String) -> String {
  let isPlain = text.unicodeScalars.allSatisfy {
    $0.properties.isAlphabetic || ("0"..."9").contains($0)
      || "/._-+,:@%".unicodeScalars.contains($0)
  }
  return isPlain
    ? text
    : "'"
      + text.split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: "'\\''") + "'"
}

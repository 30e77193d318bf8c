internal import ArgumentParser
internal import Glibc
internal import Storyboards
import TextFormats

/// `segue new`: writes a scene file to start from, and its schema beside it.
///
/// The files are among the resources of the program, so nothing is downloaded.
struct NewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Creates a scene file that runs, with the JSON Schema that editors complete from.",
    discussion: helpText(
      "Existing files are not overwritten.",
      examples: [
        "segue new myapp": "Creates myapp/scenes.json with two scenes.",
        "segue new --app Notes": "Creates a Swift package in Notes: an app in code with tests.",
        "segue new --tutorial lesson": "Copies the built-in tutorial to lesson/scenes.json.",
      ]))

  @Argument(help: "The folder for scenes.json; created if it does not exist.")
  var folder: String?

  @Flag(help: "Copy the built-in tutorial instead of writing two scenes.")
  var tutorial = false

  @Option(
    help: ArgumentHelp(
      "Create a Swift package of this name with an app in code, its tests and their CI.",
      valueName: "name"))
  var app: String?

  @Option(
    help: ArgumentHelp(
      "With --app, use the library in this folder instead of its repository.", valueName: "path"),
    completion: .directory)
  var local: String?

  func validate() throws {
    guard folder != nil || app != nil else {
      throw ValidationError("new needs a folder, or --app with a name")
    }
    if app != nil, tutorial { throw ValidationError("--app and --tutorial exclude each other") }
    if local != nil, app == nil { throw ValidationError("--local requires --app") }
  }

  func run() throws {
    try reportingFailures {
      if let app {
        return try AppTemplate(name: app, local: local).write(to: folder ?? app)
      }
      try writeScenes(to: folder ?? "")
    }
  }

  /// Writes a scene file and its schema.
  private func writeScenes(to folder: String) throws {
    if mkdir(folder, 0o755) != 0, errno != EEXIST {
      let name = folder.harmless(upTo: longestPath)
      let message = "cannot create the folder \(name): \(systemMessage())"
      throw Failure(kind: .cannotCreate, message: message)
    }
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    let (scenes, schema) = (prefix + "scenes.json", prefix + "scenes.schema.json")
    // If one of the two files exists, neither is written.
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

/// Returns the text quoted for a shell, so that it is one word.
func shellWord(_ text: String) -> String {
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

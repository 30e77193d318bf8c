internal import Storyboards

/// The scenes to run, and what to call the main file in messages.
struct SceneSource {
  var name: String
  var storyboards: StoryboardBundle

  private static let defaultPath = "scenes.json"

  /// - Parameter path: nil for `./scenes.json`, or the built-in tutorial where there is none.
  init(path: String?) throws {
    if let path {
      try self.init(name: path, bytes: InputFile.read(path))
    } else if InputFile.exists(Self.defaultPath) {
      try self.init(name: Self.defaultPath, bytes: InputFile.read(Self.defaultPath))
    } else {
      try self.init(name: "the built-in tutorial", bytes: PackageResources.tutorial_json)
    }
  }

  private init(name: String, bytes: [UInt8]) throws {
    self.name = name
    let folder = name.lastIndex(of: "/").map { name[...$0] } ?? ""
    do {
      storyboards = try StoryboardBundle(name: name, json: bytes) { other in
        // The error stands where the file refers to it.
        try? InputFile.read(folder + other)
      }
    } catch {
      throw Failure(
        kind: .badData, message: error.description(file: name.harmless(upTo: longestPath)))
    }
  }
}

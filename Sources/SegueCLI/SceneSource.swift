internal import Storyboards

/// The scenes to run: their text, and what to call it in messages.
struct SceneSource {
  var name: String
  var bytes: [UInt8]
  var document: SceneDocument

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
    self.bytes = bytes
    do {
      document = try SceneDocument(json: bytes)
    } catch {
      throw Failure(
        kind: .badData, message: error.description(file: name.harmless(upTo: longestPath)))
    }
  }
}

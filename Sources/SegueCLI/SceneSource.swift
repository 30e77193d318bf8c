internal import Storyboards

/// The scenes to run, and what to call the main file in messages.
struct SceneSource {
  var name: String
  var storyboards: StoryboardBundle
  var origin: Origin

  enum Origin {
    case builtIn
    /// The main file is at `name`, the others are at their names in this folder, with its slash.
    case json(folder: String)
    case interfaceBuilder
  }

  private static let defaultPath = "scenes.json"

  /// - Parameter path: nil for `./scenes.json`, or the built-in tutorial where there is none.
  init(path: String?, _ options: StoryboardOptions) throws {
    if let path {
      let bytes = try InputFile.read(path)
      if StoryboardFile.isXML(bytes) {
        try self.init(name: path, storyboard: bytes, options)
      } else {
        try self.init(name: path, bytes: bytes)
      }
    } else if InputFile.exists(Self.defaultPath) {
      try self.init(name: Self.defaultPath, bytes: InputFile.read(Self.defaultPath))
    } else {
      try self.init(name: "the built-in tutorial", bytes: PackageResources.tutorial_json)
      origin = .builtIn
    }
  }

  /// What the import decides is listed by `segue import`; a run says nothing of it.
  private init(name: String, storyboard bytes: [UInt8], _ options: StoryboardOptions) throws {
    self.name = name
    origin = .interfaceBuilder
    let file = name.split(separator: "/").last.map(String.init) ?? name
    let result = try options.file(name).imported(bytes, named: file)
    do {
      storyboards = try result.bundle()
    } catch {
      throw Failure(
        kind: .badData, message: error.description(file: name.harmless(upTo: longestPath)))
    }
  }

  private init(name: String, bytes: [UInt8]) throws {
    self.name = name
    let folder = name.lastIndex(of: "/").map { name[...$0] } ?? ""
    origin = .json(folder: String(folder))
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

import InterfaceBuilder
internal import NavigationKit
internal import Sessions
internal import Storyboards
import TextFormats

/// The scenes to run, and what to call the main file in messages.
struct SceneSource {
  var name: String
  var storyboards: StoryboardBundle
  /// The files that the scene files were made of; empty where they are the files themselves.
  var origins: [SessionHeader.Storyboard] = []
  var kind: Kind
  /// Light or dark in place of what the scene files say; nil for what they say.
  var appearance: UserInterfaceStyle?

  enum Kind {
    case builtIn
    /// The main file is at `name`, the others are at their names in this folder, with its slash.
    case json(folder: String)
    case interfaceBuilder
    /// What a log holds.
    case log
  }

  /// Indicates whether these are the scenes of the tutorial in the program, which no file holds.
  var isBuiltIn: Bool { if case .builtIn = kind { true } else { false } }

  private static let defaultPath = "scenes.json"

  /// - Parameters:
  ///   - path: nil for `./scenes.json`, or the built-in tutorial where there is none.
  ///   - appearance: Light or dark in place of what a scene file says; nil for what it says.
  ///   - options: Asked for only where the file is a storyboard.
  ///   - files: Notes what is read.
  init(
    path: String?, appearance: UserInterfaceStyle?,
    _ options: @autoclosure () throws -> StoryboardOptions, noting files: ReadFiles = ReadFiles()
  ) throws {
    if let path {
      files.note(path)
      let bytes = try InputFile.read(path, onlyRegular: files.areWatched)
      if InterfaceBuilderSource.isXML(bytes) {
        try self.init(name: path, storyboard: bytes, options(), files)
      } else {
        try self.init(name: path, bytes: bytes, appearance, files)
      }
    } else if InputFile.exists(Self.defaultPath) {
      files.note(Self.defaultPath)
      try self.init(
        name: Self.defaultPath, bytes: InputFile.read(Self.defaultPath, onlyRegular: true),
        appearance, files)
    } else {
      try self.init(
        name: "the built-in tutorial", bytes: PackageResources.tutorial_json, appearance, files)
      kind = .builtIn
    }
  }

  /// The scenes that a log holds.
  init(_ reading: LogReading) throws {
    name = reading.log.header.storyboardName
    origins = reading.log.header.origins
    kind = .log
    appearance = reading.log.header.appearance
    do {
      storyboards = try reading.log.header.bundle()
    } catch {
      throw Failure(
        kind: .badData,
        message: "\(reading.name):1: the storyboard in the log cannot be understood\n"
          + error.description(file: name.harmless(upTo: longestPath)))
    }
  }

  /// What the import decides is listed by `segue import`; a run says nothing of it, but of mistakes in
  /// the side file.
  private init(
    name: String, storyboard bytes: [UInt8], _ options: StoryboardOptions, _ files: ReadFiles
  ) throws {
    self.name = name
    kind = .interfaceBuilder
    let file = name.split(separator: "/").last.map(String.init) ?? name
    var storyboard = options.file(name)
    storyboard.files = files
    var origins: [SessionHeader.Storyboard] = []
    let result = try storyboard.imported(bytes, named: file) { origins += $0.origins }
    self.origins = origins
    for remark in result.remarks where remark.isInSideFile { writeToStandardError("\(remark)\n") }
    storyboards = result.bundle()
  }

  private init(
    name: String, bytes: [UInt8], _ appearance: UserInterfaceStyle?, _ files: ReadFiles
  ) throws {
    self.name = name
    self.appearance = appearance
    guard !LogReading.isLog(bytes) else { throw LogReading.isNoSceneFile(name) }
    let folder = name.lastIndex(of: "/").map { name[...$0] } ?? ""
    kind = .json(folder: String(folder))
    do {
      storyboards = try StoryboardBundle(name: name, json: bytes, appearance: appearance) { other in
        // The error stands where the file refers to it.
        files.note(folder + other)
        return InputFile.read(other, within: String(folder))
      }
    } catch {
      throw Failure(
        kind: .badData, message: error.description(file: name.harmless(upTo: longestPath)))
    }
  }
}

extension InterfaceBuilderSource {
  /// The files it was read from.
  fileprivate var origins: [SessionHeader.Storyboard] {
    let files: [(name: String, bytes: [UInt8]?)] = [
      (path, xml), ("\(path) (texts)", strings), (sideFile?.path ?? "", sideFile?.json),
    ]
    return files.compactMap { name, bytes in
      bytes.map { SessionHeader.Storyboard(name: name, text: String(decoding: $0, as: UTF8.self)) }
    }
  }
}

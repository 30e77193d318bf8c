import InterfaceBuilder
internal import NavigationKit
internal import Sessions
internal import Storyboards
import TextFormats

/// The scenes to run, with the name of their main file for messages.
///
/// It is made from a scene file, a storyboard, the built-in tutorial or a log. The kind decides
/// whether a changed transition can be written back.
struct SceneSource {
  /// The path of the main file, as given or as the header of the log has it. The built-in tutorial
  /// has a phrase instead.
  var name: String
  var storyboards: StoryboardBundle
  /// The files that the scene files were converted from; empty for scene files on the disk.
  var origins: [SessionHeader.Storyboard] = []
  var kind: Kind
  /// The appearance that overrides the appearance in the scene files; nil to use the files'
  /// appearance.
  var appearance: UserInterfaceStyle?

  /// The origin of the scenes. Only ``json(folder:)`` accepts changed transitions.
  enum Kind {
    case builtIn
    /// Scene files: the main file at `name` and the other files in `folder`, whose path ends with a
    /// slash.
    case json(folder: String)
    case interfaceBuilder
    /// The scenes in a log.
    case log
  }

  /// Indicates whether these are the scenes of the built-in tutorial.
  var isBuiltIn: Bool { if case .builtIn = kind { true } else { false } }

  private static let defaultPath = "scenes.json"

  /// Reads the scenes.
  ///
  /// - Parameters:
  ///   - path: The path of a scene file or storyboard; nil for `./scenes.json`, or the built-in
  ///     tutorial if that file does not exist.
  ///   - appearance: The appearance that overrides the appearance in a scene file; nil to use the
  ///     file's appearance.
  ///   - options: The options for a storyboard. They are evaluated only for a storyboard.
  ///   - files: Collects the paths of all files that are read.
  init(
    path: String?, appearance: UserInterfaceStyle?,
    _ options: @autoclosure () throws -> StoryboardOptions,
    collecting files: ReadFiles = ReadFiles()
  ) throws {
    if let path {
      files.add(path)
      let bytes = try InputFile.read(path, onlyRegular: files.areWatched)
      if InterfaceBuilderSource.isXML(bytes) {
        try self.init(name: path, storyboard: bytes, options(), appearance, files)
      } else {
        try self.init(name: path, bytes: bytes, appearance, files)
      }
    } else if InputFile.exists(Self.defaultPath) {
      files.add(Self.defaultPath)
      try self.init(
        name: Self.defaultPath, bytes: InputFile.read(Self.defaultPath, onlyRegular: true),
        appearance, files)
    } else {
      try self.init(
        name: "the built-in tutorial", bytes: PackageResources.tutorial_json, appearance, files)
      kind = .builtIn
    }
  }

  /// Creates a source with the scenes of a log.
  init(_ reading: LogReading) throws {
    name = reading.log.header.storyboardName
    origins = reading.log.header.origins
    kind = .log
    appearance = reading.log.header.appearance
    do {
      storyboards = try reading.log.header.bundle()
      storyboards.addImportedLines { origins.lines(of: $0) }
    } catch {
      throw Failure(
        kind: .badData,
        message: "\(reading.name):1: the log contains an invalid storyboard\n"
          + error.description(file: name.harmless(upTo: longestPath)))
    }
  }

  /// Converts a storyboard and prints the remarks about its side file. `segue import` prints all
  /// remarks.
  private init(
    name: String, storyboard bytes: [UInt8], _ options: StoryboardOptions,
    _ appearance: UserInterfaceStyle?, _ files: ReadFiles
  ) throws {
    self.name = name
    kind = .interfaceBuilder
    let file = name.split(separator: "/").last.map(String.init) ?? name
    var storyboard = options.file(name, appearance: appearance)
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
    guard !LogReading.isLog(bytes) else { throw LogReading.notASceneFile(name) }
    let folder = name.lastIndex(of: "/").map { name[...$0] } ?? ""
    kind = .json(folder: String(folder))
    do {
      storyboards = try StoryboardBundle(name: name, json: bytes, appearance: appearance) { other in
        // A missing file is reported at the reference to it.
        files.add(folder + other)
        return InputFile.read(other, within: String(folder))
      }
    } catch {
      throw Failure(
        kind: .badData, message: error.description(file: name.harmless(upTo: longestPath)))
    }
  }
}

extension [SessionHeader.Storyboard] {
  /// Returns the lines of the Xcode storyboard among the origins that became a scene file; nil for
  /// none. Both have the same name.
  fileprivate func lines(of storyboard: String) -> ImportedLines? {
    let origin = first {
      let name = $0.name.split(separator: "/").last.map(String.init)
      return name == storyboard && InterfaceBuilderSource.isXML([UInt8]($0.text.utf8))
    }
    return origin.map { ImportedLines(path: $0.name, xml: [UInt8]($0.text.utf8)) }
  }
}

extension InterfaceBuilderSource {
  /// The files that the source was read from, with their texts.
  fileprivate var origins: [SessionHeader.Storyboard] {
    let files: [(name: String, bytes: [UInt8]?)] = [
      (path, xml), ("\(path) (texts)", strings), (sideFile?.path ?? "", sideFile?.json),
    ]
    return files.compactMap { name, bytes in
      bytes.map { SessionHeader.Storyboard(name: name, text: String(decoding: $0, as: UTF8.self)) }
    }
  }
}

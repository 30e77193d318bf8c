import InterfaceBuilder
internal import NavigationKit

/// An Xcode storyboard on the disk, with its side file, texts and colours.
///
/// It finds the files that belong to a storyboard: the side file beside it, the texts in the folder
/// of a language, and the colours in asset catalogues of the project.
struct StoryboardFile {
  let path: String
  /// The path of the side file; nil to use the file `NAME.segue.json` beside the storyboard.
  var sidePath: String?
  /// The language of the texts, such as `fr`; nil to use the storyboard's language.
  var language: String?
  /// Collects the paths of all files that are read.
  var files = ReadFiles()
  var appearance: UserInterfaceStyle

  static let ending = ".storyboard"
  /// The ending of a side file, in place of ``ending``.
  static let sideEnding = ".segue.json"

  init(
    path: String, sidePath: String? = nil, language: String? = nil,
    appearance: UserInterfaceStyle = .light
  ) {
    self.appearance = appearance
    self.path = path
    self.sidePath = sidePath
    self.language = language
  }

  /// Returns the path of the side file beside a storyboard.
  static func sidePath(of path: String) -> String {
    (path.hasSuffix(ending) ? String(path.dropLast(ending.count)) : path) + sideEnding
  }

  /// Converts the storyboard and the storyboards that it refers to.
  ///
  /// - Parameters:
  ///   - bytes: The contents of the storyboard.
  ///   - name: The name of the main scene file.
  ///   - report: Called with each storyboard that is read.
  func imported(
    _ bytes: [UInt8], named name: String,
    reporting report: (InterfaceBuilderSource) -> Void = { _ in }
  ) throws -> StoryboardImport {
    let folder = ProjectFolder(projectFolder)
    let main = try source(path, bytes, sidePath: sidePath, folder)
    report(main)
    do {
      return try StoryboardImport(main, named: name, appearance: appearance) { storyboard in
        guard let path = folder.storyboard(named: storyboard),
          let bytes = try? InputFile.read(path, onlyRegular: true),
          let other = try? source(path, bytes, sidePath: nil, folder)
        else { return nil }
        report(other)
        return other
      }
    } catch {
      throw Failure(kind: .badData, message: error.description)
    }
  }

  /// Reads the side file and the texts of a storyboard. A side file is recorded in ``files`` even
  /// if it is missing, so that `--watch` notices a new one.
  private func source(
    _ path: String, _ bytes: [UInt8], sidePath: String?, _ folder: ProjectFolder
  ) throws -> InterfaceBuilderSource {
    let stem = path.hasSuffix(Self.ending) ? String(path.dropLast(Self.ending.count)) : path
    let beside = Self.sidePath(of: path)
    var source = InterfaceBuilderSource(path: path, xml: bytes)
    for path in [path, sidePath ?? beside] { files.add(path) }
    if let sidePath {
      source.sideFile = .init(
        path: sidePath, json: try InputFile.read(sidePath, onlyRegular: files.areWatched))
    } else if InputFile.exists(beside) {
      source.sideFile = .init(path: beside, json: try InputFile.read(beside, onlyRegular: true))
    }
    source.strings = try texts(stem, ending: ".strings")
    source.stringsDictionary = try texts(stem, ending: ".stringsdict")
    source.colorSet = { name in
      folder.colorSets[name].flatMap {
        try? InputFile.read($0 + "/Contents.json", onlyRegular: true)
      }
    }
    return source
  }

  /// Returns the texts in the chosen language, from a folder such as `fr.lproj` beside
  /// `Base.lproj`.
  private func texts(_ stem: String, ending: String) throws -> [UInt8]? {
    guard let language else { return nil }
    let (folder, name) = Self.split(stem)
    let (above, last) = Self.split(folder.hasSuffix("/") ? String(folder.dropLast()) : folder)
    let isLocalized = last.hasSuffix(".lproj")
    let path = "\(isLocalized ? above : folder)\(language).lproj/\(name)\(ending)"
    files.add(path)
    guard InputFile.exists(path) else { return nil }
    return try InputFile.read(path, onlyRegular: true)
  }

  /// The folder of the app's storyboards: the folder above `Base.lproj`, or the folder of this
  /// storyboard.
  var projectFolder: String {
    let (folder, _) = Self.split(path)
    let (above, last) = Self.split(folder.hasSuffix("/") ? String(folder.dropLast()) : folder)
    let base = last.hasSuffix(".lproj") ? above : folder
    return base.isEmpty ? "." : base
  }

  /// Splits a path into the folder, with its slash, and the name in it.
  private static func split(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.lastIndex(of: "/") else { return ("", path) }
    return (String(path[...slash]), String(path[path.index(after: slash)...]))
  }
}

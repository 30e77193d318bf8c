import InterfaceBuilder
internal import NavigationKit

/// An Xcode storyboard on the disk, and what lies beside it.
struct StoryboardFile {
  let path: String
  /// The side file to read in place of the one beside the storyboard; nil for that one.
  var sidePath: String?
  /// A language such as `fr`; nil for that of the storyboard.
  var language: String?
  /// Notes what is read.
  var files = ReadFiles()
  var appearance: UserInterfaceStyle

  static let ending = ".storyboard"
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

  /// Where the side file of the storyboard at `path` is, if there is one.
  static func sidePath(of path: String) -> String {
    (path.hasSuffix(ending) ? String(path.dropLast(ending.count)) : path) + sideEnding
  }

  /// Reads it, with those it leads to.
  ///
  /// - Parameters:
  ///   - bytes: The storyboard's.
  ///   - name: What the main scene file is called.
  ///   - noting: Called with each storyboard that is read.
  func imported(
    _ bytes: [UInt8], named name: String, noting: (InterfaceBuilderSource) -> Void = { _ in }
  ) throws -> StoryboardImport {
    let folder = ProjectFolder(projectFolder)
    let main = try source(path, bytes, sidePath: sidePath, folder)
    noting(main)
    do {
      return try StoryboardImport(main, named: name, appearance: appearance) { storyboard in
        guard let path = folder.storyboard(named: storyboard),
          let bytes = try? InputFile.read(path, onlyRegular: true),
          let other = try? source(path, bytes, sidePath: nil, folder)
        else { return nil }
        noting(other)
        return other
      }
    } catch {
      throw Failure(kind: .badData, message: error.description)
    }
  }

  private func source(
    _ path: String, _ bytes: [UInt8], sidePath: String?, _ folder: ProjectFolder
  ) throws -> InterfaceBuilderSource {
    let stem = path.hasSuffix(Self.ending) ? String(path.dropLast(Self.ending.count)) : path
    let beside = Self.sidePath(of: path)
    var source = InterfaceBuilderSource(path: path, xml: bytes)
    for path in [path, sidePath ?? beside] { files.note(path) }
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

  /// The texts in the language asked for, from `fr.lproj` beside `Base.lproj`.
  private func texts(_ stem: String, ending: String) throws -> [UInt8]? {
    guard let language else { return nil }
    let (folder, name) = Self.split(stem)
    let (above, last) = Self.split(folder.hasSuffix("/") ? String(folder.dropLast()) : folder)
    let isLocalized = last.hasSuffix(".lproj")
    let path = "\(isLocalized ? above : folder)\(language).lproj/\(name)\(ending)"
    files.note(path)
    guard InputFile.exists(path) else { return nil }
    return try InputFile.read(path, onlyRegular: true)
  }

  /// The folder that the storyboards of the app are in, as far as can be seen: the one above
  /// `Base.lproj`, and then above it as long as storyboards lie side by side in folders.
  var projectFolder: String {
    let (folder, _) = Self.split(path)
    let (above, last) = Self.split(folder.hasSuffix("/") ? String(folder.dropLast()) : folder)
    let base = last.hasSuffix(".lproj") ? above : folder
    return base.isEmpty ? "." : base
  }

  /// The folder with its slash, and the name in it.
  private static func split(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.lastIndex(of: "/") else { return ("", path) }
    return (String(path[...slash]), String(path[path.index(after: slash)...]))
  }
}

internal import Glibc
internal import Storyboards

/// An Xcode storyboard on the disk, and what lies beside it.
struct StoryboardFile {
  let path: String
  /// The side file to read in place of the one beside the storyboard; nil for that one.
  var sidePath: String?
  /// A language such as `fr`; nil for that of the storyboard.
  var language: String?
  /// Notes what is read.
  var files = ReadFiles()

  static let ending = ".storyboard"
  static let sideEnding = ".segue.json"

  /// The folders and files that a search for other storyboards looks at, at most.
  private static let searchLimit = 20_000

  init(path: String, sidePath: String? = nil, language: String? = nil) {
    self.path = path
    self.sidePath = sidePath
    self.language = language
  }

  /// Whether `bytes` are XML, whatever their file is called.
  static func isXML(_ bytes: [UInt8]) -> Bool {
    var bytes = bytes[...]
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return true }
    let blanks: [UInt8] = [0x20, 0x09, 0x0A, 0x0D]
    return bytes.first { !blanks.contains($0) } == UInt8(ascii: "<")
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
    let main = try source(path, bytes, sidePath: sidePath)
    noting(main)
    var index: [String: String]?
    do {
      return try StoryboardImport(main, named: name) { storyboard in
        let found = index ?? Self.storyboards(under: projectFolder)
        index = found
        guard let path = found[storyboard], let bytes = try? InputFile.read(path) else {
          return nil
        }
        guard let other = try? source(path, bytes, sidePath: nil) else { return nil }
        noting(other)
        return other
      }
    } catch {
      throw Failure(kind: .badData, message: error.description)
    }
  }

  private func source(
    _ path: String, _ bytes: [UInt8], sidePath: String?
  ) throws -> InterfaceBuilderSource {
    let stem = path.hasSuffix(Self.ending) ? String(path.dropLast(Self.ending.count)) : path
    let beside = Self.sidePath(of: path)
    var source = InterfaceBuilderSource(path: path, xml: bytes)
    for path in [path, sidePath ?? beside] { files.note(path) }
    if let sidePath {
      source.sideFile = .init(path: sidePath, json: try InputFile.read(sidePath))
    } else if InputFile.exists(beside) {
      source.sideFile = .init(path: beside, json: try InputFile.read(beside))
    }
    source.strings = try strings(stem)
    return source
  }

  /// The texts in the language asked for, from `fr.lproj` beside `Base.lproj`.
  private func strings(_ stem: String) throws -> [UInt8]? {
    guard let language else { return nil }
    let (folder, name) = Self.split(stem)
    let (above, last) = Self.split(folder.hasSuffix("/") ? String(folder.dropLast()) : folder)
    let isLocalized = last.hasSuffix(".lproj")
    let path = "\(isLocalized ? above : folder)\(language).lproj/\(name).strings"
    files.note(path)
    guard InputFile.exists(path) else { return nil }
    return try InputFile.read(path)
  }

  /// The folder that the storyboards of the app are in, as far as can be seen: the one above
  /// `Base.lproj`, and then above it as long as storyboards lie side by side in folders.
  var projectFolder: String {
    let (folder, _) = Self.split(path)
    let (above, last) = Self.split(folder.hasSuffix("/") ? String(folder.dropLast()) : folder)
    let base = last.hasSuffix(".lproj") ? above : folder
    return base.isEmpty ? "." : base
  }

  /// The storyboards in a folder and those below it, by name; of two of one name the one that lies
  /// higher, then the first by path.
  static func storyboards(under folder: String) -> [String: String] {
    var found: [String: String] = [:]
    var waiting = [folder]
    var looked = 0
    var next = 0
    while next < waiting.count, looked < searchLimit {
      let folder = waiting[next]
      next += 1
      for entry in entries(of: folder) {
        looked += 1
        let path =
          folder == "." ? entry.name : folder + (folder.hasSuffix("/") ? "" : "/") + entry.name
        if entry.isFolder {
          waiting.append(path)
        } else if entry.name.hasSuffix(ending) {
          let name = String(entry.name.dropLast(ending.count))
          if found[name] == nil { found[name] = path }
        }
      }
    }
    return found
  }

  /// What is in a folder, by name; neither hidden things nor links, which may lead out of the tree.
  private static func entries(of folder: String) -> [(name: String, isFolder: Bool)] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var entries: [(name: String, isFolder: Bool)] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      let isFolder = entry.pointee.d_type == UInt8(DT_DIR)
      guard !name.hasPrefix("."), isFolder || entry.pointee.d_type == UInt8(DT_REG) else {
        continue
      }
      entries.append((name, isFolder))
    }
    return entries.sorted { $0.name < $1.name }
  }

  /// The folder with its slash, and the name in it.
  private static func split(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.lastIndex(of: "/") else { return ("", path) }
    return (String(path[...slash]), String(path[path.index(after: slash)...]))
  }
}

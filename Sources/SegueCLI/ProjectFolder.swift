internal import Glibc

/// The folder of an app's storyboards, with the folders around it up to the top of the project.
///
/// A folder is searched only if the earlier folders do not have the wanted file. Links are not
/// followed, because they can lead out of the project.
///
/// An app's storyboards are usually in one folder, and others are in modules beside it. The search
/// goes outwards folder by folder until the top of the project, which a workspace, a project file
/// or a repository marks.
final class ProjectFolder {
  private let path: String
  /// The folders around this one, the nearest first.
  private lazy var surroundings = Surrounding.all(around: path)
  /// The storyboards by name, for each surrounding folder that has been searched.
  private var outer: [[String: String]] = []
  /// The folders of named colours in asset catalogues, by name.
  private(set) lazy var colorSets = found.colorSets
  private lazy var found = Self.search(path)

  /// The largest number of folders and files that a search visits.
  private static let searchLimit = 20_000

  /// Creates the folder without reading it. Each search runs when its result is first needed.
  init(_ path: String) { self.path = path }

  /// Returns the path of the nearest storyboard with a name; nil if there is none.
  func storyboard(named name: String) -> String? {
    if let path = found.storyboards[name] { return path }
    for (place, surrounding) in surroundings.enumerated() {
      if place == outer.count {
        outer.append(
          Self.search(
            surrounding.path, depth: surrounding.depth, skipping: surrounding.inner
          ).storyboards)
      }
      if let path = outer[place][name] { return path }
    }
    return nil
  }

  /// The folders that were searched for a missing storyboard, in order.
  var searched: [String] {
    ([path] + surroundings.map(\.path)).map { folder in
      folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    }
  }

  /// Returns the storyboards and colours in a folder and below it, by name. If several have the
  /// same name, the one in the higher folder is returned, or the first by path.
  ///
  /// - Parameters:
  ///   - depth: The number of folder levels to search; nil for all levels.
  ///   - inner: A folder that has been searched before and is skipped; nil for none.
  private static func search(
    _ folder: String, depth: Int? = nil, skipping inner: String? = nil
  ) -> (storyboards: [String: String], colorSets: [String: String]) {
    var (storyboards, colorSets): ([String: String], [String: String]) = ([:], [:])
    let known = inner.flatMap { FileStamp($0) }
    var waiting = [(path: folder, depth: 0)]
    var looked = 0
    var next = 0
    while next < waiting.count, looked < searchLimit {
      let folder = waiting[next]
      next += 1
      for entry in entries(of: folder.path) {
        looked += 1
        let path =
          folder.path == "."
          ? entry.name : folder.path + (folder.path.hasSuffix("/") ? "" : "/") + entry.name
        if entry.isFolder {
          if inner != nil {
            guard folder.depth < depth ?? .max, !ProjectTop.isForeign(entry.name) else { continue }
            if let known, FileStamp(path) == known { continue }
          }
          waiting.append((path, folder.depth + 1))
          add(entry.name, path, ending: ".colorset", in: &colorSets)
        } else {
          add(entry.name, path, ending: StoryboardFile.ending, in: &storyboards)
        }
      }
    }
    return (storyboards, colorSets)
  }

  /// Adds a path under its name. A path that was found earlier has precedence.
  private static func add(
    _ name: String, _ path: String, ending: String, in found: inout [String: String]
  ) {
    guard name.hasSuffix(ending) else { return }
    let name = String(name.dropLast(ending.count))
    if found[name] == nil { found[name] = path }
  }

  /// Returns the files and folders in a folder, by name, without hidden ones and links.
  private static func entries(of folder: String) -> [(name: String, isFolder: Bool)] {
    names(in: folder).filter { !$0.name.hasPrefix(".") && ($0.isFolder || $0.isFile) }
      .map { ($0.name, $0.isFolder) }.sorted { $0.name < $1.name }
  }

  /// Returns the entries of a folder in the order of the file system; empty for a folder that
  /// cannot be read. A link is neither a folder nor a file here.
  static func names(
    in folder: String
  ) -> [(name: String, isFolder: Bool, isFile: Bool)] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var entries: [(name: String, isFolder: Bool, isFile: Bool)] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      let type = entry.pointee.d_type
      entries.append((name, type == UInt8(DT_DIR), type == UInt8(DT_REG)))
    }
    return entries
  }
}

/// A folder around that of a storyboard.
private struct Surrounding {
  var path: String
  /// The folder within this one that was searched before.
  var inner: String
  /// The number of folder levels to search; nil for all levels.
  var depth: Int?

  /// The largest number of folders that a search goes up.
  private static let mostLevels = 16

  /// Returns the folders around `folder` up to the top of its project.
  ///
  /// If no mark of the top is found, the result is only the folder above `folder`, with two levels
  /// of folders in it.
  static func all(around folder: String) -> [Surrounding] {
    var paths = [folder]
    var marks = [ProjectTop.Mark(of: folder)]
    while paths.count <= mostLevels, marks.last?.isRoot == false {
      paths.append(above(paths[paths.count - 1]))
      marks.append(ProjectTop.Mark(of: paths[paths.count - 1]))
    }
    let top =
      marks.firstIndex(where: \.isWorkspace) ?? marks.firstIndex(where: \.isProject)
      ?? marks.firstIndex(where: \.isRepository)
    guard let top else {
      return paths.count > 1 ? [Surrounding(path: paths[1], inner: folder, depth: 2)] : []
    }
    return (0..<top).map { Surrounding(path: paths[$0 + 1], inner: paths[$0]) }
  }

  /// Returns the path of the folder above another. Relative paths stay relative: `..` follows `.`.
  private static func above(_ folder: String) -> String {
    let plain = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    let slash = plain.lastIndex(of: "/")
    let last = slash.map { String(plain[plain.index(after: $0)...]) } ?? plain
    if last == "." { return ".." }
    if last == ".." { return plain + "/.." }
    guard let slash else { return "." }
    return slash == plain.startIndex ? "/" : String(plain[..<slash])
  }
}

/// The rules for the top folder of a project, on the disk and in a Git revision.
enum ProjectTop {
  /// The signs in a folder that it is the top of a project: a workspace, a project file or a
  /// repository.
  struct Mark {
    var isWorkspace = false
    var isProject = false
    var isRepository = false
    /// Indicates whether the search ends here.
    var isRoot = false
  }

  private static let projectFiles: Set<String> = [
    "Package.swift", "Project.swift", "project.yml", "Podfile",
  ]

  static func isWorkspace(_ name: String) -> Bool { name.hasSuffix(".xcworkspace") }

  /// Indicates whether a file marks a project of Xcode, SwiftPM, Tuist, XcodeGen or CocoaPods.
  static func isProject(_ name: String) -> Bool {
    name.hasSuffix(".xcodeproj") || projectFiles.contains(name)
  }

  /// Indicates whether a folder has dependencies or build products, and no storyboards of the app.
  static func isForeign(_ folder: String) -> Bool {
    ["Pods", "Carthage", "DerivedData", "build", "node_modules"].contains(folder)
      || [".xcodeproj", ".xcworkspace", ".xcassets", ".app", ".framework", ".xcframework"]
        .contains { folder.hasSuffix($0) }
  }
}

extension ProjectTop.Mark {
  /// Reads the marks of a folder. The search ends at a repository, the home folder, `/` or a
  /// missing folder.
  fileprivate init(of folder: String) {
    for entry in ProjectFolder.names(in: folder) {
      if ProjectTop.isWorkspace(entry.name) { isWorkspace = true }
      if ProjectTop.isProject(entry.name) { isProject = true }
      if entry.name == ".git" { isRepository = true }
    }
    let home = getenv("HOME").flatMap { FileStamp(String(cString: $0)) }
    let own = FileStamp(folder)
    isRoot = own == nil || own == home || own == FileStamp("/") || isRepository
  }
}

internal import Glibc

/// The folder that an app's storyboards are in, with those around it up to the top of the project.
///
/// Each is looked through once somebody asks for what is not in those before it. No search follows
/// links, which may lead out of the tree.
final class ProjectFolder {
  private let path: String
  /// The folders around it, the nearest first.
  private lazy var surroundings = Surrounding.all(around: path)
  /// By surrounding folder that has been looked through, its storyboards by name.
  private var outer: [[String: String]] = []
  /// The folders of the colours in asset catalogues, by name.
  private(set) lazy var colorSets = found.colorSets
  private lazy var found = Self.search(path)

  /// The folders and files that a search looks at, at most.
  private static let searchLimit = 20_000

  init(_ path: String) { self.path = path }

  /// Returns the path of the storyboard of this name that lies nearest; nil where there is none.
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

  /// The folders in which a storyboard that is missing was looked for, in the order of the search.
  var searched: [String] {
    ([path] + surroundings.map(\.path)).map { folder in
      folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    }
  }

  /// Returns what is in a folder and those below it, by name; of two of one name the one that lies
  /// higher, then the first by path.
  ///
  /// - Parameters:
  ///   - depth: How many folders deep to look; nil for all.
  ///   - inner: A folder that has been looked through already, in a search around that.
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
          note(entry.name, path, ending: ".colorset", in: &colorSets)
        } else {
          note(entry.name, path, ending: StoryboardFile.ending, in: &storyboards)
        }
      }
    }
    return (storyboards, colorSets)
  }

  private static func note(
    _ name: String, _ path: String, ending: String, in found: inout [String: String]
  ) {
    guard name.hasSuffix(ending) else { return }
    let name = String(name.dropLast(ending.count))
    if found[name] == nil { found[name] = path }
  }

  /// What is in a folder, by name; neither hidden things nor links, which may lead out of the tree.
  private static func entries(of folder: String) -> [(name: String, isFolder: Bool)] {
    names(in: folder).filter { !$0.name.hasPrefix(".") && ($0.isFolder || $0.isFile) }
      .map { ($0.name, $0.isFolder) }.sorted { $0.name < $1.name }
  }

  fileprivate static func names(
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
  /// The one within it that was looked through before.
  var inner: String
  /// How many folders deep to look; nil for all.
  var depth: Int?

  /// The most folders that a search goes up.
  private static let mostLevels = 16

  /// The folders around `folder` up to the top of its project. Where nothing marks a top it is the one
  /// above only, with the folders in it and their language folders.
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

/// What marks the top of a project on the disk and in a revision.
enum ProjectTop {
  /// What a folder has that may be the top.
  struct Mark {
    var isWorkspace = false
    var isProject = false
    var isRepository = false
    /// Indicates whether there is nothing above it to look at.
    var isRoot = false
  }

  private static let projectFiles: Set<String> = [
    "Package.swift", "Project.swift", "project.yml", "Podfile",
  ]

  static func isWorkspace(_ name: String) -> Bool { name.hasSuffix(".xcworkspace") }

  static func isProject(_ name: String) -> Bool {
    name.hasSuffix(".xcodeproj") || projectFiles.contains(name)
  }

  /// Indicates whether a folder holds what others have made, or what is built, and none of the app's own
  /// storyboards.
  static func isForeign(_ folder: String) -> Bool {
    ["Pods", "Carthage", "DerivedData", "build", "node_modules"].contains(folder)
      || [".xcodeproj", ".xcworkspace", ".xcassets", ".app", ".framework", ".xcframework"]
        .contains { folder.hasSuffix($0) }
  }
}

extension ProjectTop.Mark {
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

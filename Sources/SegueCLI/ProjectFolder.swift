internal import Glibc

/// The folder that an app's storyboards are in, which is looked through once somebody asks.
final class ProjectFolder {
  private let path: String
  /// By name.
  private(set) lazy var storyboards = found.storyboards
  /// The folders of the colours in asset catalogues, by name.
  private(set) lazy var colorSets = found.colorSets
  private lazy var found = Self.search(path)

  /// The folders and files that a search looks at, at most.
  private static let searchLimit = 20_000

  init(_ path: String) { self.path = path }

  /// What is in a folder and those below it, by name; of two of one name the one that lies higher, then
  /// the first by path.
  private static func search(
    _ folder: String
  ) -> (storyboards: [String: String], colorSets: [String: String]) {
    var (storyboards, colorSets): ([String: String], [String: String]) = ([:], [:])
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
}

/// The storyboards of a Git revision. The search follows the same rules as on the disk.
///
/// The whole tree of the revision is listed once with `git ls-tree`, because a search folder by
/// folder would start Git many times.
struct RevisionTree {
  /// The paths of storyboards from the top of the repository, by name.
  private var storyboards: [String: [String]] = [:]
  /// The folders with a workspace, each with its slash.
  private var workspaces: Set<String> = []
  /// The folders with a project, each with its slash.
  private var projects: Set<String> = []

  /// Lists the revision once. A revision that Git does not know has no storyboards.
  init(_ revision: GitRevision) {
    for path in (try? revision.files()) ?? [] {
      let parts = path.split(separator: "/")
      var folder = ""
      for part in parts {
        let name = String(part)
        if ProjectTop.isWorkspace(name) { workspaces.insert(folder) }
        if ProjectTop.isProject(name) { projects.insert(folder) }
        folder += name + "/"
      }
      guard let last = parts.last, last.hasSuffix(StoryboardFile.ending) else { continue }
      let name = String(last.dropLast(StoryboardFile.ending.count))
      storyboards[name, default: []].append(path)
    }
  }

  /// Returns the path of the storyboard with a name that is nearest to another storyboard; nil if
  /// no storyboard has the name.
  func storyboard(named name: String, near main: String) -> String? {
    var folder = StoryboardFile(path: main).projectFolder
    if folder == "." { folder = "" }
    if !folder.isEmpty, !folder.hasSuffix("/") { folder += "/" }
    let levels = Self.levels(from: folder)
    let top =
      levels.firstIndex(where: workspaces.contains) ?? levels.firstIndex(where: projects.contains)
      ?? levels.count - 1
    for (place, level) in levels[...top].enumerated() {
      let found = (storyboards[name] ?? []).filter { path in
        guard path.hasPrefix(level) else { return false }
        let folders = path.dropFirst(level.count).split(separator: "/").dropLast()
        return place == 0 || !folders.contains { ProjectTop.isForeign(String($0)) }
      }
      let nearest = found.min { (depth($0), $0) < (depth($1), $1) }
      if let nearest { return nearest }
    }
    return nil
  }

  /// Returns the number of folders in a path.
  private func depth(_ path: String) -> Int { path.utf8.count { $0 == UInt8(ascii: "/") } }

  /// Returns a folder and the folders around it, up to the top of the repository.
  private static func levels(from folder: String) -> [String] {
    var levels = [folder]
    while let last = levels.last, !last.isEmpty {
      let above = last.dropLast().lastIndex(of: "/").map { String(last[...$0]) }
      levels.append(above ?? "")
    }
    return levels
  }
}

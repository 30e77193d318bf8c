import TextFormats

/// Scenes that only code shows.
extension StoryboardImport {
  private struct Place: Hashable {
    var file: Int
    var scene: String
  }

  /// Marks the scenes with a storyboard identifier that neither the initial scene nor another marked one
  /// leads to: code alone can show them.
  mutating func markScenesShownByCode(_ boards: [Board]) {
    let ways = ways()
    let candidates = boards.indices.flatMap { file in
      boards[file].identifiedScenes.map { Place(file: file, scene: $0) }
    }
    var reached: Set<Place> = []
    reach(Place(file: 0, scene: files[0].root["initialScene"]?.string ?? ""), ways, &reached)
    let entered = Set(
      ways.flatMap { place, goals in
        goals.filter { $0 != place }
      })
    var marked: Set<Place> = []
    // First those that nothing leads to, then those that only lead to each other.
    for place in candidates.filter({ !entered.contains($0) }) + candidates
    where ways[place] != nil && !reached.contains(place) {
      marked.insert(place)
      reach(place, ways, &reached)
    }
    for file in files.indices {
      let scenes = (files[file].root["scenes"]?.elements ?? []).map { scene in
        var scene = scene
        if marked.contains(Place(file: file, scene: scene["id"]?.string ?? "")) {
          scene.set("isShownByCode", JSONNode(true))
        }
        return scene
      }
      if marked.contains(where: { $0.file == file }) {
        changeRoot(of: file) { $0.set("scenes", JSONNode(scenes)) }
      }
    }
  }

  private func reach(_ start: Place, _ ways: [Place: [Place]], _ reached: inout Set<Place>) {
    guard reached.insert(start).inserted else { return }
    var waiting = [start]
    while let place = waiting.popLast() {
      for next in ways[place] ?? [] where reached.insert(next).inserted { waiting.append(next) }
    }
  }

  /// What each scene leads to or holds.
  private func ways() -> [Place: [Place]] {
    var ways: [Place: [Place]] = [:]
    for (file, name) in files.enumerated() {
      for scene in name.root["scenes"]?.elements ?? [] {
        let place = Place(file: file, scene: scene["id"]?.string ?? "")
        ways[place] = goals(of: scene, in: file)
      }
    }
    return ways
  }

  private func goals(of scene: JSONNode, in file: Int) -> [Place] {
    if scene["kind"]?.string == "storyboardReference" {
      guard let other = files.firstIndex(where: { $0.name == scene["file"]?.string }) else {
        return []
      }
      let id = scene["scene"]?.string ?? files[other].root["initialScene"]?.string
      return id.map { [Place(file: other, scene: $0)] } ?? []
    }
    var ids = (scene["segues"]?.elements ?? []).compactMap { $0["to"]?.string }
    ids += (scene["tabs"]?.elements ?? []).compactMap { $0["scene"]?.string }
    ids += (scene["pages"]?.elements ?? []).compactMap(\.string)
    ids += ["root", "primary", "supplementary", "secondary", "compact"].compactMap {
      scene[$0]?.string
    }
    return ids.map { Place(file: file, scene: $0) }
  }
}

extension Board {
  /// The scenes that code can make by a storyboard identifier, as the scene file calls them.
  fileprivate var identifiedScenes: [String] {
    document.scenes.compactMap { scene in
      guard let controller = scene.controller, let id = controller["id"],
        controller.name != "viewControllerPlaceholder",
        controller["storyboardIdentifier"]?.isEmpty == false
      else { return nil }
      return names.scenes[id]
    }
  }
}

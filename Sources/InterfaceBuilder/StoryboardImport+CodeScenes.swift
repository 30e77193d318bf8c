import Storyboards
import TextFormats

/// Scenes that only code shows.
extension StoryboardImport {
  private struct Place: Hashable {
    var file: Int
    var scene: String
  }

  /// Marks the scenes with a storyboard identifier that only code can show.
  ///
  /// Neither the initial scene nor another marked scene leads to such a scene.
  mutating func markScenesShownByCode(_ boards: [Board]) {
    let ways = ways()
    let candidates = boards.indices.flatMap { file in
      boards[file].identifiedScenes.map { Place(file: file, scene: $0) }
    }
    var reached: Set<Place> = []
    reach(Place(file: 0, scene: files[0].document.initialScene), ways, &reached)
    let entered = Set(
      ways.flatMap { place, goals in
        goals.filter { $0 != place }
      })
    var marked: Set<Place> = []
    // First the scenes that no scene leads to, then the scenes that only lead to each other.
    for place in candidates.filter({ !entered.contains($0) }) + candidates
    where ways[place] != nil && !reached.contains(place) {
      marked.insert(place)
      reach(place, ways, &reached)
    }
    guard !marked.isEmpty else { return }
    for file in files.indices {
      for scene in files[file].document.scenes.indices {
        let id = files[file].document.scenes[scene].id
        guard marked.contains(Place(file: file, scene: id)) else { continue }
        files[file].document.scenes[scene].isShownByCode = true
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

  /// Returns the scenes that each scene leads to or contains.
  private func ways() -> [Place: [Place]] {
    var ways: [Place: [Place]] = [:]
    for (number, file) in files.enumerated() {
      for scene in file.document.scenes {
        ways[Place(file: number, scene: scene.id)] = goals(of: scene, in: number)
      }
    }
    return ways
  }

  private func goals(of scene: SceneDocument.Scene, in file: Int) -> [Place] {
    if case .storyboardReference(let reference) = scene.kind {
      guard let other = files.firstIndex(where: { $0.name == reference.storyboard }) else {
        return []
      }
      return [Place(file: other, scene: reference.scene ?? files[other].document.initialScene)]
    }
    return (scene.segues.compactMap(\.destination) + scene.children.map(\.scene)).map {
      Place(file: file, scene: $0)
    }
  }
}

extension Board {
  /// The scenes that code can make by a storyboard identifier, by their names in the scene file.
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

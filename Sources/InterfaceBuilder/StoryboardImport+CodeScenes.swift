import Storyboards
import TextFormats

/// Finds the scenes that no segue shows.
///
/// Many apps create such a controller with `instantiateViewController(withIdentifier:)` and present
/// or push it in code. A flow map or a check would report these scenes as unreachable, so the
/// import marks them as shown by code.
extension StoryboardImport {
  /// A scene of one of the import's files.
  private struct Place: Hashable {
    var file: Int
    var scene: String
  }

  /// Marks the scenes with a storyboard identifier that only code can show.
  ///
  /// These are the scenes that neither the initial scene nor another marked scene leads to. Scenes
  /// that no other scene leads to are marked first. Of scenes that only lead to each other, the
  /// first in the file is marked, and the others are then reachable.
  ///
  /// The result does not depend on names: only the order of the files and of the scenes in them
  /// counts.
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

  /// Adds a scene and all scenes that can be reached from it to `reached`.
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

  /// Returns the destinations of a scene's segues and its children. A storyboard reference leads to
  /// the scene that it names, or to the initial scene of the other file; a reference to an unknown
  /// file leads nowhere.
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

internal import Storyboards

/// The scenes whose segues lead to each scene, or to a container of it.
struct DeclaredPlaces {
  /// The direct sources of a scene, in the order of the files. An empty text is the start.
  private var sources: [String: [String]] = [:]
  private var containers: [String: [String]] = [:]

  init(of bundle: StoryboardBundle) {
    // A reference stands for the scene that it names.
    var targets: [String: String] = [:]
    for scene in bundle.storyboards.flatMap(\.document.scenes) {
      guard case .storyboardReference(let reference) = scene.kind else { continue }
      let initial = bundle.storyboard(reference.storyboard)?.document.initialScene
      targets[scene.id] = reference.scene ?? initial
    }
    func target(_ id: String) -> String { targets[id] ?? id }
    sources[target(bundle.main.document.initialScene), default: []].append("")
    for scene in bundle.storyboards.flatMap(\.document.scenes) {
      for segue in scene.segues {
        guard let destination = segue.destination else { continue }
        sources[target(destination), default: []].append(scene.id)
      }
      for child in scene.children {
        containers[target(child.scene), default: []].append(scene.id)
      }
    }
  }

  /// Returns the scenes from which segues lead to a scene, each once.
  func places(of scene: String) -> [String] {
    var places: [String] = []
    var seen: Set<String> = []
    var waiting = [scene]
    while let scene = waiting.popLast() {
      guard seen.insert(scene).inserted else { continue }
      for source in sources[scene] ?? [] where !places.contains(source) { places.append(source) }
      waiting += containers[scene] ?? []
    }
    return places
  }
}

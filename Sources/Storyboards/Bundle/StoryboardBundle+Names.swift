extension StoryboardBundle {
  /// What people call the scene that a segue of `scene` leads to: its name, or that of what a container
  /// without one shows first.
  ///
  /// - Returns: nil for a segue without a destination, and for a scene that is in none of the storyboards.
  public func destinationName(
    of segue: SceneDocument.Segue, in scene: SceneDocument.Scene
  ) -> String? {
    let home = storyboards.first { $0.document.scenes.contains(scene) }
    guard let home, var id = segue.destination else { return nil }
    var document = home.document
    // A file may have a loop of references.
    for _ in 0..<Self.longestWay {
      guard let found = document.scenes.first(where: { $0.id == id }) else { return nil }
      if case .storyboardReference(let reference) = found.kind {
        guard let other = storyboard(reference.storyboard)?.document else { return found.name }
        document = other
        id = reference.scene ?? other.initialScene
      } else if found.name == found.id, let first = found.firstChild {
        id = first.scene
      } else {
        return found.name
      }
    }
    return segue.destination
  }

  private static let longestWay = 64
}

extension SceneDocument.Scene {
  /// Of a container what it shows first.
  fileprivate var firstChild: SceneDocument.Child? {
    switch kind {
    case .tabBarController(let tabs): tabs.tabs[tabs.selected].child
    case .splitViewController(let split): split.secondary
    case _: children.first
    }
  }
}

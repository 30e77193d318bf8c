extension StoryboardBundle {
  /// What people call the scene that a segue of `scene` leads to: its name, or that of what a container
  /// without one shows first. A navigation controller is called by its root.
  ///
  /// - Returns: nil for a segue without a destination, and for a scene that is in none of the storyboards.
  public func destinationName(
    of segue: SceneDocument.Segue, in scene: SceneDocument.Scene
  ) -> String? {
    let home = storyboards.first { $0.document.scenes.contains(scene) }
    guard let home, var id = segue.destination else { return nil }
    var document = home.document
    // Of the last container on the way that has a name, for contents that have none.
    var outer: String?
    // A file may have a loop of references.
    for _ in 0..<Self.longestWay {
      guard let found = document.scenes.first(where: { $0.id == id }) else { return nil }
      let name = found.name == found.id ? nil : found.name
      if case .storyboardReference(let reference) = found.kind {
        guard let other = storyboard(reference.storyboard)?.document else { return found.name }
        document = other
        id = reference.scene ?? other.initialScene
      } else if name == nil || found.isStack, let first = found.firstChild {
        outer = name ?? outer
        id = first.scene
      } else {
        return name ?? outer ?? found.name
      }
    }
    return segue.destination
  }

  private static let longestWay = 64
}

extension SceneDocument.Scene {
  /// Indicates whether it is called by its root, whatever its own name.
  fileprivate var isStack: Bool {
    if case .navigationController = kind { true } else { false }
  }

  /// Of a container what it shows first.
  fileprivate var firstChild: SceneDocument.Child? {
    switch kind {
    case .tabBarController(let tabs): tabs.tabs[tabs.selected].child
    case .splitViewController(let split): split.secondary
    case _: children.first
    }
  }
}

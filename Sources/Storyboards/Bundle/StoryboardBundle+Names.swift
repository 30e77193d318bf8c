extension StoryboardBundle {
  /// Returns the name for people of the scene that a segue of `scene` leads to.
  ///
  /// A container without a name has that of the scene that it shows first, and a navigation controller
  /// has that of its root.
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
  /// Indicates whether its root names it, even if it has a name.
  fileprivate var isStack: Bool {
    if case .navigationController = kind { true } else { false }
  }

  /// The scene that a container shows first.
  fileprivate var firstChild: SceneDocument.Child? {
    switch kind {
    case .tabBarController(let tabs): tabs.tabs[tabs.selected].child
    case .splitViewController(let split): split.secondary
    case _: children.first
    }
  }
}

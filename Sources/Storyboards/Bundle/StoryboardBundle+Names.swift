extension StoryboardBundle {
  /// Returns the name for people of the scene to which a segue leads.
  ///
  /// A container without a name has the name of the scene that it shows first. A navigation
  /// controller always has the name of its root.
  ///
  /// - Parameters:
  ///   - segue: The segue.
  ///   - scene: Its source, a scene of one of the storyboards.
  /// - Returns: The name, or nil for an unwind segue and for a scene in none of the storyboards.
  public func destinationName(
    of segue: SceneDocument.Segue, in scene: SceneDocument.Scene
  ) -> String? {
    let home = storyboards.first { $0.document.scenes.contains(scene) }
    guard let home, let destination = segue.destination else { return nil }
    return shownName(ofScene: destination, in: home.document)
  }

  /// Returns the name for people of the scene with an id, as a segue to it has it; nil if there is
  /// none.
  package func shownName(ofScene start: String, in document: SceneDocument) -> String? {
    var (id, document) = (start, document)
    // The name of the last container that has one, for contents without a name.
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
    return start
  }

  /// The most references and containers that a name is looked for through. A chain that is longer
  /// is a cycle in practice.
  private static let longestWay = 64
}

extension SceneDocument.Scene {
  /// Indicates whether the scene has the name of its root.
  fileprivate var isStack: Bool {
    if case .navigationController = kind { true } else { false }
  }

  /// The scene that a container shows first; nil for other scenes.
  fileprivate var firstChild: SceneDocument.Child? {
    switch kind {
    case .tabBarController(let tabs): tabs.tabs[tabs.selected].child
    case .splitViewController(let split): split.secondary
    case _: children.first
    }
  }
}

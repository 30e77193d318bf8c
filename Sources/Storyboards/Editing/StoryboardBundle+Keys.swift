extension StoryboardBundle.Storyboard {
  /// Returns whether a view of a scene can have a key in the file.
  package func hasKey(_ key: String, ofView id: String, inScene scene: String) -> Bool {
    let scene = document.scenes.first { $0.id == scene }
    guard let view = Self.view(id, in: scene?.views ?? []) else { return false }
    return key == "alpha" || view.kind.entry.fields.contains { $0.key.name == key }
  }

  private static func view(
    _ id: String, in views: [SceneDocument.View]
  ) -> SceneDocument.View? {
    for view in views {
      if view.id == id { return view }
      if case .group(let group) = view, let found = self.view(id, in: group.members.map(\.view)) {
        return found
      }
    }
    return nil
  }
}

extension StoryboardBundle {
  /// A scene of one of the storyboards that only code shows.
  public struct CodeScene: Equatable, Sendable {
    /// The id of the scene.
    public var id: String
    /// The storyboard's name in the bundle; nil for the main one.
    public var storyboard: String?
    /// The name of the scene for people.
    public var name: String
  }

  /// The scenes that only code shows, in the order of the storyboards.
  public var scenesShownByCode: [CodeScene] {
    storyboards.enumerated().flatMap { number, storyboard in
      storyboard.document.scenes.filter(\.isShownByCode).map { scene in
        let way = SceneDocument.Segue(id: "", kind: .show(to: scene.id))
        return CodeScene(
          id: scene.id, storyboard: number == 0 ? nil : storyboard.name,
          name: destinationName(of: way, in: scene) ?? scene.name)
      }
    }
  }
}

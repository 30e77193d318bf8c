extension StoryboardBundle {
  /// A scene that only code shows.
  ///
  /// No segue leads to such a scene, so only the app's code would make its controller. A session
  /// offers these scenes in its menu, and makes one with
  /// ``SceneFactory/makeViewController(_:in:)``.
  public struct CodeScene: Equatable, Sendable {
    /// The id in its storyboard.
    public var id: String
    /// The storyboard's name in the bundle; nil for the main one.
    public var storyboard: String?
    /// The name for people.
    public var name: String
  }

  /// The scenes that only code shows, in the order of the storyboards.
  ///
  /// An import marks these scenes, and a scene file can do so with the key `isShownByCode`. The
  /// property walks all scenes of all storyboards each time.
  ///
  /// ```swift
  /// var help = SceneDocument.Scene(id: "help", title: "Help")
  /// help.isShownByCode = true
  /// let document = SceneDocument(
  ///   canvas: Size(width: 400, height: 800), initialScene: "home",
  ///   scenes: [SceneDocument.Scene(id: "home"), help])
  /// let bundle = StoryboardBundle(document)
  /// precondition(bundle.scenesShownByCode.map(\.name) == ["Help"])
  /// ```
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

public import NavigationKit

extension SceneViewController {
  /// The texts and values of the views and rows that have an id, sorted by the ids.
  ///
  /// Before the view is loaded, these are the texts that have been set for it.
  ///
  /// A session uses them to rebuild a screen after its scene file has changed: the new controller
  /// gets each value by ``restore(_:)``.
  public var shownValues: [SceneDocument.LabelText] {
    var values: [SceneDocument.LabelText] = []
    for id in valueNames {
      guard let text = shownValue(id) else { continue }
      values.append(SceneDocument.LabelText(label: id, text: text))
    }
    return values
  }

  /// Returns the id of a view that the scene describes, or nil for another view.
  ///
  /// - Parameter view: The view.
  public func sceneName(of view: View) -> String? {
    valueNames.first { sceneView($0) === view }
  }

  /// Sets the value of a view or row that it had in another controller for the same scene.
  ///
  /// If the view is not loaded, the value is set when it is. A value for a missing view or row is
  /// ignored.
  ///
  /// - Parameter value: A value of ``shownValues``.
  public func restore(_ value: SceneDocument.LabelText) {
    guard isViewLoaded, let view = sceneView(value.label) else { return set(value) }
    view.setSceneValue(value.text)
  }
}

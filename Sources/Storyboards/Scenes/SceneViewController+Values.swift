public import NavigationKit

extension SceneViewController {
  /// The texts and values of its views and rows, sorted by their ids.
  ///
  /// Before the view is loaded, these are the texts that wait for it.
  public var shownValues: [SceneDocument.LabelText] {
    var values: [SceneDocument.LabelText] = []
    for id in valueNames {
      guard let text = shownValue(id) else { continue }
      values.append(SceneDocument.LabelText(label: id, text: text))
    }
    return values
  }

  /// The id of a view that the scene describes; nil for any other.
  public func sceneName(of view: View) -> String? {
    valueNames.first { sceneView($0) === view }
  }

  /// Gives a view or row the value that it had in another scene of that id.
  public func restore(_ value: SceneDocument.LabelText) {
    guard isViewLoaded, let view = sceneView(value.label) else { return set(value) }
    view.setSceneValue(value.text)
  }
}

public import NavigationKit

extension SceneViewController {
  /// What its views and rows say and have as values, by their ids in order.
  ///
  /// A view that is not loaded yet has what waits for it.
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

extension View {
  /// Sets what `sceneValue` tells, in its words; what it does not know stays as it is.
  func setSceneValue(_ text: String) {
    switch self {
    case let view as Switch: view.isOn = text == "on"
    case let slider as Slider: Float(text).map { slider.value = $0 }
    case let stepper as Stepper: Double(text).map { stepper.value = $0 }
    case let progress as ProgressView: Float(text).map { progress.progress = $0 }
    case let control as SegmentedControl:
      let titles = (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) }
      if let place = titles.firstIndex(of: text) { control.selectedSegmentIndex = place }
    default: setSceneText(text)
    }
  }
}

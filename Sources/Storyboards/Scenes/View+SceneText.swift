internal import NavigationKit

extension View {
  /// The text or value of the view, for a text that refers to it; nil for a view without one.
  var sceneValue: String? {
    switch self {
    case let label as Label: label.text ?? ""
    case let field as TextField: field.text ?? ""
    case let view as TextView: view.text
    case let view as Switch: view.isOn ? "on" : "off"
    case let slider as Slider: Self.text(slider.value)
    case let stepper as Stepper: Self.text(stepper.value)
    case let progress as ProgressView: Self.text(progress.progress)
    case let control as SegmentedControl:
      control.selectedSegmentIndex == SegmentedControl.noSegment
        ? "" : control.titleForSegment(at: control.selectedSegmentIndex)
    default: nil
    }
  }

  /// Replaces the text of a view that has one. Other views stay unchanged.
  func setSceneText(_ text: String) {
    switch self {
    case let label as Label: label.text = text
    case let field as TextField: field.text = text
    case let view as TextView: view.text = text
    default: break
    }
  }

  /// Returns a number without a fraction if it is whole.
  private static func text(_ number: some BinaryFloatingPoint & CustomStringConvertible) -> String {
    Int(exactly: number)?.description ?? number.description
  }
}

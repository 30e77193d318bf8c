internal import NavigationKit

extension View {
  /// The text or value that it shows, for a text that asks for it; nil where it has none.
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

  /// Replaces the text of a view that shows one; others stay as they are.
  func setSceneText(_ text: String) {
    switch self {
    case let label as Label: label.text = text
    case let field as TextField: field.text = text
    case let view as TextView: view.text = text
    default: break
    }
  }

  /// A number as a person writes it: without a fraction where it has none.
  private static func text(_ number: some BinaryFloatingPoint & CustomStringConvertible) -> String {
    Int(exactly: number)?.description ?? number.description
  }
}

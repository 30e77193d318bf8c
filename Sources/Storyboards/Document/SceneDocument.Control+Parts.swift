import NavigationKit

/// The values of a control of one kind, for the format's table, whose cases know the kind.
///
/// A control of another kind returns the defaults. Setting a value makes it a control of this kind.
extension SceneDocument.Control {
  var isOn: Bool {
    get { if case .switch(let isOn) = content { isOn } else { false } }
    set { content = .switch(isOn: newValue) }
  }

  var progress: Double {
    get { if case .progressView(let progress) = content { Self.decimal(progress) } else { 0 } }
    set { content = .progressView(Float(newValue)) }
  }

  var image: String {
    get { if case .imageView(let name, _) = content { name } else { "" } }
    set { content = .imageView(newValue, contentMode: contentMode) }
  }

  var contentMode: ImageView.ContentMode {
    get { if case .imageView(_, let mode) = content { mode } else { .scaleAspectFit } }
    set { content = .imageView(image, contentMode: newValue) }
  }

  var textField: SceneDocument.TextField {
    get { if case .textField(let field) = content { field } else { SceneDocument.TextField() } }
    set { content = .textField(newValue) }
  }

  var text: String {
    get { if case .textView(let text, _) = content { text } else { "" } }
    set { content = .textView(newValue, isEditable: isEditable) }
  }

  var isEditable: Bool {
    get { if case .textView(_, let isEditable) = content { isEditable } else { true } }
    set { content = .textView(text, isEditable: newValue) }
  }

  var segments: [String] {
    get { if case .segmentedControl(let segments, _) = content { segments } else { [] } }
    set { content = .segmentedControl(newValue, selected: selected) }
  }

  var selected: Int {
    get { if case .segmentedControl(_, let selected) = content { selected } else { 0 } }
    set { content = .segmentedControl(segments, selected: newValue) }
  }

  var indicatorStyle: ActivityIndicatorView.Style {
    get { if case .activityIndicatorView(let style, _) = content { style } else { .medium } }
    set { content = .activityIndicatorView(newValue, isAnimating: isAnimating) }
  }

  var isAnimating: Bool {
    get {
      if case .activityIndicatorView(_, let isAnimating) = content { isAnimating } else { true }
    }
    set { content = .activityIndicatorView(indicatorStyle, isAnimating: newValue) }
  }

  /// The value and range of a slider.
  var sliderValues: (value: Double, range: ClosedRange<Double>) {
    guard case .slider(let value, let range) = content else { return (0, 0...1) }
    return (
      Self.decimal(value), Self.decimal(range.lowerBound)...Self.decimal(range.upperBound)
    )
  }

  var stepper: SceneDocument.Stepper {
    get { if case .stepper(let stepper) = content { stepper } else { SceneDocument.Stepper() } }
    set { content = .stepper(newValue) }
  }

  /// The number with the same shortest decimal as `number`, so that 0.1 is written as it was read.
  private static func decimal(_ number: Float) -> Double { Double(number.description) ?? 0 }
}

import NavigationKit

extension ViewDescription {
  /// A stepper, whose range is 0 to 100 unless the file names another.
  static let stepper = control(
    "a stepper", .stepper(SceneDocument.Stepper()),
    range(upTo: 100) { ($0.control.stepper.value, $0.control.stepper.range) } + [
      .value("step", \.control.stepper.step, .number(above: 0, upTo: largest), default: 1),
      .value(
        "wraps", \.control.stepper.wraps, .boolean, default: false,
        "A step past one end continues at the other end"),
      isEnabled,
    ],
    roles: [.value, .control],
    make: { description, maker in
      let view = maker.base(description.id, Stepper())
      let stepper = description.stepper
      view.setRange(stepper.range)
      view.value = stepper.value
      view.stepValue = stepper.step
      view.wraps = stepper.wraps
      return view
    }
  ).adjustable { isHighest($0, upTo: 100) }.inRows
    .finishing { fields, decoder, view in
      (view.control.stepper.value, view.control.stepper.range) = value(
        fields, &decoder, upTo: 100)
    }
}

extension SceneDocument.Control {
  fileprivate var stepper: SceneDocument.Stepper {
    get { if case .stepper(let stepper) = content { stepper } else { SceneDocument.Stepper() } }
    set { content = .stepper(newValue) }
  }
}

extension Stepper {
  /// Sets both ends in an order in which the minimum is never above the maximum.
  fileprivate func setRange(_ range: ClosedRange<Double>) {
    if range.lowerBound > maximumValue { maximumValue = range.upperBound }
    minimumValue = range.lowerBound
    maximumValue = range.upperBound
  }
}

extension Stepper: SceneValued {
  var textValue: String {
    get { Self.text(value) }
    set { if let number = Double(newValue) { value = number } }
  }
}

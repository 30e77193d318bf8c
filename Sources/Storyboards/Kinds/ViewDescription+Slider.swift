import NavigationKit

extension ViewDescription {
  /// A slider, whose range is 0 to 1 unless the file names another. The value is read last, because
  /// it must be within the range.
  static let slider = control(
    "a slider", .slider(0, 0...1),
    range(upTo: 1) { $0.control.sliderValues } + [tint, isEnabled],
    roles: [.value, .control],
    make: { description, maker in
      let view = maker.base(description.id, Slider())
      guard case .slider(let value, let range) = description.content else { return view }
      view.minimumValue = range.lowerBound
      view.maximumValue = range.upperBound
      view.value = value
      if let color = description.color { view.minimumTrackTintColor = color }
      return view
    }
  ).adjustable { isHighest($0, upTo: 1) }.inRows
    .finishing { fields, decoder, view in
      let (number, range) = value(fields, &decoder, upTo: 1)
      view.control.content = .slider(
        Float(number), Float(range.lowerBound)...Float(range.upperBound))
    }
}

extension SceneDocument.Control {
  /// A slider's value and range.
  fileprivate var sliderValues: (value: Double, range: ClosedRange<Double>) {
    guard case .slider(let value, let range) = content else { return (0, 0...1) }
    return (
      Double(shortest: value),
      Double(shortest: range.lowerBound)...Double(shortest: range.upperBound)
    )
  }
}

extension Slider: SceneValued {
  var textValue: String {
    get { Self.text(value) }
    set { if let number = Float(newValue) { value = number } }
  }
}

internal import CellGraphics
package import Motion

/// A running animation of one property of a view, for a reader.
package struct RunningAnimation: Hashable, Sendable {
  /// The name of the property, such as `center`.
  package var property: String
  /// The first value in words.
  package var from: String
  /// The last value in words.
  package var to: String
  /// The curve or spring; nil for keyframes.
  package var timing: Timing?
  /// The share of the time that has passed, 0 to 1.
  package var progress: Double
}

extension View {
  /// The running animations of the view, in the order in which they began.
  ///
  /// - Parameter tick: The tick of the progress.
  package func runningAnimations(at tick: Int) -> [RunningAnimation] {
    animations.map { RunningAnimation($0, at: tick) }
  }
}

extension RunningAnimation {
  fileprivate init(_ animation: PropertyAnimation, at tick: Int) {
    property = "\(animation.property)"
    from = animation.property.text(animation.valuePath.start)
    to = animation.property.text(animation.valuePath.end)
    timing = animation.valuePath.isStraight ? animation.timing : nil
    progress = min(max(animation.group.progress(at: tick), 0), 1)
  }
}

extension PropertyAnimation.ValuePath {
  fileprivate var isStraight: Bool { if case .straight = self { true } else { false } }
}

extension AnimatedProperty {
  /// Returns a value of the property in words.
  fileprivate func text(_ value: AnimatableVector) -> String {
    switch self {
    case .center: "\(Self.number(value[0])), \(Self.number(value[1]))"
    case .bounds: "\(Self.number(value[2])) × \(Self.number(value[3]))"
    case .transform: Self.text(value.transform)
    case .alpha, .isHidden, .pictureProgress: Self.number(value[0])
    case .backgroundColor: value.color?.hexadecimal ?? "none"
    }
  }

  private static func text(_ transform: AffineTransform) -> String {
    if transform == .identity { return "identity" }
    let scale = "scale \(number(transform.a)) × \(number(transform.d))"
    return "\(scale), move \(number(transform.tx)), \(number(transform.ty))"
  }

  /// Returns a number with at most two decimals.
  private static func number(_ value: Double) -> String {
    let hundredths = Int(clamping: (value * 100).rounded())
    let whole = (hundredths < 0 ? "-" : "") + "\(abs(hundredths) / 100)"
    var fraction = "\(abs(hundredths) % 100 + 100)".dropFirst()
    while fraction.last == "0" { fraction.removeLast() }
    return fraction.isEmpty ? whole : "\(whole).\(fraction)"
  }
}

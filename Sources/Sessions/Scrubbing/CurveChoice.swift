internal import Motion
internal import Storyboards

/// The curves that the scrubber offers one after the other: the names, a cubic curve and a spring.
enum CurveChoice {
  /// The spring to start with, which overshoots by less than a twentieth.
  private static let spring = SceneDocument.Curve.spring(damping: 0.7)

  /// Returns the curve after `curve` for a step of 1, or before it for -1. It is the first one if
  /// there is no curve yet.
  ///
  /// The cubic curve starts with the control points of the curve before it.
  static func next(_ curve: SceneDocument.Curve?, _ step: Int) -> SceneDocument.Curve {
    let names = SceneDocument.CurveName.allCases.map(SceneDocument.Curve.named)
    let cubic = SceneDocument.Curve.cubic(curve?.timingCurve ?? .easeInOut)
    let all = names + [cubic, spring]
    let index: Int
    switch curve {
    case nil: return all[0]
    case .named(let name): index = SceneDocument.CurveName.allCases.firstIndex(of: name) ?? 0
    case .cubic: index = names.count
    case .spring: index = names.count + 1
    }
    return all[(index + step + all.count) % all.count]
  }
}

extension SceneDocument.Curve {
  /// Returns the curve with another number.
  ///
  /// A step is 0.05, or 0.5 for a velocity. Times stay within 0 to 1, progress within -1 to 2,
  /// damping ratios within 0.05 to 1 and velocities within -20 to 20.
  func changingNumber(at index: Int, by steps: Int) -> Self {
    func changed(_ value: Double, _ step: Double, _ range: ClosedRange<Double>) -> Double {
      let new = ((value + Double(steps) * step) * 100).rounded() / 100
      return min(max(new, min(range.lowerBound, value)), max(range.upperBound, value))
    }
    var numbers = numbers
    switch self {
    case .named: return self
    case .cubic:
      numbers[index] = changed(numbers[index], 0.05, index % 2 == 0 ? 0...1 : -1...2)
      return .cubic(
        TimingCurve(c1x: numbers[0], c1y: numbers[1], c2x: numbers[2], c2y: numbers[3]))
    case .spring(let damping, let velocity):
      return index == 0
        ? .spring(damping: changed(damping, 0.05, 0.05...1), velocity: velocity)
        : .spring(damping: damping, velocity: changed(velocity, 0.5, -20...20))
    }
  }
}

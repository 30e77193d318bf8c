/// The timing functions that CSS has a name for.
enum TimingStyle: String, CaseIterable {
  case linear
  case easeInOut = "ease-in-out"
  case easeIn = "ease-in"
  case easeOut = "ease-out"
  case ease

  /// The declaration for a keyframe; empty for the linear one, which drawings have anyway.
  var declaration: String {
    self == .linear ? "" : ";animation-timing-function:\(rawValue)"
  }

  /// The two control points of the curve, as CSS Easing Functions defines them.
  private var points: (x1: Double, y1: Double, x2: Double, y2: Double) {
    switch self {
    case .linear: (0, 0, 1, 1)
    case .easeInOut: (0.42, 0, 0.58, 1)
    case .easeIn: (0.42, 0, 1, 1)
    case .easeOut: (0, 0, 0.58, 1)
    case .ease: (0.25, 0.1, 0.25, 1)
    }
  }

  /// Returns the progress at a part of the time, both 0 to 1.
  func progress(at time: Double) -> Double {
    let points = points
    func value(_ a: Double, _ b: Double, _ t: Double) -> Double {
      3 * (1 - t) * (1 - t) * t * a + 3 * (1 - t) * t * t * b + t * t * t
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<30 {
      let middle = (low + high) / 2
      if value(points.x1, points.x2, middle) < time { low = middle } else { high = middle }
    }
    return value(points.y1, points.y2, (low + high) / 2)
  }
}

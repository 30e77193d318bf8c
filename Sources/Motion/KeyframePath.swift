/// How values are found between keyframes.
public enum KeyframeCalculationMode: Int, Hashable, Sendable, CaseIterable {
  /// Straight from one to the next.
  case linear
  /// Each stays until the time of the next.
  case discrete
  /// Straight, with the same speed all the way; the keyframes' times don't count.
  case paced
  /// On a smooth curve through them.
  case cubic
  /// On a smooth curve, with the same speed all the way; the keyframes' times don't count.
  case cubicPaced
}

/// A way through a number of values.
///
/// The smooth curves are Catmull-Rom splines: at each keyframe the speed is that of a straight way
/// from the one before to the one after.
public struct KeyframePath: Hashable, Sendable {
  public typealias Value = SIMD8<Double>

  public let mode: KeyframeCalculationMode
  public private(set) var values: [Value]
  /// 0 to 1, not falling; for the paced modes in proportion to the way.
  public let times: [Double]
  /// For an even speed on the spline: how much of its length is behind at each sample, 0 to 1.
  private let lengths: [Double]

  /// - Parameters:
  ///   - times: 0 to 1, not falling, the first 0 and the last 1.
  ///   - values: At least two, one for each time.
  public init(times: [Double], values: [Value], mode: KeyframeCalculationMode) {
    precondition(values.count > 1 && times.count == values.count, "a way has two ends")
    self.mode = mode
    self.values = values
    switch mode {
    case .linear, .discrete, .cubic: self.times = times
    case .paced, .cubicPaced: self.times = Self.cumulativeFractions(along: values) ?? times
    }
    guard mode == .cubicPaced else {
      lengths = []
      return
    }
    let count = Self.samplesPerKeyframe * (values.count - 1)
    let (knots, points) = (self.times, values)
    lengths =
      Self.cumulativeFractions(
        along: (0...count).map {
          Self.spline(points, knots, at: Double($0) / Double(count))
        }) ?? []
  }

  private static let samplesPerKeyframe = 64

  /// The value at `fraction` of the way's time, held within 0 to 1.
  public func value(at fraction: Double) -> Value {
    if !(fraction > 0) { return values[0] }
    if fraction >= 1 { return values[values.count - 1] }
    switch mode {
    case .linear, .paced:
      let (index, local) = Self.segment(of: fraction, in: times)
      return values[index] + (values[index + 1] - values[index]) * Progress.rounded(local)
    case .discrete:
      return values[Self.segment(of: fraction, in: times).index]
    case .cubic:
      return Self.spline(values, times, at: fraction)
    case .cubicPaced:
      guard !lengths.isEmpty else { return values[0] }
      let (index, local) = Self.segment(of: fraction, in: lengths)
      return Self.spline(values, times, at: (Double(index) + local) / Double(lengths.count - 1))
    }
  }

  /// Multiplies all values by `factors`.
  public mutating func scale(by factors: Value) {
    for index in values.indices { values[index] *= factors }
  }

  /// The stretch of rising `times` that `fraction` lies in, and how far in it, 0 to 1.
  private static func segment(of fraction: Double, in times: [Double]) -> (
    index: Int, local: Double
  ) {
    var low = 0
    var high = times.count - 1
    while high - low > 1 {
      let middle = (low + high) / 2
      if times[middle] <= fraction { low = middle } else { high = middle }
    }
    let span = times[high] - times[low]
    return (low, span > 0 ? min(max((fraction - times[low]) / span, 0), 1) : 1)
  }

  /// How much of the way is behind at each value; nil where they are all one.
  private static func cumulativeFractions(along values: [Value]) -> [Double]? {
    var length = 0.0
    var lengths = [0.0]
    for (from, to) in zip(values, values.dropFirst()) {
      length += ((to - from) * (to - from)).sum().squareRoot()
      lengths.append(length)
    }
    return length > 0 ? lengths.map { $0 / length } : nil
  }

  private static func spline(_ values: [Value], _ times: [Double], at fraction: Double) -> Value {
    let (index, local) = segment(of: fraction, in: times)
    let span = times[index + 1] - times[index]
    let t = Progress.rounded(local)
    let (t2, t3) = (t * t, t * t * t)
    return values[index] * (2 * t3 - 3 * t2 + 1)
      + speed(values, times, at: index) * (span * (t3 - 2 * t2 + t))
      + values[index + 1] * (3 * t2 - 2 * t3)
      + speed(values, times, at: index + 1) * (span * (t3 - t2))
  }

  private static func speed(_ values: [Value], _ times: [Double], at index: Int) -> Value {
    let (before, after) = (max(index - 1, 0), min(index + 1, values.count - 1))
    let span = times[after] - times[before]
    return span > 0 ? (values[after] - values[before]) / span : .zero
  }
}

/// The way in which values between two keyframes are calculated, as Core Animation's calculation
/// modes.
public enum KeyframeCalculationMode: Int, Hashable, Sendable, CaseIterable {
  /// Straight lines between the keyframes.
  case linear
  /// Each value holds until the time of the next keyframe.
  case discrete
  /// Straight lines at a constant speed. The times of the keyframes do not count.
  case paced
  /// A smooth curve through the keyframes.
  case cubic
  /// A smooth curve at a constant speed. The times of the keyframes do not count.
  case cubicPaced
}

/// A path through several values, such as positions or colours, over the time of an animation.
///
/// The smooth curves are Catmull-Rom splines: at each keyframe the speed is that of a straight line
/// from the keyframe before to the one after.
///
/// ```swift
/// let path = KeyframePath(
///   times: [0, 0.25, 1],
///   values: [.zero, SIMD8(repeating: 8), SIMD8(repeating: 20)], mode: .linear)
/// precondition(path.value(at: 0.125)[0] == 4)
/// precondition(path.value(at: 0.625)[0] == 14)
/// precondition(path.value(at: 2)[0] == 20)
/// ```
public struct KeyframePath: Hashable, Sendable {
  /// A value with up to eight components. Unused components are 0.
  public typealias Value = SIMD8<Double>

  /// The way in which values between two keyframes are calculated.
  public let mode: KeyframeCalculationMode
  /// The values of the keyframes, in their order.
  public private(set) var values: [Value]
  /// The times of the keyframes, from 0 to 1 in ascending order. For the paced modes they are in
  /// proportion to the length of the path.
  public let times: [Double]
  /// The share of the spline's length up to each sample, 0 to 1; empty without `cubicPaced`.
  private let lengths: [Double]

  /// Creates a path.
  ///
  /// It traps if there are fewer than two values, or another number of times than of values.
  ///
  /// - Parameters:
  ///   - times: The times of the keyframes, from 0 for the first to 1 for the last, in ascending
  ///     order. Two equal times are a jump.
  ///   - values: The values, one for each time.
  ///   - mode: The way in which values between are calculated.
  public init(times: [Double], values: [Value], mode: KeyframeCalculationMode) {
    precondition(
      values.count > 1 && times.count == values.count,
      "KeyframePath: \(times.count) times for \(values.count) values; "
        + "pass at least two values and one time for each"
    )
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

  /// The number of samples between two keyframes that measure the length of a spline.
  private static let samplesPerKeyframe = 64

  /// Returns the value at a share of the time.
  ///
  /// Takes logarithmic time in the number of keyframes.
  ///
  /// - Parameter fraction: The share of the time, clamped to 0 to 1.
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

  /// Multiplies every value by `factors`, component by component.
  public mutating func scale(by factors: Value) {
    for index in values.indices { values[index] *= factors }
  }

  /// Returns the segment of the ascending `times` that contains `fraction`, and the position in it
  /// from 0 to 1.
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

  /// Returns the share of the path's length up to each value; nil if all values are equal.
  private static func cumulativeFractions(along values: [Value]) -> [Double]? {
    var length = 0.0
    var lengths = [0.0]
    for (from, to) in zip(values, values.dropFirst()) {
      length += ((to - from) * (to - from)).sum().squareRoot()
      lengths.append(length)
    }
    return length > 0 ? lengths.map { $0 / length } : nil
  }

  /// Returns the point of the Catmull-Rom spline at a share of the time.
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

  /// Returns the speed at a keyframe: the slope from the previous keyframe to the next keyframe.
  private static func speed(_ values: [Value], _ times: [Double], at index: Int) -> Value {
    let (before, after) = (max(index - 1, 0), min(index + 1, values.count - 1))
    let span = times[after] - times[before]
    return span > 0 ? (values[after] - values[before]) / span : .zero
  }
}

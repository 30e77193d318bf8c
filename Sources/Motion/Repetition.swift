/// How often an animation is played, and whether it is played back each time.
public struct Repetition: Hashable, Sendable {
  /// Above 0, also a fraction; infinite for ever.
  public let count: Double
  /// True plays back after each time; both together count as one.
  public let autoreverses: Bool

  public static let once = Repetition(count: 1, autoreverses: false)

  /// - Parameter count: What is not above 0 counts as 1.
  public init(count: Double, autoreverses: Bool) {
    self.count = count > 0 ? count : 1
    self.autoreverses = autoreverses
  }

  /// Ticks from the first start to the last end.
  public func length(of duration: Double) -> Double {
    count * duration * (autoreverses ? 2 : 1)
  }

  /// The ticks within one pass at which an animation stands; `duration` once all is over.
  public func phase(after elapsed: Double, of duration: Double) -> Double {
    guard elapsed < length(of: duration) else { return duration }
    guard self != .once, elapsed > 0 else { return elapsed }
    guard autoreverses else { return elapsed.truncatingRemainder(dividingBy: duration) }
    let phase = elapsed.truncatingRemainder(dividingBy: 2 * duration)
    return phase > duration ? 2 * duration - phase : phase
  }
}

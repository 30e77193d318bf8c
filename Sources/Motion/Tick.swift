/// The unit of time: 1/120 of a second. Times and durations are whole numbers of ticks (`Int`).
///
/// ```swift
/// precondition(Tick.count(seconds: 0.35) == 42)
/// precondition(Tick.count(seconds: -1) == 0)
/// let seconds = Double(90) / Double(Tick.perSecond)
/// precondition(seconds == 0.75)
/// ```
public enum Tick {
  /// The number of ticks in a second.
  public static let perSecond = 120

  /// Returns the number of ticks nearest to `seconds`: 0.3 s is 36, 0.4 s is 48.
  ///
  /// - Parameter seconds: Clamped to 0 to 86,400, which is a day. A value that is not a number
  ///   counts as 0.
  public static func count(seconds: Double) -> Int {
    guard seconds > 0 else { return 0 }
    return Int((min(seconds, 86_400) * Double(perSecond)).rounded())
  }
}

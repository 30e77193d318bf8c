/// The unit of time: 1/120 of a second. A moment and a duration are whole numbers of ticks (`Int`).
public enum Tick {
  public static let perSecond = 120

  /// The ticks nearest to `seconds`: 0.3 s is 36, 0.4 s is 48.
  ///
  /// - Returns: 0 for a negative duration or for what is not a number; a day of ticks at most.
  public static func count(seconds: Double) -> Int {
    guard seconds > 0 else { return 0 }
    return Int((min(seconds, 86_400) * Double(perSecond)).rounded())
  }
}

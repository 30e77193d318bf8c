internal import Motion

/// A moment of a session, as a user names it.
///
/// ```swift
/// precondition(SharedMoment("412") == .tick(412))
/// precondition(SharedMoment("3.5s") == .tick(420))
/// precondition(SharedMoment("navigation 3") == .navigation(3))
/// ```
public enum SharedMoment: Hashable, Sendable {
  /// A tick since the start of the session.
  case tick(Int)
  /// The start of a navigation, counted from 1.
  case navigation(Int)
  /// An event, by the number that `segue log --numbers` prints.
  case event(Int)

  /// Reads `412` (a tick), `3.5s` or `1:04` (a time), `event 12` or `navigation 3`; nil for another
  /// text.
  public init?(_ text: String) {
    let words = text.split(separator: " ")
    if words.count == 2, let number = Int(words[1]), number > 0 {
      switch words[0] {
      case "navigation": self = .navigation(number)
      case "event": self = .event(number)
      default: return nil
      }
    } else if let tick = Int(text), (0...Self.longest).contains(tick) {
      self = .tick(tick)
    } else {
      guard let seconds = Self.seconds(text), seconds * 120 <= Double(Self.longest) else {
        return nil
      }
      self = .tick(Int((seconds * Double(Tick.perSecond)).rounded()))
    }
  }

  /// The last tick that a log can have.
  private static let longest = 4_000_000_000

  /// Returns the seconds of `3.5s` or `1:04.5`.
  private static func seconds(_ text: String) -> Double? {
    if text.hasSuffix("s") { return positive(String(text.dropLast())) }
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, let minutes = Int(parts[0]), minutes >= 0,
      let seconds = positive(String(parts[1])), seconds < 60
    else { return nil }
    return Double(minutes) * 60 + seconds
  }

  private static func positive(_ text: String) -> Double? {
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == 0x2E }) else { return nil }
    return Double(text)
  }
}

extension SharedMoment: CustomStringConvertible {
  public var description: String {
    switch self {
    case .tick(let tick): "\(tick)"
    case .navigation(let number): "navigation \(number)"
    case .event(let number): "event \(number)"
    }
  }
}

/// A key and its effect at this moment, for the status line.
public struct KeyHint: Hashable, Sendable {
  /// The keys as signs, such as `↑↓`. An arrow in a hint is not a swipe.
  public var keys: String
  /// The effect in one or two words.
  public var meaning: String

  /// Creates a hint.
  ///
  /// - Parameters:
  ///   - keys: The keys as signs, such as `Esc`.
  ///   - meaning: The effect in one or two words.
  public init(keys: String, meaning: String) {
    self.keys = keys
    self.meaning = meaning
  }
}

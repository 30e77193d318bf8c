/// What a key does at this moment, in a word or two for a status line.
public struct KeyHint: Hashable, Sendable {
  /// The keys as signs, such as `↑↓`; an arrow among them is no swipe here.
  public var keys: String
  public var meaning: String

  public init(keys: String, meaning: String) {
    self.keys = keys
    self.meaning = meaning
  }
}

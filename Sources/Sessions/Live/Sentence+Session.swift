internal import Narration

extension Sentence {
  /// The text of a notice of the session, with the names of recordings and keys as they are.
  ///
  /// - Parameters:
  ///   - key: The key of the notice without its group, such as `recorded`.
  ///   - arguments: The values for its pattern.
  ///   - words: The words.
  static func notice(
    _ key: String, _ arguments: [Argument: Value] = [:], in words: StringTable = .english
  ) -> String {
    words.text(Sentence("notice.\(key)", arguments), isPlain: true)
  }
}

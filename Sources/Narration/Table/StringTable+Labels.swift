extension StringTable {
  /// Returns a text of the screen that is no sentence about an event: a title, a hint, a label.
  ///
  /// Names have no quotation marks. A key that the table does not have is the text itself, so that a
  /// name of the app can take the place of a word.
  ///
  /// - Parameters:
  ///   - key: The key, such as `pane.tree`.
  ///   - arguments: The values for the pattern.
  public func label(
    _ key: String, _ arguments: [Sentence.Argument: Sentence.Value] = [:]
  ) -> String {
    let sentence = Sentence(key, arguments)
    return pattern(of: sentence) == nil ? key : text(sentence, isPlain: true)
  }

  /// Returns whether the table has a key.
  public func hasLabel(_ key: String) -> Bool { pattern(of: Sentence(key)) != nil }

  /// Returns the meaning of a key in the words of the table.
  ///
  /// `NavigationKit` has English words for the keys of its views, such as `scroll`. A meaning that is
  /// not one of them is a name of the app and stays as it is.
  public func hint(_ meaning: String) -> String {
    Self.hintKeys[meaning].map { label($0) } ?? meaning
  }

  /// Returns whether a meaning of a key is a word that the table translates, and no name of the app.
  public static func isHint(_ meaning: String) -> Bool { hintKeys[meaning] != nil }

  private static let hintKeys = Dictionary(
    englishHints.merging(["hint.back": "back"]) { first, _ in first }.map { ($1, $0) },
    uniquingKeysWith: min)

  /// The English words of the screen that are no sentences about events.
  static let englishLabels = [
    englishKeyMeanings, englishInspector, englishFacts, englishHints, englishTitles,
    englishTimeline, englishScrubber, englishReview, englishMeter,
  ].reduce(into: [:]) { all, part in all.merge(part) { first, _ in first } }

  /// The keys of the texts of the screen that are no sentences about events.
  static let labelKeys = Set(englishLabels.keys.map { $0.prefix { $0 != "|" } })
    .map(String.init).sorted()
}

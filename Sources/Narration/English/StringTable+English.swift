extension StringTable {
  /// The English words.
  ///
  /// Names with spaces or punctuation are in curly quotation marks. A list has commas, and *and*
  /// before its last name.
  public static let english = StringTable(
    language: "en", plural: { $0 == 1 ? .one : .other },
    quotes: Quotes(open: "“", close: "”", use: .whenNeeded), missingName: "nothing",
    separator: ", ", lastSeparator: " and ",
    entries: [
      englishLifeCycle, englishContainers, englishInput, englishSegues, englishScreens,
      englishCommands, englishNotices, englishChrome, englishPhrases, englishRefusals,
      englishTriggers, englishElements, englishSpeech,
    ].reduce(into: [:]) { all, part in all.merge(part) { first, _ in first } })
}

extension StringTable {
  /// The English words.
  public static let english = StringTable(
    language: "en", plural: { $0 == 1 ? .one : .other },
    quotes: Quotes(open: "“", close: "”", use: .whenNeeded), missingName: "nothing",
    separator: ", ", lastSeparator: " and ",
    entries: [
      englishLifeCycle, englishContainers, englishInput, englishSegues, englishScreens,
      englishCommands, englishNotices, englishPhrases, englishElements, englishSpeech,
    ].reduce(into: [:]) { all, part in all.merge(part) { first, _ in first } })
}

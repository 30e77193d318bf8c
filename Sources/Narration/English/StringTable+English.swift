extension StringTable {
  /// The English words.
  ///
  /// Names with spaces or punctuation are in curly quotation marks. A list has commas, and *and*
  /// before its last name.
  public static let english = english(changing: [:])

  /// The English words of the first look of the status line, which are a part of old logs.
  ///
  /// They have one plural form for tabs: `there are 1 tabs`.
  public static let firstEnglish = english(changing: [
    "reason.tabs|one": "there are {count} tabs"
  ])

  private static func english(changing changes: [String: String]) -> StringTable {
    StringTable(
      language: "en", plural: { $0 == 1 ? .one : .other },
      quotes: Quotes(open: "“", close: "”", use: .whenNeeded), missingName: "nothing",
      separator: ", ", lastSeparator: " and ",
      entries: [
        englishLifeCycle, englishContainers, englishInput, englishSegues, englishScreens,
        englishCommands, englishNotices, englishChrome, englishPhrases, englishRefusals,
        englishTriggers, englishElements, englishSpeech, englishLabels,
      ].reduce(into: [:]) { all, part in all.merge(part) { first, _ in first } }
        .merging(changes) { $1 })
  }
}

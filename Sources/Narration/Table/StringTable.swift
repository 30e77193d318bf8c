/// The words of one language: whole sentences with named arguments, and the rules of the language.
///
/// An entry's key is that of a ``Sentence``, followed by a plural category where the number counts:
/// `stack.scenes|one` and `stack.scenes|other`. A pattern can have its arguments in any order. No code
/// joins parts of sentences, so that each language has its own word order.
///
/// ```text
/// let text = StringTable.english.text(Sentence(event))
/// ```
public struct StringTable: Sendable {
  /// The language, such as `en`.
  public var language: String
  /// The rule that finds the plural category of a number.
  public var plural: @Sendable (Int) -> PluralCategory
  /// The quotation marks.
  public var quotes: Quotes
  /// The word for a name that is missing, such as the previous controller of the first one.
  public var missingName: String
  /// The text between two names of a list.
  public var separator: String
  /// The text before the last name of a list.
  public var lastSeparator: String
  /// The character before the fraction of a number.
  public var decimalSeparator: Character
  /// The entries that are no patterns. A table without mistakes has none.
  public private(set) var invalidKeys: [String] = []
  private(set) var patterns: [String: Pattern] = [:]

  /// The quotation marks of a language.
  ///
  /// The marks also tell a reader, and a program that reads the text back, where a name ends.
  public struct Quotes: Hashable, Sendable {
    /// Decides which names are in quotation marks.
    public enum Use: Hashable, Sendable {
      /// Names with spaces or punctuation, which a reader would not recognise as one name.
      case whenNeeded
      /// All names, for languages without spaces between words.
      case always
      /// No name. Texts with this rule are for display, and cannot always be read back.
      case never
    }

    /// The mark before a name.
    public var open: Character
    /// The mark after a name. It is doubled inside.
    public var close: Character
    /// The names that have the marks.
    public var use: Use

    /// Creates the marks of a language.
    public init(open: Character, close: Character, use: Use) {
      (self.open, self.close, self.use) = (open, close, use)
    }
  }

  /// Creates a table.
  ///
  /// - Parameters:
  ///   - language: The language, such as `en`.
  ///   - plural: The rule that finds the plural category of a number.
  ///   - quotes: The quotation marks.
  ///   - missingName: The word for a name that is missing.
  ///   - separator: The text between two names of a list.
  ///   - lastSeparator: The text before the last name of a list.
  ///   - decimalSeparator: The character before the fraction of a number.
  ///   - entries: The patterns by key.
  public init(
    language: String, plural: @escaping @Sendable (Int) -> PluralCategory, quotes: Quotes,
    missingName: String, separator: String, lastSeparator: String,
    decimalSeparator: Character = ".", entries: [String: String]
  ) {
    self.language = language
    self.plural = plural
    self.quotes = quotes
    self.missingName = missingName
    self.separator = separator
    self.lastSeparator = lastSeparator
    self.decimalSeparator = decimalSeparator
    for key in entries.keys.sorted() {
      patterns[key] = entries[key].flatMap { Pattern($0) }
      if patterns[key] == nil { invalidKeys.append(key) }
    }
  }

  /// Returns the pattern of a sentence, in the plural form of its count; nil for an unknown key.
  func pattern(of sentence: Sentence) -> Pattern? {
    if let count = sentence.count {
      let form = pattern(sentence.key, plural(count)) ?? pattern(sentence.key, .other)
      if let form { return form }
    }
    return patterns[sentence.key]
  }

  /// Returns the pattern of a plural form; nil for a key without this form.
  func pattern(_ key: String, _ category: PluralCategory) -> Pattern? {
    let form = "\(key)|\(category.rawValue)"
    return patterns[form]
  }

  /// Returns the keys for which the table has no pattern, or no `other` form, in order.
  public var missingKeys: [String] {
    Self.keys.filter { patterns[$0] == nil && pattern($0, .other) == nil }
  }

  /// Returns the keys of the table that no sentence has, in order.
  public var unknownKeys: [String] {
    let known = Set(Self.keys)
    return patterns.keys.filter { key in
      let parts = key.split(separator: "|", omittingEmptySubsequences: false)
      guard let name = parts.first, known.contains(String(name)), parts.count <= 2 else {
        return true
      }
      return parts.count == 2 && PluralCategory(rawValue: String(parts[1])) == nil
    }.sorted()
  }
}

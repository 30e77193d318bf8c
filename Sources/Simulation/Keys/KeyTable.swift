internal import Narration

/// The meaning of each key in one context. The help and `docs/keys.md` list the keys in this order.
package struct KeyTable<Meaning: Equatable & Sendable>: Sendable {
  package let entries: [KeyEntry<Meaning>]
  private let meanings: [Key: Meaning]
  private let keysOverHelp: Set<Key>
  private let typing: (@Sendable (Character) -> Meaning)?

  /// Creates a table. If two entries bind a key, the first one counts.
  ///
  /// - Parameter typing: Returns the meaning of a character without an entry; nil if such a
  ///   character has no meaning.
  package init(
    _ entries: [KeyEntry<Meaning>], typing: (@Sendable (Character) -> Meaning)? = nil
  ) {
    self.entries = entries
    meanings = Dictionary(
      entries.flatMap(\.bindings).map { ($0.key, $0.meaning) },
      uniquingKeysWith: { first, _ in first })
    keysOverHelp = Set(entries.flatMap(\.keysOverHelp))
    self.typing = typing
  }

  /// The meaning of `key`; nil for a key without a meaning in this context.
  package subscript(key: Key) -> Meaning? {
    if let meaning = meanings[key] { return meaning }
    guard let typing, case .character(let character) = key else { return nil }
    return typing(character)
  }

  /// Returns the first key of the table with this meaning; nil if there is none.
  package func key(of meaning: Meaning) -> Key? {
    for entry in entries {
      for binding in entry.bindings where binding.meaning == meaning { return binding.key }
    }
    return nil
  }

  /// Returns the sign of the first key with this meaning, for a hint.
  ///
  /// Traps if no key has this meaning.
  package func sign(of meaning: Meaning) -> String {
    guard let key = key(of: meaning) else { preconditionFailure("no key means \(meaning)") }
    return key.sign
  }

  /// Indicates whether `key` keeps its meaning while the help of this context is open.
  package func worksOverHelp(_ key: Key) -> Bool { keysOverHelp.contains(key) }

  /// The rows of all entries, in order.
  package var rows: [KeyRow] { entries.map(\.row) }

  /// The keys that occur in more than one binding, each listed once, in the order of the table.
  package var ambiguousKeys: [Key] {
    var (met, ambiguous): (Set<Key>, [Key]) = ([], [])
    for key in entries.flatMap(\.bindings).map(\.key) where !met.insert(key).inserted {
      if !ambiguous.contains(key) { ambiguous.append(key) }
    }
    return ambiguous
  }
}

extension HelpOverlay {
  /// Makes the help of a context from the entries of its table that have a text for the help.
  ///
  /// - Parameters:
  ///   - title: The key of the title.
  ///   - table: The keys.
  ///   - words: The words of the help.
  init(title: String, of table: KeyTable<some Equatable & Sendable>, in words: StringTable) {
    self.init(title: words.label(title), entries: table.rows.compactMap { $0.entry(in: words) })
  }
}

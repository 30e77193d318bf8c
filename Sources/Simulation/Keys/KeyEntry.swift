internal import Narration

/// A row of a key table: its keys, the meaning of each key in the context, and the texts for the
/// help.
package struct KeyEntry<Meaning: Equatable & Sendable>: Sendable {
  /// The texts that describe the keys.
  package var row: KeyRow
  /// The meaning of each key, in the order of the keys.
  package var bindings: [(key: Key, meaning: Meaning)]
  /// The keys that keep their meaning while the help of the context is open. Other keys close the
  /// help.
  var keysOverHelp: [Key]

  /// Creates an entry.
  ///
  /// - Parameters:
  ///   - name: The keys as the help and the page write them.
  ///   - short: The same for a narrow screen; nil for `name`.
  ///   - bindings: Empty for a row about something else, such as the mouse.
  ///   - help: The key of the text in the help, such as `keys.quit`; nil for a row that appears only
  ///     in `docs/keys.md`.
  ///   - page: The sentences that the page adds to `help`, or has alone; nil for nothing more.
  package init(
    _ name: String, short: String? = nil, _ bindings: KeyValuePairs<Key, Meaning> = [:],
    overHelp keysOverHelp: [Key] = [], help: String? = nil, page: String? = nil
  ) {
    row = KeyRow(
      name: name, shortName: short ?? name, keys: bindings.map(\.key), help: help, page: page)
    self.bindings = bindings.map { (key: $0.key, meaning: $0.value) }
    self.keysOverHelp = keysOverHelp
  }

  /// Returns the entry with these digits, 0 to 9, added to its keys.
  func binding(_ digits: ClosedRange<Int>, to meaning: (Int) -> Meaning) -> Self {
    var entry = self
    entry.bindings += digits.map { (key: .character(Character("\($0)")), meaning: meaning($0)) }
    entry.row.keys = entry.bindings.map(\.key)
    return entry
  }

  /// Creates an entry that shows a row of another context. The keys of that row mean the same here.
  init(showing row: KeyRow) {
    self.row = row
    (bindings, keysOverHelp) = ([], [])
  }
}

/// The texts of a row in a key table.
package struct KeyRow: Equatable, Sendable {
  /// The names of the keys, such as `Tab, Shift-Tab`.
  package var name: String
  /// The names of the keys for a narrow screen.
  package var shortName: String
  /// The keys that `name` describes; empty for a row about another device, such as the mouse.
  package var keys: [Key]
  /// The key of the text in the help; nil for a row that appears only in `docs/keys.md`.
  package var help: String?
  /// The sentences in Markdown that `docs/keys.md` shows after `help`; nil if there are none.
  package var page: String?

  /// Returns the line of the help in the words of a table; nil for a row without one.
  func entry(in words: StringTable) -> HelpOverlay.Entry? {
    help.map { help in
      HelpOverlay.Entry(
        Self.name(name, in: words), short: Self.name(shortName, in: words), words.label(help))
    }
  }

  /// Returns the names of keys in the words of a table. The letters on keys stay as they are.
  private static func name(_ name: String, in words: StringTable) -> String {
    switch name {
    case "Mouse": words.label("keyName.mouse")
    case "Shift-arrow": words.label("keyName.shiftArrow")
    case "other keys": words.label("keyName.otherKeys")
    case "others": words.label("keyName.others")
    case _: name
    }
  }
}

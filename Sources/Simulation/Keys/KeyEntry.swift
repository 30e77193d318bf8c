/// A row of a table of keys: its keys, the meaning of each in the context, and the words for them.
package struct KeyEntry<Meaning: Equatable & Sendable>: Sendable {
  /// The words for the keys.
  package var row: KeyRow
  /// The meaning of each key, in the order of the keys.
  package var bindings: [(key: Key, meaning: Meaning)]
  /// The keys that keep their meaning while the help of the context is open; other keys close the help.
  var keysOverHelp: [Key]

  /// - Parameters:
  ///   - name: The keys as the help and the page write them.
  ///   - short: The same for a narrow screen; nil for `name`.
  ///   - bindings: Empty for a row about something else, such as the mouse.
  ///   - help: The text of the help, without a full stop; nil for a row that only the page has.
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

  /// Shows a row of another context, whose keys mean the same here, in the help and on the page.
  init(showing row: KeyRow) {
    self.row = row
    (bindings, keysOverHelp) = ([], [])
  }
}

/// The words for an entry of a table of keys.
package struct KeyRow: Equatable, Sendable {
  /// The keys as they are written, such as `Tab, Shift-Tab`.
  package var name: String
  /// The same for a narrow screen.
  package var shortName: String
  /// The keys that `name` stands for; empty for a row about something else, such as the mouse.
  package var keys: [Key]
  /// The text of the help, without a full stop; nil for a row that only the page has.
  package var help: String?
  /// The sentences that the page adds to `help`, or has alone, in Markdown; nil for nothing more.
  package var page: String?
}

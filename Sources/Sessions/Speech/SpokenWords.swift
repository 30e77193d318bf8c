internal import Narration
internal import NavigationKit
internal import Simulation

/// The words of spoken mode: lines of plain text from the string table.
struct SpokenWords {
  private let table = StringTable.english

  /// Returns the line of a sentence.
  func text(_ sentence: Sentence) -> String { line(table.text(sentence, isPlain: true)) }

  /// Returns a text as a line that a terminal shows and a voice reads.
  ///
  /// Spaces and line feeds become one space. Other control characters and characters that only draw
  /// are left out. Signs from U+2500 to U+28FF become their names, such as `black star`.
  func line(_ text: String) -> String {
    var words: [String] = []
    var word = String.UnicodeScalarView()
    func endWord() {
      if !word.isEmpty { words.append(String(word)) }
      word = String.UnicodeScalarView()
    }
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x2500...0x259F, 0x2800...0x28FF: endWord()
      case 0x25A0..<0x2800:
        endWord()
        let name = scalar.properties.name?.lowercased() ?? ""
        if words.last != name, !name.isEmpty { words.append(name) }
      case _ where scalar.properties.isWhitespace: endWord()
      case _ where Self.isSilent(scalar): break
      case _: word.append(scalar)
      }
    }
    endWord()
    return words.joined(separator: " ")
  }

  private static func isSilent(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .surrogate, .lineSeparator, .paragraphSeparator: true
    // Joiners only make emoji and words.
    case .format: scalar.value != 0x200C && scalar.value != 0x200D
    case _: false
    }
  }

  /// Returns the name of a key.
  func name(of key: Key) -> String {
    switch key {
    case .up, .down, .left, .right, .enter, .escape, .tab:
      table.text(Sentence("key.\(key.name)"))
    case _: key.name
    }
  }

  /// Returns the names of the keys in a hint, such as `↑↓`.
  func keys(of signs: String) -> [String] {
    let names: [Character: String] = [
      "↑": "up", "↓": "down", "←": "left", "→": "right", "⏎": "enter", "⇧": "shift",
    ]
    let found = signs.compactMap { names[$0].map { table.text(Sentence("key.\($0)")) } }
    if !found.isEmpty { return found }
    return [signs == "Esc" ? table.text(Sentence("key.escape")) : signs]
  }
}

internal import Narration
internal import NavigationKit
internal import Simulation
import TextFormats

/// The words of spoken mode: lines of plain text from the string table.
struct SpokenWords {
  let table: StringTable

  /// Returns the line of a sentence.
  func text(_ sentence: Sentence) -> String { table.text(sentence, isPlain: true).readable }

  /// Returns the name of a key.
  ///
  /// Keys without a character have words in the string table. A letter is its own name.
  func name(of key: Key) -> String {
    switch key {
    case .character(let character): String(character)
    case .control, .f1: key.sign
    case .shift(let direction): "\(word("shift"))-\(word(direction.rawValue))"
    case .backTab: "\(word("shift"))-\(word("tab"))"
    case .up, .down, .left, .right, .enter, .escape, .tab, .home, .end, .pageUp, .pageDown,
      .backspace, .delete:
      word(key.name)
    }
  }

  private func word(_ key: String) -> String { table.text(Sentence("key.\(key)")) }

  /// Returns the names of the keys in a hint, such as `↑↓`.
  ///
  /// Signs with words are translated one by one. If no sign has a word, the text itself is the only
  /// name, except for `Esc`.
  func keys(of signs: String) -> [String] {
    let names: [Character: String] = [
      "↑": "up", "↓": "down", "←": "left", "→": "right", "⏎": "enter", "⇧": "shift",
    ]
    let found = signs.compactMap { names[$0].map { table.text(Sentence("key.\($0)")) } }
    if !found.isEmpty { return found }
    return [signs == "Esc" ? table.text(Sentence("key.escape")) : signs]
  }
}

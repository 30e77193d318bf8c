/// The words that a name of code or of a file is made of: `productCell` is `product` and `cell`.
struct NameWords {
  /// In small letters, but for abbreviations.
  private(set) var words: [String]

  init(_ name: String) {
    words = []
    var word: [Character] = []
    let characters = Array(name)
    func end() {
      guard !word.isEmpty else { return }
      let text = String(word)
      words.append(text.count > 1 && text == text.uppercased() ? text : text.lowercased())
      word = []
    }
    for (index, character) in characters.enumerated() {
      guard character.isLetter || character.isNumber else {
        end()
        continue
      }
      // `URLCell` is `URL` and `cell`.
      let next = index + 1 < characters.count ? characters[index + 1] : " "
      let isStart =
        character.isUppercase && (word.last?.isUppercase == false || next.isLowercase)
      if isStart { end() }
      word.append(character)
    }
    end()
  }

  /// Without these words, written in small letters.
  func without(_ others: Set<String>) -> NameWords {
    var result = self
    result.words.removeAll { others.contains($0.lowercased()) }
    return result
  }

  /// Without numbers and sizes, such as `24` and `48pt`.
  var withoutSizes: NameWords {
    var result = self
    result.words.removeAll { $0.first?.isNumber == true }
    return result
  }

  /// In small letters throughout.
  var key: String { words.joined(separator: " ").lowercased() }

  /// As a title has them; nil for no words.
  var title: String? {
    let text = words.joined(separator: " ")
    return text.first.map { $0.uppercased() + text.dropFirst() }
  }
}

/// Lines of `key: value` in records, for screen readers and scripts: no columns, no boxes.
///
/// ```swift
/// var text = PlainText()
/// text.add([("change", "added"), ("scene", "Help"), ("segue", nil)])
/// text.add([("scenes", "1")])
/// precondition(text.text == "change: added\nscene: Help\n\nscenes: 1\n")
/// ```
public struct PlainText {
  /// The records, with an empty line between two.
  public private(set) var text = ""

  /// Creates a text without records.
  public init() {}

  /// Adds a record. Values become one line that is safe to print; fields of nil are left out.
  public mutating func add(_ fields: [(key: String, value: String?)]) {
    if !text.isEmpty { text += "\n" }
    for (key, value) in fields {
      if let value { text += "\(key): \(value.readable.harmless(upTo: 1_000))\n" }
    }
  }
}

extension String {
  /// The text as one line that a voice can read.
  ///
  /// Spaces and line feeds become one space. Control characters, and characters that only draw, are
  /// left out. Signs from U+25A0 to U+27FF become their names, such as `black star`.
  public var readable: String {
    var words: [String] = []
    var word = String.UnicodeScalarView()
    var isAfterSign = false
    func endWord() {
      if !word.isEmpty { words.append(String(word)) }
      word = String.UnicodeScalarView()
    }
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x2500...0x259F, 0x2800...0x28FF: endWord()
      case 0x25A0..<0x2800:
        endWord()
        let name = scalar.properties.name?.lowercased() ?? ""
        if words.last != name, !name.isEmpty { words.append(name) }
        isAfterSign = !words.isEmpty
        continue
      case _ where isAfterSign && ",.:;!?)".unicodeScalars.contains(scalar) && word.isEmpty:
        words[words.count - 1].unicodeScalars.append(scalar)
      case _ where scalar.properties.isWhitespace: endWord()
      case _ where scalar.isSilent: break
      case _: word.append(scalar)
      }
      isAfterSign = false
    }
    endWord()
    return words.joined(separator: " ")
  }
}

extension Unicode.Scalar {
  /// Indicates whether the character is neither shown nor read.
  fileprivate var isSilent: Bool {
    switch properties.generalCategory {
    case .control, .surrogate, .lineSeparator, .paragraphSeparator: true
    // Joiners only make emoji and words.
    case .format: value != 0x200C && value != 0x200D
    case _: false
    }
  }
}

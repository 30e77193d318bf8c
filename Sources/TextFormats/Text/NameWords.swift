/// The words of an identifier or a file name: `productCell` has the words `product` and `cell`.
///
/// A word ends before a capital letter and at every character other than letters and digits.
/// Several capitals in a row are an abbreviation, which keeps its capitals: `URLCell` has the words
/// `URL` and `cell`.
///
/// An underscore and a hyphen separate words too, so names of image files and of classes are read
/// alike.
package struct NameWords {
  /// The words in lower case, except for abbreviations.
  ///
  /// Words that are no abbreviations are in lower case even if the name capitalises them.
  package private(set) var words: [String]

  /// Finds the words of a name. An empty name has none.
  package init(_ name: String) {
    words = []
    let bytes = Array(name.utf8)
    var start = 0
    func end(_ index: Int) -> [String] {
      guard index > start else { return [] }
      let text = String(decoding: bytes[start..<index], as: UTF8.self)
      let isAbbreviation = index - start > 1 && bytes[start..<index].allSatisfy(Self.isCapital)
      return [isAbbreviation ? text : text.lowercased()]
    }
    for (index, byte) in bytes.enumerated() {
      if !Self.isPart(byte) {
        words += end(index)
        start = index + 1
      } else if Self.isCapital(byte), index > start {
        // `URLCell` is `URL` and `cell`.
        let isLastOfSeveral =
          index + 1 < bytes.count && Self.isPart(bytes[index + 1])
          && !Self.isCapital(bytes[index + 1]) && !Self.isDigit(bytes[index + 1])
        if !Self.isCapital(bytes[index - 1]) || isLastOfSeveral {
          words += end(index)
          start = index
        }
      }
    }
    words += end(bytes.count)
  }

  private static func isCapital(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// Indicates whether the byte belongs to a word: a letter, a digit, or a part of a non-ASCII
  /// character.
  private static func isPart(_ byte: UInt8) -> Bool {
    isCapital(byte) || isDigit(byte) || (0x61...0x7A).contains(byte) || byte >= 0x80
  }

  /// Returns the words except for `others`, which are in lower case.
  package func without(_ others: Set<String>) -> NameWords {
    var result = self
    result.words.removeAll { others.contains($0.lowercased()) }
    return result
  }

  /// The words without numbers and sizes such as `24` and `48pt`.
  package var withoutSizes: NameWords {
    var result = self
    result.words.removeAll { $0.first?.isNumber == true }
    return result
  }

  /// All words in lower case, separated by spaces.
  package var key: String { words.joined(separator: " ").lowercased() }

  /// The words as a title; nil for no words.
  package var title: String? {
    let text = words.joined(separator: " ")
    return text.first.map { $0.uppercased() + text.dropFirst() }
  }
}

extension [UInt8] {
  /// Damages a text of JSON or XML in one place: a byte, a piece, a number, a quoted value or a word
  /// becomes another one, is lost or comes twice.
  ///
  /// A text of less than 40 bytes behind `start` stays as it is.
  ///
  /// - Parameters:
  ///   - start: The first byte that may change.
  ///   - words: Words that mean something in the text.
  package mutating func damage(
    from start: Int = 0, words: [String], _ random: inout SeededRandom
  ) {
    guard count > start + 40 else { return }
    let place = Int.random(in: start..<count - 30, using: &random)
    switch Int.random(in: 0..<7, using: &random) {
    case 0: self[place] = UInt8.random(in: 0...255, using: &random)
    case 1: removeSubrange(place..<place + Int.random(in: 0..<20, using: &random))
    case 2:
      let piece = self[place..<place + 20]
      insert(contentsOf: piece, at: Int.random(in: start..<count, using: &random))
    case 3: damageNumber(from: start, &random)
    case 4: exchangeValue(from: start, &random)
    case 5:
      let word = Array((words.randomElement(using: &random) ?? "").utf8.prefix(30))
      replaceSubrange(place..<place + word.count, with: word)
    default:
      let sign = Self.signs.randomElement(using: &random) ?? 0
      insert(sign, at: place)
    }
  }

  /// Makes a number another one, which may be none.
  package mutating func damageNumber(from start: Int = 0, _ random: inout SeededRandom) {
    guard count > start else { return }
    let place = Int.random(in: start..<count, using: &random)
    guard let digit = self[place...].firstIndex(where: { (0x30...0x39).contains($0) }) else {
      return
    }
    let end = self[digit...].firstIndex { !(0x30...0x39).contains($0) } ?? count
    let number = Self.numbers.randomElement(using: &random) ?? ""
    replaceSubrange(digit..<(random.isOne(in: 2) ? end : digit + 1), with: Array(number.utf8))
  }

  /// Makes digits other digits and spaces line breaks, which most texts bear.
  package mutating func damageDigits(_ random: inout SeededRandom) {
    for _ in 0..<Int.random(in: 1...8, using: &random) where !isEmpty {
      let place = Int.random(in: indices, using: &random)
      switch self[place] {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        self[place] = UInt8.random(in: UInt8(ascii: "1")...UInt8(ascii: "9"), using: &random)
      case UInt8(ascii: " "): self[place] = UInt8(ascii: "\n")
      default: break
      }
    }
  }

  /// Numbers at the ends of what a format or a type has room for.
  private static let numbers = [
    "-1", "0", "1", "0.5", "1e-16", "1e-300", "1e15", "1e308", "nan", "", "99999", "100000",
    "-100000",
    "9223372036854775807", "99999999999999999999",
  ]

  private static let signs = Array("0123456789-{}[]\"'<>/&;,:\\\n\u{1B}\u{7F}eE.tnf~".utf8)

  /// Gives a quoted value the text of another one.
  private mutating func exchangeValue(from start: Int, _ random: inout SeededRandom) {
    let quotes = indices[start...].filter { self[$0] == UInt8(ascii: "\"") }
    guard quotes.count >= 4 else { return }
    let from = Int.random(in: 0..<quotes.count / 2, using: &random) * 2
    let to = Int.random(in: 0..<quotes.count / 2, using: &random) * 2
    let value = Array(self[quotes[from] + 1..<quotes[from + 1]])
    replaceSubrange(quotes[to] + 1..<quotes[to + 1], with: value)
  }
}

extension String {
  /// Indicates whether a terminal only shows the text: it has no control characters except line
  /// feeds, and no characters that change the direction of text.
  package var isPlain: Bool {
    unicodeScalars.allSatisfy { scalar in
      if scalar == "\n" { return true }
      if scalar.properties.generalCategory == .control { return false }
      return !scalar.properties.isBidiControl
    }
  }
}

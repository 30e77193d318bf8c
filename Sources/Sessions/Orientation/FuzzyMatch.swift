/// The match of a text with the letters that the user has typed.
///
/// The best match begins the text. Next best are letters that each start a word or follow the letter
/// before, then letters in one piece, and last letters with gaps. Upper and lower case are the same.
struct FuzzyMatch: Comparable {
  /// The kinds of matches, the best one first.
  enum Kind: Int {
    /// The text begins with the query. Blanks in the query must match here too.
    case start
    /// Each letter starts a word or follows the letter before it, as `os` does in `Open Settings`.
    case words
    /// The letters are next to each other, anywhere in the text.
    case piece
    /// The letters are in the text in their order, with other characters between them.
    case gaps
  }

  var kind: Kind
  /// The matched characters of the text, in order.
  var positions: [Int]
  /// The number of characters of the text.
  private var length: Int

  /// Orders matches, the better one first: by kind, by the position of the first letter, and by the
  /// length of the text.
  static func < (a: FuzzyMatch, b: FuzzyMatch) -> Bool {
    (a.kind.rawValue, a.positions.first ?? 0, a.length)
      < (b.kind.rawValue, b.positions.first ?? 0, b.length)
  }

  /// Indicates whether neither match is better. Positions after the first are not compared.
  static func == (a: FuzzyMatch, b: FuzzyMatch) -> Bool { !(a < b) && !(b < a) }

  /// Matches a text; nil if it does not have all typed letters in their order.
  ///
  /// Blanks in `query` separate letters of different words and match nothing themselves. An empty
  /// query matches every text.
  init?(_ query: String, in text: String) {
    let wanted = query.lowercased().filter { $0 != " " }.map(\.self)
    let characters = Array(text)
    let lowered = characters.map { Character($0.lowercased().first.map(String.init) ?? "") }
    length = characters.count
    if lowered.starts(with: Array(query.lowercased())) {
      (kind, positions) = (.start, Array(0..<query.count))
    } else if let found = Self.wordStarts(wanted, lowered, Self.starts(of: characters)) {
      (kind, positions) = (.words, found)
    } else if let first = lowered.indices.first(where: { lowered[$0...].starts(with: wanted) }) {
      (kind, positions) = (.piece, Array(first..<first + wanted.count))
    } else if let found = Self.withGaps(wanted, lowered) {
      (kind, positions) = (.gaps, found)
    } else {
      return nil
    }
  }

  /// Returns for each character whether a word begins there: after a sign, or at a capital letter.
  private static func starts(of text: [Character]) -> [Bool] {
    text.indices.map { index in
      let character = text[index]
      guard character.isLetter || character.isNumber else { return false }
      guard index > 0 else { return true }
      let before = text[index - 1]
      return !(before.isLetter || before.isNumber) || (character.isUppercase && before.isLowercase)
    }
  }

  /// Returns the first positions where each letter starts a word or follows the letter before; nil
  /// if there are none.
  ///
  /// Failed attempts are kept and not repeated. Without this, a text of equal letters could take
  /// exponential time.
  private static func wordStarts(
    _ wanted: [Character], _ text: [Character], _ starts: [Bool]
  ) -> [Int]? {
    // By the number of matched letters and the end of the match: the attempts that have failed.
    var failed: Set<[Int]> = []
    func match(_ count: Int, after last: Int) -> [Int]? {
      guard count < wanted.count else { return [] }
      guard !failed.contains([count, last]) else { return nil }
      for index in (last + 1)..<max(last + 1, text.count) where text[index] == wanted[count] {
        guard starts[index] || (count > 0 && index == last + 1) else { continue }
        if let rest = match(count + 1, after: index) { return [index] + rest }
      }
      failed.insert([count, last])
      return nil
    }
    return match(0, after: -1)
  }

  /// Returns the first positions of the letters in their order; nil if one is missing.
  ///
  /// The earliest position of each letter is enough. A later one leaves less text for the rest.
  private static func withGaps(_ wanted: [Character], _ text: [Character]) -> [Int]? {
    var found: [Int] = []
    for letter in wanted {
      let start = found.last.map { $0 + 1 } ?? 0
      guard let index = text[start...].firstIndex(of: letter) else { return nil }
      found.append(index)
    }
    return found
  }
}

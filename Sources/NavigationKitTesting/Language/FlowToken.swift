/// A word, a quoted text or a sign of a line of a flow, with its place.
package struct FlowToken: Hashable, Sendable {
  /// The kinds of tokens.
  package enum Kind: Hashable, Sendable {
    /// Characters without blanks and signs.
    case word(String)
    /// A text between quotation marks, without them.
    case text(String)
    /// One of the signs `; , : ▸ › ▴ > · %`.
    case sign(Character)
  }

  /// The kind with its text.
  package var kind: Kind
  /// The first character, counted from 0 in the line.
  package var start: Int
  /// The number of characters.
  package var length: Int

  /// The word in lower case; nil for another token.
  package var word: String? { if case .word(let word) = kind { word.lowercased() } else { nil } }
  /// The quoted text; nil for another token.
  package var text: String? { if case .text(let text) = kind { text } else { nil } }
  /// The name that a word or a quoted text is; nil for a sign.
  package var name: String? {
    switch kind {
    case .word(let word): word
    case .text(let text): text
    case .sign: nil
    }
  }

  /// Returns whether the token is a sign.
  package func isSign(_ sign: Character) -> Bool { kind == .sign(sign) }
}

/// A defect in the text of a step, with its place in the line.
public struct FlowSyntaxError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The problem, what was expected, and what to do.
  public var message: String
  /// The first wrong character, counted from 0 in the line.
  public var start: Int
  /// The number of wrong characters, at least 1.
  public var length: Int

  /// Creates a defect.
  package init(_ message: String, start: Int, length: Int = 1) {
    (self.message, self.start, self.length) = (message, start, max(1, length))
  }

  /// Creates a defect at a token.
  package init(_ message: String, at token: FlowToken) {
    self.init(message, start: token.start, length: token.length)
  }

  /// The message with the column, from 1.
  public var description: String { "column \(start + 1): \(message)" }
}

extension FlowToken {
  private static let signs: Set<Character> = [";", ",", ":", "▸", "›", "▴", ">", "·", "%"]
  private static let quotes: [Character: Character] = ["\"": "\"", "“": "”", "‘": "’", "'": "'"]

  /// The kinds of characters that separate tokens.
  private enum Separator: Equatable {
    case none
    case blank
    case sign
    /// A quotation mark with the one that ends the text.
    case quote(Character)

    /// Finds the kind without a search for letters and digits of ASCII, which are most characters.
    init(_ character: Character) {
      if let byte = character.asciiValue, byte >= 0x41 || (0x28...0x39).contains(byte), byte != 0x2C
      {
        self = .none
      } else if character.isWhitespace {
        self = .blank
      } else if FlowToken.signs.contains(character) {
        self = .sign
      } else {
        self = FlowToken.quotes[character].map(Separator.quote) ?? .none
      }
    }
  }

  /// Returns the tokens of a line. `#` between blanks, or at the start before a blank, begins a
  /// comment.
  package static func tokens(of line: String) throws(FlowSyntaxError) -> [FlowToken] {
    var scanner = Scanner(Array(line))
    return try scanner.tokens()
  }

  private struct Scanner {
    let characters: [Character]
    var index = 0

    init(_ characters: [Character]) { self.characters = characters }

    mutating func tokens() throws(FlowSyntaxError) -> [FlowToken] {
      var tokens: [FlowToken] = []
      while index < characters.count {
        switch Separator(characters[index]) {
        case .blank: index += 1
        case .sign:
          tokens.append(FlowToken(kind: .sign(characters[index]), start: index, length: 1))
          index += 1
        case .quote(let close): tokens.append(try text(until: close))
        case .none:
          if isComment { return tokens }
          tokens.append(word())
        }
      }
      return tokens
    }

    private var isComment: Bool {
      characters[index] == "#"
        && (index + 1 == characters.count || characters[index + 1].isWhitespace)
    }

    private mutating func word() -> FlowToken {
      let start = index
      index += 1
      while index < characters.count, Separator(characters[index]) == .none { index += 1 }
      return FlowToken(
        kind: .word(String(characters[start..<index])), start: start, length: index - start)
    }

    private mutating func text(until close: Character) throws(FlowSyntaxError) -> FlowToken {
      let start = index
      var text = ""
      index += 1
      while index < characters.count, characters[index] != close {
        if characters[index] == "\\", index + 1 < characters.count {
          index += 1
          text.append(characters[index] == "n" ? "\n" : characters[index])
        } else {
          text.append(characters[index])
        }
        index += 1
      }
      guard index < characters.count else {
        throw FlowSyntaxError(
          "the quotation mark has no partner; add \(close) at the end of the text", start: start,
          length: characters.count - start)
      }
      index += 1
      return FlowToken(kind: .text(text), start: start, length: index - start)
    }
  }
}

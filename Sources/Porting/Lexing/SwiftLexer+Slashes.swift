/// Comments, regular expressions and the division sign.
extension SwiftLexer {
  /// Reads a comment up to the end of its line. The newline is not part of the token.
  mutating func lineComment() {
    let end = bytes[position...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
    emit(.comment, to: end)
  }

  /// Reads a comment between `/*` and `*/`. Such comments can contain each other, so the depth is
  /// counted.
  mutating func blockComment() throws(SwiftSourceError) {
    var depth = 0
    var end = position
    repeat {
      guard end + 1 < bytes.count else {
        throw SwiftSourceError(reason: .unendingComment, offset: position)
      }
      switch (bytes[end], bytes[end + 1]) {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        depth += 1
        end += 2
      case (UInt8(ascii: "*"), UInt8(ascii: "/")):
        depth -= 1
        end += 2
      default: end += 1
      }
    } while depth > 0
    emit(.comment, to: end)
  }

  /// Reads a regular expression if one can begin here and it ends on this line; otherwise a symbol.
  mutating func slash() {
    if canBeginRegex, let end = endOfRegex(hashes: 0) {
      emit(.regex, to: end)
    } else {
      emit(.symbol, to: position + 1)
    }
  }

  /// Moves to the end of the line without a token, for the first line of a script.
  mutating func skipLine() {
    position = bytes[position...].firstIndex { $0 == 0x0A } ?? bytes.count
  }

  /// Indicates whether an operand can stand at `position`, so that `/` is not a division.
  ///
  /// Swift decides this by the token before the slash. After a value, such as a name or a closing
  /// bracket, a slash divides.
  private var canBeginRegex: Bool {
    guard let last = tokens.last(where: { $0.kind != .comment }) else { return true }
    let text = bytes[last.range]
    switch last.kind {
    case .word:
      return ["return", "in", "case", "where", "try", "await", "else", "throw", "if", "is"]
        .contains { text.elementsEqual($0.utf8) }
    case .symbol:
      // After a closing bracket or a postfix sign stands an operator.
      return !")]}!?".utf8.contains(text[text.startIndex]) && text.last != UInt8(ascii: ".")
    default: return false
    }
  }

  /// Returns the end of the regular expression at `position`; nil if there is none.
  ///
  /// One without hash signs ends on its line and does not begin with a space.
  mutating func endOfRegex(hashes: Int) -> Int? {
    guard position >= regexFree[hashes] ?? 0 else { return nil }
    var end = position + hashes + 1
    guard end < bytes.count, hashes > 0 || ![0x20, 0x09, 0x0A, 0x0D].contains(bytes[end]) else {
      return nil
    }
    var isInSet = false
    while end < bytes.count {
      switch bytes[end] {
      case UInt8(ascii: "\\"): end += 1
      case UInt8(ascii: "["): isInSet = true
      case UInt8(ascii: "]"): isInSet = false
      case 0x0A where hashes == 0, 0x0D where hashes == 0:
        regexFree[hashes] = end
        return nil
      case UInt8(ascii: "/") where (hashes > 0 || !isInSet) && hasHashes(hashes, at: end + 1):
        return end + 1 + hashes
      default: break
      }
      end += 1
    }
    regexFree[hashes] = end
    return nil
  }

  // MARK: - Bytes

  /// Indicates whether the byte some places after `position` is a sign. At the end of the file it
  /// is false.
  func isNext(_ sign: Unicode.Scalar, at distance: Int = 1) -> Bool {
    position + distance < bytes.count && bytes[position + distance] == UInt8(ascii: sign)
  }

  func digit(at offset: Int) -> Bool {
    offset < bytes.count && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[offset])
  }

  /// Returns the offset after the word that begins at an offset. A digit can follow the first
  /// letter.
  func endOfWord(from start: Int) -> Int {
    var end = start
    while end < bytes.count, Self.isWordByte(bytes[end]) || end > start && digit(at: end) {
      end += 1
    }
    return end
  }

  /// Indicates whether a word can begin with the byte. Bytes of other scripts and of operators
  /// outside ASCII count as letters.
  static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }
}

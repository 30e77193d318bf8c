/// A Swift file taken apart into code, comments and string literals.
///
/// Each view is as long as the file and has its line breaks; what belongs to another view is blank.
/// Code inside an interpolation counts as code. A regex literal is not recognised: a quote in one
/// hides the rest of its line.
struct SwiftText {
  private enum Part { case code, comment, literal }

  private let bytes: [UInt8]
  private var parts: [Part]
  private var position = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
    parts = Array(repeating: .code, count: bytes.count)
    readCode(untilParenthesis: false)
  }

  var code: String { view(of: [.code]) }
  var comments: String { view(of: [.comment]) }
  /// The contents of string literals with their quotes, and raw identifiers.
  var literals: String { view(of: [.literal]) }
  var withoutComments: String { view(of: [.code, .literal]) }

  private func view(of wanted: Set<Part>) -> String {
    let newline = UInt8(ascii: "\n")
    let kept = zip(bytes, parts).map { byte, part in
      byte == newline || wanted.contains(part) ? byte : UInt8(ascii: " ")
    }
    return String(decoding: kept, as: UTF8.self)
  }
}

// MARK: - Identifiers

extension SwiftText {
  /// A word of the code and where it stands.
  struct Word: Equatable {
    var text: Substring
    /// Counted from 1.
    var line: Int
    /// The first character after it that is not a space; nil at the end.
    var next: Character?
  }

  /// Identifiers, keywords and numbers, in order.
  var words: [Word] {
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().flatMap { index, line in
      line.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map { word in
        let next = line[word.endIndex...].first { !$0.isWhitespace }
        return Word(text: word, line: index + 1, next: next)
      }
    }
  }
}

// MARK: - Reading

extension SwiftText {
  private func sees(_ text: StaticString, at offset: Int = 0) -> Bool {
    let start = position + offset
    guard start + text.utf8CodeUnitCount <= bytes.count else { return false }
    return (0..<text.utf8CodeUnitCount).allSatisfy { bytes[start + $0] == text.utf8Start[$0] }
  }

  private mutating func take(_ count: Int, as part: Part) {
    let end = min(position + count, bytes.count)
    while position < end {
      parts[position] = part
      position += 1
    }
  }

  /// Reads to the end, or past the `)` that closes an interpolation.
  private mutating func readCode(untilParenthesis: Bool) {
    var depth = 0
    while position < bytes.count {
      if sees("//") {
        while position < bytes.count, !sees("\n") { take(1, as: .comment) }
      } else if sees("/*") {
        readBlockComment()
      } else if let hashes = hashesOfLiteral {
        readLiteral(hashes: hashes)
      } else if sees("`") {
        readBackticks()
      } else {
        if sees("(") { depth += 1 }
        if sees(")") { depth -= 1 }
        take(1, as: .code)
        if untilParenthesis, depth < 0 { return }
      }
    }
  }

  /// Swift's block comments nest.
  private mutating func readBlockComment() {
    var depth = 0
    repeat {
      if sees("/*") {
        depth += 1
        take(2, as: .comment)
      } else if sees("*/") {
        depth -= 1
        take(2, as: .comment)
      } else {
        take(1, as: .comment)
      }
    } while depth > 0 && position < bytes.count
  }

  /// The number of `#` before the quote of a literal that starts here; nil if no literal starts
  /// here.
  private var hashesOfLiteral: Int? {
    var count = 0
    while sees("#", at: count) { count += 1 }
    return sees("\"", at: count) ? count : nil
  }

  private func seesHashes(_ count: Int, at offset: Int) -> Bool {
    (0..<count).allSatisfy { sees("#", at: offset + $0) }
  }

  private mutating func readLiteral(hashes: Int) {
    let isMultiline = sees("\"\"\"", at: hashes) && restOfLineIsBlank(from: hashes + 3)
    let quotes = isMultiline ? 3 : 1
    take(hashes + quotes, as: .literal)
    while position < bytes.count {
      if sees("\\"), seesHashes(hashes, at: 1) {
        if sees("(", at: hashes + 1) {
          take(hashes + 2, as: .literal)
          readCode(untilParenthesis: true)
        } else {
          take(hashes + 2, as: .literal)
        }
      } else if sees(isMultiline ? "\"\"\"" : "\""), seesHashes(hashes, at: quotes) {
        return take(quotes + hashes, as: .literal)
      } else if sees("\n"), !isMultiline {
        return
      } else {
        take(1, as: .literal)
      }
    }
  }

  private func restOfLineIsBlank(from offset: Int) -> Bool {
    var offset = offset
    while sees(" ", at: offset) { offset += 1 }
    return sees("\n", at: offset)
  }

  /// A keyword in backticks is code; a raw identifier is a sentence, so it counts as a literal.
  private mutating func readBackticks() {
    var length = 1
    while !sees("`", at: length), !sees("\n", at: length), position + length < bytes.count {
      length += 1
    }
    let name = bytes[(position + 1)..<min(position + length, bytes.count)]
    let isRaw = name.contains { !Character(Unicode.Scalar($0)).isLetter && $0 != UInt8(ascii: "_") }
    take(length + 1, as: isRaw ? .literal : .code)
  }
}

/// A Swift file with its tokens.
///
/// ```swift
/// let source = try SwiftSource(path: "a.swift", bytes: Array("let a = 1\nlet b = 2\n".utf8))
/// // The second declaration.
/// let token = source.tokens[4]
/// precondition(source.text(of: token) == "let" && token.startsLine)
/// precondition(source.place(of: token.range.lowerBound) == (line: 2, column: 1))
/// ```
public struct SwiftSource: Sendable {
  /// The path of the file in its app.
  public let path: String
  /// The contents of the file.
  public let bytes: [UInt8]
  /// The tokens in order. Their texts and the bytes between them are the whole file.
  public let tokens: [SwiftToken]
  /// The index of the matching bracket for each token; -1 for a token that is no bracket.
  let partners: [Int]
  /// The offsets at which lines begin.
  private let lines: [Int]

  /// Reads a source in linear time.
  ///
  /// - Throws: An error for bytes that are not UTF-8 and for strings, comments and brackets that
  ///   are not closed.
  public init(path: String, bytes: [UInt8]) throws(SwiftSourceError) {
    if let offset = Self.invalidOffset(bytes) {
      throw SwiftSourceError(reason: .notUTF8, offset: offset)
    }
    var lexer = SwiftLexer(bytes)
    try lexer.run()
    self.path = path
    self.bytes = bytes
    tokens = lexer.tokens
    partners = lexer.partners
    lines = [0] + bytes.indices.filter { bytes[$0] == 0x0A }.map { $0 + 1 }
  }

  /// Returns the source text of a token. An identifier in backticks is returned without them.
  public func text(of token: SwiftToken) -> String {
    var range = token.range
    if token.kind == .word, range.count > 2, bytes[range.lowerBound] == UInt8(ascii: "`") {
      range = range.lowerBound + 1..<range.upperBound - 1
    }
    return text(range)
  }

  /// The text between two offsets, which must not split a character.
  public func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The line and column of an offset, from 1. A column is a byte.
  ///
  /// The search is a bisection over the starts of the lines.
  public func place(of offset: Int) -> (line: Int, column: Int) {
    var (low, high) = (0, lines.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lines[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - lines[low] + 1)
  }

  /// The range of a line with its newline, from 1.
  func line(_ number: Int) -> Range<Int> {
    lines[number - 1]..<(number < lines.count ? lines[number] : bytes.count)
  }

  /// The number of lines with a token that is no comment.
  ///
  /// A token of several lines, such as a long string, counts for each of its lines.
  var codeLines: Int {
    var (count, last) = (0, 0)
    for token in tokens where token.kind != .comment {
      let (first, end) = (
        place(of: token.range.lowerBound).line, place(of: token.range.upperBound - 1).line
      )
      count += max(0, end - max(first - 1, last))
      last = max(last, end)
    }
    return count
  }

  /// The offset of the first byte that is not UTF-8; nil if all are.
  private static func invalidOffset(_ bytes: [UInt8]) -> Int? {
    if String(validating: bytes, as: UTF8.self) != nil { return nil }
    // The longest valid beginning, by bisection over its whole characters.
    var (low, high) = (0, bytes.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      var cut = middle
      while cut > low, bytes[cut] & 0xC0 == 0x80 { cut -= 1 }
      if String(validating: bytes[..<cut], as: UTF8.self) != nil, cut > low {
        low = cut
      } else if cut > low {
        high = cut
      } else {
        return low
      }
    }
    return low
  }
}

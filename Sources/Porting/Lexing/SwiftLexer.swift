/// Splits the bytes of a Swift source into tokens, in linear time and without recursion.
///
/// It knows enough of the language to find words outside of strings and comments: nested comments,
/// strings of one or several lines with interpolations, raw strings and regular expressions.
///
/// A port changes words of the source and must leave strings and comments alone. A lexer is enough
/// for that: an expression is never interpreted.
struct SwiftLexer {
  /// The largest number of nested brackets.
  static let deepest = 1_000

  /// The form of a string literal.
  struct StringForm: Equatable {
    var hashes: Int
    var isMultiline: Bool
  }

  /// A bracket or interpolation that is not closed yet.
  ///
  /// An interpolation is an opening too. When its closing parenthesis comes, the lexer continues
  /// the string around it.
  private enum Opening {
    case bracket(UInt8, token: Int)
    case interpolation(StringForm, offset: Int)
  }

  let bytes: [UInt8]
  var position = 0
  var tokens: [SwiftToken] = []
  /// The matching bracket of each bracket, by the indices of the tokens; -1 for other tokens.
  var partners: [Int] = []
  /// The offsets before which no regular expression ends, by the number of hash signs. Without
  /// them, a file of slashes would be searched to its end for each slash.
  var regexFree: [Int: Int] = [:]
  private var openings: [Opening] = []
  private var startsLine = true

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    if bytes.dropFirst(position).starts(with: Array("#!".utf8)) { skipLine() }
  }

  /// Reads all tokens. Call it once, and then read ``tokens`` and ``partners``.
  ///
  /// - Throws: An error at the first literal, comment or bracket that has no end.
  mutating func run() throws(SwiftSourceError) {
    while position < bytes.count { try step() }
    switch openings.last {
    case nil: break
    case .bracket(let byte, let token):
      throw SwiftSourceError(
        reason: .unclosed(character(byte)), offset: tokens[token].range.lowerBound)
    case .interpolation(_, let offset):
      throw SwiftSourceError(reason: .unendingString, offset: offset)
    }
  }

  /// Reads one token or skips one byte of white space. The first byte decides the kind of the
  /// token.
  private mutating func step() throws(SwiftSourceError) {
    let byte = bytes[position]
    switch byte {
    case 0x0A, 0x0D:
      startsLine = true
      position += 1
    case 0x20, 0x09, 0x0B, 0x0C, 0: position += 1
    case UInt8(ascii: "/") where isNext("/"): lineComment()
    case UInt8(ascii: "/") where isNext("*"): try blockComment()
    case UInt8(ascii: "/"): slash()
    case UInt8(ascii: "\""): try string(hashes: 0, from: position)
    case UInt8(ascii: "#"): try hash()
    case UInt8(ascii: "@"): attribute()
    case UInt8(ascii: "`"): quotedWord()
    case UInt8(ascii: "0")...UInt8(ascii: "9"): number()
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): try open(byte)
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): try close(byte)
    case _ where Self.isWordByte(byte): word()
    default: symbol()
    }
  }

  // MARK: - Tokens

  /// Adds a token from `position` to an offset, and moves there.
  mutating func emit(_ kind: SwiftToken.Kind, to end: Int) {
    emit(kind, from: position, to: end)
    position = end
  }

  /// Adds a token between two offsets, without moving. The first token after a newline is marked.
  mutating func emit(_ kind: SwiftToken.Kind, from start: Int, to end: Int) {
    tokens.append(SwiftToken(kind: kind, range: start..<end, startsLine: startsLine))
    partners.append(-1)
    startsLine = false
  }

  private mutating func symbol() {
    let isArrow = bytes[position] == UInt8(ascii: "-") && isNext(">")
    emit(.symbol, to: position + (isArrow ? 2 : 1))
  }

  private mutating func word() { emit(.word, to: endOfWord(from: position)) }

  /// Reads digits, letters such as those of `0xFF` and `1e9`, and a period with a digit after it.
  /// In `1...3` the first period therefore ends the number.
  private mutating func number() {
    var end = position
    while end < bytes.count {
      let isPoint = bytes[end] == UInt8(ascii: ".") && digit(at: end + 1)
      guard Self.isWordByte(bytes[end]) || digit(at: end) || isPoint else { break }
      end += 1
    }
    emit(.number, to: end)
  }

  /// Reads an identifier in backticks, such as the keyword in `case default`. A backtick without a
  /// partner on its line is a symbol.
  private mutating func quotedWord() {
    var end = position + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "`"), bytes[end] != 0x0A { end += 1 }
    let isClosed = end < bytes.count && bytes[end] == UInt8(ascii: "`")
    emit(isClosed ? .word : .symbol, to: isClosed ? end + 1 : position + 1)
  }

  private mutating func attribute() {
    let end = endOfWord(from: position + 1)
    emit(end > position + 1 ? .attribute : .symbol, to: end)
  }

  /// Reads what begins with a hash sign: a raw string, a raw regular expression, or a directive
  /// such as `#selector`.
  private mutating func hash() throws(SwiftSourceError) {
    var end = position
    while end < bytes.count, bytes[end] == UInt8(ascii: "#") { end += 1 }
    let count = end - position
    if end < bytes.count, bytes[end] == UInt8(ascii: "\"") {
      let start = position
      position = end
      return try string(hashes: count, from: start)
    }
    if end < bytes.count, bytes[end] == UInt8(ascii: "/"), let end = endOfRegex(hashes: count) {
      return emit(.regex, to: end)
    }
    let word = endOfWord(from: position + 1)
    emit(word > position + 1 ? .directive : .symbol, to: max(word, position + 1))
  }

  // MARK: - Brackets

  private mutating func open(_ byte: UInt8) throws(SwiftSourceError) {
    try push(.bracket(byte, token: tokens.count))
    emit(.symbol, to: position + 1)
  }

  /// Adds an opening bracket or interpolation. The depth is limited, so a damaged file cannot use
  /// up the memory.
  private mutating func push(_ opening: Opening) throws(SwiftSourceError) {
    guard openings.count < Self.deepest else {
      throw SwiftSourceError(reason: .tooDeep, offset: position)
    }
    openings.append(opening)
  }

  /// A closing parenthesis ends the innermost opening: an interpolation, after which the string
  /// continues, or a bracket.
  private mutating func close(_ byte: UInt8) throws(SwiftSourceError) {
    switch openings.last {
    case .interpolation(let form, let offset) where byte == UInt8(ascii: ")"):
      openings.removeLast()
      let start = position
      position += 1
      try stringBody(form, from: start, literal: offset)
    case .bracket(let other, let token) where Self.closing(of: other) == byte:
      openings.removeLast()
      partners[token] = tokens.count
      emit(.symbol, to: position + 1)
      partners[tokens.count - 1] = token
    default:
      throw SwiftSourceError(reason: .unexpected(character(byte)), offset: position)
    }
  }

  private static func closing(of byte: UInt8) -> UInt8 {
    switch byte {
    case UInt8(ascii: "("): UInt8(ascii: ")")
    case UInt8(ascii: "["): UInt8(ascii: "]")
    default: UInt8(ascii: "}")
    }
  }

  private func character(_ byte: UInt8) -> Character { Character(Unicode.Scalar(byte)) }

  // MARK: - Strings

  /// Reads a literal whose first quote is at `position`.
  ///
  /// - Parameter start: The offset of the literal's first byte, a hash sign or the quote.
  private mutating func string(hashes: Int, from start: Int) throws(SwiftSourceError) {
    let isMultiline = isNext("\"") && isNext("\"", at: 2)
    position += isMultiline ? 3 : 1
    let form = StringForm(hashes: hashes, isMultiline: isMultiline)
    try stringBody(form, from: start, literal: start)
  }

  /// Reads to the end of the literal or to its next interpolation.
  ///
  /// - Parameters:
  ///   - start: The offset of the token's first byte.
  ///   - literal: The offset of the literal's first byte.
  private mutating func stringBody(
    _ form: StringForm, from start: Int, literal: Int
  ) throws(SwiftSourceError) {
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\\") where hasHashes(form.hashes, at: position + 1):
        position += 1 + form.hashes
        guard position < bytes.count else { break }
        let isInterpolation = bytes[position] == UInt8(ascii: "(")
        position += 1
        guard isInterpolation else { continue }
        try push(.interpolation(form, offset: literal))
        return emit(.string, from: start, to: position)
      case UInt8(ascii: "\"") where endsString(form):
        position += (form.isMultiline ? 3 : 1) + form.hashes
        return emit(.string, from: start, to: position)
      case 0x0A where !form.isMultiline, 0x0D where !form.isMultiline:
        throw SwiftSourceError(reason: .unendingString, offset: literal)
      default: position += 1
      }
    }
    throw SwiftSourceError(reason: .unendingString, offset: literal)
  }

  /// Indicates whether the quote at `position` ends a literal of this form: three quotes for
  /// several lines, and as many hash signs as at its start.
  private func endsString(_ form: StringForm) -> Bool {
    guard !form.isMultiline || isNext("\"") && isNext("\"", at: 2) else { return false }
    return hasHashes(form.hashes, at: position + (form.isMultiline ? 3 : 1))
  }

  func hasHashes(_ count: Int, at offset: Int) -> Bool {
    guard offset + count <= bytes.count else { return false }
    return bytes[offset..<offset + count].allSatisfy { $0 == UInt8(ascii: "#") }
  }
}

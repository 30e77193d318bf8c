extension JSONNode {
  /// The largest number of arrays and objects within one another.
  public static let nestingLimit = 256

  /// Reads one JSON text as RFC 8259 defines it, in linear time.
  ///
  /// It is stricter than the RFC requires. Keys of one object must differ (as Swift strings
  /// compare, so canonically equivalent keys are the same). Surrogates must be in pairs, numbers
  /// must be finite, and nesting has a limit. A byte order mark at the start is skipped.
  ///
  /// - Parameters:
  ///   - bytes: The text in UTF-8.
  ///   - range: The part to read, such as one line of a log; nil for all. It traps if the range
  ///     ends after `bytes`. Offsets count from the start of `bytes`.
  /// - Throws: The first error in the text, with its offset.
  ///
  /// ```swift
  /// let log = Array("{\"tick\":1}\n{\"tick\":2}\n".utf8)
  /// // The second line alone.
  /// let second = try JSONNode(json: log, in: 11..<21)
  /// precondition(second["tick"]?.integer == 2 && second.offset == 11)
  /// ```
  public init(json bytes: [UInt8], in range: Range<Int>? = nil) throws(JSONSyntaxError) {
    var parser = JSONParser(bytes, range ?? 0..<bytes.count)
    self = try parser.text()
  }
}

/// A recursive descent parser over bytes. `JSONNode.nestingLimit` keeps the recursion within any
/// stack.
///
/// The properties `next` and `index` are the whole state of the grammar: each method begins at a
/// part of it and ends after the part.
struct JSONParser {
  let bytes: [UInt8]
  /// The end of the text in `bytes`.
  let end: Int
  /// The offset of the next byte.
  var index: Int
  /// The number of arrays and objects that are open.
  private var depth = 0

  init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.bytes = bytes
    end = range.upperBound
    index = range.lowerBound
    precondition(
      end <= bytes.count,
      "JSONNode(json:in:): the range ends at \(end), but there are only \(bytes.count) bytes")
  }

  /// The next byte; nil at the end.
  var next: UInt8? { index < end ? bytes[index] : nil }

  /// Reads the whole text.
  mutating func text() throws(JSONSyntaxError) -> JSONNode {
    if bytes[index..<end].starts(with: [0xEF, 0xBB, 0xBF]) { index += 3 }
    guard !isUTF16 else { throw failure(.utf16) }
    skipSpace()
    guard index < end else { throw failure(.empty) }
    let node = try value(or: nil)
    skipSpace()
    guard index == end else { throw unexpected("nothing after the value") }
    return node
  }

  /// Indicates a text in UTF-16, by its byte order mark or by its zeros.
  private var isUTF16: Bool {
    guard end - index >= 2 else { return false }
    let (first, second) = (bytes[index], bytes[index + 1])
    // No JSON text in UTF-8 has a zero.
    return first == 0 || second == 0 || (first ^ second == 1 && first & second == 0xFE)
  }

  /// Reads a value.
  ///
  /// - Parameter other: The alternative to a value in the grammar, for the error message.
  private mutating func value(or other: String?) throws(JSONSyntaxError) -> JSONNode {
    let start = index
    var expected: String { other.map { "a value or \($0)" } ?? "a value" }
    guard index < end else { throw unexpected(expected) }
    switch bytes[index] {
    case UInt8(ascii: "\""): return JSONNode(offset: start, value: .string(try string()))
    case UInt8(ascii: "{"): return JSONNode(offset: start, value: try nested(Self.object))
    case UInt8(ascii: "["): return JSONNode(offset: start, value: try nested(Self.array))
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return JSONNode(offset: start, value: try number())
    case UInt8(ascii: "t"): return JSONNode(offset: start, value: try word("true", .bool(true)))
    case UInt8(ascii: "f"): return JSONNode(offset: start, value: try word("false", .bool(false)))
    case UInt8(ascii: "n"): return JSONNode(offset: start, value: try word("null", .null))
    case _: throw unexpected(expected)
    }
  }

  /// Reads an array or object, within the limit for nesting.
  private mutating func nested(
    _ body: (inout JSONParser) throws(JSONSyntaxError) -> JSONValue
  ) throws(JSONSyntaxError) -> JSONValue {
    guard depth < JSONNode.nestingLimit else {
      throw failure(.tooDeep(limit: JSONNode.nestingLimit))
    }
    depth += 1
    index += 1
    skipSpace()
    let value = try body(&self)
    depth -= 1
    return value
  }

  /// Reads the elements of an array, after its opening bracket.
  private static func array(
    _ parser: inout JSONParser
  ) throws(JSONSyntaxError) -> JSONValue {
    var elements: [JSONNode] = []
    if parser.take("]") { return .array(elements) }
    repeat {
      parser.skipSpace()
      elements.append(try parser.value(or: elements.isEmpty ? "']'" : nil))
      parser.skipSpace()
    } while parser.take(",")
    guard parser.take("]") else { throw parser.unexpected("',' or ']' after an element") }
    return .array(elements)
  }

  /// Reads the members of an object, after its opening brace.
  private static func object(
    _ parser: inout JSONParser
  ) throws(JSONSyntaxError) -> JSONValue {
    var members = JSONMembers()
    if parser.take("}") { return .object([]) }
    repeat {
      parser.skipSpace()
      members.append(try parser.member(isFirst: members.list.isEmpty))
      if let first = members.earlierOffset {
        let last = members.list[members.list.count - 1]
        throw JSONSyntaxError(
          reason: .duplicateKey(last.key, first: first), offset: last.keyOffset)
      }
      parser.skipSpace()
    } while parser.take(",")
    guard parser.take("}") else { throw parser.unexpected("',' or '}' after a member") }
    return .object(members.list)
  }

  /// Reads a key and its value.
  private mutating func member(isFirst: Bool) throws(JSONSyntaxError) -> JSONMember {
    let start = index
    guard next == UInt8(ascii: "\"") else {
      throw unexpected(isFirst ? "a key in quotes or '}'" : "a key in quotes")
    }
    let key = try string()
    skipSpace()
    guard take(":") else { throw unexpected("':' after a key") }
    skipSpace()
    return JSONMember(key: key, keyOffset: start, node: try value(or: nil))
  }

  /// Reads one of the words `true`, `false` and `null`.
  private mutating func word(
    _ word: StaticString, _ value: JSONValue
  ) throws(JSONSyntaxError) -> JSONValue {
    let start = index
    for position in 0..<word.utf8CodeUnitCount {
      guard next == word.utf8Start[position] else {
        index = start
        throw unexpected("a value")
      }
      index += 1
    }
    return value
  }
}

/// The reason why a text is not JSON, and its position.
///
/// ``description`` is a sentence for a person; add line and column by ``SourceText``:
///
/// ```swift
/// let bytes = Array("[1,\n 2 3]".utf8)
/// do {
///   _ = try JSONNode(json: bytes)
/// } catch {
///   precondition("\(error)" == "expected ',' or ']' after an element, found '3'")
///   let position = SourceText(bytes).position(at: error.offset)
///   precondition(position == SourcePosition(line: 2, column: 4))
/// }
/// ```
public struct JSONSyntaxError: Error, Equatable {
  /// The reasons why a text is not JSON.
  public enum Reason: Equatable, Sendable {
    /// The text has only white space.
    case empty
    /// A character that the grammar does not allow here. `found` is nil at the end of the text.
    case unexpected(expected: String, found: Unicode.Scalar?)
    /// A byte that is not part of well-formed UTF-8.
    case invalidUTF8
    /// The text is UTF-16: it starts with a byte order mark or has a zero in every second byte.
    case utf16
    /// A control character in a string, where only an escape is allowed.
    case controlCharacter(Unicode.Scalar)
    /// One half of a surrogate pair without the other.
    case loneSurrogate
    /// A number beyond the largest double.
    case numberTooLarge
    /// Arrays and objects within one another in more than `limit` levels.
    case tooDeep(limit: Int)
    /// A key that the object has already, at the byte offset `first`.
    case duplicateKey(String, first: Int)
  }

  /// The kind of error.
  public var reason: Reason
  /// The byte offset of the first byte that is wrong.
  public var offset: Int

  /// Creates an error at a byte offset.
  public init(reason: Reason, offset: Int) {
    self.reason = reason
    self.offset = offset
  }
}

extension JSONSyntaxError: CustomStringConvertible {
  public var description: String { reason.description }
}

extension JSONSyntaxError.Reason: CustomStringConvertible {
  public var description: String {
    switch self {
    case .empty: "the text is empty; expected a JSON value"
    case .unexpected(let expected, let found):
      "expected \(expected), found \(found.map(quoted) ?? "the end of the text")"
    case .invalidUTF8: "expected UTF-8, found an invalid byte; save the file as UTF-8"
    case .utf16: "expected UTF-8, found UTF-16; save the file as UTF-8"
    case .controlCharacter(let scalar):
      "expected an escape such as \\n, found the control character \(quoted(scalar))"
    case .loneSurrogate: "expected a surrogate pair of two \\u escapes, found one half"
    case .numberTooLarge: "expected a number within the range of a double"
    case .tooDeep(let limit): "expected at most \(limit) levels of nesting"
    case .duplicateKey(let key, _): "the key \(quoted(key)) is in this object already"
    }
  }
}

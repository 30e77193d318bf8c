/// Why a text is not JSON, and where.
public struct JSONSyntaxError: Error, Equatable {
  public enum Reason: Equatable, Sendable {
    /// Nothing but white space.
    case empty
    /// `found` is nil at the end of the text.
    case unexpected(expected: String, found: Unicode.Scalar?)
    case invalidUTF8
    /// The text is UTF-16, which starts with a byte order mark or has zeros in every other byte.
    case utf16
    /// A character of a string that must be written as an escape.
    case controlCharacter(Unicode.Scalar)
    /// One half of a surrogate pair without the other.
    case loneSurrogate
    /// A number beyond the largest double.
    case numberTooLarge
    /// Arrays and objects nested more than `limit` deep.
    case tooDeep(limit: Int)
    /// The object has the key already, at the byte offset `first`.
    case duplicateKey(String, first: Int)
  }

  public var reason: Reason
  /// The byte offset of the first byte that cannot be right.
  public var offset: Int

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
    case .invalidUTF8: "expected UTF-8, found a byte that is not"
    case .utf16: "expected UTF-8, found UTF-16; save the file as UTF-8"
    case .controlCharacter(let scalar):
      "expected control characters of a string as escapes, found \(quoted(scalar))"
    case .loneSurrogate: "expected \\u escapes of surrogates in pairs, found a half"
    case .numberTooLarge: "expected a number within the range of a double"
    case .tooDeep(let limit): "expected at most \(limit) levels of nesting"
    case .duplicateKey(let key, _): "the key \(quoted(key)) is in this object already"
    }
  }
}

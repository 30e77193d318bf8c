extension JSONParser {
  /// Skips the next character if it is `scalar`.
  ///
  /// - Returns: False if it is another character.
  mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: scalar) else { return false }
    index += 1
    return true
  }

  /// Skips white space.
  mutating func skipSpace() {
    while index < end {
      switch bytes[index] {
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"):
        index += 1
      default: return
      }
    }
  }

  /// Returns an error at the present position.
  func failure(_ reason: JSONSyntaxError.Reason) -> JSONSyntaxError {
    JSONSyntaxError(reason: reason, offset: index)
  }

  /// Returns the error for a next character that is not the `expected` one.
  func unexpected(_ expected: String) -> JSONSyntaxError {
    guard index < end else { return failure(.unexpected(expected: expected, found: nil)) }
    guard let length = bytes.lengthOfUTF8(at: index, before: end) else {
      return failure(.invalidUTF8)
    }
    let scalar = String(decoding: bytes[index..<index + length], as: UTF8.self).unicodeScalars.first
    return failure(.unexpected(expected: expected, found: scalar))
  }
}

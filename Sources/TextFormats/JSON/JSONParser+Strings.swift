extension JSONParser {
  /// Reads a string from its opening quote on.
  mutating func string() throws(JSONSyntaxError) -> String {
    index += 1
    // The text up to the last escape, with escapes resolved; empty if there was none.
    var unescaped: [UInt8] = []
    var start = index
    while index < end {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        defer { index += 1 }
        if unescaped.isEmpty { return String(decoding: bytes[start..<index], as: UTF8.self) }
        unescaped += bytes[start..<index]
        return String(decoding: unescaped, as: UTF8.self)
      case UInt8(ascii: "\\"):
        unescaped += bytes[start..<index]
        unescaped += UTF8.encode(try escape())!
        start = index
      case let byte where byte < 0x20:
        throw failure(.controlCharacter(Unicode.Scalar(byte)))
      case let byte where byte < 0x80:
        index += 1
      case _:
        guard let length = bytes.lengthOfUTF8(at: index, before: end) else {
          throw failure(.invalidUTF8)
        }
        index += length
      }
    }
    throw unexpected("'\"' to end the string")
  }

  /// Reads an escape from its backslash on.
  private mutating func escape() throws(JSONSyntaxError) -> Unicode.Scalar {
    index += 1
    let scalar: Unicode.Scalar
    switch next {
    case UInt8(ascii: "\""): scalar = "\""
    case UInt8(ascii: "\\"): scalar = "\\"
    case UInt8(ascii: "/"): scalar = "/"
    case UInt8(ascii: "b"): scalar = "\u{8}"
    case UInt8(ascii: "f"): scalar = "\u{C}"
    case UInt8(ascii: "n"): scalar = "\n"
    case UInt8(ascii: "r"): scalar = "\r"
    case UInt8(ascii: "t"): scalar = "\t"
    case UInt8(ascii: "u"): return try unicodeEscape()
    case _: throw unexpected("one of \" \\ / b f n r t u after a backslash")
    }
    index += 1
    return scalar
  }

  /// Reads one `\uXXXX`, or two that are a surrogate pair, from the first `u` on.
  private mutating func unicodeEscape() throws(JSONSyntaxError) -> Unicode.Scalar {
    let start = index - 1
    let first = try fourHexDigits()
    if let scalar = Unicode.Scalar(first) { return scalar }
    let loneSurrogate = JSONSyntaxError(reason: .loneSurrogate, offset: start)
    guard first < 0xDC00, take("\\"), next == UInt8(ascii: "u") else { throw loneSurrogate }
    let second = try fourHexDigits()
    guard (0xDC00...0xDFFF).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { throw loneSurrogate }
    return scalar
  }

  /// Reads the digits after the `u` that is the next byte.
  private mutating func fourHexDigits() throws(JSONSyntaxError) -> UInt32 {
    index += 1
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = next.flatMap(hexDigit) else {
        throw unexpected("four hexadecimal digits after \\u")
      }
      value = value << 4 | UInt32(digit)
      index += 1
    }
    return value
  }
}

/// Returns the value of a hexadecimal digit in ASCII, in either case; nil for other bytes.
package func hexDigit(_ byte: UInt8) -> UInt8? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
  case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
  case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
  default: nil
  }
}

extension [UInt8] {
  /// Returns the length of the scalar that starts at `index`; nil if the bytes before `end` are not
  /// well-formed UTF-8.
  ///
  /// The Unicode Standard, table 3-7: no overlong forms, no surrogates.
  func lengthOfUTF8(at index: Int, before end: Int) -> Int? {
    let lead = self[index]
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch lead {
    case 0x00...0x7F: return 1
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF:
      length = 3
      if lead == 0xE0 { second = 0xA0...0xBF } else if lead == 0xED { second = 0x80...0x9F }
    case 0xF0...0xF4:
      length = 4
      if lead == 0xF0 { second = 0x90...0xBF } else if lead == 0xF4 { second = 0x80...0x8F }
    default: return nil
    }
    guard index + length <= end, second.contains(self[index + 1]) else { return nil }
    for position in 2..<4 where position < length {
      guard self[index + position] & 0xC0 == 0x80 else { return nil }
    }
    return length
  }
}

extension JSONWriter {
  /// Appends text that needs no escapes.
  mutating func append(_ text: String) { bytes += text.utf8 }

  /// Appends a number in decimal.
  mutating func append(decimal integer: Int) {
    if integer < 0 { bytes.append(UInt8(ascii: "-")) }
    var rest = integer.magnitude
    let start = bytes.count
    repeat {
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
    } while rest > 0
    bytes[start...].reverse()
  }

  /// Appends a string in quotes.
  ///
  /// Escapes replace all characters that could control a terminal, break a line or reorder the
  /// text. These are C0 and C1 controls, DEL, U+2028, U+2029, and Unicode's `Bidi_Control`
  /// characters (U+061C, U+200E, U+200F, U+202A to U+202E, U+2066 to U+2069).
  mutating func append(escaping string: String) {
    bytes.append(UInt8(ascii: "\""))
    var string = string
    string.withUTF8 { append(escaping: $0[...]) }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Appends a string in quotes from its UTF-8.
  mutating func append(escaping utf8: [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    utf8.withUnsafeBufferPointer { append(escaping: $0[...]) }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Appends a string in quotes, with the result of `number` in place of each run of digits.
  mutating func append(
    escaping string: String, numbering number: (Slice<UnsafeBufferPointer<UInt8>>) -> Int
  ) {
    bytes.append(UInt8(ascii: "\""))
    var string = string
    string.withUTF8 { utf8 in
      var start = 0
      var index = 0
      while index < utf8.count {
        guard Self.isDigit(utf8[index]) else {
          index += 1
          continue
        }
        append(escaping: utf8[start..<index])
        start = index
        while index < utf8.count, Self.isDigit(utf8[index]) { index += 1 }
        append(decimal: number(utf8[start..<index]))
        start = index
      }
      append(escaping: utf8[start...])
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Appends the contents of a string.
  private mutating func append(escaping utf8: Slice<UnsafeBufferPointer<UInt8>>) {
    var start = utf8.startIndex
    var index = start
    while index < utf8.endIndex {
      guard let (length, scalar) = Self.escape(at: index, in: utf8) else {
        index += 1
        continue
      }
      bytes += utf8[start..<index]
      append(Self.text(of: scalar))
      index += length
      start = index
    }
    bytes += utf8[start...]
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

  /// Returns the length in bytes and the value of the scalar at `index`; nil if it needs no escape.
  private static func escape(
    at index: Int, in utf8: Slice<UnsafeBufferPointer<UInt8>>
  ) -> (length: Int, scalar: UInt32)? {
    switch utf8[index] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), 0..<0x20, 0x7F: (1, UInt32(utf8[index]))
    case 0xC2 where utf8[index + 1] < 0xA0: (2, UInt32(utf8[index + 1]))
    case 0xD8 where utf8[index + 1] == 0x9C: (2, 0x061C)
    case 0xE2: punctuation(utf8[index + 1], utf8[index + 2]).map { (3, $0) }
    default: nil
    }
  }

  /// Returns the scalar from U+2000 to U+207F with the given second and third byte; nil if it needs
  /// no escape.
  private static func punctuation(_ second: UInt8, _ third: UInt8) -> UInt32? {
    guard second == 0x80 || second == 0x81 else { return nil }
    let scalar = 0x2000 | UInt32(second & 1) << 6 | UInt32(third & 0x3F)
    return switch scalar {
    case 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: scalar
    default: nil
    }
  }

  /// Returns the escape of a scalar.
  private static func text(of scalar: UInt32) -> String {
    switch scalar {
    case 0x08: return "\\b"
    case 0x09: return "\\t"
    case 0x0A: return "\\n"
    case 0x0C: return "\\f"
    case 0x0D: return "\\r"
    case 0x22: return "\\\""
    case 0x5C: return "\\\\"
    case _:
      let digits = String(scalar, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
  }
}

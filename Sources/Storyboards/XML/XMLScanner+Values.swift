/// Values, texts and comments, and the characters in them.
extension XMLScanner {
  /// The place of a value in quotation marks.
  mutating func attributeValue() -> Range<Int>? {
    let quote = bytes[next]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
    next += 1
    let start = next
    while next < bytes.count {
      if quote == UInt8(ascii: "\""), skipPlain() { continue }
      switch bytes[next] {
      case quote:
        next += 1
        return start..<(next - 1)
      case UInt8(ascii: "&"), UInt8(ascii: "\n"), UInt8(ascii: "\t"):
        return decodedValue(from: start, quote)
      case UInt8(ascii: "<"): return nil
      default: guard skipCharacter() else { return nil }
      }
    }
    return nil
  }

  /// Goes past eight characters, or those of them before one that has to be looked at.
  ///
  /// - Returns: Whether there were any.
  private mutating func skipPlain() -> Bool {
    guard next + 8 <= bytes.count else { return false }
    let word = UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: next, as: UInt64.self)
      .littleEndian
    let plain = word.special.trailingZeroBitCount >> 3
    next += plain
    return plain > 0
  }

  /// A value with references in it, or with line feeds and tabs, which are spaces there.
  private mutating func decodedValue(from start: Int, _ quote: UInt8) -> Range<Int>? {
    var value = Array(bytes[start..<next])
    while next < bytes.count {
      switch bytes[next] {
      case quote:
        next += 1
        return store.add(value)
      case UInt8(ascii: "&"):
        guard let scalar = reference() else { return nil }
        value.append(contentsOf: String(Character(scalar)).utf8)
      case UInt8(ascii: "\n"), UInt8(ascii: "\t"):
        value.append(UInt8(ascii: " "))
        next += 1
      case UInt8(ascii: "<"): return nil
      default:
        let start = next
        guard skipCharacter() else { return nil }
        value.append(contentsOf: bytes[start..<next])
      }
    }
    return nil
  }

  /// Reads up to the next `<`, or the end. Outside of the root there may be spaces only.
  mutating func skipText() -> Bool {
    let start = next
    while next < bytes.count, bytes[next].isSpace { next += 1 }
    guard let parent = open.last, parent.keepsText else {
      if next == bytes.count || bytes[next] == UInt8(ascii: "<") { return true }
      return open.isEmpty ? false : text(from: next) != nil
    }
    guard let text = text(from: start) else { return false }
    parent.element.text += String(decoding: text, as: UTF8.self)
    return true
  }

  private mutating func text(from start: Int) -> [UInt8]? {
    next = start
    var text: [UInt8] = []
    while next < bytes.count, bytes[next] != UInt8(ascii: "<") {
      let start = next
      switch bytes[next] {
      case UInt8(ascii: "&"):
        guard let scalar = reference() else { return nil }
        text.append(contentsOf: String(Character(scalar)).utf8)
        continue
      case UInt8(ascii: "\n"), UInt8(ascii: "\t"): next += 1
      // The end of a section that has not begun would be a mistake.
      case UInt8(ascii: "]") where next + 1 < bytes.count && bytes[next + 1] == UInt8(ascii: "]"):
        return nil
      default: guard skipCharacter() else { return nil }
      }
      text.append(contentsOf: bytes[start..<next])
    }
    return text
  }

  mutating func commentTag() -> Bool {
    guard skip("<!--") else { return false }
    let start = next
    while next < bytes.count {
      if bytes[next] == UInt8(ascii: "-"), next + 1 < bytes.count,
        bytes[next + 1] == UInt8(ascii: "-")
      {
        comment = String(decoding: bytes[start..<next], as: UTF8.self)
        return skip("-->")
      }
      if bytes[next] == UInt8(ascii: "\n") || bytes[next] == UInt8(ascii: "\t") {
        next += 1
      } else {
        guard skipCharacter() else { return false }
      }
    }
    return false
  }

  // MARK: - Characters

  /// Goes past one character that stands for itself.
  private mutating func skipCharacter() -> Bool {
    let byte = bytes[next]
    guard byte >= 0x80 else {
      next += 1
      return byte >= 0x20
    }
    var iterator = bytes[next..<min(next + 4, bytes.count)].makeIterator()
    var decoder = UTF8()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator), Self.isAllowed(scalar) else {
      return false
    }
    next += UTF8.width(scalar)
    return true
  }

  /// Reads `&amp;`, `&#10;` and the like.
  private mutating func reference() -> Unicode.Scalar? {
    if skip("&amp;") { return "&" }
    if skip("&lt;") { return "<" }
    if skip("&gt;") { return ">" }
    if skip("&quot;") { return "\"" }
    if skip("&apos;") { return "'" }
    guard skip("&#") else { return nil }
    let radix = skip("x") ? 16 : 10
    let start = next
    while next < bytes.count, bytes[next] != UInt8(ascii: ";") {
      guard next < start + 8, bytes[next].isHexadecimal else { return nil }
      next += 1
    }
    let digits = String(decoding: bytes[start..<next], as: UTF8.self)
    guard next < bytes.count, let number = UInt32(digits, radix: radix),
      let scalar = Unicode.Scalar(number), Self.isAllowed(scalar)
    else { return nil }
    next += 1
    return scalar
  }

  /// Whether XML 1.0 has the character (production 2).
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD: true
    case 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }
}

extension UInt8 {
  fileprivate var isHexadecimal: Bool {
    self &- UInt8(ascii: "0") < 10 || (self | 0x20) &- UInt8(ascii: "a") < 6
  }
}

extension UInt64 {
  /// The topmost bit of each of eight bytes that may be a quotation mark, `&`, `<`, a control character
  /// or no ASCII; the lowest of those bits is right (Henry S. Warren, "Hacker's Delight", 2nd edition,
  /// 2013, chapter 6).
  fileprivate var special: UInt64 {
    func zero(_ word: UInt64) -> UInt64 { (word &- Self.ones) & ~word }
    let found =
      zero(self ^ (Self.ones &* 0x22)) | zero(self ^ (Self.ones &* 0x26))
      | zero(self ^ (Self.ones &* 0x3C)) | ((self &- Self.ones &* 0x20) & ~self) | self
    return found & 0x8080_8080_8080_8080
  }

  private static var ones: UInt64 { 0x0101_0101_0101_0101 }
}

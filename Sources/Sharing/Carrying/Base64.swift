/// Base64 of RFC 4648, with padding.
enum Base64 {
  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// Returns bytes as text.
  static func text(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let part = bytes[start..<min(start + 3, bytes.count)]
      var word = part.reduce(0) { $0 << 8 | UInt32($1) }
      word <<= 8 * UInt32(3 - part.count)
      for digit in 0..<4 {
        let shift = UInt32(18 - 6 * digit)
        text.append(digit <= part.count ? digits[Int(word >> shift & 63)] : UInt8(ascii: "="))
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Reads bytes from a text up to the first character that is no digit.
  static func bytes(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = []
    var (word, bits): (UInt32, Int) = (0, 0)
    for character in text {
      guard let digit = values[Int(character)] else { break }
      word = word << 6 | digit
      bits += 6
      if bits >= 8 {
        bits -= 8
        bytes.append(UInt8(truncatingIfNeeded: word >> UInt32(bits)))
      }
    }
    return bytes
  }

  private static let values: [UInt32?] = (0..<256).map { byte in
    digits.firstIndex(of: UInt8(byte)).map(UInt32.init)
  }
}

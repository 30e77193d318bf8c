/// Base64 of RFC 4648, with padding.
enum Base64 {
  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// Returns bytes as text.
  static func text(_ bytes: [UInt8]) -> String {
    let length = (bytes.count + 2) / 3 * 4
    return String(unsafeUninitializedCapacity: length) { text in
      var end = 0
      for start in stride(from: 0, to: bytes.count, by: 3) {
        let count = min(3, bytes.count - start)
        var word: UInt32 = 0
        for index in 0..<3 {
          word = word << 8 | (index < count ? UInt32(bytes[start + index]) : 0)
        }
        for digit in 0..<4 {
          let value = digits[Int(word >> UInt32(18 - 6 * digit) & 63)]
          text[end] = digit <= count ? value : UInt8(ascii: "=")
          end += 1
        }
      }
      return length
    }
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

/// Passes UTF-8 on in whole characters, however the reads cut it.
///
/// libvterm reads a character that two writes share with two decoders if ASCII text stands before it
/// in the first write, and shows two replacement characters. No terminal does.
struct WholeCharacters {
  /// The first bytes of a character whose rest has not been read yet; at most three.
  private var held: [UInt8] = []

  /// Returns the held bytes and `bytes`, without the beginning of a character at their end.
  mutating func filter(_ bytes: [UInt8]) -> [UInt8] {
    let all = held + bytes
    let count = Self.lengthOfPart(at: all.suffix(3))
    held = Array(all.suffix(count))
    return Array(all.dropLast(count))
  }

  /// The number of bytes at the end that begin a character and do not complete it.
  private static func lengthOfPart(at end: ArraySlice<UInt8>) -> Int {
    for (index, byte) in end.reversed().enumerated() where byte & 0xC0 != 0x80 {
      let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
      return index + 1 < length ? index + 1 : 0
    }
    return 0
  }
}

@testable import Sharing

/// The texts in a picture, as its format's blocks have them.
struct PictureTexts {
  struct Damage: Error {}

  /// The name of each block with a text, and its bytes.
  private(set) var texts: [(name: String, bytes: [UInt8])] = []

  /// Reads the blocks of a picture.
  ///
  /// - Throws: ``Damage`` if a block is cut off or unknown.
  init(_ bytes: [UInt8], _ format: SharedFormat) throws {
    switch format {
    case .gif: try readGIF(bytes)
    case .png: try readPNG(bytes)
    default: try readWebP(bytes)
    }
  }

  private mutating func readPNG(_ bytes: [UInt8]) throws {
    var index = 8
    while index < bytes.count {
      guard index + 12 <= bytes.count else { throw Damage() }
      let length = bytes[index..<index + 4].reduce(0) { $0 << 8 | Int($1) }
      let content = index + 8..<index + 8 + length
      guard content.upperBound + 4 <= bytes.count else { throw Damage() }
      switch String(decoding: bytes[index + 4..<index + 8], as: UTF8.self) {
      case "tEXt", "iTXt":
        guard let end = bytes[content].firstIndex(of: 0) else { throw Damage() }
        // After the name, an iTXt has two numbers, and two empty texts with their ends.
        let start = bytes[index + 4] == UInt8(ascii: "i") ? end + 5 : end + 1
        texts.append(
          (
            String(decoding: bytes[content.lowerBound..<end], as: UTF8.self),
            Array(bytes[start..<content.upperBound])
          ))
      case "IHDR", "PLTE", "acTL", "fcTL", "fdAT", "IDAT", "IEND": break
      default: throw Damage()
      }
      index = content.upperBound + 4
    }
  }

  private mutating func readWebP(_ bytes: [UInt8]) throws {
    var index = 12
    while index < bytes.count {
      guard index + 8 <= bytes.count else { throw Damage() }
      let length = bytes[index + 4..<index + 8].reversed().reduce(0) { $0 << 8 | Int($1) }
      guard index + 8 + length <= bytes.count else { throw Damage() }
      switch String(decoding: bytes[index..<index + 4], as: UTF8.self) {
      case "VP8X", "ANIM", "ANMF": break
      case let name: texts.append((name, Array(bytes[index + 8..<index + 8 + length])))
      }
      index += 8 + length + length % 2
    }
  }

  private mutating func readGIF(_ bytes: [UInt8]) throws {
    func palette(_ flags: UInt8) -> Int { flags & 0x80 == 0 ? 0 : 3 << Int(flags & 7 + 1) }
    var index = 13 + palette(bytes[10])
    func parts() throws -> [[UInt8]] {
      var parts: [[UInt8]] = []
      while index < bytes.count, bytes[index] > 0 {
        let end = index + 1 + Int(bytes[index])
        guard end < bytes.count else { throw Damage() }
        parts.append(Array(bytes[index + 1..<end]))
        index = end
      }
      index += 1
      return parts
    }
    while index < bytes.count, bytes[index] != 0x3B {
      switch (bytes[index], bytes[index + 1]) {
      case (0x2C, _):
        index += 11 + palette(bytes[index + 9])
        _ = try parts()
      case (0x21, 0xF9):
        index += 2
        _ = try parts()
      case (0x21, let kind):
        index += 2
        let parts = try parts()
        // An application has its name in the first part. A comment has none.
        let name = kind == 0xFF ? String(decoding: parts.first ?? [], as: UTF8.self) : "comment"
        if name != "NETSCAPE2.0" {
          texts.append((name, parts.dropFirst(kind == 0xFF ? 1 : 0).flatMap(\.self)))
        }
      default: throw Damage()
      }
    }
    guard index == bytes.count - 1 else { throw Damage() }
  }
}

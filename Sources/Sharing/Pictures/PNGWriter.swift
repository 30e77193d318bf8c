internal import CZlib

/// Writes the chunks of a PNG file (W3C, "Portable Network Graphics Specification", third edition).
struct PNGWriter {
  private(set) var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Adds a chunk with its check sum.
  ///
  /// - Parameter type: Four letters.
  mutating func add(_ type: String, _ data: [UInt8]) {
    let content = Array(type.utf8) + data
    bytes.append(bigEndian: data.count)
    bytes += content
    bytes.append(bigEndian: Int(crc32(0, content, UInt32(content.count))))
  }

  /// Adds a text chunk.
  ///
  /// - Parameters:
  ///   - keyword: 1 to 79 characters of ASCII.
  ///   - text: ASCII for `tEXt`. Other texts are written as UTF-8 in an `iTXt` chunk.
  mutating func add(text: String, keyword: String) {
    if text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) {
      add("tEXt", Array(keyword.utf8) + [0] + Array(text.utf8))
    } else {
      // Not compressed, and without a language.
      add("iTXt", Array(keyword.utf8) + [0, 0, 0, 0, 0] + Array(text.utf8))
    }
  }
}

extension [UInt8] {
  /// Adds a number of 32 bits, the highest byte first.
  mutating func append(bigEndian number: Int) {
    for shift in [24, 16, 8, 0] { append(UInt8(truncatingIfNeeded: number >> shift)) }
  }

  /// Adds a number of 16 bits, the highest byte first.
  mutating func append(bigEndian16 number: Int) {
    for shift in [8, 0] { append(UInt8(truncatingIfNeeded: number >> shift)) }
  }
}

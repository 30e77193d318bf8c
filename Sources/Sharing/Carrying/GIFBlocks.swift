/// Finds data in the blocks of a GIF file (CompuServe, "Graphics Interchange Format", version 89a).
///
/// A GIF file divides long data into parts of at most 255 bytes, each after its length.
enum GIFBlocks {
  /// Returns the data of the first block of an application; nil if the bytes are no GIF file, have
  /// no such block or are damaged before it.
  static func data(of application: String, in bytes: [UInt8]) -> [UInt8]? {
    guard bytes.starts(with: Array("GIF8".utf8)), bytes.count > 13 else { return nil }
    var index = 13 + paletteLength(bytes[10])
    while index < bytes.count {
      switch bytes[index] {
      case 0x21:  // An extension: its kind, then its parts.
        let name = index + 2 < bytes.count ? part(at: index + 2, in: bytes) : nil
        let isWanted =
          bytes[index + 1 < bytes.count ? index + 1 : index] == 0xFF
          && name?.elementsEqual(application.utf8) == true
        var data: [UInt8] = []
        index += 2
        if isWanted, let name { index = name.endIndex }
        while let part = part(at: index, in: bytes), !part.isEmpty {
          if isWanted { data += part }
          index = part.endIndex
        }
        index += 1
        if isWanted { return data }
      case 0x2C:  // An image: its place, its palette, a byte, then its parts.
        guard index + 9 < bytes.count else { return nil }
        index += 11 + paletteLength(bytes[index + 9])
        while let part = part(at: index, in: bytes), !part.isEmpty { index = part.endIndex }
        index += 1
      default: return nil
      }
    }
    return nil
  }

  /// An image of a file.
  struct Image {
    /// The index of its first byte, the separator, and the index after its last one.
    var start: Int
    var end: Int
    /// The time for which it is shown, in hundredths of a second.
    var delay: Int
  }

  /// Returns the images of a file. Those after a damaged place are left out.
  static func images(in bytes: [UInt8]) -> [Image] {
    guard bytes.starts(with: Array("GIF8".utf8)), bytes.count > 13 else { return [] }
    var images: [Image] = []
    var (index, delay) = (13 + paletteLength(bytes[10]), 0)
    while index + 9 < bytes.count {
      let start = index
      switch bytes[index] {
      case 0x21:
        // A graphics control: its length, flags, then the delay.
        if bytes[index + 1] == 0xF9 { delay = Int(bytes[index + 4]) | Int(bytes[index + 5]) << 8 }
        index += 2
      case 0x2C: index += 11 + paletteLength(bytes[index + 9])
      default: return images
      }
      while let part = part(at: index, in: bytes), !part.isEmpty { index = part.endIndex }
      index += 1
      guard bytes[start] == 0x2C, index <= bytes.count else { continue }
      images.append(Image(start: start, end: index, delay: delay))
    }
    return images
  }

  /// Returns the bytes of a palette after flags, which say whether there is one and its size.
  private static func paletteLength(_ flags: UInt8) -> Int {
    flags & 0x80 == 0 ? 0 : 3 << Int(flags & 7 + 1)
  }

  /// Returns the part whose length is at an index; nil if the file ends before the part does.
  private static func part(at index: Int, in bytes: [UInt8]) -> ArraySlice<UInt8>? {
    guard index < bytes.count, index + 1 + Int(bytes[index]) <= bytes.count else { return nil }
    return bytes[index + 1..<index + 1 + Int(bytes[index])]
  }
}

internal import CellGraphics

/// A fingerprint of 64 bits that is the same in every run and on every machine.
///
/// Swift's `Hasher` has another seed in each process, so its values cannot be compared between
/// runs. Each word is mixed as in SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom
/// number generators", 2014). A digest does not protect against manipulation: it is possible to
/// construct different data with the same digest.
public struct StableDigest: Hashable, Sendable {
  /// The fingerprint of all words so far.
  public private(set) var value: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// Creates the fingerprint of no words.
  public init() {}

  /// Creates the fingerprint of bytes, in time proportional to their number.
  public init(_ bytes: [UInt8]) {
    combine(UInt64(bytes.count))
    bytes.withUnsafeBytes { bytes in
      let whole = bytes.count & ~7
      for index in stride(from: 0, to: whole, by: 8) {
        combine(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)))
      }
      for byte in bytes[whole...] { combine(UInt64(byte)) }
    }
  }

  /// Adds a word. The order of words matters.
  public mutating func combine(_ word: UInt64) {
    var mixed = (value ^ word) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 30) &* 0x94D0_49BB_1331_11EB
    value = mixed ^ mixed >> 27
  }

  /// Combines a row. Runs of equal cells are combined cell by cell, so that the digest does not
  /// depend on the runs in which a row is stored.
  fileprivate mutating func combine(_ row: SurfaceRow) {
    // A local variable stays in a register.
    var digest = self
    row.forEachRun { cells, count in
      for cell in cells {
        let look =
          UInt64(cell.foreground.rgb) << 32 | UInt64(cell.background.rgb) << 8
          | UInt64(cell.attributes.rawValue)
        for _ in 0..<count {
          digest.combine(cell.glyph.rawValue)
          digest.combine(look)
        }
      }
    }
    self = digest
  }

  /// The fingerprint as 16 hexadecimal digits.
  public var text: String {
    String(unsafeUninitializedCapacity: 16) { digits in
      for index in 0..<16 {
        let digit = UInt8(truncatingIfNeeded: value >> UInt64(60 - 4 * index)) & 15
        digits[index] = digit + (digit < 10 ? UInt8(ascii: "0") : UInt8(ascii: "a") - 10)
      }
      return 16
    }
  }
}

extension Frame {
  /// The fingerprint of all cells and of the size, in time proportional to the number of cells.
  ///
  /// Panels are not part of it.
  public var digest: StableDigest {
    var digest = StableDigest()
    digest.combine(UInt64(surface.columns) << 32 | UInt64(surface.rows))
    for row in 0..<surface.rows { digest.combine(surface.row(row)) }
    return digest
  }

  /// The fingerprint of each row's cells, top to bottom.
  public var rowDigests: [StableDigest] {
    (0..<surface.rows).map { row in
      var digest = StableDigest()
      digest.combine(surface.row(row))
      return digest
    }
  }
}

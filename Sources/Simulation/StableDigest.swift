internal import CellGraphics

/// A fingerprint of 64 bits that is the same in every run and on every machine.
///
/// Not `Hasher`, which is seeded per process. Each word is mixed as in SplitMix64 (Steele, Lea and
/// Flood, "Fast splittable pseudorandom number generators", 2014). It guards against accident, not
/// against malice.
public struct StableDigest: Hashable, Sendable {
  public private(set) var value: UInt64 = 0x9E37_79B9_7F4A_7C15

  public init() {}

  public mutating func combine(_ word: UInt64) {
    var mixed = (value ^ word) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 30) &* 0x94D0_49BB_1331_11EB
    value = mixed ^ mixed >> 27
  }

  fileprivate mutating func combine(_ cell: Cell) {
    combine(cell.glyph.rawValue)
    combine(
      UInt64(cell.foreground.rgb) << 32 | UInt64(cell.background.rgb) << 8
        | UInt64(cell.attributes.rawValue))
  }

  /// 16 hexadecimal digits.
  public var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension Frame {
  /// The fingerprint of every cell and of the size.
  public var digest: StableDigest {
    var digest = StableDigest()
    digest.combine(UInt64(surface.columns) << 32 | UInt64(surface.rows))
    for row in 0..<surface.rows {
      for cell in surface.row(row) { digest.combine(cell) }
    }
    return digest
  }

  /// The fingerprint of each row, 16 bits of one of its cells.
  public var rowDigests: [UInt16] {
    (0..<surface.rows).map { row in
      var digest = StableDigest()
      for cell in surface.row(row) { digest.combine(cell) }
      return UInt16(truncatingIfNeeded: digest.value)
    }
  }
}

/// The character that one cell shows: a base character, at most two combining marks, and its width.
///
/// A control character becomes its symbol, so no glyph can control a terminal.
/// ``TextLine/init(_:)-(String)`` makes glyphs of any text.
///
/// A glyph of two columns takes two cells: the glyph itself, then ``continuation``.
public struct Glyph: Hashable, Sendable {
  /// The glyph in 58 bits: 21 for the base, 18 for each mark, 1 for a width of two columns. A
  /// ``Cell`` uses the remaining bits for its attributes.
  let bits: UInt64

  /// The number of bits in use.
  static let bitCount: UInt64 = 58
  private static let wideBit: UInt64 = 1 << 57
  private static let markShifts: [UInt64] = [21, 39]

  /// A space.
  public static let blank = Glyph(bits: 0x20)
  /// The character at the end of a text that was cut: "…".
  static let ellipsis = Glyph("…")
  /// The placeholder in the second cell of a glyph that is two columns wide.
  public static let continuation = Glyph(bits: 0)

  init(bits: UInt64) { self.bits = bits }

  /// Creates a glyph from scalars.
  ///
  /// - Parameters:
  ///   - base: The character. A control character is replaced by its symbol.
  ///   - combining: Combining marks. Only the first two count. Control characters are dropped, and
  ///     so are scalars of planes without marks.
  ///   - isWide: True for a glyph of two columns.
  public init(_ base: Unicode.Scalar, combining: [Unicode.Scalar] = [], isWide: Bool = false) {
    var value = UInt64((base.controlPicture ?? base).value)
    if !combining.isEmpty {
      let marks = combining.filter { $0.controlPicture == nil }.compactMap(MarkCode.init)
      for (mark, shift) in zip(marks, Self.markShifts) { value |= UInt64(mark.bits) << shift }
    }
    bits = isWide ? value | Self.wideBit : value
  }

  /// The number of columns: 0 for ``continuation``, otherwise 1 or 2.
  public var columns: Int {
    isContinuation ? 0 : isWide ? 2 : 1
  }

  /// Indicates whether this is the second cell of a wide glyph.
  var isContinuation: Bool { bits == 0 }
  /// Indicates whether the glyph takes two columns.
  var isWide: Bool { bits & Self.wideBit != 0 }

  /// The base character and its marks; empty for ``continuation``.
  public var scalars: [Unicode.Scalar] {
    [base, mark(0), mark(1)].compactMap { $0 == 0 ? nil : Unicode.Scalar($0) }
  }

  /// A number for the glyph, for recordings and for the terminal.
  ///
  /// It has three Unicode scalars of 21 bits, the base lowest. The top bit is set for a glyph of
  /// two columns.
  public var rawValue: UInt64 {
    if bits >> 21 == 0 { return bits }
    return UInt64(base) | UInt64(mark(0)) << 21 | UInt64(mark(1)) << 42 | (isWide ? 1 << 63 : 0)
  }

  /// The value of the base scalar.
  private var base: UInt32 { UInt32(truncatingIfNeeded: bits & 0x1F_FFFF) }

  /// Returns the value of a combining mark; 0 if the glyph does not have that mark.
  private func mark(_ index: Int) -> UInt32 {
    MarkCode(bits: UInt32(truncatingIfNeeded: bits >> Self.markShifts[index]) & MarkCode.mask).value
  }
}

/// A combining mark in 18 bits: two for the plane and 16 for the position in it.
private struct MarkCode {
  /// The planes with marks (0 and 1), with variation selectors (14) and for private use (16).
  private static let planes: [UInt32] = [0, 1, 14, 16]
  static let mask: UInt32 = 0x3_FFFF

  let bits: UInt32

  init(bits: UInt32) { self.bits = bits }

  init?(_ scalar: Unicode.Scalar) {
    guard let plane = Self.planes.firstIndex(of: scalar.value >> 16) else { return nil }
    bits = UInt32(plane) << 16 | scalar.value & 0xFFFF
  }

  var value: UInt32 { Self.planes[Int(bits >> 16)] << 16 | bits & 0xFFFF }
}

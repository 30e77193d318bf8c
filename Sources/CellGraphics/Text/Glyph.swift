/// What one cell can show: a base character with at most two combining ones, and its width.
///
/// A control character becomes its picture, so that no glyph can steer a terminal.
public struct Glyph: Hashable, Sendable {
  /// The base character in the lowest 21 bits, each mark in 18 of its own, then a bit for a glyph two
  /// columns wide: 58 bits, of which a cell has the rest for its attributes.
  let bits: UInt64

  static let bitCount: UInt64 = 58
  private static let wideBit: UInt64 = 1 << 57
  private static let markShifts: [UInt64] = [21, 39]

  public static let blank = Glyph(bits: 0x20)
  /// The end of what has been cut.
  static let ellipsis = Glyph("…")
  /// The second column of a glyph that is two columns wide.
  public static let continuation = Glyph(bits: 0)

  init(bits: UInt64) { self.bits = bits }

  /// - Parameters:
  ///   - combining: Scalars of no width that go on top; from the third on they are dropped, as are those
  ///   of planes that have none.
  ///   - isWide: True for a glyph of two columns.
  public init(_ base: Unicode.Scalar, combining: [Unicode.Scalar] = [], isWide: Bool = false) {
    var value = UInt64((base.controlPicture ?? base).value)
    if !combining.isEmpty {
      let marks = combining.filter { $0.controlPicture == nil }.compactMap(MarkCode.init)
      for (mark, shift) in zip(marks, Self.markShifts) { value |= UInt64(mark.bits) << shift }
    }
    bits = isWide ? value | Self.wideBit : value
  }

  /// Columns taken: 0 for `continuation`, else 1 or 2.
  public var columns: Int {
    isContinuation ? 0 : isWide ? 2 : 1
  }

  var isContinuation: Bool { bits == 0 }
  var isWide: Bool { bits & Self.wideBit != 0 }

  /// The base character first; empty for `continuation`.
  public var scalars: [Unicode.Scalar] {
    [base, mark(0), mark(1)].compactMap { $0 == 0 ? nil : Unicode.Scalar($0) }
  }

  /// A number that stands for the glyph wherever one is written down: three Unicode scalars of 21 bits,
  /// the base lowest, and the top bit for a glyph two columns wide.
  public var rawValue: UInt64 {
    if bits >> 21 == 0 { return bits }
    return UInt64(base) | UInt64(mark(0)) << 21 | UInt64(mark(1)) << 42 | (isWide ? 1 << 63 : 0)
  }

  private var base: UInt32 { UInt32(truncatingIfNeeded: bits & 0x1F_FFFF) }

  /// The value of a combining scalar; 0 where there is none.
  private func mark(_ index: Int) -> UInt32 {
    MarkCode(bits: UInt32(truncatingIfNeeded: bits >> Self.markShifts[index]) & MarkCode.mask).value
  }
}

/// A combining scalar in 18 bits: two for the plane and 16 for the place in it.
private struct MarkCode {
  /// Marks are in the first two planes, selectors of variants in the 14th; the last is for private use.
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

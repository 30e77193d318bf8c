/// What one cell can show: a base character with at most two combining ones, and its width.
///
/// A control character becomes its picture, so that no glyph can steer a terminal.
///
/// A plain value of 64 bits, so that rows compare and copy as memory: three Unicode scalars of
/// 21 bits, the base lowest, and the top bit for a glyph two columns wide.
public struct Glyph: Hashable, Sendable {
  public let rawValue: UInt64

  private static let wideBit: UInt64 = 1 << 63
  private static let scalarMask: UInt64 = 0x1F_FFFF

  public static let blank = Glyph(rawValue: 0x20)
  /// The end of what has been cut.
  static let ellipsis = Glyph("…")
  /// The second column of a glyph that is two columns wide.
  public static let continuation = Glyph(rawValue: 0)

  private init(rawValue: UInt64) { self.rawValue = rawValue }

  /// - Parameters:
  ///   - combining: Scalars of no width that go on top; from the third on they are dropped.
  ///   - isWide: True for a glyph of two columns.
  public init(_ base: Unicode.Scalar, combining: [Unicode.Scalar] = [], isWide: Bool = false) {
    var value = UInt64((base.controlPicture ?? base).value)
    if !combining.isEmpty {
      let marks = combining.filter { $0.controlPicture == nil }
      for (mark, shift) in zip(marks, [21, 42]) { value |= UInt64(mark.value) << shift }
    }
    rawValue = isWide ? value | Self.wideBit : value
  }

  /// Columns taken: 0 for `continuation`, else 1 or 2.
  public var columns: Int {
    isContinuation ? 0 : isWide ? 2 : 1
  }

  var isContinuation: Bool { rawValue == 0 }
  var isWide: Bool { rawValue & Self.wideBit != 0 }

  /// The base character first; empty for `continuation`.
  public var scalars: [Unicode.Scalar] {
    stride(from: UInt64(0), through: 42, by: 21).compactMap { shift in
      let value = UInt32(truncatingIfNeeded: rawValue >> shift & Self.scalarMask)
      return value == 0 ? nil : Unicode.Scalar(value)
    }
  }
}

/// One character position of a surface.
///
/// 16 bytes: what a screen takes in memory, and so in the processor's caches, is mostly cells.
public struct Cell: Hashable, Sendable {
  /// The glyph, and above its bits the attributes.
  private var packed: UInt64
  public var foreground: Color
  /// Alpha below 255 lets what lies beneath shine through.
  public var background: Color

  /// Nothing: what lies beneath is seen unchanged.
  public static let clear = Cell(background: .clear)

  private static let glyphMask: UInt64 = 1 << Glyph.bitCount - 1

  public init(
    glyph: Glyph = .blank, foreground: Color = .black, background: Color,
    attributes: TextAttributes = []
  ) {
    packed = glyph.bits | attributes.bits << Glyph.bitCount
    self.foreground = foreground
    self.background = background
  }

  public var glyph: Glyph {
    get { Glyph(bits: packed & Self.glyphMask) }
    set { packed = packed & ~Self.glyphMask | newValue.bits }
  }

  public var attributes: TextAttributes {
    get { TextAttributes(bits: packed >> Glyph.bitCount) }
    set { packed = packed & Self.glyphMask | newValue.bits << Glyph.bitCount }
  }

  /// Compares all at once.
  @inline(__always)
  public static func == (a: Cell, b: Cell) -> Bool {
    (a.packed ^ b.packed) | UInt64(a.foreground.bits ^ b.foreground.bits)
      | UInt64(a.background.bits ^ b.background.bits) == 0
  }
}

extension TextAttributes {
  /// In the six bits that a glyph leaves: the five of how it is set, and the one of an edge.
  fileprivate var bits: UInt64 { UInt64(rawValue & 0x1F | (rawValue & Self.edge.rawValue) >> 2) }

  fileprivate init(bits: UInt64) {
    let bits = UInt8(truncatingIfNeeded: bits)
    self.init(rawValue: bits & 0x1F | bits << 2 & Self.edge.rawValue)
  }
}

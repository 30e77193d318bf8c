/// One character position of a surface: a glyph, two colours and attributes.
///
/// A cell takes 16 bytes, because most of the memory of a screen, and of the processor's caches, is
/// cells.
///
/// ```swift
/// var cell = Cell(glyph: Glyph("A"), foreground: .black, background: .white)
/// cell.attributes.insert(.underline)
/// precondition(cell.glyph == Glyph("A") && cell.attributes == .underline)
/// precondition(Cell.clear.background.alpha == 0)
/// ```
public struct Cell: Hashable, Sendable {
  /// The glyph in the lower bits and the attributes above it.
  private var packed: UInt64
  /// The colour of the glyph.
  public var foreground: Color
  /// The colour behind the glyph. An alpha below 255 shows the cells beneath.
  public var background: Color

  /// An invisible cell: what is beneath remains unchanged.
  public static let clear = Cell(background: .clear)

  private static let glyphMask: UInt64 = 1 << Glyph.bitCount - 1

  /// Creates a cell. Without a glyph it is a blank on `background`.
  public init(
    glyph: Glyph = .blank, foreground: Color = .black, background: Color,
    attributes: TextAttributes = []
  ) {
    packed = glyph.bits | attributes.bits << Glyph.bitCount
    self.foreground = foreground
    self.background = background
  }

  /// The character of the cell.
  public var glyph: Glyph {
    get { Glyph(bits: packed & Self.glyphMask) }
    set { packed = packed & ~Self.glyphMask | newValue.bits }
  }

  /// The attributes of the character.
  public var attributes: TextAttributes {
    get { TextAttributes(bits: packed >> Glyph.bitCount) }
    set { packed = packed & Self.glyphMask | newValue.bits << Glyph.bitCount }
  }

  /// Returns whether glyphs, colours and attributes are equal. It compares whole words.
  @inline(__always)
  public static func == (a: Cell, b: Cell) -> Bool {
    (a.packed ^ b.packed) | UInt64(a.foreground.bits ^ b.foreground.bits)
      | UInt64(a.background.bits ^ b.background.bits) == 0
  }
}

extension TextAttributes {
  /// The attributes in the six bits that a glyph does not use: five for text and one for an edge.
  fileprivate var bits: UInt64 { UInt64(rawValue & 0x1F | (rawValue & Self.edge.rawValue) >> 2) }

  fileprivate init(bits: UInt64) {
    let bits = UInt8(truncatingIfNeeded: bits)
    self.init(rawValue: bits & 0x1F | bits << 2 & Self.edge.rawValue)
  }
}

internal import CNcurses

/// One character position of the terminal. Its colours are the terminal's colour numbers.
///
/// The layout has no padding, so rows can be compared as memory.
struct ScreenCell {
  /// The glyph, as in ``Glyph/rawValue``: three scalars of 21 bits, the base lowest, and the top
  /// bit for two columns. It is 0 in the second column of a wide glyph.
  var glyph: UInt64
  /// The number of the foreground colour; -1 for the terminal's own.
  var foreground: Int32
  /// The number of the background colour; -1 for the terminal's own.
  var background: Int32
  /// The attributes of ncurses.
  var attributes: attr_t
  private let reserved: UInt32 = 0

  /// The bit for a glyph of two columns.
  static let wideBit: UInt64 = 1 << 63
  /// The attributes that are visible on a space.
  static let marksSpaces = CNCURSES_UNDERLINE | CNCURSES_REVERSE

  /// Creates a cell. Spaces that look the same compare as equal.
  init(glyph: UInt64, foreground: Int32, background: Int32, attributes: attr_t) {
    self.glyph = glyph
    self.background = background
    // Spaces that look the same are the same.
    let isBlank = glyph == 0x20 && attributes & Self.marksSpaces == 0
    self.foreground = isBlank ? -1 : foreground
    self.attributes = isBlank ? 0 : attributes
  }

  /// Returns a space on a background.
  static func blank(_ background: Int32) -> ScreenCell {
    ScreenCell(glyph: 0x20, foreground: -1, background: background, attributes: 0)
  }

  /// Indicates whether only the background is visible.
  var isBlank: Bool { glyph == 0x20 && attributes == 0 }
  /// Indicates the second column of a wide glyph.
  var isContinuation: Bool { glyph == 0 }

  /// The length of the glyph in UTF-8.
  var byteCount: Int {
    if glyph < 0x80 { return glyph == 0 ? 0 : 1 }
    var count = 0
    forEachScalar { count += $0 < 0x80 ? 1 : $0 < 0x800 ? 2 : $0 < 0x10000 ? 3 : 4 }
    return count
  }

  /// Calls `body` with the scalars of the glyph, the base first.
  func forEachScalar(_ body: (UInt32) -> Void) {
    var rest = glyph & ~Self.wideBit
    while rest != 0 {
      body(UInt32(truncatingIfNeeded: rest & 0x1F_FFFF))
      rest >>= 21
    }
  }

  /// Both colours in one word.
  @inline(__always)
  var colors: UInt64 {
    UInt64(UInt32(bitPattern: background)) << 32 | UInt64(UInt32(bitPattern: foreground))
  }

  @inline(__always)
  static func == (a: ScreenCell, b: ScreenCell) -> Bool {
    (a.glyph ^ b.glyph) | (a.colors ^ b.colors) | UInt64(a.attributes ^ b.attributes) == 0
  }

  static func != (a: ScreenCell, b: ScreenCell) -> Bool { !(a == b) }
}

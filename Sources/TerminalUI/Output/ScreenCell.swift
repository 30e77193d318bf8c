internal import CNcurses

/// One character position as the terminal is to show it, its colours by the terminal's numbers.
///
/// No byte of it is padding, so rows compare as memory.
struct ScreenCell {
  /// As in `Glyph`: three scalars of 21 bits, the base lowest, and the top bit for two columns; 0 in
  /// the second column of such a one.
  var glyph: UInt64
  /// -1 is the terminal's own.
  var foreground: Int32
  var background: Int32
  var attributes: attr_t
  private let reserved: UInt32 = 0

  static let wideBit: UInt64 = 1 << 63
  /// What shows on a space too.
  static let marksSpaces = CNCURSES_UNDERLINE | CNCURSES_REVERSE

  init(glyph: UInt64, foreground: Int32, background: Int32, attributes: attr_t) {
    self.glyph = glyph
    self.background = background
    // Spaces that look the same are the same.
    let isBlank = glyph == 0x20 && attributes & Self.marksSpaces == 0
    self.foreground = isBlank ? -1 : foreground
    self.attributes = isBlank ? 0 : attributes
  }

  static func blank(_ background: Int32) -> ScreenCell {
    ScreenCell(glyph: 0x20, foreground: -1, background: background, attributes: 0)
  }

  /// True where nothing but the background is to be seen.
  var isBlank: Bool { glyph == 0x20 && attributes == 0 }
  var isContinuation: Bool { glyph == 0 }

  /// How many bytes the glyph takes in UTF-8.
  var byteCount: Int {
    if glyph < 0x80 { return glyph == 0 ? 0 : 1 }
    var count = 0
    forEachScalar { count += $0 < 0x80 ? 1 : $0 < 0x800 ? 2 : $0 < 0x10000 ? 3 : 4 }
    return count
  }

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

internal import CNcurses
internal import CellGraphics
internal import Glibc

/// A glyph in the form in which the C library can display it.
///
/// ncurses uses wcwidth(3) for the width, and the compositor uses its own table. If the two
/// disagree, the glyph is replaced by one of the compositor's width, so that its neighbours keep
/// their positions.
struct DisplayGlyph {
  /// The base character, never a control character.
  var base: wchar_t
  /// Two combining characters; 0 for none.
  var combining: (wchar_t, wchar_t) = (0, 0)
  /// The width: 1 or 2.
  var columns: Int
  /// Indicates whether `base` takes one column of two and a space follows.
  var isPadded = false

  /// Converts a glyph.
  ///
  /// - Parameters:
  ///   - glyph: The glyph of a cell.
  ///   - isWhole: False if the second column of a wide glyph is missing.
  init(_ glyph: Glyph, isWhole: Bool) {
    let scalar = { (shift: UInt64) in wchar_t(glyph.rawValue >> shift & 0x1F_FFFF) }
    base = scalar(0)
    columns = glyph.columns
    if (0x20..<0x7F).contains(base), columns == 1, glyph.rawValue >> 21 == 0 { return }
    if columns == 0 || columns == 2 && !isWhole {
      (base, columns) = (0x20, 1)
    } else if wcwidth(base) == Int32(columns) {
      combining = Self.accepted(scalar(21), scalar(42))
    } else if columns == 1 {
      base = Self.replacement
    } else {
      (base, isPadded) = (0x3F, true)
    }
  }

  /// Indicates whether a part of a cell, such as ▃, fills at least half of it; nil for other glyphs.
  ///
  /// These are the block elements for eighths from below and from the left.
  var isMostlyFilled: Bool? {
    switch base {
    case 0x2581...0x2583, 0x258D...0x258F: false
    case 0x2584...0x2588, 0x2589...0x258C: true
    default: nil
    }
  }

  /// The character for glyphs of one column that cannot be shown.
  private static let replacement: wchar_t = wcwidth(0xFFFD) == 1 ? 0xFFFD : 0x3F

  /// Returns two combining characters without those that need a column of their own.
  private static func accepted(_ first: wchar_t, _ second: wchar_t) -> (wchar_t, wchar_t) {
    let isFirst = first != 0 && wcwidth(first) == 0
    let isSecond = second != 0 && wcwidth(second) == 0
    return isFirst ? (first, isSecond ? second : 0) : (isSecond ? second : 0, 0)
  }
}

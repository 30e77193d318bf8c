internal import CNcurses
internal import CellGraphics
internal import Glibc

/// A glyph as the C library lets it be displayed.
///
/// ncurses lays out by wcwidth(3), the compositor by its own table. Where the two disagree, the
/// glyph is replaced by one of the compositor's width, so that nothing beside it moves.
struct DisplayGlyph {
  /// Never a control character.
  var base: wchar_t
  /// 0 where there is none.
  var combining: (wchar_t, wchar_t) = (0, 0)
  /// 1 or 2.
  var columns: Int
  /// True when `base` takes one column of two, and a space follows.
  var isPadded = false

  /// - Parameter isWhole: False if the second column of a wide glyph is missing.
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

  private static let replacement: wchar_t = wcwidth(0xFFFD) == 1 ? 0xFFFD : 0x3F

  /// Of two combining characters those that take no column of their own.
  private static func accepted(_ first: wchar_t, _ second: wchar_t) -> (wchar_t, wchar_t) {
    let isFirst = first != 0 && wcwidth(first) == 0
    let isSecond = second != 0 && wcwidth(second) == 0
    return isFirst ? (first, isSecond ? second : 0) : (isSecond ? second : 0, 0)
  }
}

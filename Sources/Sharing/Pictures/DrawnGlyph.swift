/// Draws lines, block elements and braille, which must join their neighbours without gaps.
enum DrawnGlyph {
  private static let width = PictureGlyph.cellWidth
  private static let height = PictureGlyph.cellHeight

  /// Returns the glyph of a character from U+2500 to U+259F or U+2800 to U+28FF; nil for others.
  static func glyph(of scalar: Unicode.Scalar) -> PictureGlyph? {
    switch scalar.value {
    case 0x2500...0x257F: boxes[Int(scalar.value - 0x2500)]
    case 0x2580...0x259F: blocks[Int(scalar.value - 0x2580)]
    case 0x2800...0x28FF: braille(UInt8(scalar.value - 0x2800))
    default: nil
    }
  }

  private static let boxes = (0..<128).map { BoxLines.glyph(0x2500 + $0) }
  private static let blocks = (0..<32).map { block(0x2580 + UInt32($0)) }

  private static func block(_ value: UInt32) -> PictureGlyph {
    switch value {
    case 0x2580: rectangle(x: 0..<8, y: 0..<8)
    case 0x2581...0x2588: rectangle(x: 0..<8, y: 16 - 2 * Int(value - 0x2580)..<16)
    case 0x2589...0x258F: rectangle(x: 0..<Int(0x2590 - value), y: 0..<16)
    case 0x2590: rectangle(x: 4..<8, y: 0..<16)
    case 0x2591: pattern(0x88, 0x22)
    case 0x2592: pattern(0xAA, 0x55)
    case 0x2593: pattern(0x77, 0xDD)
    case 0x2594: rectangle(x: 0..<8, y: 0..<2)
    case 0x2595: rectangle(x: 7..<8, y: 0..<16)
    default: quadrants[Int(value - 0x2596)]
    }
  }

  /// U+2596 to U+259F, by their quadrants: 1 upper left, 2 upper right, 4 lower left, 8 lower right.
  private static let quadrants = [4, 8, 1, 13, 9, 7, 11, 2, 6, 14].map { parts in
    var glyph = PictureGlyph.blank
    for part in 0..<4 where parts >> part & 1 == 1 {
      let (x, y) = (part % 2 * 4, part / 2 * 8)
      glyph = glyph.union(rectangle(x: x..<x + 4, y: y..<y + 8))
    }
    return glyph
  }

  /// Two columns of four dots. Unicode counts the dots 1, 2, 3 and 7 down the left column, 4, 5, 6
  /// and 8 down the right one.
  private static func braille(_ dots: UInt8) -> PictureGlyph {
    let places = [(1, 1), (1, 5), (1, 9), (5, 1), (5, 5), (5, 9), (1, 13), (5, 13)]
    var glyph = PictureGlyph.blank
    for (bit, place) in places.enumerated() where dots >> UInt8(bit) & 1 == 1 {
      glyph = glyph.union(
        rectangle(x: place.0..<place.0 + 2, y: place.1..<place.1 + 2))
    }
    return glyph
  }

  /// Rows of a pattern that repeats: the shades.
  private static func pattern(_ even: UInt8, _ odd: UInt8) -> PictureGlyph {
    PictureGlyph(bytes: (0..<height).map { $0 % 2 == 0 ? even : odd })
  }

  static func rectangle(x: Range<Int>, y: Range<Int>) -> PictureGlyph {
    let row: UInt16 = x.reduce(0) { bits, column in bits | (1 as UInt16) << UInt16(15 - column) }
    return PictureGlyph(rows: (0..<height).map { y.contains($0) ? row : 0 })
  }
}

/// The pixels of a character: 16 rows of 8 or 16 pixels.
struct PictureGlyph: Hashable, Sendable {
  /// The width of a cell in pixels, before scaling.
  static let cellWidth = 8
  /// The height of a cell in pixels, before scaling.
  static let cellHeight = 16

  /// The rows from the top. The leftmost pixel is the highest bit.
  var rows: [UInt16]

  /// A glyph without pixels.
  static let blank = PictureGlyph(rows: Array(repeating: 0, count: cellHeight))

  /// Creates a glyph of one column from rows of 8 pixels.
  init(bytes: some Sequence<UInt8>) { rows = bytes.map { UInt16($0) << 8 } }

  init(rows: [UInt16]) { self.rows = rows }

  /// A frame in place of a character that no font has.
  static func box(columns: Int) -> PictureGlyph {
    let (edge, sides): (UInt16, UInt16) = columns == 2 ? (0x7FFE, 0x4002) : (0x7E00, 0x4200)
    var glyph = blank
    for row in 2...12 { glyph.rows[row] = row == 2 || row == 12 ? edge : sides }
    return glyph
  }

  /// The pixels of both glyphs.
  func union(_ other: PictureGlyph) -> PictureGlyph {
    PictureGlyph(rows: zip(rows, other.rows).map { $0 | $1 })
  }

  /// The glyph with every stroke one pixel wider, within its columns.
  func thickened(columns: Int) -> PictureGlyph {
    let mask: UInt16 = columns == 2 ? 0xFFFF : 0xFF00
    return PictureGlyph(rows: rows.map { ($0 | $0 >> 1) & mask })
  }

  /// The glyph with its upper part moved to the right and its lower part to the left.
  func slanted(columns: Int) -> PictureGlyph {
    let mask: UInt16 = columns == 2 ? 0xFFFF : 0xFF00
    return PictureGlyph(
      rows: rows.enumerated().map { row, bits in
        row < 5 ? bits >> 1 & mask : row < 10 ? bits : bits << 1 & mask
      })
  }

  /// A glyph of 16 pixels in 8: two neighbouring pixels become one.
  var narrowed: PictureGlyph {
    PictureGlyph(
      rows: rows.map { bits in
        var row: UInt16 = 0
        for column in 0..<8 where bits >> UInt16(14 - 2 * column) & 3 != 0 {
          row |= 1 << UInt16(15 - column)
        }
        return row
      })
  }
}

/// Which of the 8 × 8 parts of a cell are ink, bit 0 the upper left one, row by row.
struct CellMask: Hashable {
  var bits: UInt64

  static let none = CellMask(bits: 0)
  static let all = CellMask(bits: .max)

  init(bits: UInt64) { self.bits = bits }

  /// A rectangle of parts.
  ///
  /// - Parameters:
  ///   - columns: Within 0 to 8, as `rows`.
  init(columns: Range<Int>, rows: Range<Int>) {
    let line = (UInt64(1) << columns.count - 1) << columns.lowerBound
    bits = 0
    for row in rows { bits |= line << (8 * row) }
  }

  var count: Int { bits.nonzeroBitCount }
  var inverted: CellMask { CellMask(bits: ~bits) }

  func intersection(_ other: CellMask) -> CellMask { CellMask(bits: bits & other.bits) }
  func union(_ other: CellMask) -> CellMask { CellMask(bits: bits | other.bits) }
  func subtracting(_ other: CellMask) -> CellMask { CellMask(bits: bits & ~other.bits) }

  /// Whether the part at the upper left of the middle is ink.
  ///
  /// A rectangle has it exactly in those cells that it covers when its edges go to the nearest cell
  /// boundaries, a half to the right or downwards: it says whose the whole cell is.
  var hasMiddle: Bool { bits >> 27 & 1 != 0 }
}

extension Glyph {
  /// What a block element inks; nil for any other glyph.
  var foregroundMask: CellMask? {
    guard isBlock else { return nil }
    return Self.blocks.first { $0.glyph == self }?.mask
  }

  /// The block elements of two flat parts, those first that are met most often.
  static let blocks: [(glyph: Glyph, mask: CellMask)] = {
    let lower = (1..<8).map { count in
      (glyph: lowerEighths[count], mask: CellMask(columns: 0..<8, rows: 8 - count..<8))
    }
    let left = (1..<8).map { count in
      (glyph: leftEighths[count], mask: CellMask(columns: 0..<count, rows: 0..<8))
    }
    let others: [(Unicode.Scalar, Range<Int>, Range<Int>)] = [
      ("▀", 0..<8, 0..<4), ("▐", 4..<8, 0..<8), ("▔", 0..<8, 0..<1), ("▕", 7..<8, 0..<8),
    ]
    let halves = others.map { (glyph: Glyph($0.0), mask: CellMask(columns: $0.1, rows: $0.2)) }
    let rest = (1..<15).filter { ![3, 5, 10, 12].contains($0) }.map { parts in
      let mask = (0..<4).filter { parts >> $0 & 1 != 0 }.reduce(CellMask.none) { mask, part in
        let (column, row) = (part & 1, part >> 1)
        return mask.union(
          CellMask(columns: 4 * column..<4 * column + 4, rows: 4 * row..<4 * row + 4))
      }
      return (glyph: quarters[parts], mask: mask)
    }
    return lower + left + halves + rest
  }()
}

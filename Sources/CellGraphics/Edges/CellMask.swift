/// A part of a cell: a set of its 8 × 8 eighths.
///
/// Bit 0 is the upper left eighth. The other bits follow row by row.
struct CellMask: Hashable {
  /// The eighths as bits.
  var bits: UInt64

  /// No part of the cell.
  static let none = CellMask(bits: 0)
  /// The whole cell.
  static let all = CellMask(bits: .max)

  init(bits: UInt64) { self.bits = bits }

  /// Creates the mask of a rectangle.
  ///
  /// - Parameters:
  ///   - columns: The columns in eighths, within 0 to 8.
  ///   - rows: The rows in eighths, within 0 to 8.
  init(columns: Range<Int>, rows: Range<Int>) {
    let line = (UInt64(1) << columns.count - 1) << columns.lowerBound
    bits = 0
    for row in rows { bits |= line << (8 * row) }
  }

  /// The number of eighths, 0 to 64.
  var count: Int { bits.nonzeroBitCount }
  /// The rest of the cell.
  var inverted: CellMask { CellMask(bits: ~bits) }

  func intersection(_ other: CellMask) -> CellMask { CellMask(bits: bits & other.bits) }
  func union(_ other: CellMask) -> CellMask { CellMask(bits: bits | other.bits) }
  func subtracting(_ other: CellMask) -> CellMask { CellMask(bits: bits & ~other.bits) }

  /// Indicates whether the eighth at the upper left of the middle is in the mask.
  ///
  /// A rectangle contains this eighth in exactly those cells that it covers after rounding to cell
  /// boundaries. So this eighth decides the colour of the whole cell.
  var hasMiddle: Bool { bits >> 27 & 1 != 0 }
}

extension Glyph {
  /// The part that the foreground colour fills in a block element; nil for any other glyph.
  var foregroundMask: CellMask? {
    guard isBlock else { return nil }
    return Self.blocks.first { $0.glyph == self }?.mask
  }

  /// The block elements with a single foreground area, the most frequent ones first.
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

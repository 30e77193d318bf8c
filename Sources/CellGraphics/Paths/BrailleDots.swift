/// Dots for thin lines: two columns and four rows in each cell, as braille patterns have them.
struct BrailleDots {
  /// The cells that can have dots.
  let cells: CellRect
  /// The dots of each cell, row by row, with Unicode's bits.
  private(set) var patterns: [UInt8]

  /// Unicode's bits of the dots, by row and column (The Unicode Standard, "Braille Patterns").
  private static let bits: [[UInt8]] = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]]

  init(cells: CellRect) {
    self.cells = cells
    patterns = Array(repeating: 0, count: max(0, cells.columns) * max(0, cells.rows))
  }

  /// Adds the dots along a line, whose points are in cells.
  mutating func add(_ line: Polyline) {
    let corners = line.corners
    if corners.count == 1, let point = corners.first { add(point) }
    for (one, next) in zip(corners, corners.dropFirst()) { addLine(from: one, to: next) }
  }

  /// The most dots of a line. Longer ones end beyond every screen.
  private static let mostDots = 16384.0

  private mutating func addLine(from start: Point, to end: Point) {
    let steps = max(abs(end.x - start.x) * 2, abs(end.y - start.y) * 4).rounded(.up)
    guard steps.isFinite else { return }
    let count = Int(min(max(1, steps), Self.mostDots))
    // The middles of the steps: the dot at the end belongs to the next line.
    for step in 0..<count { add(start.moved(to: end, by: (Double(step) + 0.5) / Double(count))) }
  }

  private mutating func add(_ point: Point) {
    guard abs(point.x) < 100_000, abs(point.y) < 100_000 else { return }
    let (x, y) = (
      dot(point.x * 2, end: 2 * cells.endColumn), dot(point.y * 4, end: 4 * cells.endRow)
    )
    let (column, row) = (x >> 1 - cells.column, y >> 2 - cells.row)
    guard column >= 0, column < cells.columns, row >= 0, row < cells.rows else { return }
    patterns[row * cells.columns + column] |= Self.bits[y & 3][x & 1]
  }

  /// Returns the dot at a place. The end of the last cell belongs to that cell.
  private func dot(_ place: Double, end: Int) -> Int {
    let dot = Int(place.rounded(.down))
    return dot == end && place == Double(end) ? end - 1 : dot
  }

  /// Removes the dots outside of an area.
  mutating func clip(to area: Coverage) {
    for index in patterns.indices where patterns[index] != 0 {
      let mask = area[cells.column + index % cells.columns, cells.row + index / cells.columns]
      for (y, row) in Self.bits.enumerated() {
        for (x, bit) in row.enumerated()
        where mask.bits >> UInt64(8 * (2 * y + 1) + 4 * x + 2) & 1 == 0 {
          patterns[index] &= ~bit
        }
      }
    }
  }
}

extension Glyph {
  /// The first braille pattern, which has no dots.
  private static let firstBraille: UInt64 = 0x2800

  /// Creates a braille pattern from Unicode's bits.
  init(dots: UInt8) { self.init(bits: Self.firstBraille + UInt64(dots)) }

  /// The dots of a braille pattern; nil for other glyphs.
  var dots: UInt8? {
    bits >= Self.firstBraille && bits < Self.firstBraille + 256
      ? UInt8(bits - Self.firstBraille) : nil
  }
}

internal import CNcurses
internal import Glibc

/// The rows of a screen, cell by cell or as one background if a row is blank.
///
/// A blank row in one colour is always stored as its background.
///
/// Most rows of a typical screen are blank. They are compared, copied and hashed without looking at
/// their cells.
final class ScreenRows {
  let columns: Int
  let rows: Int
  /// All cells of the screen, in one block: row after row, each from left to right.
  private let cells: UnsafeMutablePointer<ScreenCell>
  /// The background of each blank row; `none` for other rows.
  private let uniformBackgrounds: UnsafeMutablePointer<Int32>
  /// Indicates for each blank row whether its cells are set too.
  private let isExpanded: UnsafeMutablePointer<Bool>

  /// A number that no colour has.
  private static let none = Int32.min
  private static let stride = MemoryLayout<ScreenCell>.stride

  /// Creates blank rows in the terminal's own colours.
  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = .allocate(capacity: columns * rows)
    uniformBackgrounds = .allocate(capacity: rows)
    uniformBackgrounds.initialize(repeating: -1, count: rows)
    isExpanded = .allocate(capacity: rows)
    isExpanded.initialize(repeating: false, count: rows)
  }

  deinit {
    cells.deallocate()
    uniformBackgrounds.deallocate()
    isExpanded.deallocate()
  }

  /// The cells of a row, for reading.
  subscript(row: Int) -> UnsafePointer<ScreenCell> {
    if uniformBackgrounds[row] != Self.none, !isExpanded[row] { expand(row) }
    return UnsafePointer(cells + row * columns)
  }

  /// Returns the background of a blank row; nil for any other row.
  @inline(__always)
  func uniformBackground(_ row: Int) -> Int32? {
    uniformBackgrounds[row] == Self.none ? nil : uniformBackgrounds[row]
  }

  /// Makes a row blank.
  func setUniformBackground(_ background: Int32, row: Int) {
    guard uniformBackgrounds[row] != background else { return }
    uniformBackgrounds[row] = background
    isExpanded[row] = false
  }

  /// Lets `body` change the cells of a row.
  ///
  /// The whole row is examined afterwards: if all its cells are equal blanks, it is stored as blank
  /// again.
  func change(_ row: Int, _ body: (UnsafeMutablePointer<ScreenCell>) -> Void) {
    if uniformBackgrounds[row] != Self.none, !isExpanded[row] { expand(row) }
    let start = cells + row * columns
    body(start)
    let isUniform =
      start.pointee.isBlank && memcmp(start, start + 1, (columns - 1) * Self.stride) == 0
    uniformBackgrounds[row] = isUniform ? start.pointee.background : Self.none
    isExpanded[row] = true
  }

  /// Copies a row of a screen of the same width, which can be this one.
  func copy(_ row: Int, from source: Int, of other: ScreenRows) {
    if let background = other.uniformBackground(source) {
      return setUniformBackground(background, row: row)
    }
    uniformBackgrounds[row] = Self.none
    memcpy(cells + row * columns, other.cells + source * columns, columns * Self.stride)
  }

  /// Indicates whether a row is equal to one of a screen of the same width.
  func isSame(_ row: Int, as other: Int, of screen: ScreenRows) -> Bool {
    guard uniformBackgrounds[row] == screen.uniformBackgrounds[other] else { return false }
    if uniformBackgrounds[row] != Self.none { return true }
    return memcmp(
      cells + row * columns, screen.cells + other * columns, columns * Self.stride) == 0
  }

  /// Returns a hash of a row, which is never 0. Different rows almost always have different hashes.
  func hash(_ row: Int) -> UInt64 {
    var hash: UInt64 = 0x9E37_79B9_7F4A_7C15
    if let background = uniformBackground(row) {
      return (hash ^ UInt64(UInt32(bitPattern: background))) &* 0xBF58_476D_1CE4_E5B9 | 1
    }
    let cells = cells + row * columns
    for column in 0..<columns {
      let cell = cells[column]
      hash = (hash ^ cell.glyph ^ UInt64(cell.attributes) << 24) &* 0x9E37_79B9_7F4A_7C15
      hash = (hash ^ hash >> 29 ^ cell.colors) &* 0xBF58_476D_1CE4_E5B9
    }
    return hash | 1
  }

  /// Writes the cells of a row that is stored as blank, so that they can be read or changed.
  private func expand(_ row: Int) {
    (cells + row * columns).update(repeating: .blank(uniformBackgrounds[row]), count: columns)
    isExpanded[row] = true
  }
}

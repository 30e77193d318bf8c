/// An image of a screen before scaling: 8 × 16 pixels for each cell.
struct Picture: Hashable, Sendable {
  /// The width in pixels.
  let width: Int
  /// The height in pixels.
  let height: Int
  /// `height` × `width` colours as 0xRRGGBB, row-major, (0, 0) at the top left.
  private(set) var pixels: [UInt32]

  /// Creates a black picture for a screen.
  init(columns: Int, rows: Int) {
    width = columns * PictureGlyph.cellWidth
    height = rows * PictureGlyph.cellHeight
    pixels = Array(repeating: 0, count: width * height)
  }

  /// Fills the part of a rectangle that is in the picture.
  mutating func fill(x: Int, y: Int, width: Int, height: Int, _ color: UInt32) {
    let (left, right) = (max(0, x), min(self.width, x + width))
    guard left < right else { return }
    for row in max(0, y)..<min(self.height, y + height) {
      for index in row * self.width + left..<row * self.width + right { pixels[index] = color }
    }
  }

  /// Draws the pixels of a glyph whose top left corner is at (`x`, `y`).
  mutating func draw(_ glyph: PictureGlyph, x: Int, y: Int, columns: Int, _ color: UInt32) {
    let count = min(columns * PictureGlyph.cellWidth, width - x)
    guard x >= 0, y >= 0, y + PictureGlyph.cellHeight <= height, count > 0 else { return }
    for (row, bits) in glyph.rows.enumerated() where bits != 0 {
      let start = (y + row) * width + x
      for column in 0..<count where bits >> UInt16(15 - column) & 1 == 1 {
        pixels[start + column] = color
      }
    }
  }

  /// Returns the smallest area that holds every pixel that differs from a picture of the same size;
  /// nil if all are equal.
  ///
  /// - Parameter rows: The rows of pixels that may differ.
  func areaOfChanges(from other: Picture, in rows: Range<Int>) -> PictureArea? {
    var (left, right, top, bottom) = (width, -1, -1, -1)
    for y in rows {
      let range = y * width..<(y + 1) * width
      guard pixels[range] != other.pixels[range] else { continue }
      if top < 0 { top = y }
      bottom = y
      left =
        range.prefix(left).first { pixels[$0] != other.pixels[$0] }.map { $0 - range.lowerBound }
        ?? left
      right =
        range.last { pixels[$0] != other.pixels[$0] }.map { max(right, $0 - range.lowerBound) }
        ?? right
    }
    guard top >= 0 else { return nil }
    return PictureArea(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }
}

/// A rectangle of pixels before scaling.
struct PictureArea: Hashable, Sendable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int
}

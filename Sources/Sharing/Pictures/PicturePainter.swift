internal import CellGraphics

/// Paints rows of cells into pictures and remembers the glyphs.
struct PicturePainter {
  private struct Key: Hashable {
    var scalars: [Unicode.Scalar]
    var columns: Int
    var attributes: UInt8
  }

  private let font: PictureFont
  private var glyphs: [Key: PictureGlyph] = [:]
  /// The glyphs of ASCII characters without attributes.
  private var plain: [PictureGlyph?] = Array(repeating: nil, count: 128)

  /// The row of pixels with the line under a text.
  private static let underline = 13

  init(_ font: PictureFont) { self.font = font }

  /// Paints a row of the screen.
  mutating func paint(_ row: SharedRow, number: Int, onto picture: inout Picture) {
    let y = number * PictureGlyph.cellHeight
    for run in row.runs {
      let (x, width) = (run.column * PictureGlyph.cellWidth, run.columns * PictureGlyph.cellWidth)
      picture.fill(x: x, y: y, width: width, height: PictureGlyph.cellHeight, run.background)
      guard !run.isBlank else { continue }
      let color = run.pictureForeground
      if run.attributes.contains(.underline) {
        picture.fill(x: x, y: y + Self.underline, width: width, height: 1, color)
      }
      var column = run.column
      for (scalars, columns) in run.glyphs {
        picture.draw(
          glyph(scalars, columns: columns, run.attributes),
          x: column * PictureGlyph.cellWidth, y: y, columns: columns, color)
        column += columns
      }
    }
  }

  private mutating func glyph(
    _ scalars: [Unicode.Scalar], columns: Int, _ attributes: TextAttributes
  ) -> PictureGlyph {
    let style = attributes.intersection([.bold, .italic])
    let ascii = style.isEmpty && scalars.count == 1 && columns == 1 ? Int(scalars[0].value) : 128
    if ascii < 128, let glyph = plain[ascii] { return glyph }
    let key = Key(scalars: scalars, columns: columns, attributes: style.rawValue)
    if let glyph = glyphs[key] { return glyph }
    var glyph =
      font.glyph(scalars, columns: columns, isBold: style.contains(.bold))
      ?? .box(columns: columns)
    if style.contains(.italic) { glyph = glyph.slanted(columns: columns) }
    if ascii < 128 { plain[ascii] = glyph } else { glyphs[key] = glyph }
    return glyph
  }
}

extension SharedRow.Run {
  /// The colour of the characters in pictures. Dim text is mixed with its background.
  var pictureForeground: UInt32 {
    guard attributes.contains(.dim) else { return foreground }
    return [16, 8, 0].reduce(0) { color, shift in
      let parts = (foreground >> UInt32(shift) & 255, background >> UInt32(shift) & 255)
      return color | ((parts.0 * 3 + parts.1 * 2) / 5) << UInt32(shift)
    }
  }

  /// The characters with their widths, from left to right.
  var glyphs: [(scalars: [Unicode.Scalar], columns: Int)] {
    if text.utf8.count == columns { return text.unicodeScalars.map { ([$0], 1) } }
    return TextCluster.clusters(of: text).flatMap(\.glyphs).map { ($0.scalars, $0.columns) }
  }
}

extension SharedSession {
  /// Returns the characters of all frames that a font lacks, in the order of their codes.
  ///
  /// Pictures show a frame in the place of such a character.
  public func charactersMissing(in font: PictureFont) -> [Character] {
    var missing: Set<Character> = []
    for row in rowsOfFrames {
      for run in rows[row].runs where !run.isBlank && run.text.utf8.count != run.columns {
        for (scalars, columns) in run.glyphs
        where font.glyph(scalars, columns: columns, isBold: false) == nil {
          var text = ""
          text.unicodeScalars.append(contentsOf: scalars)
          missing.formUnion(text)
        }
      }
    }
    return missing.sorted { $0.unicodeScalars.lexicographicallyPrecedes($1.unicodeScalars) }
  }

  /// The indexes of the rows that frames show, in order.
  var rowsOfFrames: [Int] { Set(frames.flatMap(\.rows)).sorted() }
}

import CellGraphics

/// Cells that know which drawn glyph they belong to: after each step a glyph that has lost a cell
/// becomes blank wherever it still stands.
struct SlowSurface {
  struct Part {
    var cell: Cell
    /// One number for both cells of a wide glyph.
    var glyphNumber = 0
  }

  let columns: Int
  let rows: Int
  var cells: [Part]
  private var lastNumber = 0

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Array(repeating: Part(cell: .clear), count: columns * rows)
  }

  mutating func fill(_ rect: CellRect, with color: Color) {
    for (index, _) in places(in: rect) where color.alpha > 0 {
      if color.alpha == 255 {
        cells[index] = Part(cell: Cell(background: color))
      } else {
        cells[index].cell.background = over(color, cells[index].cell.background)
        cells[index].cell.foreground = over(color, cells[index].cell.foreground)
      }
    }
    blankTornGlyphs()
  }

  mutating func draw(_ text: String, column: Int, row: Int, color: Color, clip: CellRect) {
    var x = column
    for character in text {
      let width = character.isASCII ? 1 : 2
      let span = CellRect(column: x, row: row, columns: width, rows: 1)
      let visible = places(in: span).filter { clip.contains(column: $0.x, row: row) }
      lastNumber += 1
      for (index, place) in visible {
        cells[index].glyphNumber = lastNumber
        cells[index].cell.attributes = []
        if visible.count < width || character == " " {
          cells[index].cell.glyph = .blank
        } else {
          cells[index].cell.glyph =
            place > x
            ? .continuation : Glyph(character.unicodeScalars.first!, isWide: width == 2)
        }
        // Both cells get the colour that the first one has on its background.
        cells[index].cell.foreground = over(color, cells[visible[0].index].cell.background)
      }
      x += width
    }
    blankTornGlyphs()
  }

  mutating func composite(
    _ layer: SlowSurface, column: Int, row: Int, opacity: Double, clip: CellRect
  ) {
    for y in 0..<layer.rows {
      for x in 0..<layer.columns {
        let place = CellRect(column: column + x, row: row + y, columns: 1, rows: 1)
        for (index, at) in places(in: place) where clip.contains(column: at, row: row + y) {
          var part = layer.cells[y * layer.columns + x]
          part.glyphNumber += lastNumber
          blend(part, at: index, opacity: opacity)
        }
      }
    }
    lastNumber += layer.lastNumber
    blankTornGlyphs()
  }

  private mutating func blend(_ above: Part, at index: Int, opacity: Double) {
    let beneath = cells[index].cell
    let veil = faded(above.cell.background, opacity)
    let ground = over(veil, beneath.background)
    let ink = faded(above.cell.foreground, opacity)
    var part = cells[index]
    if above.cell.glyph == .blank {
      if veil.alpha == 255 {
        part = above
      } else {
        part.cell.foreground = over(veil, beneath.foreground)
      }
    } else if beneath.glyph == .blank || opacity == 1 {
      part = above
      part.cell.foreground =
        above.cell.background.alpha == 255 && opacity == 1
        ? above.cell.foreground : over(ink, ground)
    } else if opacity < 0.5 {
      part.cell.foreground = mix(beneath.foreground, ground, 2 * opacity)
    } else {
      part = above
      part.cell.foreground = mix(ground, over(above.cell.foreground, ground), 2 * opacity - 1)
    }
    part.cell.background = ground
    cells[index] = part
  }

  private mutating func blankTornGlyphs() {
    let torn = cells.indices.filter { index in
      let part = cells[index]
      guard part.cell.glyph.columns != 1 else { return false }
      let other = part.cell.glyph == .continuation ? index - 1 : index + 1
      return !cells.indices.contains(other) || other / columns != index / columns
        || cells[other].glyphNumber != part.glyphNumber
        || cells[other].cell.glyph.columns != 2 - part.cell.glyph.columns
    }
    for index in torn { cells[index].cell.glyph = .blank }
  }

  private func places(in rect: CellRect) -> [(index: Int, x: Int)] {
    (0..<rows * columns).map { ($0, $0 % columns) }
      .filter { rect.contains(column: $0.1, row: $0.0 / columns) }
  }

  // MARK: - Colours, by fractions of 255 × 255

  private func over(_ a: Color, _ b: Color) -> Color {
    if a.alpha == 0 { return b }
    let wa = Int(a.alpha) * 255
    let wb = Int(b.alpha) * (255 - Int(a.alpha))
    func share(_ x: UInt8, _ y: UInt8) -> UInt8 {
      UInt8((2 * (Int(x) * wa + Int(y) * wb) + wa + wb) / (2 * (wa + wb)))
    }
    return Color(
      red: share(a.red, b.red), green: share(a.green, b.green), blue: share(a.blue, b.blue),
      alpha: UInt8((2 * (wa + wb) + 255) / 510))
  }

  private func faded(_ color: Color, _ opacity: Double) -> Color {
    var color = color
    color.alpha = UInt8((Double(color.alpha) * opacity).rounded())
    return color
  }

  private func mix(_ a: Color, _ b: Color, _ share: Double) -> Color {
    if share == 0 { return a }
    if a.alpha == 0 { return faded(b, share) }
    if b.alpha == 0 { return faded(a, 1 - share) }
    func part(_ x: UInt8, _ y: UInt8) -> UInt8 {
      UInt8((Double(x) * (1 - share) + Double(y) * share).rounded())
    }
    return Color(
      red: part(a.red, b.red), green: part(a.green, b.green), blue: part(a.blue, b.blue),
      alpha: part(a.alpha, b.alpha))
  }
}

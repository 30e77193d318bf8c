import CellGraphics
import Testing

private let red = Color(rgb: 0xFF0000)

@Suite struct SurfaceTests {
  @Test func `a surface of negative size is empty`() {
    let surface = Surface(columns: -3, rows: -1)
    #expect(surface.cells.isEmpty)
    #expect(surface.bounds == .zero)
  }

  @Test func `no surface begins with half a glyph`() {
    let wide = Cell(glyph: Glyph("日", isWide: true), background: .white)
    #expect(Surface(columns: 3, rows: 1, filledWith: wide).picture == "   ")
    let half = Cell(glyph: .continuation, background: .white)
    #expect(Surface(columns: 3, rows: 1, filledWith: half).picture == "   ")
  }

  @Test func `text is drawn where it fits`() {
    var surface = Surface(picture: "......\n......\n......")
    surface.draw(TextLine("ab日"), column: 1, row: 1, color: red, clip: surface.bounds)
    #expect(surface.picture == "......\n.ab日<.\n......")
    #expect(surface[column: 1, row: 1].foreground == red)
    #expect(surface[column: 1, row: 1].background == .white)
  }

  @Test(arguments: [(-1, "本<."), (-2, " . "), (1, ".日<"), (2, ".. "), (3, "...")])
  func `a wide glyph cut at an edge leaves a blank`(column: Int, picture: String) {
    var surface = Surface(picture: "...")
    let text = column == -1 ? "x本" : column == -2 ? "xの.日" : "日"
    surface.draw(
      TextLine(text), column: column, row: 0, color: .black, clip: surface.bounds)
    #expect(surface.picture == picture)
  }

  @Test func `text stays within its clip`() {
    var surface = Surface(picture: "........")
    let clip = CellRect(column: 2, row: 0, columns: 4, rows: 1)
    surface.draw(TextLine("日本語日"), column: 1, row: 0, color: .black, clip: clip)
    #expect(surface.picture == ".. 本< ..")
    surface.draw(TextLine("abc"), column: 2, row: 1, color: .black, clip: clip)
    surface.draw(TextLine("abc"), column: 2, row: -1, color: .black, clip: clip)
    #expect(surface.picture == ".. 本< ..")
  }

  @Test func `overwriting one half of a wide glyph blanks the other`() {
    var surface = Surface(picture: "日本語")
    surface.draw(TextLine("ab"), column: 1, row: 0, color: .black, clip: surface.bounds)
    #expect(surface.picture == " ab 語<")
    surface.draw(TextLine("の"), column: 3, row: 0, color: .black, clip: surface.bounds)
    #expect(surface.picture == " abの< ")
  }

  @Test func `an opaque fill hides and blanks cut glyphs`() {
    var surface = Surface(picture: "a日本b")
    surface.fill(CellRect(column: 2, row: 0, columns: 2, rows: 1), with: red)
    #expect(surface.picture == "a    b")
    #expect(surface.cells.map(\.background) == [.white, .white, red, red, .white, .white])
  }

  @Test func `a translucent fill tints glyph and ground and keeps the text`() {
    var surface = Surface(picture: "a日b")
    var veil = red
    veil.alpha = 51  // A fifth: 0 → 51, 255 → 204.
    surface.fill(CellRect(column: 2, row: -5, columns: 9, rows: 9), with: veil)
    #expect(surface.picture == "a日<b")
    #expect(surface[column: 1, row: 0].background == .white)
    #expect(surface[column: 3, row: 0].background == Color(rgb: 0xFFCCCC))
    #expect(surface[column: 3, row: 0].foreground == Color(rgb: 0x330000))
  }

  @Test func `a set wide glyph brings its continuation`() {
    var surface = Surface(picture: "日本.")
    surface[column: 1, row: 0] = Cell(glyph: Glyph("語", isWide: true), background: .white)
    #expect(surface.picture == " 語< .")
    surface[column: 4, row: 0] = Cell(glyph: Glyph("語", isWide: true), background: .white)
    #expect(surface.picture == " 語<  ")
    surface[column: 0, row: 0] = Cell(glyph: .continuation, background: .white)
    #expect(surface.picture == " 語<  ")
  }

  @Test func `copying cell by cell copies wide glyphs`() {
    let source = Surface(picture: "a日本b")
    var copy = Surface(picture: "日本日")
    for _ in 0..<2 {
      for column in 0..<6 { copy[column: column, row: 0] = source[column: column, row: 0] }
      #expect(copy == source)
    }
  }

  // MARK: - Compositing

  @Test func `an opaque layer covers what lies beneath`() {
    var surface = Surface(picture: "......\n......")
    surface.composite(Surface(picture: "日a"), column: 2, row: 1)
    #expect(surface.picture == "......\n..日<a.")
  }

  @Test(arguments: [
    (-1, " a..."), (-2, "a...."), (3, "...日<"), (4, ".... "), (5, "....."), (-3, "....."),
  ])
  func `a layer may hang over the edge`(column: Int, picture: String) {
    var surface = Surface(picture: ".....")
    surface.composite(Surface(picture: "日a"), column: column, row: 0)
    #expect(surface.picture == picture)
  }

  @Test func `a layer that shows nothing breaks no glyph`() {
    var surface = Surface(picture: "日本語")
    let before = surface
    surface.composite(Surface(columns: 1, rows: 1), column: 1, row: 0)
    surface.composite(Surface(columns: 2, rows: 1), column: 3, row: 0)
    surface.composite(Surface(picture: "x"), column: 1, row: 0, opacity: 0)
    surface.composite(Surface(picture: "x"), column: 1, row: 0, opacity: .nan)
    #expect(surface == before)
  }

  @Test func `a layer's cut glyph does not borrow the other half of the one beneath`() {
    var surface = Surface(picture: "日.")
    let clip = CellRect(column: 0, row: 0, columns: 1, rows: 1)
    surface.composite(Surface(picture: "本"), column: 0, row: 0, clip: clip)
    #expect(surface.picture == "  .")
  }

  @Test func `text without a ground shows through to the ground beneath`() {
    var layer = Surface(columns: 3, rows: 1)
    layer.draw(TextLine("hi"), column: 0, row: 0, color: red, clip: layer.bounds)
    #expect(layer.picture == "hi·")
    var surface = Surface(picture: "abc")
    surface.composite(layer, column: 0, row: 0)
    #expect(surface.picture == "hic")
    #expect(surface[column: 0, row: 0].foreground == red)
    #expect(surface[column: 0, row: 0].background == .white)
  }

  @Test(arguments: [(0.25, "a", 0x800000), (0.5, "x", 0xFF0000), (0.75, "x", 0x800080)])
  func `text cross-fades through the ground`(opacity: Double, glyph: String, foreground: Int) {
    // Black "a" over blue "x", both without a change of ground: red stays red.
    var surface = Surface(columns: 1, rows: 1, filledWith: Cell(background: red))
    surface.draw(TextLine("a"), column: 0, row: 0, color: .black, clip: surface.bounds)
    var layer = Surface(columns: 1, rows: 1)
    let blue = Color(rgb: 0x0000FF)
    layer.draw(TextLine("x"), column: 0, row: 0, color: blue, clip: layer.bounds)
    surface.composite(layer, column: 0, row: 0, opacity: opacity)
    #expect(surface.picture == glyph)
    #expect(surface.cells[0].background == red)
    #expect(surface.cells[0].foreground == Color(rgb: UInt32(foreground)))
  }

  // MARK: - Against a slower second implementation

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `random drawing agrees with a compositor that tracks every glyph`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var surface = Surface(columns: 12, rows: 3)
    var model = SlowSurface(columns: 12, rows: 3)
    for _ in 0..<120 {
      let step = DrawingStep.random(using: &random)
      step.apply(to: &surface)
      step.apply(to: &model)
      #expect(surface.isWellFormed)
      #expect(surface.cells == model.cells.map(\.cell), "\(step)")
      guard surface.cells == model.cells.map(\.cell) else { return }
    }
  }
}

/// One random operation, applied to both implementations.
private enum DrawingStep {
  case fill(CellRect, Color)
  case draw(String, column: Int, row: Int, Color, clip: CellRect)
  indirect case composite([DrawingStep], column: Int, row: Int, opacity: Double, clip: CellRect)

  static func random(using random: inout SeededRandom, depth: Int = 0) -> DrawingStep {
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    func color() -> Color {
      Color(
        red: UInt8(number(0...255)), green: UInt8(number(0...255)), blue: UInt8(number(0...255)),
        alpha: [0, 255, 255, UInt8(number(1...254))][number(0...3)])
    }
    func rect() -> CellRect {
      CellRect(
        column: number(-2...12), row: number(-1...3), columns: number(0...10), rows: number(0...4))
    }
    switch number(0...(depth == 0 ? 5 : 3)) {
    case 0: return .fill(rect(), color())
    case 1...3:
      let text = (0..<number(1...7)).map { _ in ["a", "b", " ", "日", "本", "語"][number(0...5)] }
      return .draw(
        text.joined(), column: number(-3...12), row: number(0...2), color(), clip: rect())
    default:
      var steps: [DrawingStep] = []
      for _ in 0..<number(1...6) { steps.append(.random(using: &random, depth: 1)) }
      return .composite(
        steps, column: number(-4...10), row: number(-1...2), opacity: Double(number(1...8)) / 8,
        clip: rect())
    }
  }

  func apply(to surface: inout Surface) {
    switch self {
    case .fill(let rect, let color): surface.fill(rect, with: color)
    case .draw(let text, let column, let row, let color, let clip):
      surface.draw(TextLine(text), column: column, row: row, color: color, clip: clip)
    case .composite(let steps, let column, let row, let opacity, let clip):
      var layer = Surface(columns: 8, rows: 2)
      for step in steps { step.apply(to: &layer) }
      surface.composite(layer, column: column, row: row, opacity: opacity, clip: clip)
    }
  }

  func apply(to surface: inout SlowSurface) {
    switch self {
    case .fill(let rect, let color): surface.fill(rect, with: color)
    case .draw(let text, let column, let row, let color, let clip):
      surface.draw(text, column: column, row: row, color: color, clip: clip)
    case .composite(let steps, let column, let row, let opacity, let clip):
      var layer = SlowSurface(columns: 8, rows: 2)
      for step in steps { step.apply(to: &layer) }
      surface.composite(layer, column: column, row: row, opacity: opacity, clip: clip)
    }
  }
}

/// Cells that know which drawn glyph they belong to: after each step a glyph that has lost a cell
/// becomes blank wherever it still stands.
private struct SlowSurface {
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
        // Both cells have the colour that the first has on its ground.
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
          blend(layer.cells[y * layer.columns + x], at: index, opacity: opacity)
        }
      }
    }
    lastNumber += 1_000_000
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
    if part.glyphNumber == above.glyphNumber { part.glyphNumber += 1_000_000 + lastNumber }
    part.cell.background = ground
    cells[index] = part
  }

  private mutating func blankTornGlyphs() {
    for index in cells.indices where cells[index].cell.glyph != .blank {
      let partner = cells[index].cell.glyph == .continuation ? index - 1 : index + 1
      guard cells[index].cell.glyph.columns != 1 else { continue }
      let isWhole =
        cells.indices.contains(partner) && partner / columns == index / columns
        && cells[partner].glyphNumber == cells[index].glyphNumber
        && cells[partner].cell.glyph.columns == 2 - cells[index].cell.glyph.columns
      if !isWhole { torn.append(index) }
    }
    for index in torn { cells[index].cell.glyph = .blank }
    torn = []
  }

  private var torn: [Int] = []

  private func places(in rect: CellRect) -> [(index: Int, x: Int)] {
    (0..<rows * columns).map { ($0, $0 % columns) }
      .filter { rect.contains(column: $0.1, row: $0.0 / columns) }
  }

  // MARK: - Colours, by fractions of 255 × 255

  private func over(_ a: Color, _ b: Color) -> Color {
    if a.alpha == 0 { return b.alpha == 0 ? a : b }
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

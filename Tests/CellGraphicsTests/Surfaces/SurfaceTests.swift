import CellGraphics
import Testing
import WalkSupport

private let red = Color(rgb: 0xFF0000)

@Suite struct SurfaceTests {
  @Test func `a surface of negative size is empty`() {
    let surface = Surface(columns: -3, rows: -1)
    #expect(surface.cells.isEmpty)
    #expect(surface.bounds == .zero)
  }

  @Test func `a new surface never has half a glyph`() {
    let wide = Cell(glyph: Glyph("日", isWide: true), background: .white)
    #expect(Surface(columns: 3, rows: 1, filledWith: wide).picture == "   ")
    let half = Cell(glyph: .continuation, background: .white)
    #expect(Surface(columns: 3, rows: 1, filledWith: half).picture == "   ")
  }

  @Test func `text is drawn in its colour and keeps the background`() {
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

  @Test func `an opaque fill covers text and blanks split glyphs`() {
    var surface = Surface(picture: "a日本b")
    surface.fill(CellRect(column: 2, row: 0, columns: 2, rows: 1), with: red)
    #expect(surface.picture == "a    b")
    #expect(surface.cells.map(\.background) == [.white, .white, red, red, .white, .white])
  }

  @Test func `a translucent fill tints glyph and background and keeps the text`() {
    var surface = Surface(picture: "a日b")
    var veil = red
    veil.alpha = 51  // A fifth: 0 → 51, 255 → 204.
    surface.fill(CellRect(column: 2, row: -5, columns: 9, rows: 9), with: veil)
    #expect(surface.picture == "a日<b")
    #expect(surface[column: 1, row: 0].background == .white)
    #expect(surface[column: 3, row: 0].background == Color(rgb: 0xFFCCCC))
    #expect(surface[column: 3, row: 0].foreground == Color(rgb: 0x330000))
  }

  @Test func `setting a wide glyph sets its continuation`() {
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
  func `a layer can extend beyond the edge`(column: Int, picture: String) {
    var surface = Surface(picture: ".....")
    surface.composite(Surface(picture: "日a"), column: column, row: 0)
    #expect(surface.picture == picture)
  }

  @Test func `an invisible layer splits no glyph`() {
    var surface = Surface(picture: "日本語")
    let before = surface
    surface.composite(Surface(columns: 1, rows: 1), column: 1, row: 0)
    surface.composite(Surface(columns: 2, rows: 1), column: 3, row: 0)
    surface.composite(Surface(picture: "x"), column: 1, row: 0, opacity: 0)
    surface.composite(Surface(picture: "x"), column: 1, row: 0, opacity: .nan)
    #expect(surface == before)
  }

  @Test func `half a glyph of a layer never combines with half a glyph beneath`() {
    var surface = Surface(picture: "日.")
    let clip = CellRect(column: 0, row: 0, columns: 1, rows: 1)
    surface.composite(Surface(picture: "本"), column: 0, row: 0, clip: clip)
    #expect(surface.picture == "  .")
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
      let difference = surface.cells.indices.first { surface.cells[$0] != model.cells[$0].cell }
      #expect(
        difference == nil,
        """
        \(step)
        found \(surface.cells[difference!])
        expected \(model.cells[difference!].cell)
        """)
      if difference != nil { return }
    }
  }
}

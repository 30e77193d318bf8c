import CellGraphics
import Testing

@Suite struct GlyphTests {
  @Test func `a glyph gives back what it was made of`() {
    let glyph = Glyph("か", combining: ["\u{3099}", "\u{10FFFF}", "\u{301}"], isWide: true)
    #expect(glyph.scalars == ["か", "\u{3099}", "\u{10FFFF}"])
    #expect(glyph.columns == 2)
    #expect(Glyph("x").columns == 1)
    #expect(Glyph("x").scalars == ["x"])
  }

  @Test func `the continuation takes no column and has no characters`() {
    #expect(Glyph.continuation.columns == 0)
    #expect(Glyph.continuation.scalars.isEmpty)
    #expect(Glyph.blank == Glyph(" "))
  }

  @Test func `no glyph can steer a terminal`() {
    let controls = (0...0x1F).map { $0 } + (0x7F...0x9F).map { $0 }
    for value in controls {
      let control = Unicode.Scalar(UInt8(value))
      #expect(Glyph(control).scalars.allSatisfy { $0.value >= 0x2400 })
      #expect(Glyph("a", combining: [control, "\u{301}"]).scalars == ["a", "\u{301}"])
    }
    #expect(Glyph("\0").columns == 1)
  }
}

import CellGraphics
import Testing

@Suite struct GlyphTests {
  @Test func `a glyph returns its scalars`() {
    let glyph = Glyph("か", combining: ["\u{3099}", "\u{10FFFF}", "\u{301}"], isWide: true)
    #expect(glyph.scalars == ["か", "\u{3099}", "\u{10FFFF}"])
    #expect(glyph.columns == 2)
    #expect(Glyph("x").columns == 1)
    #expect(Glyph("x").scalars == ["x"])
  }

  @Test func `combining marks of planes without marks are dropped`() {
    // A vowel sign of Grantha, a selector of variants, and a letter for private use.
    for mark: Unicode.Scalar in ["\u{1133F}", "\u{E0100}", "\u{10FFFD}"] {
      #expect(Glyph("x", combining: [mark, mark]).scalars == ["x", mark, mark])
    }
    #expect(Glyph("x", combining: ["\u{20000}", "\u{301}"]).scalars == ["x", "\u{301}"])
  }

  @Test func `a glyph's raw value has 21 bits for each scalar`() {
    #expect(Glyph("A").rawValue == 0x41)
    #expect(Glyph("界", isWide: true).rawValue == UInt64(1) << 63 | 0x754C)
    let marked = Glyph("e", combining: ["\u{301}", "\u{E0100}"])
    #expect(marked.rawValue == 0x65 | 0x301 << 21 | 0xE0100 << 42)
  }

  @Test func `a cell stores glyph and attributes separately in 16 bytes`() {
    #expect(MemoryLayout<Cell>.stride == 16)
    let glyph = Glyph("\u{10FFFF}", combining: ["\u{10FFFF}", "\u{10FFFF}"], isWide: true)
    let attributes: [TextAttributes] = [.bold, .dim, .italic, .underline, .reverse]
    var cell = Cell(glyph: glyph, background: .white)
    for one in attributes {
      cell.attributes = one
      #expect(cell.attributes == one)
      #expect(cell.glyph == glyph)
    }
    cell.attributes = TextAttributes(attributes)
    cell.glyph = .continuation
    #expect(cell.attributes == TextAttributes(attributes))
    #expect(cell.glyph == .continuation)
    #expect(cell == Cell(glyph: .continuation, background: .white, attributes: cell.attributes))
    #expect(cell != Cell(glyph: .blank, background: .white, attributes: cell.attributes))
  }

  @Test func `the continuation has no columns and no characters`() {
    #expect(Glyph.continuation.columns == 0)
    #expect(Glyph.continuation.scalars.isEmpty)
    #expect(Glyph.blank == Glyph(" "))
  }

  @Test func `a glyph never contains a control character`() {
    let controls = (0...0x1F).map { $0 } + (0x7F...0x9F).map { $0 }
    for value in controls {
      let control = Unicode.Scalar(UInt8(value))
      #expect(Glyph(control).scalars.allSatisfy { $0.value >= 0x2400 })
      #expect(Glyph("a", combining: [control, "\u{301}"]).scalars == ["a", "\u{301}"])
    }
    #expect(Glyph("\0").columns == 1)
  }
}

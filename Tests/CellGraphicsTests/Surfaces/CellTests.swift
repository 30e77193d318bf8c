import CellGraphics
import Testing

private let red = Color(rgb: 0xFF0000)

@Suite struct CellTests {
  @Test func `text on a clear background shows the background beneath`() {
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
  func `text cross-fades through the background`(opacity: Double, glyph: String, foreground: Int) {
    // Black "a" over blue "x", both on a clear background: red stays red.
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

  @Test func `an underlined blank covers text, a plain one does not`() {
    var surface = Surface(picture: "ab")
    var layer = Surface(columns: 2, rows: 1)
    layer[column: 0, row: 0].attributes = .underline
    layer[column: 1, row: 0].attributes = .bold
    surface.composite(layer, column: 0, row: 0)
    #expect(surface.picture == " b")
    #expect(surface[column: 0, row: 0].attributes == .underline)
    #expect(surface[column: 1, row: 0].attributes == [])
  }

  @Test func `a translucent background tints the text beneath it`() {
    var surface = Surface(picture: "a")
    let veil = Color(red: 255, green: 0, blue: 0, alpha: 102)
    let layer = Surface(columns: 1, rows: 1, filledWith: Cell(background: veil))
    // Half of 0.4: black goes to a fifth of red, white loses a fifth of green and blue.
    surface.composite(layer, column: 0, row: 0, opacity: 0.5)
    #expect(surface.picture == "a")
    #expect(surface.cells[0].foreground == Color(rgb: 0x330000))
    #expect(surface.cells[0].background == Color(rgb: 0xFFCCCC))
  }
}

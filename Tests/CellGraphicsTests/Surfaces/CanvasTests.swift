import CellGraphics
import Testing
import WalkSupport

@Suite struct CanvasTests {
  private func canvas(_ picture: String) -> Canvas { Canvas(surface: Surface(picture: picture)) }

  private func label(_ text: String, x: Double, width: Double, y: Double = 0) -> (TextLine, Rect) {
    (TextLine(text), Rect(x: x, y: y, width: width, height: 1))
  }

  @Test(arguments: [
    (TextAlignment.leading, ".ab   ."), (.center, ". ab  ."), (.trailing, ".   ab."),
  ])
  func `a line is aligned in its box`(alignment: TextAlignment, picture: String) {
    var canvas = canvas(".......")
    let box = Rect(x: 1, y: 0, width: 5, height: 1)
    canvas.fill(box, with: .white)
    canvas.draw(TextLine("ab"), in: box, alignment: alignment, color: .black)
    #expect(canvas.surface.picture == picture)
  }

  @Test func `a line too long for its box ends in an ellipsis`() {
    var canvas = canvas(".......")
    let (text, box) = label("Settings", x: 1, width: 5)
    canvas.draw(text, in: box, alignment: .center, color: .black)
    #expect(canvas.surface.picture == ".Sett….")
  }

  @Test func `a scaled title is drawn as a whole or not at all`() {
    for columns in 0...12 {
      var canvas = canvas("............")
      canvas.transform = AffineTransform(scaleX: Double(columns) / 12, y: 1)
      canvas.draw(
        TextLine(" Tap Me! "), in: Rect(x: 0, y: 0, width: 12, height: 1), alignment: .leading,
        color: .black, uncut: TextLine("Tap Me!"))
      let expected = columns < 7 ? "............" : columns < 9 ? "Tap Me!....." : " Tap Me! ..."
      // At its own size a title is cut as any line.
      #expect(canvas.surface.picture == expected, "\(columns) columns")
    }
  }

  @Test(arguments: -9...9, [0, 1, 4, 12])
  func `a repeated character is drawn as its text`(column: Int, count: Int) {
    var (line, text) = (canvas("..........\n.........."), canvas("..........\n.........."))
    let rect = Rect(x: 2, y: 1, width: 5, height: 1)
    line.inCells(of: rect) { canvas, _, _ in
      canvas.draw(repeating: "=", count: count, column: column, row: 0, color: .black)
    }
    text.inCells(of: rect) { canvas, _, _ in
      canvas.draw(String(repeating: "=", count: count), column: column, row: 0, color: .black)
    }
    #expect(line.surface == text.surface)
  }

  @Test func `a repeated character of any count fills the clip`() {
    var canvas = canvas("......")
    canvas.inCells(of: Rect(x: 1, y: 0, width: 3, height: 1)) { canvas, _, _ in
      canvas.draw(repeating: "=", count: .max, column: -4, row: 0, color: .black)
      canvas.draw(repeating: "#", count: .min, column: 0, row: 0, color: .black)
    }
    #expect(canvas.surface.picture == ".===..")
  }

  @Test func `a line is centred between top and bottom`() {
    var canvas = canvas(".\n.\n.")
    canvas.draw(
      TextLine("x"), in: Rect(x: 0, y: 0, width: 1, height: 3), alignment: .leading, color: .black)
    #expect(canvas.surface.picture == ".\nx\n.")
  }

  @Test func `a rectangle at half a cell snaps right and down`() {
    var canvas = canvas("....\n....")
    canvas.transform = AffineTransform(translationX: 0.5, y: 0.5)
    let (text, box) = label("ab", x: 0, width: 2)
    canvas.draw(text, in: box, alignment: .leading, color: .black)
    #expect(canvas.surface.picture == "....\n.ab.")
    #expect(canvas.cells(of: box) == CellRect(column: 1, row: 1, columns: 2, rows: 1))
  }

  @Test func `moving text stays on the row of its background`() {
    for step in 0..<240 {
      var canvas = canvas(".\n.\n.\n.")
      canvas.transform = AffineTransform(translationX: 0, y: Double(step) / 60 * 0.7 + 0.1)
      let box = Rect(x: 0, y: 0.1, width: 1, height: 1)
      canvas.draw(TextLine("x"), in: box, alignment: .leading, color: .black)
      let row = canvas.cells(of: box).row
      #expect(row > 3 || canvas.surface[column: 0, row: row].glyph == Glyph("x"))
    }
  }

  @Test func `backgrounds scale`() {
    var canvas = canvas("......\n......\n......\n......")
    canvas.transform = AffineTransform(scaleX: 0.5, y: 0.5)
    canvas.fill(Rect(x: 2, y: 2, width: 8, height: 4), with: .black)
    #expect(canvas.surface.picture == "......\n.    .\n.    .\n......")
  }

  @Test(arguments: [
    (1.0, ".......", "Hello.."), (0.8, ".......", "Hell..."), (0.6, ".......", "Hel...."),
    (0.4, ".......", "......."),
  ])
  func `a scaled word is cut to its width and left out below three columns`(
    scale: Double, before: String, after: String
  ) {
    var canvas = canvas(before)
    canvas.transform = AffineTransform(scaleX: scale, y: 1)
    let (text, box) = label("Hello", x: 0, width: 5)
    canvas.draw(text, in: box, alignment: .leading, color: .black)
    #expect(canvas.surface.picture == after)
  }

  @Test(arguments: [
    ("Tap Me!", 0.9, "Tap"), ("Tap Me!", 0.5, "Tap"), ("go to it", 0.8, "go to"),
    ("go to it", 0.5, "go"), (" Tap Me! ", 0.8, " Tap "), (" Tap Me! ", 0.45, "Tap"),
    ("Settings of it", 0.5, "Setting"), ("日本語 です", 0.6, "日本語"),
  ])
  func `scaled text keeps the words that fit`(text: String, scale: Double, words: String) {
    var canvas = Canvas(
      surface: Surface(columns: 16, rows: 1, filledWith: Cell(background: .white)))
    canvas.transform = AffineTransform(scaleX: scale, y: 1)
    let line = TextLine(text)
    let box = Rect(x: 0, y: 0, width: Double(line.columns), height: 1)
    canvas.draw(line, in: box, alignment: .leading, color: .black, attributes: .underline)
    let seen = canvas.surface.row(0).filter { $0.attributes == .underline }
    #expect(
      String(String.UnicodeScalarView(seen.flatMap(\.glyph.scalars))) == words)
  }

  @Test(arguments: [(0.3, "abc"), (0.2, "...")])
  func `scaled text is left out if its row is too flat`(scale: Double, picture: String) {
    var canvas = canvas("...")
    canvas.transform = AffineTransform(scaleX: 1, y: scale)
    let (text, box) = label("abc", x: 0, width: 3)
    canvas.draw(text, in: box, alignment: .leading, color: .black)
    #expect(canvas.surface.picture == picture)
  }

  @Test func `backgrounds that touch still touch when scaled and moved`() {
    var random = SeededRandom(seed: 3)
    for _ in 0..<2_000 {
      var canvas = canvas(".")
      let x = Double(Int.random(in: -50...200, using: &random)) / 10
      let width = Double(Int.random(in: 1...100, using: &random)) / 10
      canvas.transform = AffineTransform(
        a: Double(Int.random(in: 1...20, using: &random)) / 10, b: 0, c: 0, d: 1,
        tx: Double(Int.random(in: -100...100, using: &random)) / 20, ty: 0)
      let left = canvas.cells(of: Rect(x: x, y: 0, width: width, height: 1))
      let right = canvas.cells(of: Rect(x: x + width, y: 0, width: 5, height: 1))
      #expect(left.endColumn == right.column)
    }
  }

  @Test func `nothing is drawn outside the clip`() {
    var canvas = canvas("......\n......")
    canvas.clip = CellRect(column: 1, row: 0, columns: 3, rows: 1)
    canvas.fill(Rect(x: 0, y: 0, width: 6, height: 2), with: .black)
    let (text, box) = label("日本語", x: 0, width: 6)
    canvas.draw(text, in: box, alignment: .leading, color: .white)
    #expect(canvas.surface.picture == ". 本<..\n......")
  }

  @Test func `drawing with coordinates that are not finite does not trap`() {
    var canvas = canvas("...")
    for value in [Double.nan, .infinity, -.infinity, 1e300] {
      let rect = Rect(x: value, y: value, width: value, height: value)
      canvas.fill(rect.offsetBy(dx: 2, dy: 2), with: .black)
      canvas.draw(TextLine("ab"), in: rect, alignment: .center, color: .black)
    }
    #expect(canvas.surface.picture.count == 3)
  }

  // MARK: - Groups

  @Test func `a group fades as one layer`() {
    var canvas = canvas("..")
    canvas.group(opacity: 0.5) { canvas in
      canvas.fill(Rect(x: 0, y: 0, width: 1, height: 1), with: Color(rgb: 0xFF0000))
      canvas.fill(Rect(x: 0, y: 0, width: 1, height: 1), with: Color(rgb: 0x0000FF))
    }
    // Blue alone is half there; the red under it is not seen. 255 × 127 / 255 = 127.
    #expect(canvas.surface[column: 0, row: 0].background == Color(rgb: 0x7F7FFF))
    #expect(canvas.surface[column: 1, row: 0].background == .white)
  }

  @Test(arguments: [1.0, 0.5])
  func `a group restores transform and clip`(opacity: Double) {
    var canvas = canvas("..")
    let clip = canvas.clip
    canvas.group(opacity: opacity) { canvas in
      canvas.transform = AffineTransform(translationX: 5, y: 5)
      canvas.clip = .zero
    }
    #expect(canvas.transform.isIdentity)
    #expect(canvas.clip == clip)
  }

  @Test(arguments: [0, -1, .nan])
  func `an invisible group is not drawn`(opacity: Double) {
    var canvas = canvas("..")
    canvas.group(opacity: opacity) { _ in Issue.record("drawn") }
    #expect(canvas.surface.picture == "..")
  }

  @Test func `recolouring keeps the glyphs and their attributes, and stays within the clip`() {
    var canvas = Canvas(surface: Surface(columns: 4, rows: 1, filledWith: Cell(background: .white)))
    let row = Rect(x: 0, y: 0, width: 4, height: 1)
    canvas.draw(
      TextLine("abcd"), in: row, alignment: .leading, color: .black, attributes: .bold)
    canvas.clip.columns = 2
    canvas.recolor(row, foreground: .white, background: .black, attributes: .reverse)
    let surface = canvas.surface
    let lit = Cell(
      glyph: Glyph("b"), foreground: .white, background: .black, attributes: [.bold, .reverse])
    #expect(surface[column: 1, row: 0] == lit)
    #expect(surface[column: 2, row: 0].background == .white)
    #expect(surface[column: 2, row: 0].attributes == .bold)
  }

  @Test func `inCells draws from the first cell of a rectangle and clips to it`() {
    var canvas = Canvas(surface: Surface(columns: 6, rows: 3))
    canvas.transform = AffineTransform(translationX: 1, y: 1)
    canvas.inCells(of: Rect(x: 1, y: 0, width: 3, height: 1)) { canvas, columns, rows in
      #expect((columns, rows) == (3, 1))
      canvas.fill(column: -1, row: 0, columns: 9, rows: 9, with: .white)
      canvas.draw("abcde", column: 0, row: 0, color: .black)
    }
    canvas.draw("x", column: 0, row: 0, color: .black)
    #expect(canvas.surface.row(0).allSatisfy { $0 == .clear })
    #expect(canvas.surface.row(1).map(\.glyph) == [" ", "x", "a", "b", "c", " "].map { Glyph($0) })
    #expect(canvas.surface[column: 5, row: 1] == .clear)
    #expect(canvas.surface.row(2).allSatisfy { $0 == .clear })
  }

  @Test(arguments: [(0.6, 0.9, 1), (0.4, 0.2, 0), (1.0, 1.0, 1), (0.5, 2.2, 2)])
  func `a flat rectangle gets the row of a text line in it`(
    y: Double, height: Double, rows: Int
  ) {
    var canvas = Canvas(surface: Surface(columns: 2, rows: 4))
    var seen = 0
    canvas.inCells(of: Rect(x: 0, y: y, width: 2, height: height)) { _, _, count in seen = count }
    #expect(seen == rows)
  }
}

import CellGraphics
import Testing

/// Drawings of ten units for each cell.
@Suite struct DrawingTests {
  private let red = Color(rgb: 0xFF0000)

  private func canvas(
    _ operations: [Drawing.Operation], columns: Int = 4, rows: Int = 2,
    style: DrawingStyle = DrawingStyle()
  ) -> Canvas {
    let (width, height) = (Double(columns), Double(rows))
    var drawing = Drawing(area: Rect(x: 0, y: 0, width: 10 * width, height: 10 * height))
    drawing.operations = operations
    var canvas = Canvas(surface: Surface(columns: columns, rows: rows), style: style)
    canvas.draw(drawing, in: Rect(x: 0, y: 0, width: width, height: height))
    return canvas
  }

  private func text(_ canvas: Canvas) -> [String] {
    (0..<canvas.surface.rows).map { row in
      var line = ""
      for cell in canvas.surface.row(row) {
        let isFull = cell.glyph == .blank && cell.background.alpha > 0
        line.unicodeScalars.append(contentsOf: isFull ? ["█"] : cell.glyph.scalars)
      }
      return line
    }
  }

  private func line(_ points: (Double, Double)...) -> Path {
    var path = Path()
    for (x, y) in points { path.addLine(to: Point(x: x, y: y)) }
    return path
  }

  @Test func `areas end at eighths of cells`() {
    let path = Path(rect: Rect(x: 0, y: 0, width: 15, height: 15))
    #expect(text(canvas([.fill(path, .winding, red)])) == ["█▌  ", "▀▘  "])
  }

  @Test func `a thin line is dots of braille patterns`() {
    let across = line((0, 5), (40, 5))
    // The third of four rows of dots: U+2800 + 0x04 + 0x20.
    #expect(text(canvas([.stroke(across, StrokeStyle(), red)]))[0] == "⠤⠤⠤⠤")
    let down = line((2.5, 0), (2.5, 20))
    // The left column of dots: 0x01 + 0x02 + 0x04 + 0x40.
    #expect(text(canvas([.stroke(down, StrokeStyle(), red)])) == ["⡇   ", "⡇   "])
  }

  @Test func `two thin lines in a cell keep the dots of both`() {
    let operations: [Drawing.Operation] = [
      .stroke(line((0, 5), (40, 5)), StrokeStyle(), red),
      .stroke(line((2.5, 0), (2.5, 20)), StrokeStyle(), .black),
    ]
    let canvas = canvas(operations)
    #expect(text(canvas) == ["⡧⠤⠤⠤", "⡇   "])
    #expect(canvas.surface[column: 0, row: 0].foreground == .black)
    #expect(canvas.surface[column: 1, row: 0].foreground == red)
  }

  @Test func `a wide line is an area`() {
    let across = line((0, 10), (40, 10))
    let picture = text(canvas([.stroke(across, StrokeStyle(width: 10), red)]))
    #expect(picture == ["▄▄▄▄", "▀▀▀▀"])
  }

  @Test func `a wide line has sharp corners and square ends by its style`() {
    let corner = line((5, 40), (5, 5), (35, 5))
    let picture = text(canvas([.stroke(corner, StrokeStyle(width: 10), red)], rows: 4))
    #expect(picture == ["███▌", "█   ", "█   ", "█   "])
    let short = line((10, 5), (30, 5))
    let square = StrokeStyle(width: 10, cap: .square)
    #expect(text(canvas([.stroke(short, square, red)]))[0] == "▐██▌")
  }

  @Test func `dashes leave gaps, also with a phase`() {
    let across = line((0, 5), (40, 5))
    let dashes = StrokeStyle(dashes: [10])
    #expect(text(canvas([.stroke(across, dashes, red)]))[0] == "⠤ ⠤ ")
    let moved = StrokeStyle(dashes: [10, 10], dashPhase: 10)
    #expect(text(canvas([.stroke(across, moved, red)]))[0] == " ⠤ ⠤")
  }

  @Test func `a line can start and end at parts of its length`() {
    let style = StrokeStyle(start: 0.25, end: 0.75)
    #expect(text(canvas([.stroke(line((0, 5), (40, 5)), style, red)]))[0] == " ⠤⠤ ")
  }

  @Test func `a clip limits areas, lines and texts until the state is restored`() {
    let all = Path(rect: Rect(x: 0, y: 0, width: 40, height: 20))
    let clip = Path(rect: Rect(x: 10, y: 0, width: 10, height: 20))
    let operations: [Drawing.Operation] = [
      .save, .clip(clip, .winding), .fill(all, .winding, red),
      .restore, .stroke(line((20, 5), (40, 5)), StrokeStyle(), red),
    ]
    #expect(text(canvas(operations)) == [" █⠤⠤", " █  "])
    let letters = DrawnText("abcd", in: Rect(x: 0, y: 0, width: 40, height: 10))
    #expect(text(canvas([.clip(clip, .winding), .text(letters)]))[0] == " b  ")
  }

  @Test func `an area thinner than an eighth is a line`() {
    let path = Path(rect: Rect(x: 0, y: 5.2, width: 40, height: 0.1))
    #expect(text(canvas([.fill(path, .winding, red)]))[0] == "⠤⠤⠤⠤")
  }

  @Test func `a gradient has a colour for each cell`() {
    let gradient = ColorGradient(colors: [.black, .white])
    let canvas = canvas([
      .gradient(gradient, from: Point(x: 5, y: 0), to: Point(x: 35, y: 0))
    ])
    let grays = (0..<4).map { canvas.surface[column: $0, row: 0].background.red }
    #expect(grays == [0, 85, 170, 255])
  }

  @Test func `a picture fills its rectangle`() {
    var inner = Drawing(area: Rect(x: 0, y: 0, width: 1, height: 1))
    inner.operations = [
      .fill(Path(rect: Rect(x: 0, y: 0, width: 0.5, height: 1)), .winding, red)
    ]
    let target = Rect(x: 20, y: 0, width: 20, height: 20)
    #expect(text(canvas([.picture(inner, in: target)])) == ["  █ ", "  █ "])
  }

  @Test func `a text wraps in its box`() {
    let box = Rect(x: 0, y: 0, width: 40, height: 20)
    let wrapped = DrawnText("one two", in: box, wraps: true)
    #expect(text(canvas([.text(wrapped)])) == ["one ", "two "])
  }

  @Test func `a terminal without block elements shows whole cells and stars`() {
    let style = DrawingStyle(smoothness: .cells)
    let area = Path(rect: Rect(x: 0, y: 0, width: 16, height: 10))
    #expect(text(canvas([.fill(area, .winding, red)], style: style)) == ["██  ", "    "])
    let across = line((0, 5), (40, 5))
    #expect(text(canvas([.stroke(across, StrokeStyle(), red)], style: style))[0] == "****")
  }

  @Test func `points that are not numbers draw nothing`() {
    let path = line((0, .nan), (.infinity, 5), (40, -.infinity))
    let operations: [Drawing.Operation] = [
      .fill(path, .evenOdd, red), .stroke(path, StrokeStyle(width: 20), red),
      .stroke(path, StrokeStyle(), red),
    ]
    #expect(canvas(operations).surface.rows == 2)
  }
}

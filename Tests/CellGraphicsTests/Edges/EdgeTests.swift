import CellGraphics
import Testing
import WalkSupport

/// Edges that go through cells.
@Suite struct EdgeTests {
  private static let red = Color(red: 200, green: 0, blue: 0)
  private static let blue = Color(red: 0, green: 0, blue: 200)

  private func canvas(_ columns: Int, _ rows: Int, ground: Color = .white) -> Canvas {
    Canvas(
      surface: Surface(columns: columns, rows: rows, filledWith: Cell(background: ground)))
  }

  /// Moves what `body` draws.
  private func move(
    _ canvas: inout Canvas, by x: Double = 0, _ y: Double = 0, scale: Double = 1,
    bounds: Rect = Rect(x: 0, y: 0, width: 100, height: 100), isDiagonal: Bool = false,
    _ body: (inout Canvas) -> Void
  ) {
    canvas.transform = AffineTransform(a: scale, b: 0, c: 0, d: scale, tx: x, ty: y)
    canvas.beginMoving(from: .identity, bounds: bounds, isExact: false, isDiagonal: isDiagonal)
    body(&canvas)
    canvas = Canvas(surface: canvas.surface, style: canvas.style)
  }

  private func look(_ cell: Cell) -> [String] {
    [
      "\(cell.glyph.scalars.map(Character.init))", "\(cell.foreground.rgb)",
      "\(cell.background.rgb)",
    ]
  }

  private func edge(_ glyph: Character, _ ink: Color, _ ground: Color) -> [String] {
    ["\([glyph])", "\(ink.rgb)", "\(ground.rgb)"]
  }

  /// Indicates whether the cell shows red in exactly these columns and rows of its 8 × 8 parts, and white elsewhere.
  private func isRed(_ cell: Cell, _ columns: Range<Int>, _ rows: Range<Int>) -> Bool {
    (0..<64).allSatisfy { part in
      let color = Self.inks(cell.glyph, part % 8, part / 8) ? cell.foreground : cell.background
      let isThere = columns.contains(part % 8) && rows.contains(part / 8)
      return color == (isThere ? Self.red : .white)
    }
  }

  @Test func `a line along a moving view leaves the blanks inside a text empty`() {
    var canvas = canvas(12, 2)
    canvas.draw(
      TextLine("a b c"), in: Rect(x: 3, y: 0, width: 9, height: 1), alignment: .leading,
      color: .black)
    canvas.outline(
      Rect(x: 0, y: 0, width: 12, height: 2),
      from: CellRect(column: 0, row: 5, columns: 12, rows: 2),
      within: CellRect(column: 0, row: -1, columns: 12, rows: 3), color: .black)
    let rows = (0..<2).map { row in
      String(String.UnicodeScalarView(canvas.surface.row(row).flatMap(\.glyph.scalars)))
    }
    #expect(rows == ["───a b c────", "            "])
  }

  @Test func `without colours a moved view has a complete border`() {
    var canvas = canvas(20, 8)
    canvas.outline(
      Rect(x: 1, y: 1, width: 18, height: 6),
      from: CellRect(column: 0, row: 0, columns: 20, rows: 8),
      within: CellRect(column: 0, row: 0, columns: 20, rows: 8), color: .black)
    let rows = (1..<7).map { row in
      String(String.UnicodeScalarView(canvas.surface.row(row).flatMap(\.glyph.scalars)))
    }
    let side = " │                │ "
    #expect(
      rows == [" ┌────────────────┐ ", side, side, side, side, " └────────────────┘ "])
  }

  @Test func `without colours text of a scaled view stays within its border`() {
    for step in 8..<20 {
      var canvas = canvas(24, 8)
      canvas.style = DrawingStyle(smoothness: .cells, fading: .dissolve)
      let bounds = Rect(x: 0, y: 0, width: 24, height: 8)
      let scale = Double(step) / 20
      move(&canvas, scale: scale, bounds: bounds) { canvas in
        canvas.draw(
          TextLine("what is wider than its frame"), in: Rect(x: 0, y: 3, width: 60, height: 1),
          alignment: .leading, color: .black)
      }
      let end = Int((24 * scale).rounded()) - 1
      for row in 0..<8 {
        #expect(canvas.surface[column: 0, row: row].glyph == .blank)
        #expect((end..<24).allSatisfy { canvas.surface[column: $0, row: row].glyph == .blank })
      }
    }
  }

  @Test(arguments: [UInt64](1...40))
  func `a shrinking view has complete corners at every size`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    func number(_ limit: Double) -> Double { Double.random(in: 0...limit, using: &random) }
    var canvas = canvas(12, 8)
    let rect = Rect(x: 0, y: 0, width: 3 + number(8).rounded(), height: 3 + number(4).rounded())
    let scale = 0.4 + number(0.6)
    let (x, y) = (number(6), number(4))
    move(&canvas, by: x, y, scale: scale, bounds: rect, isDiagonal: true) {
      $0.fill(rect, with: Self.red)
    }
    // Upright edges at the nearest column, by way of the nearest eighth, level ones in eighths.
    func column(_ place: Double) -> Int { Int(((place * 8).rounded() / 8).rounded()) }
    let columns = column(x)..<max(column(x), column(x + rect.width * scale))
    let (top, bottom) = (Int((y * 8).rounded()), Int(((y + rect.height * scale) * 8).rounded()))
    for row in 0..<8 {
      let rows =
        min(
          max(top - 8 * row, 0), 8)..<max(
          min(max(top - 8 * row, 0), 8), min(max(bottom - 8 * row, 0), 8))
      for column in 0..<12 {
        let cell = canvas.surface[column: column, row: row]
        let isRed = isRed(cell, 0..<8, columns.contains(column) ? rows : 0..<0)
        #expect(isRed, "column \(column), row \(row)")
      }
    }
  }

  @Test(arguments: [false, true])
  func `text of an entering or leaving view stays on its background at every eighth`(comesIn: Bool)
  {
    for eighth in 1..<8 {
      var canvas = canvas(6, 8)
      // From row 3 to beyond the last one, or from before the first one to row 4, and an eighth more.
      let offset = (comesIn ? 3.0 : -4.0) + Double(eighth) / 8
      let bounds = Rect(x: 0, y: 0, width: 6, height: 8)
      move(&canvas, by: 0, offset, bounds: bounds) { canvas in
        canvas.fill(bounds, with: Self.red)
        for row in 0..<8 {
          canvas.draw(
            TextLine("row \(row)"), in: Rect(x: 0, y: Double(row), width: 6, height: 1),
            alignment: .leading, color: .black)
        }
      }
      let edge = comesIn ? 3 : 4
      let shown = (0..<8).map { canvas.surface[column: 4, row: $0].glyph.scalars.first }
      let expected: [Unicode.Scalar?] =
        comesIn
        ? ["\u{20}", "\u{20}", "\u{20}", nil, "0", "1", "2", "3"]
        : ["4", "5", "6", "7", nil, "\u{20}", "\u{20}", "\u{20}"]
      for row in 0..<8 where row != edge { #expect(shown[row] == expected[row], "row \(row)") }
      // The edge is one glyph from side to side.
      let glyphs = Set((0..<6).map { canvas.surface[column: $0, row: edge].glyph })
      #expect(glyphs.count == 1 && glyphs.first?.scalars.first != "r")
    }
  }

  @Test func `a horizontal edge moves by eighths of a row`() {
    var canvas = canvas(4, 6)
    move(&canvas, by: 0, 0.375) { canvas in
      canvas.fill(Rect(x: 0, y: 1, width: 4, height: 3), with: Self.red)
    }
    // From 1.375 to 4.375: five eighths of row 1 from below, three of row 4 from above.
    #expect(look(canvas.surface[column: 1, row: 1]) == edge("▅", Self.red, .white))
    #expect(canvas.surface[column: 1, row: 2] == Cell(background: Self.red))
    #expect(look(canvas.surface[column: 1, row: 4]) == edge("▅", .white, Self.red))
  }

  @Test func `a vertical edge moves by eighths of a column`() {
    var canvas = canvas(6, 3)
    move(&canvas, by: 0.25) { canvas in
      canvas.fill(Rect(x: 1, y: 0, width: 3, height: 3), with: Self.red)
    }
    #expect(look(canvas.surface[column: 1, row: 1]) == edge("▎", .white, Self.red))
    #expect(look(canvas.surface[column: 4, row: 1]) == edge("▎", Self.red, .white))
  }

  @Test func `a corner fills one quadrant of its cell`() {
    var canvas = canvas(4, 4)
    move(&canvas, by: 0.5, 0.5) { canvas in
      canvas.fill(Rect(x: 0, y: 0, width: 2, height: 2), with: Self.red)
    }
    #expect(isRed(canvas.surface[column: 0, row: 0], 4..<8, 4..<8))
    #expect(isRed(canvas.surface[column: 2, row: 2], 0..<4, 0..<4))
  }

  @Test func `a flat area never appears as a vertical bar`() {
    for (top, height) in [(0.25, 0.5), (0.375, 0.25), (0.125, 0.125)] {
      var canvas = canvas(3, 2)
      move(&canvas, by: 0, top, scale: height) { canvas in
        canvas.fill(Rect(x: 0, y: 0, width: 12, height: 1), with: Self.red)
      }
      // A bar across a cell must not become an upright one.
      let cell = canvas.surface[column: 0, row: 0]
      let isLevel = (0..<8).allSatisfy { row in
        Set((0..<8).map { Self.inks(cell.glyph, $0, row) }).count == 1
      }
      #expect(isLevel, "from \(top), \(height) high")
    }
  }

  @Test func `rectangles that touch leave no gap`() {
    for eighth in 0..<8 {
      var canvas = canvas(3, 6, ground: .black)
      move(&canvas, by: 0, -Double(eighth) / 8) { canvas in
        canvas.fill(Rect(x: 0, y: 0, width: 3, height: 4), with: Self.red)
        canvas.fill(Rect(x: 0, y: 4, width: 3, height: 4), with: Self.blue)
      }
      let colors = (0..<6).flatMap { row in
        let cell = canvas.surface[column: 1, row: row]
        return cell.glyph == .blank ? [cell.background] : [cell.foreground, cell.background]
      }
      #expect(!colors.contains(.black), "\(eighth) eighths")
    }
  }

  @Test func `a cell with three colours keeps the two with the largest areas`() {
    var canvas = canvas(2, 3)
    // White above, red in the middle eighth, blue below: rows 1.5 to 1.625 are red.
    move(&canvas, by: 0, 0.5) { $0.fill(Rect(x: 0, y: 1, width: 2, height: 2), with: Self.red) }
    move(&canvas, by: 0, 0.625) { $0.fill(Rect(x: 0, y: 1, width: 2, height: 2), with: Self.blue) }
    let cell = canvas.surface[column: 0, row: 1]
    #expect(Set([cell.foreground, cell.background]) == [.white, Self.blue])
  }

  @Test func `text of a completely visible view keeps whole cells while its blanks show the edge`()
  {
    var canvas = canvas(7, 5)
    move(&canvas, by: 0, 0.25, bounds: Rect(x: 0, y: 1, width: 7, height: 2)) { canvas in
      canvas.fill(Rect(x: 0, y: 1, width: 7, height: 2), with: Self.red)
      canvas.draw(
        TextLine("a b"), in: Rect(x: 2, y: 1, width: 3, height: 1), alignment: .leading,
        color: .black)
    }
    let row = (0..<7).map { canvas.surface[column: $0, row: 1] }
    #expect(row.map { $0.glyph.scalars.first } == ["▆", "▆", "a", "▆", "b", "▆", "▆"])
    #expect(row[2].background == Self.red && row[4].background == Self.red)
  }

  @Test func `a letter disappears when an edge covers its first eighth`() {
    for (eighths, isCovered) in [(3, true), (7, true), (8, false)] {
      var canvas = canvas(1, 2, ground: Self.blue)
      canvas.draw(
        TextLine("x"), in: Rect(x: 0, y: 1, width: 1, height: 1), alignment: .leading,
        color: .black)
      move(&canvas, by: 0, Double(eighths) / 8) { canvas in
        canvas.fill(Rect(x: 0, y: 1, width: 9, height: 9), with: Self.red)
      }
      let cell = canvas.surface[column: 0, row: 1]
      let glyph: Character = eighths == 3 ? "▅" : "▁"
      #expect((look(cell) == edge(glyph, Self.red, Self.blue)) == isCovered)
      #expect((cell.glyph == Glyph("x")) == !isCovered)
    }
  }

  @Test func `an edge through a wide glyph removes both halves of the glyph`() {
    for eighth in 0...24 {
      var canvas = canvas(4, 2)
      let text = Rect(x: 0, y: 0, width: 4, height: 1)
      canvas.draw(TextLine("日本"), in: text, alignment: .leading, color: .black)
      move(&canvas, by: Double(eighth) / 8, 0.25) { canvas in
        canvas.fill(Rect(x: 0, y: 0, width: 9, height: 9), with: Self.red)
      }
      #expect(canvas.surface.isWellFormed, "\(eighth) eighths")
    }
  }

  @Test func `all texts of a moving view change rows at the same time`() {
    for eighth in 0...8 {
      var canvas = canvas(8, 8)
      move(&canvas, by: 0, Double(eighth) / 8) { canvas in
        for row in [0, 2, 4] {
          // Places of their own, as where a scene is scaled to the terminal.
          let place = Rect(x: 0, y: Double(row) + Double(row) / 10, width: 8, height: 1)
          canvas.draw(TextLine("text"), in: place, alignment: .leading, color: .black)
        }
      }
      let rows = (0..<8).filter { canvas.surface[column: 0, row: $0].glyph == Glyph("t") }
      // The upper edge is in sight, the lower one is not.
      #expect(rows == (eighth == 0 ? [0, 2, 4] : [1, 3, 5]))
    }
  }

  @Test(arguments: DrawingStyle.Smoothness.allCases)
  func `text of a scaled view stays on its background`(smoothness: DrawingStyle.Smoothness) {
    for step in 4..<20 {
      var canvas = canvas(24, 8)
      canvas.style.smoothness = smoothness
      let bounds = Rect(x: 0, y: 0, width: 24, height: 8)
      let scale = Double(step) / 20
      move(&canvas, scale: scale, bounds: bounds) { canvas in
        canvas.fill(bounds, with: Self.red)
        canvas.draw(
          TextLine("界面 and what is beyond the edge 界面"),
          in: Rect(x: 1, y: 3, width: 60, height: 1), alignment: .leading, color: .black)
        for y in [0.2, 7] {
          canvas.draw(
            TextLine("at the edge"), in: Rect(x: 1, y: y, width: 22, height: 1),
            alignment: .leading, color: .black)
        }
      }
      for row in 0..<8 {
        #expect(
          canvas.surface.row(row).allSatisfy { cell in
            cell.foreground != .black || cell.background == Self.red || cell.glyph == .blank
          }, "\(scale) in row \(row)")
      }
      #expect(canvas.surface.isWellFormed)
    }
  }

  @Test func `a text line at the edge of a scaled view moves to the next complete row`() {
    // From row 2.25 to row 6.25: the lines would be in rows 2 and 6, which are there in part.
    var canvas = canvas(24, 8)
    let bounds = Rect(x: 0, y: 0, width: 24, height: 8)
    move(&canvas, by: 0, 2.25, scale: 0.5, bounds: bounds) { canvas in
      canvas.fill(bounds, with: Self.red)
      for y in [0.0, 7] {
        canvas.draw(
          TextLine("line"), in: Rect(x: 0, y: y, width: 24, height: 1), alignment: .leading,
          color: .black)
      }
    }
    let rows = (0..<8).filter { canvas.surface[column: 0, row: $0].glyph == Glyph("l") }
    #expect(rows == [3, 5])
  }

  @Test func `a view of one row moves by whole rows`() {
    var canvas = canvas(8, 5)
    move(&canvas, by: 0.5, 0.375, bounds: Rect(x: 0, y: 0, width: 8, height: 4)) { canvas in
      canvas.fill(Rect(x: 1, y: 2, width: 4, height: 1), with: Self.red)
    }
    #expect((0..<8).allSatisfy { canvas.surface[column: $0, row: 3].background == .white })
    #expect(isRed(canvas.surface[column: 1, row: 2], 4..<8, 0..<8))
    #expect(canvas.surface[column: 2, row: 2] == Cell(background: Self.red))
  }

  @Test func `a bar moves by whole rows and leaves no gap beside it`() {
    for eighth in 0..<8 {
      var canvas = canvas(8, 8)
      let bounds = Rect(x: 0, y: 0, width: 8, height: 4)
      move(&canvas, by: 0, 1 + Double(eighth) / 8, bounds: bounds) { canvas in
        canvas.fill(bounds, with: .black)
        canvas.fill(Rect(x: 0, y: 1, width: 8, height: 2), with: Self.red)
        for y in [0.0, 3] { canvas.fill(Rect(x: 0, y: y, width: 8, height: 1), with: Self.blue) }
      }
      let colors = (0..<8).flatMap { row in
        let cell = canvas.surface[column: 4, row: row]
        return cell.glyph == .blank ? [cell.background] : [cell.foreground, cell.background]
      }
      #expect(!colors.contains(.black), "\(eighth) eighths")
      // Its text has a row of the bar's colour.
      let rows = [eighth < 4 ? 1 : 2, eighth < 4 ? 4 : 5]
      #expect(
        rows.allSatisfy { row in
          let cell = canvas.surface[column: 4, row: row]
          return cell.background == Self.blue || cell.foreground == Self.blue
        })
    }
  }

  /// A table moves in a sheet: its rows, and the bar above them, move by whole rows. A text beside a
  /// bar would disappear if the bar also covered a part of its row.
  @Test(arguments: [0.125, 0.375, 0.625, 0.875])
  func `a bar leaves the text of the row beside it`(y: Double) {
    func text(_ canvas: Canvas) -> [String] {
      (0..<6).map { row in
        let glyphs = canvas.surface.row(row).map(\.glyph)
        return String(String.UnicodeScalarView(glyphs.flatMap(\.scalars))).filter(\.isLetter)
      }
      .filter { !$0.isEmpty }
    }
    var canvas = canvas(8, 8)
    move(&canvas, by: 0, y, bounds: Rect(x: 0, y: 1, width: 8, height: 4)) { canvas in
      func row(_ y: Double, _ name: String, _ color: Color) {
        let rect = Rect(x: 0, y: y, width: 8, height: 1)
        canvas.fill(rect, with: color)
        canvas.draw(TextLine(name), in: rect, alignment: .leading, color: .black)
      }
      row(2, "one", .white)
      row(3, "two", .white)
      row(4, "three", Self.blue)
      row(1, "bar", Self.red)
    }
    #expect(text(canvas) == ["bar", "one", "two", "three"])
  }

  @Test func `terminals without block elements get whole cells`() {
    var canvas = canvas(4, 4)
    canvas.style.smoothness = .cells
    move(&canvas, by: 0.3, 0.3) { canvas in
      canvas.fill(Rect(x: 0, y: 0, width: 3, height: 3), with: Self.red)
    }
    #expect((0..<4).allSatisfy { row in canvas.surface.row(row).allSatisfy { $0.glyph == .blank } })
  }

  @Test(arguments: [UInt64](1...40))
  func `a cell shows each colour by area, and a corner only as a whole quadrant`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    func number(_ limit: Double) -> Double { Double.random(in: 0...limit, using: &random) }
    var canvas = canvas(12, 8)
    let rect = Rect(x: 0, y: 0, width: 3 + number(8).rounded(), height: 3 + number(4).rounded())
    let scale = 0.4 + number(0.6)
    let (x, y) = (number(6), number(4))
    move(&canvas, by: x, y, scale: scale) { $0.fill(rect, with: Self.red) }
    // Painted a second time, 8 × 8 parts a cell.
    func isRed(_ column: Int, _ row: Int) -> Bool {
      let (left, right) = ((x * 8).rounded(), ((x + rect.width * scale) * 8).rounded())
      let (top, bottom) = ((y * 8).rounded(), ((y + rect.height * scale) * 8).rounded())
      return (left..<max(left, right)).contains(Double(column))
        && (top..<max(top, bottom)).contains(Double(row))
    }
    for row in 0..<8 {
      for column in 0..<12 {
        let cell = canvas.surface[column: column, row: row]
        let parts = (0..<64).map { isRed(8 * column + $0 % 8, 8 * row + $0 / 8) }
        let shown = (0..<64).map { part in
          (Self.inks(cell.glyph, part % 8, part / 8) ? cell.foreground : cell.background)
            == Self.red
        }
        let isCorner =
          Set((0..<8).map { parts[$0 * 8..<$0 * 8 + 8].count { $0 } }).count > 1
          && Set((0..<8).map { line in (0..<8).count { parts[$0 * 8 + line] } }).count > 1
        let expected = isCorner ? Self.wholeQuarters(parts) : parts
        #expect(shown == expected, "column \(column), row \(row)")
      }
    }
  }

  /// Returns the parts in those quarters of a cell that are there as a whole.
  private static func wholeQuarters(_ parts: [Bool]) -> [Bool] {
    func quarter(_ part: Int) -> Int { part / 32 * 2 + part % 8 / 4 }
    return parts.indices.map { part in
      parts.indices.allSatisfy { parts[$0] || quarter($0) != quarter(part) }
    }
  }

  /// Indicates whether a block element fills a part of 8 × 8, by the Unicode standard's names.
  private static func inks(_ glyph: Glyph, _ column: Int, _ row: Int) -> Bool {
    let value = glyph.scalars.first?.value ?? 0x20
    switch value {
    case 0x2580: return row < 4
    case 0x2581...0x2588: return row >= 8 - Int(value - 0x2580)
    case 0x2589...0x258F: return column < 8 - Int(value - 0x2588)
    case 0x2590: return column >= 4
    case 0x2594: return row == 0
    case 0x2595: return column == 7
    case 0x2596...0x259F:
      // Upper left, upper right, lower left, lower right.
      let quarters: [[Int]] = [
        [2], [3], [0], [0, 2, 3], [0, 3], [0, 1, 2], [0, 1, 3], [1], [1, 2], [1, 2, 3],
      ]
      return quarters[Int(value) - 0x2596].contains(row / 4 * 2 + column / 4)
    default: return false
    }
  }
}

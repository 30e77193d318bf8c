import CellGraphics
import Testing
import WalkSupport

/// Rows of blanks fade as runs, other rows cell by cell, with the same result.
@Suite struct FadeTests {
  private static let styles: [DrawingStyle.Fading] = [.blend, .shade, .dissolve]

  /// Returns a surface of rows of some grounds each, a few of them with a letter.
  private static func surface(using random: inout SeededRandom) -> Surface {
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    let grounds = [
      Color.white, Color(rgb: 0x007AFF), Color(rgb: 0x34C759), .black,
      Color(red: 200, green: 0, blue: 0, alpha: 128), .clear,
    ]
    var surface = Surface(columns: 40, rows: 8)
    for row in 0..<8 {
      for _ in 0..<number(1...5) {
        let rect = CellRect(column: number(0...35), row: row, columns: number(1...40), rows: 1)
        surface.fill(rect, with: grounds[number(0...5)])
      }
      guard number(0...5) == 0 else { continue }
      surface.draw(
        TextLine(["ab", "日", " "][number(0...2)]), column: number(0...19), row: row,
        color: .black, clip: surface.bounds)
    }
    return surface
  }

  /// Returns the surface with a letter at the end of each row, so that rows are stored cell by
  /// cell.
  private static func cellByCell(_ surface: Surface) -> Surface {
    var copy = surface
    for row in 0..<copy.rows {
      copy.draw(TextLine("日"), column: 38, row: row, color: .black, clip: copy.bounds)
    }
    return copy
  }

  private static func hasRuns(_ surface: Surface, row: Int) -> Bool {
    var result = true
    surface.forEachPart(ofRow: row) { if $0.cell == nil { result = false } }
    return result
  }

  /// Returns the columns that the letters at the end do not reach.
  private static func compared(_ surface: Surface) -> [[Cell]] {
    (0..<surface.rows).map { Array(surface.row($0).prefix(30)) }
  }

  @Test(arguments: styles)
  func `fading in over a surface does not depend on how rows are stored`(
    fading: DrawingStyle.Fading
  ) {
    var random = SeededRandom(seed: 7)
    var runs = 0
    for _ in 0..<300 {
      let (below, above) = (Self.surface(using: &random), Self.surface(using: &random))
      let column = Int.random(in: -5...5, using: &random)
      let clip = CellRect(
        column: Int.random(in: -2...9, using: &random), row: 0,
        columns: Int.random(in: 1...40, using: &random), rows: 7)
      let opacity = Double(Int.random(in: 1...15, using: &random)) / 16
      var (found, expected) = (below, Self.cellByCell(below))
      found.composite(
        above, column: column, row: 1, opacity: opacity, clip: clip, fading: fading)
      expected.composite(
        Self.cellByCell(above), column: column, row: 1, opacity: opacity, clip: clip, fading: fading
      )
      #expect(Self.compared(found) == Self.compared(expected))
      runs += (0..<8).count { Self.hasRuns(found, row: $0) }
      #expect((0..<8).allSatisfy { !Self.hasRuns(expected, row: $0) })
    }
    #expect(runs > 1_000, "hardly a row has stayed one of runs")
  }

  @Test(arguments: styles)
  func `a fade transition does not depend on how rows are stored`(
    fading: DrawingStyle.Fading
  ) {
    var random = SeededRandom(seed: 8)
    for _ in 0..<300 {
      let (old, new) = (Self.surface(using: &random), Self.surface(using: &random))
      let progress = Double(Int.random(in: 1...31, using: &random)) / 32
      var (found, expected) = (old, old)
      let style = DrawingStyle(fading: fading)
      PictureTransition.fade.draw(from: old, to: new, at: progress, style: style, onto: &found)
      PictureTransition.fade.draw(
        from: Self.cellByCell(old), to: Self.cellByCell(new), at: progress, style: style,
        onto: &expected)
      #expect(Self.compared(found) == Self.compared(expected))
    }
  }

  @Test func `the border of a box that fades in has no gaps over letters`() {
    var box = Surface(columns: 3, rows: 1)
    box.draw(TextLine("▄▄▄"), column: 0, row: 0, color: .black, clip: box.bounds)
    func seen(_ opacity: Double) -> [Cell] {
      var surface = Surface(columns: 3, rows: 1, filledWith: Cell(background: .white))
      surface.draw(TextLine("a b"), column: 0, row: 0, color: .black, clip: surface.bounds)
      surface.composite(box, column: 0, row: 0, opacity: opacity)
      return Array(surface.row(0))
    }
    // Before an eighth of the black on white nothing of it is seen, from then on all.
    #expect(seen(0.1).map(\.glyph) == [Glyph("a"), .blank, Glyph("b")])
    for opacity in [0.125, 0.25, 0.5, 0.75, 1] {
      let cells = seen(opacity)
      #expect(cells.allSatisfy { $0 == cells[1] && $0.glyph == Glyph("▄") })
    }
    #expect(seen(0.25)[0].foreground.red == 191)
  }

  @Test func `a fade between similar backgrounds draws no dots`() {
    let old = Surface(columns: 4, rows: 1, filledWith: Cell(background: Color(rgb: 0xFFFFFF)))
    let new = Surface(columns: 4, rows: 1, filledWith: Cell(background: Color(rgb: 0xF2F2F7)))
    for progress in [0.1, 0.3, 0.5, 0.7, 0.9] {
      var found = old
      PictureTransition.fade.draw(
        from: old, to: new, at: progress, style: DrawingStyle(fading: .shade), onto: &found)
      #expect(found.row(0).allSatisfy { $0.glyph == .blank })
    }
  }
}

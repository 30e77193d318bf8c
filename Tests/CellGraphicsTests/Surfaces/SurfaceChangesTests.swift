import CellGraphics
import Testing

@Suite struct SurfaceChangesTests {
  private static let red = Color(rgb: 0xFF0000)
  private static let blue = Color(rgb: 0x0000FF)

  private func changes(in row: Int, of new: Surface, since old: Surface) -> [Surface.Change] {
    var result: [Surface.Change] = []
    new.forEachChange(ofRow: row, since: old) { result.append($0) }
    return result
  }

  @Test func `a shrinking rectangle changes only the cells at its edges`() {
    var old = Surface(columns: 20, rows: 3, filledWith: Cell(background: .black))
    var new = old
    old.fill(CellRect(column: 4, row: 0, columns: 12, rows: 3), with: Self.red)
    new.fill(CellRect(column: 6, row: 0, columns: 8, rows: 3), with: Self.red)
    let found = changes(in: 1, of: new, since: old)
    #expect(found.map(\.columns) == [4..<6, 14..<16])
    #expect(found.allSatisfy { $0.cell == Cell(background: .black) })
    #expect(changes(in: 1, of: new, since: new) == [])
  }

  @Test func `a row of text changes from the first letter that differs to the last`() {
    var old = Surface(columns: 20, rows: 1, filledWith: Cell(background: .black))
    var new = old
    old.draw(TextLine("the old text"), column: 2, row: 0, color: .white, clip: old.bounds)
    new.draw(TextLine("the new text"), column: 2, row: 0, color: .white, clip: new.bounds)
    let found = changes(in: 0, of: new, since: old)
    #expect(found.map(\.columns) == [6..<9])
    #expect(found.map(\.cell) == [nil])
  }

  @Test func `a change never ends within a wide glyph`() {
    var old = Surface(columns: 20, rows: 1, filledWith: Cell(background: .black))
    var new = old
    old.draw(TextLine("a界面b"), column: 2, row: 0, color: .white, clip: old.bounds)
    new.draw(TextLine("a"), column: 2, row: 0, color: .white, clip: new.bounds)
    new.draw(TextLine("面b"), column: 5, row: 0, color: .white, clip: new.bounds)
    // The first ideograph has gone: both of its columns have changed.
    #expect(changes(in: 0, of: new, since: old).map(\.columns) == [3..<5])
  }

  /// Fills, text and layers at random places, and what they change, cell by cell.
  @Test(arguments: 1...20)
  func `cells outside the reported changes are equal`(seed: UInt64) {
    var state = seed &* 0x9E37_79B9_7F4A_7C15
    func random(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    func place() -> CellRect {
      CellRect(
        column: random(40) - 4, row: random(8) - 1, columns: 1 + random(40), rows: 1 + random(6))
    }
    var surface = Surface(columns: 40, rows: 7, filledWith: Cell(background: .black))
    for _ in 0..<60 {
      let old = surface
      switch random(4) {
      case 0: surface.fill(place(), with: Color(rgb: UInt32(random(3)) * 0x7F))
      case 1:
        surface.draw(
          TextLine("x界 y"), column: random(40), row: random(7), color: Self.red,
          clip: surface.bounds)
      case 2:
        let layer = Surface(
          columns: 30, rows: 4, filledWith: Cell(background: [Self.red, Self.blue][random(2)]))
        surface.composite(
          layer, column: random(30) - 5, row: random(7), opacity: Double(random(3)) / 2)
      default: surface.clear(to: Cell(background: Self.blue))
      }
      for row in 0..<surface.rows {
        var copy = Array(old.row(row))
        surface.forEachChange(ofRow: row, since: old) { change in
          for column in change.columns {
            copy[column] = change.cell ?? surface[column: column, row: row]
          }
        }
        #expect(copy == Array(surface.row(row)), "row \(row)")
      }
    }
  }
}

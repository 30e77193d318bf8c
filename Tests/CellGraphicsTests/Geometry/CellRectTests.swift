import CellGraphics
import Testing

@Suite struct CellRectTests {
  @Test func `endColumn and endRow are after the last cell`() {
    let rect = CellRect(column: 2, row: 1, columns: 3, rows: 2)
    #expect(rect.endColumn == 5)
    #expect(rect.endRow == 3)
    #expect(rect.contains(column: 4, row: 2))
    #expect(!rect.contains(column: 5, row: 2))
    #expect(!rect.contains(column: 1, row: 2))
  }

  @Test func `an intersection has the common cells of two rectangles`() {
    let rect = CellRect(column: 0, row: 0, columns: 4, rows: 4)
    #expect(
      rect.intersection(CellRect(column: 2, row: -1, columns: 9, rows: 3))
        == CellRect(column: 2, row: 0, columns: 2, rows: 2))
    #expect(rect.intersection(CellRect(column: 4, row: 0, columns: 1, rows: 1)) == .zero)
    #expect(rect.intersection(CellRect(column: 1, row: 1, columns: -1, rows: 1)) == .zero)
  }
}

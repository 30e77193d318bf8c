import CellGraphics
import Testing

@Suite struct IntCellsTests {
  @Test(arguments: [
    (0.0, 0), (0.9, 0), (-0.9, 0), (1.5, 1), (-1.5, -1), (999_999.5, 999_999),
    (1_000_000, 1_000_000),
    (1_000_000.5, 1_000_000), (1e16, 1_000_000), (-1e16, -1_000_000), (1e300, 1_000_000),
    (-1e300, -1_000_000), (.infinity, 1_000_000), (-.infinity, -1_000_000), (.nan, 0),
    (.leastNonzeroMagnitude, 0), (.greatestFiniteMagnitude, 1_000_000),
  ])
  func `a number of cells is rounded towards zero, and at most a million`(value: Double, cells: Int)
  {
    #expect(Int(cells: value) == cells)
  }

  @Test(arguments: [
    (0.9, 0), (-1.5, -1), (1e15, 1_000_000_000_000_000), (1e300, 1 << 53), (-1e300, -(1 << 53)),
    (.infinity, 1 << 53), (-.infinity, -(1 << 53)), (.nan, 0),
  ])
  func `a clamped number is rounded towards zero, and at most 2⁵³`(value: Double, number: Int) {
    #expect(Int(clamping: value) == number)
  }
}

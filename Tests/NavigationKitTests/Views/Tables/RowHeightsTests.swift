import Testing

@testable import NavigationKit

@Suite struct RowHeightsTests {
  @Test func `positions of rows with one height are computed by multiplication`() {
    let heights = RowHeights.uniform(height: 2, count: 50_000)
    #expect(heights.total == 100_000)
    #expect(heights.top(of: 30_000) == 60_000)
    #expect(heights.row(at: 60_001.5) == 30_000)
    #expect(heights.row(at: -1) == 0)
    #expect(heights.row(at: 100_000) == 49_999)
  }

  @Test func `rows of several heights keep their sums`() {
    let heights = RowHeights([1, 3, 0, 2])
    #expect(heights.count == 4)
    #expect((0...4).map(heights.top) == [0, 1, 4, 4, 6])
  }

  @Test(
    arguments: [(-1.0, 0), (0, 0), (0.9, 0), (1, 1), (3.9, 1), (4, 3), (5.9, 3), (6, 3), (9, 3)]
      as [(Double, Int)])
  func `a row at a position is found by binary search`(y: Double, row: Int) {
    #expect(RowHeights([1, 3, 0, 2]).row(at: y) == row)
  }
}

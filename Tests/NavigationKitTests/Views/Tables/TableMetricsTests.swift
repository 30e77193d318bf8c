import Testing

@testable import NavigationKit

@Suite struct TableMetricsTests {
  /// Header, three rows, an empty section with only a header, a gap, two rows of two, a footer.
  ///
  ///      0  header      5  (gap)
  ///      1  [0, 0]      6  [2, 0]
  ///      2  [0, 1]      8  [2, 1]
  ///      3  [0, 2]     10  footer
  ///      4  header     11  end
  private let metrics = TableMetrics(sections: [
    .init(header: 1, rows: .uniform(height: 1, count: 3)),
    .init(header: 1, rows: .uniform(height: 1, count: 0)),
    .init(gap: 1, rows: .uniform(height: 2, count: 2), footer: 1),
  ])

  private func path(_ section: Int, _ row: Int) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  @Test func `headers, rows and footers follow each other without gaps`() {
    #expect(metrics.height == 11)
    #expect(metrics.top(of: path(0, 2)) == 3)
    #expect(metrics.end(of: path(0, 2)) == 4)
    #expect(metrics.top(of: path(2, 1)) == 8)
    #expect(metrics.sections[1].headerTop == 4)
    #expect(metrics.sections[2].footerTop == 10)
  }

  @Test(
    arguments: [
      (0.0, 1.0, [], 0..<1), (0, 2, ["[0, 0]"], 0..<1), (2.5, 3.5, ["[0, 1]", "[0, 2]"], 0..<1),
      (3, 6, ["[0, 2]"], 0..<3), (3, 7, ["[0, 2]", "[2, 0]"], 0..<3), (4, 5, [], 1..<2),
      (7.5, 8, ["[2, 0]"], 2..<3), (10, 20, [], 2..<3), (-5, 0, [], 0..<0), (11, 12, [], 3..<3),
    ] as [(Double, Double, [String], Range<Int>)])
  func `the visible rows are the rows that overlap the visible rectangle`(
    top: Double, end: Double, rows: [String], sections: Range<Int>
  ) {
    #expect(metrics.rows(from: top, to: end).map(\.description) == rows)
    #expect(metrics.sections(from: top, to: end) == sections)
  }

  @Test func `the next row after a section skips empty sections`() {
    var walk = [metrics.first!]
    while let next = metrics.path(after: walk.last!) { walk.append(next) }
    #expect(walk == [path(0, 0), path(0, 1), path(0, 2), path(2, 0), path(2, 1)])
    #expect(walk.last == metrics.last)
    var back = [metrics.last!]
    while let next = metrics.path(before: back.last!) { back.append(next) }
    #expect(back == walk.reversed())
  }

  @Test(
    arguments: [
      (-3.0, "[0, 0]"), (0, "[0, 0]"), (2.5, "[0, 1]"), (4.5, "[0, 2]"), (5.5, "[0, 2]"),
      (7, "[2, 0]"), (99, "[2, 1]"),
    ] as [(Double, String)])
  func `the row near a position is the row at the position or above`(y: Double, row: String) {
    #expect(metrics.row(near: y)?.description == row)
  }

  @Test(arguments: [
    ((0, 1), "[0, 1]"), ((0, 9), "[0, 2]"), ((1, 0), "[2, 0]"), ((7, 0), "[2, 1]"),
  ])
  func `the row near an index path is the nearest existing row`(wanted: (Int, Int), row: String) {
    #expect(metrics.row(near: path(wanted.0, wanted.1))?.description == row)
  }

  @Test func `a table without rows has no first, last or nearest row`() {
    let empty = TableMetrics(sections: [.init(header: 1, rows: .uniform(height: 1, count: 0))])
    #expect(empty.first == nil)
    #expect(empty.last == nil)
    #expect(empty.row(near: 0) == nil)
    #expect(empty.row(near: path(0, 0)) == nil)
    #expect(TableMetrics().rows(from: 0, to: 9) == [])
  }
}

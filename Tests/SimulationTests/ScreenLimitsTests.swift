import Simulation
import Testing

@Suite struct ScreenLimitsTests {
  @Test(arguments: [
    (80, 24, 80, 24), (10_000, 400, 10_000, 400), (10_001, 1, 10_000, 1), (1, 65_535, 1, 10_000),
    // 4,000,000 / 3,000 = 1,333.3
    (3_000, 2_000, 3_000, 1_333), (65_535, 65_535, 10_000, 400), (0, -1, 1, 1),
  ])
  func `the used part of a window is limited to the sizes that a log can record`(
    columns: Int, rows: Int, usedColumns: Int, usedRows: Int
  ) {
    #expect(ScreenLimits.clamped(columns: columns, rows: rows) == (usedColumns, usedRows))
  }

  @Test func `a lower limit of cells reduces rows first, then columns`() {
    #expect(ScreenLimits.clamped(columns: 80, rows: 24, mostCells: 100) == (80, 1))
    #expect(ScreenLimits.clamped(columns: 80, rows: 24, mostCells: 50) == (50, 1))
  }
}

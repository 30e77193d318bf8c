/// The ends of the runs of equal cells in a row; ``none`` for a row that is stored cell by cell.
struct RowRuns: Equatable {
  /// The largest number of runs. A row with more runs is stored cell by cell.
  static let limit = 7

  /// The ends of the runs, and their number in the last element.
  private var numbers = SIMD8<UInt16>()

  /// Creates one run of `columns` cells.
  init(columns: Int) {
    numbers[0] = UInt16(columns)
    numbers[7] = 1
  }

  private init() {}

  /// The value of a row that is stored cell by cell.
  static let none = RowRuns()

  /// The number of runs; 0 for a row that is stored cell by cell.
  @inline(__always) var count: Int { Int(numbers[7]) }
  /// Indicates whether the row is stored cell by cell.
  @inline(__always) var isNone: Bool { numbers[7] == 0 }

  /// Returns the column after the last one of a run.
  @inline(__always)
  func end(_ index: Int) -> Int { Int(numbers[index]) }

  /// Returns the run that contains a column.
  @inline(__always)
  func index(of column: Int) -> Int {
    var index = 0
    while Int(numbers[index]) <= column { index += 1 }
    return index
  }

  /// Adds a run that ends before the column `end`. There must be fewer than ``limit``.
  mutating func append(end: Int) {
    numbers[count] = UInt16(end)
    numbers[7] += 1
  }

  /// Makes the last run longer.
  mutating func extend(to end: Int) { numbers[count - 1] = UInt16(end) }
}

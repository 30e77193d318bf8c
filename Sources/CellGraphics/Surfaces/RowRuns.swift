/// Where the runs of like cells in a row end; none where the row is kept cell by cell.
struct RowRuns: Equatable {
  /// The most runs there are; a row of more is kept cell by cell.
  static let limit = 7

  /// The ends, and how many there are in the last place.
  private var numbers = SIMD8<UInt16>()

  /// One run of so many columns.
  init(columns: Int) {
    numbers[0] = UInt16(columns)
    numbers[7] = 1
  }

  private init() {}

  /// Of a row that is kept cell by cell.
  static let none = RowRuns()

  @inline(__always) var count: Int { Int(numbers[7]) }
  @inline(__always) var isNone: Bool { numbers[7] == 0 }

  /// The column after the last one of a run.
  @inline(__always)
  func end(_ index: Int) -> Int { Int(numbers[index]) }

  /// The run that a column is in.
  @inline(__always)
  func index(of column: Int) -> Int {
    var index = 0
    while Int(numbers[index]) <= column { index += 1 }
    return index
  }

  /// Adds a run that ends there, of which there may be `limit`.
  mutating func append(end: Int) {
    numbers[count] = UInt16(end)
    numbers[7] += 1
  }

  /// Makes the last run longer.
  mutating func extend(to end: Int) { numbers[count - 1] = UInt16(end) }
}

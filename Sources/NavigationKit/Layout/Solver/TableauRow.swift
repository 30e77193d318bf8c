/// A constant plus multiples of columns, of which those that are not zero are kept.
struct TableauRow {
  var constant: Double
  /// In the order of the columns, each once.
  private(set) var entries: [(column: Int, coefficient: Double)] = []

  /// The coefficient of a column; 0 takes the column out.
  subscript(column: Int) -> Double {
    get {
      let place = place(of: column)
      return place < entries.count && entries[place].column == column
        ? entries[place].coefficient : 0
    }
    set {
      let place = place(of: column)
      if place < entries.count, entries[place].column == column {
        if newValue != 0 {
          entries[place].coefficient = newValue
        } else {
          entries.remove(at: place)
        }
      } else if newValue != 0 {
        entries.insert((column, newValue), at: place)
      }
    }
  }

  private func place(of column: Int) -> Int {
    // Most are built from the first column to the last.
    guard let last = entries.last, last.column >= column else { return entries.count }
    return entries.partitioningIndex { $0.column >= column }
  }

  mutating func negate() { scale(by: -1) }

  mutating func scale(by factor: Double) {
    constant *= factor
    for place in entries.indices { entries[place].coefficient *= factor }
  }

  /// Adds a multiple of another row; what rounding leaves of a coefficient that should be zero is zero.
  ///
  /// - Parameter isNew: Called with each column that this row has not had before.
  /// - Returns: The number of coefficients computed.
  mutating func add(_ other: TableauRow, times factor: Double, _ isNew: (Int) -> Void) -> Int {
    if other.constant != 0 {
      let sum = constant + other.constant * factor
      constant = abs(sum) < Self.nothing ? 0 : sum
    }
    var sum: [(column: Int, coefficient: Double)] = []
    sum.reserveCapacity(entries.count + other.entries.count)
    var index = 0
    for (column, coefficient) in other.entries {
      while index < entries.count, entries[index].column < column {
        sum.append(entries[index])
        index += 1
      }
      var total = coefficient * factor
      let isKnown = index < entries.count && entries[index].column == column
      if isKnown {
        total = entries[index].coefficient + total
        index += 1
      }
      guard abs(total) >= Self.nothing else { continue }
      sum.append((column, total))
      if !isKnown { isNew(column) }
    }
    sum += entries[index...]
    entries = sum
    return sum.count
  }

  /// What is nearer to zero is zero.
  static let nothing = 1e-12
}

/// A sum of many rows, with a place for each column, so that adding a row costs as much as the row is long.
struct TableauSum {
  private var constant = 0.0
  private var coefficients: [Double]
  /// The columns that have been added to since the start, in no order; some twice.
  private var touched: [Int] = []

  init(columns: Int) { coefficients = Array(repeating: 0, count: columns) }

  mutating func start(with constant: Double) { self.constant = constant }

  mutating func add(_ coefficient: Double, to column: Int) {
    if coefficients[column] == 0 { touched.append(column) }
    coefficients[column] += coefficient
  }

  mutating func add(_ row: TableauRow, times factor: Double) {
    if row.constant != 0 {
      let sum = constant + row.constant * factor
      constant = abs(sum) < TableauRow.nothing ? 0 : sum
    }
    for (column, coefficient) in row.entries {
      if coefficients[column] == 0 { touched.append(column) }
      let sum = coefficients[column] + coefficient * factor
      coefficients[column] = abs(sum) < TableauRow.nothing ? 0 : sum
    }
  }

  /// Returns the sum and forgets it.
  mutating func takeRow() -> TableauRow {
    touched.sort()
    var entries: [(column: Int, coefficient: Double)] = []
    entries.reserveCapacity(touched.count)
    for column in touched where coefficients[column] != 0 {
      entries.append((column, coefficients[column]))
      coefficients[column] = 0
    }
    touched.removeAll(keepingCapacity: true)
    return TableauRow(constant: constant, entries: entries)
  }
}

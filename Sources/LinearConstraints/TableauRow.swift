/// A constant plus multiples of columns. Only coefficients that are not zero are stored.
///
/// It stands for an equation: the row's basic variable equals the constant plus the multiples. A
/// column that is not basic is zero, so the basic variable has the value of the constant.
struct TableauRow {
  var constant: Double
  /// The multiples, in ascending order of columns, each column once.
  private(set) var entries: [(column: Int, coefficient: Double)] = []

  /// The coefficient of a column. Setting 0 removes the column.
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

  /// Returns the index in `entries` of a column, or the index at which to insert it.
  private func place(of column: Int) -> Int {
    // Most rows are built from the first column to the last.
    guard let last = entries.last, last.column >= column else { return entries.count }
    return entries.partitioningIndex { $0.column >= column }
  }

  /// Changes the sign of all numbers.
  mutating func negate() { scale(by: -1) }

  /// Multiplies all numbers by `factor`.
  mutating func scale(by factor: Double) {
    constant *= factor
    for place in entries.indices { entries[place].coefficient *= factor }
  }

  /// Adds a multiple of another row. Sums that are nearly zero become zero.
  ///
  /// - Parameter isNew: Called with each column that this row did not have before.
  /// - Returns: The number of coefficients computed.
  mutating func add(_ other: TableauRow, times factor: Double, _ isNew: (Int) -> Void) -> Int {
    if other.constant != 0 {
      let sum = constant + other.constant * factor
      constant = abs(sum) < Self.tolerance ? 0 : sum
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
      guard abs(total) >= Self.tolerance else { continue }
      sum.append((column, total))
      if !isKnown { isNew(column) }
    }
    sum += entries[index...]
    entries = sum
    return sum.count
  }

  /// Sums below this value come from rounding and count as zero.
  static let tolerance = 1e-12
}

/// A sum of many rows. Adding a row takes time proportional to the entries of the row.
///
/// A dense array holds the coefficients while many rows are added. Only the touched columns are
/// read and reset at the end, so the array's length costs nothing for each sum.
struct TableauSum {
  private var constant = 0.0
  private var coefficients: [Double]
  /// The columns to which a coefficient was added since the start, unsorted, with repetitions.
  private var touched: [Int] = []

  /// Creates an empty sum for rows of up to `columns` columns.
  init(columns: Int) { coefficients = Array(repeating: 0, count: columns) }

  /// Sets the constant of the sum, which has no columns yet.
  mutating func start(with constant: Double) { self.constant = constant }

  /// Adds to the coefficient of one column.
  mutating func add(_ coefficient: Double, to column: Int) {
    if coefficients[column] == 0 { touched.append(column) }
    coefficients[column] += coefficient
  }

  /// Adds a multiple of a row.
  mutating func add(_ row: TableauRow, times factor: Double) {
    if row.constant != 0 {
      let sum = constant + row.constant * factor
      constant = abs(sum) < TableauRow.tolerance ? 0 : sum
    }
    for (column, coefficient) in row.entries {
      if coefficients[column] == 0 { touched.append(column) }
      let sum = coefficients[column] + coefficient * factor
      coefficients[column] = abs(sum) < TableauRow.tolerance ? 0 : sum
    }
  }

  /// Returns the sum and resets it.
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

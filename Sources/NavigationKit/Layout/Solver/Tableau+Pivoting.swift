extension Tableau {
  /// Makes `objective` as small as it can be; where there is no limit it stops on the way.
  ///
  /// - Parameter fixing: True forbids everything after that would make it larger again.
  mutating func minimize(_ objective: LinearExpression, fixing: Bool = true) {
    if fixing, objective.terms.count == 1, let (column, factor) = objective.terms.first,
      factor > 0, !isLoose(column), rowOf[column] == nil
    {
      // It is zero already.
      isFixed[column] = true
      return
    }
    var costs = row(of: objective)
    while let column = (0..<columns).first(where: {
      costs[$0 + 1] < -LinearProblem.tolerance && !isFixed[$0]
    }) {
      guard let row = leavingRow(for: column) else { return }
      pivot(row: row, column: column)
      let cost = costs[column + 1]
      costs[column + 1] = 0
      Self.add(rows[row], times: cost, to: &costs)
      if !fixing, rowOf[lack] == nil { return }
    }
    guard fixing else { return }
    for column in 0..<columns where costs[column + 1] > LinearProblem.tolerance {
      isFixed[column] = true
    }
  }

  /// The basic variable that reaches zero first when `column` grows; nil where none does.
  private func leavingRow(for column: Int) -> Int? {
    var best: (row: Int, ratio: Double)?
    for index in rows.indices {
      let coefficient = rows[index][column + 1]
      guard coefficient < -LinearProblem.tolerance else { continue }
      let ratio = rows[index][0] / -coefficient
      guard let current = best else {
        best = (index, ratio)
        continue
      }
      let isTie = abs(ratio - current.ratio) <= LinearProblem.tolerance
      if isTie ? basic[index] < basic[current.row] : ratio < current.ratio {
        best = (index, ratio)
      }
    }
    return best?.row
  }

  /// Has `column` take the place of the variable of `row`.
  mutating func pivot(row index: Int, column: Int) {
    let leaving = basic[index]
    var row = rows[index]
    let factor = -1 / row[column + 1]
    row[column + 1] = 0
    for place in row.indices where row[place] != 0 { row[place] *= factor }
    row[leaving + 1] = -factor
    // Rounding must not make a variable negative.
    row[0] = max(0, row[0])
    rows[index] = row
    basic[index] = column
    rowOf[leaving] = nil
    rowOf[column] = index
    for other in rows.indices where other != index {
      let coefficient = rows[other][column + 1]
      guard coefficient != 0 else { continue }
      rows[other][column + 1] = 0
      Self.add(row, times: coefficient, to: &rows[other])
      if rows[other][0] < 0 { rows[other][0] = 0 }
    }
  }

  static func add(_ row: [Double], times factor: Double, to sum: inout [Double]) {
    for place in row.indices where row[place] != 0 {
      let value = sum[place] + row[place] * factor
      sum[place] = abs(value) < 1e-12 ? 0 : value
    }
  }
}

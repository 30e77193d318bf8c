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
    var pivots = 0
    while pivots < mostPivots,
      let column = costs.entries.first(where: {
        $0.coefficient < -LinearProblem.tolerance && !isFixed[$0.column]
      })?.column
    {
      guard let row = leavingRow(for: column) else { return }
      pivot(row: row, column: column)
      pivots += 1
      let cost = costs[column]
      costs[column] = 0
      effort += costs.add(rows[row], times: cost) { _ in }
      if !fixing, rowOf[lack] == nil { return }
    }
    guard fixing else { return }
    for (column, cost) in costs.entries where cost > LinearProblem.tolerance {
      isFixed[column] = true
    }
  }

  /// Bland's rule ends by itself where arithmetic is exact. With doubles, coefficients that are hundreds of
  /// orders of magnitude apart might lead round in a circle; what has been reached by then has to do.
  private var mostPivots: Int { 1_000 + 20 * columns }

  /// The basic variable that reaches zero first when `column` grows; nil where none does.
  private mutating func leavingRow(for column: Int) -> Int? {
    var best: (row: Int, ratio: Double)?
    for index in rows(with: column) {
      let coefficient = rows[index][column]
      guard coefficient < -LinearProblem.tolerance else { continue }
      let ratio = rows[index].constant / -coefficient
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

  /// The rows that have `column`, in order.
  mutating func rows(with column: Int) -> [Int] {
    var noted = rowsWith[column]
    effort += noted.count
    noted.sort()
    var found: [Int] = []
    for index in noted where index != found.last && index < rows.count && rows[index][column] != 0 {
      found.append(index)
    }
    rowsWith[column] = found
    return found
  }

  /// Has `column` take the place of the variable of `row`.
  mutating func pivot(row index: Int, column: Int) {
    let leaving = basic[index]
    let users = rows(with: column)
    rowsWith[column] = []
    var row = rows[index]
    let factor = -1 / row[column]
    row[column] = 0
    row.scale(by: factor)
    row[leaving] = -factor
    // Rounding must not make a variable negative.
    row.constant = max(0, row.constant)
    rows[index] = row
    basic[index] = column
    rowOf[leaving] = nil
    rowOf[column] = index
    rowsWith[leaving].append(index)
    for other in users where other != index {
      // Taken out while it changes, as it would be copied otherwise.
      var changed = TableauRow(constant: 0)
      swap(&changed, &rows[other])
      let coefficient = changed[column]
      changed[column] = 0
      let count = changed.add(row, times: coefficient) { rowsWith[$0].append(other) }
      if changed.constant < 0 { changed.constant = 0 }
      swap(&changed, &rows[other])
      effort += count
    }
  }
}

extension Tableau {
  /// Minimises `objective`. If the objective has no lower limit, the method stops early.
  ///
  /// - Parameter fixing: True keeps the result: later runs may not increase `objective` again.
  ///
  /// It is the simplex method with Bland's rule. In each step, the lowest column that reduces the
  /// objective becomes basic, and the row that limits it gives up its basic variable. Choosing the
  /// lowest one prevents cycles.
  ///
  /// To keep the result, columns whose growth would increase the objective are fixed at zero. The
  /// next priority can then only use the others.
  mutating func minimize(_ objective: LinearExpression, fixing: Bool = true) {
    if fixing, objective.terms.count == 1, let (column, factor) = objective.terms.first,
      factor > 0, !isUnrestricted(column), rowOf[column] == nil
    {
      // The variable is not basic, so it is zero already.
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
      if !fixing, rowOf[artificialVariable] == nil { return }
    }
    guard fixing else { return }
    for (column, cost) in costs.entries where cost > LinearProblem.tolerance {
      isFixed[column] = true
    }
  }

  /// The limit for the pivots of one run.
  ///
  /// With exact arithmetic, Bland's rule always terminates. With doubles, coefficients that are
  /// hundreds of orders of magnitude apart might cause a cycle. The run then ends with the result
  /// that it has reached.
  private var mostPivots: Int { 1_000 + 20 * columns }

  /// Returns the row whose basic variable reaches zero first when `column` grows; nil if no basic
  /// variable reaches zero.
  ///
  /// This is the ratio test: all basic variables stay zero or more up to this point. Of equal
  /// ratios the lowest basic variable wins, as Bland's rule requires.
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

  /// Returns the rows that have `column`, ascending.
  ///
  /// The list of a column can contain rows that no longer have it. They are dropped here, so other
  /// methods only add to it.
  mutating func rows(with column: Int) -> [Int] {
    var candidates = rowsWith[column]
    effort += candidates.count
    candidates.sort()
    var found: [Int] = []
    for index in candidates
    where index != found.last && index < rows.count && rows[index][column] != 0 {
      found.append(index)
    }
    rowsWith[column] = found
    return found
  }

  /// Makes `column` the basic variable of a row, in place of its present basic variable.
  ///
  /// The row is solved for `column`, and the result replaces `column` in all other rows. The time
  /// is proportional to the entries of these rows.
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
      // Taken out while it changes, which avoids a copy.
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

extension Tableau {
  /// Adds a constraint of the problem.
  ///
  /// - Returns: False if it is required and contradicts what is there; nothing has changed then.
  mutating func add(_ index: Int) -> Bool {
    let constraint = problem.constraints[index]
    var expression = constraint.expression
    for (variable, _) in constraint.expression.terms {
      if variable < definitions.count, let definition = definitions[variable] {
        expression.add(definition, times: expression.remove(variable))
      }
    }
    if let variable = variableToDefine(in: expression) {
      define(variable, from: expression, constraint, index)
      return true
    }
    // From here on `row` is what is on the side of zero where it stands now.
    var row = self.row(of: expression)
    var (near, far) = (above[index], below[index])
    var (nearCost, farCost) = (constraint.above, constraint.below)
    if row[0] < 0 {
      for column in row.indices { row[column] = -row[column] }
      swap(&near, &far)
      swap(&nearCost, &farCost)
    }
    if farCost != .forbidden { row[far + 1] = 1 }
    if nearCost != .forbidden {
      append(row, basic: near)
      return true
    }
    return satisfy(row)
  }

  /// The one with the greatest coefficient of those that may sink and are not defined; the last of
  /// several, so that earlier ones stay zero where nothing determines them.
  private func variableToDefine(in expression: LinearExpression) -> Int? {
    var best: (variable: Int, coefficient: Double)?
    for term in expression.terms {
      guard term.variable < problem.maySink.count, problem.maySink[term.variable] else { continue }
      if abs(term.coefficient) >= abs(best?.coefficient ?? 0) { best = term }
    }
    return best?.variable
  }

  /// Has `variable` be what makes a constraint true.
  private mutating func define(
    _ variable: Int, from expression: LinearExpression, _ constraint: LinearConstraint,
    _ index: Int
  ) {
    var rest = expression
    let factor = rest.remove(variable)
    rest = rest * -1
    if constraint.above != .forbidden { rest.add(LinearExpression(variable: above[index])) }
    if constraint.below != .forbidden {
      rest.add(LinearExpression(variable: below[index]), times: -1)
    }
    let definition = rest * (1 / factor)
    for other in definitions.indices {
      guard let coefficient = definitions[other]?.remove(variable), coefficient != 0 else {
        continue
      }
      definitions[other]?.add(definition, times: coefficient)
    }
    definitions[variable] = definition
  }

  /// The expression by columns that are not basic; its terms are none that may sink.
  func row(of expression: LinearExpression) -> [Double] {
    var row = Array(repeating: 0.0, count: columns + 1)
    row[0] = expression.constant
    for (variable, coefficient) in expression.terms {
      guard !isLoose(variable) else { continue }
      if let source = rowOf[variable] {
        Self.add(rows[source], times: coefficient, to: &row)
      } else {
        row[variable + 1] += coefficient
      }
    }
    return row
  }

  /// True for a variable that may sink and that nothing determines: it is zero.
  func isLoose(_ variable: Int) -> Bool {
    variable < problem.maySink.count && problem.maySink[variable]
  }

  private mutating func append(_ row: [Double], basic variable: Int) {
    rowOf[variable] = rows.count
    basic.append(variable)
    rows.append(row)
  }

  /// Adds a row that has to be zero.
  private mutating func satisfy(_ row: [Double]) -> Bool {
    append(row, basic: lack)
    minimize(LinearExpression(variable: lack), fixing: false)
    defer {
      for index in rows.indices { rows[index][lack + 1] = 0 }
    }
    guard let index = rowOf[lack] else { return true }
    let isKept = rows[index][0] <= Self.slack(for: row)
    if isKept, let column = (0..<columns).first(where: { abs(rows[index][$0 + 1]) > 1e-7 }) {
      rows[index][0] = 0
      pivot(row: index, column: column)
    } else {
      remove(row: index)
    }
    return isKept
  }

  /// How far a row that began as `row` may be from zero and still count as zero.
  private static func slack(for row: [Double]) -> Double {
    max(1, abs(row[0])) * 1e-7
  }

  private mutating func remove(row index: Int) {
    rowOf[basic[index]] = nil
    rows.swapAt(index, rows.count - 1)
    basic.swapAt(index, basic.count - 1)
    rows.removeLast()
    basic.removeLast()
    if index < rows.count { rowOf[basic[index]] = index }
  }
}

extension Tableau {
  /// Adds a constraint of the problem.
  ///
  /// - Returns: False if the constraint is required and contradicts an earlier constraint. The
  ///   tableau is then unchanged.
  ///
  /// Known definitions are substituted first. Then one of three cases remains:
  ///
  /// * The expression has an unrestricted variable. The constraint becomes its definition and needs
  ///   no row.
  /// * The error on the row's side of zero is allowed. Its slack variable becomes basic, so the row
  ///   is satisfied at once.
  /// * That error is not allowed. An artificial variable is minimised until it is zero.
  mutating func add(_ index: Int) -> Bool {
    let constraint = problem.constraints[index]
    var expression = constraint.expression
    for (variable, _) in constraint.expression.terms {
      if variable < definitions.count, let definition = resolvedDefinition(of: variable) {
        expression.add(definition, times: expression.remove(variable))
        effort += expression.terms.count
      }
    }
    if let variable = variableToDefine(in: expression) {
      define(variable, from: expression, constraint, index)
      return true
    }
    // From here on, `near` is the slack variable for the row's side of zero, and `far` belongs to
    // the opposite side.
    var row = self.row(of: expression)
    var (near, far) = (above[index], below[index])
    var (nearPenalty, farPenalty) = (constraint.above, constraint.below)
    if row.constant < 0 {
      row.negate()
      swap(&near, &far)
      swap(&nearPenalty, &farPenalty)
    }
    if farPenalty != .required { row[far] = 1 }
    if nearPenalty != .required {
      append(row, basic: near)
      return true
    }
    return satisfy(row)
  }

  /// Returns the unrestricted variable with the greatest absolute coefficient; nil if the
  /// expression has no unrestricted variable.
  ///
  /// If several coefficients are equal, the method returns the last of their variables. So earlier
  /// variables stay zero if no constraint determines them.
  private func variableToDefine(in expression: LinearExpression) -> Int? {
    var best: (variable: Int, coefficient: Double)?
    for term in expression.terms {
      guard isUnrestricted(term.variable) else { continue }
      if abs(term.coefficient) >= abs(best?.coefficient ?? 0) { best = term }
    }
    return best?.variable
  }

  /// Defines `variable` as the value that satisfies a constraint.
  ///
  /// The slack variables of the constraint become part of the definition. An error that is not
  /// allowed has no slack variable.
  private mutating func define(
    _ variable: Int, from expression: LinearExpression, _ constraint: LinearConstraint,
    _ index: Int
  ) {
    var rest = expression
    let factor = rest.remove(variable)
    rest = rest * -1
    if constraint.above != .required { rest.add(LinearExpression(variable: above[index])) }
    if constraint.below != .required {
      rest.add(LinearExpression(variable: below[index]), times: -1)
    }
    let definition = rest * (1 / factor)
    effort += definition.terms.count
    definitions[variable] = definition
    mentions[variable] = definition.terms.map(\.variable).filter { isUnrestricted($0) }
  }

  /// Returns the definition of a variable, expressed in variables without a definition; nil if the
  /// variable has no definition.
  ///
  /// Definitions are substituted only here. In a chain of views whose constraints come in reverse
  /// order, each definition would otherwise be rewritten once for every later definition.
  mutating func resolvedDefinition(of variable: Int) -> LinearExpression? {
    guard definitions[variable] != nil else { return nil }
    // A definition mentions only variables that were defined later, so this loop ends. It is not
    // recursive, because chains can be long.
    var waiting = [variable]
    while let current = waiting.last {
      let defined = mentions[current].filter { definitions[$0] != nil }
      let unresolved = defined.filter { mentions[$0].contains { definitions[$0] != nil } }
      guard unresolved.isEmpty else {
        waiting += unresolved
        continue
      }
      waiting.removeLast()
      for other in defined { substitute(other, in: current) }
    }
    return definitions[variable]
  }

  /// Replaces `other` by its definition, in the definition of `variable`.
  private mutating func substitute(_ other: Int, in variable: Int) {
    guard let inner = definitions[other], var outer = definitions[variable] else { return }
    // Removed from the array while it changes, which avoids a copy.
    definitions[variable] = nil
    outer.add(inner, times: outer.remove(other))
    effort += outer.terms.count
    definitions[variable] = outer
    mentions[variable] = outer.terms.map(\.variable).filter { isUnrestricted($0) }
  }

  /// Returns `expression` as a row of columns that are not basic.
  ///
  /// Unrestricted variables in it count as zero.
  mutating func row(of expression: LinearExpression) -> TableauRow {
    sum.start(with: expression.constant)
    for (variable, coefficient) in expression.terms where !isUnrestricted(variable) {
      if let source = rowOf[variable] {
        effort += rows[source].entries.count
        sum.add(rows[source], times: coefficient)
      } else {
        effort += 1
        sum.add(coefficient, to: variable)
      }
    }
    return sum.takeRow()
  }

  /// Indicates whether a column is an unrestricted variable of the problem.
  func isUnrestricted(_ column: Int) -> Bool {
    column < problem.isUnrestricted.count && problem.isUnrestricted[column]
  }

  /// Adds a row with its basic variable.
  private mutating func append(_ row: TableauRow, basic variable: Int) {
    rowOf[variable] = rows.count
    basic.append(variable)
    rows.append(row)
    indexColumns(of: rows.count - 1)
  }

  /// Adds a row to the lists of all its columns.
  private mutating func indexColumns(of index: Int) {
    for entry in rows[index].entries { rowsWith[entry.column].append(index) }
  }

  /// Adds a row that must be zero, by minimising an artificial variable that is equal to it.
  ///
  /// - Returns: False if the row cannot be zero. The row is then removed again.
  ///
  /// An artificial variable that is zero but still basic is exchanged for another variable of its
  /// row, because it must not stay in the tableau. If the row has no other variable, the row says
  /// nothing and is removed.
  private mutating func satisfy(_ row: TableauRow) -> Bool {
    append(row, basic: artificialVariable)
    minimize(LinearExpression(variable: artificialVariable), fixing: false)
    defer {
      for index in rows(with: artificialVariable) { rows[index][artificialVariable] = 0 }
      rowsWith[artificialVariable] = []
    }
    guard let index = rowOf[artificialVariable] else { return true }
    let isSatisfied = rows[index].constant <= Self.tolerance(for: row)
    if isSatisfied, let entry = rows[index].entries.first(where: { abs($0.coefficient) > 1e-7 }) {
      rows[index].constant = 0
      pivot(row: index, column: entry.column)
    } else {
      remove(row: index)
    }
    return isSatisfied
  }

  /// Returns the tolerance: a row that began as `row` counts as zero if it is at most this far from
  /// zero.
  private static func tolerance(for row: TableauRow) -> Double {
    max(1, abs(row.constant)) * 1e-7
  }

  /// Removes a row. The last row takes its place.
  private mutating func remove(row index: Int) {
    rowOf[basic[index]] = nil
    rows.swapAt(index, rows.count - 1)
    basic.swapAt(index, basic.count - 1)
    rows.removeLast()
    basic.removeLast()
    guard index < rows.count else { return }
    rowOf[basic[index]] = index
    indexColumns(of: index)
  }
}

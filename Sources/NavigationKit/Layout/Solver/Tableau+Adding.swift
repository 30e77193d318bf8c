extension Tableau {
  /// Adds a constraint of the problem.
  ///
  /// - Returns: False if it is required and contradicts what is there; nothing has changed then.
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
    // From here on `row` is what is on the side of zero where it stands now.
    var row = self.row(of: expression)
    var (near, far) = (above[index], below[index])
    var (nearCost, farCost) = (constraint.above, constraint.below)
    if row.constant < 0 {
      row.negate()
      swap(&near, &far)
      swap(&nearCost, &farCost)
    }
    if farCost != .forbidden { row[far] = 1 }
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
    effort += definition.terms.count
    definitions[variable] = definition
    mentions[variable] = definition.terms.map(\.variable).filter { isLoose($0) }
  }

  /// The definition of a variable by variables that have none; nil where it has none itself.
  ///
  /// Variables are put in only where a definition is asked for: a chain of views whose constraints come in
  /// the reverse order would otherwise have each definition rewritten once for every later one.
  mutating func resolvedDefinition(of variable: Int) -> LinearExpression? {
    guard definitions[variable] != nil else { return nil }
    // A definition mentions only what was defined after it, so this ends. No recursion: chains are long.
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

  /// Puts the definition of `other` in its place in that of `variable`.
  private mutating func substitute(_ other: Int, in variable: Int) {
    guard let inner = definitions[other], var outer = definitions[variable] else { return }
    // Taken out while it changes, as it would be copied otherwise.
    definitions[variable] = nil
    outer.add(inner, times: outer.remove(other))
    effort += outer.terms.count
    definitions[variable] = outer
    mentions[variable] = outer.terms.map(\.variable).filter { isLoose($0) }
  }

  /// The expression by columns that are not basic; its terms are none that may sink.
  mutating func row(of expression: LinearExpression) -> TableauRow {
    sum.start(with: expression.constant)
    for (variable, coefficient) in expression.terms where !isLoose(variable) {
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

  /// True for a variable that may sink and that nothing determines: it is zero.
  func isLoose(_ variable: Int) -> Bool {
    variable < problem.maySink.count && problem.maySink[variable]
  }

  private mutating func append(_ row: TableauRow, basic variable: Int) {
    rowOf[variable] = rows.count
    basic.append(variable)
    rows.append(row)
    noteColumns(of: rows.count - 1)
  }

  private mutating func noteColumns(of index: Int) {
    for entry in rows[index].entries { rowsWith[entry.column].append(index) }
  }

  /// Adds a row that has to be zero.
  private mutating func satisfy(_ row: TableauRow) -> Bool {
    append(row, basic: lack)
    minimize(LinearExpression(variable: lack), fixing: false)
    defer {
      for index in rows(with: lack) { rows[index][lack] = 0 }
      rowsWith[lack] = []
    }
    guard let index = rowOf[lack] else { return true }
    let isKept = rows[index].constant <= Self.slack(for: row)
    if isKept, let entry = rows[index].entries.first(where: { abs($0.coefficient) > 1e-7 }) {
      rows[index].constant = 0
      pivot(row: index, column: entry.column)
    } else {
      remove(row: index)
    }
    return isKept
  }

  /// How far a row that began as `row` may be from zero and still count as zero.
  private static func slack(for row: TableauRow) -> Double {
    max(1, abs(row.constant)) * 1e-7
  }

  private mutating func remove(row index: Int) {
    rowOf[basic[index]] = nil
    rows.swapAt(index, rows.count - 1)
    basic.swapAt(index, basic.count - 1)
    rows.removeLast()
    basic.removeLast()
    guard index < rows.count else { return }
    rowOf[basic[index]] = index
    noteColumns(of: index)
  }
}

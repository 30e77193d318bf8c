/// A linear problem being solved by the simplex method.
///
/// As in Badros, Borning and Stuckey, "The Cassowary Linear Arithmetic Constraint Solving Algorithm"
/// (2001), variables that may sink are defined by the others and leave the method; priorities are
/// served one after the other, each by a simplex run that may not undo those before it. Bland's rule
/// chooses among pivots, so that it ends, and ends the same way everywhere.
///
/// Rows hold only the coefficients that are not zero: of the thousands of columns that a chain of views
/// has, a row has a few, and a pivot changes only the rows that have its column.
struct Tableau {
  let problem: LinearProblem
  /// The columns are the variables of the problem, up to two deviations for each constraint, and one
  /// that helps to satisfy a constraint.
  let columns: Int
  /// The column that says how far each constraint is above zero, -1 where it must not be.
  let above: [Int]
  /// The column that says how far each constraint is below zero, -1 where it must not be.
  let below: [Int]

  /// Each basic variable as a constant, which is not negative, and multiples of the columns.
  var rows: [TableauRow] = []
  /// The rows that may have each column, in no order. A row is noted where it gets the column, and is not
  /// taken out where it loses it, so some are noted without need, and some twice.
  var rowsWith: [[Int]]
  /// The variable that each row is about.
  var basic: [Int] = []
  /// The row of each variable, nil where it is zero or defined.
  var rowOf: [Int?]
  /// Zero for good: the variable would spoil what has been reached, or is none.
  var isFixed: [Bool]
  /// Variables that may sink, by others that may and by columns. They may mention variables that were
  /// defined after them; see `resolvedDefinition(of:)`.
  var definitions: [LinearExpression?]
  /// The variables that may sink in each definition.
  var mentions: [[Int]]
  /// Adds up rows.
  var sum: TableauSum
  /// The number of coefficients that have been computed so far, as a measure of the work.
  var effort = 0

  init(_ problem: LinearProblem) {
    self.problem = problem
    var columns = problem.maySink.count
    func column(_ cost: LinearConstraint.Cost) -> Int {
      guard cost != .forbidden else { return -1 }
      columns += 1
      return columns - 1
    }
    var (above, below): ([Int], [Int]) = ([], [])
    for constraint in problem.constraints {
      above.append(column(constraint.above))
      below.append(column(constraint.below))
    }
    self.above = above
    self.below = below
    self.columns = columns + 1
    rowOf = Array(repeating: nil, count: self.columns)
    isFixed = Array(repeating: false, count: self.columns)
    definitions = Array(repeating: nil, count: problem.maySink.count)
    sum = TableauSum(columns: self.columns)
    rowsWith = Array(repeating: [], count: self.columns)
    mentions = Array(repeating: [], count: problem.maySink.count)
  }

  /// How far the constraint being added is from being kept.
  var lack: Int { columns - 1 }

  mutating func solve() -> LinearProblem.Solution {
    let constraints = problem.constraints
    let required = constraints.indices.filter { constraints[$0].isRequired }
    let broken = required.filter { !add($0) }
    // Stable: equals stay in their order.
    let wishes = constraints.indices.filter { !constraints[$0].isRequired }
      .sorted {
        let (one, other) = (constraints[$0].priority, constraints[$1].priority)
        return one != other ? one > other : $0 < $1
      }
    for index in wishes { _ = add(index) }
    let isBroken = Set(broken)
    serve(constraints.indices.filter { !isBroken.contains($0) })
    for variable in problem.preferences { minimize(expression(of: variable)) }
    return LinearProblem.Solution(values: values(), broken: broken, effort: effort)
  }

  /// Minimises the deviations of each priority, from the highest.
  private mutating func serve(_ constraints: [Int]) {
    var deviations: [(priority: Float, column: Int)] = []
    for index in constraints {
      let constraint = problem.constraints[index]
      if case .priority(let priority) = constraint.above {
        deviations.append((priority, above[index]))
      }
      if case .priority(let priority) = constraint.below {
        deviations.append((priority, below[index]))
      }
    }
    deviations.sort {
      $0.priority != $1.priority ? $0.priority > $1.priority : $0.column < $1.column
    }
    var start = 0
    while start < deviations.count {
      let end =
        deviations[start...].firstIndex { $0.priority != deviations[start].priority }
        ?? deviations.count
      let level = deviations[start..<end].map(\.column)
      // The columns are in order.
      minimize(LinearExpression(sumOf: level.filter { !isFixed[$0] }))
      if level.count > 1 {
        for column in level { minimize(LinearExpression(variable: column)) }
      }
      start = end
    }
  }

  /// What a variable is in columns.
  private mutating func expression(of variable: Int) -> LinearExpression {
    guard problem.maySink[variable] else { return LinearExpression(variable: variable) }
    return resolvedDefinition(of: variable) ?? LinearExpression()
  }

  private mutating func values() -> [Double] {
    let known = rowOf.map { $0.map { rows[$0].constant } ?? 0 }
    return problem.maySink.indices.map { expression(of: $0).value(known) }
  }
}

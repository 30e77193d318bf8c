/// A linear problem during its solution by the simplex method.
///
/// The method is that of Badros, Borning and Stuckey: "The Cassowary Linear Arithmetic Constraint
/// Solving Algorithm" (2001). Unrestricted variables are defined by other variables and leave the
/// tableau. Priorities are optimised one after the other: each simplex run keeps the result of the
/// earlier runs. Bland's rule chooses the pivots, so the method terminates with the same result on
/// every machine.
///
/// Rows hold only the coefficients that are not zero. A chain of views has thousands of columns, but a
/// row has only a few of them, and a pivot changes only the rows that have its column.
struct Tableau {
  let problem: LinearProblem
  /// The number of columns: the variables of the problem, up to two slack variables for each
  /// constraint, and the artificial variable.
  let columns: Int
  /// The slack variable for the error of each constraint above zero; -1 if that error is not
  /// allowed.
  let above: [Int]
  /// The slack variable for the error of each constraint below zero; -1 if that error is not
  /// allowed.
  let below: [Int]

  /// Each basic variable as a constant, which is zero or more, and multiples of the columns.
  var rows: [TableauRow] = []
  /// The rows that may have each column, unsorted. A row is added to the list when it gets the
  /// column. It is not removed when it loses the column, so the lists have superfluous and repeated
  /// entries.
  var rowsWith: [[Int]]
  /// The basic variable of each row.
  var basic: [Int] = []
  /// The row of each variable; nil if the variable is zero or has a definition.
  var rowOf: [Int?]
  /// Indicates for each column whether its variable stays zero. Any other value would worsen the
  /// result of an earlier run.
  var isFixed: [Bool]
  /// The definitions of unrestricted variables by other unrestricted variables and by columns. A
  /// definition may mention variables that were defined later; see `resolvedDefinition(of:)`.
  var definitions: [LinearExpression?]
  /// The unrestricted variables in each definition.
  var mentions: [[Int]]
  /// The buffer in which rows are added up.
  var sum: TableauSum
  /// The number of coefficients that have been computed so far, as a measure of the work.
  var effort = 0

  init(_ problem: LinearProblem) {
    self.problem = problem
    var columns = problem.isUnrestricted.count
    func column(_ penalty: LinearConstraint.Penalty) -> Int {
      guard penalty != .required else { return -1 }
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
    definitions = Array(repeating: nil, count: problem.isUnrestricted.count)
    sum = TableauSum(columns: self.columns)
    rowsWith = Array(repeating: [], count: self.columns)
    mentions = Array(repeating: [], count: problem.isUnrestricted.count)
  }

  /// The artificial variable: the error of the required constraint that is being added.
  var artificialVariable: Int { columns - 1 }

  /// Adds all constraints, optimises the soft ones, and then minimises the preferred variables.
  mutating func solve() -> LinearProblem.Solution {
    let constraints = problem.constraints
    let required = constraints.indices.filter { constraints[$0].isRequired }
    let broken = required.filter { !add($0) }
    // Constraints of the same priority stay in their order.
    let soft = constraints.indices.filter { !constraints[$0].isRequired }
      .sorted {
        let (one, other) = (constraints[$0].priority, constraints[$1].priority)
        return one != other ? one > other : $0 < $1
      }
    for index in soft { _ = add(index) }
    let isBroken = Set(broken)
    optimize(constraints.indices.filter { !isBroken.contains($0) })
    for variable in problem.preferences { minimize(expression(of: variable)) }
    return LinearProblem.Solution(values: values(), broken: broken, effort: effort)
  }

  /// Minimises the errors of soft constraints, from the highest priority to the lowest.
  private mutating func optimize(_ constraints: [Int]) {
    var errors: [(priority: Float, column: Int)] = []
    for index in constraints {
      let constraint = problem.constraints[index]
      if case .priority(let priority) = constraint.above {
        errors.append((priority, above[index]))
      }
      if case .priority(let priority) = constraint.below {
        errors.append((priority, below[index]))
      }
    }
    errors.sort {
      $0.priority != $1.priority ? $0.priority > $1.priority : $0.column < $1.column
    }
    var start = 0
    while start < errors.count {
      let end =
        errors[start...].firstIndex { $0.priority != errors[start].priority }
        ?? errors.count
      let level = errors[start..<end].map(\.column)
      // The columns are in order.
      minimize(LinearExpression(sumOf: level.filter { !isFixed[$0] }))
      if level.count > 1 {
        for column in level { minimize(LinearExpression(variable: column)) }
      }
      start = end
    }
  }

  /// Returns a variable of the problem, expressed in columns.
  private mutating func expression(of variable: Int) -> LinearExpression {
    guard problem.isUnrestricted[variable] else { return LinearExpression(variable: variable) }
    return resolvedDefinition(of: variable) ?? LinearExpression()
  }

  /// Returns the value of each variable of the problem.
  private mutating func values() -> [Double] {
    let known = rowOf.map { $0.map { rows[$0].constant } ?? 0 }
    return problem.isUnrestricted.indices.map { expression(of: $0).value(known) }
  }
}

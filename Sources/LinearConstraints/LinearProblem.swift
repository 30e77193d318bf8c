/// Variables, and linear constraints on them with priorities.
///
/// The solution satisfies every required constraint that does not contradict earlier required ones.
/// Soft constraints are then optimised one priority after the other, from the highest: the sum of the
/// errors at one priority is as small as the higher priorities allow. At the same priority an earlier
/// constraint wins over a later one. Variables that are still free are minimised in the order of
/// `preferences`.
///
/// The result is the same on every machine: the order of all operations is fixed.
package struct LinearProblem {
  /// Coefficients and errors below this value count as zero.
  static let tolerance = 1e-9

  /// Indicates for each variable whether it is unrestricted: it may be negative.
  package private(set) var isUnrestricted: [Bool] = []
  /// The constraints, in the order in which they win at equal priorities.
  package var constraints: [LinearConstraint] = []
  /// The variables to minimise after all constraints, in this order.
  package var preferences: [Int] = []

  /// The values that solve a problem, and what could not be met.
  package struct Solution {
    /// The value of each variable.
    package var values: [Double]
    /// The indices of the required constraints that contradict earlier required ones, ascending.
    package var broken: [Int]
    /// The number of coefficients that were computed, as a measure of the work.
    package var effort = 0
  }

  /// Creates a problem without variables.
  package init() {}

  /// Adds a variable.
  ///
  /// - Parameter isUnrestricted: False for a variable that must be zero or more.
  /// - Returns: The index of the variable.
  package mutating func addVariable(isUnrestricted: Bool) -> Int {
    self.isUnrestricted.append(isUnrestricted)
    return self.isUnrestricted.count - 1
  }

  /// Solves the problem. The time grows with the square of the largest group of connected variables.
  package func solve() -> Solution {
    var solution = Solution(values: isUnrestricted.map { _ in 0 }, broken: [])
    for part in parts {
      let sum = part.solve()
      for (local, variable) in part.variables.enumerated() {
        solution.values[variable] = sum.values[local]
      }
      solution.broken += sum.broken.map { part.constraints[$0] }
      solution.effort += sum.effort
    }
    solution.broken.sort()
    return solution
  }
}

// MARK: - Parts

extension LinearProblem {
  /// A group of variables that no constraint connects with other variables, and the constraints of
  /// the group.
  private struct Part {
    var variables: [Int] = []
    var constraints: [Int] = []
    var problem = LinearProblem()

    /// Solves this part alone.
    func solve() -> Solution {
      var tableau = Tableau(problem)
      return tableau.solve()
    }

    /// Adds a constraint, with the variables renamed to those of this part.
    mutating func add(_ constraint: LinearConstraint, _ index: Int, _ name: (Int) -> Int) {
      var constraint = constraint
      constraint.expression = constraint.expression.renamed(name)
      problem.constraints.append(constraint)
      constraints.append(index)
    }
  }

  /// The independent parts of the problem, in the order of their first variables.
  ///
  /// The cost of solving grows at least with the square of the size, and most layouts have many small
  /// parts.
  ///
  /// A union-find structure connects the variables of each constraint. Its heads are the lowest
  /// variables, so the order of the parts does not depend on the constraints.
  private var parts: [Part] {
    var heads = Array(isUnrestricted.indices)
    func head(of variable: Int) -> Int {
      var variable = variable
      while heads[variable] != variable {
        heads[variable] = heads[heads[variable]]
        variable = heads[variable]
      }
      return variable
    }
    // Connects all variables of a constraint.
    for constraint in constraints {
      let terms = constraint.expression.terms
      guard let first = terms.first else { continue }
      for term in terms.dropFirst() {
        let (one, other) = (head(of: first.variable), head(of: term.variable))
        heads[max(one, other)] = min(one, other)
      }
    }
    var parts: [Part] = []
    var partOf = Array(repeating: -1, count: isUnrestricted.count)
    var local = partOf
    // Numbers the variables of each part from 0.
    for variable in isUnrestricted.indices {
      let head = head(of: variable)
      if partOf[head] < 0 {
        partOf[head] = parts.count
        parts.append(Part())
      }
      let part = partOf[head]
      partOf[variable] = part
      local[variable] = parts[part].problem.addVariable(isUnrestricted: isUnrestricted[variable])
      parts[part].variables.append(variable)
    }
    for (index, constraint) in constraints.enumerated() {
      // A constraint without variables depends on no other constraint.
      guard let first = constraint.expression.terms.first else {
        if parts.last?.variables.isEmpty != true { parts.append(Part()) }
        parts[parts.count - 1].add(constraint, index) { $0 }
        continue
      }
      parts[partOf[first.variable]].add(constraint, index) { local[$0] }
    }
    for variable in preferences {
      parts[partOf[variable]].problem.preferences.append(local[variable])
    }
    return parts
  }
}

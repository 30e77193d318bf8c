/// Variables, and constraints on them by priority.
///
/// The solution keeps every required constraint that does not contradict the required ones before it.
/// Of what is left it takes the values that have the least sum of deviations at the highest priority,
/// of these the ones with the least at the next, and so on; at one priority an earlier constraint is
/// kept rather than a later one. What is open even then is as small as it can be, in the order of
/// `preferences`. Nothing is left to chance, so that all machines agree.
struct LinearProblem {
  /// What counts as nothing.
  static let tolerance = 1e-9

  /// Whether each variable may be below zero.
  private(set) var maySink: [Bool] = []
  var constraints: [LinearConstraint] = []
  /// Variables to be made as small as can be when all constraints have been served.
  var preferences: [Int] = []

  struct Solution {
    var values: [Double]
    /// The required constraints that contradict those before them, in order.
    var broken: [Int]
    /// The number of coefficients that were computed, as a measure of the work.
    var effort = 0
  }

  /// - Parameter maySink: False for a variable that is zero or more.
  mutating func addVariable(maySink: Bool) -> Int {
    self.maySink.append(maySink)
    return self.maySink.count - 1
  }

  func solve() -> Solution {
    var solution = Solution(values: maySink.map { _ in 0 }, broken: [])
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
  /// Variables that no constraint connects with others, and their constraints.
  private struct Part {
    var variables: [Int] = []
    var constraints: [Int] = []
    var problem = LinearProblem()

    func solve() -> Solution {
      var tableau = Tableau(problem)
      return tableau.solve()
    }

    mutating func add(_ constraint: LinearConstraint, _ index: Int, _ name: (Int) -> Int) {
      var constraint = constraint
      constraint.expression = constraint.expression.renamed(name)
      problem.constraints.append(constraint)
      constraints.append(index)
    }
  }

  /// The independent parts of the problem, in the order of their first variables. The cost of solving
  /// rises with the square of the size at least, and most layouts fall into many small parts.
  private var parts: [Part] {
    var heads = Array(maySink.indices)
    func head(of variable: Int) -> Int {
      var variable = variable
      while heads[variable] != variable {
        heads[variable] = heads[heads[variable]]
        variable = heads[variable]
      }
      return variable
    }
    for constraint in constraints {
      let terms = constraint.expression.terms
      guard let first = terms.first else { continue }
      for term in terms.dropFirst() {
        let (one, other) = (head(of: first.variable), head(of: term.variable))
        heads[max(one, other)] = min(one, other)
      }
    }
    var parts: [Part] = []
    var partOf = Array(repeating: -1, count: maySink.count)
    var local = partOf
    for variable in maySink.indices {
      let head = head(of: variable)
      if partOf[head] < 0 {
        partOf[head] = parts.count
        parts.append(Part())
      }
      let part = partOf[head]
      partOf[variable] = part
      local[variable] = parts[part].problem.addVariable(maySink: maySink[variable])
      parts[part].variables.append(variable)
    }
    for (index, constraint) in constraints.enumerated() {
      // One without variables is true or not, whatever the others say.
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

import LinearConstraints

/// The best whole numbers for a problem, found by trying all of them.
struct ExhaustiveSearch {
  let problem: LinearProblem
  /// What each variable may be.
  let range: ClosedRange<Int>

  /// The deviations of the best solution, as `costs(of:)`; nil where no whole numbers satisfy what is
  /// required.
  var best: [Double]? {
    var best: [Double]?
    var values = problem.isUnrestricted.map { _ in Double(range.lowerBound) }
    while true {
      if satisfies(values) {
        let costs = costs(of: values)
        if best.map({ costs.lexicographicallyPrecedes($0) }) ?? true { best = costs }
      }
      guard let place = values.firstIndex(where: { $0 < Double(range.upperBound) }) else { break }
      for index in 0..<place { values[index] = Double(range.lowerBound) }
      values[place] += 1
    }
    return best
  }

  func satisfies(_ values: [Double], within tolerance: Double = 0) -> Bool {
    for (value, isUnrestricted) in zip(values, problem.isUnrestricted)
    where !isUnrestricted && value < -tolerance {
      return false
    }
    return problem.constraints.allSatisfy { constraint in
      let value = constraint.expression.value(values)
      return (constraint.above != .required || value <= tolerance)
        && (constraint.below != .required || value >= -tolerance)
    }
  }

  /// For each priority from the highest, the sum of the deviations and then each of them in order.
  func costs(of values: [Double]) -> [Double] {
    var costs: [(priority: Float, deviation: Double)] = []
    for constraint in problem.constraints {
      let value = constraint.expression.value(values)
      if case .priority(let priority) = constraint.above { costs.append((priority, max(0, value))) }
      if case .priority(let priority) = constraint.below {
        costs.append((priority, max(0, -value)))
      }
    }
    return Set(costs.map(\.priority)).sorted(by: >).flatMap { priority in
      let level = costs.filter { $0.priority == priority }.map(\.deviation)
      return [level.reduce(0, +)] + level
    }
  }
}

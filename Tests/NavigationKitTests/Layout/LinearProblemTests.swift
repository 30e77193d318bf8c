import LinearConstraints
import Testing
import WalkSupport

@Suite struct LinearProblemTests {
  private typealias Penalty = LinearConstraint.Penalty

  private func variable(_ index: Int, times factor: Double = 1) -> LinearExpression {
    LinearExpression(variable: index) * factor
  }

  /// A problem in `count` variables of zero or more.
  private func problem(_ count: Int, _ constraints: (LinearExpression, Penalty, Penalty)...)
    -> LinearProblem
  {
    var problem = LinearProblem()
    for _ in 0..<count { problem.preferences.append(problem.addVariable(isUnrestricted: false)) }
    problem.constraints = constraints.map {
      LinearConstraint(expression: $0.0, above: $0.1, below: $0.2)
    }
    return problem
  }

  @Test func `equations have the solution that elimination gives`() {
    // x + y = 10 and x - y = 4.
    let sum = problem(
      2, (variable(0) + variable(1) + -10, .required, .required),
      (variable(0) - variable(1) + -4, .required, .required)
    ).solve()
    #expect(sum.values == [7, 3])
    #expect(sum.broken == [])
  }

  @Test func `a higher priority outweighs all lower priorities`() {
    // x should be 9; it should be at most 4, which matters more; both neighbours want it at 20.
    let solution = problem(
      1, (variable(0) + -20, .priority(249), .priority(249)),
      (variable(0) + -20, .priority(249), .priority(249)),
      (variable(0) + -4, .priority(251), .zero),
      (variable(0) + -9, .priority(250), .priority(250))
    ).solve()
    #expect(solution.values == [4])
  }

  @Test func `the later of two soft constraints with equal priority is broken`() {
    // Two lengths fill 10 cells and would be 3 and 4: the second grows.
    let growing = problem(
      2, (variable(0) + variable(1) + -10, .required, .required),
      (variable(0) + -3, .priority(250), .priority(750)),
      (variable(1) + -4, .priority(250), .priority(750))
    ).solve()
    #expect(growing.values == [3, 7])
    // With 5 cells, the second shrinks.
    let shrinking = problem(
      2, (variable(0) + variable(1) + -5, .required, .required),
      (variable(0) + -3, .priority(250), .priority(750)),
      (variable(1) + -4, .priority(250), .priority(750))
    ).solve()
    #expect(shrinking.values == [3, 2])
  }

  @Test func `the later of two conflicting required constraints is broken`() {
    let solution = problem(
      1, (variable(0) + -5, .required, .required), (variable(0) + -7, .required, .required),
      (variable(0) + -6, .zero, .required), (variable(0) + -5, .required, .zero)
    ).solve()
    #expect(solution.values == [5])
    #expect(solution.broken == [1, 2])
  }

  @Test func `no length is negative`() {
    let solution = problem(1, (variable(0) + 3, .required, .required)).solve()
    #expect(solution.values == [0])
    #expect(solution.broken == [0])
  }

  @Test func `an undetermined variable has its smallest value`() {
    let solution = problem(
      3, (variable(0) + variable(1) + -6, .zero, .required),
      (variable(1) + -2, .zero, .required)
    ).solve()
    // The first comes first: it is 0, and the second has to be 6.
    #expect(solution.values == [0, 6, 0])
  }

  @Test func `a position can be negative`() {
    var problem = LinearProblem()
    let place = problem.addVariable(isUnrestricted: true)
    let length = problem.addVariable(isUnrestricted: false)
    problem.preferences = [length, place]
    problem.constraints = [
      LinearConstraint(
        expression: variable(place) + variable(length) + -2, above: .required, below: .required),
      LinearConstraint(expression: variable(length) + -5, above: .zero, below: .required),
    ]
    #expect(problem.solve().values == [-3, 5])
  }

  // MARK: - Against an exhaustive search

  /// A length or place of 0 to 4, in differences and sums of which the coefficients are 1 and -1: the
  /// best whole numbers are the best numbers of all.
  private func randomProblem(_ random: inout SeededRandom, isSteep: Bool) -> LinearProblem {
    var problem = LinearProblem()
    let count = Int.random(in: 1...4, using: &random)
    for _ in 0..<count {
      problem.preferences.append(problem.addVariable(isUnrestricted: Bool.random(using: &random)))
    }
    for index in 0..<count {
      problem.constraints.append(
        LinearConstraint(expression: variable(index), above: .zero, below: .required))
      problem.constraints.append(
        LinearConstraint(expression: variable(index) + -4, above: .required, below: .zero))
    }
    for _ in 0..<Int.random(in: 0...7, using: &random) {
      var expression = LinearExpression(Double(Int.random(in: -6...6, using: &random)))
      let factor = isSteep ? [0.5, 2, 3].randomElement(using: &random)! : 1
      expression.add(variable(Int.random(in: 0..<count, using: &random)), times: factor)
      if Bool.random(using: &random) {
        let other = Int.random(in: 0..<count, using: &random)
        expression.add(variable(other), times: isSteep && Bool.random(using: &random) ? 1 : -1)
      }
      let penalties: [Penalty] = [.zero, .priority(250), .priority(250), .priority(750), .required]
      problem.constraints.append(
        LinearConstraint(
          expression: expression, above: penalties.randomElement(using: &random)!,
          below: penalties.randomElement(using: &random)!))
    }
    return problem
  }

  @Test func `no integer solution is better than the computed solution`() {
    var random = SeededRandom(seed: 4)
    var found = 0
    for _ in 0..<600 {
      let problem = randomProblem(&random, isSteep: false)
      let solution = problem.solve()
      let search = ExhaustiveSearch(problem: problem, range: 0...4)
      guard let best = search.best else {
        #expect(!solution.broken.isEmpty)
        continue
      }
      found += 1
      #expect(solution.broken == [])
      #expect(search.satisfies(solution.values, within: 1e-6))
      let costs = search.costs(of: solution.values)
      #expect(zip(costs, best).allSatisfy { abs($0 - $1) < 1e-6 }, "\(costs) \(best)")
    }
    #expect(found > 200)
  }

  @Test func `no integer solution is better with any coefficients`() {
    var random = SeededRandom(seed: 5)
    for _ in 0..<600 {
      let problem = randomProblem(&random, isSteep: true)
      let solution = problem.solve()
      let search = ExhaustiveSearch(problem: problem, range: 0...4)
      guard let best = search.best else { continue }
      #expect(solution.broken == [])
      #expect(search.satisfies(solution.values, within: 1e-6))
      let costs = search.costs(of: solution.values)
      let difference = zip(costs, best).first { abs($0 - $1) > 1e-6 }
      #expect(difference.map { $0.0 < $0.1 } ?? true, "\(costs) \(best)")
    }
  }

  @Test func `a broken constraint conflicts with the constraints before it`() {
    var random = SeededRandom(seed: 6)
    for _ in 0..<100 {
      let problem = randomProblem(&random, isSteep: false)
      let solution = problem.solve()
      var kept = problem
      kept.constraints = []
      for (index, constraint) in problem.constraints.enumerated() where constraint.isRequired {
        var more = kept
        more.constraints.append(constraint)
        let isPossible = ExhaustiveSearch(problem: more, range: 0...4).best != nil
        #expect(isPossible == !solution.broken.contains(index))
        if isPossible { kept = more }
      }
    }
  }

  /// Views in a ring, each to the right of the one before: places may be negative, widths may not.
  private func ring(_ count: Int, isBackwards: Bool) -> LinearProblem {
    var problem = LinearProblem()
    var (places, widths): ([LinearExpression], [LinearExpression]) = ([], [])
    for _ in 0..<count {
      places.append(LinearExpression(variable: problem.addVariable(isUnrestricted: true)))
      widths.append(LinearExpression(variable: problem.addVariable(isUnrestricted: false)))
      problem.preferences += [2 * places.count - 1, 2 * places.count - 2]
    }
    for step in 0..<count {
      let index = isBackwards ? count - 1 - step : step
      let next = (index + 1) % count
      // The last one ends where five columns for each have led.
      let closing = next == 0 ? Double(5 * count) : 0
      problem.constraints.append(
        LinearConstraint(
          expression: places[next] - places[index] - widths[index] + closing,
          above: .required, below: .required))
    }
    for width in widths {
      problem.constraints.append(
        LinearConstraint(expression: width + -4, above: .priority(250), below: .priority(750)))
    }
    return problem
  }

  @Test(arguments: [false, true])
  func `the work for a ring of views grows with the square of their number`(isBackwards: Bool) {
    var efforts: [Int] = []
    for count in [50, 100, 200] {
      let solution = ring(count, isBackwards: isBackwards).solve()
      #expect(solution.broken.isEmpty)
      // The ring is a column longer than each view wants to be; the last ones give way.
      let widths = (0..<count).map { solution.values[2 * $0 + 1] }
      #expect(widths.reduce(0, +) == Double(5 * count))
      #expect(widths.allSatisfy { $0 >= 4 })
      efforts.append(solution.effort)
    }
    // Twice as many views: four times the work, and not eight times.
    #expect(efforts[1] < 5 * efforts[0])
    #expect(efforts[2] < 5 * efforts[1])
  }
}

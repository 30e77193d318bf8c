/// A constant plus multiples of variables.
///
/// A variable is the index that ``LinearProblem/addVariable(isUnrestricted:)`` returned for it.
package struct LinearExpression {
  /// The constant term.
  package var constant: Double
  /// The multiples, in ascending order of variables. Each variable occurs once; no coefficient is 0.
  package private(set) var terms: [(variable: Int, coefficient: Double)]

  /// Creates a constant expression.
  package init(_ constant: Double = 0) {
    self.constant = constant
    terms = []
  }

  /// Creates the expression of one variable, with the coefficient 1.
  package init(variable: Int) {
    constant = 0
    terms = [(variable, 1)]
  }

  /// Creates the sum of some variables.
  ///
  /// - Parameter variables: In ascending order, each once.
  init(sumOf variables: [Int]) {
    constant = 0
    terms = variables.map { ($0, 1) }
  }

  /// Adds a multiple of another expression.
  ///
  /// Terms whose coefficients cancel each other are removed. The time is proportional to the number
  /// of terms of both expressions.
  ///
  /// - Parameters:
  ///   - other: The other expression.
  ///   - factor: The multiple; 0 changes nothing.
  package mutating func add(_ other: LinearExpression, times factor: Double = 1) {
    constant += other.constant * factor
    guard factor != 0, !other.terms.isEmpty else { return }
    var sum: [(variable: Int, coefficient: Double)] = []
    sum.reserveCapacity(terms.count + other.terms.count)
    var index = 0
    for (variable, coefficient) in other.terms {
      while index < terms.count, terms[index].variable < variable {
        sum.append(terms[index])
        index += 1
      }
      var total = coefficient * factor
      if index < terms.count, terms[index].variable == variable {
        total += terms[index].coefficient
        index += 1
      }
      if abs(total) > LinearProblem.tolerance { sum.append((variable, total)) }
    }
    sum += terms[index...]
    terms = sum
  }

  /// Removes `variable`.
  ///
  /// - Returns: The coefficient of the variable; 0 if it does not occur.
  mutating func remove(_ variable: Int) -> Double {
    let index = terms.partitioningIndex { $0.variable >= variable }
    guard index < terms.count, terms[index].variable == variable else { return 0 }
    return terms.remove(at: index).coefficient
  }

  /// Returns the expression with each variable replaced by `name(variable)`.
  ///
  /// `name` must return a different variable for each variable.
  func renamed(_ name: (Int) -> Int) -> LinearExpression {
    var copy = self
    copy.terms = terms.map { (name($0.variable), $0.coefficient) }
      .sorted { $0.variable < $1.variable }
    return copy
  }

  /// Returns the value of the expression.
  ///
  /// - Parameter values: The value of each variable, by its index.
  package func value(_ values: [Double]) -> Double {
    terms.reduce(constant) { $0 + $1.coefficient * values[$1.variable] }
  }
}

extension LinearExpression {
  /// Adds two expressions, in time proportional to their terms.
  package static func + (left: Self, right: Self) -> Self {
    var sum = left
    sum.add(right)
    return sum
  }

  /// Adds a constant to an expression.
  package static func + (left: Self, right: Double) -> Self {
    var sum = left
    sum.constant += right
    return sum
  }

  /// Subtracts an expression from another one.
  package static func - (left: Self, right: Self) -> Self {
    var sum = left
    sum.add(right, times: -1)
    return sum
  }

  /// Multiplies an expression by a number.
  package static func * (left: Self, right: Double) -> Self {
    var product = LinearExpression()
    product.add(left, times: right)
    return product
  }
}

extension Array {
  /// Returns the index of the first element for which `isSecond` is true; `count` if it is false
  /// for all elements.
  ///
  /// `isSecond` must also be true for all elements after the returned index. The search takes
  /// logarithmic time.
  func partitioningIndex(where isSecond: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isSecond(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

/// A number plus multiples of variables, which are known by their indices.
struct LinearExpression {
  var constant: Double
  /// In the order of the variables, each once, none times 0.
  private(set) var terms: [(variable: Int, coefficient: Double)]

  init(_ constant: Double = 0) {
    self.constant = constant
    terms = []
  }

  init(variable: Int) {
    constant = 0
    terms = [(variable, 1)]
  }

  /// The sum of some variables.
  ///
  /// - Parameter variables: In ascending order, each once.
  init(sumOf variables: [Int]) {
    constant = 0
    terms = variables.map { ($0, 1) }
  }

  /// Adds a multiple of another expression.
  mutating func add(_ other: LinearExpression, times factor: Double = 1) {
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

  /// Takes `variable` out; answers what it was multiplied by.
  mutating func remove(_ variable: Int) -> Double {
    let index = terms.partitioningIndex { $0.variable >= variable }
    guard index < terms.count, terms[index].variable == variable else { return 0 }
    return terms.remove(at: index).coefficient
  }

  /// What the variables of this expression are called elsewhere.
  func renamed(_ name: (Int) -> Int) -> LinearExpression {
    var copy = self
    copy.terms = terms.map { (name($0.variable), $0.coefficient) }
      .sorted { $0.variable < $1.variable }
    return copy
  }

  func value(_ values: [Double]) -> Double {
    terms.reduce(constant) { $0 + $1.coefficient * values[$1.variable] }
  }
}

extension LinearExpression {
  static func + (left: Self, right: Self) -> Self {
    var sum = left
    sum.add(right)
    return sum
  }

  static func + (left: Self, right: Double) -> Self {
    var sum = left
    sum.constant += right
    return sum
  }

  static func - (left: Self, right: Self) -> Self {
    var sum = left
    sum.add(right, times: -1)
    return sum
  }

  static func * (left: Self, right: Double) -> Self {
    var product = LinearExpression()
    product.add(left, times: right)
    return product
  }
}

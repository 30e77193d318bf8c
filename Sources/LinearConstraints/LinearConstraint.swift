/// A linear constraint `expression == 0` with a separate penalty for each direction of error.
///
/// An equation penalises both directions, an inequality only one. A size that should neither grow nor
/// shrink may penalise one direction more than the other.
///
/// For example, `right - left - 20` with the penalty `.required` above and below keeps a width of
/// 20. With `.zero` above it is a minimum width.
package struct LinearConstraint {
  /// The penalty for an error in one direction.
  package enum Penalty: Equatable {
    /// The error is free.
    case zero
    /// A soft constraint: a higher priority is met at the cost of any number of lower ones.
    case priority(Float)
    /// The error is not allowed.
    case required
  }

  /// The expression that should be zero.
  package var expression: LinearExpression
  /// The penalty for each unit above zero.
  package var above: Penalty
  /// The penalty for each unit below zero.
  package var below: Penalty

  /// Creates a constraint from an expression and the penalties for its error.
  package init(expression: LinearExpression, above: Penalty, below: Penalty) {
    self.expression = expression
    self.above = above
    self.below = below
  }

  /// Indicates whether one direction of error is not allowed.
  package var isRequired: Bool { above == .required || below == .required }

  /// The higher of the two priorities of a soft constraint; 0 for a constraint without a priority.
  var priority: Float {
    var highest: Float = 0
    for case .priority(let priority) in [above, below] { highest = max(highest, priority) }
    return highest
  }
}

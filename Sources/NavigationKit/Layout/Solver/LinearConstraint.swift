/// A wish that an expression be zero, and what it costs to be above or below.
///
/// An equation costs something both ways, an inequality one way only, and a size that should neither
/// grow nor shrink may cost more the one way than the other.
struct LinearConstraint {
  enum Cost: Equatable {
    case nothing
    /// A higher one is avoided at the price of any number of lower ones.
    case priority(Float)
    case forbidden
  }

  var expression: LinearExpression
  /// For each unit above zero.
  var above: Cost
  /// For each unit below zero.
  var below: Cost

  var isRequired: Bool { above == .forbidden || below == .forbidden }

  /// The higher of the two costs, where neither is forbidden.
  var priority: Float {
    var highest: Float = 0
    for case .priority(let priority) in [above, below] { highest = max(highest, priority) }
    return highest
  }
}

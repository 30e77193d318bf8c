internal import NavigationKit

extension FactList {
  /// Adds the constraints that relate the view, as equations about it. Lengths are in cells.
  mutating func addConstraints(of view: View) {
    var found: [LayoutConstraint] = []
    var holder: View? = view
    while let current = holder {
      found += current.constraints.filter {
        $0.firstItem?.layoutView === view || $0.secondItem?.layoutView === view
      }
      holder = current.owningController == nil ? current.superview : nil
    }
    add("constraints", found.map { Self.text(of: $0, about: view) })
  }

  /// Returns a constraint as an equation, such as `leading = superview.leading + 16`. Attributes of the
  /// view itself have no name before them.
  private static func text(of constraint: LayoutConstraint, about view: View) -> String {
    let sign =
      switch constraint.relation {
      case .lessThanOrEqual: "≤"
      case .equal: "="
      case .greaterThanOrEqual: "≥"
      }
    var words = [
      text(constraint.firstAttribute, of: constraint.firstItem, about: view), sign,
    ]
    let constant = constraint.constant
    if constraint.secondAttribute == .notAnAttribute {
      words.append(text(constant))
    } else {
      if constraint.multiplier != 1 { words.append("\(text(constraint.multiplier)) ×") }
      words.append(text(constraint.secondAttribute, of: constraint.secondItem, about: view))
      if constant != 0 { words.append("\(constant < 0 ? "−" : "+") \(text(abs(constant)))") }
    }
    if constraint.priority < .required {
      words.append("@\(text(Double(constraint.priority.rawValue)))")
    }
    let equation = words.joined(separator: " ")
    return constraint.identifier.map { "\($0): \(equation)" } ?? equation
  }

  private static func text(
    _ attribute: LayoutConstraint.Attribute, of item: (any LayoutItem)?, about view: View
  ) -> String {
    if let item = item as? View {
      if item === view { return "\(attribute)" }
      if item === view.superview { return "superview.\(attribute)" }
      return "\(item.accessibilityIdentifier ?? "\(type(of: item))").\(attribute)"
    }
    let guide = item as? LayoutGuide
    return "\(guide?.identifier ?? "\(item.map { "\(type(of: $0))" } ?? "?")").\(attribute)"
  }
}

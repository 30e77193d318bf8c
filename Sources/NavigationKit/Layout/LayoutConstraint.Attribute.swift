extension LayoutConstraint {
  /// A line or a length of a view. Leading is left: text in cells runs from left to right.
  public enum Attribute: Hashable, Sendable, CaseIterable {
    case left
    case right
    case top
    case bottom
    case leading
    case trailing
    case width
    case height
    case centerX
    case centerY
    /// The lower edge of the last row of text; of a view without text its lower edge.
    case lastBaseline
    /// The lower edge of the first row of text; of a view without text its lower edge.
    case firstBaseline
    case leftMargin
    case rightMargin
    case topMargin
    case bottomMargin
    case leadingMargin
    case trailingMargin
    case centerXWithinMargins
    case centerYWithinMargins
    /// Of no view: the constraint says what the first item's attribute is by itself.
    case notAnAttribute
  }

  public enum Relation: Hashable, Sendable, CaseIterable {
    case lessThanOrEqual
    case equal
    case greaterThanOrEqual
  }
}

extension LayoutConstraint.Attribute {
  /// What can be compared with each other.
  enum Kind: Hashable {
    case column
    case row
    case length
    case nothing
  }

  var kind: Kind {
    switch self {
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      .column
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .row
    case .width, .height: .length
    case .notAnAttribute: .nothing
    }
  }
}

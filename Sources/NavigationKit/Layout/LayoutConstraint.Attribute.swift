extension LayoutConstraint {
  /// Edges, centres and lengths of a view that constraints relate. Leading is always left.
  public enum Attribute: Hashable, Sendable, CaseIterable {
    /// The left edge.
    case left
    /// The right edge.
    case right
    /// The top edge.
    case top
    /// The bottom edge.
    case bottom
    /// The left edge, as text runs from left to right.
    case leading
    /// The right edge, as text runs from left to right.
    case trailing
    /// The width.
    case width
    /// The height.
    case height
    /// The horizontal centre.
    case centerX
    /// The vertical centre.
    case centerY
    /// The lower edge of the last row of text. In a view without text, the bottom edge.
    case lastBaseline
    /// The lower edge of the first row of text. In a view without text, the bottom edge.
    case firstBaseline
    /// The left edge inside ``View/layoutMargins``.
    case leftMargin
    /// The right edge inside the margins.
    case rightMargin
    /// The top edge inside the margins.
    case topMargin
    /// The bottom edge inside the margins.
    case bottomMargin
    /// The left edge inside the margins.
    case leadingMargin
    /// The right edge inside the margins.
    case trailingMargin
    /// The horizontal centre of the rectangle inside the margins.
    case centerXWithinMargins
    /// The vertical centre of the rectangle inside the margins.
    case centerYWithinMargins
    /// No attribute: the constraint compares the first attribute with the constant alone.
    case notAnAttribute
  }

  /// Relations between the two sides of a constraint.
  public enum Relation: Hashable, Sendable, CaseIterable {
    /// The first side is at most the second.
    case lessThanOrEqual
    /// Both sides are equal.
    case equal
    /// The first side is at least the second.
    case greaterThanOrEqual
  }
}

extension LayoutConstraint.Attribute {
  /// Kinds of attributes; only attributes of one kind can be compared.
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

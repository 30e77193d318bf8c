/// An edge, centre or length of a view or layout guide, from which constraints are made.
///
/// The compiler checks that both anchors of a constraint are of the same kind. The constraints are
/// inactive until they are activated, for example by ``LayoutConstraint/activate(_:)``.
///
/// ```swift
/// let (container, box) = (View(frame: Rect(x: 0, y: 0, width: 40, height: 20)), View())
/// container.addSubview(box)
/// box.translatesAutoresizingMaskIntoConstraints = false
/// LayoutConstraint.activate([
///   box.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 2),
///   box.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -2),
///   box.centerYAnchor.constraint(equalTo: container.centerYAnchor),
///   box.heightAnchor.constraint(equalTo: container.heightAnchor, multiplier: 0.5),
/// ])
/// container.layoutIfNeeded()
/// precondition(box.frame == Rect(x: 2, y: 5, width: 36, height: 10))
/// ```
public class LayoutAnchor<Kind> {
  fileprivate let item: any LayoutItem
  fileprivate let attribute: LayoutConstraint.Attribute

  init(_ item: any LayoutItem, _ attribute: LayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
  }

  /// Returns an inactive constraint that this anchor equals another one plus a constant in cells.
  public func constraint(equalTo anchor: LayoutAnchor<Kind>, constant: Double = 0)
    -> LayoutConstraint
  {
    relate(.equal, to: anchor, constant: constant)
  }

  /// Returns an inactive constraint that this anchor is at least another one plus a constant in
  /// cells.
  public func constraint(greaterThanOrEqualTo anchor: LayoutAnchor<Kind>, constant: Double = 0)
    -> LayoutConstraint
  {
    relate(.greaterThanOrEqual, to: anchor, constant: constant)
  }

  /// Returns an inactive constraint that this anchor is at most another one plus a constant in
  /// cells.
  public func constraint(lessThanOrEqualTo anchor: LayoutAnchor<Kind>, constant: Double = 0)
    -> LayoutConstraint
  {
    relate(.lessThanOrEqual, to: anchor, constant: constant)
  }

  fileprivate func relate(
    _ relation: LayoutConstraint.Relation, to anchor: LayoutAnchor<Kind>?, multiplier: Double = 1,
    constant: Double
  ) -> LayoutConstraint {
    LayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: anchor?.item,
      attribute: anchor?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
  }
}

/// An anchor for horizontal positions, which increase to the right.
public final class LayoutXAxisAnchor: LayoutAnchor<LayoutXAxisAnchor> {
  /// Returns an inactive constraint that this anchor is a number of standard spacings after
  /// another one. A standard spacing is one cell, as a `-` of the visual format.
  public func constraint(
    equalToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: Double
  ) -> LayoutConstraint {
    relate(.equal, to: anchor, constant: multiplier)
  }

  /// Returns an inactive constraint that this anchor is at least a number of standard spacings after
  /// another one. A standard spacing is one cell, as a `-` of the visual format.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: Double
  ) -> LayoutConstraint {
    relate(.greaterThanOrEqual, to: anchor, constant: multiplier)
  }

  /// Returns an inactive constraint that this anchor is at most a number of standard spacings after
  /// another one. A standard spacing is one cell, as a `-` of the visual format.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: Double
  ) -> LayoutConstraint {
    relate(.lessThanOrEqual, to: anchor, constant: multiplier)
  }
}

/// An anchor for vertical positions, which increase downwards.
public final class LayoutYAxisAnchor: LayoutAnchor<LayoutYAxisAnchor> {
  /// Returns an inactive constraint that this anchor is a number of standard spacings below
  /// another one. A standard spacing is one cell, as a `-` of the visual format.
  public func constraint(
    equalToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: Double
  ) -> LayoutConstraint {
    relate(.equal, to: anchor, constant: multiplier)
  }

  /// Returns an inactive constraint that this anchor is at least a number of standard spacings below
  /// another one. A standard spacing is one cell, as a `-` of the visual format.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: Double
  ) -> LayoutConstraint {
    relate(.greaterThanOrEqual, to: anchor, constant: multiplier)
  }

  /// Returns an inactive constraint that this anchor is at most a number of standard spacings below
  /// another one. A standard spacing is one cell, as a `-` of the visual format.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: Double
  ) -> LayoutConstraint {
    relate(.lessThanOrEqual, to: anchor, constant: multiplier)
  }
}

/// An anchor for a width or height.
public final class LayoutDimension: LayoutAnchor<LayoutDimension> {
  /// Returns an inactive constraint that the length equals a number of cells.
  public func constraint(equalToConstant constant: Double) -> LayoutConstraint {
    relate(.equal, to: nil, constant: constant)
  }

  /// Returns an inactive constraint that the length is at least a number of cells.
  public func constraint(greaterThanOrEqualToConstant constant: Double) -> LayoutConstraint {
    relate(.greaterThanOrEqual, to: nil, constant: constant)
  }

  /// Returns an inactive constraint that the length is at most a number of cells.
  public func constraint(lessThanOrEqualToConstant constant: Double) -> LayoutConstraint {
    relate(.lessThanOrEqual, to: nil, constant: constant)
  }

  /// Returns an inactive constraint that the length equals another one times `multiplier` plus
  /// `constant`.
  ///
  /// - Parameters:
  ///   - anchor: The other length, of the same or another view.
  ///   - multiplier: The factor; 0 leaves only `constant`.
  ///   - constant: Cells.
  public func constraint(
    equalTo anchor: LayoutDimension, multiplier: Double, constant: Double = 0
  ) -> LayoutConstraint {
    relate(.equal, to: anchor, multiplier: multiplier, constant: constant)
  }

  /// Returns an inactive constraint that the length is at least another one times `multiplier` plus
  /// `constant` cells.
  public func constraint(
    greaterThanOrEqualTo anchor: LayoutDimension, multiplier: Double, constant: Double = 0
  ) -> LayoutConstraint {
    relate(.greaterThanOrEqual, to: anchor, multiplier: multiplier, constant: constant)
  }

  /// Returns an inactive constraint that the length is at most another one times `multiplier` plus
  /// `constant` cells.
  public func constraint(
    lessThanOrEqualTo anchor: LayoutDimension, multiplier: Double, constant: Double = 0
  ) -> LayoutConstraint {
    relate(.lessThanOrEqual, to: anchor, multiplier: multiplier, constant: constant)
  }
}

extension LayoutItem {
  /// The left edge, as text runs from left to right.
  public var leadingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(self, .leading) }
  /// The right edge, as text runs from left to right.
  public var trailingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(self, .trailing) }
  /// The left edge. It cannot be combined with leading and trailing anchors.
  public var leftAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(self, .left) }
  /// The right edge. It cannot be combined with leading and trailing anchors.
  public var rightAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(self, .right) }
  /// The horizontal centre.
  public var centerXAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(self, .centerX) }
  /// The top edge.
  public var topAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(self, .top) }
  /// The bottom edge.
  public var bottomAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(self, .bottom) }
  /// The vertical centre.
  public var centerYAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(self, .centerY) }
  /// The width.
  public var widthAnchor: LayoutDimension { LayoutDimension(self, .width) }
  /// The height.
  public var heightAnchor: LayoutDimension { LayoutDimension(self, .height) }
}

extension View {
  /// The lower edge of the first row of text; of a view without text, the bottom edge.
  public var firstBaselineAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(self, .firstBaseline) }
  /// The lower edge of the last row of text; of a view without text, the bottom edge.
  public var lastBaselineAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(self, .lastBaseline) }
}

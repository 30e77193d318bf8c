/// One attribute of a view or guide, for making constraints that the compiler can check.
///
/// The constraints are made, not activated.
public class LayoutAnchor<Kind> {
  fileprivate let item: any LayoutItem
  fileprivate let attribute: LayoutConstraint.Attribute

  init(_ item: any LayoutItem, _ attribute: LayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
  }

  public func constraint(equalTo anchor: LayoutAnchor<Kind>, constant: Double = 0)
    -> LayoutConstraint
  {
    relate(.equal, to: anchor, constant: constant)
  }

  public func constraint(greaterThanOrEqualTo anchor: LayoutAnchor<Kind>, constant: Double = 0)
    -> LayoutConstraint
  {
    relate(.greaterThanOrEqual, to: anchor, constant: constant)
  }

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

public final class LayoutXAxisAnchor: LayoutAnchor<LayoutXAxisAnchor> {}

public final class LayoutYAxisAnchor: LayoutAnchor<LayoutYAxisAnchor> {}

public final class LayoutDimension: LayoutAnchor<LayoutDimension> {
  /// - Parameter constant: Cells.
  public func constraint(equalToConstant constant: Double) -> LayoutConstraint {
    relate(.equal, to: nil, constant: constant)
  }

  public func constraint(greaterThanOrEqualToConstant constant: Double) -> LayoutConstraint {
    relate(.greaterThanOrEqual, to: nil, constant: constant)
  }

  public func constraint(lessThanOrEqualToConstant constant: Double) -> LayoutConstraint {
    relate(.lessThanOrEqual, to: nil, constant: constant)
  }

  public func constraint(
    equalTo anchor: LayoutDimension, multiplier: Double, constant: Double = 0
  ) -> LayoutConstraint {
    relate(.equal, to: anchor, multiplier: multiplier, constant: constant)
  }

  public func constraint(
    greaterThanOrEqualTo anchor: LayoutDimension, multiplier: Double, constant: Double = 0
  ) -> LayoutConstraint {
    relate(.greaterThanOrEqual, to: anchor, multiplier: multiplier, constant: constant)
  }

  public func constraint(
    lessThanOrEqualTo anchor: LayoutDimension, multiplier: Double, constant: Double = 0
  ) -> LayoutConstraint {
    relate(.lessThanOrEqual, to: anchor, multiplier: multiplier, constant: constant)
  }
}

extension LayoutItem {
  public var leadingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(self, .leading) }
  public var trailingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(self, .trailing) }
  public var leftAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(self, .left) }
  public var rightAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(self, .right) }
  public var centerXAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(self, .centerX) }
  public var topAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(self, .top) }
  public var bottomAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(self, .bottom) }
  public var centerYAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(self, .centerY) }
  public var widthAnchor: LayoutDimension { LayoutDimension(self, .width) }
  public var heightAnchor: LayoutDimension { LayoutDimension(self, .height) }
}

extension View {
  public var firstBaselineAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(self, .firstBaseline) }
  public var lastBaselineAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(self, .lastBaseline) }
}

public import CellGraphics
public import NavigationKit

// Constraints, stacks, scrolling, tables and collections in points.

extension LayoutConstraint {
  /// The constant in points.
  public var pointConstant: Double {
    get { constant * Self.points(firstAttribute) }
    set { constant = cells(newValue) }
  }

  /// Returns an inactive constraint with a constant in points.
  public static func inPoints(
    item: any LayoutItem, attribute: Attribute, relatedBy relation: Relation = .equal,
    toItem other: (any LayoutItem)? = nil, attribute otherAttribute: Attribute = .notAnAttribute,
    multiplier: Double = 1, constant: Double = 0
  ) -> LayoutConstraint {
    LayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: other,
      attribute: otherAttribute,
      multiplier: multiplier * ratio(attribute, otherAttribute)
    ).with(constant)
  }

  /// Sets the constant in points.
  func with(_ points: Double) -> LayoutConstraint {
    pointConstant = points
    return self
  }

  /// A length above 0 is at least one cell, because text needs a row.
  private func cells(_ points: Double) -> Double {
    let cells = points / Self.points(firstAttribute)
    return secondAttribute == .notAnAttribute && points > 0 ? max(1, cells) : cells
  }

  private static func points(_ attribute: Attribute) -> Double {
    let cell = PointScale.current.cell
    return isAcross(attribute) ? cell.width : cell.height
  }

  /// The factor between two lengths in cells that are equal in points.
  static func ratio(_ first: Attribute, _ second: Attribute) -> Double {
    second == .notAnAttribute ? 1 : points(second) / points(first)
  }

  private static func isAcross(_ attribute: Attribute) -> Bool {
    switch attribute {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins:
      true
    default: false
    }
  }
}

extension LayoutAnchor {
  /// Returns a constraint that this anchor equals another one plus points.
  public func pointConstraint(equalTo anchor: LayoutAnchor<Kind>, constant: Double = 0)
    -> LayoutConstraint
  { constraint(equalTo: anchor).with(constant) }

  /// Returns a constraint that this anchor is at least another one plus points.
  public func pointConstraint(greaterThanOrEqualTo anchor: LayoutAnchor<Kind>, constant: Double = 0)
    -> LayoutConstraint
  { constraint(greaterThanOrEqualTo: anchor).with(constant) }

  /// Returns a constraint that this anchor is at most another one plus points.
  public func pointConstraint(lessThanOrEqualTo anchor: LayoutAnchor<Kind>, constant: Double = 0)
    -> LayoutConstraint
  { constraint(lessThanOrEqualTo: anchor).with(constant) }
}

extension LayoutDimension {
  /// Returns a constraint that the length equals a number of points.
  public func pointConstraint(equalToConstant constant: Double) -> LayoutConstraint {
    constraint(equalToConstant: 0).with(constant)
  }

  /// Returns a constraint that the length is at least a number of points.
  public func pointConstraint(greaterThanOrEqualToConstant constant: Double) -> LayoutConstraint {
    constraint(greaterThanOrEqualToConstant: 0).with(constant)
  }

  /// Returns a constraint that the length is at most a number of points.
  public func pointConstraint(lessThanOrEqualToConstant constant: Double) -> LayoutConstraint {
    constraint(lessThanOrEqualToConstant: 0).with(constant)
  }

  /// Returns a constraint that the length equals another one, plus points. A width that equals a
  /// height makes a square of points.
  public func pointConstraint(
    equalTo anchor: LayoutDimension, multiplier: Double = 1, constant: Double = 0
  ) -> LayoutConstraint {
    constraint(equalTo: anchor, multiplier: multiplier * ratio(to: anchor)).with(constant)
  }

  /// Returns a constraint that the length is at least another one, plus points.
  public func pointConstraint(
    greaterThanOrEqualTo anchor: LayoutDimension, multiplier: Double = 1, constant: Double = 0
  ) -> LayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor, multiplier: multiplier * ratio(to: anchor))
      .with(constant)
  }

  /// Returns a constraint that the length is at most another one, plus points.
  public func pointConstraint(
    lessThanOrEqualTo anchor: LayoutDimension, multiplier: Double = 1, constant: Double = 0
  ) -> LayoutConstraint {
    constraint(lessThanOrEqualTo: anchor, multiplier: multiplier * ratio(to: anchor))
      .with(constant)
  }

  private func ratio(to anchor: LayoutDimension) -> Double {
    let sample = constraint(equalTo: anchor)
    return LayoutConstraint.ratio(sample.firstAttribute, sample.secondAttribute)
  }
}

extension StackView {
  /// The space between two views in points.
  public var pointSpacing: Double {
    get { spacing * (axis == .horizontal ? PointScale.current.cell.width : rowPoints) }
    set {
      let scale = PointScale.current
      spacing = (axis == .horizontal ? scale.columns(newValue) : scale.rows(newValue)).rounded()
    }
  }

  private var rowPoints: Double { PointScale.current.cell.height }
}

extension ScrollView {
  /// The size of the content in points.
  public var pointContentSize: Size {
    get { PointScale.current.points(contentSize) }
    set { contentSize = PointScale.current.cells(newValue) }
  }

  /// The offset of the content in points.
  public var pointContentOffset: Point {
    get { PointScale.current.points(contentOffset) }
    set { contentOffset = PointScale.current.cells(newValue) }
  }

  /// Scrolls to an offset in points.
  public func setPointContentOffset(_ offset: Point, animated: Bool) {
    setContentOffset(PointScale.current.cells(offset), animated: animated)
  }
}

extension ViewController {
  /// The preferred size in points.
  public var pointPreferredContentSize: Size {
    get { PointScale.current.points(preferredContentSize) }
    set { preferredContentSize = PointScale.size(newValue) }
  }
}

extension TableView {
  /// The height of rows in points.
  public var pointRowHeight: Double {
    get { rowHeight < 0 ? rowHeight : rowHeight * PointScale.current.cell.height }
    set { rowHeight = PointScale.rows(newValue) }
  }

  /// The estimated height of rows in points.
  public var pointEstimatedRowHeight: Double {
    get {
      estimatedRowHeight < 0
        ? estimatedRowHeight : estimatedRowHeight * PointScale.current.cell.height
    }
    set { estimatedRowHeight = PointScale.rows(newValue) }
  }
}

extension CollectionViewFlowLayout {
  /// The size of items in points.
  public var pointItemSize: Size {
    get { PointScale.current.points(itemSize) }
    set { itemSize = PointScale.size(newValue) }
  }

  /// The least space between lines in points.
  public var pointMinimumLineSpacing: Double {
    get { minimumLineSpacing * PointScale.current.cell.height }
    set { minimumLineSpacing = PointScale.distance(newValue) }
  }

  /// The least space between the items of a line in points.
  public var pointMinimumInteritemSpacing: Double {
    get { minimumInteritemSpacing * PointScale.current.cell.width }
    set { minimumInteritemSpacing = PointScale.columns(newValue) }
  }

  /// The space around the items of a section in points.
  public var pointSectionInset: EdgeInsets {
    get { PointScale.current.points(sectionInset) }
    set { sectionInset = PointScale.insets(newValue) }
  }
}

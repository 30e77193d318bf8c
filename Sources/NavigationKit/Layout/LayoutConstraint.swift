/// A relation between attributes of two views: `first = second × multiplier + constant`, or ≤ or ≥.
///
/// It has an effect while it is active (``isActive``). Positions and lengths are in cells. After
/// solving, edges are rounded to whole cells. Constraints that cannot all be met are broken from
/// the lowest priority up, and a broken required constraint records a `warning` event.
///
/// A constraint does not keep its items alive. It has no effect once one of them is deallocated.
public final class LayoutConstraint {
  /// A name for events and warnings; nil, the default, describes the constraint by its items.
  public var identifier: String?

  /// The view or guide on the left side; nil once it is deallocated.
  public private(set) weak var firstItem: (any LayoutItem)?
  /// The attribute of ``firstItem``.
  public let firstAttribute: Attribute
  /// The relation between the two sides.
  public let relation: Relation
  /// The view or guide on the right side; nil without one, or once it is deallocated.
  public private(set) weak var secondItem: (any LayoutItem)?
  /// The attribute of ``secondItem``; ``Attribute/notAnAttribute`` without a second item.
  public let secondAttribute: Attribute
  /// The factor of the second attribute.
  public let multiplier: Double

  /// The number of cells added to the right side. It can be changed, also in an animation block.
  public var constant: Double {
    didSet { if constant != oldValue { holder?.setNeedsConstraintLayout() } }
  }

  /// The priority, above 0 and at most 1000; required by default. Other values trap.
  ///
  /// An active constraint can change from or to required, as in UIKit since iOS 13. Its documentation
  /// still forbids it, and earlier versions raise an exception.
  public var priority: LayoutPriority = .required {
    didSet {
      precondition(
        priority.rawValue > 0 && priority.rawValue <= 1000,
        "it's illegal to set priority:\(priority.rawValue)")
      if priority != oldValue { holder?.setNeedsConstraintLayout() }
    }
  }

  /// The view that holds the active constraint.
  weak var holder: View?
  /// Indicates whether the constraint was reported as broken and is still broken.
  var isReported = false

  /// Creates an inactive constraint.
  ///
  /// Traps if the attributes cannot be compared (``canRelate(_:_:)``) or a number is not finite.
  ///
  /// - Parameters:
  ///   - item: The view or guide on the left side.
  ///   - attribute: Its attribute.
  ///   - relation: The relation; equality by default.
  ///   - other: The view or guide on the right side; nil compares with `constant` alone.
  ///   - otherAttribute: Its attribute.
  ///   - multiplier: The factor of the right attribute. It is 0 only between lengths, where the
  ///     constraint then compares with `constant` alone.
  ///   - constant: The number of cells to add.
  public init(
    item: any LayoutItem, attribute: Attribute, relatedBy relation: Relation = .equal,
    toItem other: (any LayoutItem)? = nil, attribute otherAttribute: Attribute = .notAnAttribute,
    multiplier: Double = 1, constant: Double = 0
  ) {
    precondition(
      Self.canRelate(attribute, other == nil ? .notAnAttribute : otherAttribute),
      "invalid pairing of layout attributes \(attribute) and \(otherAttribute)")
    precondition(
      multiplier.isFinite && constant.isFinite,
      "multiplier or constant of a layout constraint is not finite")
    precondition(
      other == nil || multiplier != 0 || attribute.kind == .length,
      "a multiplier of 0 makes \(attribute) equal to a constant; only widths and heights can be")
    firstItem = item
    firstAttribute = attribute
    self.relation = relation
    secondItem = other
    secondAttribute = other == nil ? .notAnAttribute : otherAttribute
    self.multiplier = multiplier
    self.constant = constant
  }

  /// Creates a constraint without items, which has no effect: a value to be replaced later.
  public init() {
    (firstAttribute, secondAttribute) = (.notAnAttribute, .notAnAttribute)
    (relation, multiplier, constant) = (.equal, 1, 0)
  }

  /// Returns a Boolean value that indicates whether UIKit accepts a constraint between two
  /// attributes.
  ///
  /// Positions compare with positions of the same axis, lengths with lengths. Only lengths compare
  /// with ``Attribute/notAnAttribute``, that is with a number.
  public static func canRelate(_ first: Attribute, _ second: Attribute) -> Bool {
    guard first.kind != .nothing else { return false }
    guard second != .notAnAttribute else { return first.kind == .length }
    // UIKit refuses to combine leading with left, because they differ in text from right to left.
    let isMixed =
      first.isReadingDirection && second.isScreenDirection
      || first.isScreenDirection && second.isReadingDirection
    return first.kind == second.kind && !isMixed
  }
}

extension LayoutConstraint.Attribute {
  fileprivate var isReadingDirection: Bool {
    [.leading, .trailing, .leadingMargin, .trailingMargin].contains(self)
  }

  fileprivate var isScreenDirection: Bool {
    [.left, .right, .leftMargin, .rightMargin].contains(self)
  }
}

extension LayoutConstraint: CustomStringConvertible {
  /// The constraint as in `title.leading == back.trailing + 2`, or its identifier.
  public var description: String {
    if let identifier { return identifier }
    let sign =
      switch relation {
      case .lessThanOrEqual: "<="
      case .equal: "=="
      case .greaterThanOrEqual: ">="
      }
    var words = ["\(Self.name(firstItem)).\(firstAttribute)", sign]
    if secondAttribute == .notAnAttribute {
      words.append(Self.text(constant))
    } else {
      let factor = multiplier == 1 ? "" : "\(Self.text(multiplier)) * "
      words.append("\(factor)\(Self.name(secondItem)).\(secondAttribute)")
      if constant != 0 { words.append("\(constant < 0 ? "-" : "+") \(Self.text(abs(constant)))") }
    }
    if priority < .required { words.append("@\(Self.text(Double(priority.rawValue)))") }
    return words.joined(separator: " ")
  }

  private static func name(_ item: (any LayoutItem)?) -> String {
    guard let item else { return "(gone)" }
    if let guide = item as? LayoutGuide {
      return guide.identifier ?? "\(name(guide.owningView)).guide"
    }
    let name = (item as? View)?.accessibilityIdentifier
    return name ?? String(describing: type(of: item))
  }

  /// Returns a number without the fraction of a whole number.
  private static func text(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
  }
}

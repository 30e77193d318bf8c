/// A relation between two attributes of views or guides: the first is the second times `multiplier`
/// plus `constant`.
///
/// It means something while it is active, which is to say held by a view that holds both items. The
/// items are not kept alive; a constraint whose item has gone means nothing.
public final class LayoutConstraint {
  /// A name for events.
  public var identifier: String?

  public private(set) weak var firstItem: (any LayoutItem)?
  public let firstAttribute: Attribute
  public let relation: Relation
  public private(set) weak var secondItem: (any LayoutItem)?
  public let secondAttribute: Attribute
  public let multiplier: Double

  /// In cells: columns or rows.
  public var constant: Double {
    didSet { if constant != oldValue { holder?.setNeedsConstraintLayout() } }
  }

  /// Another value between 1 and 1000, under which an inactive constraint is activated.
  ///
  /// UIKit raises when it is changed from or to required while the constraint is active; here it may
  /// be changed at any time.
  public var priority: LayoutPriority = .required {
    didSet {
      precondition(
        priority.rawValue > 0 && priority.rawValue <= 1000,
        "it's illegal to set priority:\(priority.rawValue)")
      if priority != oldValue { holder?.setNeedsConstraintLayout() }
    }
  }

  /// The view whose constraint it is.
  weak var holder: View?
  /// Whether it has been reported as broken, and has not held since.
  var isReported = false

  /// - Parameters:
  ///   - item: What is placed.
  ///   - other: nil where the attribute is a number of cells, `constant`.
  public init(
    item: any LayoutItem, attribute: Attribute, relatedBy relation: Relation = .equal,
    toItem other: (any LayoutItem)? = nil, attribute otherAttribute: Attribute = .notAnAttribute,
    multiplier: Double = 1, constant: Double = 0
  ) {
    precondition(
      Self.canRelate(attribute, other == nil ? .notAnAttribute : otherAttribute),
      "invalid pairing of layout attributes \(attribute) and \(otherAttribute)")
    precondition(
      multiplier.isFinite && constant.isFinite && (other == nil || multiplier != 0),
      "multiplier or constant is not finite, or the multiplier is 0")
    firstItem = item
    firstAttribute = attribute
    self.relation = relation
    secondItem = other
    secondAttribute = other == nil ? .notAnAttribute : otherAttribute
    self.multiplier = multiplier
    self.constant = constant
  }

  /// Whether UIKit accepts a constraint between the two; `notAnAttribute` goes with lengths only.
  public static func canRelate(_ first: Attribute, _ second: Attribute) -> Bool {
    guard first.kind != .nothing else { return false }
    guard second != .notAnAttribute else { return first.kind == .length }
    // Leading and left would part in text from right to left; UIKit refuses the pair.
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
  /// Such as `title.leading == back.trailing + 2`; the identifier, where there is one.
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

  /// Without the fraction of a whole number.
  private static func text(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
  }
}

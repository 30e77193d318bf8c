public import NavigationKit

extension SceneDocument {
  /// What a scene says about the layout of one of its views besides the frame.
  public struct ViewLayout: Equatable, Sendable {
    /// The id of the view.
    public var view: String
    /// What of the view gives way to another size of the screen; nil has all of it scale.
    public var autoresizing: AutoresizingMask?
    /// What places the view in place of a frame; nil for one that its frame places.
    public var constraints: [Constraint]?
    public var contentHuggingPriority: AxisPriorities
    public var contentCompressionResistancePriority: AxisPriorities

    public init(
      view: String, autoresizing: AutoresizingMask? = nil, constraints: [Constraint]? = nil,
      contentHuggingPriority: AxisPriorities = AxisPriorities(),
      contentCompressionResistancePriority: AxisPriorities = AxisPriorities()
    ) {
      self.view = view
      self.autoresizing = autoresizing
      self.constraints = constraints
      self.contentHuggingPriority = contentHuggingPriority
      self.contentCompressionResistancePriority = contentCompressionResistancePriority
    }

    /// Whether nothing is said.
    var isEmpty: Bool { self == ViewLayout(view: view) }
  }

  /// How much something matters across and down, each 1 to 1000; nil for the usual.
  public struct AxisPriorities: Equatable, Sendable {
    public var horizontal: Double?
    public var vertical: Double?

    public init(horizontal: Double? = nil, vertical: Double? = nil) {
      self.horizontal = horizontal
      self.vertical = vertical
    }
  }

  /// Relates an attribute of a view to one of something else, or to a length.
  public struct Constraint: Equatable, Sendable {
    /// What a view is related to.
    public enum Item: Equatable, Sendable {
      /// Nothing: the attribute is a length, `constant`.
      case none
      /// The scene's own view.
      case superview
      case safeAreaLayoutGuide
      case layoutMarginsGuide
      /// The view of the scene with this id, which is in no stack or scroll view.
      case view(String)
    }

    public var attribute: LayoutConstraint.Attribute
    public var relation: LayoutConstraint.Relation
    public var item: Item
    /// `notAnAttribute` without an item.
    public var itemAttribute: LayoutConstraint.Attribute
    public var multiplier: Double
    /// On the document's canvas, in points.
    public var constant: Double
    /// 1 to 1000.
    public var priority: Double

    public init(
      _ attribute: LayoutConstraint.Attribute, _ relation: LayoutConstraint.Relation = .equal,
      to item: Item = .none, _ itemAttribute: LayoutConstraint.Attribute = .notAnAttribute,
      multiplier: Double = 1, constant: Double = 0, priority: Double = 1000
    ) {
      self.attribute = attribute
      self.relation = relation
      self.item = item
      self.itemAttribute = itemAttribute
      self.multiplier = multiplier
      self.constant = constant
      self.priority = priority
    }
  }
}

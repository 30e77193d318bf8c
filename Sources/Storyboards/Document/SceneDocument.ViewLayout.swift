public import NavigationKit

extension SceneDocument {
  /// The layout of a view beyond its frame.
  public struct ViewLayout: Equatable, Sendable {
    /// The id of the view.
    public var view: String
    /// The parts of the frame that adapt to another size of the screen; nil to scale all of it.
    public var autoresizing: AutoresizingMask?
    /// The constraints that place the view instead of its frame; nil for a view that its frame
    /// places.
    public var constraints: [Constraint]?
    /// The resistance to growing beyond the size of the contents.
    public var contentHuggingPriority: AxisPriorities
    /// The resistance to shrinking below the size of the contents.
    public var contentCompressionResistancePriority: AxisPriorities

    /// Creates a layout. Each argument sets the property with the same name.
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

    /// Indicates whether the layout has nothing to add to the frame.
    var isEmpty: Bool { self == ViewLayout(view: view) }
  }

  /// Priorities for both axes, each from 1 to 1000; nil for the default of the view.
  public struct AxisPriorities: Equatable, Sendable {
    /// The priority for the width.
    public var horizontal: Double?
    /// The priority for the height.
    public var vertical: Double?

    /// Creates priorities. Each argument sets the property with the same name.
    public init(horizontal: Double? = nil, vertical: Double? = nil) {
      self.horizontal = horizontal
      self.vertical = vertical
    }
  }

  /// A constraint: `attribute = multiplier × itemAttribute + constant`, or an inequality.
  public struct Constraint: Equatable, Sendable {
    /// The second item of a constraint.
    public enum Item: Equatable, Sendable {
      /// None. The attribute is a length, `constant`.
      case none
      /// The scene's own view.
      case superview
      /// The safe area of the scene's view.
      case safeAreaLayoutGuide
      /// The margins of the scene's view.
      case layoutMarginsGuide
      /// The view with this id, outside stack and scroll views.
      case view(String)
    }

    /// The attribute of the view that has the constraint.
    public var attribute: LayoutConstraint.Attribute
    /// The relation: equal, at most or at least.
    public var relation: LayoutConstraint.Relation
    /// The item that the attribute is related to.
    public var item: Item
    /// The attribute of `item`; `notAnAttribute` without an item.
    public var itemAttribute: LayoutConstraint.Attribute
    /// The factor of `itemAttribute`.
    public var multiplier: Double
    /// The summand in points on the canvas.
    public var constant: Double
    /// The priority from 1 to 1000, which is required.
    public var priority: Double

    /// Creates a constraint. Each argument sets the property with the same name.
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

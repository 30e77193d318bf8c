public import NavigationKit

extension SceneDocument {
  /// The layout of a view, besides its frame.
  ///
  /// Most views have only a frame. The scene therefore keeps the layouts of the others in an array
  /// of its own.
  public struct ViewLayout: Equatable, Sendable {
    /// The id of the view.
    public var view: String
    /// The margins and lengths that change with the size of the screen; nil scales all of them.
    ///
    /// The frame is first scaled to a screen of 80 × 24 cells. The mask then adapts it to the real
    /// size.
    public var autoresizing: AutoresizingMask?
    /// The constraints that place the view; nil for a view with a frame.
    public var constraints: [Constraint]?
    /// The resistance to more room than the content needs.
    public var contentHuggingPriority: AxisPriorities
    /// The resistance to less room than the content needs.
    public var contentCompressionResistancePriority: AxisPriorities

    /// Makes a layout. Every value has a default that changes nothing.
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

    /// Indicates whether the layout changes nothing.
    var isEmpty: Bool { self == ViewLayout(view: view) }
  }

  /// Priorities of the two directions.
  ///
  /// A priority of 1000 is required. UIKit's default is 250 for hugging and 750 for resistance to
  /// compression.
  public struct AxisPriorities: Equatable, Sendable {
    /// The priority in width, 1 to 1000; nil for the usual one.
    public var horizontal: Double?
    /// The priority in height, 1 to 1000; nil for the usual one.
    public var vertical: Double?

    /// Makes the usual priorities, unless a value says otherwise.
    public init(horizontal: Double? = nil, vertical: Double? = nil) {
      self.horizontal = horizontal
      self.vertical = vertical
    }
  }

  /// A constraint: `attribute = multiplier × itemAttribute + constant`, or an inequality.
  ///
  /// The view of the ``SceneDocument/ViewLayout`` that holds the constraint is its first item.
  ///
  /// ```swift
  /// // The width is half of the superview's, minus 8 points.
  /// let half = SceneDocument.Constraint(
  ///   .width, to: .superview, .width, multiplier: 0.5, constant: -8)
  /// precondition(half.relation == .equal && half.priority == 1000)
  /// ```
  public struct Constraint: Equatable, Sendable {
    /// The other side of a constraint.
    public enum Item: Equatable, Sendable {
      /// No item. The attribute is a length, and `constant` is its value.
      case none
      /// The scene's own view.
      case superview
      /// The part of the scene's view that no bar covers.
      case safeAreaLayoutGuide
      /// The part of the scene's view inside its margins.
      case layoutMarginsGuide
      /// The view with this id, outside stack and scroll views.
      case view(String)
    }

    /// The attribute of the view.
    public var attribute: LayoutConstraint.Attribute
    /// The relation: equal, at most or at least.
    public var relation: LayoutConstraint.Relation
    /// The other side of the relation.
    public var item: Item
    /// The attribute of `item`; `notAnAttribute` without an item.
    public var itemAttribute: LayoutConstraint.Attribute
    /// The factor of the other side's attribute.
    public var multiplier: Double
    /// The summand in points on the canvas.
    ///
    /// It is converted to cells with the size of the screen, by columns for horizontal attributes
    /// and by rows for vertical ones.
    public var constant: Double
    /// The priority from 1 to 1000, which is required.
    public var priority: Double

    /// Makes `attribute relation item.itemAttribute × multiplier + constant`.
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

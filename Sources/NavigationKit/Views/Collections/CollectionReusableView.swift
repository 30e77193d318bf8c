public import CellGraphics

/// A view that a collection view reuses: a cell, a header or footer, or a decoration.
///
/// As in UIKit, a subclass overrides `init(frame:)`. A collection view creates the registered class
/// by that initialiser.
open class CollectionReusableView: View {
  /// The identifier under which the collection view keeps the view for reuse; nil for a view that
  /// no collection view has made.
  public internal(set) var reuseIdentifier: String?
  /// The order of the view among overlapping elements.
  var stackIndex = 0

  /// Creates a view with a frame in its future superview's coordinates.
  public override init(frame: Rect) { super.init(frame: frame) }

  /// Creates an empty view. Nothing is decoded.
  public required init?(coder: Coder) { super.init(coder: coder) }

  /// Creates the view of a class that is registered with a collection view.
  ///
  /// A subclass that overrides `init(frame:)` inherits this initialiser, which calls it.
  public required convenience init(registeredAs identifier: String) {
    self.init(frame: .zero)
    reuseIdentifier = identifier
  }

  /// Called before the view is used for another position. An override calls `super`.
  open func prepareForReuse() {}

  /// Called when the layout gives the view a place, after the frame, alpha and transform are set.
  ///
  /// The default does nothing. A layout with attributes of its own sets more properties here.
  open func apply(_ layoutAttributes: CollectionViewLayoutAttributes) {}

  /// Returns the attributes that the view prefers, for a layout with estimated sizes.
  ///
  /// The default asks the view's constraints, or ``View/sizeThatFits(_:)`` without constraints.
  open func preferredLayoutAttributesFitting(_ layoutAttributes: CollectionViewLayoutAttributes)
    -> CollectionViewLayoutAttributes
  {
    let preferred = layoutAttributes.duplicate()
    if let size = fittingContentSize(in: layoutAttributes.size) { preferred.size = size }
    return preferred
  }

  /// Returns the size that the content asks for in the proposed width; nil if it asks for none.
  func fittingContentSize(in size: Size) -> Size? { contentSize(of: self, in: size) }

  func contentSize(of content: View, in size: Size) -> Size? {
    guard content.hasConstrainedSubview else { return nil }
    return content.systemLayoutSizeFitting(
      Size(width: size.width, height: 0), withHorizontalFittingPriority: .defaultHigh,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// Takes the place that a layout gives to the view.
  func take(_ attributes: CollectionViewLayoutAttributes, offsetBy offset: Point) {
    place(in: attributes.untransformedFrame.offsetBy(dx: -offset.x, dy: -offset.y))
    if alpha != attributes.alpha { alpha = attributes.alpha }
    if transform != attributes.transform { transform = attributes.transform }
    if isHidden != attributes.isHidden { isHidden = attributes.isHidden }
    apply(attributes)
  }
}

extension View {
  /// Indicates whether a subview takes part in constraint layout.
  var hasConstrainedSubview: Bool {
    subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints }
  }
}

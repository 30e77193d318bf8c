internal import CellGraphics

extension View {
  /// The width or height in ``intrinsicContentSize`` of a view whose content does not determine it:
  /// -1.
  public static let noIntrinsicMetric = -1.0

  /// Resizes the view to ``sizeThatFits(_:)`` of its present size and keeps its origin.
  public func sizeToFit() {
    frame.size = sizeThatFits(roomForFitting)
  }

  /// Tells the layout that ``intrinsicContentSize`` has changed.
  ///
  /// Constraints on the view are solved again, and stacks that arrange the view measure it again,
  /// before the next frame. Call it when content changes that determines the size.
  public func invalidateIntrinsicContentSize() {
    if layout != nil { setNeedsConstraintLayout() }
    superview?.contentSizeOfSubviewDidChange()
  }
}

internal import CellGraphics

extension View {
  /// Stands in `intrinsicContentSize` for a length that nothing in the view determines.
  public static let noIntrinsicMetric = -1.0

  /// Takes the size that fits, at the same origin.
  public func sizeToFit() {
    frame.size = sizeThatFits(bounds.size)
  }

  /// Has constraints on this view, and the stacks that arrange it, look at its size again.
  public func invalidateIntrinsicContentSize() {
    if layout != nil { setNeedsConstraintLayout() }
    superview?.contentSizeOfSubviewDidChange()
  }
}

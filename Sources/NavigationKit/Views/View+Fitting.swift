internal import CellGraphics

extension View {
  /// The width or height in ``intrinsicContentSize`` of a view whose content does not determine it:
  /// -1.
  public static let noIntrinsicMetric = -1.0

  /// Resizes the view to ``sizeThatFits(_:)`` of its present size and keeps its origin.
  public func sizeToFit() {
    frame.size = sizeThatFits(roomForFitting)
  }

  /// The intrinsic size, and the present size for a side without one.
  var intrinsicSizeOrBounds: Size {
    let intrinsic = intrinsicContentSize
    return Size(
      width: intrinsic.width < 0 ? bounds.width : intrinsic.width,
      height: intrinsic.height < 0 ? bounds.height : intrinsic.height)
  }

  /// Returns the size of the view in a layout that measures it: ``sizeThatFits(_:)`` of a view of the
  /// library, otherwise the intrinsic size, and the size that fits for a side without one.
  func measuredSize(in size: Size) -> Size {
    let fitting = sizeThatFits(size)
    guard !fitsIntrinsicSize else { return fitting }
    let intrinsic = intrinsicContentSize
    return Size(
      width: intrinsic.width < 0 ? fitting.width : intrinsic.width,
      height: intrinsic.height < 0 ? fitting.height : intrinsic.height)
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

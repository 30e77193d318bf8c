internal import CellGraphics

extension View {
  /// The insets of the controllers around the view, as far as they reach into it.
  var additionalInsets: EdgeInsets {
    var path: [View] = []
    var outermost = 0
    var view: View? = self
    while let current = view {
      path.append(current)
      if current.ownInsets != .zero { outermost = path.count }
      view = current.superview
    }
    var insets = EdgeInsets.zero
    for (index, view) in path.prefix(outermost).enumerated().reversed() {
      if index + 1 < outermost { insets = view.part(of: insets, in: path[index + 1]) }
      let own = view.ownInsets
      insets.top += own.top
      insets.left += own.left
      insets.bottom += own.bottom
      insets.right += own.right
    }
    return insets
  }

  private var ownInsets: EdgeInsets { controller?.additionalSafeAreaInsets ?? .zero }

  /// Returns the part of a superview's insets that covers this view.
  func part(of insets: EdgeInsets, in superview: View) -> EdgeInsets {
    guard insets != .zero else { return .zero }
    let (outer, frame) = (superview.bounds, frame)
    return EdgeInsets(
      top: max(0, outer.minY + insets.top - frame.minY),
      left: max(0, outer.minX + insets.left - frame.minX),
      bottom: max(0, frame.maxY - outer.maxY + insets.bottom),
      right: max(0, frame.maxX - outer.maxX + insets.right))
  }

  /// Reports changed insets of the view's controller to the views and controllers in it.
  func additionalInsetsDidChange() {
    if layout != nil { setNeedsConstraintLayout() }
    setNeedsLayout()
    safeAreaInsetsDidChange()
    controller?.viewSafeAreaInsetsDidChange()
    if insetsLayoutMarginsFromSafeArea {
      layoutMarginsDidChange()
      controller?.viewLayoutMarginsDidChange()
    }
    for view in subviews { view.additionalInsetsDidChange() }
  }
}

internal import CellGraphics

extension View {
  /// Scrolls the scroll views around this view by the distance that is needed to show it.
  func scrollIntoView() {
    var rect = bounds
    var view = self
    while let superview = view.superview {
      if let scrollView = view as? ScrollView, view !== self {
        scrollView.scrollRectToVisible(rect, animated: false)
      }
      rect = rect.applying(view.mapToSuperview)
      view = superview
    }
  }

  /// Indicates whether a view in the visible part of this view can have the focus.
  var holdsFocusableView: Bool { holdsFocusableView(in: bounds) }

  /// Indicates whether a view in `part` of this view can have the focus.
  private func holdsFocusableView(in part: Rect) -> Bool {
    subviews.contains { view in
      guard !view.isHidden, view.alpha >= 0.01, view.isUserInteractionEnabled else { return false }
      let visible = part.offsetBy(
        dx: view.bounds.midX - view.center.x, dy: view.bounds.midY - view.center.y
      ).intersection(view.bounds)
      guard !visible.isEmpty else { return false }
      return view.canBecomeFocused || view.holdsFocusableView(in: visible)
    }
  }
}

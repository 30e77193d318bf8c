internal import CellGraphics

extension View {
  /// Has the scroll views around this view show it.
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

  /// Whether something in this view can have the focus.
  var holdsFocusableView: Bool {
    subviews.contains { view in
      !view.isHidden && view.alpha >= 0.01 && view.isUserInteractionEnabled
        && (view.canBecomeFocused || view.holdsFocusableView)
    }
  }
}

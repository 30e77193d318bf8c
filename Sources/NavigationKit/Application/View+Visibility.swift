internal import CellGraphics

extension View {
  /// The visibility of a view within its superviews.
  enum Visibility {
    case visible
    /// Not visible; scrolling can make it visible.
    case scrolledAway
    /// Not visible, and scrolling cannot change that.
    case cutOff
  }

  /// The visibility of the view within all its superviews, from model values.
  var visibility: Visibility {
    var (view, rect, visibility) = (self, bounds, Visibility.visible)
    while let superview = view.superview {
      rect = rect.offsetBy(
        dx: view.center.x - view.bounds.midX, dy: view.center.y - view.bounds.midY)
      let part = rect.intersection(superview.bounds)
      if !part.isEmpty {
        rect = part
      } else if superview is ScrollView {
        (rect, visibility) = (superview.bounds, .scrolledAway)
      } else {
        return .cutOff
      }
      view = superview
    }
    return visibility
  }

  var isScrolledAway: Bool { visibility == .scrolledAway }

  /// Returns the view that has the focus while this view is scrolled out of sight.
  ///
  /// The result is the nearest visible view of `views` in the innermost scroll view that contains
  /// both.
  func nearestVisibleView(among views: [View]) -> View? {
    let visible = views.filter { $0.visibility == .visible }
    let place = convert(Point(x: bounds.midX, y: bounds.midY), to: nil)
    var container = superview
    while let current = container {
      if current is ScrollView {
        let near = visible.filter { $0.isDescendant(of: current) && $0 !== current }
          .min { $0.distance(to: place) < $1.distance(to: place) }
        if let found = near ?? visible.first(where: { $0 === current }) { return found }
      }
      container = current.superview
    }
    return nil
  }

  private func distance(to place: Point) -> Double {
    GestureRecognizer.distance(
      from: place, to: convert(Point(x: bounds.midX, y: bounds.midY), to: nil))
  }
}

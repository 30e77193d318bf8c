internal import CellGraphics

extension View {
  /// How much of a view there is to be seen where it stands.
  enum Visibility {
    case visible
    /// Nothing, but scrolling would bring it.
    case scrolledAway
    /// Nothing, and nothing would bring it.
    case cutOff
  }

  /// What of this view lies within all that it lies in, whatever moves there at this moment.
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

  /// Which of `views` has the focus while this one is scrolled out of sight: the nearest of those to
  /// be seen in the innermost scroll view around both.
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

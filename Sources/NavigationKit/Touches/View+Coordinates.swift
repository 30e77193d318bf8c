public import CellGraphics

extension View {
  /// From this view's coordinates to those of `view`; nil for the window's.
  ///
  /// Without a window in common, the outermost views are taken to stand on each other.
  public func convert(_ point: Point, to view: View?) -> Point {
    let outside = point.applying(mapToOutermost)
    return view.map { outside.applying($0.mapToOutermost.inverted()) } ?? outside
  }

  /// From the coordinates of `view`, nil for the window's, to this view's.
  public func convert(_ point: Point, from view: View?) -> Point {
    let outside = view.map { point.applying($0.mapToOutermost) } ?? point
    return outside.applying(mapToOutermost.inverted())
  }

  /// From this view's coordinates to its superview's.
  var mapToSuperview: AffineTransform {
    AffineTransform(translationX: -bounds.midX, y: -bounds.midY)
      .concatenating(transform)
      .concatenating(AffineTransform(translationX: center.x, y: center.y))
  }

  /// From the coordinates of this view's superview to those of `view`; nothing where the two are on
  /// no screen in common.
  func mapFromSuperview(to view: View) -> AffineTransform {
    guard let superview, superview !== view, let window, window === view.window else {
      return .identity
    }
    return superview.mapToOutermost.concatenating(view.mapToOutermost.inverted())
  }

  private var mapToOutermost: AffineTransform {
    var map = AffineTransform.identity
    var view: View? = self
    while let current = view, current.superview != nil {
      map = map.concatenating(current.mapToSuperview)
      view = current.superview
    }
    return map
  }
}

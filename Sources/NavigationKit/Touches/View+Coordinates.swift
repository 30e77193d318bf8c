public import CellGraphics

extension View {
  /// Converts a point from this view's coordinates.
  ///
  /// If the views share no window, their outermost superviews are taken to have the same
  /// coordinates. The transforms of all views on the way count; animations do not.
  ///
  /// ```swift
  /// let outer = View(frame: Rect(x: 10, y: 5, width: 40, height: 20))
  /// let inner = View(frame: Rect(x: 3, y: 2, width: 10, height: 4))
  /// outer.addSubview(inner)
  /// precondition(inner.convert(Point(x: 1, y: 1), to: outer) == Point(x: 4, y: 3))
  /// precondition(inner.convert(Point(x: 4, y: 3), from: outer) == Point(x: 1, y: 1))
  /// ```
  ///
  /// - Parameters:
  ///   - point: A point in this view's coordinates.
  ///   - view: The view to whose coordinates to convert; nil for the window's.
  public func convert(_ point: Point, to view: View?) -> Point {
    let outside = point.applying(mapToOutermost)
    return view.map { outside.applying($0.mapToOutermost.inverted()) } ?? outside
  }

  /// Converts a point to this view's coordinates.
  ///
  /// - Parameters:
  ///   - point: A point in the coordinates of `view`.
  ///   - view: The view from whose coordinates to convert; nil for the window's.
  public func convert(_ point: Point, from view: View?) -> Point {
    let outside = view.map { point.applying($0.mapToOutermost) } ?? point
    return outside.applying(mapToOutermost.inverted())
  }

  /// Converts a rectangle from this view's coordinates.
  ///
  /// Under a ``View/transform`` the result is the smallest rectangle around the converted corners.
  ///
  /// - Parameters:
  ///   - rect: A rectangle in this view's coordinates.
  ///   - view: The view to whose coordinates to convert; nil for the window's.
  public func convert(_ rect: Rect, to view: View?) -> Rect {
    let outside = rect.applying(mapToOutermost)
    return view.map { outside.applying($0.mapToOutermost.inverted()) } ?? outside
  }

  /// Converts a rectangle to this view's coordinates.
  ///
  /// - Parameters:
  ///   - rect: A rectangle in the coordinates of `view`.
  ///   - view: The view from whose coordinates to convert; nil for the window's.
  public func convert(_ rect: Rect, from view: View?) -> Rect {
    let outside = view.map { rect.applying($0.mapToOutermost) } ?? rect
    return outside.applying(mapToOutermost.inverted())
  }

  /// The rectangle of the view on the screen, without animations.
  package var rectOnScreen: Rect {
    let origin = window?.frame.origin ?? .zero
    return convert(bounds, to: nil).offsetBy(dx: origin.x, dy: origin.y)
  }

  /// The transform from this view's coordinates to its superview's.
  var mapToSuperview: AffineTransform {
    AffineTransform(translationX: -bounds.midX, y: -bounds.midY)
      .concatenating(transform)
      .concatenating(AffineTransform(translationX: center.x, y: center.y))
  }

  /// Returns the transform from the superview's coordinates to those of `view`; the identity if the
  /// two views are not in the same window.
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

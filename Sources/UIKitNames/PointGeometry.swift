public import CellGraphics
public import NavigationKit

// The members of UIKit that measure in points, for apps that `segue port` has changed. Their plain
// names measure in cells.

extension View {
  /// The frame in points. A label of one line or a control is at least one row high.
  public var pointFrame: Rect {
    get { PointScale.current.points(frame) }
    set { frame = legible(PointScale.current.cells(newValue)) }
  }

  /// The bounds in points.
  public var pointBounds: Rect {
    get { PointScale.current.points(bounds) }
    set { bounds = PointScale.current.cells(newValue) }
  }

  /// The centre in points.
  public var pointCenter: Point {
    get { PointScale.current.points(center) }
    set { center = PointScale.current.cells(newValue) }
  }

  /// The transform with a translation in points.
  public var pointTransform: CGAffineTransform {
    get { PointScale.current.points(transform) }
    set { transform = PointScale.current.cells(newValue) }
  }

  /// The intrinsic size in points; a negative length for none.
  public var pointIntrinsicContentSize: Size {
    let (size, cell) = (intrinsicContentSize, PointScale.current.cell)
    return Size(
      width: size.width < 0 ? size.width : size.width * cell.width,
      height: size.height < 0 ? size.height : size.height * cell.height)
  }

  /// Returns the size in points that fits a size in points.
  public func pointSizeThatFits(_ size: Size) -> Size {
    PointScale.current.points(sizeThatFits(PointScale.current.cells(size)))
  }

  /// Returns a point of the view in points as a point of another view.
  public func pointConvert(_ point: Point, to view: View?) -> Point {
    PointScale.current.points(convert(PointScale.current.cells(point), to: view))
  }

  /// Returns a point of another view in points as a point of the view.
  public func pointConvert(_ point: Point, from view: View?) -> Point {
    PointScale.current.points(convert(PointScale.current.cells(point), from: view))
  }

  /// Returns a rectangle of the view in points as one of another view.
  public func pointConvert(_ rect: Rect, to view: View?) -> Rect {
    PointScale.current.points(convert(PointScale.current.cells(rect), to: view))
  }

  /// Returns a rectangle of another view in points as one of the view.
  public func pointConvert(_ rect: Rect, from view: View?) -> Rect {
    PointScale.current.points(convert(PointScale.current.cells(rect), from: view))
  }

  /// A text needs a row, so a lower view gets the row in the middle of its frame.
  private func legible(_ rect: Rect) -> Rect {
    let isText = (self as? Label).map { $0.numberOfLines == 1 } ?? (self is Control)
    guard isText, rect.height > 0, rect.height < 1 else { return rect }
    return Rect(x: rect.minX, y: rect.midY.rounded(.down), width: rect.width, height: 1)
  }
}

extension Layer {
  /// The frame in points.
  public var pointFrame: Rect {
    get { PointScale.current.points(frame) }
    set { frame = PointScale.current.cells(newValue) }
  }

  /// The bounds in points.
  public var pointBounds: Rect {
    get { PointScale.current.points(bounds) }
    set { bounds = PointScale.current.cells(newValue) }
  }
}

extension CollectionViewLayoutAttributes {
  /// The frame in points.
  public var pointFrame: Rect {
    get { PointScale.current.points(frame) }
    set { frame = PointScale.current.cells(newValue) }
  }

  /// The bounds in points.
  public var pointBounds: Rect {
    get { PointScale.current.points(bounds) }
    set { bounds = PointScale.current.cells(newValue) }
  }

  /// The centre in points.
  public var pointCenter: Point {
    get { PointScale.current.points(center) }
    set { center = PointScale.current.cells(newValue) }
  }
}

extension UIScreen {
  /// The rectangle from (0, 0) in points.
  public var pointBounds: Rect { PointScale.current.points(bounds) }
}

extension UICoordinateSpace {
  /// The rectangle from (0, 0) in points.
  public var pointBounds: Rect { PointScale.current.points(bounds) }
}

extension GestureRecognizer {
  /// Returns the place of the touch in a view, in points.
  public func pointLocation(in view: View?) -> Point {
    PointScale.current.points(location(in: view))
  }
}

extension Touch {
  /// Returns the place of the touch in a view, in points.
  public func pointLocation(in view: View?) -> Point {
    PointScale.current.points(location(in: view))
  }
}

extension PanGestureRecognizer {
  /// Returns the movement of the touch in points.
  public func pointTranslation(in view: View?) -> Point {
    PointScale.current.points(translation(in: view))
  }

  /// Sets the movement of the touch in points.
  public func setPointTranslation(_ translation: Point, in view: View?) {
    setTranslation(PointScale.current.cells(translation), in: view)
  }

  /// Returns the speed of the touch in points a second.
  public func pointVelocity(in view: View?) -> Point {
    PointScale.current.points(velocity(in: view))
  }
}

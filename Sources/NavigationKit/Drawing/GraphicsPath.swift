public import CellGraphics

/// A path as an object: the counterpart of `CGPath`.
public class GraphicsPath: Equatable {
  /// The lines and curves.
  public fileprivate(set) var path: Path

  /// Creates a path from its lines and curves.
  public init(_ path: Path) { self.path = path }

  /// Creates a path around a rectangle.
  public convenience init(rect: Rect, transform: UnsafePointer<AffineTransform>?) {
    self.init(Path(rect: rect).applying(transform?.pointee ?? .identity))
  }

  /// Creates a path around an ellipse.
  public convenience init(ellipseIn rect: Rect, transform: UnsafePointer<AffineTransform>?) {
    self.init(Path(ovalIn: rect).applying(transform?.pointee ?? .identity))
  }

  /// Creates a path around a rectangle with round corners.
  public convenience init(
    roundedRect rect: Rect, cornerWidth: Double, cornerHeight: Double,
    transform: UnsafePointer<AffineTransform>?
  ) {
    let radii = Size(width: cornerWidth, height: cornerHeight)
    self.init(
      Path(roundedRect: rect, corners: .all, radii: radii).applying(
        transform?.pointee ?? .identity))
  }

  public static func == (a: GraphicsPath, b: GraphicsPath) -> Bool { a.path == b.path }

  /// A Boolean value that indicates whether the path has no elements.
  public var isEmpty: Bool { path.isEmpty }
  /// The end of the last line; (0, 0) for an empty path.
  public var currentPoint: Point { path.currentPoint ?? Point(x: 0, y: 0) }
  /// The smallest rectangle around the path, with the control points of curves.
  public var boundingBox: Rect { path.controlBox }
  /// The smallest rectangle around the path, without the control points of curves.
  public var boundingBoxOfPath: Rect { path.boundingBox }

  /// Returns whether a point is inside of the path.
  public func contains(_ point: Point, using rule: Path.FillRule = .winding) -> Bool {
    path.contains(point, using: rule)
  }

  /// Returns a copy.
  public func copy() -> GraphicsPath? { GraphicsPath(path) }
  /// Returns a copy that can be changed.
  public func mutableCopy() -> MutableGraphicsPath? { MutableGraphicsPath(path) }
}

/// A path that can be changed: the counterpart of `CGMutablePath`.
public final class MutableGraphicsPath: GraphicsPath {
  /// Creates an empty path.
  public init() { super.init(Path()) }

  override init(_ path: Path) { super.init(path) }

  /// Starts a part.
  public func move(to point: Point) { path.move(to: point) }
  /// Adds a line.
  public func addLine(to point: Point) { path.addLine(to: point) }
  /// Adds lines between points, from the first one on.
  public func addLines(between points: [Point]) {
    guard let first = points.first else { return }
    path.move(to: first)
    for point in points.dropFirst() { path.addLine(to: point) }
  }
  /// Adds a curve with one control point.
  public func addQuadCurve(to end: Point, control: Point) {
    path.addQuadCurve(to: end, control: control)
  }
  /// Adds a curve with two control points.
  public func addCurve(to end: Point, control1: Point, control2: Point) {
    path.addCurve(to: end, control1: control1, control2: control2)
  }
  /// Adds a part of a circle. As in Core Graphics, true turns counterclockwise on the screen.
  public func addArc(
    center: Point, radius: Double, startAngle: Double, endAngle: Double, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, start: startAngle, end: endAngle, clockwise: !clockwise)
  }
  /// Adds a rectangle.
  public func addRect(_ rect: Rect) { path.append(Path(rect: rect)) }
  /// Adds an ellipse.
  public func addEllipse(in rect: Rect) { path.append(Path(ovalIn: rect)) }
  /// Adds a rectangle with round corners.
  public func addRoundedRect(in rect: Rect, cornerWidth: Double, cornerHeight: Double) {
    path.append(
      Path(
        roundedRect: rect, corners: .all,
        radii: Size(width: cornerWidth, height: cornerHeight)))
  }
  /// Adds the elements of another path.
  public func addPath(_ other: GraphicsPath) { path.append(other.path) }
  /// Adds a line to the start of the part.
  public func closeSubpath() { path.close() }
}

public import CellGraphics
public import NavigationKit

/// A path of lines and curves. It is kept and not drawn.
public struct CGPath: Equatable {
  enum Element: Equatable {
    case move(Point)
    case line(Point)
    case quadCurve(Point, control: Point)
    case curve(Point, control1: Point, control2: Point)
    case arc(center: Point, radius: Double, start: Double, end: Double, clockwise: Bool)
    case rect(Rect, cornerRadius: Double)
    case oval(Rect)
    case close
  }

  var elements: [Element] = []

  /// Indicates whether the path has no elements.
  public var isEmpty: Bool { elements.isEmpty }
}

/// A path of lines and curves with the looks of its strokes. It is kept and not drawn.
open class UIBezierPath {
  /// The path.
  open var cgPath = CGPath()
  /// The width of strokes. It is kept and has no effect.
  open var lineWidth = 1.0

  /// Creates an empty path.
  public init() {}

  /// Creates a path around a rectangle.
  public convenience init(rect: Rect) { self.init(.rect(rect, cornerRadius: 0)) }

  /// Creates a path around a rectangle with round corners.
  public convenience init(roundedRect rect: Rect, cornerRadius: Double) {
    self.init(.rect(rect, cornerRadius: cornerRadius))
  }

  /// Creates a path around a rectangle with some round corners.
  public convenience init(
    roundedRect rect: Rect, byRoundingCorners corners: UIRectCorner, cornerRadii: Size
  ) { self.init(.rect(rect, cornerRadius: cornerRadii.width)) }

  /// Creates a path around an oval.
  public convenience init(ovalIn rect: Rect) { self.init(.oval(rect)) }

  /// Creates a path along an arc. Angles are in radians.
  public convenience init(
    arcCenter center: Point, radius: Double, startAngle: Double, endAngle: Double, clockwise: Bool
  ) {
    self.init(
      .arc(
        center: center, radius: radius, start: startAngle, end: endAngle, clockwise: clockwise))
  }

  /// Creates a path from another form.
  public convenience init(cgPath: CGPath) {
    self.init()
    self.cgPath = cgPath
  }

  private convenience init(_ element: CGPath.Element) {
    self.init()
    cgPath.elements = [element]
  }

  /// Indicates whether the path has no elements.
  public var isEmpty: Bool { cgPath.isEmpty }

  /// Moves to a point without a line.
  public func move(to point: Point) { cgPath.elements.append(.move(point)) }
  /// Adds a line.
  public func addLine(to point: Point) { cgPath.elements.append(.line(point)) }
  /// Adds a curve with one control point.
  public func addQuadCurve(to point: Point, controlPoint: Point) {
    cgPath.elements.append(.quadCurve(point, control: controlPoint))
  }
  /// Adds a curve with two control points.
  public func addCurve(to point: Point, controlPoint1: Point, controlPoint2: Point) {
    cgPath.elements.append(.curve(point, control1: controlPoint1, control2: controlPoint2))
  }
  /// Adds an arc. Angles are in radians.
  public func addArc(
    withCenter center: Point, radius: Double, startAngle: Double, endAngle: Double, clockwise: Bool
  ) {
    cgPath.elements.append(
      .arc(
        center: center, radius: radius, start: startAngle, end: endAngle, clockwise: clockwise))
  }
  /// Adds a line to the last start.
  public func close() { cgPath.elements.append(.close) }
  /// Adds the elements of another path.
  public func append(_ path: UIBezierPath) { cgPath.elements += path.cgPath.elements }
  /// Removes all elements.
  public func removeAllPoints() { cgPath.elements = [] }
  /// Does nothing: paths are not drawn.
  public func fill() {}
  /// Does nothing: paths are not drawn.
  public func stroke() {}
  /// Does nothing: paths are not drawn.
  public func addClip() {}
}

/// A set of corners of a rectangle, with UIKit's bits. It has no effect.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// The bits of the corners, as in UIKit.
  public let rawValue: UInt

  /// Creates a set of corners from UIKit's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top left corner.
  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  /// The top right corner.
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  /// The bottom left corner.
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  /// The bottom right corner.
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  /// All four corners.
  public static let allCorners = UIRectCorner(rawValue: .max)
}

/// A layer with a path. The path is kept and not drawn.
open class CAShapeLayer: Layer {
  /// The path; nil for none.
  open var path: CGPath?
  /// The colour inside the path. It is kept and not drawn.
  open var fillColor: Color? = .black
  /// The colour of the path. It is kept and not drawn.
  open var strokeColor: Color?
  /// The width of the path. It is kept and not drawn.
  open var lineWidth = 1.0
  /// The part of the path at which strokes start. It is kept and not drawn.
  open var strokeStart = 0.0
  /// The part of the path at which strokes end. It is kept and not drawn.
  open var strokeEnd = 1.0
  /// The lengths of dashes. They are kept and not drawn.
  open var lineDashPattern: [Double]?
}

extension Layer {
  /// The outline of the shadow. It is kept and has no effect.
  public var shadowPath: CGPath? {
    get { kept[default: nil] }
    set { kept[default: nil] = newValue }
  }
}

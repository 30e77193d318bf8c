public import CellGraphics

/// A path with the looks of its line, which draws itself: the counterpart of `UIBezierPath`.
///
/// ```swift
/// final class Pie: View {
///   override func draw(_ rect: Rect) {
///     let slice = BezierPath()
///     slice.move(to: rect.center)
///     slice.addArc(
///       withCenter: rect.center, radius: rect.height / 2, startAngle: 0, endAngle: 2,
///       clockwise: true)
///     slice.close()
///     Color(rgb: 0xFF3B30).setFill()
///     slice.fill()
///   }
/// }
/// let path = BezierPath(rect: Rect(x: 0, y: 0, width: 4, height: 2))
/// precondition(path.contains(Point(x: 1, y: 1)))
/// precondition(path.currentPoint == Point(x: 0, y: 0))
/// ```
open class BezierPath {
  /// The lines and curves.
  public var path: Path
  /// The looks of the line; 1 wide by default.
  var style = StrokeStyle()
  /// A Boolean value that indicates whether areas that the path surrounds twice are outside; false by
  /// default.
  open var usesEvenOddFillRule = false
  /// The longest tip of sharp corners. It is kept, and the limit is always 10.
  open var miterLimit = 10.0
  /// The exactness of curves. It is kept and has no effect.
  open var flatness = 0.6

  /// Creates an empty path.
  public init() { path = Path() }

  /// Creates a path from its lines and curves.
  public init(_ path: Path) { self.path = path }

  /// Creates a path around a rectangle.
  public convenience init(rect: Rect) { self.init(Path(rect: rect)) }

  /// Creates a path around an ellipse.
  public convenience init(ovalIn rect: Rect) { self.init(Path(ovalIn: rect)) }

  /// Creates a path around a rectangle with round corners.
  public convenience init(roundedRect rect: Rect, cornerRadius: Double) {
    let radii = Size(width: cornerRadius, height: cornerRadius)
    self.init(Path(roundedRect: rect, corners: .all, radii: radii))
  }

  /// Creates a path around a rectangle, some of whose corners are round.
  public convenience init(
    roundedRect rect: Rect, byRoundingCorners corners: Path.Corners, cornerRadii: Size
  ) { self.init(Path(roundedRect: rect, corners: corners, radii: cornerRadii)) }

  /// Creates a path along a part of a circle. Angles are in radians; π/2 is at the bottom.
  public convenience init(
    arcCenter center: Point, radius: Double, startAngle: Double, endAngle: Double, clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Creates a path from Core Graphics' form.
  public convenience init(cgPath: GraphicsPath) { self.init(cgPath.path) }

  /// The path in Core Graphics' form.
  open var cgPath: GraphicsPath {
    get { GraphicsPath(path) }
    set { path = newValue.path }
  }

  // MARK: - Building

  /// Starts a part of the path.
  open func move(to point: Point) { path.move(to: point) }
  /// Adds a line.
  open func addLine(to point: Point) { path.addLine(to: point) }
  /// Adds a curve with one control point.
  open func addQuadCurve(to end: Point, controlPoint: Point) {
    path.addQuadCurve(to: end, control: controlPoint)
  }
  /// Adds a curve with two control points.
  open func addCurve(to end: Point, controlPoint1: Point, controlPoint2: Point) {
    path.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
  }
  /// Adds a part of a circle, after a line to its start.
  ///
  /// - Parameters:
  ///   - center: The centre of the circle.
  ///   - radius: The radius.
  ///   - startAngle: The angle of the start in radians; π/2 is at the bottom.
  ///   - endAngle: The angle of the end.
  ///   - clockwise: True to turn clockwise on the screen.
  open func addArc(
    withCenter center: Point, radius: Double, startAngle: Double, endAngle: Double, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, start: startAngle, end: endAngle, clockwise: clockwise)
  }
  /// Adds a line to the start of the part.
  open func close() { path.close() }
  /// Removes all elements.
  open func removeAllPoints() { path = Path() }
  /// Adds the elements of another path.
  open func append(_ other: BezierPath) { path.append(other.path) }
  /// Maps all points.
  open func apply(_ transform: AffineTransform) { path = path.applying(transform) }

  // MARK: - Asking

  /// A Boolean value that indicates whether the path has no elements.
  open var isEmpty: Bool { path.isEmpty }
  /// The smallest rectangle around all points of the path, with the control points of curves.
  open var bounds: Rect { path.controlBox }
  /// The point where the next line starts; (0, 0) for an empty path.
  open var currentPoint: Point { path.currentPoint ?? Point(x: 0, y: 0) }
  /// Returns whether a point is inside of the path.
  open func contains(_ point: Point) -> Bool { path.contains(point, using: rule) }

  private var rule: Path.FillRule { usesEvenOddFillRule ? .evenOdd : .winding }

  // MARK: - Drawing in the current context

  /// Fills the path with the current fill colour. Open parts count as closed.
  open func fill() { GraphicsContext.current?.fill(path, rule) }
  /// Draws a line along the path in the current stroke colour.
  open func stroke() { GraphicsContext.current?.stroke(path, style) }
  /// Limits what is drawn next to the inside of the path.
  open func addClip() { GraphicsContext.current?.clip(to: path, rule) }
  /// Fills the path with an opacity. The blend mode has no effect.
  open func fill(with blendMode: BlendMode, alpha: Double) { withAlpha(alpha) { fill() } }
  /// Draws a line along the path with an opacity. The blend mode has no effect.
  open func stroke(with blendMode: BlendMode, alpha: Double) { withAlpha(alpha) { stroke() } }

  private func withAlpha(_ alpha: Double, _ body: () -> Void) {
    guard let context = GraphicsContext.current else { return }
    let outer = context.state.alpha
    context.state.alpha *= alpha
    body()
    context.state.alpha = outer
  }
}

extension BezierPath {
  /// The width of the line; 1 by default.
  public var lineWidth: Double {
    get { style.width }
    set { style.width = newValue }
  }
  /// The shape of the ends of the line.
  public var lineCapStyle: StrokeStyle.Cap {
    get { style.cap }
    set { style.cap = newValue }
  }
  /// The shape of corners of the line.
  public var lineJoinStyle: StrokeStyle.Join {
    get { style.join }
    set { style.join = newValue }
  }
  /// Sets the lengths of dashes and gaps.
  ///
  /// - Parameters:
  ///   - pattern: The lengths; nil for a line without gaps.
  ///   - count: The number of lengths.
  ///   - phase: The distance into the pattern at which the line starts.
  public func setLineDash(_ pattern: UnsafePointer<Double>?, count: Int, phase: Double) {
    style.dashes = pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? []
    style.dashPhase = phase
  }
}

/// Ways to combine colours, with Core Graphics' names. Colours always cover what is beneath.
public enum BlendMode: Int32, Sendable {
  /// Covers what is beneath.
  case normal
  /// Modes that mix with the colours beneath.
  case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
  /// Modes that mix by difference, hue, saturation, colour or brightness.
  case difference, exclusion, hue, saturation, color, luminosity
  /// Modes that depend on opacities.
  case clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn
  /// Further modes that depend on opacities.
  case destinationOut, destinationAtop, xor, plusDarker, plusLighter
}

extension Color {
  /// Makes this the colour of areas in the current context.
  public func setFill() { GraphicsContext.current?.setFillColor(self) }
  /// Makes this the colour of lines in the current context.
  public func setStroke() { GraphicsContext.current?.setStrokeColor(self) }
  /// Makes this the colour of areas and lines in the current context.
  public func set() {
    setFill()
    setStroke()
  }
}

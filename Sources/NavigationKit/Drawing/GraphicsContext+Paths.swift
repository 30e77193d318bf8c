public import CellGraphics

extension GraphicsContext {
  // MARK: - The current path

  /// Starts an empty path.
  public func beginPath() { path = Path() }
  /// Adds a line to the start of the part.
  public func closePath() { path.close() }
  /// Starts a part of the path.
  public func move(to point: Point) { path.move(to: point) }
  /// Adds a line.
  public func addLine(to point: Point) { path.addLine(to: point) }
  /// Adds lines between points, from the first one on.
  public func addLines(between points: [Point]) {
    guard let first = points.first else { return }
    path.move(to: first)
    for point in points.dropFirst() { path.addLine(to: point) }
  }
  /// Adds a rectangle.
  public func addRect(_ rect: Rect) { path.append(Path(rect: rect)) }
  /// Adds rectangles.
  public func addRects(_ rects: [Rect]) { for rect in rects { addRect(rect) } }
  /// Adds an ellipse.
  public func addEllipse(in rect: Rect) { path.append(Path(ovalIn: rect)) }
  /// Adds a curve with one control point.
  public func addQuadCurve(to end: Point, control: Point) {
    path.addQuadCurve(to: end, control: control)
  }
  /// Adds a curve with two control points.
  public func addCurve(to end: Point, control1: Point, control2: Point) {
    path.addCurve(to: end, control1: control1, control2: control2)
  }
  /// Adds a part of a circle.
  ///
  /// As in Core Graphics, `clockwise` is meant for a y axis that points up: true turns
  /// counterclockwise on the screen.
  public func addArc(
    center: Point, radius: Double, startAngle: Double, endAngle: Double, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, start: startAngle, end: endAngle, clockwise: !clockwise)
  }
  /// Adds the elements of another path.
  public func addPath(_ other: GraphicsPath) { path.append(other.path) }
  /// The point where the next line starts; (0, 0) without one.
  public var currentPointOfPath: Point { path.currentPoint ?? Point(x: 0, y: 0) }
  /// A Boolean value that indicates whether the path has no elements.
  public var isPathEmpty: Bool { path.isEmpty }

  // MARK: - Drawing the current path, which ends it

  /// Ways to draw a path, with Core Graphics' raw values.
  public enum PathDrawingMode: Int32, Sendable {
    /// The area by the winding rule or the even-odd rule, the line, or both.
    case fill, eoFill, stroke, fillStroke, eoFillStroke
  }

  /// Fills the current path.
  public func fillPath(using rule: Path.FillRule = .winding) {
    drawPath(fill: rule, strokes: false)
  }
  /// Draws a line along the current path.
  public func strokePath() { drawPath(fill: nil, strokes: true) }
  /// Draws the current path.
  public func drawPath(using mode: PathDrawingMode) {
    switch mode {
    case .fill: drawPath(fill: .winding, strokes: false)
    case .eoFill: drawPath(fill: .evenOdd, strokes: false)
    case .stroke: drawPath(fill: nil, strokes: true)
    case .fillStroke: drawPath(fill: .winding, strokes: true)
    case .eoFillStroke: drawPath(fill: .evenOdd, strokes: true)
    }
  }

  private func drawPath(fill rule: Path.FillRule?, strokes: Bool) {
    if let rule { fill(path, rule) }
    if strokes { stroke(path, state.style) }
    path = Path()
  }

  /// Limits what is drawn next to the inside of the current path.
  public func clip(using rule: Path.FillRule = .winding) {
    clip(to: path, rule)
    path = Path()
  }
  /// Limits what is drawn next to a rectangle.
  public func clip(to rect: Rect) { clip(to: Path(rect: rect), .winding) }

  // MARK: - Shapes

  /// Fills a rectangle.
  public func fill(_ rect: Rect) { fill(Path(rect: rect), .winding) }
  /// Fills rectangles.
  public func fill(_ rects: [Rect]) { for rect in rects { fill(rect) } }
  /// Draws the border of a rectangle.
  public func stroke(_ rect: Rect) { stroke(Path(rect: rect), state.style) }
  /// Draws the border of a rectangle with a width.
  public func stroke(_ rect: Rect, width: Double) {
    var style = state.style
    style.width = width
    stroke(Path(rect: rect), style)
  }
  /// Fills an ellipse.
  public func fillEllipse(in rect: Rect) { fill(Path(ovalIn: rect), .winding) }
  /// Draws a line around an ellipse.
  public func strokeEllipse(in rect: Rect) { stroke(Path(ovalIn: rect), state.style) }
  /// Draws lines, each between two points of the array.
  public func strokeLineSegments(between points: [Point]) {
    var path = Path()
    for (index, point) in points.enumerated() {
      index % 2 == 0 ? path.move(to: point) : path.addLine(to: point)
    }
    stroke(path, state.style)
  }
  /// Fills the clip with a gradient along a line. It continues in the end's colours on both sides.
  public func drawLinearGradient(_ gradient: ColorGradient, from start: Point, to end: Point) {
    record(.gradient(gradient, from: start.applying(ctm), to: end.applying(ctm)))
  }

  func fill(_ path: Path, _ rule: Path.FillRule) {
    guard !path.isEmpty, fillColor.alpha > 0 else { return }
    record(.fill(path.applying(ctm), rule, fillColor))
  }

  func stroke(_ path: Path, _ style: StrokeStyle) {
    guard !path.isEmpty, strokeColor.alpha > 0 else { return }
    record(.stroke(path.applying(ctm), scaled(style), strokeColor))
  }

  func clip(to path: Path, _ rule: Path.FillRule) { record(.clip(path.applying(ctm), rule)) }
}

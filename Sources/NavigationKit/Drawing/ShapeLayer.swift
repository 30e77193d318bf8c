public import CellGraphics

/// A layer that draws a path: the counterpart of `CAShapeLayer`.
///
/// The path is in points of the layer, and can reach outside of its bounds. Lines of a width of 1 or
/// less are dots of braille patterns, areas and wide lines have edges in eighths of cells.
open class ShapeLayer: Layer {
  /// The path; nil for none.
  open var path: GraphicsPath? { didSet { setNeedsDisplay() } }
  /// The colour inside the path; black by default. nil leaves the inside empty.
  open var fillColor: Color? = .black { didSet { setNeedsDisplay() } }
  /// The rule for parts that the path surrounds twice.
  open var fillRule: Path.FillRule = .winding { didSet { setNeedsDisplay() } }
  /// The colour of the line; nil, the default, draws none.
  open var strokeColor: Color? { didSet { setNeedsDisplay() } }
  /// The looks of the line.
  var style = StrokeStyle() { didSet { setNeedsDisplay() } }
  /// The changes of the line that run or stay.
  var animations: [ShapeAnimation] = []
  /// The longest tip of sharp corners. It is kept, and the limit is always 10.
  open var miterLimit = 10.0

  /// The width of the line; 1 by default. 0 or less draws none.
  open var lineWidth: Double {
    get { style.width }
    set { style.width = newValue }
  }
  /// The shape of the ends of the line.
  open var lineCap: StrokeStyle.Cap {
    get { style.cap }
    set { style.cap = newValue }
  }
  /// The shape of corners of the line.
  open var lineJoin: StrokeStyle.Join {
    get { style.join }
    set { style.join = newValue }
  }
  /// The part of the length at which the line starts, 0 to 1; 0 by default.
  open var strokeStart: Double {
    get { style.start }
    set { style.start = newValue }
  }
  /// The part of the length at which the line ends, 0 to 1; 1 by default.
  open var strokeEnd: Double {
    get { style.end }
    set { style.end = newValue }
  }
  /// The lengths of dashes and gaps; nil, the default, for a line without gaps.
  open var dashLengths: [Double]? {
    get { style.dashes.isEmpty ? nil : style.dashes }
    set { style.dashes = newValue ?? [] }
  }
  /// The distance into the dashes at which the line starts.
  open var lineDashPhase: Double {
    get { style.dashPhase }
    set { style.dashPhase = newValue }
  }

  override func drawContents(in bounds: Rect, on canvas: inout Canvas) {
    guard let path = path?.path, !path.isEmpty else { return }
    var drawing = Drawing(area: bounds)
    if let fillColor { drawing.operations.append(.fill(path, fillRule, fillColor)) }
    let style = animations.isEmpty ? style : style(at: Application.current?.tick ?? 0)
    if let strokeColor, style.width > 0 {
      drawing.operations.append(.stroke(path, style, strokeColor))
    }
    let cell = Application.current?.pointsPerCell ?? Size(width: 1, height: 1)
    canvas.draw(drawing, unitsPerCell: cell)
  }
}

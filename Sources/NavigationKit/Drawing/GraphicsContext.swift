public import CellGraphics

/// Records what code draws: the counterpart of `CGContext`.
///
/// A view has a context in ``View/draw(_:)-(Rect)``, and an image renderer makes one for an image. The
/// recorded `Drawing` is data, so it can be shown in any size, and the same code makes the same
/// cells on every machine.
///
/// The y axis points down. Shadows and blend modes have no effect.
///
/// ```swift
/// let context = GraphicsContext(area: Rect(x: 0, y: 0, width: 40, height: 40))
/// context.setFillColor(.white)
/// context.fillEllipse(in: Rect(x: 0, y: 0, width: 40, height: 40))
/// context.setStrokeColor(.black)
/// context.move(to: Point(x: 0, y: 20))
/// context.addLine(to: Point(x: 40, y: 20))
/// context.strokePath()
/// precondition(context.drawing.operations.count == 2)
/// ```
public final class GraphicsContext {
  /// The looks of what is drawn next.
  struct State {
    var fill = Color.black
    var stroke = Color.black
    var style = StrokeStyle()
    var alpha = 1.0
    var map = AffineTransform.identity
  }

  /// The recorded drawing so far.
  public private(set) var drawing: Drawing
  /// The units of a column and of a row, which texts need.
  public private(set) var cell: Size
  /// The path that is being built.
  var path = Path()
  var state = State()
  private var saved: [State] = []

  /// Creates a context.
  ///
  /// - Parameters:
  ///   - area: The rectangle that the drawing fills where it is shown.
  ///   - cell: The units of a column and of a row; those of the running application by default.
  public init(area: Rect, cell: Size? = nil) {
    drawing = Drawing(area: area)
    self.cell = cell ?? Application.current?.pointsPerCell ?? Size(width: 1, height: 1)
  }

  /// The context of the code that runs now; nil outside of `draw(_:)` and image renderers.
  public static var current: GraphicsContext? { ThreadGraphics.current }

  /// Runs `body` with this context as the current one.
  public func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    ThreadGraphics.push(self)
    defer { ThreadGraphics.pop() }
    return try body()
  }

  /// Makes this context the current one until ``pop()``.
  public func push() { ThreadGraphics.push(self) }

  /// Ends the current context.
  ///
  /// - Returns: The context; nil if there was none.
  @discardableResult
  public static func pop() -> GraphicsContext? { ThreadGraphics.pop() }

  /// Starts an empty drawing with the first state.
  func reset(area: Rect, cell: Size) {
    drawing = Drawing(area: area)
    (self.cell, path, state, saved) = (cell, Path(), State(), [])
  }

  func record(_ operation: Drawing.Operation) { drawing.operations.append(operation) }

  // MARK: - State

  /// Keeps the colours, the line, the transform and the clip until ``restoreGState()``.
  public func saveGState() {
    saved.append(state)
    record(.save)
  }

  /// Brings back the state of the matching ``saveGState()``. Without one, nothing happens.
  public func restoreGState() {
    guard let last = saved.popLast() else { return }
    state = last
    record(.restore)
  }

  /// Sets the colour of areas.
  public func setFillColor(_ color: Color) { state.fill = color }
  /// Sets the colour of lines.
  public func setStrokeColor(_ color: Color) { state.stroke = color }
  /// Sets the width of lines.
  public func setLineWidth(_ width: Double) { state.style.width = width }
  /// Sets the shape of the ends of lines.
  public func setLineCap(_ cap: StrokeStyle.Cap) { state.style.cap = cap }
  /// Sets the shape of corners.
  public func setLineJoin(_ join: StrokeStyle.Join) { state.style.join = join }
  /// Sets the lengths of dashes and gaps; empty for lines without gaps.
  public func setLineDash(phase: Double, lengths: [Double]) {
    (state.style.dashPhase, state.style.dashes) = (phase, lengths)
  }
  /// Sets the opacity of what is drawn next, 0 to 1.
  public func setAlpha(_ alpha: Double) { state.alpha = alpha }

  // MARK: - Transform

  /// The map from the coordinates of the code to those of the area.
  public var ctm: AffineTransform { state.map }
  /// Moves the origin.
  public func translateBy(x: Double, y: Double) { state.map = state.map.translatedBy(x: x, y: y) }
  /// Scales the coordinates.
  public func scaleBy(x: Double, y: Double) { state.map = state.map.scaledBy(x: x, y: y) }
  /// Rotates the coordinates by an angle in radians.
  public func rotate(by angle: Double) { state.map = state.map.rotated(by: angle) }
  /// Applies a transform before the present one.
  public func concatenate(_ transform: AffineTransform) {
    state.map = transform.concatenating(state.map)
  }

  // MARK: - Colours as they are drawn

  var fillColor: Color { state.fill.multipliedAlpha(by: state.alpha) }
  var strokeColor: Color { state.stroke.multipliedAlpha(by: state.alpha) }

  /// Returns a style with its lengths in units of the area.
  func scaled(_ style: StrokeStyle) -> StrokeStyle {
    let map = state.map
    let scale = abs(map.a * map.d - map.b * map.c).squareRoot()
    guard scale != 1 else { return style }
    var style = style
    style.width *= scale
    style.dashes = style.dashes.map { $0 * scale }
    style.dashPhase *= scale
    return style
  }
}

/// Lines and curves, as data: the counterpart of `CGPath`.
///
/// Points have any unit: a map to cells comes with the drawing. Arcs, ovals and round corners become
/// cubic curves, so a path has few kinds of elements.
///
/// ```swift
/// var path = Path()
/// path.move(to: Point(x: 0, y: 0))
/// path.addLine(to: Point(x: 4, y: 0))
/// path.addLine(to: Point(x: 4, y: 3))
/// path.close()
/// precondition(path.boundingBox == Rect(x: 0, y: 0, width: 4, height: 3))
/// precondition(path.contains(Point(x: 3, y: 1)))
/// precondition(!path.contains(Point(x: 1, y: 2)))
/// ```
public struct Path: Hashable, Sendable {
  /// A step along a path.
  public enum Element: Hashable, Sendable {
    /// Starts a new part at a point.
    case move(Point)
    /// A straight line to a point.
    case line(Point)
    /// A curve to a point with one control point.
    case quadCurve(Point, control: Point)
    /// A curve to a point with two control points.
    case curve(Point, control1: Point, control2: Point)
    /// A line to the start of the part.
    case close

    /// The end of the step, then its control points; empty for a closing line.
    fileprivate var points: [Point] {
      switch self {
      case .move(let point), .line(let point): [point]
      case .quadCurve(let point, let control): [point, control]
      case .curve(let point, let control1, let control2): [point, control1, control2]
      case .close: []
      }
    }
  }

  /// The rule by which a point is inside of a path.
  public enum FillRule: Hashable, Sendable {
    /// A point is inside if the path winds around it, in either direction.
    case winding
    /// A point is inside if a line from it to the outside crosses the path an odd number of times.
    case evenOdd
  }

  /// The steps in their order.
  public private(set) var elements: [Element] = []
  /// The point where the next line starts; nil before the first one.
  public private(set) var currentPoint: Point?
  /// The start of the current part.
  private var start: Point?

  /// Creates an empty path.
  public init() {}

  /// A Boolean value that indicates whether the path has no elements.
  public var isEmpty: Bool { elements.isEmpty }

  /// Starts a new part at a point.
  public mutating func move(to point: Point) {
    elements.append(.move(point))
    (currentPoint, start) = (point, point)
  }

  /// Adds a line. Without a current point it starts a part.
  public mutating func addLine(to point: Point) {
    guard currentPoint != nil else { return move(to: point) }
    continueAfterClose()
    elements.append(.line(point))
    currentPoint = point
  }

  /// Adds a curve with one control point. Without a current point it starts a part at the end.
  public mutating func addQuadCurve(to point: Point, control: Point) {
    guard currentPoint != nil else { return move(to: point) }
    continueAfterClose()
    elements.append(.quadCurve(point, control: control))
    currentPoint = point
  }

  /// Adds a curve with two control points. Without a current point it starts a part at the end.
  public mutating func addCurve(to point: Point, control1: Point, control2: Point) {
    guard currentPoint != nil else { return move(to: point) }
    continueAfterClose()
    elements.append(.curve(point, control1: control1, control2: control2))
    currentPoint = point
  }

  /// Adds a line to the start of the part. The next line starts there too.
  public mutating func close() {
    guard currentPoint != nil, elements.last != .close else { return }
    elements.append(.close)
    currentPoint = start
  }

  /// Adds the elements of another path.
  public mutating func append(_ other: Path) {
    elements += other.elements
    (currentPoint, start) = (other.currentPoint ?? currentPoint, other.start ?? start)
  }

  /// Returns the path with all points mapped by `map`.
  public func applying(_ map: AffineTransform) -> Path {
    var path = self
    path.currentPoint = currentPoint?.applying(map)
    path.start = start?.applying(map)
    path.elements = elements.map { element in
      switch element {
      case .move(let point): .move(point.applying(map))
      case .line(let point): .line(point.applying(map))
      case .quadCurve(let point, let control):
        .quadCurve(point.applying(map), control: control.applying(map))
      case .curve(let point, let control1, let control2):
        .curve(
          point.applying(map), control1: control1.applying(map), control2: control2.applying(map))
      case .close: .close
      }
    }
    return path
  }

  /// The smallest rectangle around all points, without the control points of curves; zero for an
  /// empty path.
  public var boundingBox: Rect {
    let points = polylines(scale: Size(width: 8, height: 8)).flatMap(\.points)
    guard let first = points.first else { return .zero }
    let (left, right) = points.reduce((first.x, first.x)) { (min($0.0, $1.x), max($0.1, $1.x)) }
    let (top, bottom) = points.reduce((first.y, first.y)) { (min($0.0, $1.y), max($0.1, $1.y)) }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The smallest rectangle around all points and the control points of curves; zero for an empty path.
  public var controlBox: Rect {
    let points = elements.flatMap(\.points)
    guard let first = points.first else { return .zero }
    let (left, right) = points.reduce((first.x, first.x)) { (min($0.0, $1.x), max($0.1, $1.x)) }
    let (top, bottom) = points.reduce((first.y, first.y)) { (min($0.0, $1.y), max($0.1, $1.y)) }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The path with each part drawn from its end to its start; the order of the parts stays.
  public var reversed: Path {
    var path = Path()
    var part: [Element] = []
    for element in elements {
      if case .move = element {
        path.appendReversed(part)
        part = []
      }
      part.append(element)
    }
    path.appendReversed(part)
    return path
  }

  /// Adds a part from its end to its start. A closed part is closed again.
  private mutating func appendReversed(_ part: [Element]) {
    let lines = part.filter { $0 != .close }
    guard let last = lines.last?.points.first else { return }
    move(to: last)
    for (before, element) in zip(lines, lines.dropFirst()).reversed() {
      guard let goal = before.points.first else { continue }
      switch element {
      case .move, .close: break
      case .line: addLine(to: goal)
      case .quadCurve(_, let control): addQuadCurve(to: goal, control: control)
      case .curve(_, let control1, let control2):
        addCurve(to: goal, control1: control2, control2: control1)
      }
    }
    if part.last == .close { close() }
  }

  /// Returns whether a point is inside of the path. Each part counts as closed.
  public func contains(_ point: Point, using rule: FillRule = .winding) -> Bool {
    let edges = Edges(polylines(scale: Size(width: 8, height: 8)))
    var isInside = false
    edges.forEachSpan(at: point.y, rule) { if $0 <= point.x, point.x < $1 { isInside = true } }
    return isInside
  }

  // A line after `close()` starts at the start of the closed part.
  private mutating func continueAfterClose() {
    guard elements.last == .close, let start else { return }
    move(to: start)
  }
}

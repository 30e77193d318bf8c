extension Path {
  /// The distance of control points that makes a quarter of a circle of a cubic curve.
  private static let roundness = 0.552_284_749_830_793_6

  /// Creates a path around a rectangle, clockwise from its top left corner.
  public init(rect: Rect) {
    self.init()
    move(to: rect.origin)
    addLine(to: Point(x: rect.maxX, y: rect.minY))
    addLine(to: Point(x: rect.maxX, y: rect.maxY))
    addLine(to: Point(x: rect.minX, y: rect.maxY))
    close()
  }

  /// Creates a path around an ellipse that touches the sides of a rectangle.
  public init(ovalIn rect: Rect) {
    self.init(
      roundedRect: rect, corners: .all,
      radii: Size(width: rect.width / 2, height: rect.height / 2))
  }

  /// Corners of a rectangle.
  public struct Corners: OptionSet, Hashable, Sendable {
    /// The corners as bits, with UIKit's order.
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The corner at the top left.
    public static let topLeft = Corners(rawValue: 1 << 0)
    /// The corner at the top right.
    public static let topRight = Corners(rawValue: 1 << 1)
    /// The corner at the bottom left.
    public static let bottomLeft = Corners(rawValue: 1 << 2)
    /// The corner at the bottom right.
    public static let bottomRight = Corners(rawValue: 1 << 3)
    /// All four corners.
    public static let all = Corners(rawValue: 15)
  }

  /// Creates a path around a rectangle with round corners.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - corners: The corners that are round.
  ///   - radii: The width and height of a corner, at most half of the rectangle's.
  public init(roundedRect rect: Rect, corners: Corners, radii: Size) {
    self.init()
    let width = max(0, min(radii.width, rect.width / 2))
    let height = max(0, min(radii.height, rect.height / 2))
    func radius(_ corner: Corners) -> Size {
      corners.contains(corner) ? Size(width: width, height: height) : Size(width: 0, height: 0)
    }
    let (topLeft, topRight) = (radius(.topLeft), radius(.topRight))
    let (bottomLeft, bottomRight) = (radius(.bottomLeft), radius(.bottomRight))
    let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    move(to: Point(x: left + topLeft.width, y: top))
    addLine(to: Point(x: right - topRight.width, y: top))
    addCorner(to: Point(x: right, y: top + topRight.height), by: Point(x: right, y: top))
    addLine(to: Point(x: right, y: bottom - bottomRight.height))
    addCorner(to: Point(x: right - bottomRight.width, y: bottom), by: Point(x: right, y: bottom))
    addLine(to: Point(x: left + bottomLeft.width, y: bottom))
    addCorner(to: Point(x: left, y: bottom - bottomLeft.height), by: Point(x: left, y: bottom))
    addLine(to: Point(x: left, y: top + topLeft.height))
    addCorner(to: Point(x: left + topLeft.width, y: top), by: Point(x: left, y: top))
    close()
  }

  /// Adds a quarter of an ellipse that starts and ends in the directions of `corner`.
  private mutating func addCorner(to end: Point, by corner: Point) {
    guard let start = currentPoint, start != end else { return }
    func control(_ point: Point) -> Point {
      Point(
        x: point.x + (corner.x - point.x) * Self.roundness,
        y: point.y + (corner.y - point.y) * Self.roundness)
    }
    addCurve(to: end, control1: control(start), control2: control(end))
  }

  /// Adds a part of a circle, after a line from the current point to its start.
  ///
  /// Angles are in radians, from the direction of the x axis towards the y axis, which points down:
  /// π/2 is at the bottom.
  ///
  /// - Parameters:
  ///   - center: The centre of the circle.
  ///   - radius: The radius.
  ///   - start: The angle of the start.
  ///   - end: The angle of the end.
  ///   - clockwise: True for growing angles, which turn clockwise on a screen.
  public mutating func addArc(
    center: Point, radius: Double, start: Double, end: Double, clockwise: Bool
  ) {
    guard radius.isFinite, start.isFinite, end.isFinite else { return }
    let sweep = Self.sweep(from: start, to: end, clockwise: clockwise)
    let count = max(1, Int((abs(sweep) / (Double.pi / 2)).rounded(.up)))
    let step = sweep / Double(count)
    let quarter = Self.direction(step / 4)
    let reach = 4 / 3 * quarter.y / quarter.x * radius
    var from = Self.direction(start)
    addLine(to: Point(x: center.x + from.x * radius, y: center.y + from.y * radius))
    for index in 1...count {
      let to = Self.direction(start + step * Double(index))
      addCurve(
        to: Point(x: center.x + to.x * radius, y: center.y + to.y * radius),
        control1: Point(
          x: center.x + from.x * radius - from.y * reach,
          y: center.y + from.y * radius + from.x * reach),
        control2: Point(
          x: center.x + to.x * radius + to.y * reach, y: center.y + to.y * radius - to.x * reach))
      from = to
    }
  }

  /// Returns the angle from `start` to `end` in a direction, at most one turn.
  private static func sweep(from start: Double, to end: Double, clockwise: Bool) -> Double {
    let turn = 2 * Double.pi
    let angle = clockwise ? end - start : start - end
    // Sums of angles such as 2 · π differ from a whole turn in the last bits.
    if abs(angle) >= turn - 1e-9 { return clockwise ? turn : -turn }
    let positive = angle < 0 ? angle + turn : angle
    return clockwise ? positive : -positive
  }

  /// Returns the point at an angle on the circle with the radius 1.
  static func direction(_ angle: Double) -> Point {
    let turn = 2 * Double.pi
    let rest = angle - (angle / turn).rounded() * turn
    let half = halfTurn(min(1, abs(rest) / Double.pi))
    return Point(x: half.cosine, y: rest < 0 ? -half.sine : half.sine)
  }
}

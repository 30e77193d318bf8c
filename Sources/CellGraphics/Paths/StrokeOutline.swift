/// Builds the area of a line: a rectangle for each straight part, with corners and ends.
struct StrokeOutline {
  /// The pieces, which all turn in the same direction. They overlap.
  private(set) var pieces: [Polyline] = []
  private let half: Double
  private let style: StrokeStyle

  /// The number of sides of a round end.
  private static let sides = 16
  /// The least part of a sharp corner's tip, for Core Graphics' miter limit of 10.
  private static let sharpest = 0.02

  /// Creates the outline of lines that `style` draws.
  init(_ lines: [Polyline], _ style: StrokeStyle) {
    (half, self.style) = (style.width / 2, style)
    for line in style.visible(lines) { add(line) }
  }

  private mutating func add(_ line: Polyline) {
    var corners: [Point] = []
    for point in line.corners where point != corners.last { corners.append(point) }
    guard corners.count > 1 else {
      if let point = corners.first, style.cap == .round { addDisc(around: point) }
      return
    }
    for index in 1..<corners.count {
      let isLast = index == corners.count - 1
      addSegment(
        from: corners[index - 1], to: corners[index],
        extendsStart: index == 1 && !line.isClosed && style.cap == .square,
        extendsEnd: isLast && !line.isClosed && style.cap == .square)
      if !isLast { addCorner(corners[index - 1], corners[index], corners[index + 1]) }
    }
    if line.isClosed, corners.count > 2 {
      addCorner(corners[corners.count - 2], corners[0], corners[1])
    } else if style.cap == .round {
      addDisc(around: corners[0])
      addDisc(around: corners[corners.count - 1])
    }
  }

  private mutating func addSegment(
    from start: Point, to end: Point, extendsStart: Bool, extendsEnd: Bool
  ) {
    let normal = normal(start, end)
    let along = Point(x: normal.y, y: -normal.x)
    let one = extendsStart ? Point(x: start.x - along.x, y: start.y - along.y) : start
    let two = extendsEnd ? Point(x: end.x + along.x, y: end.y + along.y) : end
    addPiece([
      Point(x: one.x + normal.x, y: one.y + normal.y),
      Point(x: two.x + normal.x, y: two.y + normal.y),
      Point(x: two.x - normal.x, y: two.y - normal.y),
      Point(x: one.x - normal.x, y: one.y - normal.y),
    ])
  }

  private mutating func addCorner(_ before: Point, _ point: Point, _ after: Point) {
    if style.join == .round { return addDisc(around: point) }
    var (one, two) = (normal(before, point), normal(point, after))
    // The outer side is opposite to the turn.
    let turn = one.x * two.y - one.y * two.x
    if turn > 0 { (one, two) = (Point(x: -one.x, y: -one.y), Point(x: -two.x, y: -two.y)) }
    var corner = [point, Point(x: point.x + one.x, y: point.y + one.y)]
    let reach = 1 + (one.x * two.x + one.y * two.y) / (half * half)
    if style.join == .miter, reach > Self.sharpest {
      corner.append(
        Point(x: point.x + (one.x + two.x) / reach, y: point.y + (one.y + two.y) / reach))
    }
    addPiece(corner + [Point(x: point.x + two.x, y: point.y + two.y)])
  }

  private mutating func addDisc(around center: Point) {
    addPiece(
      (0..<Self.sides).map { index in
        let direction = Path.direction(2 * Double.pi * Double(index) / Double(Self.sides))
        return Point(x: center.x + direction.x * half, y: center.y + direction.y * half)
      })
  }

  private mutating func addPiece(_ points: [Point]) {
    let pairs = zip(points, points.dropFirst() + points.prefix(1))
    let area = pairs.reduce(0.0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }
    pieces.append(Polyline(points: area < 0 ? points.reversed() : points, isClosed: true))
  }

  /// Returns the vector across a line with half the line's width.
  private func normal(_ start: Point, _ end: Point) -> Point {
    let length = start.distance(to: end)
    return Point(x: -(end.y - start.y) / length * half, y: (end.x - start.x) / length * half)
  }
}

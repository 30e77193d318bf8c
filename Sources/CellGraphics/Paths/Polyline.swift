/// Points that straight lines connect: a part of a path whose curves were replaced.
struct Polyline: Hashable {
  var points: [Point]
  /// Indicates whether a line connects the last point with the first.
  var isClosed = false

  /// The lengths of the lines, with the one that closes the part.
  var lengths: [Double] { zip(corners, corners.dropFirst()).map { $0.distance(to: $1) } }

  /// The points in the order in which a pen visits them.
  var corners: [Point] { isClosed ? points + points.prefix(1) : points }

  /// Returns the part between two distances from the start; nil if it has no length.
  func part(from start: Double, to end: Double) -> Polyline? {
    guard end > start else { return nil }
    let corners = corners
    var points: [Point] = []
    var walked = 0.0
    for (one, next) in zip(corners, corners.dropFirst()) {
      let length = one.distance(to: next)
      defer { walked += length }
      guard length > 0, walked + length > start, walked < end else { continue }
      let (from, to) = (max(0, start - walked) / length, min(length, end - walked) / length)
      if points.isEmpty { points.append(one.moved(to: next, by: from)) }
      points.append(one.moved(to: next, by: to))
    }
    return points.count > 1 ? Polyline(points: points) : nil
  }
}

extension Point {
  func distance(to other: Point) -> Double {
    let (dx, dy) = (other.x - x, other.y - y)
    return (dx * dx + dy * dy).squareRoot()
  }

  /// Returns the point on the way to `other`, at 0 this one and at 1 the other.
  func moved(to other: Point, by part: Double) -> Point {
    Point(x: x + (other.x - x) * part, y: y + (other.y - y) * part)
  }
}

extension Path {
  /// The most lines that replace a curve.
  private static let mostLines = 96

  /// Returns the parts of the path with lines for curves.
  ///
  /// - Parameter scale: The columns and rows of a unit, which determine the number of lines.
  func polylines(scale: Size) -> [Polyline] {
    var parts: [Polyline] = []
    for element in elements {
      switch element {
      case .move(let point): parts.append(Polyline(points: [point]))
      case .line(let point): parts[parts.count - 1].points.append(point)
      case .close: parts[parts.count - 1].isClosed = true
      case .quadCurve(let end, let control):
        guard let start = parts.last?.points.last else { continue }
        let count = Self.lines(for: [start, control, end], scale)
        for index in 1...count {
          let t = Double(index) / Double(count)
          let (one, two) = (start.moved(to: control, by: t), control.moved(to: end, by: t))
          parts[parts.count - 1].points.append(one.moved(to: two, by: t))
        }
      case .curve(let end, let control1, let control2):
        guard let start = parts.last?.points.last else { continue }
        let count = Self.lines(for: [start, control1, control2, end], scale)
        for index in 1...count {
          let t = Double(index) / Double(count)
          let middle = control1.moved(to: control2, by: t)
          let one = start.moved(to: control1, by: t).moved(to: middle, by: t)
          let two = middle.moved(to: control2.moved(to: end, by: t), by: t)
          parts[parts.count - 1].points.append(one.moved(to: two, by: t))
        }
      }
    }
    return parts
  }

  /// Returns the number of lines for a curve: four in each cell that it could pass.
  private static func lines(for points: [Point], _ scale: Size) -> Int {
    let length = zip(points, points.dropFirst()).reduce(0.0) {
      $0 + abs($1.1.x - $1.0.x) * abs(scale.width) + abs($1.1.y - $1.0.y) * abs(scale.height)
    }
    return length < Double(mostLines) / 4 ? max(4, Int(length * 4)) : mostLines
  }
}

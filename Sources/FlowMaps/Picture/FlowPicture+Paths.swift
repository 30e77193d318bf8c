import CellGraphics

/// The lines of a flow as paths of SVG. Coordinates have one decimal, which is precise enough for the
/// eye.
extension FlowPicture {
  /// Returns the path of a bundle's line: straight between points at the same height, otherwise a
  /// curve that is horizontal at both ends.
  static func path(through points: [LayeredLayout.Point]) -> String {
    var path = "M\(number(points[0].x)) \(number(points[0].y))"
    for place in points.indices.dropFirst() {
      let (from, to) = (points[place - 1], points[place])
      if from == to { continue }
      if from.y == to.y {
        path += "H\(number(to.x))"
      } else {
        let middle = number((from.x + to.x) / 2)
        path += "C\(middle) \(number(from.y)) \(middle) \(number(to.y)) "
        path += "\(number(to.x)) \(number(to.y))"
      }
    }
    return path
  }

  /// Returns the path of an arrowhead that points in the direction in which a line arrives, to the
  /// left or right; nil for a line without length.
  static func head(of points: [LayeredLayout.Point]) -> String? {
    guard let end = points.last, let before = points.last(where: { $0 != end }) else { return nil }
    let way = end.x >= before.x ? -1.0 : 1.0
    return "M\(number(end.x)) \(number(end.y))l\(number(way * 8)) -4v8z"
  }

  /// Returns a coordinate with at most one decimal.
  static func number(_ value: Double) -> String {
    let tenths = Int(clamping: (value * 10).rounded())
    let sign = tenths < 0 ? "-" : ""
    let (whole, rest) = (abs(tenths) / 10, abs(tenths) % 10)
    return rest == 0 ? "\(sign)\(whole)" : "\(sign)\(whole).\(rest)"
  }
}

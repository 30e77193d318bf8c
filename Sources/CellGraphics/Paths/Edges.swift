/// The lines around an area, for finding the parts of a row that are inside.
struct Edges {
  private struct Edge {
    var top: Point
    var bottom: Point
    /// 1 for a line that goes down, -1 for one that goes up.
    var winding: Int
  }

  private var edges: [Edge] = []
  /// The rows in which there are lines.
  private(set) var top = Double.infinity
  private(set) var bottom = -Double.infinity

  init(_ parts: [Polyline]) {
    for part in parts {
      for (one, next) in zip(part.points, part.points.dropFirst() + part.points.prefix(1)) {
        guard one.x.isFinite, one.y.isFinite, next.x.isFinite, next.y.isFinite else { continue }
        if one.y < next.y { edges.append(Edge(top: one, bottom: next, winding: 1)) }
        if one.y > next.y { edges.append(Edge(top: next, bottom: one, winding: -1)) }
      }
    }
    for edge in edges { (top, bottom) = (min(top, edge.top.y), max(bottom, edge.bottom.y)) }
    edges.sort { $0.top.y < $1.top.y }
  }

  /// Calls `body` with the start and the end of each part of the line at `y` that is inside.
  func forEachSpan(at y: Double, _ rule: Path.FillRule, _ body: (Double, Double) -> Void) {
    var crossings: [(x: Double, winding: Int)] = []
    for edge in edges {
      if edge.top.y > y { break }
      guard y < edge.bottom.y else { continue }
      let part = (y - edge.top.y) / (edge.bottom.y - edge.top.y)
      crossings.append((edge.top.x + (edge.bottom.x - edge.top.x) * part, edge.winding))
    }
    crossings.sort { $0.x < $1.x }
    var winding = 0
    for (crossing, next) in zip(crossings, crossings.dropFirst()) {
      winding += rule == .evenOdd ? 1 : crossing.winding
      let isInside = rule == .evenOdd ? winding & 1 == 1 : winding != 0
      if isInside, next.x > crossing.x { body(crossing.x, next.x) }
    }
  }
}

/// Places the unconnected parts of a map side by side and below each other.
///
/// Each part is laid out by itself. In one common layout the parts would share columns, and a part
/// with few columns would leave the rest of its rows empty. The parts are then packed into a
/// rectangle of about 1.6 times its height.
///
/// Packing uses the skyline heuristic (Burke, Kendall and Whitwell, "A New Placement Heuristic for
/// the Orthogonal Stock-Cutting Problem", 2004). Each part takes the uppermost place that is large
/// enough, then the leftmost.
struct PackedLayout {
  /// The top left corner of each box.
  private(set) var origins: [LayeredLayout.Point]
  /// The routes by link. A link from a box to itself has no points.
  private(set) var routes: [LayeredLayout.Route]
  private(set) var width = 0.0
  private(set) var height = 0.0

  /// The gap beside a part, in points.
  private static let columnGap = 52.0
  private static let rowGap = LayeredLayout.boxGap
  /// The preferred ratio of width to height.
  private static let proportion = 1.6

  /// One horizontal segment of the *skyline*: the lower outline of all parts that are placed so
  /// far.
  private struct Edge {
    /// The left end.
    var x: Double
    var width: Double
    /// The height at which the next part can begin. Values grow downwards.
    var y: Double
  }

  /// Lays out boxes and links.
  ///
  /// - Parameters:
  ///   - boxes: The boxes.
  ///   - links: The links between them.
  ///   - starts: The boxes in the first column.
  init(boxes: [LayeredLayout.Box], links: [LayeredLayout.Link], starts: [Int]) {
    let none = LayeredLayout.Point(x: 0, y: 0)
    origins = [LayeredLayout.Point](repeating: none, count: boxes.count)
    routes = [LayeredLayout.Route](
      repeating: LayeredLayout.Route(points: [], label: none), count: links.count)
    let parts = Self.parts(boxes.count, links, starts)
    var places = [Int](repeating: 0, count: boxes.count)
    for part in parts { for (place, box) in part.boxes.enumerated() { places[box] = place } }
    let isStart = Set(starts)
    let layouts = parts.map { part in
      LayeredLayout(
        boxes: part.boxes.map { boxes[$0] },
        links: part.links.map { number in
          var link = links[number]
          (link.source, link.target) = (places[link.source], places[link.target])
          return link
        }, starts: part.boxes.filter(isStart.contains).map { places[$0] })
    }
    let widest = layouts.map(\.width).max() ?? 0
    let area = layouts.reduce(0) { $0 + ($1.width + Self.columnGap) * ($1.height + Self.rowGap) }
    var edges = [
      Edge(x: 0, width: max(widest, (area * Self.proportion).squareRoot()) + Self.columnGap, y: 0)
    ]
    for (part, layout) in zip(parts, layouts) {
      let place = Self.take(
        layout.width + Self.columnGap, layout.height + Self.rowGap, from: &edges)
      add(layout, part, at: place)
      width = max(width, place.x + layout.width)
      height = max(height, place.y + layout.height)
    }
  }

  /// Copies the layout of a part into the whole, moved to `place`.
  private mutating func add(_ layout: LayeredLayout, _ part: Part, at place: LayeredLayout.Point) {
    func moved(_ point: LayeredLayout.Point) -> LayeredLayout.Point {
      LayeredLayout.Point(x: point.x + place.x, y: point.y + place.y)
    }
    for (number, box) in part.boxes.enumerated() { origins[box] = moved(layout.origins[number]) }
    for (number, link) in part.links.enumerated() {
      var route = layout.routes[number]
      route.points = route.points.map(moved)
      route.label = moved(route.label)
      routes[link] = route
    }
  }

  // MARK: - Parts

  /// A connected part of the map: its boxes and links, by their indices in the whole.
  private struct Part {
    var boxes: [Int] = []
    var links: [Int] = []
  }

  /// Returns the parts with a start, then the other parts with links, then single boxes. Within
  /// each group the parts are in the order of their first boxes.
  private static func parts(_ count: Int, _ links: [LayeredLayout.Link], _ starts: [Int]) -> [Part]
  {
    var joined = [[Int]](repeating: [], count: count)
    for link in links where link.source != link.target {
      joined[link.source].append(link.target)
      joined[link.target].append(link.source)
    }
    var partOfBox = [Int](repeating: -1, count: count)
    var parts: [Part] = []
    for start in starts + Array(0..<count) where partOfBox[start] < 0 {
      partOfBox[start] = parts.count
      var waiting = [start]
      while let box = waiting.popLast() {
        for other in joined[box] where partOfBox[other] < 0 {
          partOfBox[other] = parts.count
          waiting.append(other)
        }
      }
      parts.append(Part())
    }
    for box in 0..<count { parts[partOfBox[box]].boxes.append(box) }
    for (number, link) in links.enumerated() { parts[partOfBox[link.source]].links.append(number) }
    let isStart = Set(starts.map { partOfBox[$0] })
    func rank(_ part: Int) -> Int {
      isStart.contains(part) ? 0 : parts[part].boxes.count > 1 ? 1 : 2
    }
    return parts.indices.sorted { (rank($0), $0) < (rank($1), $1) }.map { parts[$0] }
  }

  // MARK: - Places

  /// Takes the uppermost place for a rectangle, and updates the skyline. If several places are
  /// equally high, the leftmost is taken.
  ///
  /// A rectangle lies below the lowest of the segments that it spans. Its own lower edge then
  /// replaces them.
  ///
  /// - Parameters:
  ///   - width: The width of the rectangle.
  ///   - height: The height of the rectangle.
  ///   - edges: The skyline, from left to right.
  /// - Returns: The top left corner.
  ///
  /// Places are tried only at the left ends of segments, as in the heuristic.
  private static func take(
    _ width: Double, _ height: Double, from edges: inout [Edge]
  ) -> LayeredLayout.Point {
    let end = edges.last.map { $0.x + $0.width } ?? 0
    var best: (first: Int, last: Int, y: Double)?
    for first in edges.indices where edges[first].x + width <= end + 0.01 || first == 0 {
      var (last, y) = (first, edges[first].y)
      while edges[last].x + edges[last].width < edges[first].x + width - 0.01,
        last + 1 < edges.count
      {
        last += 1
        y = max(y, edges[last].y)
      }
      if y < best?.y ?? .infinity { best = (first, last, y) }
    }
    guard let best else { return LayeredLayout.Point(x: 0, y: 0) }
    let x = edges[best.first].x
    let right = edges[best.last].x + edges[best.last].width
    var added = [Edge(x: x, width: width, y: best.y + height)]
    if right > x + width + 0.01 {
      added.append(Edge(x: x + width, width: right - x - width, y: edges[best.last].y))
    }
    edges.replaceSubrange(best.first...best.last, with: added)
    return LayeredLayout.Point(x: x, y: best.y)
  }
}

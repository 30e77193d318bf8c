/// Places boxes in columns from left to right so that links lead to the right and rarely cross.
///
/// The method is that of Sugiyama, Tagawa and Toda ("Methods for Visual Understanding of
/// Hierarchical System Structures", 1981): reverse links that close a cycle, rank, order the ranks
/// by barycentres, place. A label is an item of its own between two columns, so that no two
/// overlap. The last step places each rank by least squares under the required distances, with
/// pools of adjacent violators.
///
/// The result depends only on the boxes and links, in their order. The same flow gives the same
/// image on every machine.
struct LayeredLayout {
  /// The size of a box, in points.
  struct Box {
    var width: Double
    var height: Double
  }

  /// A link between two boxes, by their indices. Lengths are in points.
  struct Link {
    var source: Int
    var target: Int
    /// The heights where the link leaves and arrives, from the top of the box, and the largest
    /// deviation from them.
    var sourcePort: Double
    var targetPort: Double
    var stray: Double
    var labelWidth: Double
    var labelHeight: Double
    /// The width of the label of a cut link, which names the destination too.
    var cutLabelWidth: Double
    /// Indicates whether the link leads back. Such a link has no influence on the ranks.
    var isReturn: Bool
  }

  /// A position in the image, in points from the top left corner.
  struct Point: Equatable {
    var x: Double
    var y: Double
  }

  /// The course of a link in the image.
  struct Route {
    /// Pairs of points: a straight line inside a pair, a curve between two pairs.
    var points: [Point]
    /// The centre of the label.
    var label: Point
    /// Indicates whether the link ends at its label because the target is far away.
    var isCut = false
  }

  /// The top left corner of each box.
  private(set) var origins: [Point] = []
  /// The routes by link. A link from a box to itself has no points.
  private(set) var routes: [Route] = []
  /// The width of the image, in points.
  var width = 0.0
  var height = 0.0
  /// By layer, the number of its row.
  var rows: [Int] = []
  /// The turns after each row except the last.
  var turns: [Turn] = []

  /// The largest number of places that links take between the columns. If there are more, the
  /// longest links are cut.
  static let placeLimit = 30_000
  /// The smallest vertical gap between two boxes, in points.
  static let boxGap = 22.0
  /// The smallest vertical gap beside a place of a link, in points.
  static let linkGap = 9.0
  /// The smallest horizontal gap between two layers, in points.
  static let columnGap = 38.0
  /// The largest horizontal gap between two layers, in points.
  static let widestColumnGap = 150.0
  /// The number of items above which the order is found by fewer sweeps, without counting
  /// crossings.
  static let sweepLimit = 3_000

  let boxes: [Box]
  let links: [Link]
  /// By link, whether it is laid out against its direction.
  var isTurned: [Bool]
  /// By box, the number of its column, from 0.
  var ranks: [Int]
  var items: [Item] = []
  /// By layer, its items from top to bottom. Boxes are in even layers, labels in odd ones.
  var layers: [[Int]] = []
  /// By link, its items between the boxes, from left to right.
  var chains: [[Int]]
  /// By link, whether it ends at its label instead of its target.
  var isCut: [Bool]
  /// By link, the height at which it leaves its source, from the top of the box.
  var sourceOffsets: [Double]
  /// By link, the height at which it arrives at its target, from the top of the box.
  var targetOffsets: [Double]

  /// An item of a layer: a box, a label, or a place where a link passes.
  struct Item {
    var layer: Int
    var width: Double
    var height: Double
    /// The index of the box; nil for a label or a place of a link.
    var box: Int?
    /// The index in the layer.
    var order = 0
    /// The vertical centre.
    var y = 0.0
    /// The neighbours in the layer on the left.
    var left: [Neighbor] = []
    /// The neighbours in the layer on the right.
    var right: [Neighbor] = []
  }

  /// The other end of a segment of a link.
  struct Neighbor {
    var item: Int
    /// The offset of the link's end from the centre of this item.
    var ownPort: Double
    /// The offset of the link's other end from the centre of the neighbour.
    var port: Double
    /// The influence of the neighbour on the item's place.
    var weight: Double
  }

  /// Lays out boxes and links.
  ///
  /// - Parameters:
  ///   - boxes: The boxes.
  ///   - links: The links between them.
  ///   - starts: The boxes in the first column.
  init(boxes: [Box], links: [Link], starts: [Int]) {
    self.boxes = boxes
    self.links = links
    isTurned = [Bool](repeating: false, count: links.count)
    ranks = [Int](repeating: 0, count: boxes.count)
    isCut = [Bool](repeating: false, count: links.count)
    (chains, sourceOffsets, targetOffsets) = ([], [], [])
    rank(starts)
    cutLongLinks()
    arrange()
    if cutLinksBetweenRows() { arrange() }
    finish()
  }

  /// Makes the items of all layers, orders them and places them vertically. Requires ``ranks`` and
  /// ``isCut``; a second call replaces the results of the first.
  private mutating func arrange() {
    chains = [[Int]](repeating: [], count: links.count)
    sourceOffsets = links.map(\.sourcePort)
    targetOffsets = links.map(\.targetPort)
    makeItems()
    orderLayers()
    spreadPorts()
    connectNeighbors()
    placeVertically()
  }

  // MARK: - Result

  /// Moves the image to the origin, folds it if it is too wide, and computes ``origins`` and
  /// ``routes``.
  private mutating func finish() {
    var (starts, layerWidths) = columns
    width = max(0, (starts.last ?? 0) + (layerWidths.last ?? 0))
    let top = items.map { $0.y - $0.height / 2 }.min() ?? 0
    for index in items.indices { items[index].y -= top }
    height = items.map { $0.y + $0.height / 2 }.max() ?? 0
    fold(&starts, layerWidths)
    origins = boxes.indices.map { box in
      Point(x: starts[items[box].layer], y: items[box].y - items[box].height / 2)
    }
    for number in links.indices { routes.append(route(of: number, starts, layerWidths)) }
  }

  /// The start and the width of each layer in one row.
  var columns: (starts: [Double], widths: [Double]) {
    var widths = [Double](repeating: 0, count: layers.count)
    for item in items { widths[item.layer] = max(widths[item.layer], item.width) }
    let gaps = columnGaps
    var starts: [Double] = []
    var x = 0.0
    for (layer, width) in widths.enumerated() {
      starts.append(x)
      x += width + gaps[layer]
    }
    return (starts, widths)
  }

  /// The gap after each layer. The gap is wider beside links with a large vertical distance, so
  /// that they do not become a bundle of vertical lines.
  private var columnGaps: [Double] {
    var climbs = [Double](repeating: 0, count: layers.count)
    for item in items {
      for neighbor in item.right {
        let climb = abs(items[neighbor.item].y + neighbor.port - item.y - neighbor.ownPort)
        climbs[item.layer] = max(climbs[item.layer], climb)
      }
    }
    return climbs.map { min(max(Self.columnGap, $0 * 0.12), Self.widestColumnGap) }
  }

  /// Returns the course of a link from the right side of a box to the left side of another.
  ///
  /// A link that was turned runs from right to left through the same places. A cut link ends at its
  /// label.
  ///
  /// - Parameters:
  ///   - number: The index of the link.
  ///   - starts: The x position of each layer.
  ///   - widths: The width of each layer.
  private mutating func route(
    of number: Int, _ starts: [Double], _ widths: [Double]
  ) -> Route {
    let link = links[number]
    guard link.source != link.target else { return Route(points: [], label: Point(x: 0, y: 0)) }
    let chain = chains[number]
    let items = items
    func middle(_ item: Int) -> Point {
      Point(x: starts[items[item].layer] + widths[items[item].layer] / 2, y: items[item].y)
    }
    let (first, last) = isTurned[number] ? (link.target, link.source) : (link.source, link.target)
    let (firstOffset, lastOffset) =
      isTurned[number]
      ? (targetOffsets[number], sourceOffsets[number])
      : (sourceOffsets[number], targetOffsets[number])
    let start = Point(
      x: origins[first].x + boxes[first].width, y: origins[first].y + firstOffset)
    let columnEnd = Point(
      x: starts[items[first].layer] + widths[items[first].layer], y: start.y)
    if isCut[number] {
      // The link leaves the box on the right side in both directions.
      let source = Point(
        x: origins[link.source].x + boxes[link.source].width,
        y: origins[link.source].y + sourceOffsets[number])
      let end = Point(
        x: starts[items[link.source].layer] + widths[items[link.source].layer], y: source.y)
      let label = chain[0]
      return Route(
        points: [
          source, end, Point(x: starts[items[label].layer], y: items[label].y),
          Point(x: starts[items[label].layer] + 8, y: items[label].y),
        ], label: middle(label), isCut: true)
    }
    var points = [start, columnEnd]
    var row = rows[items[first].layer]
    let end = Point(x: origins[last].x, y: origins[last].y + lastOffset)
    for item in chain + [last] {
      let layer = items[item].layer
      let next = item == last ? end : Point(x: starts[layer], y: items[item].y)
      // A link between rows leads around the boxes between them.
      if rows[layer] != row { points += turn(row, from: points[points.count - 1], to: next) }
      row = rows[layer]
      points += [next, item == last ? end : Point(x: next.x + widths[layer], y: next.y)]
    }
    if isTurned[number] { points.reverse() }
    let label = isTurned[number] ? chain.last : chain.first
    return Route(points: points, label: label.map(middle) ?? start)
  }
}

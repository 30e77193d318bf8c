/// Places boxes in columns from left to right so that links run to the right and seldom cross.
///
/// The method of Sugiyama, Tagawa and Toda ("Methods for Visual Understanding of Hierarchical System
/// Structures", 1981): turn links that close a circle, rank, order the ranks by barycentres, place. A
/// label is a place of its own between two columns, so that no two overlap. The last step places each
/// rank by least squares under the distances there must be, with pools of adjacent violators.
struct LayeredLayout {
  struct Box {
    var width: Double
    var height: Double
  }

  struct Link {
    var source: Int
    var target: Int
    /// Where it leaves and arrives, from the top of the box, and how far it may stray from there.
    var sourcePort: Double
    var targetPort: Double
    var stray: Double
    var labelWidth: Double
    var labelHeight: Double
    /// Of its label where it is cut, which names where it leads too.
    var cutLabelWidth: Double
    /// Leads back by its nature, so that it does not decide what comes before what.
    var isReturn: Bool
  }

  struct Point: Equatable {
    var x: Double
    var y: Double
  }

  struct Route {
    /// Pairs of points: straight between the two of a pair, curved from one pair to the next.
    var points: [Point]
    /// The middle of its label.
    var label: Point
    /// Whether it ends at its label instead of its target, which is far away.
    var isCut = false
  }

  private(set) var origins: [Point] = []
  /// By link; a link of a box to itself has no points.
  private(set) var routes: [Route] = []
  var width = 0.0
  var height = 0.0
  /// By layer, in which row it stands.
  var rows: [Int] = []
  /// After each row but the last.
  var turns: [Turn] = []

  /// The most places that links may take up between the columns; those that would take the most are
  /// cut when there are more.
  static let placeLimit = 30_000
  static let boxGap = 22.0
  static let linkGap = 9.0
  static let columnGap = 38.0
  static let widestColumnGap = 150.0
  static let sweepLimit = 3_000

  let boxes: [Box]
  let links: [Link]
  /// By link, whether it is laid out against its direction.
  var isTurned: [Bool]
  var ranks: [Int]
  var items: [Item] = []
  /// By layer, its items from top to bottom. Boxes are in even layers, labels in odd ones.
  var layers: [[Int]] = []
  /// By link, its items between the boxes, from left to right.
  var chains: [[Int]]
  var isCut: [Bool]
  var sourceOffsets: [Double]
  var targetOffsets: [Double]

  /// Something in a layer: a box, a label, or the place where a link passes.
  struct Item {
    var layer: Int
    var width: Double
    var height: Double
    var box: Int?
    /// Its place in the layer.
    var order = 0
    /// The middle.
    var y = 0.0
    var left: [Neighbor] = []
    var right: [Neighbor] = []
  }

  struct Neighbor {
    var item: Int
    /// From the middle of this item, and of that.
    var ownPort: Double
    var port: Double
    var weight: Double
  }

  /// - Parameter starts: Boxes that come first.
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

  /// Where each layer begins in one row, and how wide it is.
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

  /// After each layer: wider where links climb far, so that they are no bundle of uprights.
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
      // Leaves to the right, whatever the direction.
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
      // From row to row it is led around what is there.
      if rows[layer] != row { points += turn(row, from: points[points.count - 1], to: next) }
      row = rows[layer]
      points += [next, item == last ? end : Point(x: next.x + widths[layer], y: next.y)]
    }
    if isTurned[number] { points.reverse() }
    let label = isTurned[number] ? chain.last : chain.first
    return Route(points: points, label: label.map(middle) ?? start)
  }
}

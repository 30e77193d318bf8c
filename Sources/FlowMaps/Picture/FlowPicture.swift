import Flows

/// The blocks, lines and labels of a map's image, with their places.
///
/// A *block* is a scene, or an outermost container with all scenes inside it. A *bundle* is a line
/// between two blocks, which can stand for several segues. An edge inside a block has no line, and
/// neither has one without a destination. Such an edge is a *note*, a text below the block.
///
/// Creating the value does everything: it makes the blocks, bundles the edges, and computes the
/// layout. All lengths are in points.
struct FlowPicture {
  /// The segues between the same two scenes that are drawn as one line.
  ///
  /// They share the style of the line and its colour. Lengths are in points.
  struct Bundle {
    /// The indices of the map's edges.
    var edges: [Int]
    var lines: [Line]
    /// The label of a line that ends at the label.
    var cutLines: [Line] = []
    var width: Double
    var cutWidth = 0.0
    var height: Double
    /// The index of the link in the layout.
    var link: Int
  }

  /// A line of a label.
  struct Line {
    var text: String
    /// Indicates whether this is the first line of a segue, which is larger and in the segue's
    /// colour.
    var isFirst: Bool
  }

  /// The map that the image shows.
  let map: FlowMap
  /// The blocks, in the order of their outermost nodes.
  private(set) var blocks: [MapBlock] = []
  /// By node, its block and the index of its card there.
  private(set) var cards: [(block: Int, card: Int)]
  /// The lines between blocks.
  private(set) var bundles: [Bundle] = []
  /// The places of the blocks and the routes of the lines.
  private(set) var layout: PackedLayout

  /// The largest number of segues that a label lists. For more segues the label has only their
  /// number.
  private static let longestBundle = 4

  /// Makes and lays out the blocks of a map.
  init(_ map: FlowMap) {
    self.map = map
    cards = [(block: Int, card: Int)](repeating: (0, 0), count: map.nodes.count)
    layout = PackedLayout(boxes: [], links: [], starts: [])
    for node in map.nodes.indices where map.nodes[node].parent == nil {
      let block = MapBlock(node, in: map)
      for (place, card) in block.cards.enumerated() { cards[card.node] = (blocks.count, place) }
      blocks.append(block)
    }
    bundleEdges()
    layOut()
  }

  /// The properties that edges must share to be drawn as one line.
  private struct BundleKey: Hashable {
    var source: Int
    var target: Int
    var line: FlowMap.Line
    /// The colour of the kind of segue, or of its change.
    var color: String
  }

  /// Collects the edges between blocks into bundles, and adds a note for every other edge.
  private mutating func bundleEdges() {
    var places: [BundleKey: Int] = [:]
    for (number, edge) in map.edges.enumerated() {
      let target = edge.target
      guard let target, cards[target].block != cards[edge.source].block else {
        addNote(number, edge)
        continue
      }
      let way = BundleKey(
        source: edge.source, target: target, line: edge.line,
        color: MapColors.edge(edge, in: map))
      if let place = places[way] {
        bundles[place].edges.append(number)
      } else {
        places[way] = bundles.count
        bundles.append(Bundle(edges: [number], lines: [], width: 0, height: 0, link: 0))
      }
    }
    for number in bundles.indices { fill(number) }
  }

  /// Adds a note below the block of an edge. `?` is an unknown destination; `↻` is an edge from a
  /// scene to itself.
  private mutating func addNote(_ number: Int, _ edge: FlowMap.Edge) {
    let text = map.lines(of: edge).joined(separator: " · ")
    let source = map.title(of: edge.source)
    let ends: String
    switch edge.target {
    case nil: ends = "\(source) → ?"
    case edge.source?: ends = "↻ \(source)"
    case let target?: ends = "\(source) → \(map.destinationTitle(of: target))"
    }
    blocks[cards[edge.source].block].add(
      MapBlock.Note(text: "\(ends): \(text)", edge: number))
  }

  /// Sets the texts and the size of a bundle's label.
  ///
  /// More than ``longestBundle`` segues are shortened to the first three and the number of the
  /// others.
  private mutating func fill(_ number: Int) {
    let edges = bundles[number].edges
    var lines: [Line] = []
    for edge in edges.prefix(edges.count > Self.longestBundle ? 3 : Self.longestBundle) {
      for (place, text) in map.lines(of: map.edges[edge]).enumerated() {
        lines.append(Line(text: text, isFirst: place == 0))
      }
    }
    if edges.count > Self.longestBundle {
      lines.append(Line(text: "and \(edges.count - 3) more", isFirst: false))
    }
    bundles[number].lines = lines
    var cutLines = lines
    if let target = map.edges[edges[0]].target, !cutLines.isEmpty {
      cutLines[0].text = "\(lines[0].text) → \(map.destinationTitle(of: target))"
    }
    bundles[number].cutLines = cutLines
    bundles[number].width = Self.width(of: lines)
    bundles[number].cutWidth = Self.width(of: cutLines)
    bundles[number].height = Double(lines.count) * 12.5 + 5
  }

  /// Returns the width of a label with these lines: that of the widest line and 5 points on either
  /// side.
  private static func width(of lines: [Line]) -> Double {
    lines.map { TextWidth.of($0.text, size: $0.isFirst ? 10.5 : 9.5) }.reduce(0, max) + 10
  }

  /// Lays out the blocks as boxes and the bundles as links. Each link leaves and arrives at the
  /// height of its card, and may deviate by 15 points. An unwind is a return link, which does not
  /// influence columns.
  ///
  /// The layout knows nothing of scenes: it places boxes and links with ports, and returns origins
  /// and routes.
  private mutating func layOut() {
    let boxes = blocks.map { LayeredLayout.Box(width: $0.fullWidth, height: $0.fullHeight) }
    let links = bundles.map { bundle in
      let edge = map.edges[bundle.edges[0]]
      return LayeredLayout.Link(
        source: cards[edge.source].block, target: cards[edge.target ?? 0].block,
        sourcePort: port(of: edge.source), targetPort: port(of: edge.target ?? 0), stray: 15,
        labelWidth: bundle.width, labelHeight: bundle.height,
        cutLabelWidth: bundle.cutWidth,
        isReturn: edge.segue.map { map.flow.segues[$0].kind == .unwind } ?? false)
    }
    let starts = map.flow.entries.compactMap { map.nodeOfScene[$0] }.map { cards[$0].block }
    layout = PackedLayout(boxes: boxes, links: links, starts: starts)
    for number in bundles.indices { bundles[number].link = number }
  }

  /// Returns the points of the line of a bundle, from box to box.
  ///
  /// The layout treats boxes together with the notes below them, which can be wider. The line is
  /// extended to the box itself.
  func points(of bundle: Int) -> [LayeredLayout.Point] {
    let edge = map.edges[bundles[bundle].edges[0]]
    var points = layout.routes[bundles[bundle].link].points
    guard let first = points.first, let last = points.last, points.count > 1 else { return points }
    if let start = rightSide(of: edge.source, beside: first) { points.insert(start, at: 0) }
    if let end = edge.target.flatMap({ rightSide(of: $0, beside: last) }) { points.append(end) }
    return points
  }

  /// Returns the point on the right side of a box at the height of `point`.
  ///
  /// - Returns: Nil if `point` touches the box. It does not if the block's notes are wider than the
  ///   box and the line ends at the notes.
  private func rightSide(
    of node: Int, beside point: LayeredLayout.Point
  ) -> LayeredLayout.Point? {
    let number = cards[node].block
    let (block, origin) = (blocks[number], layout.origins[number])
    let (right, room) = (origin.x + block.width, origin.x + block.fullWidth)
    guard room > right, point.x > right, point.x <= room + 1 else { return nil }
    return LayeredLayout.Point(x: right, y: point.y)
  }

  /// Returns the height of the middle of a node's card, from the top of its block.
  private func port(of node: Int) -> Double {
    let (block, card) = cards[node]
    return blocks[block].cards[card].y + MapBlock.cardHeight / 2
  }
}

import CellGraphics
import Flows
import Storyboards
import TextFormats

extension FlowMap {
  /// The map as an SVG image. Text from files is escaped.
  ///
  /// The image needs no other file: it has no script and no link, and names common sans serif
  /// fonts. It is as large as the drawing, in points.
  public var svg: String { SVGDrawing(FlowPicture(self)).text }
}

/// Draws the image of a flow.
///
/// The order of drawing decides what covers what: lines first, then the boxes of scenes over them,
/// then the labels of the lines, at last the legend. Coordinates are in points with one decimal.
/// The text depends only on the map, so two runs write the same bytes.
private struct SVGDrawing {
  private let picture: FlowPicture
  private(set) var text = ""

  /// The space around the drawing, in points.
  private static let margin = 28.0
  /// The height of the legend at the bottom, in points.
  private static let legendHeight = 30.0

  private var map: FlowMap { picture.map }

  /// Draws the whole image. The text is then complete.
  init(_ picture: FlowPicture) {
    self.picture = picture
    let legend = legend
    let legendWidth = legend.reduce(0) { $0 + TextWidth.of($1.name, size: 10) + 52 }
    let width = max(picture.layout.width, legendWidth, 200) + 2 * Self.margin
    let height = picture.layout.height + 2 * Self.margin + Self.legendHeight
    text = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(number(width))" height="\(number(height))" \
      viewBox="0 0 \(number(width)) \(number(height))" \
      font-family="Helvetica, Arial, 'DejaVu Sans', sans-serif">
      <title>The flow of \(escaped(map.flow.files.map { $0.harmless() }.joined(separator: ", ")))</title>
      <rect width="100%" height="100%" fill="#ffffff"/>
      <g transform="translate(\(number(Self.margin)) \(number(Self.margin)))">

      """
    for number in picture.bundles.indices { drawLine(number) }
    for block in picture.blocks.indices { draw(block) }
    for number in picture.bundles.indices { drawLabel(number) }
    draw(legend, y: picture.layout.height + Self.margin)
    text += "</g>\n</svg>\n"
  }

  // MARK: - Scenes

  /// Draws a block: the frames of its containers, its cards, and its notes below them.
  private mutating func draw(_ number: Int) {
    let block = picture.blocks[number]
    let origin = picture.layout.origins[number]
    text += "<g transform=\"translate(\(self.number(origin.x)) \(self.number(origin.y)))\">\n"
    for frame in block.frames {
      let outline = MapColors.outline(map.nodes[frame.node].change)
      text += """
        <rect x="\(self.number(frame.x))" y="\(self.number(frame.y))" \
        width="\(self.number(frame.width))" height="\(self.number(frame.height))" rx="10" \
        fill="#eef2f6" fill-opacity="0.75" stroke="\(outline)"/>

        """
    }
    for card in block.cards { draw(card) }
    for (place, note) in block.notes.enumerated() {
      let y = block.height + 16 + Double(place) * MapBlock.noteHeight
      let color = MapColors.edge(map.edges[note.edge], in: map)
      text += """
        <text x="6" y="\(self.number(y))" font-size="9.5" fill="\(color)">\(escaped(note.text))</text>

        """
    }
    text += "</g>\n"
  }

  /// Draws the card of a scene with its thumbnail, title and subtitle.
  ///
  /// A container's card has no box of its own, because the container's frame is around it. Dashes
  /// mark a scene of another file and a lost scene. An arrow on the left marks an initial scene.
  private mutating func draw(_ card: MapBlock.Card) {
    let node = map.nodes[card.node]
    let scene = map.flow.scenes[node.scene]
    let isContainer = !node.children.isEmpty
    text += """
      <g id="\(escaped("scene-\(card.node)"))" transform="translate(\(number(card.x)) \
      \(number(card.y)))"><title>\(escaped(node.key.harmless(upTo: 200)))</title>

      """
    if !isContainer {
      let dashes =
        scene.kind == .storyboardReference || node.change == .lost
        ? " stroke-dasharray=\"5 3\"" : ""
      text += """
        <rect width="\(number(card.width))" height="\(number(MapBlock.cardHeight))" rx="8" \
        fill="\(MapColors.ground(node.change))" stroke="\(MapColors.outline(node.change))"\
        \(dashes)/>

        """
    }
    drawThumbnail(of: scene, isContainer: isContainer)
    text += """
      <text x="34" y="18" font-size="13" font-weight="bold" fill="\(MapColors.foreground)">\
      \(escaped(map.title(of: card.node)))</text>
      <text x="34" y="32" font-size="10" fill="\(MapColors.faint)">\
      \(escaped(map.subtitle(of: card.node)))</text>

      """
    if scene.isInitial {
      text += "<path d=\"M-16 21h9m-4 -4l5 4l-5 4\" fill=\"none\" "
      text += "stroke=\"\(MapColors.foreground)\" "
      text += "stroke-width=\"1.6\"/><circle cx=\"-18\" cy=\"21\" r=\"3.5\" "
      text += "fill=\"\(MapColors.foreground)\"/>\n"
    }
    text += "</g>\n"
  }

  /// Draws a small screen in the scene's colour, or a symbol of a container.
  private mutating func drawThumbnail(of scene: Flow.Scene, isContainer: Bool) {
    let color = MapColors.background(of: scene) ?? "#ffffff"
    let line = "stroke=\"#8894a0\" stroke-width=\"1.1\""
    text +=
      "<rect x=\"11\" y=\"8\" width=\"15\" height=\"26\" rx=\"3\" fill=\"\(color)\" \(line)/>\n"
    let sign: String
    switch scene.kind {
    case .navigationController: sign = "M11 14h15M14 11h2"
    case .tabBarController: sign = "M11 28h15M16 28v6M21 28v6"
    case .splitViewController: sign = "M17 8v26"
    case .pageViewController: sign = "M15 30h1M18 30h1M21 30h1"
    case .tableViewController: sign = "M13 13h11M13 18h11M13 23h11M13 28h11"
    case .collectionViewController:
      sign = "M14 12h4v4h-4zM20 12h4v4h-4zM14 19h4v4h-4zM20 19h4v4h-4z"
    case .alertController: sign = "M14 17h9v8h-9zM14 22h9"
    case .storyboardReference: sign = "M15 21h7m-3 -3l3 3l-3 3"
    case .viewController: return
    }
    text += "<path d=\"\(sign)\" fill=\"none\" \(line)/>\n"
  }

  // MARK: - Segues

  /// Returns the attributes of a dashed or dotted line; empty for a solid one.
  private func dashes(_ line: FlowMap.Line) -> String {
    switch line {
    case .solid: ""
    case .dashed: " stroke-dasharray=\"6 4\""
    case .dotted: " stroke-dasharray=\"1.5 3.5\" stroke-linecap=\"round\""
    }
  }

  /// Draws the line of a bundle with its arrowhead.
  private mutating func drawLine(_ number: Int) {
    let bundle = picture.bundles[number]
    let edge = map.edges[bundle.edges[0]]
    let points = picture.points(of: number)
    guard points.count > 1 else { return }
    let color = MapColors.edge(edge, in: map)
    text +=
      "<path d=\"\(FlowPicture.path(through: points))\" fill=\"none\" stroke=\"\(color)\" stroke-width=\"1.4\""
    text += "\(dashes(edge.line))/>\n"
    if let head = FlowPicture.head(of: points) {
      text += "<path d=\"\(head)\" fill=\"\(color)\"/>\n"
    }
  }

  /// Draws the label of a bundle on a white rectangle at the centre that the layout chose. A link
  /// that was cut has a label with its destination.
  ///
  /// The rectangle covers the line below the text. Labels are drawn after all lines, so no line
  /// crosses a text.
  private mutating func drawLabel(_ number: Int) {
    let bundle = picture.bundles[number]
    let route = picture.layout.routes[bundle.link]
    guard route.points.count > 1 else { return }
    let edge = map.edges[bundle.edges[0]]
    let color = MapColors.edge(edge, in: map)
    let lines = route.isCut ? bundle.cutLines : bundle.lines
    let (width, height) = (route.isCut ? bundle.cutWidth : bundle.width, bundle.height)
    let (left, top) = (route.label.x - width / 2, route.label.y - height / 2)
    text += """
      <g><rect x="\(self.number(left))" y="\(self.number(top))" width="\(self.number(width))" \
      height="\(self.number(height))" rx="5" fill="#ffffff"/>

      """
    for (place, line) in lines.enumerated() {
      let y = top + 12 + Double(place) * 12.5
      let (size, foreground) = line.isFirst ? ("10.5", color) : ("9.5", MapColors.faint)
      text += """
        <text x="\(self.number(route.label.x))" y="\(self.number(y))" font-size="\(size)" \
        text-anchor="middle" fill="\(foreground)">\(escaped(line.text))</text>

        """
    }
    text += "</g>\n"
  }

  // MARK: - Legend

  /// The entries of the legend, each with the first edge that looks like it. A change replaces the
  /// kind of segue, because the colour then shows the change.
  private var legend: [(name: String, edge: FlowMap.Edge)] {
    var met: Set<String> = []
    var legend: [(name: String, edge: FlowMap.Edge)] = []
    for edge in map.edges {
      guard let number = edge.segue else { continue }
      let kind: String
      switch edge.change {
      case .none: kind = map.flow.segues[number].kind.displayName
      case .gained, .lost, .changed:
        kind = picture.map.changeNames[edge.change] ?? edge.change.rawValue
      }
      let name = edge.line == .dotted ? "\(kind), assumed" : kind
      if met.insert(name).inserted { legend.append((name, edge)) }
    }
    return legend
  }

  /// Draws the legend: a short line and a name for each kind of edge, in one row.
  private mutating func draw(_ legend: [(name: String, edge: FlowMap.Edge)], y: Double) {
    var x = 0.0
    for (name, edge) in legend {
      let color = MapColors.edge(edge, in: map)
      text += "<path d=\"M\(number(x)) \(number(y))h26\" stroke=\"\(color)\" stroke-width=\"1.6\""
      text += "\(dashes(edge.line))/>"
      text += "<text x=\"\(number(x + 32))\" y=\"\(number(y + 3.5))\" font-size=\"10\" "
      text += "fill=\"\(MapColors.faint)\">\(escaped(name))</text>\n"
      x += TextWidth.of(name, size: 10) + 52
    }
  }

  // MARK: - Text

  private func number(_ value: Double) -> String { FlowPicture.number(value) }

  private func escaped(_ text: String) -> String { text.escapedForXML }
}

import TextFormats

extension FlowMap {
  /// The map as an SVG element inside a page, whose style sheet colours it.
  ///
  /// Scenes are groups of the class `scene` with their node in `data-node`. Lines and labels have
  /// the class `edge` and their edges in `data-edges`, so that a script can mark them. Nodes and
  /// edges are indices of ``nodes`` and ``edges``. Text from files is escaped.
  ///
  /// - Parameter label: The name of the image for assistive technology.
  public func pageSVG(label: String) -> String {
    let picture = FlowPicture(self)
    let margin = 24.0
    let (width, height) = (picture.layout.width + 2 * margin, picture.layout.height + 2 * margin)
    var lines = [
      """
      <svg class="map" role="img" aria-label="\(label.escapedForXML)" \
      viewBox="\(number(-margin)) \(number(-margin)) \(number(width)) \(number(height))" \
      width="\(number(width))" height="\(number(height))">
      """
    ]
    for bundle in picture.bundles.indices { lines += line(bundle, in: picture) }
    for block in picture.blocks.indices { lines += scenes(block, in: picture) }
    for bundle in picture.bundles.indices { lines += labels(bundle, in: picture) }
    return (lines + ["</svg>"]).joined(separator: "\n")
  }

  private func number(_ value: Double) -> String { FlowPicture.number(value) }

  private func attributes(_ bundle: FlowPicture.Bundle) -> String {
    let line = edges[bundle.edges[0]].line
    return
      "class=\"edge \(line.rawValue)\" data-edges=\"\(bundle.edges.map(String.init).joined(separator: " "))\""
  }

  private func line(_ number: Int, in picture: FlowPicture) -> [String] {
    let points = picture.points(of: number)
    guard points.count > 1 else { return [] }
    let head = FlowPicture.head(of: points).map { "<path class=\"head\" d=\"\($0)\"/>" } ?? ""
    return [
      """
      <g \(attributes(picture.bundles[number]))>\
      <path d="\(FlowPicture.path(through: points))"/>\(head)</g>
      """
    ]
  }

  /// Returns the frames, cards and notes of a block.
  private func scenes(_ index: Int, in picture: FlowPicture) -> [String] {
    let (block, origin) = (picture.blocks[index], picture.layout.origins[index])
    var lines = ["<g transform=\"translate(\(number(origin.x)) \(number(origin.y)))\">"]
    for frame in block.frames {
      lines.append(
        """
        <rect class="frame" x="\(number(frame.x))" y="\(number(frame.y))" \
        width="\(number(frame.width))" height="\(number(frame.height))" rx="10"/>
        """)
    }
    for card in block.cards {
      lines.append(
        """
        <g class="scene" data-node="\(card.node)" transform="translate(\(number(card.x)) \
        \(number(card.y)))"><rect width="\(number(card.width))" \
        height="\(number(MapBlock.cardHeight))" rx="8"/>\
        <text x="14" y="18" class="name">\(title(of: card.node).escapedForXML)</text>\
        <text x="14" y="32">\(subtitle(of: card.node).escapedForXML)</text></g>
        """)
    }
    for (place, note) in block.notes.enumerated() {
      let y = block.height + 16 + Double(place) * MapBlock.noteHeight
      lines.append(
        """
        <g class="edge" data-edges="\(note.edge)"><text x="6" y="\(number(y))">\
        \(note.text.escapedForXML)</text></g>
        """)
    }
    return lines + ["</g>"]
  }

  private func labels(_ index: Int, in picture: FlowPicture) -> [String] {
    let bundle = picture.bundles[index]
    let route = picture.layout.routes[bundle.link]
    let texts = route.isCut ? bundle.cutLines : bundle.lines
    guard route.points.count > 1, !texts.isEmpty else { return [] }
    let width = route.isCut ? bundle.cutWidth : bundle.width
    let top = route.label.y - bundle.height / 2
    var line = """
      <g \(attributes(bundle))><rect x="\(number(route.label.x - width / 2))" y="\(number(top))" \
      width="\(number(width))" height="\(number(bundle.height))" rx="5"/>
      """
    for (place, text) in texts.enumerated() {
      line += """
        <text x="\(number(route.label.x))" y="\(number(top + 12 + Double(place) * 12.5))" \
        class="\(text.isFirst ? "middle name" : "middle")">\(text.text.escapedForXML)</text>
        """
    }
    return [line + "</g>"]
  }

  /// Returns a sentence for an edge, such as *List → Detail: swipe up, present*.
  public func sentence(ofEdge index: Int) -> String {
    let edge = edges[index]
    let end = edge.target.map { destinationTitle(of: $0) } ?? "?"
    return "\(title(of: edge.source)) → \(end): \(lines(of: edge).joined(separator: ", "))"
  }
}

import Flows
import TextFormats

extension FlowMap {
  /// The map as a flowchart of Mermaid, which GitHub and other sites show in Markdown. Text from
  /// files is escaped.
  ///
  /// Mermaid numbers the edges in the order of their lines. The colours of edges refer to these
  /// numbers.
  public var mermaid: String {
    var text = "flowchart LR\n"
    for node in nodes.indices where nodes[node].parent == nil {
      writeMermaid(node, to: &text, indent: "  ")
    }
    for (number, edge) in edges.enumerated() {
      if edge.target == nil { text += "  nowhere\(number)((\"?\"))\n" }
      let target = edge.target.map { "n\($0)" } ?? "nowhere\(number)"
      let arrow = edge.line == .solid ? "-->" : "-.->"
      text += "  n\(edge.source) \(arrow)|\(Self.quotedForMermaid(lines(of: edge)))| \(target)\n"
    }
    for node in nodes.indices { writeStyle(of: node, to: &text) }
    for (number, edge) in edges.enumerated() {
      let dashes = edge.line == .dotted ? ",stroke-dasharray:2 4" : ""
      text += "  linkStyle \(number) stroke:\(MapColors.edge(edge, in: self))\(dashes)\n"
    }
    return text
  }

  /// Writes a node. A container becomes a subgraph that contains its own node and those of its
  /// children.
  private func writeMermaid(_ node: Int, to text: inout String, indent: String) {
    let label = Self.quotedForMermaid([title(of: node), subtitle(of: node)])
    guard !nodes[node].children.isEmpty else {
      text += "\(indent)n\(node)[\(label)]\n"
      return
    }
    text += "\(indent)subgraph c\(node)[\(Self.quotedForMermaid([title(of: node)]))]\n"
    text += "\(indent)  n\(node)([\(label)])\n"
    for child in nodes[node].children { writeMermaid(child, to: &text, indent: indent + "  ") }
    text += "\(indent)end\n"
  }

  /// Writes the colours of a node. An initial scene has a thick border.
  private func writeStyle(of node: Int, to text: inout String) {
    let scene = flow.scenes[nodes[node].scene]
    let isPlain = nodes[node].change == .none
    let fill =
      isPlain
      ? MapColors.background(of: scene) ?? "#ffffff" : MapColors.ground(nodes[node].change)
    let foreground = isPlain ? MapColors.foreground(on: scene) : MapColors.foreground
    text += "  style n\(node) fill:\(fill),color:\(foreground),"
    text += "stroke:\(MapColors.outline(nodes[node].change))"
    text += scene.isInitial ? ",stroke-width:3px\n" : "\n"
  }

  /// Returns lines as a quoted text. Characters with a meaning in Mermaid, HTML or Markdown are
  /// written as numbers.
  static func quotedForMermaid(_ lines: [String]) -> String {
    var text = "\""
    for (number, line) in lines.enumerated() {
      if number > 0 { text += "<br/>" }
      for scalar in line.harmless(upTo: 1_000).unicodeScalars {
        switch scalar {
        // Mermaid would still read `\n` as a new line, `$$` as a formula and `fa:fa-x` as a
        // picture. A word joiner, which has no width, prevents this.
        case "\\", "$", ":": text += "#\(scalar.value);\u{2060}"
        case "\"", "#", "<", ">", "&", "`", "%", ";", "|", "*", "_", "~", "{", "}", "[", "]", "(",
          ")":
          text += "#\(scalar.value);"
        // Mermaid converts the text to XML, which does not allow such characters.
        case "\u{FFFE}", "\u{FFFF}": text += "\u{FFFD}"
        default: text.unicodeScalars.append(scalar)
        }
      }
    }
    return text + "\""
  }
}

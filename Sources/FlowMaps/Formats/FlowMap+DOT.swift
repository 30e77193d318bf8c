import Flows
import TextFormats

extension FlowMap {
  /// The map in DOT, the language of Graphviz. Text from files is escaped.
  ///
  /// Containers are clusters, so `dot` draws the scenes of a container inside its frame. An edge
  /// without a destination leads to a circle with a question mark.
  ///
  /// ```swift
  /// let place = Flow.Place(file: 0, line: 1, column: 1)
  /// var flow = Flow()
  /// flow.scenes = [Flow.Scene(id: "home", name: "Home", kind: .viewController, place: place)]
  /// precondition(FlowMap(flow).dot.hasPrefix("digraph flow {"))
  /// ```
  public var dot: String {
    var text = """
      digraph flow {
        rankdir=LR; compound=true; nodesep=0.35; ranksep=0.9;
        node [shape=box, style="rounded,filled", fontname="Helvetica", fontsize=11, penwidth=1.2];
        edge [fontname="Helvetica", fontsize=9, arrowsize=0.7];

      """
    for node in nodes.indices where nodes[node].parent == nil {
      writeDOT(node, to: &text, indent: "  ")
    }
    for (number, edge) in edges.enumerated() { writeDOT(edge, number, to: &text) }
    return text + "}\n"
  }

  /// Writes a node. A container becomes a cluster that contains its own node and those of its
  /// children.
  private func writeDOT(_ node: Int, to text: inout String, indent: String) {
    let isCluster = !nodes[node].children.isEmpty
    var inner = indent
    if isCluster {
      text += "\(indent)subgraph cluster_\(node) {\n"
      inner += "  "
      text += "\(inner)label=\(Self.quotedForDOT([title(of: node)])); style=\"rounded\"; "
      text += "color=\"\(MapColors.outline(nodes[node].change))\"; fontname=\"Helvetica\";\n"
    }
    let scene = flow.scenes[nodes[node].scene]
    let fill =
      nodes[node].change == .none
      ? MapColors.background(of: scene) ?? "#ffffff" : MapColors.ground(nodes[node].change)
    let font = nodes[node].change == .none ? MapColors.foreground(on: scene) : MapColors.foreground
    text += "\(inner)n\(node) ["
    text += "label=\(Self.quotedForDOT([title(of: node), subtitle(of: node)])), "
    text += "id=\(Self.quotedForDOT([nodes[node].key])), fillcolor=\"\(fill)\", "
    text += "fontcolor=\"\(font)\", color=\"\(MapColors.outline(nodes[node].change))\""
    if scene.isInitial { text += ", penwidth=2.5" }
    if scene.kind == .storyboardReference || nodes[node].change == .lost {
      text += ", style=\"rounded,filled,dashed\""
    }
    text += "];\n"
    for child in nodes[node].children { writeDOT(child, to: &text, indent: inner) }
    if isCluster { text += "\(indent)}\n" }
  }

  /// Writes an edge. An edge without a target leads to a node with a question mark.
  private func writeDOT(_ edge: Edge, _ number: Int, to text: inout String) {
    let target = edge.target.map { "n\($0)" } ?? "nowhere\(number)"
    if edge.target == nil {
      text += "  \(target) [label=\"?\", shape=circle, width=0.2, style=dashed];\n"
    }
    let color = MapColors.edge(edge, in: self)
    text += "  n\(edge.source) -> \(target) ["
    text += "label=\(Self.quotedForDOT(lines(of: edge))), style=\(edge.line.rawValue), "
    text += "color=\"\(color)\", fontcolor=\"\(color)\"];\n"
  }

  /// Returns lines as a quoted text in which no character is read as an escape or an entity.
  static func quotedForDOT(_ lines: [String]) -> String {
    var text = "\""
    for (number, line) in lines.enumerated() {
      if number > 0 { text += "\\n" }
      for scalar in line.harmless(upTo: 1_000).unicodeScalars {
        switch scalar {
        case "\"": text += "\\\""
        case "\\": text += "\\\\"
        case "&": text += "&amp;"
        default: text.unicodeScalars.append(scalar)
        }
      }
    }
    return text + "\""
  }
}

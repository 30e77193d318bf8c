import Flows
import Storyboards
import TextFormats

extension FlowMap {
  /// The map as one line of JSON for other programs. `docs/graph.md` describes its keys. Text from
  /// files is unchanged.
  ///
  /// The line ends with a line feed. Members without a value are left out, and so are scenes that
  /// the map does not show.
  public var json: String {
    var writer = JSONWriter()
    writer.object { root in
      root.member("format", "segue-flow")
      root.member("version", 1)
      root.member("files") { $0.array { files in for file in flow.files { files.write(file) } } }
      root.member("entries") {
        $0.array { entries in
          for node in flow.entries.compactMap({ nodeOfScene[$0] }) {
            entries.write(nodes[node].key)
          }
        }
      }
      root.member("scenes") {
        $0.array { scenes in for node in nodes { scenes.object { write(node, to: &$0) } } }
      }
      root.member("segues") { $0.array { writeSegues(to: &$0) } }
    }
    writer.newline()
    return writer.text
  }

  /// Writes the members of a scene. Members without a value are left out.
  private func write(_ node: Node, to object: inout JSONWriter) {
    let scene = flow.scenes[node.scene]
    object.member("key", node.key)
    object.member("id", scene.id)
    object.member("name", scene.name)
    object.member("kind", scene.kind.rawValue)
    if let name = scene.customClass { object.member("class", name) }
    if let color = MapColors.background(of: scene) { object.member("background", color) }
    if scene.isInitial { object.member("isInitial", true) }
    if !scene.children.isEmpty {
      object.member("children") {
        $0.array { children in
          for child in scene.children {
            guard let held = nodeOfScene[child.scene] else { continue }
            children.object {
              $0.member("role", child.role.rawValue)
              $0.member("scene", nodes[held].key)
            }
          }
        }
      }
    }
    if !scene.unwindActions.isEmpty {
      object.member("unwindActions") {
        $0.array { actions in for action in scene.unwindActions { actions.write(action) } }
      }
    }
    write(scene.place, node.change, to: &object)
  }

  /// Writes the difference and the place of a scene or segue. They are the last members.
  private func write(_ place: Flow.Place, _ change: Change, to object: inout JSONWriter) {
    if change != .none { object.member("change", change.rawValue) }
    object.member("file", flow.files.indices.contains(place.file) ? flow.files[place.file] : "")
    object.member("line", place.line)
    object.member("column", place.column)
  }

  /// Writes the segues. The edges of one unwind are adjacent, and become one segue with several
  /// targets.
  private func writeSegues(to segues: inout JSONWriter) {
    var next = 0
    while next < edges.count {
      let edge = edges[next]
      guard let number = edge.segue else {
        next += 1
        continue
      }
      var targets: [Int] = []
      while next < edges.count, edges[next].segue == number {
        if let target = edges[next].target { targets.append(target) }
        next += 1
      }
      segues.object { write(flow.segues[number], edge, targets, to: &$0) }
    }
  }

  private func write(
    _ segue: Flow.Segue, _ edge: Edge, _ targets: [Int], to object: inout JSONWriter
  ) {
    object.member("id", segue.id)
    if let identifier = segue.identifier { object.member("identifier", identifier) }
    object.member("kind", segue.kind.rawValue)
    object.member("from", nodes[edge.source].key)
    object.member("to") { list in
      list.array { keys in for target in targets { keys.write(nodes[target].key) } }
    }
    if let trigger = segue.trigger {
      object.member("trigger") { value in
        value.object {
          $0.member("gesture", trigger.gesture.rawValue)
          $0.member("value", trigger.value)
          if let title = trigger.title { $0.member("title", title) }
        }
      }
    }
    for (key, text) in [
      ("condition", segue.condition), ("action", segue.action), ("container", segue.container),
      ("transition", segue.transition), ("class", segue.customClass),
      ("modalPresentationStyle", segue.presentationStyle), ("anchor", segue.anchor),
    ] {
      if let text { object.member(key, text) }
    }
    if segue.isManual { object.member("isManual", true) }
    if segue.isAssumed { object.member("isAssumed", true) }
    write(segue.place, edge.change, to: &object)
  }
}

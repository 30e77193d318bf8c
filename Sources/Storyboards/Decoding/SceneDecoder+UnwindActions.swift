import Motion
import TextFormats

extension SceneDecoder {
  /// - Parameter scene: The id of the scene that declares the actions.
  mutating func unwindActions(_ node: JSONNode?, scene: String) -> [SceneDocument.UnwindAction] {
    guard let node else { return [] }
    return namedMembers(node).map { member in
      let handlers = elements(member.node).compactMap { element in
        handler(element, action: member.key, scene: scene)
      }
      return SceneDocument.UnwindAction(
        name: member.key, handlers: handlers, offset: member.keyOffset)
    }
  }

  private mutating func handler(
    _ node: JSONNode, action: String, scene: String
  ) -> SceneDocument.UnwindHandler? {
    guard
      let fields = open(node, as: "an unwind handler", keys: ["segue", "flash", "set"])
    else { return nil }
    let segue = segueReference(fields["segue"], action: action)
    guard oneOf("flash", "set", of: fields) != nil else { return nil }
    if let flash = fields["flash"] {
      return self.flash(flash).map { SceneDocument.UnwindHandler(segue: segue, effect: $0) }
    }
    let texts = labelTexts(fields["set"], labels: index.entry(place(scene))?.names(.label)) {
      .unknownLabel($0, scene: scene, nearest: $1)
    }
    return SceneDocument.UnwindHandler(segue: segue, effect: .set(texts))
  }

  private mutating func segueReference(_ node: JSONNode?, action: String) -> String? {
    guard let node, let id = name(node) else { return nil }
    let segues = index.unwindSegues(action)
    if index.isComplete, !segues.contains(id) {
      let nearest = nearest(to: id, in: segues.names)
      report(.unknownUnwindSegue(id, action: action, nearest: nearest), at: node.offset)
    }
    return id
  }

  private mutating func flash(_ node: JSONNode) -> SceneDocument.UnwindEffect? {
    guard let fields = open(node, as: "a flash", keys: ["color", "duration"]) else { return nil }
    let color = color(required("color", of: fields))
    let seconds = number(required("duration", of: fields), .from(0, to: 60))
    guard let color, let seconds else { return nil }
    return .flash(color: color, ticks: Tick.count(seconds: seconds))
  }
}

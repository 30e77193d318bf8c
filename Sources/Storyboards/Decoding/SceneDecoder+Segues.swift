import NavigationKit

extension SceneDecoder {
  private typealias Segue = SceneDocument.Segue

  private enum SegueKind: String, CaseIterable {
    case custom
    case show
    case presentModally
    case unwind
  }

  /// - Parameter scene: The id of the scene that the segues leave.
  mutating func segues(_ node: JSONNode?, scene: String) -> [SceneDocument.Segue] {
    var offsets: [String: Int] = [:]
    var triggers: [SceneDocument.Segue.Trigger: SceneDocument.Segue] = [:]
    return elements(node).compactMap { element in
      guard let segue = segue(element, scene: scene) else { return nil }
      noteID(of: element, in: &offsets) { .duplicateSegue($0) }
      if let trigger = segue.trigger, let node = element["trigger"] {
        if let first = triggers[trigger] {
          report(
            .duplicateTrigger(trigger, first: first.id), at: node.offset, earlier: first.offset)
        } else {
          triggers[trigger] = segue
        }
      }
      return segue
    }
  }

  private mutating func segue(_ node: JSONNode, scene: String) -> Segue? {
    let kind = node["kind"]?.string.flatMap(SegueKind.init(rawValue:))
    let common = ["id", "kind", "transition", "trigger", "animated", "prepare"]
    let fields =
      switch kind {
      case nil: open(node, as: "a segue", keys: common + ["to", "action"])
      case .unwind?: open(node, as: "an unwind segue", keys: common + ["action"], others: ["to"])
      case let kind?:
        open(node, as: "a \(kind.rawValue) segue", keys: common + ["to"], others: ["action"])
      }
    guard let fields else { return nil }
    if kind == nil { _ = choice(required("kind", of: fields), SegueKind.self) }
    let transition = kind == .custom ? required("transition", of: fields) : fields["transition"]
    return Segue(
      id: name(required("id", of: fields)) ?? "",
      kind: segueKind(kind, fields),
      transition: transitionReference(transition),
      trigger: trigger(fields["trigger"], scene: scene),
      isAnimated: bool(fields["animated"]) ?? true,
      prepare: preparedTexts(kind, fields),
      offset: node.offset)
  }

  private mutating func segueKind(_ kind: SegueKind?, _ fields: Fields) -> Segue.Kind {
    switch kind {
    case .custom: return .custom(to: sceneReference(required("to", of: fields)) ?? "")
    case .show: return .show(to: sceneReference(required("to", of: fields)) ?? "")
    case .presentModally:
      return .presentModally(to: sceneReference(required("to", of: fields)) ?? "")
    case .unwind: return .unwind(action: actionReference(required("action", of: fields)) ?? "")
    case nil:
      _ = actionReference(fields["action"])
      return .show(to: sceneReference(fields["to"]) ?? "")
    }
  }

  private mutating func actionReference(_ node: JSONNode?) -> String? {
    guard let node, let action = name(node) else { return nil }
    if index.scenes != nil, !index.unwindActions.contains(action) {
      let nearest = nearest(to: action, in: index.unwindActions.names)
      report(.unknownUnwindAction(action, nearest: nearest), at: node.offset)
    }
    return action
  }

  private mutating func trigger(_ node: JSONNode?, scene: String) -> Segue.Trigger? {
    guard let node, let fields = open(node, as: "a trigger", keys: ["swipe", "tap"]) else {
      return nil
    }
    switch oneOf("swipe", "tap", of: fields) {
    case "swipe": return choice(fields["swipe"], Direction.self).map { .swipe($0) }
    case "tap": return buttonReference(fields["tap"], scene: scene).map { .tap(button: $0) }
    case _: return nil
    }
  }

  private mutating func buttonReference(_ node: JSONNode?, scene: String) -> String? {
    guard let node, let id = name(node) else { return nil }
    if let buttons = index.buttons(scene), !buttons.contains(id) {
      let nearest = nearest(to: id, in: buttons.names)
      report(.unknownButton(id, scene: scene, nearest: nearest), at: node.offset)
    }
    return id
  }

  private mutating func preparedTexts(
    _ kind: SegueKind?, _ fields: Fields
  ) -> [SceneDocument.LabelText] {
    if kind == .unwind {
      let action = fields["action"]?.string ?? ""
      return labelTexts(fields["prepare"], labels: index.unwindLabels(action)) {
        .unknownUnwindLabel($0, action: action, nearest: $1)
      }
    }
    let destination = index.sceneWithLabels(fields["to"]?.string ?? "")
    return labelTexts(fields["prepare"], labels: index.labels(destination)) {
      .unknownLabel($0, scene: destination, nearest: $1)
    }
  }
}

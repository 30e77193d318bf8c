import NavigationKit

extension SceneDecoder {
  private typealias Segue = SceneDocument.Segue

  private enum SegueKind: String, CaseIterable {
    case custom
    case show
    case showDetail
    case push
    case presentModally
    case modal
    case embed
    case unwind
  }

  /// - Parameter scene: The id of the scene that the segues leave.
  mutating func segues(_ node: JSONNode?, scene: String) -> [SceneDocument.Segue] {
    var offsets: [String: Int] = [:]
    var triggers: [SceneDocument.Segue.Trigger: SceneDocument.Segue] = [:]
    var embeds: [String: SceneDocument.Segue] = [:]
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
      if case .embed(_, let container) = segue.kind, let node = element["container"] {
        if let first = embeds[container] {
          report(
            .duplicateContainer(container, first: first.id), at: node.offset,
            earlier: first.offset)
        } else {
          embeds[container] = segue
        }
      }
      return segue
    }
  }

  private mutating func segue(_ node: JSONNode, scene: String) -> Segue? {
    let kind = node["kind"]?.string.flatMap(SegueKind.init(rawValue:))
    guard let fields = open(node, of: kind) else { return nil }
    if kind == nil { _ = choice(required("kind", of: fields), SegueKind.self) }
    let transition = kind == .custom ? required("transition", of: fields) : fields["transition"]
    return Segue(
      id: name(required("id", of: fields)) ?? "",
      kind: segueKind(kind, fields, scene: scene),
      transition: transitionReference(transition),
      trigger: trigger(fields["trigger"], scene: scene),
      isAnimated: bool(fields["animated"]) ?? true,
      prepare: preparedTexts(kind, fields),
      offset: node.offset)
  }

  private mutating func open(_ node: JSONNode, of kind: SegueKind?) -> Fields? {
    let common = ["id", "kind", "prepare"]
    let movement = ["transition", "trigger", "animated"]
    switch kind {
    case nil:
      return open(node, as: "a segue", keys: common + movement + ["to", "action", "container"])
    case .unwind?:
      return open(
        node, as: "an unwind segue", keys: common + movement + ["action"],
        others: ["to", "container"])
    case .embed?:
      return open(
        node, as: "an embed segue", keys: common + ["to", "container"],
        others: movement + ["action"])
    case let kind?:
      return open(
        node, as: "a \(kind.rawValue) segue", keys: common + movement + ["to"],
        others: ["action", "container"])
    }
  }

  private mutating func segueKind(
    _ kind: SegueKind?, _ fields: Fields, scene: String
  ) -> Segue.Kind {
    switch kind {
    case .custom: return .custom(to: destination(fields))
    case .show: return .show(to: destination(fields))
    case .showDetail: return .showDetail(to: destination(fields))
    case .push: return .push(to: destination(fields))
    case .presentModally: return .presentModally(to: destination(fields))
    case .modal: return .modal(to: destination(fields))
    case .embed:
      let container = containerReference(required("container", of: fields), scene: scene)
      return .embed(to: destination(fields), container: container ?? "")
    case .unwind: return .unwind(action: actionReference(required("action", of: fields)) ?? "")
    case nil:
      _ = sceneReference(fields["to"])
      // A stand-in that leads nowhere, so that nothing is said about where it may lead.
      return .unwind(action: actionReference(fields["action"]) ?? "")
    }
  }

  private mutating func destination(_ fields: Fields) -> String {
    sceneReference(required("to", of: fields)) ?? ""
  }

  private mutating func actionReference(_ node: JSONNode?) -> String? {
    guard let node, let action = name(node) else { return nil }
    if index.isComplete, !index.unwindActions.contains(action) {
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
    if let buttons = index.entry(place(scene))?.buttons, !buttons.contains(id) {
      let nearest = nearest(to: id, in: buttons.names)
      report(.unknownButton(id, scene: scene, nearest: nearest), at: node.offset)
    }
    return id
  }

  private mutating func containerReference(_ node: JSONNode?, scene: String) -> String? {
    guard let node, let id = name(node) else { return nil }
    if let containers = index.entry(place(scene))?.containers, !containers.contains(id) {
      let nearest = nearest(to: id, in: containers.names)
      report(.unknownContainer(id, scene: scene, nearest: nearest), at: node.offset)
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
    let to = place(fields["to"]?.string ?? "")
    // Of a navigation controller, it is the root that is prepared.
    let destination =
      index.isNavigationController(to) ? index.root(of: to) : index.destination(of: to)
    return labelTexts(fields["prepare"], labels: destination.flatMap(index.entry)?.labels) {
      .unknownLabel($0, scene: destination?.scene ?? "", nearest: $1)
    }
  }
}

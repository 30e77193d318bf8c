import NavigationKit
import TextFormats

extension SceneDecoder {
  private typealias Segue = SceneDocument.Segue

  private enum SegueKind: String, CaseIterable {
    case custom
    case show
    case showDetail
    case push
    case presentModally
    case modal
    case popoverPresentation
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
    var segue = Segue(
      id: name(required("id", of: fields)) ?? "",
      kind: segueKind(kind, fields, scene: scene),
      transition: transitionReference(transition),
      trigger: trigger(fields["trigger"], scene: scene),
      isAnimated: bool(fields["animated"]) ?? true,
      presentation: seguePresentation(
        fields, isPopover: kind == .popoverPresentation, scene: scene),
      prepare: preparedTexts(kind, fields, scene: scene),
      layerTransition: layerTransitionReference(fields["layerTransition"]),
      condition: condition(fields["if"], scene: scene),
      offset: node.offset)
    segue.unwindsToNearest = unwindsToNearest(fields)
    return segue
  }

  private mutating func open(_ node: JSONNode, of kind: SegueKind?) -> Fields? {
    let common = ["id", "kind", "prepare", "if"]
    let movement = ["transition", "layerTransition", "trigger", "animated"]
    let styles = ["modalPresentationStyle", "modalTransitionStyle"]
    let popover = ["anchor", "arrowDirections"]
    switch kind {
    case nil:
      return open(
        node, as: "a segue",
        keys: common + movement + ["to", "action", "container"] + styles + popover)
    case .unwind?:
      return open(
        node, as: "an unwind segue", keys: common + movement + ["action", "target"],
        others: ["to", "container"] + styles + popover)
    case .embed?:
      return open(
        node, as: "an embed segue", keys: common + ["to", "container"],
        others: movement + ["action"] + styles + popover)
    case .presentModally?, .modal?:
      return open(
        node, as: "a \(kind?.rawValue ?? "") segue",
        keys: common + movement + ["to"] + styles + popover, others: ["action", "container"])
    case .popoverPresentation?:
      return open(
        node, as: "a popoverPresentation segue", keys: common + movement + ["to"] + popover,
        others: ["action", "container"] + styles)
    case let kind?:
      return open(
        node, as: "a \(kind.rawValue) segue", keys: common + movement + ["to"],
        others: ["action", "container"] + styles + popover)
    }
  }

  private mutating func segueKind(
    _ kind: SegueKind?, _ fields: Fields, scene: String
  ) -> Segue.Kind {
    switch kind {
    case .custom: return .custom(to: ordinaryDestination(fields))
    case .show: return .show(to: ordinaryDestination(fields))
    case .showDetail: return .showDetail(to: ordinaryDestination(fields))
    case .push: return .push(to: ordinaryDestination(fields))
    case .presentModally: return .presentModally(to: destination(fields))
    case .modal: return .modal(to: destination(fields))
    case .popoverPresentation: return .popoverPresentation(to: ordinaryDestination(fields))
    case .embed:
      let container = reference(required("container", of: fields), to: .container, in: scene) {
        .unknownContainer($0, scene: scene, nearest: $1)
      }
      return .embed(to: ordinaryDestination(fields), container: container ?? "")
    case .unwind:
      let action = required("action", of: fields)
      guard fields["target"] == nil else { return .unwind(action: name(action) ?? "") }
      return .unwind(action: actionReference(action) ?? "")
    case nil:
      _ = sceneReference(fields["to"])
      // A stand-in that leads nowhere, so that nothing is said about where it may lead.
      return .unwind(action: actionReference(fields["action"]) ?? "")
    }
  }

  private mutating func unwindsToNearest(_ fields: Fields) -> Bool {
    guard let target = fields["target"] else { return false }
    if target.string != "nearest" { unexpected(target, "'nearest'") }
    return true
  }

  private mutating func destination(_ fields: Fields) -> String {
    sceneReference(required("to", of: fields)) ?? ""
  }

  /// One that is no alert.
  private mutating func ordinaryDestination(_ fields: Fields) -> String {
    refuseAlert(fields["to"])
    return destination(fields)
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
    let keys = Segue.Trigger.kinds
    if index.isAlertController(place(scene)) { return alertTrigger(node, scene: scene) }
    guard let node, let fields = open(node, as: "a trigger", keys: keys) else { return nil }
    switch oneOf(keys, of: fields) {
    case "drag":
      return choice(named: fields["drag"], [Direction.left, .right]).map { .drag($0) }
    case "turn": return choice(fields["turn"], Segue.Orientation.self).map { .turn($0) }
    case "swipe": return choice(fields["swipe"], Direction.self).map { .swipe($0) }
    case "tap":
      return reference(fields["tap"], to: .button, in: scene) {
        .unknownButton($0, scene: scene, nearest: $1)
      }.map { .tap(button: $0) }
    case "accessory":
      return reference(fields["accessory"], to: .accessory, in: scene) {
        .unknownAccessory($0, scene: scene, nearest: $1)
      }.map { .accessory(row: $0) }
    case "change":
      return reference(fields["change"], to: .control, in: scene) {
        .unknownControl($0, scene: scene, nearest: $1)
      }.map { .change(control: $0) }
    case "return":
      return reference(fields["return"], to: .textField, in: scene) {
        .unknownTextField($0, scene: scene, nearest: $1)
      }.map { .return(textField: $0) }
    case "longPress":
      return reference(fields["longPress"], to: .view, in: scene) {
        .unknownView($0, scene: scene, nearest: $1)
      }.map { .longPress(view: $0) }
    case "screenEdgePan":
      return choice(fields["screenEdgePan"], ScreenEdgePanGestureRecognizer.Edge.self)
        .map { .screenEdgePan($0) }
    case _: return nil
    }
  }

  /// Choosing an action, the only thing one can do with an alert.
  private mutating func alertTrigger(_ node: JSONNode?, scene: String) -> Segue.Trigger? {
    let others = [
      "swipe", "accessory", "change", "return", "longPress", "screenEdgePan", "drag", "turn",
    ]
    guard let node,
      let fields = open(node, as: "a trigger of an alert", keys: ["tap"], others: others)
    else { return nil }
    return reference(required("tap", of: fields), to: .button, in: scene) {
      .unknownButton($0, scene: scene, nearest: $1)
    }.map { .tap(button: $0) }
  }

  private mutating func preparedTexts(
    _ kind: SegueKind?, _ fields: Fields, scene: String
  ) -> [SceneDocument.LabelText] {
    if kind == .unwind {
      let action = fields["action"]?.string ?? ""
      return labelTexts(
        fields["prepare"], labels: index.unwindLabels(action), source: scene
      ) {
        .unknownUnwindLabel($0, action: action, nearest: $1)
      }
    }
    let destination = index.content(of: place(fields["to"]?.string ?? ""))
    let labels = destination.flatMap(index.entry)?.names(.label)
    return labelTexts(fields["prepare"], labels: labels, source: scene) {
      .unknownLabel($0, scene: destination?.scene ?? "", nearest: $1)
    }
  }
}

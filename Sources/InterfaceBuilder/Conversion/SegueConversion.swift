internal import CellGraphics
import TextFormats

/// The segues of one scene as a scene file has them.
struct SegueConversion {
  private let scene: InterfaceBuilderDocument.Scene
  private let controller: XMLElement
  private let context: StoryboardContext
  private(set) var nodes: [JSONNode] = []
  private(set) var remarks: [(element: XMLElement, what: String)] = []
  private var ids: Set<String> = []
  private var triggers: Set<String> = []
  /// What a popover can point at.
  private var anchors: Set<String> = []
  /// The names of the views that the scene file has.
  private var shownViews: Set<String> = []
  /// Views in the place of a bar item, by object id, with the item they are in.
  private var barItemOfObject: [String: String] = [:]
  /// Containers that no view of the scene is.
  private var missingContainers: [String] = []

  /// What a custom segue does whose code nobody describes.
  static let customTransition = "slide"

  init(
    _ scene: InterfaceBuilderDocument.Scene, controller: XMLElement, _ context: StoryboardContext
  ) {
    self.scene = scene
    self.controller = controller
    self.context = context
  }

  /// The views that are to be tapped although they are no controls, by name, and what to call them.
  var tappedViews: [String: String] {
    var views = context.sideFile?.taps(in: context.aliases(of: scene)) ?? [:]
    for segue in scene.segues where segue.owner.name == "tapGestureRecognizer" {
      if let view = watched(by: segue.owner) {
        let name = context.names.object(view)
        views[name] = segue.identifier ?? scene.objects[view]?["userLabel"] ?? "Tap"
      }
    }
    // A segue may hang on a view that is no control; its class in code is.
    for segue in scene.segues
    where ["view", "imageView", "label", "stackView"].contains(segue.owner.name) {
      if let id = segue.owner["id"] {
        let name = context.names.object(id)
        views[name] = segue.identifier ?? segue.owner["userLabel"] ?? "Tap"
      }
    }
    return views
  }

  /// The view that the recogniser is on.
  private func watched(by recognizer: XMLElement) -> String? {
    guard let id = recognizer["id"] else { return nil }
    return scene.outlets.first { $0.destination == id && $0.property == "gestureRecognizers" }?
      .owner["id"]
  }

  mutating func connect(
    tappable: Set<String>, changeable: Set<String>, containers: Set<String>,
    rows: TableConversion.Rows, shown: Set<String> = [], barItemOfObject: [String: String] = [:]
  ) {
    shownViews = shown
    self.barItemOfObject = barItemOfObject
    anchors = tappable.union(rows.cells)
    for segue in scene.segues where segue.kind != .relationship {
      let trigger = trigger(of: segue, tappable, changeable, rows)
      guard var node = node(of: segue, containers) else { continue }
      if node["kind"]?.string != "embed" {
        if let trigger, triggers.insert("\(trigger)").inserted {
          node.set("trigger", .object([trigger.key: JSONNode(trigger.value)]))
        } else if trigger != nil {
          remark("another segue has its trigger already; it is in the menu of manual segues", segue)
        }
      }
      nodes.append(node)
    }
  }

  /// Places for embed segues whose container is not drawn.
  func addedContainers(_ size: Size) -> [ImportedView] {
    missingContainers.map { id in
      ImportedView(
        json: .object(["id": JSONNode(context.names.object(id)), "kind": JSONNode("container")]),
        frame: Rect(origin: .zero, size: size), isContent: false)
    }
  }

  private mutating func remark(_ what: String, _ segue: InterfaceBuilderDocument.Segue) {
    remarks.append((segue.element, what))
  }

  // MARK: - Triggers

  private struct Trigger: CustomStringConvertible {
    var key: String
    var value: String
    var description: String { "\(key) \(value)" }
  }

  private mutating func trigger(
    of segue: InterfaceBuilderDocument.Segue, _ tappable: Set<String>, _ changeable: Set<String>,
    _ rows: TableConversion.Rows
  ) -> Trigger? {
    let owner = segue.owner
    guard let id = owner["id"], owner !== controller else { return nil }
    let name = context.names.object(id)
    switch owner.name {
    case "tableViewCell", "collectionViewCell":
      guard rows.cells.contains(id) else {
        if tappable.contains(id) { return Trigger(key: "tap", value: name) }
        break
      }
      let isAccessory = segue.trigger == "accessoryAction" && rows.accessories.contains(id)
      return Trigger(key: isAccessory ? "accessory" : "tap", value: name)
    case "swipeGestureRecognizer":
      let direction = owner["direction"] ?? ""
      let isKnown = ["up", "down", "left"].contains(direction)
      return Trigger(key: "swipe", value: isKnown ? direction : "right")
    case "tapGestureRecognizer":
      if let view = watched(by: owner), tappable.contains(view) {
        return Trigger(key: "tap", value: context.names.object(view))
      }
    case "pongPressGestureRecognizer", "longPressGestureRecognizer":
      if let view = watched(by: owner), shownViews.contains(context.names.object(view)) {
        return Trigger(key: "longPress", value: context.names.object(view))
      }
    case "screenEdgePanGestureRecognizer":
      let edges = owner.property("edges")
      if let edge = ["left", "right"].first(where: { edges?.bool($0) == true }) {
        return Trigger(key: "screenEdgePan", value: "\(edge)")
      }
    case _ where owner.isRecognizer: break
    case _ where tappable.contains(id): return Trigger(key: "tap", value: name)
    case _ where changeable.contains(id): return Trigger(key: "change", value: name)
    case _ where owner.isController: return nil
    default:
      if let item = barItemOfObject[id] {
        return Trigger(key: "tap", value: context.names.object(item))
      }
      // A control in a cell: the row stands for it.
      if let cell = rows.cellOfObject[id] {
        return Trigger(key: "tap", value: context.names.object(cell))
      }
    }
    if owner.isRecognizer, watched(by: owner) == nil {
      remark("its recogniser is on no view; the segue is in the menu of manual segues", segue)
    } else if owner.isRecognizer {
      remark("no gesture of a terminal is its; the segue is in the menu of manual segues", segue)
    } else if segue.kind != .embed {
      remark("\(owner.name) is not shown; the segue is in the menu of manual segues", segue)
    }
    return nil
  }

  // MARK: - Kinds

  private mutating func node(
    of segue: InterfaceBuilderDocument.Segue, _ containers: Set<String>
  ) -> JSONNode? {
    guard let kind = segue.kind else {
      let isPreview = ["commit", "preview"].contains(segue.element["key"])
      remark("\(isPreview ? "the preview of another" : "without a kind"); left out", segue)
      return nil
    }
    var node = JSONNode.object(["id": JSONNode(identifier(segue))])
    node.set("class", segue.customClass.node)
    if kind == .unwind {
      guard let action = segue.unwindAction.map(Self.action), !action.isEmpty else {
        remark("an unwind segue without an action; left out", segue)
        return nil
      }
      node.set("kind", JSONNode("unwind"))
      node.set("action", JSONNode(action))
      if !context.declaresUnwindAction(action) { node.set("target", JSONNode("nearest")) }
      if let name = context.transition(ofClass: segue.customClass) {
        node.set("transition", JSONNode(name))
      } else if let name = segue.customClass {
        remark("the class \(quoted(name)) is code; the usual way back is shown", segue)
      }
    } else {
      guard let destination = segue.destination, let scene = context.scene(destination) else {
        remark(SceneConversion.nowhere(segue), segue)
        return nil
      }
      set(kind, of: segue, to: scene, containers, in: &node)
    }
    if !segue.isAnimated, kind != .embed { node.set("animated", JSONNode(false)) }
    return node
  }

  private mutating func set(
    _ kind: InterfaceBuilderDocument.Kind, of segue: InterfaceBuilderDocument.Segue,
    to scene: String, _ containers: Set<String>, in node: inout JSONNode
  ) {
    var name = "show"
    switch kind {
    case .show: name = "show"
    case .push: name = "push"
    case .presentation, .modal: name = "presentModally"
    case .popoverPresentation, .popover: name = "popoverPresentation"
    case .showDetail: name = "showDetail"
    case .replace:
      name = segue.element["splitViewControllerTargetIndex"] == "0" ? "show" : "showDetail"
    case .custom: name = "custom"
    case .embed:
      if let id = segue.owner["id"], segue.owner.name == "containerView" {
        if !containers.contains(id) {
          missingContainers.append(id)
          remark("its container is in a cell or not shown; it fills the scene", segue)
        }
        node.set("kind", JSONNode("embed"))
        node.set("to", JSONNode(scene))
        node.set("container", JSONNode(context.names.object(id)))
        return
      }
      remark("an embed segue without a container; shown instead", segue)
    case .other(let other): remark("the kind \(quoted(other)) is not known; shown instead", segue)
    case .relationship, .unwind: break
    }
    node.set("kind", JSONNode(name))
    node.set("to", JSONNode(scene))
    setPresentation(of: segue, in: &node)
    if let transition = context.transition(ofClass: segue.customClass) {
      node.set("transition", JSONNode(transition))
    } else if kind == .custom {
      node.set("transition", JSONNode(Self.customTransition))
      remark(
        "the class \(quoted(segue.customClass ?? "")) is code; '\(Self.customTransition)' stands in",
        segue)
    }
  }

  private func setPresentation(
    of segue: InterfaceBuilderDocument.Segue, in node: inout JSONNode
  ) {
    let kind = node["kind"]?.string
    if kind == "presentModally" {
      let style = segue.element["modalPresentationStyle"]
      if let style, PresentationWords.styles.contains(style) {
        node.set("modalPresentationStyle", JSONNode(style))
      }
      let transition = segue.element["modalTransitionStyle"]
      if let transition, PresentationWords.transitions.contains(transition) {
        node.set("modalTransitionStyle", JSONNode(transition))
      }
    }
    guard kind == "popoverPresentation" else { return }
    if let arrows = segue.element.child("popoverArrowDirection") {
      let directions = ["up", "down", "left", "right"].filter { arrows.bool($0) == true }
      node.set("arrowDirections", JSONNode(directions.map { JSONNode("\($0)") }))
    }
    let anchor = segue.element["popoverAnchorBarButtonItem"] ?? segue.element["popoverAnchorView"]
    if let anchor, anchors.contains(anchor) {
      node.set("anchor", JSONNode(context.names.object(anchor)))
    }
  }

  /// `comeBack` for the selector `comeBack:`.
  static func action(_ selector: String) -> String {
    selector.split(separator: ":").first.map(String.init) ?? ""
  }

  /// Its identifier, unique in the scene, else its object id.
  private mutating func identifier(_ segue: InterfaceBuilderDocument.Segue) -> String {
    let base = segue.identifier ?? (segue.id.isEmpty ? "segue" : segue.id)
    var (name, number) = (base, 2)
    while !ids.insert(name).inserted {
      name = "\(base)~\(number)"
      number += 1
    }
    return name
  }
}

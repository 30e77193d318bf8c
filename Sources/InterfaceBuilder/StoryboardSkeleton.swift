internal import CellGraphics
internal import NavigationKit
package import TextFormats

/// A storyboard of Xcode as far as navigation goes: in the words of a scene file, with all that it says
/// about segues left as it is, and of its views only those that take arrows for themselves.
///
/// An import decides what UIKit would raise for; here it stays, to be found. Every node has the byte
/// offset of its element in the XML; what the side file has added lies beyond the XML's end.
package struct StoryboardSkeleton {
  /// The root of a scene file.
  ///
  /// Beside the keys of the format a scene has `identifier`, `class`, `objectID` and, where the file
  /// names no presentation style, `isUsualStyle`. A segue has `identifier`, `class`, `objectID`, and
  /// `isMadeByCode` where a method of the source makes the destination. A trigger has `title`,
  /// `objectID` and `isOnRow`. A storyboard reference has `storyboard`.
  package private(set) var root: JSONNode
  /// The scene to start with where the storyboard names none.
  package let likelyInitialScene: String?
  package let document: InterfaceBuilderDocument
  private let path: String
  private let text: SourceText
  private let texts: InterfaceBuilderText
  private let sideFile: SideFile?
  /// Where offsets of the side file begin.
  private let sideBase: Int

  package init(_ source: InterfaceBuilderSource) throws(StoryboardImportError) {
    let board = try Board(source, file: "")
    try board.checkSideFile()
    document = board.document
    path = source.path
    text = SourceText(source.xml)
    texts = InterfaceBuilderText(source)
    sideBase = source.xml.count + 1
    var side = board.sideFile
    side?.shift(by: sideBase)
    sideFile = side
    let context = StoryboardContext(
      document: board.document, names: board.names,
      text: texts, sideFile: side, others: [:],
      colors: InterfaceBuilderColors(board.document, .light, colorSet: source.colorSet))
    likelyInitialScene = board.likelyInitialScene(context)
    var scenes: [JSONNode] = []
    for scene in board.document.scenes {
      guard let controller = scene.controller, controller["id"] != nil else { continue }
      let skeleton = SceneSkeleton(scene: scene, controller: controller, context: context)
      guard var node = skeleton.node else { continue }
      side?.apply(to: &node, aliases: context.aliases(of: scene))
      scenes.append(node)
    }
    let initial =
      side?.root["initialScene"]
      ?? board.document.initialViewController.map { id in
        JSONNode(offset: board.document.root.offset, value: .string(context.scene(id) ?? id))
      }
    root = .object([
      "version": JSONNode(1), "initialScene": initial, "scenes": JSONNode(scenes),
      "transitions": side?.root["transitions"], "accept": side?.root["accept"],
    ])
    root.offset = board.document.root.offset
  }

  /// The texts of labels of one line and of buttons that can be seen, as far as they are longer than is
  /// usual or have line breaks, and where their scene is.
  package var longTexts: [(text: String, offset: Int, scene: Int)] {
    var found: [(text: String, offset: Int, scene: Int)] = []
    func visit(_ element: XMLElement, _ scene: Int) {
      guard element.bool("hidden") != true else { return }
      let shown: String? =
        switch element.name {
        case "label" where (element["numberOfLines"] ?? "1") == "1":
          texts.text(of: element, "text")
        case "button": texts.title(ofButton: element)
        default: nil
        }
      if let shown, shown.utf8.count > 40 { found.append((shown, element.offset, scene)) }
      for child in element.children { visit(child, scene) }
    }
    for scene in document.scenes {
      if let controller = scene.controller { visit(controller, controller.offset) }
    }
    return found
  }

  package var sidePath: String? { sideFile?.path }

  /// Whether `offset` is in the side file.
  package func isInSideFile(_ offset: Int) -> Bool { sideFile != nil && offset >= sideBase }

  package func position(at offset: Int) -> SourcePosition {
    if let sideFile, offset >= sideBase { return sideFile.text.position(at: offset - sideBase) }
    return text.position(at: offset)
  }
}

/// One scene of a storyboard as far as navigation goes.
private struct SceneSkeleton {
  let scene: InterfaceBuilderDocument.Scene
  let controller: XMLElement
  let context: StoryboardContext

  /// nil for a placeholder that stands for a scene of the same storyboard.
  var node: JSONNode? {
    let id = context.sceneName(controller)
    var node = JSONNode.object([
      "id": JSONNode(id), "kind": JSONNode(kind), "name": JSONNode(scene.name ?? title ?? id),
      "identifier": controller["storyboardIdentifier"].node,
      "class": controller["customClass"].node, "objectID": controller["id"].node,
      "hasCode": hasCode ? JSONNode(true) : nil,
      "background": (background?.hexadecimal).node,
    ])
    node.offset = controller.offset
    if controller.name == "viewControllerPlaceholder" {
      if case .sameStoryboard = context.meaning(ofPlaceholder: controller) { return nil }
      node.set("storyboard", controller["storyboardName"].node)
      node.set("bundle", controller["bundleIdentifier"].node)
      node.set("scene", controller["referencedIdentifier"].flatMap { $0.isEmpty ? nil : $0 }.node)
      return node
    }
    addSettings(to: &node)
    addChildren(to: &node)
    let takers = arrowTakers(in: controller)
    if !takers.isEmpty { node.set("views", JSONNode(takers)) }
    let segues = scene.segues.filter { $0.kind != .relationship && $0.kind != nil }.map(segue)
    if !segues.isEmpty { node.set("segues", JSONNode(segues)) }
    return node
  }

  /// Whether code of the app, or a controller of the system with buttons of its own, can do more there
  /// than the storyboard says.
  private var hasCode: Bool {
    let plain = [
      "viewController", "tableViewController", "collectionViewController", "navigationController",
      "tabBarController", "splitViewController",
    ]
    guard plain.contains(controller.name), controller["customClass"] == nil else { return true }
    func acts(_ element: XMLElement) -> Bool {
      element.children.contains {
        $0.name == "action" || $0.name != "segue" && $0["customClass"] != nil || acts($0)
      }
    }
    return acts(controller) || scene.recognizers.contains(where: acts)
      || scene.barItems.contains { acts($0.element) }
  }

  private var kind: String {
    switch controller.name {
    case "viewControllerPlaceholder": "storyboardReference"
    case "tableViewController", "collectionViewController", "navigationController",
      "tabBarController", "splitViewController", "pageViewController":
      controller.name
    default: "viewController"
    }
  }

  /// The views within an element that can be seen and do something with an arrow themselves.
  private func arrowTakers(in element: XMLElement) -> [JSONNode] {
    element.children.flatMap { child -> [JSONNode] in
      guard child.bool("hidden") != true, child.bool("enabled") != false else { return [] }
      switch child.name {
      case "slider", "stepper", "segmentedControl", "textField", "textView":
        var node = JSONNode.object([
          "id": child["id"].map(context.names.object).node, "kind": JSONNode(child.name),
          "isEditable": child.bool("editable").map { JSONNode($0) },
        ])
        node.offset = child.offset
        return [node]
      case "tableView" where child["key"] != "view":
        var node = JSONNode.object([
          "id": child["id"].map(context.names.object).node, "kind": JSONNode(child.name),
        ])
        node.offset = child.offset
        return [node]
      default: return arrowTakers(in: child)
      }
    }
  }

  /// Adds what decides where the user can go, as the import has it.
  private func addSettings(to node: inout JSONNode) {
    let style = PresentationWords.style(controller)
    node.set(
      "modalPresentationStyle",
      JSONNode(style ?? PresentationWords.usualStyle(context.document)))
    if style == nil { node.set("isUsualStyle", JSONNode(true)) }
    let transition = controller["modalTransitionStyle"]
    if let transition, PresentationWords.transitions.contains(transition) {
      node.set("modalTransitionStyle", JSONNode(transition))
    }
    let flags: [(String, String)] = [
      ("isModalInPresentation", "modalInPresentation"),
      ("definesPresentationContext", "definesPresentationContext"),
      ("hidesBottomBarWhenPushed", "hidesBottomBarWhenPushed"),
      ("isNavigationBarHidden", "navigationBarHidden"),
    ]
    for (key, attribute) in flags {
      node.set(key, controller.bool(attribute).map { JSONNode($0) })
    }
    guard let item = controller.child("navigationItem"),
      !["navigationController", "splitViewController"].contains(controller.name)
    else { return }
    node.set("hidesBackButton", item.bool("hidesBackButton").map { JSONNode($0) })
    let left = BarConversion.leftItems(item).compactMap { $0["id"] }.filter { !$0.isEmpty }
    guard !left.isEmpty else { return }
    node.set(
      "leftBarButtons",
      JSONNode(left.map { .object(["id": JSONNode(context.names.object($0))]) }))
  }

  private var title: String? {
    let item = controller.child("navigationItem").flatMap { context.text.text(of: $0, "title") }
    return (item ?? context.text.text(of: controller, "title")).flatMap { $0.isEmpty ? nil : $0 }
  }

  private var background: Color? {
    let view = controller.children.first { $0["key"] == "view" || $0["key"] == "tableView" }
    return view?.property("backgroundColor").flatMap(context.colors.color)
  }

  private func addChildren(to node: inout JSONNode) {
    var tabs: [JSONNode] = []
    for segue in scene.segues where segue.kind == .relationship {
      let name = segue.destination.map { context.scene($0) ?? $0 }
      let child = JSONNode(offset: segue.element.offset, value: .string(name ?? ""))
      switch segue.relationship {
      case "rootViewController": node.set("root", child)
      case "viewControllers":
        var tab = JSONNode.object(["scene": child])
        tab.offset = child.offset
        tabs.append(tab)
      case "masterViewController": node.set("primary", child)
      case "detailViewController": node.set("secondary", child)
      case "supplementaryViewController": node.set("supplementary", child)
      case "compactViewController": node.set("compact", child)
      default: break
      }
    }
    if !tabs.isEmpty { node.set("tabs", JSONNode(tabs)) }
  }

  // MARK: - Segues

  private func segue(_ segue: InterfaceBuilderDocument.Segue) -> JSONNode {
    var node = JSONNode.object([
      "id": JSONNode(segue.identifier ?? segue.id), "identifier": segue.element["identifier"].node,
      "kind": JSONNode(Self.kind(of: segue)), "class": segue.customClass.node,
      "objectID": segue.id.isEmpty ? nil : JSONNode(segue.id),
    ])
    node.offset = segue.element.offset
    if segue.kind == .unwind {
      let action = segue.unwindAction.map(SegueConversion.action) ?? ""
      node.set("action", JSONNode(action))
      if !context.declaresUnwindAction(action) { node.set("target", JSONNode("nearest")) }
    } else {
      let destination = segue.destination.map { context.scene($0) ?? $0 }
      node.set("to", JSONNode(offset: segue.element.offset, value: .string(destination ?? "")))
      if segue.kind == .presentation || segue.kind == .modal {
        node.set("modalPresentationStyle", PresentationWords.style(segue.element).node)
      }
      if segue.element["destinationCreationSelector"]?.isEmpty == false {
        node.set("isMadeByCode", JSONNode(true))
      }
      let anchor =
        segue.element["popoverAnchorBarButtonItem"] ?? segue.element["popoverAnchorView"]
      node.set("anchor", anchor.map(context.names.object).node)
    }
    node.set("transition", context.transition(ofClass: segue.customClass).node)
    if segue.kind == .embed {
      node.set("container", segue.owner["id"].map(context.names.object).node)
    } else {
      node.set("trigger", trigger(of: segue))
    }
    return node
  }

  private static func kind(of segue: InterfaceBuilderDocument.Segue) -> String {
    switch segue.kind {
    case .push: "push"
    case .presentation: "presentModally"
    case .modal: "modal"
    case .popoverPresentation, .popover: "popoverPresentation"
    case .showDetail: "showDetail"
    case .replace:
      segue.element["splitViewControllerTargetIndex"] == "0" ? "show" : "showDetail"
    case .custom: "custom"
    case .embed: "embed"
    case .unwind: "unwind"
    case .show, .other, .relationship, nil: "show"
    }
  }

  /// What performs a segue; nil where only code does.
  private func trigger(of segue: InterfaceBuilderDocument.Segue) -> JSONNode? {
    let owner = segue.owner
    guard owner !== controller, !owner.isController, let id = owner["id"] else { return nil }
    var (gesture, value, shown) = ("tap", context.names.object(id), owner)
    switch owner.name {
    case "swipeGestureRecognizer": (gesture, value) = ("swipe", owner["direction"] ?? "right")
    case "screenEdgePanGestureRecognizer":
      guard let edges = owner.property("edges") else { return nil }
      (gesture, value) = ("screenEdgePan", edges.bool("left") == true ? "left" : "right")
    case "tapGestureRecognizer", "pongPressGestureRecognizer", "longPressGestureRecognizer":
      guard let view = watched(by: id) else { return nil }
      if owner.name != "tapGestureRecognizer" { gesture = "longPress" }
      (value, shown) = (context.names.object(view), scene.objects[view] ?? owner)
    case "tableViewCell", "collectionViewCell":
      if segue.trigger == "accessoryAction" { gesture = "accessory" }
    case "switch", "slider", "stepper", "segmentedControl", "textField", "datePicker":
      gesture = "change"
    default:
      if owner.isRecognizer { return nil }
    }
    var node = JSONNode.object([:])
    node.set(gesture, JSONNode(value))
    node.set("title", title(of: shown).node)
    node.set("objectID", JSONNode(id))
    if owner.name == "tableViewCell" || owner.name == "collectionViewCell" {
      node.set("isOnRow", JSONNode(true))
    }
    node.offset = segue.element.offset
    return node
  }

  private func watched(by recognizer: String) -> String? {
    scene.outlets.first {
      $0.destination == recognizer && $0.property == "gestureRecognizers"
    }?.owner["id"]
  }

  /// What a view says; nil for nothing.
  private func title(of element: XMLElement) -> String? {
    let title =
      switch element.name {
      case "button": context.text.title(ofButton: element)
      case "barButtonItem": context.text.text(of: element, "title") ?? element["systemItem"]
      case "label": context.text.text(of: element, "text")
      case "textField": context.text.text(of: element, "placeholder")
      default: element.children.lazy.compactMap { self.title(of: $0) }.first
      }
    return title.flatMap { $0.isEmpty ? nil : $0 }
  }
}

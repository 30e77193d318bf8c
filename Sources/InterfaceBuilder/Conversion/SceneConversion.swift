internal import CellGraphics
import Storyboards
import TextFormats

/// One scene of a storyboard as a scene of a scene file.
struct SceneConversion {
  let scene: InterfaceBuilderDocument.Scene
  let controller: XMLElement
  var context: StoryboardContext
  var remarks: [(element: XMLElement, what: String)] = []
  /// Scenes made up beside it, for what the storyboard leaves to code.
  var extras: [JSONNode] = []
  /// The places in the file of all that has been carried over.
  var carried: Set<Int> = []

  init(
    _ scene: InterfaceBuilderDocument.Scene, controller: XMLElement, _ context: StoryboardContext
  ) {
    self.scene = scene
    self.controller = controller
    self.context = context
  }

  var names: ObjectNames { context.names }
  var id: String { context.sceneName(controller) }

  /// The scene; nil for a placeholder that stands for a scene of the same storyboard.
  mutating func node() -> JSONNode? {
    checkRelationships()
    let node = convertedNode()
    remarkOnLosses()
    return node
  }

  private mutating func convertedNode() -> JSONNode? {
    switch controller.name {
    case "viewControllerPlaceholder": return placeholder()
    case "navigationController":
      var node = navigationController()
      addSegues(to: &node)
      return node
    case "tabBarController": return tabBarController()
    case "splitViewController": return splitViewController()
    default: return viewController()
    }
  }

  /// Those of a container, which nothing triggers but its bar items.
  mutating func addSegues(to node: inout JSONNode, from bars: Bars = Bars()) {
    var segues = SegueConversion(scene, controller: controller, context)
    segues.connect(
      tappable: bars.ids, changeable: [], containers: [], rows: TableConversion.Rows(),
      barItemOfObject: bars.itemOfObject)
    if !segues.nodes.isEmpty { node.set("segues", JSONNode(segues.nodes)) }
    remarks += segues.remarks
  }

  mutating func remark(_ what: String, about element: XMLElement) {
    remarks.append((element, what))
  }

  /// The members that every scene has.
  func head(_ kind: String?) -> JSONNode {
    let style =
      PresentationWords.style(controller) ?? PresentationWords.usualStyle(context.document)
    let transition = controller["modalTransitionStyle"].flatMap {
      PresentationWords.transitions.contains($0) ? $0 : nil
    }
    return .object([
      "id": JSONNode(id), "kind": kind.map { JSONNode($0) },
      "title": title.flatMap { $0.isEmpty ? nil : JSONNode($0) },
      "name": scene.name.flatMap { $0.isEmpty || $0 == title ? nil : JSONNode($0) },
      "modalPresentationStyle": style == "fullScreen" ? nil : JSONNode(style),
      "modalTransitionStyle": transition.node,
      "isModalInPresentation": controller.bool("modalInPresentation") == true
        ? JSONNode(true) : nil,
      "definesPresentationContext": controller.bool("definesPresentationContext") == true
        ? JSONNode(true) : nil,
    ])
  }

  var navigationItem: XMLElement? { controller.child("navigationItem") }

  var title: String? { title(of: controller) }

  func title(of controller: XMLElement) -> String? {
    controller.child("navigationItem").flatMap { context.text.text(of: $0, "title") }
      ?? context.text.text(of: controller, "title")
  }

  // MARK: - View controllers

  mutating func viewController(says caption: String? = nil) -> JSONNode {
    var node = head(nil)
    var segues = SegueConversion(scene, controller: controller, context)
    let own =
      controller.children.first { $0["key"] == "view" || $0["key"] == "tableView" }
      ?? controller.children.first { $0["key"] == "collectionView" }
    let whole = own.map(filled)
    if let whole, whole !== own { carried.formUnion(whole.subviews.map(\.offset)) }
    let root = scene.variations.isEmpty ? whole : whole?.resolved(SizeClass.phone.variations)
    let drawn = root.flatMap { ViewFrames.written($0)?.size } ?? context.deviceSize
    let ownCanvas = whole.flatMap { phoneCanvas(of: $0, drawn: drawn) }
    let size = ownCanvas ?? drawn
    let bars = bars()
    let strip = Strip(bars.controls, top: context.insets(of: controller).top)
    var views = converted(
      root, size: size, tapped: segues.tappedViews, strip: strip, isElsewhere: ownCanvas != nil)
    let variants = self.variants(of: whole, drawn: drawn, tapped: segues.tappedViews, strip: strip)
    for variant in variants { views.takeOwners(of: variant.views) }
    segues.connect(
      tappable: views.tappable.union(bars.ids), changeable: views.changeable,
      containers: views.containers, rows: views.rows,
      shown: Set(views.views.compactMap { $0.json["id"]?.string }),
      barItemOfObject: bars.itemOfObject)
    var written = views.views
    if let caption = caption ?? context.caption(of: controller), written.isEmpty {
      written.append(captionView(caption, size))
    }
    let containers = segues.addedContainers(size)
    if written.isEmpty, containers.isEmpty, let id = controller["id"],
      context.firstControllers.contains(id)
    {
      written.append(
        captionView(context.madeByCode("The views of this scene are made", of: controller), size))
    }
    written += containers
    if root?.name == "tableView", written.count == 1,
      written[0].json["kind"]?.string == "tableView"
    {
      node.set("kind", JSONNode("tableViewController"))
      node.set("style", written[0].json["style"])
      node.set("sections", written[0].json["sections"])
    } else {
      let canvas = self.canvas(written, size: strip.extended(size))
      let ground = root.flatMap { root in
        root.children.first { $0["key"] == "backgroundColor" }.flatMap(context.colors.color)
      }
      node.set("canvas", canvas.size)
      node.set("layout", JSONNode("rows"))
      if !canvas.views.isEmpty { node.set("views", JSONNode(canvas.views)) }
      node.set("variations", variations(variants, containers, of: canvas.views))
      let seen = ground.flatMap { $0.alpha > 0 ? $0 : nil } ?? context.colors.ground
      // The same in a scene file that says nothing, whatever its appearance.
      if seen != context.colors.ground { node.set("background", JSONNode(seen.hexadecimal)) }
    }
    if ["tabBarController", "splitViewController", "pageViewController"].contains(controller.name) {
      node.set("standsFor", JSONNode(controller.name))
    }
    node.set("codeActions", codeActions)
    if title?.isEmpty != false { node.set("title", inventedTitle(bars).node) }
    for (key, value) in bars.members { if let value { node.set(key, value) } }
    if controller.bool("hidesBottomBarWhenPushed") == true {
      node.set("hidesBottomBarWhenPushed", JSONNode(true))
    }
    if !segues.nodes.isEmpty { node.set("segues", JSONNode(segues.nodes)) }
    remarks += segues.remarks
    carried.formUnion(views.carried)
    carried.formUnion(bars.carried)
    return node
  }

  /// - Parameter isElsewhere: Whether the frames of the file are those of another size class.
  func converted(
    _ root: XMLElement?, size: Size, tapped: [String: String], strip: Strip,
    isElsewhere: Bool = false
  ) -> ViewConversion {
    let frames =
      root.map { LayoutSolver.frames(of: $0, size: size, isElsewhere: isElsewhere) } ?? ViewFrames()
    var views = ViewConversion(
      names: names, colors: context.colors, text: context.text, frames: frames, tapped: tapped)
    if let root { views.convert(root: root, size: size) }
    strip.add(to: &views, width: size.width)
    return views
  }

  /// The controller's view. Where that is empty, code puts in it what stands beside it in the scene: the
  /// largest view that an outlet of the controller leads to.
  private func filled(_ view: XMLElement) -> XMLElement {
    guard view.name == "view", view.subviews.isEmpty else { return view }
    let size = ViewFrames.written(view)?.size ?? context.deviceSize
    var largest: (view: XMLElement, area: Double)?
    for outlet in scene.outlets where outlet.owner === controller {
      guard let other = scene.objects[outlet.destination], other["key"] == nil,
        !other.subviews.isEmpty, let frame = ViewFrames.written(other),
        frame.width >= size.width / 2, frame.width * frame.height > largest?.area ?? 0
      else { continue }
      largest = (other, frame.width * frame.height)
    }
    return largest.map { view.holding($0.view) } ?? view
  }

  private func captionView(_ caption: String, _ size: Size) -> ImportedView {
    ImportedView(
      json: .object([
        "id": JSONNode("caption"), "kind": JSONNode("label"), "text": JSONNode(caption),
        "alignment": JSONNode("center"), "lines": JSONNode(0),
      ]), frame: Rect(x: 20, y: size.height / 3, width: size.width - 40, height: 60),
      isContent: true)
  }

  /// Controls of the bar above that stand below it.
  struct Strip {
    let controls: [XMLElement]
    let top: Double

    init(_ controls: [XMLElement], top: Double) {
      self.controls = controls
      self.top = top
    }

    func add(to views: inout ViewConversion, width: Double) {
      let highest = views.views.filter(\.isContent).map(\.frame.minY).min() ?? top
      views.addStrip(controls, top: min(top, max(0, highest)), width: width)
    }

    /// The canvas with room for them.
    func extended(_ size: Size) -> Size {
      let height = controls.isEmpty ? 0 : ViewConversion.stripHeight
      return Size(width: size.width, height: size.height + height)
    }
  }
}

internal import CellGraphics

/// One scene of a storyboard as a scene of a scene file.
struct SceneConversion {
  let scene: InterfaceBuilderDocument.Scene
  let controller: XMLElement
  let context: StoryboardContext
  private(set) var remarks: [(element: XMLElement, what: String)] = []
  /// Scenes made up beside it, for what the storyboard leaves to code.
  private(set) var extras: [JSONNode] = []

  init(
    _ scene: InterfaceBuilderDocument.Scene, controller: XMLElement, _ context: StoryboardContext
  ) {
    self.scene = scene
    self.controller = controller
    self.context = context
  }

  private var names: ObjectNames { context.names }
  private var id: String { context.sceneName(controller) }

  /// The scene; nil for a placeholder that stands for a scene of the same storyboard.
  mutating func node() -> JSONNode? {
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
  private mutating func addSegues(to node: inout JSONNode, from bars: Bars = Bars()) {
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
  private func head(_ kind: String?) -> JSONNode {
    let style =
      controller["modalPresentationStyle"].flatMap {
        PresentationWords.styles.contains($0) ? $0 : nil
      } ?? PresentationWords.usualStyle(context.document)
    let transition = controller["modalTransitionStyle"].flatMap {
      PresentationWords.transitions.contains($0) ? $0 : nil
    }
    return .object([
      "id": JSONNode(id), "kind": kind.map { JSONNode($0) },
      "title": title.flatMap { $0.isEmpty ? nil : JSONNode($0) },
      "name": scene.name.flatMap { $0.isEmpty || $0 == title ? nil : JSONNode($0) },
      "modalPresentationStyle": style == "fullScreen" ? nil : JSONNode(style),
      "modalTransitionStyle": transition.node,
      "definesPresentationContext": controller.bool("definesPresentationContext") == true
        ? JSONNode(true) : nil,
    ])
  }

  private var navigationItem: XMLElement? { controller.child("navigationItem") }

  private var title: String? {
    navigationItem.flatMap { context.text.text(of: $0, "title") }
      ?? context.text.text(of: controller, "title")
  }

  // MARK: - Containers

  private func destinations(_ relationships: String...) -> [XMLElement] {
    scene.segues.filter { segue in
      segue.kind == .relationship && relationships.contains(segue.relationship ?? "")
    }.map(\.element)
  }

  private mutating func standIn(_ what: String, kind: String) -> String {
    let name = "\(id) \(kind)"
    extras.append(StoryboardContext.standIn(name, says: what))
    return name
  }

  private mutating func target(_ segue: XMLElement?) -> String? {
    guard let destination = segue?["destination"] else { return nil }
    return context.scene(destination)
  }

  private mutating func navigationController() -> JSONNode {
    var node = head("navigationController")
    let root = target(destinations("rootViewController").first)
    if root == nil { remark("no root view controller; an empty one stands in", about: controller) }
    node.set("root", JSONNode(root ?? standIn("The stack is filled by code.", kind: "root")))
    if controller.bool("navigationBarHidden") == true {
      node.set("isNavigationBarHidden", JSONNode(true))
    }
    if controller.bool("toolbarHidden") == false { node.set("isToolbarHidden", JSONNode(false)) }
    return node
  }

  private mutating func tabBarController() -> JSONNode? {
    var tabs: [JSONNode] = []
    for segue in destinations("viewControllers") {
      guard let destination = segue["destination"], let scene = context.scene(destination) else {
        continue
      }
      let item = context.controllers[destination]?.child("tabBarItem")
      tabs.append(
        .object([
          "scene": JSONNode(scene),
          "title": item.flatMap { TabTitles.title($0, context.text) }.node,
          "badge": item?["badgeValue"].flatMap { $0.isEmpty ? nil : JSONNode($0) },
        ]))
    }
    guard !tabs.isEmpty else {
      remark("no tabs; code fills them, so an empty scene stands in", about: controller)
      return viewController(says: "The tabs are filled by code.")
    }
    var node = head("tabBarController")
    node.set("tabs", JSONNode(tabs))
    let bars = bars()
    for (key, value) in bars.members where key != "toolbar" {
      if let value { node.set(key, value) }
    }
    addSegues(to: &node, from: bars)
    return node
  }

  private mutating func splitViewController() -> JSONNode? {
    let primary = target(destinations("masterViewController").first)
    let secondary = target(destinations("detailViewController").first)
    guard primary != nil || secondary != nil else {
      remark("no columns; code fills them, so an empty scene stands in", about: controller)
      return viewController(says: "The columns are filled by code.")
    }
    var node = head("splitViewController")
    node.set("primary", JSONNode(primary ?? standIn("The list is made by code.", kind: "primary")))
    if let supplementary = target(destinations("supplementaryViewController").first) {
      node.set("supplementary", JSONNode(supplementary))
    }
    node.set(
      "secondary", JSONNode(secondary ?? standIn("The content is made by code.", kind: "secondary"))
    )
    if let compact = target(destinations("compactViewController").first) {
      node.set("compact", JSONNode(compact))
    }
    addSegues(to: &node)
    return node
  }

  private mutating func placeholder() -> JSONNode? {
    switch context.meaning(ofPlaceholder: controller) {
    case .sameStoryboard: return nil
    case .reference(let file, let scene):
      return .object([
        "id": JSONNode(id), "kind": JSONNode("storyboardReference"), "file": JSONNode(file),
        "scene": scene.node,
      ])
    case .missing(let what):
      remark(what, about: controller)
      return StoryboardContext.standIn(id, says: "This scene is in another storyboard.")
    }
  }

  // MARK: - View controllers

  private mutating func viewController(says caption: String? = nil) -> JSONNode {
    var node = head(nil)
    var segues = SegueConversion(scene, controller: controller, context)
    let own =
      controller.children.first { $0["key"] == "view" || $0["key"] == "tableView" }
      ?? controller.children.first { $0["key"] == "collectionView" }
    let whole = own.map(filled)
    let root = scene.variations.isEmpty ? whole : whole?.resolved(SizeClass.phone.variations)
    let size = root.flatMap { ViewFrames.written($0)?.size } ?? context.deviceSize
    var views = converted(root, size: size, tapped: segues.tappedViews)
    let variants = self.variants(of: whole, drawn: size, tapped: segues.tappedViews)
    let bars = bars()
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
    written += containers
    if root?.name == "tableView", written.count == 1, extrasOfTable(root).isEmpty,
      written[0].json["kind"]?.string == "tableView"
    {
      node.set("kind", JSONNode("tableViewController"))
      node.set("style", written[0].json["style"])
      node.set("sections", written[0].json["sections"])
    } else {
      let canvas = self.canvas(written, size: size)
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
    for (key, value) in bars.members { if let value { node.set(key, value) } }
    if controller.bool("hidesBottomBarWhenPushed") == true {
      node.set("hidesBottomBarWhenPushed", JSONNode(true))
    }
    if !segues.nodes.isEmpty { node.set("segues", JSONNode(segues.nodes)) }
    remarks += segues.remarks
    return node
  }

  /// - Parameter isElsewhere: Whether the frames of the file are those of another size class.
  private func converted(
    _ root: XMLElement?, size: Size, tapped: [String: String], isElsewhere: Bool = false
  ) -> ViewConversion {
    let frames =
      root.map { LayoutSolver.frames(of: $0, size: size, isElsewhere: isElsewhere) } ?? ViewFrames()
    var views = ViewConversion(
      names: names, colors: context.colors, text: context.text, frames: frames, tapped: tapped)
    if let root { views.convert(root: root, size: size) }
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

  private func extrasOfTable(_ table: XMLElement?) -> [XMLElement] {
    ["tableHeaderView", "tableFooterView"].compactMap { table?.property($0)?.child("subviews") }
  }

  /// The views on a canvas without the bars of the system above and below.
  private func canvas(_ views: [ImportedView], size: Size) -> (size: JSONNode, views: [JSONNode]) {
    let content = views.filter(\.isContent).map(\.frame)
    let insets = context.insets(of: controller)
    let top = min(insets.top, max(0, content.map(\.minY).min() ?? insets.top))
    let lowest = content.map(\.maxY).filter { $0 <= size.height }.max() ?? 0
    let bottom = max(size.height - insets.bottom, min(lowest, size.height))
    let height = max(1, bottom - top)
    var ids: Set<String> = []
    let nodes = views.map { view in
      var json = view.json
      let id = json["id"]?.string ?? ""
      var (free, number) = (id, 2)
      while !ids.insert(free).inserted {
        free = "\(id) \(number)"
        number += 1
      }
      json.set("id", JSONNode(free))
      json.set("frame", Self.frame(view.frame, below: top))
      return json
    }
    return (
      .object([
        "width": JSONNode(hundredths: max(1, size.width)), "height": JSONNode(hundredths: height),
      ]), nodes
    )
  }

  private static func frame(_ frame: Rect, below top: Double) -> JSONNode {
    func held(_ value: Double) -> Double { min(max(value, -100_000), 100_000) }
    return .object([
      "x": JSONNode(hundredths: held(frame.minX)),
      "y": JSONNode(hundredths: held(frame.minY - top)),
      "width": JSONNode(hundredths: min(max(frame.width, 0), 100_000)),
      "height": JSONNode(hundredths: min(max(frame.height, 0), 100_000)),
    ])
  }

  // MARK: - Size classes

  private struct Variant {
    var width: SizeClass.Extent?
    var height: SizeClass.Extent?
    var size: Size
    var views: ViewConversion
  }

  /// What the scene shows where it is not as on a phone held upright.
  private func variants(
    of root: XMLElement?, drawn: Size, tapped: [String: String]
  ) -> [Variant] {
    guard let root else { return [] }
    return SizeClass.variants(of: scene.variations).map { sizeClass, width, height in
      let size = sizeClass.canvas(drawn: drawn)
      return Variant(
        width: width, height: height, size: size,
        views: converted(
          root.resolved(sizeClass.variations), size: size, tapped: tapped, isElsewhere: true))
    }
  }

  /// As members of the scene; nil for none.
  private func variations(
    _ variants: [Variant], _ containers: [ImportedView], of views: [JSONNode]
  ) -> JSONNode? {
    var nodes: [JSONNode] = []
    for variant in variants {
      let shown = variant.views.views + containers
      // Where nothing is left of a scene it was never made for that class.
      guard shown.contains(where: \.isContent) else { continue }
      let canvas = self.canvas(shown, size: variant.size)
      nodes.append(
        .object([
          "width": (variant.width?.rawValue).node, "height": (variant.height?.rawValue).node,
          "canvas": canvas.size,
          "views": JSONNode(canvas.views.map { Self.difference(of: $0, from: views) }),
        ]))
    }
    return nodes.isEmpty ? nil : JSONNode(nodes)
  }

  /// What a view says besides what that of its id among `views` says.
  private static func difference(of view: JSONNode, from views: [JSONNode]) -> JSONNode {
    var view = view
    guard let usual = views.first(where: { $0["id"] == view["id"] }) else { return view }
    guard usual["kind"] == view["kind"] else {
      view.set("id", JSONNode("\(view["id"]?.string ?? "") as \(view["kind"]?.string ?? "")"))
      return view
    }
    var changes = JSONNode.object(["id": view["id"]])
    for member in view.members ?? [] where usual[member.key] != member.node {
      changes.set(member.key, member.node)
    }
    for member in usual.members ?? [] where view[member.key] == nil {
      changes.set(member.key, JSONNode(value: .null))
    }
    return changes
  }

  // MARK: - Bars

  private struct Bars {
    var members: [(String, JSONNode?)] = []
    /// The object ids of the items.
    var ids: Set<String> = []
    /// What is in a view that an item has in its place.
    var itemOfObject: [String: String] = [:]

    mutating func note(_ item: XMLElement) {
      guard let id = item["id"] else { return }
      ids.insert(id)
      if let view = item.property("customView") { note(view, in: id) }
    }

    private mutating func note(_ view: XMLElement, in item: String) {
      if let id = view["id"] { itemOfObject[id] = item }
      for child in view.children { note(child, in: item) }
    }
  }

  private func bars() -> Bars {
    let conversion = BarConversion(names: names, text: context.text)
    var bars = Bars()
    func nodes(_ items: [XMLElement]) -> JSONNode? {
      for item in items { bars.note(item) }
      let nodes = conversion.nodes(items)
      return nodes.isEmpty ? nil : JSONNode(nodes)
    }
    let toolbar = controller.children.first {
      $0.name == "toolbarItems" || $0["key"] == "toolbarItems"
    }
    if let item = navigationItem {
      let prompt = context.text.text(of: item, "prompt")
      let back = item.property("backBarButtonItem").flatMap { context.text.text(of: $0, "title") }
      let (left, right) = (
        nodes(BarConversion.leftItems(item)), nodes(BarConversion.rightItems(item))
      )
      bars.members = [
        ("prompt", prompt.flatMap { $0.isEmpty ? nil : JSONNode($0) }),
        ("leftBarButtons", left), ("rightBarButtons", right),
        ("backButtonTitle", back.flatMap { $0.isEmpty ? nil : JSONNode($0) }),
        ("hidesBackButton", item.bool("hidesBackButton") == true ? JSONNode(true) : nil),
      ]
    }
    let items = nodes((toolbar?.children ?? []).filter { $0.name == "barButtonItem" })
    bars.members.append(("toolbar", items))
    return bars
  }
}

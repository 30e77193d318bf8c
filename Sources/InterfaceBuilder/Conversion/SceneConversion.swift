internal import CellGraphics
internal import NavigationKit
import Storyboards
import TextFormats

/// Converts one scene of a storyboard to a scene of a scene file.
///
/// The conversion has this order: the views get frames and become a flat list, the segues are
/// connected to those views that are shown, and parts that were not converted get remarks.
/// Extensions convert containers, bars, size classes and the canvas.
struct SceneConversion {
  /// The scene of the storyboard.
  let scene: InterfaceBuilderDocument.Scene
  /// The XML of the scene's controller.
  let controller: XMLElement
  var context: StoryboardContext
  /// The remarks on parts that were left out or interpreted, in the order in which they were found.
  var remarks: [(element: XMLElement, what: String)] = []
  /// Additional scenes for parts that the storyboard leaves to code.
  var extras: [SceneDocument.Scene] = []
  /// The offsets in the file of all converted elements.
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

  /// Converts the scene and collects remarks. Call it once.
  ///
  /// - Returns: Nil for a placeholder that refers to a scene of the same storyboard; segues then
  ///   lead directly to that scene.
  mutating func converted() -> SceneDocument.Scene? {
    checkRelationships()
    let scene = convertedScene()
    remarkOnLosses()
    return scene
  }

  /// Converts the scene by the kind of its controller. Unknown kinds are converted as view
  /// controllers.
  private mutating func convertedScene() -> SceneDocument.Scene? {
    switch controller.name {
    case "viewControllerPlaceholder": return placeholder()
    case "navigationController":
      var scene = navigationController()
      addSegues(to: &scene)
      return scene
    case "tabBarController": return tabBarController()
    case "splitViewController": return splitViewController()
    default: return viewController()
    }
  }

  /// Adds the segues of a container. Only the container's bar items trigger them.
  mutating func addSegues(to made: inout SceneDocument.Scene, from bars: Bars = Bars()) {
    var segues = SegueConversion(scene, controller: controller, context)
    segues.connect(
      tappable: bars.ids, changeable: [], containers: [], rows: TableConversion.Rows(),
      barItemOfObject: bars.itemOfObject)
    made.segues = segues.converted
    remarks += segues.remarks
  }

  /// Adds a remark: one sentence without its period.
  mutating func remark(_ what: String, about element: XMLElement) {
    remarks.append((element, what))
  }

  /// Returns a scene with the settings that scenes of every kind have.
  func head(_ kind: SceneDocument.Scene.Kind = .viewController) -> SceneDocument.Scene {
    let style =
      PresentationWords.presentationStyle(controller)
      ?? PresentationWords.usualPresentationStyle(context.document)
    return SceneDocument.Scene(
      id: id, name: ownName, title: title.flatMap { $0.isEmpty ? nil : $0 }, kind: kind,
      presentation: SceneDocument.Presentation(
        style: style,
        transitionStyle: PresentationWords.transitionStyle(controller) ?? .coverVertical,
        isModal: controller.bool("modalInPresentation") == true,
        definesContext: controller.bool("definesPresentationContext") == true ? true : nil))
  }

  /// The name of the scene in the storyboard; nil if the name is also the title.
  private var ownName: String? {
    scene.name.flatMap { $0.isEmpty || $0 == title ? nil : $0 }
  }

  var navigationItem: XMLElement? { controller.child("navigationItem") }

  var title: String? { title(of: controller) }

  /// Returns the title of a controller's navigation item, else the controller's own.
  func title(of controller: XMLElement) -> String? {
    controller.child("navigationItem").flatMap { context.text.text(of: $0, "title") }
      ?? context.text.text(of: controller, "title")
  }

  // MARK: - View controllers

  /// Returns the scene of a view controller, or of a container whose parts the storyboard leaves to
  /// code.
  ///
  /// The views are converted before the segues are connected, because a segue is triggered only by
  /// a view that is shown.
  ///
  /// - Parameter caption: The text of a scene without views; nil for the usual one of the
  ///   controller's kind.
  ///
  /// The steps follow from what each one needs:
  ///
  /// 1. The root view is resolved for an upright phone, and its size is found.
  /// 2. The bars are converted, because their controls may need a strip on the canvas.
  /// 3. The views are converted, also those of other size classes.
  /// 4. The segues are connected to the views, rows and bar items that are shown.
  /// 5. A scene that would be empty gets a caption or the containers of its embed segues.
  /// 6. The frames are moved from the whole screen to the canvas without the bars.
  mutating func viewController(says caption: String? = nil) -> SceneDocument.Scene {
    var made = head()
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
      shown: Set(views.views.map(\.view.id)),
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
    if root?.name == "tableView", written.count == 1, case .table(let table) = written[0].view {
      made.kind = .tableViewController(table.table)
    } else {
      let canvas = self.canvas(written, size: strip.extended(size))
      let ground = root.flatMap { root in
        root.children.first { $0["key"] == "backgroundColor" }.flatMap(context.colors.color)
      }
      made.canvas = canvas.size
      made.layout = .rows
      made.views = canvas.views
      made.variations = variations(variants, containers, of: canvas.views)
      made.background = ground.flatMap { $0.alpha > 0 ? $0 : nil } ?? context.colors.ground
    }
    made.standsFor = missingContainer
    made.codeActions = codeActions
    if made.title == nil, let title = inventedTitle(bars) {
      made.title = title
      made.name = ownName ?? title
    }
    made.navigationItem = bars.item
    made.toolbarItems = bars.toolbar
    made.hidesBottomBarWhenPushed = controller.bool("hidesBottomBarWhenPushed") == true
    made.segues = segues.converted
    remarks += segues.remarks
    carried.formUnion(views.carried)
    carried.formUnion(bars.carried)
    return made
  }

  /// The container that the scene replaces; nil for any other controller.
  private var missingContainer: SceneDocument.Scene.StandIn? {
    switch controller.name {
    case "tabBarController": .tabBarController
    case "splitViewController": .splitViewController
    case "pageViewController": .pageViewController
    default: nil
    }
  }

  /// Returns the views of a root view that has a size in points.
  ///
  /// - Parameter isElsewhere: Indicates whether the file's frames are for another size class.
  ///
  /// A scene without a root view has only the views of the strip.
  func converted(
    _ root: XMLElement?, size: Size, tapped: [String: String], strip: Strip,
    isElsewhere: Bool = false
  ) -> ViewConversion {
    let frames =
      root.map { LayoutSolver.frames(of: $0, size: size, isElsewhere: isElsewhere) } ?? ViewFrames()
    var views = ViewConversion(
      names: names, colors: context.colors, text: context.text, frames: frames, tapped: tapped,
      code: context.classesInCode.map { ViewsInCode(classes: $0, scene) })
    if let root { views.convert(root: root, size: size) }
    strip.add(to: &views, width: size.width)
    return views
  }

  /// Returns the controller's view, with a subview if it is empty.
  ///
  /// Some apps keep a view beside the controller in the scene and add it to the empty root view in
  /// code. The largest such view to which an outlet of the controller leads is assumed to be this
  /// one. It must be at least half as wide as the root view and have subviews.
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

  /// Returns a centred label a third of the way down, with 20 points to either side.
  private func captionView(_ caption: String, _ size: Size) -> ImportedView {
    ImportedView(
      view: .label(
        SceneDocument.Label(
          id: "caption", text: caption, color: context.colors.ink, alignment: .center, lines: 0,
          frame: .zero)),
      frame: Rect(x: 20, y: size.height / 3, width: size.width - 40, height: 60),
      isContent: true)
  }

  /// The controls that a navigation bar contains in the storyboard. A bar of a scene file cannot
  /// have such controls, so they are shown in a strip below the bar.
  ///
  /// It is one line of controls, 44 points high, which share the width equally.
  struct Strip {
    let controls: [XMLElement]
    let top: Double

    init(_ controls: [XMLElement], top: Double) {
      self.controls = controls
      self.top = top
    }

    /// Adds the controls above the highest content of the scene.
    func add(to views: inout ViewConversion, width: Double) {
      let highest = views.views.filter(\.isContent).map(\.frame.minY).min() ?? top
      views.addStrip(controls, top: min(top, max(0, highest)), width: width)
    }

    /// Returns the size of the canvas with room for the controls.
    func extended(_ size: Size) -> Size {
      let height = controls.isEmpty ? 0 : ViewConversion.stripHeight
      return Size(width: size.width, height: size.height + height)
    }
  }
}

package import CellGraphics
package import NavigationKit

/// The views, bar items and gestures of a scene whose controller has a class of the app.
///
/// A ``SceneViewController`` behaves as its file says. Here, code of the app decides, and this
/// object supplies the rest. It makes the views, connects gestures to segues, and finds views and
/// bar items by their ids for the outlets of the app.
package final class SceneContents {
  /// The scene.
  package let scene: SceneDocument.Scene
  /// The view of the scene; nil before it is loaded.
  package private(set) var root: View?
  /// Objects that live as long as the controller, such as views that are not shown.
  package var retained: [AnyObject] = []
  /// The design canvas of the scene's frames, in points.
  package let canvas: Size
  private weak var controller: ViewController?
  private lazy var maker = SceneViewMaker { [weak self] trigger, sender in
    self?.perform(trigger, sender: sender)
  }
  /// Makes the root view in place of the scene's; nil, or a nil result, for the scene's own.
  var makeRoot: (() -> View?)?
  /// The rows of a static table. A table view does not retain its data source.
  private var table: SceneTable?

  /// Sets the closure that makes views of the app's classes by their ids.
  func setMaker(_ makeOwn: @escaping (_ id: String) -> View?) { maker.makeOwn = makeOwn }

  /// Creates the contents for a controller, to which it keeps a weak reference.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - canvas: The design canvas of the scene's frames, in points.
  ///   - controller: The controller of the app.
  init(scene: SceneDocument.Scene, canvas: Size, controller: ViewController) {
    self.scene = scene
    self.canvas = canvas
    self.controller = controller
  }

  /// Returns the view with an id; nil before the view is loaded and for an unknown id.
  package func view(_ id: String) -> View? { maker.views[id] }

  /// Returns the bar button item with an id.
  package func barItem(_ id: String) -> BarButtonItem? {
    guard let controller else { return nil }
    let item = controller.navigationItem
    let items =
      (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? [])
      + (controller.toolbarItems ?? [])
    return items.first { $0.accessibilityIdentifier == id }
  }

  /// Sets the controller's navigation item and toolbar items. A tap on a bar button performs its
  /// segues.
  func fillBars() {
    let tap: BarItemTap = { [self] id, item in perform(.tap(button: id), sender: item) }
    controller?.navigationItem.fill(scene.navigationItem, tap: tap)
    controller?.toolbarItems = BarButtonItem.items(scene.toolbarItems, tap: tap)
    if scene.hidesBottomBarWhenPushed { controller?.hidesBottomBarWhenPushed = true }
  }

  /// Makes the view of the scene with all views in it, which is then ``root``. Gestures of segues
  /// are added unless the scene is a table.
  func makeView() -> View {
    if let view = makeRoot?() {
      root = view
      return view
    }
    if case .tableViewController(let description) = scene.kind {
      let table = maker.makeTable(description)
      self.table = table
      let view = table.makeView()
      root = view
      return view
    }
    let view = makeCanvas()
    view.backgroundColor = scene.background
    addGestures(to: view)
    root = view
    return view
  }

  /// Gives the root view its bounds and the scene's views their places, which code reads in
  /// `awakeFromNib()` and `viewDidLoad()`.
  func place(in bounds: Rect) {
    guard let root else { return }
    View.performWithoutAnimation {
      root.place(in: bounds)
      if root is RowsCanvasView || root is DesignCanvasView { root.layoutSubviews() }
    }
  }

  /// Makes the view that places the scene's views by its layout: `rows` or `canvas`.
  private func makeCanvas() -> View {
    switch scene.layout {
    case .rows:
      let view = RowsCanvasView(canvas: canvas)
      view.followsSubviews = true
      view.show(describedViews.map { (maker.make($0), $0.frame) }, canvas: canvas)
      return view
    case .canvas:
      let view = DesignCanvasView(canvas: canvas)
      for description in describedViews {
        let layout = scene.layouts.first { $0.view == description.id }
        view.add(
          maker.make(description), at: description.frame, autoresizing: layout?.autoresizing)
      }
      SceneLayout(scene: scene) { [maker] in maker.views[$0] }.layOutViews(in: view)
      return view
    }
  }

  /// The views of the scene, without the caption that an import writes on an empty one. Here code
  /// adds the views.
  private var describedViews: [SceneDocument.View] {
    scene.views.count == 1 && scene.views[0].id == "caption" ? [] : scene.views
  }

  /// Performs the segues of a trigger, if the controller allows them.
  package func perform(_ trigger: SceneDocument.Segue.Trigger, sender: Any?) {
    guard let controller else { return }
    for (template, segue) in zip(controller.segueTemplates, scene.segues)
    where segue.trigger == trigger {
      controller.trigger(template, sender: sender)
    }
  }

  /// Adds a recogniser for each segue that a gesture performs. A segue with a `drag` trigger starts
  /// with a swipe here.
  private func addGestures(to view: View) {
    for segue in scene.segues {
      guard let trigger = segue.trigger else { continue }
      switch trigger {
      case .swipe(let direction), .drag(let direction):
        let swipe = SwipeGestureRecognizer { [weak self] in self?.perform(trigger, sender: $0) }
        swipe.direction = .init(direction)
        swipe.actionTitle = segue.id
        view.addGestureRecognizer(swipe)
      case .longPress(let id):
        let press = LongPressGestureRecognizer { [weak self] recognizer in
          if recognizer.state == .began { self?.perform(trigger, sender: recognizer.view) }
        }
        press.actionTitle = segue.id
        maker.views[id]?.isUserInteractionEnabled = true
        maker.views[id]?.addGestureRecognizer(press)
      case .screenEdgePan(let edge):
        let pan = ScreenEdgePanGestureRecognizer { [weak self] recognizer in
          if recognizer.state == .began { self?.perform(trigger, sender: recognizer) }
        }
        pan.edge = edge
        pan.actionTitle = segue.id
        view.addGestureRecognizer(pan)
      case .tap, .accessory, .change, .return, .turn: break
      }
    }
  }
}

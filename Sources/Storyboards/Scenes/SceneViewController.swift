public import CellGraphics
internal import Motion
public import NavigationKit

/// A controller made from a scene of a document.
public final class SceneViewController: ViewController, SceneController {
  /// The scene it was made from.
  public let scene: SceneDocument.Scene

  let canvas: Size
  /// The number of the variation that is shown; nil for the scene's own views.
  var shownVariation: Int?
  lazy var maker = SceneViewMaker { [weak self] trigger, sender in
    self?.perform(trigger, sender: sender)
  }
  /// Only in a table.
  private var table: SceneTable?
  /// Texts for views of a view that is not loaded yet.
  private var waitingTexts: [SceneDocument.LabelText] = []
  /// The transitions of the navigation controller's layer beside a segue, by the segue's id.
  var layerTransitions: [String: SegueTransition] = [:]
  /// Drives the segue that a finger has begun.
  var interaction: PercentDrivenInteractiveTransition?
  /// The background of the view as it was made.
  private var ground: Color?

  init(scene: SceneDocument.Scene, canvas: Size) {
    self.scene = scene
    self.canvas = canvas
    super.init()
    baseName = scene.id
    title = scene.title
    hidesBottomBarWhenPushed = scene.hidesBottomBarWhenPushed
    if case .tableViewController(let description) = scene.kind {
      table = maker.makeTable(description)
    }
    let tap: BarItemTap = { [weak self] id, item in
      self?.perform(.tap(button: id), sender: item)
    }
    navigationItem.fill(scene.navigationItem, tap: tap)
    toolbarItems = BarButtonItem.items(scene.toolbarItems, tap: tap)
  }

  public override func loadView() {
    if let table {
      view = table.makeView()
    } else {
      switch scene.layout {
      case .canvas:
        let view = DesignCanvasView(canvas: canvas)
        self.view = view
        for description in scene.views {
          let layout = scene.layouts.first { $0.view == description.id }
          view.add(
            maker.make(description), at: description.frame, autoresizing: layout?.autoresizing)
        }
        layOutViews(in: view)
      case .rows:
        view = RowsCanvasView(canvas: canvas)
        makeVariations()
      }
      view.backgroundColor = scene.background
    }
    ground = view.backgroundColor
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    for text in waitingTexts { maker.views[text.label]?.setSceneText(text.text) }
    waitingTexts = []
    for (template, segue) in zip(segueTemplates, scene.segues) {
      switch segue.trigger {
      case .swipe(let direction): addSwipe(direction, performing: template)
      case .longPress(let id): addLongPress(to: maker.views[id], performing: template)
      case .screenEdgePan(let edge): addScreenEdgePan(edge, performing: template)
      case .drag(let direction): addDrag(direction, performing: template)
      case .tap, .accessory, .change, .return, .turn, nil: break
      }
    }
  }

  public override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    allowsSegue(identifier)
  }

  public override func viewWillTransition(
    to size: Size, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    follow(size, with: coordinator)
  }

  public override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    followTraits()
  }

  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    followTraits()
    // As a table view controller does, so that the row just left is no longer lit.
    deselectRows(animated: animated)
  }

  private func deselectRows(animated: Bool) {
    guard let table = viewIfLoaded as? TableView else { return }
    for path in table.indexPathsForSelectedRows ?? [] {
      table.deselectRow(at: path, animated: animated)
    }
  }

  public override func prepare(for segue: StoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    segue.interaction = interaction
    addLayerTransition(of: segue)
    (segue.destination as? AlertController)?.pointAt(sender)
    // A segue of an alert is prepared by that, and may be called as one of this scene.
    guard !(sender is AlertAction) else { return }
    guard let description = scene.segues.first(where: { $0.id == segue.identifier }) else { return }
    for text in description.prepare {
      segue.destination.setSceneText(
        SceneDocument.LabelText(
          label: text.label, text: TextTemplate(text.text).filled(value)))
    }
    if description.destination != nil, !(segue.destination is AlertController) {
      aimPopover(of: segue.destination, description.presentation, sender: sender)
    }
  }

  /// An alert over this scene can come back here too, though it is this scene that its segues leave.
  public override func canPerformUnwindSegueAction(
    _ action: String, from source: ViewController, sender: Any?
  ) -> Bool {
    if source === self, sender is AlertAction { return unwindActions[action] != nil }
    if super.canPerformUnwindSegueAction(action, from: source, sender: sender) { return true }
    // What is within the source is no way back.
    var around: ViewController? = self
    while let controller = around {
      if controller === source { return false }
      around = controller.parent
    }
    return (source as? any SceneController)?.unwindsToNearest(for: action) ?? false
  }

  /// Sets a text, now or when the view is loaded.
  func set(_ text: SceneDocument.LabelText) {
    if let table {
      table.set(text.text, ofRow: text.label, in: viewIfLoaded as? TableView)
    } else if isViewLoaded {
      maker.views[text.label]?.setSceneText(text.text)
    } else {
      waitingTexts.append(text)
    }
  }

  /// The view with this id; nil before the view is loaded.
  public func sceneView(_ id: String) -> View? { maker.views[id] }

  /// The ids of what may have a value, in order.
  var valueNames: [String] {
    let rows = table?.rowNames ?? []
    return (Array(maker.views.keys) + rows + waitingTexts.map(\.label)).sorted()
  }

  /// The value of the view or row with this id; nil where it has none.
  func shownValue(_ id: String) -> String? {
    if let view = maker.views[id] { return view.sceneValue }
    return table?.text(ofRow: id) ?? waitingTexts.last { $0.label == id }?.text
  }

  /// The cell of the row with this id, as long as it can be seen.
  func cell(ofRow id: String) -> View? { table?.cell(ofRow: id, in: viewIfLoaded as? TableView) }

  /// Does what the document says happens when `segue` comes back here.
  func run(_ action: SceneDocument.UnwindAction, for segue: StoryboardSegue) {
    for handler in action.handlers where handler.segue == nil || handler.segue == segue.identifier {
      switch handler.effect {
      case .flash(let color, let ticks): flash(color, ticks: ticks)
      case .set(let texts): for text in texts { set(text) }
      }
    }
  }

  private func flash(_ color: Color, ticks: Int) {
    view.backgroundColor = color
    View.animate(withDuration: Double(ticks) / Double(Tick.perSecond)) { [self] in
      view.backgroundColor = ground
    }
  }

  private func addSwipe(_ direction: Direction, performing template: SegueTemplate) {
    let swipe = SwipeGestureRecognizer { [weak self] recognizer in
      self?.trigger(template, sender: recognizer)
    }
    swipe.direction = direction
    swipe.actionTitle = template.identifier
    view.addGestureRecognizer(swipe)
  }

  private func addLongPress(to view: View?, performing template: SegueTemplate) {
    guard let view else { return }
    let press = LongPressGestureRecognizer { [weak self, weak view] recognizer in
      if recognizer.state == .began { self?.trigger(template, sender: view) }
    }
    press.actionTitle = template.identifier
    view.isUserInteractionEnabled = true
    view.addGestureRecognizer(press)
  }

  private func addScreenEdgePan(
    _ edge: ScreenEdgePanGestureRecognizer.Edge, performing template: SegueTemplate
  ) {
    let pan = ScreenEdgePanGestureRecognizer { [weak self] recognizer in
      if recognizer.state == .began { self?.trigger(template, sender: recognizer) }
    }
    pan.edge = edge
    pan.actionTitle = template.identifier
    view.addGestureRecognizer(pan)
  }

  /// The value called `name` that a text asks for; empty where there is none.
  func value(_ name: String) -> String {
    if let view = maker.views[name] { return view.sceneValue ?? "" }
    guard let table else { return "" }
    if let text = table.text(ofRow: name) { return text }
    let acted = table.actedRow
    switch TableValue(rawValue: name) {
    case .index: return acted.map { "\($0.index)" } ?? ""
    case .title: return acted?.row.title ?? ""
    case .detail: return acted?.row.detail ?? ""
    case nil: return ""
    }
  }

  /// Performs the segue that `trigger` triggers, if there is one.
  private func perform(_ trigger: SceneDocument.Segue.Trigger, sender: Any?) {
    let segues = zip(segueTemplates, scene.segues).filter { $0.1.trigger == trigger }
    let notice = notice(of: trigger, performing: segues.map(\.1), sender: sender)
    for (template, _) in segues { self.trigger(template, sender: sender) }
    if let notice { view.window?.application?.showNotice(notice) }
    // Under a sheet the table does not leave, so it hears of no coming back.
    if presentedViewController != nil { deselectRows(animated: false) }
  }
}

extension ViewController {
  /// Sets a text of this scene, or of the one with content that it shows first.
  func setSceneText(_ text: SceneDocument.LabelText) {
    if let alert = self as? AlertController { alert.set(text) } else { sceneContent?.set(text) }
  }

  /// The scene with content that this one shows first, however deep; nil where there is none.
  fileprivate var sceneContent: SceneViewController? {
    switch self {
    case let scene as SceneViewController: scene
    case let navigation as NavigationController: navigation.topViewController?.sceneContent
    case let tabs as TabBarController: tabs.selectedViewController?.sceneContent
    case let pages as PageViewController: pages.viewControllers?.first?.sceneContent
    case let split as SplitViewController:
      split.viewController(for: .secondary)?.sceneContent
    default: nil
    }
  }
}

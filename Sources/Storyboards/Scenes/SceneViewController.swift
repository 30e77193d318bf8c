public import CellGraphics
internal import Motion
public import NavigationKit

/// A view controller that was made from a scene with views or with a table.
///
/// It behaves as the scene's file describes: its triggers perform segues, ``prepare(for:sender:)``
/// sets the prepared texts, and unwind actions run their handlers.
public final class SceneViewController: ViewController, SceneController {
  /// The scene from which the controller was made.
  public let scene: SceneDocument.Scene

  let canvas: Size
  /// The design canvas of the frames in the file, in points.
  package var designCanvas: Size { canvas }
  /// The index of the visible variation; nil for the scene's own views.
  var shownVariation: Int?
  /// The maker of the scene's views, which reports the user's actions on them.
  lazy var maker = SceneViewMaker { [weak self] trigger, sender in
    self?.perform(trigger, sender: sender)
  }
  /// The table; nil in a scene with views.
  private var table: SceneTable?
  /// The texts that are set as soon as the view is loaded.
  private var waitingTexts: [SceneDocument.LabelText] = []
  /// The transitions of the navigation controller's layer, by the ids of the segues.
  var layerTransitions: [String: SegueTransition] = [:]
  /// The interaction that drives the segue of a drag.
  var interaction: PercentDrivenInteractiveTransition?
  /// The background with which the view was made.
  private var initialBackground: Color?

  /// Creates the controller of a scene.
  ///
  /// - Parameters:
  ///   - scene: A scene with views or a table.
  ///   - canvas: The design canvas of the scene's frames, in points.
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
        SceneLayout(scene: scene) { [maker] in maker.views[$0] }.layOutViews(in: view)
      case .rows:
        view = RowsCanvasView(canvas: canvas)
        makeVariations()
      }
      view.backgroundColor = scene.background
    }
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    initialBackground = view.backgroundColor
  }

  /// Sets the texts that were prepared before the view was loaded, and adds the gestures of the
  /// scene's segues. Taps and changes come from the views themselves.
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
    guard !allowsSegue(identifier) else { return true }
    refuse(.condition(identifier))
    return false
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
    // Deselects the row that the user returns from, as a table view controller does.
    deselectRows(animated: animated)
  }

  /// Deselects all rows if the view is a table.
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
    // The alert prepares its own segues. Their ids may equal those of this scene.
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

  /// An alert's unwind can end at this scene too, although the alert's segues start from this
  /// scene.
  public override func canPerformUnwindSegueAction(
    _ action: String, from source: ViewController, sender: Any?
  ) -> Bool {
    if source === self, sender is AlertAction { return unwindActions[action] != nil }
    if super.canPerformUnwindSegueAction(action, from: source, sender: sender) { return true }
    // A scene inside the source cannot be the destination of its unwind.
    var around: ViewController? = self
    while let controller = around {
      if controller === source { return false }
      around = controller.parent
    }
    return (source as? any SceneController)?.unwindsToNearest(for: action) ?? false
  }

  /// Sets the text of a view or row. Before the view is loaded, the text is kept and set in
  /// ``viewDidLoad()``.
  func set(_ text: SceneDocument.LabelText) {
    if let table {
      table.set(text.text, ofRow: text.label, in: viewIfLoaded as? TableView)
    } else if isViewLoaded {
      maker.views[text.label]?.setSceneText(text.text)
    } else {
      waitingTexts.append(text)
    }
  }

  /// Returns the view with this id, or nil before the view is loaded or if there is no such view.
  ///
  /// - Parameter id: The id of a view of the scene.
  public func sceneView(_ id: String) -> View? { maker.views[id] }

  /// The ids of the views and rows that can have a value, sorted.
  var valueNames: [String] {
    let rows = table?.rowNames ?? []
    return (Array(maker.views.keys) + rows + waitingTexts.map(\.label)).sorted()
  }

  /// Returns the value of the view or row with this id; nil if it has none.
  func shownValue(_ id: String) -> String? {
    if let view = maker.views[id] { return view.sceneValue }
    return table?.text(ofRow: id) ?? waitingTexts.last { $0.label == id }?.text
  }

  /// Returns the cell of the row with this id while it is visible.
  func cell(ofRow id: String) -> View? { table?.cell(ofRow: id, in: viewIfLoaded as? TableView) }

  /// Runs the handlers of an unwind action when `segue` ends here.
  func run(_ action: SceneDocument.UnwindAction, for segue: StoryboardSegue) {
    for handler in action.handlers where handler.segue == nil || handler.segue == segue.identifier {
      switch handler.effect {
      case .flash(let color, let ticks): flash(color, ticks: ticks)
      case .set(let texts): for text in texts { set(text) }
      }
    }
  }

  /// Shows a background that fades back to the initial one.
  ///
  /// - Parameters:
  ///   - color: The background at the start.
  ///   - ticks: The duration of the fade, in ticks of 1/120 second.
  private func flash(_ color: Color, ticks: Int) {
    view.backgroundColor = color
    View.animate(withDuration: Double(ticks) / Double(Tick.perSecond)) { [self] in
      view.backgroundColor = initialBackground
    }
  }

  /// Adds a swipe that performs a segue.
  private func addSwipe(_ direction: Direction, performing template: SegueTemplate) {
    let swipe = SwipeGestureRecognizer { [weak self] recognizer in
      self?.trigger(template, sender: recognizer)
    }
    swipe.direction = .init(direction)
    swipe.actionTitle = template.identifier
    view.addGestureRecognizer(swipe)
  }

  /// Adds a long press on a view that performs a segue when it begins.
  private func addLongPress(to view: View?, performing template: SegueTemplate) {
    guard let view else { return }
    let press = LongPressGestureRecognizer { [weak self, weak view] recognizer in
      if recognizer.state == .began { self?.trigger(template, sender: view) }
    }
    press.actionTitle = template.identifier
    view.isUserInteractionEnabled = true
    view.addGestureRecognizer(press)
  }

  /// Adds a drag from a screen edge that performs a segue when it begins.
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

  /// Returns the value with this name, or an empty text if there is none.
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

  /// Performs the segues of a trigger whose conditions are met, and shows a notice if the trigger
  /// has no effect.
  private func perform(_ trigger: SceneDocument.Segue.Trigger, sender: Any?) {
    let segues = zip(segueTemplates, scene.segues).filter { $0.1.trigger == trigger }
    let notice = notice(of: trigger, performing: segues.map(\.1), sender: sender)
    for (template, _) in segues { self.trigger(template, sender: sender) }
    if let notice {
      view.window?.application?.showNotice(notice)
      refuse(refusal(of: segues.map(\.1), sender: sender))
    }
    // Under a sheet the table stays visible, so `viewWillAppear` is not called on the return.
    if presentedViewController != nil { deselectRows(animated: false) }
  }
}

extension ViewController {
  /// Sets a text of this alert, or of the scene in front in this controller.
  func setSceneText(_ text: SceneDocument.LabelText) {
    if let alert = self as? AlertController { alert.set(text) } else { sceneContent?.set(text) }
  }

  /// The scene in front: this controller itself, or a scene in its containers at any depth.
  ///
  /// nil for none. A split view controller uses its secondary column.
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

internal import CellGraphics
internal import Motion
public import NavigationKit

/// A controller made from a scene of a document.
public final class SceneViewController: ViewController {
  /// The scene it was made from.
  public let scene: SceneDocument.Scene

  private let canvas: Size
  private var labels: [String: Label] = [:]
  private var containers: [String: View] = [:]
  /// Texts for labels of a view that is not loaded yet.
  private var waitingTexts: [SceneDocument.LabelText] = []

  init(scene: SceneDocument.Scene, canvas: Size) {
    self.scene = scene
    self.canvas = canvas
    super.init()
    baseName = scene.id
    title = scene.title
    modalPresentationStyle = .fullScreen
    fillNavigationItem()
    toolbarItems = makeBarButtonItems(scene.toolbarItems)
  }

  public override func loadView() {
    let view = DesignCanvasView(canvas: canvas)
    view.backgroundColor = scene.background
    self.view = view
    for description in scene.views { view.add(makeView(description), at: description.frame) }
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    for text in waitingTexts { labels[text.label]?.text = text.text }
    waitingTexts = []
    for (template, segue) in zip(segueTemplates, scene.segues) {
      if case .swipe(let direction) = segue.trigger { addSwipe(direction, performing: template) }
    }
  }

  public override func prepare(for segue: StoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    guard let description = scene.segues.first(where: { $0.id == segue.identifier }) else { return }
    let content = (segue.destination as? NavigationController)?.topViewController
    let target = (content ?? segue.destination) as? SceneViewController
    for text in description.prepare { target?.set(text) }
  }

  /// Sets a label's text, now or when the view is loaded.
  func set(_ text: SceneDocument.LabelText) {
    if isViewLoaded {
      labels[text.label]?.text = text.text
    } else {
      waitingTexts.append(text)
    }
  }

  /// The view that an embed segue fills; nil before the view is loaded.
  func container(_ id: String) -> View? { containers[id] }

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
      view.backgroundColor = scene.background
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

  private func makeView(_ description: SceneDocument.View) -> View {
    switch description {
    case .label(let description): makeLabel(description)
    case .button(let description): makeButton(description)
    case .container(let description): makeContainer(description)
    }
  }

  private func makeContainer(_ description: SceneDocument.Container) -> View {
    let container = ContainerView()
    container.accessibilityIdentifier = description.id
    containers[description.id] = container
    return container
  }

  private func makeLabel(_ description: SceneDocument.Label) -> Label {
    let label = Label()
    label.accessibilityIdentifier = description.id
    label.text = description.text
    label.textColor = description.color
    label.textAlignment = description.alignment
    label.isBold = description.isBold
    labels[description.id] = label
    return label
  }

  private func makeButton(_ description: SceneDocument.Button) -> Button {
    let button = Button()
    button.accessibilityIdentifier = description.id
    button.title = description.title
    button.titleColor = description.color
    button.isBold = description.isBold
    button.addAction { [weak self] control in self?.tap(description.id, sender: control) }
    return button
  }

  /// Performs the segue that the button or bar button item `id` triggers, if there is one.
  private func tap(_ id: String, sender: Any) {
    for (template, segue) in zip(segueTemplates, scene.segues)
    where segue.trigger == .tap(button: id) {
      trigger(template, sender: sender)
    }
  }
}

// MARK: - Bars

extension SceneViewController {
  private func fillNavigationItem() {
    let description = scene.navigationItem
    navigationItem.prompt = description.prompt
    navigationItem.leftBarButtonItems = makeBarButtonItems(description.leftBarButtonItems)
    navigationItem.rightBarButtonItems = makeBarButtonItems(description.rightBarButtonItems)
    navigationItem.backButtonTitle = description.backButtonTitle
    navigationItem.hidesBackButton = description.hidesBackButton
  }

  /// nil where there are none.
  private func makeBarButtonItems(
    _ descriptions: [SceneDocument.BarButtonItem]
  ) -> [BarButtonItem]? {
    descriptions.isEmpty ? nil : descriptions.map(makeBarButtonItem)
  }

  private func makeBarButtonItem(_ description: SceneDocument.BarButtonItem) -> BarButtonItem {
    let item =
      switch description.content {
      case .title(let title): BarButtonItem(title: title)
      case .systemItem(let systemItem): BarButtonItem(systemItem: systemItem)
      case .fixedSpace(let columns): BarButtonItem.fixedSpace(Double(columns))
      }
    item.accessibilityIdentifier = description.id
    if let style = description.style { item.style = style }
    item.action = { [weak self] item in
      if let id = description.id { self?.tap(id, sender: item) }
    }
    return item
  }
}

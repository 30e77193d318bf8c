import CellGraphics
import NavigationKit

/// A controller with a short name for events, a title, and lines of text in its view.
final class Content: ViewController {
  private let lines: [String]
  private let ground: Color
  /// What the controller has been told of its traits: the new ones, each after what they were.
  private(set) var traitChanges: [(old: TraitCollection?, new: TraitCollection)] = []
  /// Called in `viewWillAppear`.
  var willAppear: (() -> Void)?

  init(
    _ name: String, title: String? = nil, lines: [String] = [], ground: Color = .white
  ) {
    self.lines = lines
    self.ground = ground
    super.init()
    baseName = name
    self.title = title ?? name
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = ground
    for (row, line) in lines.enumerated() {
      let label = Label(frame: Rect(x: 2, y: Double(row + 1), width: 60, height: 1))
      label.text = line
      view.addSubview(label)
    }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    willAppear?()
  }

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    traitChanges.append((previous, traitCollection))
  }
}

/// A controller whose content is one button.
final class ButtonContent: ViewController {
  var pressed: (() -> Void)?

  init(_ name: String) {
    super.init()
    baseName = name
    title = name
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = Button(frame: Rect(x: 2, y: 1, width: 12, height: 1))
    button.title = "Open"
    button.accessibilityIdentifier = "open \(title ?? "")"
    button.addAction { [weak self] _ in self?.pressed?() }
    view.addSubview(button)
  }
}

func navigation(_ name: String, _ stack: ViewController...) -> NavigationController {
  let controller = NavigationController()
  controller.baseName = name
  controller.viewControllers = stack
  return controller
}

/// What the controllers were named in the test.
func names(_ controllers: [ViewController]?) -> [String] {
  (controllers ?? []).map { $0.baseName ?? "" }
}

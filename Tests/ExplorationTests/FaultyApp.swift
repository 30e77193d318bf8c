import CellGraphics
import NavigationKit
import Simulation

/// A screen with buttons, whose callbacks are closures.
class Screen: ViewController {
  var buttons: [(title: String, action: () -> Void)] = []
  var onWillAppear: ((Screen) -> Void)?
  var onDidAppear: ((Screen) -> Void)?
  var onWillDisappear: ((Screen) -> Void)?
  private(set) var controls: [Button] = []

  init(_ name: String) {
    super.init()
    baseName = name
    title = name
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for (index, button) in buttons.enumerated() {
      let control = Button(frame: Rect(x: 2, y: Double(3 + 2 * index), width: 20, height: 1))
      control.title = button.title
      let action = button.action
      control.addAction(for: .touchUpInside) { _ in action() }
      view.addSubview(control)
      controls.append(control)
    }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    onWillAppear?(self)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    onDidAppear?(self)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    onWillDisappear?(self)
  }

  /// Adds a button whose closure does not hold the screen.
  func add(_ title: String, _ action: @escaping (Screen) -> Void) {
    buttons.append((title, { [weak self] in self.map(action) }))
  }

  func push(_ screen: ViewController, animated: Bool = true) {
    navigationController?.pushViewController(screen, animated: animated)
  }
}

/// Launches an app with one root controller.
final class FaultyAppDelegate: ApplicationDelegate {
  var window: Window?
  private let makeRoot: (FaultyAppDelegate) -> ViewController
  /// An object that the app keeps, such as a service or a singleton.
  var kept: [AnyObject] = []
  var handlers: [() -> Void] = []

  init(_ makeRoot: @escaping (FaultyAppDelegate) -> ViewController) { self.makeRoot = makeRoot }

  func application(
    _ application: Application,
    didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = Window(frame: application.screenBounds)
    window?.rootViewController = makeRoot(self)
    window?.makeKeyAndVisible()
    return true
  }

  static func simulator(
    reducesMotion: Bool = false, _ makeRoot: @escaping (FaultyAppDelegate) -> ViewController
  ) -> Simulator {
    Simulator(
      delegate: FaultyAppDelegate(makeRoot), columns: 80, rows: 24,
      preferences: UserPreferences(reducesMotion: reducesMotion))
  }
}

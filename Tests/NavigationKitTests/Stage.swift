import CellGraphics
import NavigationKit
import Simulation

/// An application with one window, for one test.
class Stage {
  let application: Application
  let window: Window

  init(application: Application, window: Window) {
    (self.application, self.window) = (application, window)
  }

  /// Shows `root` in a window of `columns` × `rows` cells.
  init(root: ViewController? = nil, columns: Int = 80, rows: Int = 24) {
    application = Application()
    window = Window(
      application: application, size: Size(width: Double(columns), height: Double(rows)))
    application.turn {
      window.rootViewController = root
      window.makeKeyAndVisible()
    }
    // A test that sets its root later is not warned of that.
    if root == nil { forget() }
  }

  func advance(to tick: Int) { application.advance(to: tick) }

  func resize(columns: Int, rows: Int) {
    turn { window.resize(to: Size(width: Double(columns), height: Double(rows))) }
  }

  /// Takes the events since the last call.
  func takeEvents() -> [Event] { application.events.take() }
}

extension Stage {
  /// Runs `body` as one turn.
  func turn(_ body: () -> Void) { application.turn(body) }

  /// Lets time pass until every animation and transition has ended.
  func settle() {
    for _ in 0..<100 where application.nextDueTick != nil {
      advance(to: application.nextDueTick ?? 0)
    }
  }

  /// Takes the events since the last call and returns those of some kinds, as `subject kind object`.
  func happened(_ kinds: Set<Event.Kind>...) -> [String] {
    takeEvents().filter { event in kinds.contains { $0.contains(event.kind) } }.map { event in
      [event.subject, event.kind.rawValue, event.object].filter { !$0.isEmpty }
        .joined(separator: " ")
    }
  }

  func forget() { _ = takeEvents() }

  func tap() { application.tap() }
}

extension Set<Event.Kind> {
  /// The catalogue's short names: load, willApp, isApp, didApp, willDis, didDis.
  static let appearance: Self = [
    .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear,
    .viewDidDisappear,
  ]
  /// The four that the catalogue's logs have.
  static let willAndDid: Self = [
    .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
  ]
  static let containment: Self = [.willMoveToParent, .didMoveToParent]
  static let delegate: Self = [.navigationWillShow, .navigationDidShow]
  static let layout: Self = [.viewWillLayoutSubviews]
}

/// A controller with a short name for events, to be presented over the full screen.
func named(_ name: String) -> ViewController {
  let controller = ViewController()
  controller.modalPresentationStyle = .fullScreen
  controller.baseName = name
  return controller
}

func navigation(_ stack: ViewController...) -> NavigationController {
  let controller = NavigationController()
  controller.modalPresentationStyle = .fullScreen
  controller.baseName = "Nav"
  controller.viewControllers = stack
  return controller
}

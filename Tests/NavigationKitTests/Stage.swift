import CellGraphics
import NavigationKit

/// An application with a window of 80 × 24 cells, for one test.
final class Stage {
  let application = Application()
  let window: Window

  init(root: ViewController? = nil) {
    window = Window(application: application, size: Size(width: 80, height: 24))
    application.turn {
      window.rootViewController = root
      window.makeKeyAndVisible()
    }
    // A test that sets its root later is not warned of that.
    if root == nil { forget() }
  }

  /// Runs `body` as one turn.
  func turn(_ body: () -> Void) { application.turn(body) }

  /// Lets so much time pass that every transition ends.
  func settle() {
    for _ in 0..<100 where application.nextDueTick != nil {
      application.advance(to: application.nextDueTick ?? 0)
    }
  }

  /// What has happened since the last call, of these kinds only, as `subject kind object`.
  func happened(_ kinds: Set<Event.Kind>...) -> [String] {
    application.events.take().filter { event in kinds.contains { $0.contains(event.kind) } }.map {
      event in
      [event.subject, event.kind.rawValue, event.object].filter { !$0.isEmpty }
        .joined(separator: " ")
    }
  }

  func forget() { _ = application.events.take() }
}

extension Set<Event.Kind> {
  /// The catalogue's short names: load, willApp, isApp, didApp, willDis, didDis.
  static let appearance: Self = [
    .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear,
    .viewDidDisappear,
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

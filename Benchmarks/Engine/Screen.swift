import CellGraphics
import NavigationKit

/// An application with a navigation controller in its window, without a terminal.
struct Screen {
  let application = Application()
  let window: Window
  let navigation = NavigationController()

  /// - Parameter depth: Controllers on the stack, at least 1.
  init(depth: Int, recordsEvents: Bool = true) {
    let window = Window(application: application, size: Size(width: 80, height: 24))
    self.window = window
    application.events.isEnabled = recordsEvents
    navigation.viewControllers = (0..<depth).map { _ in ViewController() }
    turn { [navigation] in
      window.rootViewController = navigation
      window.makeKeyAndVisible()
    }
  }

  /// Runs one turn and discards its events, as a session does after it has read them.
  func turn(_ body: () -> Void) {
    application.turn(body)
    if application.events.isEnabled { _ = application.events.take() }
  }

  /// Pushes a new controller and pops it, in a turn each.
  func pushAndPop() {
    turn { navigation.pushViewController(ViewController(), animated: false) }
    turn { _ = navigation.popViewController(animated: false) }
  }

  /// Presents a new controller and dismisses it, in a turn each.
  func presentAndDismiss() {
    let presented = ViewController()
    presented.modalPresentationStyle = .fullScreen
    turn { navigation.present(presented, animated: false) }
    turn { navigation.dismiss(animated: false) }
  }
}

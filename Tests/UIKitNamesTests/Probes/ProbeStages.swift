import UIKitNames

/// A screen with one controller, to whose view probes add views.
class ViewStage {
  let root = UIViewController()
  let screen: Screen

  init() {
    screen = Screen(root: root)
    screen.settle()
  }

  /// Runs code of the app, and waits for rest.
  func turn(_ body: @escaping () -> Void) {
    screen.turn { body() }
    screen.settle()
  }

  func add(_ view: UIView) { turn { self.root.view.addSubview(view) } }
}

/// A controller that logs the calls of its appearance.
class AppearanceLogger: UIViewController {
  let log = ProbeLog()

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log.add("willAppear")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log.add("didAppear")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    log.add("willDisappear")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    log.add("didDisappear")
  }
}

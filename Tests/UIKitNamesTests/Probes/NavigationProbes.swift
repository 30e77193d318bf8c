import Testing
import UIKitNames

/// Probes of navigation controllers and their stacks.
@Suite struct NavigationProbes {
  /// UINavigationController: `init(rootViewController:)`, `topViewController`, `visibleViewController`.
  @Test func `a stack begins with its root`() {
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    #expect(navigation.viewControllers == [root] && navigation.topViewController === root)
    #expect(navigation.visibleViewController === root && root.parent === navigation)
  }

  private static func stack(_ count: Int) -> (UINavigationController, [UIViewController]) {
    let controllers = (0..<count).map { _ in UIViewController() }
    let navigation = UINavigationController()
    navigation.setViewControllers(controllers, animated: false)
    return (navigation, controllers)
  }

  /// UINavigationController: `popViewController(animated:)` returns the popped controller, nil at the
  /// root.
  @Test func `a pop returns what it popped, and nil at the root`() {
    let (navigation, list) = Self.stack(2)
    #expect(navigation.popViewController(animated: false) === list[1])
    #expect(navigation.popViewController(animated: false) == nil)
    #expect(navigation.viewControllers == [list[0]])
  }

  /// UINavigationController: `popToRootViewController(animated:)` returns the popped controllers.
  @Test func `a pop to the root returns the popped controllers`() {
    let (navigation, list) = Self.stack(3)
    #expect(navigation.popToRootViewController(animated: false) == [list[1], list[2]])
    #expect(navigation.viewControllers == [list[0]])
  }

  /// UINavigationController: `popToViewController(_:animated:)`.
  @Test func `a pop to a controller leaves it on top`() {
    let (navigation, list) = Self.stack(4)
    #expect(navigation.popToViewController(list[1], animated: false) == [list[2], list[3]])
    #expect(navigation.topViewController === list[1])
  }

  /// UINavigationController: `pushViewController(_:animated:)`: the stack changes at once.
  @Test func `an animated push changes the stack at once`() {
    let (navigation, list) = Self.stack(1)
    let screen = Screen(root: navigation)
    screen.settle()
    let next = UIViewController()
    screen.turn {
      navigation.pushViewController(next, animated: true)
      #expect(
        navigation.viewControllers == [list[0], next] && navigation.topViewController === next)
    }
    screen.settle()
    screen.turn {
      navigation.popViewController(animated: true)
      #expect(navigation.viewControllers == [list[0]])
    }
  }

  /// UINavigationController: only the view of the top controller is loaded.
  @Test func `controllers below the top do not load`() {
    let log = ProbeLog()
    let navigation = UINavigationController()
    let screen = Screen(root: navigation)
    screen.settle()
    screen.turn {
      let list = ["a", "b", "c"].map { ProbeController($0, log) }
      navigation.setViewControllers(list, animated: false)
    }
    screen.settle()
    #expect(log.take().filter { $0.hasSuffix("load") } == ["c load"])
  }

  /// UINavigationController: `setViewControllers(_:animated:)` with the same top changes no
  /// appearance.
  @Test func `replacing what is below the top calls nothing on the top`() {
    let log = ProbeLog()
    let top = ProbeController("top", log)
    let navigation = UINavigationController()
    navigation.viewControllers = [UIViewController(), top]
    let screen = Screen(root: navigation)
    screen.settle()
    _ = log.take()
    screen.turn { navigation.setViewControllers([top], animated: true) }
    screen.settle()
    #expect(log.take() == [] && navigation.viewControllers == [top])
  }

  /// UIViewController: order of `viewWillDisappear` and `viewWillAppear` in a push.
  @Test func `a push calls disappearance before appearance, and the ends in the same order`() {
    let log = ProbeLog()
    let a = ProbeController("a", log)
    let navigation = UINavigationController(rootViewController: a)
    let screen = Screen(root: navigation)
    screen.settle()
    _ = log.take()
    screen.turn { navigation.pushViewController(ProbeController("b", log), animated: true) }
    screen.settle()
    #expect(
      log.take() == [
        "b load", "a willDisappear", "b willAppear", "a didDisappear", "b didAppear",
      ])
  }

  final class MovingController: UIViewController {
    var notes: [String] = []
    override func willMove(toParent parent: UIViewController?) {
      super.willMove(toParent: parent)
      notes.append("willMove \(parent == nil)")
    }
    override func didMove(toParent parent: UIViewController?) {
      super.didMove(toParent: parent)
      notes.append("didMove \(parent == nil)")
    }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      notes.append("to \(isMovingToParent) \(isBeingPresented)")
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      notes.append("from \(isMovingFromParent) \(isBeingDismissed)")
    }
  }

  /// UIViewController: `isMovingToParent`, `isMovingFromParent`: true for pushed and popped ones only.
  @Test func `only pushed and popped controllers move to and from a parent`() {
    let bottom = MovingController()
    let navigation = UINavigationController(rootViewController: bottom)
    let screen = Screen(root: navigation)
    screen.settle()
    bottom.notes = []
    let top = MovingController()
    screen.turn { navigation.pushViewController(top, animated: true) }
    screen.settle()
    #expect(bottom.notes == ["from false false"])
    #expect(top.notes == ["willMove false", "to true false", "didMove false"])
    top.notes = []
    bottom.notes = []
    screen.turn { navigation.popViewController(animated: true) }
    screen.settle()
    #expect(bottom.notes == ["to false false"])
    #expect(top.notes == ["willMove true", "from true false", "didMove true"])
    #expect(top.parent == nil && top.navigationController == nil)
  }

  final class Delegate: UINavigationControllerDelegate {
    let log = ProbeLog()
    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) { log.add("willShow \(viewController.title ?? "") \(animated)") }
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) { log.add("didShow \(viewController.title ?? "") \(animated)") }
  }

  /// UINavigationControllerDelegate: `willShow` before and `didShow` after the transition.
  @Test func `the delegate hears before and after a push and a pop`() {
    let (navigation, list) = Self.stack(1)
    list[0].title = "A"
    let delegate = Delegate()
    navigation.delegate = delegate
    let screen = Screen(root: navigation)
    screen.settle()
    _ = delegate.log.take()
    let next = UIViewController()
    next.title = "B"
    screen.turn { navigation.pushViewController(next, animated: true) }
    #expect(delegate.log.take() == ["willShow B true"])
    screen.settle()
    #expect(delegate.log.take() == ["didShow B true"])
    screen.turn { navigation.popViewController(animated: true) }
    #expect(delegate.log.take() == ["willShow A true"])
    screen.settle()
    #expect(delegate.log.take() == ["didShow A true"])
  }

  /// UINavigationController: `visibleViewController` is a controller presented over the stack.
  @Test func `a presented controller is the visible one`() {
    let (navigation, list) = Self.stack(1)
    let screen = Screen(root: navigation)
    screen.settle()
    let modal = UIViewController()
    screen.turn { list[0].present(modal, animated: false) }
    screen.settle()
    #expect(navigation.visibleViewController === modal && navigation.topViewController === list[0])
  }

  /// UINavigationController: `show(_:sender:)` pushes; a child's call reaches the stack.
  @Test func `show in a stack pushes`() {
    let (navigation, list) = Self.stack(1)
    let screen = Screen(root: navigation)
    screen.settle()
    let next = UIViewController()
    screen.turn { list[0].show(next, sender: nil) }
    screen.settle()
    #expect(navigation.viewControllers == [list[0], next])
  }

  /// UINavigationController: an interactive pop that the user cancels restores the stack and calls
  /// the appearance methods again.
  @Test func `a cancelled interactive pop makes the top appear again`() {
    let log = ProbeLog()
    let (a, b) = (ProbeController("a", log), ProbeController("b", log))
    let navigation = UINavigationController(rootViewController: a)
    navigation.pushViewController(b, animated: false)
    let screen = Screen(root: navigation)
    screen.settle()
    _ = log.take()
    screen.simulator.perform(.pointer(.down, column: 0, row: 12))
    for column in 1...10 {
      screen.pass(12)
      screen.simulator.perform(.pointer(.move, column: column, row: 12))
    }
    screen.pass(60)
    screen.simulator.perform(.pointer(.up, column: 10, row: 12))
    screen.settle()
    #expect(navigation.viewControllers == [a, b])
    let calls = log.take()
    #expect(
      calls.filter { $0.hasPrefix("b") } == ["b willDisappear", "b willAppear", "b didAppear"])
    #expect(
      calls.filter { $0.hasPrefix("a") } == [
        "a load", "a willAppear", "a willDisappear", "a didDisappear",
      ])
  }

  /// UINavigationController: `interactivePopGestureRecognizer` can be disabled.
  @Test func `a disabled pop gesture does nothing`() {
    let (navigation, list) = Self.stack(2)
    let screen = Screen(root: navigation)
    screen.settle()
    screen.turn { navigation.interactivePopGestureRecognizer?.isEnabled = false }
    screen.simulator.perform(.pointer(.down, column: 0, row: 12))
    for column in [5, 10, 20, 30, 39] {
      screen.pass(12)
      screen.simulator.perform(.pointer(.move, column: column, row: 12))
    }
    screen.simulator.perform(.pointer(.up, column: 39, row: 12))
    screen.settle()
    #expect(navigation.viewControllers == list)
  }
}

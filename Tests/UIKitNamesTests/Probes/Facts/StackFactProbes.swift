import Testing
import UIKitNames

/// Probes of navigation stacks: what a controller knows in its callbacks.
@Suite struct StackFactProbes {
  final class Knowing: UIViewController {
    let log = ProbeLog()
    var stack: UINavigationController?
    override func viewDidLoad() {
      super.viewDidLoad()
      log.add("load \(navigationController != nil) \(parent != nil)")
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      let isInStack = stack?.viewControllers.contains { $0 === self } ?? false
      log.add("willDisappear \(isInStack) \(isMovingFromParent)")
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      log.add("didDisappear \(isMovingFromParent)")
    }
  }

  private static func stack(_ count: Int = 1)
    -> (Screen, UINavigationController, [UIViewController])
  {
    let controllers = (0..<count).map { index in
      let controller = UIViewController()
      controller.title = "C\(index)"
      return controller
    }
    let navigation = UINavigationController()
    navigation.viewControllers = controllers
    let screen = Screen(root: navigation)
    screen.settle()
    return (screen, navigation, controllers)
  }

  /// UIViewController: `navigationController` is the nearest ancestor; a pushed controller is a child
  /// before its view loads.
  @Test(arguments: [false, true])
  func `a pushed controller has its stack in viewDidLoad`(animated: Bool) {
    let (screen, navigation, _) = Self.stack()
    let next = Knowing()
    screen.turn { navigation.pushViewController(next, animated: animated) }
    screen.settle()
    #expect(next.log.take() == ["load true true"])
  }

  /// The idiom for a back button (Stack Overflow 1214965): in `viewWillDisappear` a popped controller
  /// is no longer in the stack, and a covered one still is.
  @Test func `a popped controller is no longer in the stack when it will disappear`() {
    let (screen, navigation, _) = Self.stack()
    let next = Knowing()
    next.stack = navigation
    screen.turn { navigation.pushViewController(next, animated: true) }
    screen.settle()
    _ = next.log.take()
    screen.turn { navigation.pushViewController(UIViewController(), animated: true) }
    screen.settle()
    #expect(next.log.take() == ["willDisappear true false", "didDisappear false"])
    screen.turn { navigation.popViewController(animated: true) }
    screen.settle()
    _ = next.log.take()
    screen.turn { navigation.popViewController(animated: true) }
    screen.settle()
    #expect(next.log.take() == ["willDisappear false true", "didDisappear true"])
  }

  /// UINavigationController: `popToViewController(_:animated:)` returns the popped controllers in the
  /// order of the stack.
  @Test func `a pop to a controller returns the controllers above in order`() {
    let (screen, navigation, controllers) = Self.stack(4)
    var popped: [UIViewController]?
    screen.turn { popped = navigation.popToViewController(controllers[1], animated: false) }
    screen.settle()
    #expect(popped == [controllers[2], controllers[3]])
    #expect(navigation.topViewController === controllers[1])
  }

  /// UINavigationController: `popToViewController` to the top pops nothing.
  @Test func `a pop to the top pops nothing`() {
    let (screen, navigation, controllers) = Self.stack(2)
    var popped: [UIViewController]?
    screen.turn { popped = navigation.popToViewController(controllers[1], animated: true) }
    screen.settle()
    #expect((popped ?? []).isEmpty && navigation.viewControllers == controllers)
  }

  /// UINavigationController: only the top's view is in the window when nothing moves.
  @Test func `a covered controller's view leaves the window`() {
    let (screen, navigation, controllers) = Self.stack()
    let next = UIViewController()
    screen.turn { navigation.pushViewController(next, animated: true) }
    #expect(controllers[0].view.window != nil && next.view.window != nil)
    screen.settle()
    #expect(controllers[0].view.window == nil && next.view.window != nil)
    screen.turn { navigation.popViewController(animated: true) }
    screen.settle()
    #expect(controllers[0].view.window != nil && next.view.window == nil)
  }

  /// UIViewController: the navigation controller of what is presented is not the presenter's.
  @Test func `a presented controller has no navigation controller of its presenter`() {
    let (screen, navigation, controllers) = Self.stack()
    let modal = UIViewController()
    screen.turn { controllers[0].present(modal, animated: true) }
    screen.settle()
    #expect(modal.navigationController == nil && modal.parent == nil)
    #expect(modal.presentingViewController === navigation)
  }

  /// UINavigationController: `topViewController` is not what is presented.
  @Test func `the top stays below a presented controller`() {
    let (screen, navigation, controllers) = Self.stack(2)
    let modal = UIViewController()
    screen.turn { navigation.present(modal, animated: false) }
    screen.settle()
    #expect(navigation.topViewController === controllers[1])
    #expect(navigation.visibleViewController === modal)
    screen.turn { navigation.dismiss(animated: false) }
    screen.settle()
    #expect(navigation.visibleViewController === controllers[1])
  }

  /// UINavigationController: the bar can be hidden by the property, without animation.
  @Test func `the bar is hidden by its property`() {
    let (screen, navigation, _) = Self.stack()
    screen.turn { navigation.isNavigationBarHidden = true }
    #expect(navigation.isNavigationBarHidden && screen.row(of: "C0") == nil)
    screen.turn { navigation.setNavigationBarHidden(false, animated: false) }
    #expect(!navigation.isNavigationBarHidden && screen.row(of: "C0") != nil)
  }

  final class Barless: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      navigationController?.setNavigationBarHidden(true, animated: animated)
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      navigationController?.setNavigationBarHidden(false, animated: animated)
    }
  }

  /// UINavigationController: the usual pattern of a controller without a bar.
  @Test func `a controller hides the bar while it is on top`() {
    let (screen, navigation, _) = Self.stack()
    screen.turn { navigation.pushViewController(Barless(), animated: true) }
    screen.settle()
    #expect(navigation.isNavigationBarHidden)
    screen.turn { navigation.popViewController(animated: true) }
    screen.settle()
    #expect(!navigation.isNavigationBarHidden && screen.row(of: "C0") != nil)
  }

  /// UIViewController: documented defaults of what a stack reads.
  @Test func `a controller has the documented defaults for a stack`() {
    let controller = UIViewController()
    #expect(!controller.hidesBottomBarWhenPushed && controller.toolbarItems == nil)
    #expect(controller.navigationController == nil && controller.tabBarController == nil)
    #expect(controller.splitViewController == nil && controller.title == nil)
    #expect(controller.navigationItem.title == nil && controller.tabBarItem.title == nil)
  }

  /// UINavigationController: an empty controller has no top and no visible controller.
  @Test func `an empty stack has no controllers`() {
    let navigation = UINavigationController()
    #expect(navigation.viewControllers.isEmpty && navigation.topViewController == nil)
    #expect(navigation.visibleViewController == nil)
    #expect(navigation.popViewController(animated: false) == nil)
  }

  final class Own: UIViewController {
    var shown: [UIViewController] = []
    var details: [UIViewController] = []
    override func show(_ vc: UIViewController, sender: Any?) { shown.append(vc) }
    override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
      details.append(vc)
    }
  }

  /// UIViewController: `show(_:sender:)` goes to the nearest ancestor that overrides it
  /// (`targetViewController(forAction:sender:)`).
  @Test func `a child's show goes to the container that overrides it`() {
    let (own, child) = (Own(), UIViewController())
    let screen = Screen(root: own)
    screen.turn {
      own.addChild(child)
      own.view.addSubview(child.view)
      child.didMove(toParent: own)
    }
    let (next, detail) = (UIViewController(), UIViewController())
    screen.turn {
      child.show(next, sender: nil)
      child.showDetailViewController(detail, sender: nil)
    }
    screen.settle()
    #expect(own.shown == [next] && own.details == [detail])
    #expect(own.presentedViewController == nil)
  }

  final class Pusher: UIViewController {
    var pushes: UIViewController?
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      guard let pushed = pushes else { return }
      pushes = nil
      navigationController?.pushViewController(pushed, animated: false)
    }
  }

  /// UINavigationController: a push from `viewDidAppear` of the top.
  @Test func `a controller pushes the next when it has appeared`() {
    let root = Pusher()
    let last = UIViewController()
    root.pushes = last
    let navigation = UINavigationController(rootViewController: root)
    let screen = Screen(root: navigation)
    screen.settle()
    #expect(navigation.viewControllers == [root, last] && last.view.window != nil)
  }

  /// UINavigationController: what a stack presents is presented once, and its root's view is loaded
  /// with it.
  @Test func `the root of a presented stack is neither presented nor dismissed itself`() {
    final class Root: UIViewController {
      let log = ProbeLog()
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        log.add("\(isBeingPresented) \(navigationController?.isBeingPresented == true)")
      }
      override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        log.add("\(isBeingDismissed) \(navigationController?.isBeingDismissed == true)")
      }
    }
    let (screen, navigation, _) = Self.stack()
    let root = Root()
    let presented = UINavigationController(rootViewController: root)
    screen.turn { navigation.present(presented, animated: true) }
    screen.settle()
    screen.turn { navigation.dismiss(animated: true) }
    screen.settle()
    #expect(root.log.take() == ["false true", "false true"])
  }

  /// UINavigationController: a toolbar's items change with the top.
  @Test func `the toolbar's items are those of the new top after a pop`() {
    let (screen, navigation, controllers) = Self.stack()
    controllers[0].toolbarItems = [
      UIBarButtonItem(title: "Below", style: .plain, target: nil, action: nil)
    ]
    let next = UIViewController()
    next.toolbarItems = [UIBarButtonItem(title: "Above", style: .plain, target: nil, action: nil)]
    screen.turn {
      navigation.setToolbarHidden(false, animated: false)
      navigation.pushViewController(next, animated: true)
    }
    screen.settle()
    #expect(screen.row(of: "Above") != nil && screen.row(of: "Below") == nil)
    screen.turn { navigation.popViewController(animated: true) }
    screen.settle()
    #expect(screen.row(of: "Below") != nil && screen.row(of: "Above") == nil)
  }
}

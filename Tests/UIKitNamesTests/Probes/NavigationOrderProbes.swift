import Testing
import UIKitNames

/// Probes of what a navigation controller tells, replaces, hides and names.
@Suite struct NavigationOrderProbes {
  private final class Delegate: UINavigationControllerDelegate {
    let log: ProbeLog
    init(_ log: ProbeLog) { self.log = log }
    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) { log.add("will \(viewController.title ?? "")") }
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) { log.add("did \(viewController.title ?? "")") }
  }

  private let log = ProbeLog()

  private func make(_ names: [String]) -> (Screen, UINavigationController, [ProbeController]) {
    let controllers = names.map { ProbeController($0, log) }
    let navigation = UINavigationController()
    navigation.viewControllers = controllers
    let screen = Screen(root: navigation)
    screen.settle()
    _ = log.take()
    return (screen, navigation, controllers)
  }

  /// UINavigationController: `setViewControllers(_:animated:)` with a new top is a push.
  @Test func `a new top in a new stack is pushed`() {
    let (screen, navigation, old) = make(["a"])
    let b = ProbeController("b", log)
    let c = ProbeController("c", log)
    screen.turn { navigation.setViewControllers([old[0], b, c], animated: true) }
    #expect(navigation.viewControllers == [old[0], b, c] && navigation.topViewController === c)
    screen.settle()
    #expect(
      log.take() == ["c load", "a willDisappear", "c willAppear", "a didDisappear", "c didAppear"])
    #expect(!b.isViewLoaded)
  }

  /// UINavigationController: a stack whose new top was in the old stack is popped to.
  @Test func `a new stack that ends below is a pop`() {
    let (screen, navigation, old) = make(["a", "b", "c"])
    screen.turn { navigation.setViewControllers([old[0]], animated: true) }
    screen.settle()
    #expect(
      log.take().filter { $0 != "a load" }
        == ["c willDisappear", "a willAppear", "c didDisappear", "a didAppear"])
    #expect(navigation.viewControllers == [old[0]] && old[2].parent == nil)
  }

  /// UINavigationController: `setViewControllers([], …)` empties the stack.
  @Test func `an empty stack has no top`() {
    let (screen, navigation, old) = make(["a"])
    screen.turn { navigation.setViewControllers([], animated: false) }
    screen.settle()
    #expect(navigation.topViewController == nil && navigation.visibleViewController == nil)
    #expect(old[0].parent == nil && navigation.viewControllers.isEmpty)
  }

  /// UINavigationController: `popToRootViewController` at the root returns nothing to pop.
  @Test func `popping to the root at the root changes nothing`() {
    let (screen, navigation, old) = make(["a"])
    var popped: [UIViewController]?
    screen.turn { popped = navigation.popToRootViewController(animated: true) }
    screen.settle()
    #expect(popped ?? [] == [] && navigation.viewControllers == old && log.take() == [])
  }

  /// UINavigationController: popToViewController skips those between.
  @Test func `controllers popped over hear nothing of appearance`() {
    let (screen, navigation, old) = make(["a", "b", "c"])
    screen.turn { navigation.popToViewController(old[0], animated: false) }
    screen.settle()
    #expect(!log.take().contains { $0.hasPrefix("b") } && old[1].parent == nil)
  }

  /// UINavigationControllerDelegate: willShow and didShow surround the appearance of the new top.
  @Test func `the delegate hears of a push around its end`() {
    let (screen, navigation, _) = make(["a"])
    let delegate = Delegate(log)
    navigation.delegate = delegate
    screen.turn { navigation.pushViewController(ProbeController("b", log), animated: true) }
    screen.settle()
    let calls = log.take()
    #expect(calls.filter { $0.hasPrefix("will ") || $0.hasPrefix("did ") } == ["will b", "did b"])
    #expect(calls.firstIndex(of: "b didAppear")! < calls.firstIndex(of: "did b")!)
  }

  /// UINavigationControllerDelegate: the delegate hears of a replaced stack too.
  @Test func `the delegate hears of a replaced stack`() {
    let (screen, navigation, _) = make(["a"])
    let delegate = Delegate(log)
    navigation.delegate = delegate
    screen.turn { navigation.setViewControllers([ProbeController("x", log)], animated: false) }
    screen.settle()
    #expect(log.take().filter { $0 == "will x" || $0 == "did x" } == ["will x", "did x"])
  }

  /// UIViewController: `navigationController` is the nearest, nil outside of a stack.
  @Test func `a popped controller has no navigation controller`() {
    let (screen, navigation, old) = make(["a", "b"])
    #expect(old[1].navigationController === navigation)
    screen.turn { navigation.popViewController(animated: false) }
    screen.settle()
    #expect(old[1].navigationController == nil && old[0].navigationController === navigation)
  }

  /// UINavigationBar: `topItem` and `backItem`.
  @Test func `the bar knows its top and back items`() {
    let (screen, navigation, old) = make(["a", "b"])
    #expect(navigation.navigationBar.topItem === old[1].navigationItem)
    #expect(navigation.navigationBar.backItem === old[0].navigationItem)
    screen.turn { navigation.popViewController(animated: false) }
    screen.settle()
    #expect(navigation.navigationBar.topItem === old[0].navigationItem)
    #expect(navigation.navigationBar.backItem == nil)
  }

  /// UIViewController: `navigationItem` is made once and has the controller's title.
  @Test func `a navigation item is the controller's own`() {
    let controller = UIViewController()
    controller.title = "T"
    #expect(controller.navigationItem === controller.navigationItem)
    #expect(controller.navigationItem.title == "T")
    controller.navigationItem.title = "U"
    #expect(controller.navigationItem.title == "U")
  }

  /// UINavigationItem: a title that changes on the top item shows.
  @Test func `a changed title shows in the bar`() {
    let (screen, _, old) = make(["alpha"])
    screen.turn { old[0].title = "omega" }
    screen.settle()
    #expect(screen.row(of: "omega") != nil && screen.row(of: "alpha") == nil)
  }

  /// UINavigationItem: `titleView` replaces the title.
  @Test func `a title view replaces the title`() {
    let (screen, _, old) = make(["alpha"])
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 6, height: 1))
    label.text = "custom"
    screen.turn { old[0].navigationItem.titleView = label }
    screen.settle()
    #expect(screen.row(of: "custom") != nil && screen.row(of: "alpha") == nil)
  }

  /// UINavigationController: `setNavigationBarHidden(_:animated:)`; the content gets the room.
  @Test func `a hidden bar gives its room to the content`() {
    let (screen, navigation, old) = make(["alpha"])
    let height = old[0].view.frame.height
    screen.turn { navigation.setNavigationBarHidden(true, animated: true) }
    screen.settle()
    #expect(navigation.isNavigationBarHidden && screen.row(of: "alpha") == nil)
    #expect(old[0].view.frame.height > height)
  }

  /// UINavigationController: `isNavigationBarHidden` holds for all controllers of the stack.
  @Test func `a hidden bar stays hidden after a push`() {
    let (screen, navigation, _) = make(["a"])
    screen.turn { navigation.isNavigationBarHidden = true }
    screen.turn { navigation.pushViewController(UIViewController(), animated: true) }
    screen.settle()
    #expect(navigation.isNavigationBarHidden)
  }

  /// UIViewController: `setToolbarItems(_:animated:)` and `isToolbarHidden`.
  @Test func `the toolbar shows the items of the new top`() {
    let (screen, navigation, old) = make(["a"])
    old[0].toolbarItems = [UIBarButtonItem(title: "Alpha", style: .plain, target: nil, action: nil)]
    screen.turn { navigation.setToolbarHidden(false, animated: false) }
    screen.settle()
    #expect(screen.row(of: "Alpha") != nil)
    let next = UIViewController()
    next.toolbarItems = [UIBarButtonItem(title: "Beta", style: .plain, target: nil, action: nil)]
    screen.turn { navigation.pushViewController(next, animated: true) }
    screen.settle()
    #expect(screen.row(of: "Beta") != nil && screen.row(of: "Alpha") == nil)
  }

  /// UINavigationController: the stack's controllers are its children.
  @Test func `the stack is the list of children`() {
    let (screen, navigation, old) = make(["a", "b"])
    #expect(navigation.children == old)
    let c = UIViewController()
    screen.turn { navigation.pushViewController(c, animated: false) }
    #expect(navigation.children == old + [c] && c.parent === navigation)
  }

  /// UINavigationItem: `hidesBackButton`, `backButtonTitle`, `backBarButtonItem`, in this order:
  /// the item of the controller below names the button.
  @Test func `the back bar button item names the button of the controller above`() {
    let (screen, navigation, old) = make(["alpha"])
    old[0].navigationItem.backBarButtonItem = UIBarButtonItem(
      title: "Return", style: .plain, target: nil, action: nil)
    let next = UIViewController()
    next.title = "next"
    screen.turn { navigation.pushViewController(next, animated: false) }
    screen.settle()
    #expect(screen.row(of: "Return") != nil && screen.row(of: "alpha") == nil)
  }

  /// UINavigationController: `show(_:sender:)` of a controller within the stack pushes.
  @Test func `show of a grandchild pushes onto its stack`() {
    let (screen, navigation, old) = make(["a"])
    let child = UIViewController()
    screen.turn {
      old[0].addChild(child)
      old[0].view.addSubview(child.view)
      child.didMove(toParent: old[0])
    }
    let next = UIViewController()
    screen.turn { child.show(next, sender: nil) }
    screen.settle()
    #expect(navigation.topViewController === next)
  }

  /// UIViewController: `isMovingToParent`, `isMovingFromParent` in the callbacks of a stack.
  @Test func `the controller beneath is neither moving to nor from its parent`() {
    final class Flags: UIViewController {
      var log: [String] = []
      override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        log.append("will \(isMovingFromParent)")
      }
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        log.append("appear \(isMovingToParent)")
      }
    }
    let flags = Flags()
    let navigation = UINavigationController(rootViewController: flags)
    let screen = Screen(root: navigation)
    screen.settle()
    flags.log = []
    screen.turn { navigation.pushViewController(UIViewController(), animated: true) }
    screen.settle()
    screen.turn { navigation.popViewController(animated: true) }
    screen.settle()
    #expect(flags.log == ["will false", "appear false"])
  }
}

import Testing
import UIKitNames

/// Probes of navigation controllers: stacks set by code, bars, the swipe back, subclasses.
@Suite struct StackMemberProbes {
  typealias Logged = AppearanceLogger

  private static func stack(_ controllers: [UIViewController])
    -> (Screen, UINavigationController)
  {
    let stack = UINavigationController(rootViewController: controllers[0])
    let screen = Screen(root: stack)
    screen.settle()
    for controller in controllers.dropFirst() {
      screen.turn { stack.pushViewController(controller, animated: false) }
      screen.settle()
    }
    return (screen, stack)
  }

  /// A slow drag from the left edge to a column, held there, and a release.
  private static func dragFromEdge(_ screen: Screen, to end: Int) {
    screen.simulator.perform(.pointer(.down, column: 0, row: 10))
    for column in stride(from: 1, through: end, by: 1) {
      screen.simulator.perform(.pointer(.move, column: column, row: 10))
      screen.pass(4)
    }
    screen.pass(60)
    screen.simulator.perform(.pointer(.up, column: end, row: 10))
    screen.settle()
  }

  /// UINavigationController `setViewControllers(_:animated:)`: the bar follows the new stack, also
  /// below an unchanged top.
  @Test func `a new controller below the top is the bar's back item`() {
    let (root, top, other) = (UIViewController(), UIViewController(), UIViewController())
    let (screen, stack) = Self.stack([root, top])
    screen.turn { stack.setViewControllers([other, top], animated: false) }
    screen.settle()
    #expect(stack.navigationBar.topItem === top.navigationItem)
    #expect(stack.navigationBar.backItem === other.navigationItem)
    screen.turn { stack.popViewController(animated: false) }
    screen.settle()
    #expect(stack.topViewController === other)
  }

  /// UINavigationController `isNavigationBarHidden` changes at once, also with animation.
  @Test func `the bar is known to be hidden at once`() {
    let (screen, stack) = Self.stack([UIViewController()])
    var states: [Bool] = []
    screen.turn {
      stack.setNavigationBarHidden(true, animated: true)
      states.append(stack.isNavigationBarHidden)
    }
    screen.settle()
    screen.turn {
      stack.setNavigationBarHidden(false, animated: true)
      states.append(stack.isNavigationBarHidden)
    }
    screen.settle()
    #expect(states == [true, false])
  }

  /// UIViewController `hidesBottomBarWhenPushed`: the toolbar at the bottom is hidden when the
  /// controller is pushed, and comes back with the pop.
  @Test func `a pushed controller can hide the toolbar`() {
    let (root, pushed) = (UIViewController(), UIViewController())
    root.toolbarItems = [UIBarButtonItem(title: "Share", style: .plain, target: nil, action: nil)]
    pushed.toolbarItems = [UIBarButtonItem(title: "Mail", style: .plain, target: nil, action: nil)]
    pushed.hidesBottomBarWhenPushed = true
    let (screen, stack) = Self.stack([root])
    screen.turn { stack.setToolbarHidden(false, animated: false) }
    screen.settle()
    #expect(screen.row(of: "Share") != nil)
    screen.turn { stack.pushViewController(pushed, animated: true) }
    screen.settle()
    #expect(screen.row(of: "Share") == nil && screen.row(of: "Mail") == nil)
    screen.turn { stack.popViewController(animated: true) }
    screen.settle()
    #expect(screen.row(of: "Share") != nil)
  }

  /// UINavigationController `interactivePopGestureRecognizer`: the swipe back works only with the
  /// back button; a left item in its place, a hidden back button or a hidden bar stop it (Stack
  /// Overflow 19054625 and 24710258).
  @Test(arguments: ["nothing", "left item", "hidden back button", "hidden bar"])
  func `the swipe back needs the back button`(change: String) {
    let (root, top) = (UIViewController(), UIViewController())
    let (screen, stack) = Self.stack([root, top])
    screen.turn {
      switch change {
      case "left item":
        top.navigationItem.leftBarButtonItem = UIBarButtonItem(
          title: "Close", style: .plain, target: nil, action: nil)
      case "hidden back button": top.navigationItem.hidesBackButton = true
      case "hidden bar": stack.setNavigationBarHidden(true, animated: false)
      default: break
      }
    }
    screen.settle()
    Self.dragFromEdge(screen, to: screen.simulator.columns * 4 / 5)
    #expect(stack.viewControllers.count == (change == "nothing" ? 1 : 2))
  }

  /// UINavigationController: nothing is below the root, so the swipe back does nothing there.
  @Test func `a swipe back at the root does nothing`() {
    let root = Logged()
    let (screen, stack) = Self.stack([root])
    _ = root.log.take()
    Self.dragFromEdge(screen, to: screen.simulator.columns * 4 / 5)
    #expect(stack.viewControllers == [root] && root.log.take() == [])
    let next = UIViewController()
    screen.turn { stack.pushViewController(next, animated: true) }
    screen.settle()
    #expect(stack.topViewController === next)
  }

  /// UINavigationItem: a back button without a title of the controller below says "Back".
  @Test func `the back button of an untitled controller says Back`() {
    let (root, top) = (UIViewController(), UIViewController())
    top.title = "Detail"
    let (screen, _) = Self.stack([root, top])
    #expect(screen.row(of: "Detail") != nil && screen.row(of: "Back") != nil)
  }

  /// UINavigationItem.BackButtonDisplayMode `minimal`: the back button has no title.
  @Test func `a minimal back button has no title`() {
    let (root, top) = (UIViewController(), UIViewController())
    root.title = "Library"
    top.title = "Detail"
    root.navigationItem.backButtonDisplayMode = .minimal
    let (screen, stack) = Self.stack([root, top])
    #expect(screen.row(of: "Detail") != nil && screen.row(of: "Library") == nil)
    screen.turn { stack.popViewController(animated: true) }
    screen.settle()
    #expect(screen.row(of: "Library") != nil)
  }

  final class Delegate: UINavigationControllerDelegate {
    let log = ProbeLog()
    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) {
      let coordinator = navigationController.topViewController?.transitionCoordinator
      log.add("will \(animated) \(coordinator?.initiallyInteractive == false)")
    }
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) {
      log.add("did \(animated)")
    }
  }

  /// UINavigationController `viewControllers`: assigning the property changes the stack without
  /// animation.
  @Test func `an assigned stack is shown without animation`() {
    let (screen, stack) = Self.stack([UIViewController()])
    let delegate = Delegate()
    let new = UIViewController()
    screen.turn {
      stack.delegate = delegate
      stack.viewControllers = [new]
    }
    screen.settle()
    let calls = delegate.log.take()
    #expect(calls.count == 2 && calls.first?.hasPrefix("will false") == true)
    #expect(calls.last == "did false" && stack.topViewController === new)
  }

  /// UINavigationControllerDelegate `willShow`: the coordinator of the transition is known there,
  /// the usual way to wait for the end of a swipe back.
  @Test func `the delegate finds the coordinator before a pop`() {
    let (screen, stack) = Self.stack([UIViewController(), UIViewController()])
    let delegate = Delegate()
    screen.turn {
      stack.delegate = delegate
      stack.popViewController(animated: true)
    }
    screen.settle()
    #expect(delegate.log.take() == ["will true true", "did true"])
  }

  final class Counting: UINavigationController {
    let log = ProbeLog()
    override func pushViewController(_ viewController: UIViewController, animated: Bool) {
      log.add("push \(viewControllers.count) \(animated)")
      super.pushViewController(viewController, animated: animated)
    }
  }

  /// UINavigationController `init(rootViewController:)` pushes its root without animation, so a
  /// subclass tells the root by its empty stack.
  @Test func `a subclass sees the push of its root`() {
    let stack = Counting(rootViewController: UIViewController())
    #expect(stack.log.take() == ["push 0 false"])
    stack.pushViewController(UIViewController(), animated: false)
    #expect(stack.log.take() == ["push 1 false"])
  }

  final class Hiding: UINavigationController {
    override func pushViewController(_ viewController: UIViewController, animated: Bool) {
      if !viewControllers.isEmpty { viewController.hidesBottomBarWhenPushed = true }
      super.pushViewController(viewController, animated: animated)
    }
  }

  /// UIViewController `hidesBottomBarWhenPushed`: the usual subclass that hides the tab bar for
  /// all but the root.
  @Test func `a subclass hides the tab bar for all but its root`() {
    let root = UIViewController()
    let stack = Hiding(rootViewController: root)
    let other = UIViewController()
    other.title = "Elsewhere"
    let tabs = UITabBarController()
    tabs.viewControllers = [stack, other]
    let screen = Screen(root: tabs)
    screen.settle()
    #expect(screen.row(of: "Elsewhere") != nil && !root.hidesBottomBarWhenPushed)
    screen.turn { stack.pushViewController(UIViewController(), animated: true) }
    screen.settle()
    #expect(screen.row(of: "Elsewhere") == nil)
    screen.turn { stack.popToRootViewController(animated: true) }
    screen.settle()
    #expect(screen.row(of: "Elsewhere") != nil)
  }

  /// UINavigationController `viewControllers`: the usual way to leave out a step of a flow.
  @Test func `a controller removed from the middle is passed over by the next pop`() {
    let (root, middle, top) = (UIViewController(), Logged(), Logged())
    let (screen, stack) = Self.stack([root, middle, top])
    _ = (middle.log.take(), top.log.take())
    screen.turn { stack.viewControllers.remove(at: 1) }
    screen.settle()
    #expect(middle.parent == nil && middle.navigationController == nil)
    #expect(middle.log.take() == [] && top.log.take() == [])
    var popped: UIViewController?
    screen.turn { popped = stack.popViewController(animated: true) }
    screen.settle()
    #expect(popped === top && stack.viewControllers == [root])
  }

  /// UINavigationController `toolbar`: it has the items of the top controller, none if that has
  /// none.
  @Test func `a controller without toolbar items leaves the toolbar empty`() {
    let root = UIViewController()
    root.toolbarItems = [UIBarButtonItem(title: "Share", style: .plain, target: nil, action: nil)]
    let (screen, stack) = Self.stack([root])
    screen.turn { stack.isToolbarHidden = false }
    screen.settle()
    #expect(stack.toolbar.items?.count == 1)
    screen.turn { stack.pushViewController(UIViewController(), animated: true) }
    screen.settle()
    #expect((stack.toolbar.items ?? []).isEmpty && screen.row(of: "Share") == nil)
  }

  /// UINavigationController in a tab that was never selected: its stack changes at once and
  /// silently.
  @Test func `a stack in an unselected tab pops silently`() {
    let (root, top) = (Logged(), Logged())
    let stack = UINavigationController(rootViewController: root)
    stack.pushViewController(top, animated: false)
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), stack]
    let screen = Screen(root: tabs)
    screen.settle()
    screen.turn { stack.popToRootViewController(animated: true) }
    screen.settle()
    #expect(stack.viewControllers == [root])
    #expect(top.log.take() == [] && root.log.take() == [])
    screen.turn { tabs.selectedIndex = 1 }
    screen.settle()
    #expect(root.log.take() == ["willAppear", "didAppear"] && top.log.take() == [])
  }

  /// UINavigationController `interactivePopGestureRecognizer`: "The navigation controller installs
  /// this gesture recognizer on its view".
  @Test func `the pop gesture is on the view of the stack`() {
    let (screen, stack) = Self.stack([UIViewController()])
    withExtendedLifetime(screen) {
      #expect(stack.interactivePopGestureRecognizer != nil)
      #expect(stack.interactivePopGestureRecognizer?.view === stack.view)
      #expect(stack.interactivePopGestureRecognizer?.isEnabled == true)
    }
  }

  final class Moving: UIViewController {
    let log = ProbeLog()
    override func didMove(toParent parent: UIViewController?) {
      super.didMove(toParent: parent)
      log.add(parent == nil ? "left" : "came")
    }
  }

  /// UIViewController `didMove(toParent:)`: nil comes only when the swipe back is finished, so
  /// apps detect it there.
  @Test func `only a finished swipe back leaves the parent`() {
    let top = Moving()
    let (screen, stack) = Self.stack([UIViewController(), top])
    _ = top.log.take()
    Self.dragFromEdge(screen, to: screen.simulator.columns / 6)
    #expect(stack.viewControllers.count == 2 && !top.log.take().contains("left"))
    #expect(top.parent === stack)
    Self.dragFromEdge(screen, to: screen.simulator.columns * 4 / 5)
    #expect(stack.viewControllers.count == 1 && top.log.take() == ["left"])
  }
}

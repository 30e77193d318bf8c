import Testing
import UIKitNames

/// Probes of the interactive pop, hidden bars, and bars that controllers hide.
@Suite struct BackPracticeProbes {
  final class Watcher: UINavigationControllerDelegate {
    let log: ProbeLog
    init(_ log: ProbeLog) { self.log = log }
    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) {
      let name = viewController.title ?? ""
      log.add("willShow \(name)")
      navigationController.transitionCoordinator?.notifyWhenInteractionChanges { [log] context in
        log.add("changes \(context.isCancelled)")
      }
    }
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) {
      log.add("didShow \(viewController.title ?? "")")
    }
  }

  /// Lets the gesture of a stack begin if there is something to pop.
  final class Opener: UIGestureRecognizerDelegate {
    weak var stack: UINavigationController?
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      (stack?.viewControllers.count ?? 0) > 1
    }
  }

  private static func pair(
    _ a: UIViewController, _ b: UIViewController
  ) -> (Screen, UINavigationController) {
    let stack = UINavigationController(rootViewController: a)
    let screen = Screen(root: stack)
    screen.settle()
    screen.turn { stack.pushViewController(b, animated: false) }
    screen.settle()
    return (screen, stack)
  }

  private static func titled(_ title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    return controller
  }

  /// Drags from the left edge to a column, rests, and lifts the finger.
  private static func drag(to end: Int, on screen: Screen) {
    screen.simulator.perform(.pointer(.down, column: 0, row: 8))
    for column in stride(from: 2, through: end, by: 2) {
      screen.simulator.perform(.pointer(.move, column: column, row: 8))
      screen.pass(2)
    }
    screen.pass(60)
    screen.simulator.perform(.pointer(.move, column: end, row: 8))
    screen.pass(60)
    screen.simulator.perform(.pointer(.up, column: end, row: 8))
    screen.settle()
  }

  /// UINavigationController `interactivePopGestureRecognizer`: a drag from the edge that is cancelled
  /// calls the life cycles back; the stack and its bar are as before.
  @Test func `a cancelled drag calls the life cycles back`() {
    let log = ProbeLog()
    let (a, b) = (ProbeController("A", log), ProbeController("B", log))
    let (screen, stack) = Self.pair(a, b)
    let watcher = Watcher(log)
    stack.delegate = watcher
    _ = log.take()
    Self.drag(to: 8, on: screen)
    let calls = log.take()
    let (ofA, ofB) = (calls.filter { $0.hasPrefix("A ") }, calls.filter { $0.hasPrefix("B ") })
    #expect(ofA == ["A willAppear", "A willDisappear", "A didDisappear"])
    #expect(ofB == ["B willDisappear", "B willAppear", "B didAppear"])
    #expect(calls.contains("willShow A") && calls.contains("changes true"))
    #expect(!calls.contains("didShow A"))
    #expect(stack.topViewController === b && stack.viewControllers.count == 2)
    #expect(stack.navigationBar.topItem === b.navigationItem && b.navigationController === stack)
  }

  /// UINavigationController `interactivePopGestureRecognizer`: a drag that goes far enough pops, and
  /// the coordinator says that the interaction was not cancelled.
  @Test func `a finished drag pops`() {
    let log = ProbeLog()
    let (a, b) = (ProbeController("A", log), ProbeController("B", log))
    let (screen, stack) = Self.pair(a, b)
    let watcher = Watcher(log)
    stack.delegate = watcher
    _ = log.take()
    Self.drag(to: 34, on: screen)
    let calls = log.take()
    #expect(calls.contains("changes false") && calls.contains("didShow A"))
    #expect(calls.filter { $0.hasPrefix("B ") } == ["B willDisappear", "B didDisappear"])
    #expect(stack.topViewController === a && b.parent == nil)
  }

  /// UIGestureRecognizer `isEnabled` of the `interactivePopGestureRecognizer`: the usual way to keep
  /// the user on a controller; the back button is still there.
  @Test func `a disabled recogniser does not pop`() {
    let (a, b) = (Self.titled("A"), Self.titled("B"))
    let (screen, stack) = Self.pair(a, b)
    #expect(stack.interactivePopGestureRecognizer?.isEnabled == true)
    screen.turn { stack.interactivePopGestureRecognizer?.isEnabled = false }
    Self.drag(to: 34, on: screen)
    #expect(stack.topViewController === b)
    screen.turn { stack.interactivePopGestureRecognizer?.isEnabled = true }
    Self.drag(to: 34, on: screen)
    #expect(stack.topViewController === a)
  }

  /// UINavigationController `interactivePopGestureRecognizer`: a left item in place of the back button
  /// stops the gesture, and a delegate of the app's own allows it again.
  @Test func `a left item stops the drag and a delegate allows it`() {
    let (a, b) = (Self.titled("A"), Self.titled("B"))
    b.navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Close", style: .plain, target: nil, action: nil)
    let (screen, stack) = Self.pair(a, b)
    Self.drag(to: 34, on: screen)
    #expect(stack.topViewController === b)
    let opener = Opener()
    opener.stack = stack
    screen.turn { stack.interactivePopGestureRecognizer?.delegate = opener }
    Self.drag(to: 34, on: screen)
    #expect(stack.topViewController === a)
    Self.drag(to: 34, on: screen)
    #expect(stack.viewControllers.count == 1 && stack.topViewController === a)
  }

  /// UINavigationController `interactivePopGestureRecognizer`: with a hidden navigation bar the gesture
  /// does not begin unless it has a delegate of the app's own.
  @Test func `a hidden bar stops the drag`() {
    let (a, b) = (Self.titled("A"), Self.titled("B"))
    let (screen, stack) = Self.pair(a, b)
    screen.turn { stack.setNavigationBarHidden(true, animated: false) }
    screen.settle()
    #expect(stack.isNavigationBarHidden && screen.row(of: "B") == nil)
    Self.drag(to: 34, on: screen)
    #expect(stack.topViewController === b)
    let opener = Opener()
    opener.stack = stack
    screen.turn { stack.interactivePopGestureRecognizer?.delegate = opener }
    Self.drag(to: 34, on: screen)
    #expect(stack.topViewController === a && stack.isNavigationBarHidden)
  }

  /// UINavigationController `isNavigationBarHidden`: the content takes the row of the bar; what is
  /// pushed keeps the bar hidden.
  @Test func `a hidden bar gives its row to the content`() {
    let (a, b) = (Self.titled("A"), Self.titled("B"))
    let stack = UINavigationController(rootViewController: a)
    let screen = Screen(root: stack)
    screen.settle()
    #expect(!stack.isNavigationBarHidden && a.view.frame.height == 23)
    screen.turn { stack.isNavigationBarHidden = true }
    screen.settle()
    #expect(a.view.frame.height == 24)
    screen.turn { stack.pushViewController(b, animated: true) }
    screen.settle()
    #expect(stack.isNavigationBarHidden && b.view.frame.height == 24)
    screen.turn { stack.setNavigationBarHidden(false, animated: true) }
    screen.settle()
    #expect(b.view.frame.height == 23 && screen.row(of: "B") == 0)
  }

  /// UIViewController `hidesBottomBarWhenPushed`: hides the tab bar while the controller and those
  /// above it are in the stack; the tab bar is back after the pop.
  @Test func `a pushed controller hides the tab bar`() {
    let (a, b, c) = (Self.titled("A"), Self.titled("B"), Self.titled("C"))
    let stack = UINavigationController(rootViewController: a)
    stack.tabBarItem = UITabBarItem(title: "Books", image: nil, tag: 0)
    let tabs = UITabBarController()
    tabs.viewControllers = [stack]
    let screen = Screen(root: tabs)
    screen.settle()
    let height = a.view.frame.height
    #expect(screen.row(of: "Books") != nil && !b.hidesBottomBarWhenPushed)
    b.hidesBottomBarWhenPushed = true
    screen.turn { stack.pushViewController(b, animated: true) }
    screen.settle()
    #expect(screen.row(of: "Books") == nil && b.view.frame.height > height)
    screen.turn { stack.pushViewController(c, animated: true) }
    screen.settle()
    #expect(screen.row(of: "Books") == nil)
    screen.turn { _ = stack.popToRootViewController(animated: true) }
    screen.settle()
    #expect(screen.row(of: "Books") != nil && a.view.frame.height == height)
  }

  /// UIViewController `hidesBottomBarWhenPushed`: a cancelled drag back leaves the tab bar hidden.
  @Test func `a cancelled drag leaves the tab bar hidden`() {
    let (a, b) = (Self.titled("A"), Self.titled("B"))
    let stack = UINavigationController(rootViewController: a)
    stack.tabBarItem = UITabBarItem(title: "Books", image: nil, tag: 0)
    let tabs = UITabBarController()
    tabs.viewControllers = [stack]
    let screen = Screen(root: tabs)
    screen.settle()
    b.hidesBottomBarWhenPushed = true
    screen.turn { stack.pushViewController(b, animated: true) }
    screen.settle()
    Self.drag(to: 8, on: screen)
    #expect(stack.topViewController === b && screen.row(of: "Books") == nil)
    #expect(b.view.frame.height == 23)
    Self.drag(to: 34, on: screen)
    #expect(stack.topViewController === a && screen.row(of: "Books") != nil)
  }

  /// UIViewController `hidesBottomBarWhenPushed`: hides the toolbar of the stack too, and gives it back.
  @Test func `a pushed controller hides the toolbar`() {
    let (a, b) = (Self.titled("A"), Self.titled("B"))
    a.toolbarItems = [UIBarButtonItem(title: "Sort", style: .plain, target: nil, action: nil)]
    b.toolbarItems = [UIBarButtonItem(title: "Share", style: .plain, target: nil, action: nil)]
    b.hidesBottomBarWhenPushed = true
    let stack = UINavigationController(rootViewController: a)
    stack.isToolbarHidden = false
    let screen = Screen(root: stack)
    screen.settle()
    #expect(screen.row(of: "Sort") != nil)
    screen.turn { stack.pushViewController(b, animated: false) }
    screen.settle()
    #expect(screen.row(of: "Share") == nil && b.view.frame.height == 23)
    screen.turn { _ = stack.popViewController(animated: false) }
    screen.settle()
    #expect(screen.row(of: "Sort") != nil && !stack.isToolbarHidden)
  }
}

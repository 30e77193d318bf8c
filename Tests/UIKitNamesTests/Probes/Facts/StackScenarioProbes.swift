import Testing
import UIKitNames

/// Probes of navigation controllers: the stack, the delegate, the bars and the way back.
@Suite struct StackScenarioProbes {
  /// A delegate that logs the controllers which are shown.
  final class Watcher: UINavigationControllerDelegate {
    let log: ProbeLog
    init(_ log: ProbeLog) { self.log = log }
    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) {
      log.add("willShow \(viewController.title ?? "") \(animated)")
    }
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) {
      log.add("didShow \(viewController.title ?? "") \(animated)")
    }
  }

  /// A controller that hides the bar of its stack while it is shown.
  final class Bare: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      navigationController?.setNavigationBarHidden(true, animated: animated)
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      navigationController?.setNavigationBarHidden(false, animated: animated)
    }
  }

  /// A list that pushes a detail for the chosen row.
  final class List: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      4
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
      -> UITableViewCell
    {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Letter \(indexPath.row)"
      return cell
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      let detail = UIViewController()
      detail.title = "Detail \(indexPath.row)"
      navigationController?.pushViewController(detail, animated: true)
    }
  }

  private static func titled(_ title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    return controller
  }

  private static func stack(_ root: UIViewController) -> (Screen, UINavigationController) {
    let stack = UINavigationController(rootViewController: root)
    let screen = Screen(root: stack)
    screen.settle()
    return (screen, stack)
  }

  /// Drags from the left edge over a part of the width, rests, and lifts the finger.
  private static func drag(_ part: Double, on screen: Screen, width: Double) {
    screen.simulator.perform(.pointer(.down, column: 0, row: 8))
    let end = Int(width * part)
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

  /// UINavigationController `popViewController(animated:)`, `popToRootViewController(animated:)`
  /// and `popToViewController(_:animated:)` return what was popped; the root stays.
  @Test func `pops return what they remove and leave the root`() {
    let (a, b, c, d) = (
      Self.titled("A"), Self.titled("B"), Self.titled("C"), Self.titled("D")
    )
    let (screen, stack) = Self.stack(a)
    var popped: UIViewController?
    var several: [UIViewController] = []
    screen.turn { stack.setViewControllers([a, b, c, d], animated: false) }
    screen.settle()
    screen.turn { popped = stack.popViewController(animated: false) }
    screen.settle()
    #expect(popped === d && stack.topViewController === c)
    screen.turn { several = stack.popToViewController(a, animated: false) ?? [] }
    screen.settle()
    #expect(several.count == 2 && several.first === b && several.last === c)
    screen.turn { popped = stack.popViewController(animated: false) }
    screen.settle()
    #expect(popped == nil && stack.viewControllers.count == 1 && stack.topViewController === a)
    screen.turn { several = stack.popToRootViewController(animated: false) ?? [] }
    #expect(several.isEmpty && stack.topViewController === a)
  }

  /// UINavigationController: the stack is the new one as soon as the call returns, before the
  /// animation has ended.
  @Test func `the stack changes at once when a push is animated`() {
    let (a, b) = (Self.titled("A"), Self.titled("B"))
    let (screen, stack) = Self.stack(a)
    screen.turn {
      stack.pushViewController(b, animated: true)
      #expect(stack.viewControllers.count == 2 && stack.topViewController === b)
      #expect(b.navigationController === stack && b.parent === stack)
    }
    screen.settle()
    screen.turn {
      _ = stack.popViewController(animated: true)
      #expect(stack.viewControllers.count == 1 && stack.topViewController === a)
    }
    screen.settle()
    #expect(b.parent == nil && b.navigationController == nil)
  }

  /// UINavigationController: the order of the calls of both controllers in a push and a pop, as
  /// public logs of the life cycle show it.
  @Test(arguments: [false, true])
  func `both controllers hear of a push and a pop in a fixed order`(animated: Bool) {
    let log = ProbeLog()
    let (a, b) = (ProbeController("a", log), ProbeController("b", log))
    let (screen, stack) = Self.stack(a)
    _ = log.take()
    screen.turn { stack.pushViewController(b, animated: animated) }
    screen.settle()
    #expect(
      log.take().filter { !$0.hasSuffix("load") } == [
        "a willDisappear", "b willAppear", "a didDisappear", "b didAppear",
      ])
    screen.turn { _ = stack.popViewController(animated: animated) }
    screen.settle()
    #expect(
      log.take() == ["b willDisappear", "a willAppear", "b didDisappear", "a didAppear"])
  }

  /// UINavigationControllerDelegate: `willShow` comes before `didShow`, which comes after the
  /// controller has appeared; both tell whether it was animated.
  @Test func `the delegate hears of the controller after it has appeared`() {
    let log = ProbeLog()
    let watcher = Watcher(log)
    let (screen, stack) = Self.stack(Self.titled("A"))
    stack.delegate = watcher
    screen.turn { stack.pushViewController(ProbeController("B", log), animated: true) }
    screen.settle()
    let calls = log.take()
    guard let will = calls.firstIndex(of: "willShow B true"),
      let appeared = calls.firstIndex(of: "B didAppear"),
      let did = calls.firstIndex(of: "didShow B true")
    else {
      Issue.record("The delegate was not called: \(calls)")
      return
    }
    #expect(will < appeared && appeared < did)
    screen.turn { _ = stack.popViewController(animated: false) }
    screen.settle()
    #expect(log.take().filter { $0.contains("Show") } == ["willShow A false", "didShow A false"])
    withExtendedLifetime(watcher) {}
  }

  /// UINavigationController `setViewControllers(_:animated:)`: controllers beneath an unchanged top
  /// come and go without any appearance.
  @Test func `the middle of a stack is removed without the top noticing`() {
    let log = ProbeLog()
    let (a, b, c) = (
      ProbeController("a", log), ProbeController("b", log), ProbeController("c", log)
    )
    let (screen, stack) = Self.stack(a)
    screen.turn {
      stack.pushViewController(b, animated: false)
    }
    screen.settle()
    screen.turn { stack.pushViewController(c, animated: false) }
    screen.settle()
    _ = log.take()
    screen.turn { stack.viewControllers = [a, c] }
    screen.settle()
    #expect(log.take() == [] && b.parent == nil)
    #expect(stack.viewControllers.count == 2 && stack.topViewController === c)
    screen.turn { _ = stack.popViewController(animated: true) }
    screen.settle()
    #expect(stack.topViewController === a)
    #expect(log.take().contains("a didAppear"))
  }

  /// The usual end of a flow of several screens: the top is replaced, so that Back leads to the
  /// start.
  @Test func `a finished step is replaced and cannot be returned to`() {
    let log = ProbeLog()
    let (start, step, done) = (
      ProbeController("start", log), ProbeController("step", log), ProbeController("done", log)
    )
    let (screen, stack) = Self.stack(start)
    screen.turn { stack.pushViewController(step, animated: true) }
    screen.settle()
    _ = log.take()
    screen.turn {
      var controllers = stack.viewControllers
      controllers.removeLast()
      controllers.append(done)
      stack.setViewControllers(controllers, animated: true)
    }
    screen.settle()
    let calls = log.take()
    #expect(calls.contains("step didDisappear") && calls.contains("done didAppear"))
    #expect(!calls.contains("start willAppear"))
    screen.turn { _ = stack.popViewController(animated: true) }
    screen.settle()
    #expect(stack.topViewController === start && stack.viewControllers.count == 1)
  }

  /// UINavigationBar `topItem` and `backItem` are the items of the top controller and of the one
  /// beneath it; the back button shows that one's title, or its `backButtonTitle`.
  @Test func `the back button shows the title of the controller beneath`() {
    let (a, b) = (Self.titled("Letters"), Self.titled("One letter"))
    let (screen, stack) = Self.stack(a)
    #expect(stack.navigationBar.topItem === a.navigationItem)
    #expect(stack.navigationBar.backItem == nil)
    screen.turn { stack.pushViewController(b, animated: true) }
    screen.settle()
    #expect(stack.navigationBar.topItem === b.navigationItem)
    #expect(stack.navigationBar.backItem === a.navigationItem)
    #expect(screen.row(of: "Letters") != nil)
    screen.turn { _ = stack.popViewController(animated: false) }
    screen.settle()
    screen.turn {
      a.navigationItem.backButtonTitle = "Post"
      stack.pushViewController(b, animated: false)
    }
    screen.settle()
    #expect(screen.row(of: "Post") != nil && screen.row(of: "Letters") == nil)
  }

  /// UINavigationItem `leftBarButtonItem` replaces the back button; with
  /// `leftItemsSupplementBackButton` both are shown.
  @Test(arguments: [false, true])
  func `a left item replaces the back button unless it supplements it`(supplements: Bool) {
    let (a, b) = (Self.titled("Letters"), Self.titled("One"))
    b.navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Close", style: .plain, target: nil, action: nil)
    b.navigationItem.leftItemsSupplementBackButton = supplements
    let (screen, stack) = Self.stack(a)
    screen.turn { stack.pushViewController(b, animated: false) }
    screen.settle()
    #expect(screen.row(of: "Close") != nil)
    #expect((screen.row(of: "Letters") != nil) == supplements)
  }

  /// UINavigationController `setNavigationBarHidden(_:animated:)`: the usual start screen without a
  /// bar, which hides it when it appears and brings it back when it disappears.
  @Test func `a start screen without a bar leads to a detail with one`() {
    let (bare, detail) = (Bare(), Self.titled("Detail"))
    let (screen, stack) = Self.stack(bare)
    #expect(stack.isNavigationBarHidden)
    screen.turn { stack.pushViewController(detail, animated: true) }
    screen.settle()
    #expect(!stack.isNavigationBarHidden && screen.row(of: "Detail") != nil)
    screen.turn { _ = stack.popViewController(animated: true) }
    screen.settle()
    #expect(stack.isNavigationBarHidden && screen.row(of: "Detail") == nil)
  }

  /// UINavigationController `isToolbarHidden` is true at first; the toolbar has the items of the
  /// top controller (UIViewController `toolbarItems`).
  @Test func `the toolbar shows the items of the top controller`() {
    let (a, b) = (Self.titled("A"), Self.titled("B"))
    let reply = UIBarButtonItem(title: "Reply", style: .plain, target: nil, action: nil)
    let archive = UIBarButtonItem(title: "Archive", style: .plain, target: nil, action: nil)
    a.toolbarItems = [archive]
    b.toolbarItems = [reply]
    let (screen, stack) = Self.stack(a)
    #expect(stack.isToolbarHidden && screen.row(of: "Archive") == nil)
    screen.turn { stack.setToolbarHidden(false, animated: false) }
    screen.settle()
    #expect(stack.toolbar.items?.first === archive && screen.row(of: "Archive") != nil)
    screen.turn { stack.pushViewController(b, animated: true) }
    screen.settle()
    #expect(stack.toolbar.items?.first === reply && screen.row(of: "Reply") != nil)
    #expect(screen.row(of: "Archive") == nil && !stack.isToolbarHidden)
    screen.turn { _ = stack.popViewController(animated: true) }
    screen.settle()
    #expect(stack.toolbar.items?.first === archive)
  }

  /// UIViewController `hidesBottomBarWhenPushed`: the tab bar is away while the controller is on
  /// the stack, and comes back with the pop.
  @Test func `a pushed controller that hides the bottom bar brings it back`() {
    let list = Self.titled("List")
    let stack = UINavigationController(rootViewController: list)
    stack.tabBarItem = UITabBarItem(title: "TabOne", image: nil as UIImage?, tag: 0)
    let other = UIViewController()
    other.tabBarItem = UITabBarItem(title: "TabTwo", image: nil as UIImage?, tag: 1)
    let tabs = UITabBarController()
    tabs.viewControllers = [stack, other]
    let screen = Screen(root: tabs)
    screen.settle()
    #expect(screen.row(of: "TabTwo") != nil)
    let detail = Self.titled("Detail")
    detail.hidesBottomBarWhenPushed = true
    screen.turn { stack.pushViewController(detail, animated: true) }
    screen.settle()
    #expect(screen.row(of: "TabTwo") == nil)
    screen.turn { _ = stack.popViewController(animated: true) }
    screen.settle()
    #expect(screen.row(of: "TabTwo") != nil)
  }

  /// UINavigationController `visibleViewController` and `topViewController`: a presented controller
  /// is visible, and the top stays.
  @Test func `a presented controller is visible and not the top`() {
    let a = Self.titled("A")
    let (screen, stack) = Self.stack(a)
    let modal = UIViewController()
    #expect(stack.visibleViewController === a)
    screen.turn { a.present(modal, animated: true) }
    screen.settle()
    #expect(stack.visibleViewController === modal && stack.topViewController === a)
    screen.turn { a.dismiss(animated: true) }
    screen.settle()
    #expect(stack.visibleViewController === a)
  }

  /// UITableViewController `clearsSelectionOnViewWillAppear`: the row stays selected under the
  /// detail, and is deselected when the list comes back.
  @Test func `a list deselects its row when the detail goes`() {
    let list = List(style: .plain)
    let (screen, stack) = Self.stack(list)
    guard let row = screen.row(of: "Letter 2") else {
      Issue.record("The list shows no row")
      return
    }
    screen.click(3, row)
    screen.settle()
    #expect(stack.topViewController?.title == "Detail 2")
    #expect(list.tableView.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
    screen.turn { _ = stack.popViewController(animated: true) }
    screen.settle()
    #expect(stack.topViewController === list)
    #expect(list.tableView.indexPathForSelectedRow == nil)
  }

  /// UINavigationController `interactivePopGestureRecognizer`: a drag from the left edge over most
  /// of the width pops, with the calls of a pop.
  @Test func `a long drag from the edge pops`() {
    let log = ProbeLog()
    let (a, b) = (ProbeController("a", log), ProbeController("b", log))
    let (screen, stack) = Self.stack(a)
    screen.turn { stack.pushViewController(b, animated: false) }
    screen.settle()
    _ = log.take()
    Self.drag(0.8, on: screen, width: stack.view.bounds.width)
    #expect(stack.viewControllers.count == 1 && stack.topViewController === a)
    #expect(
      log.take() == ["b willDisappear", "a willAppear", "b didDisappear", "a didAppear"])
  }

  /// UINavigationController: a short drag from the edge is cancelled. Each controller gets the
  /// calls back, and `didShow` is not called for the one beneath (Stack Overflow 18927878).
  @Test func `a short drag from the edge is cancelled and undone`() {
    let log = ProbeLog()
    let watcher = Watcher(log)
    let (a, b) = (ProbeController("a", log), ProbeController("b", log))
    let (screen, stack) = Self.stack(a)
    screen.turn { stack.pushViewController(b, animated: false) }
    screen.settle()
    stack.delegate = watcher
    _ = log.take()
    Self.drag(0.2, on: screen, width: stack.view.bounds.width)
    let calls = log.take()
    #expect(stack.viewControllers.count == 2 && stack.topViewController === b)
    #expect(
      calls.filter { $0.hasPrefix("a ") } == [
        "a willAppear", "a willDisappear", "a didDisappear",
      ])
    #expect(
      calls.filter { $0.hasPrefix("b ") } == ["b willDisappear", "b willAppear", "b didAppear"])
    #expect(!calls.contains { $0.hasPrefix("didShow a") })
    #expect(b.parent === stack && stack.navigationBar.topItem === b.navigationItem)
    withExtendedLifetime(watcher) {}
  }

  /// UIViewController `show(_:sender:)`: a controller in a stack shows another by a push.
  @Test func `showing from within a stack pushes`() {
    let a = Self.titled("A")
    let (screen, stack) = Self.stack(a)
    let b = Self.titled("B")
    screen.turn { a.show(b, sender: nil) }
    screen.settle()
    #expect(stack.topViewController === b && a.presentedViewController == nil)
  }

  /// UINavigationController: the root has no way back, so the edge does nothing there.
  @Test func `a drag from the edge of the root does nothing`() {
    let log = ProbeLog()
    let (screen, stack) = Self.stack(ProbeController("a", log))
    _ = log.take()
    Self.drag(0.8, on: screen, width: stack.view.bounds.width)
    #expect(log.take() == [] && stack.viewControllers.count == 1)
  }
}

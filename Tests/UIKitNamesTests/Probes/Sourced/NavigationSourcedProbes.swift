import Testing
import UIKitNames

/// Probes of navigation controllers and their bars.
@Suite struct NavigationSourcedProbes {
  /// A delegate that logs what is shown, and the operations that are asked for.
  final class Watcher: UINavigationControllerDelegate {
    let log = ProbeLog()
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
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      let name = operation == .push ? "push" : "pop"
      log.add("\(name) \(fromVC.title ?? "") \(toVC.title ?? "")")
      return nil
    }
  }

  private static func titled(_ title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    return controller
  }

  private static func stack(_ controllers: [UIViewController]) -> (Screen, UINavigationController) {
    let stack = UINavigationController()
    stack.setViewControllers(controllers, animated: false)
    let screen = Screen(root: stack)
    screen.settle()
    return (screen, stack)
  }

  /// UINavigationControllerDelegate: asked for an animation with the operation and both controllers,
  /// notified before the new controller is shown and after.
  @Test func `a delegate sees the push and the pop`() {
    let (screen, stack) = Self.stack([Self.titled("A")])
    let watcher = Watcher()
    withExtendedLifetime(watcher) {
      stack.delegate = watcher
      screen.turn { stack.pushViewController(Self.titled("B"), animated: true) }
      screen.settle()
      let push = watcher.log.take()
      #expect(push.contains("push A B"))
      #expect(push.filter { $0.contains("Show") } == ["willShow B true", "didShow B true"])
      screen.turn { stack.popViewController(animated: true) }
      screen.settle()
      let pop = watcher.log.take()
      #expect(pop.contains("pop B A"))
      #expect(pop.filter { $0.contains("Show") } == ["willShow A true", "didShow A true"])
    }
  }

  /// UINavigationController `setViewControllers(_:animated:)`: a pop transition if the last controller is
  /// in the stack already but not topmost; a push transition if it is not on the stack.
  @Test func `a new stack is pushed or popped`() {
    let (a, b, c, d) = (
      Self.titled("A"), Self.titled("B"), Self.titled("C"), Self.titled("D")
    )
    let (screen, stack) = Self.stack([a, b])
    let watcher = Watcher()
    withExtendedLifetime(watcher) {
      stack.delegate = watcher
      screen.turn { stack.setViewControllers([a, c, d], animated: true) }
      screen.settle()
      #expect(watcher.log.take().contains("push B D") && b.parent == nil && c.parent === stack)
      screen.turn { stack.setViewControllers([b, c], animated: true) }
      screen.settle()
      #expect(watcher.log.take().contains("pop D C"))
      #expect(stack.viewControllers.elementsEqual([b, c], by: ===) == true)
      #expect(a.parent == nil && d.parent == nil && b.parent === stack)
    }
  }

  /// UINavigationBar `items`, `topItem`, `backItem`: the navigation items of the controllers on the
  /// stack; the last is the top item, and the one below it the back item.
  @Test func `the bar has the items of the stack`() {
    let (a, b) = (Self.titled("A"), Self.titled("B"))
    let (screen, stack) = Self.stack([a])
    #expect(stack.navigationBar.topItem === a.navigationItem && stack.navigationBar.backItem == nil)
    screen.turn { stack.pushViewController(b, animated: true) }
    screen.settle()
    let items = stack.navigationBar.items ?? []
    #expect(items.elementsEqual([a.navigationItem, b.navigationItem], by: ===) == true)
    #expect(stack.navigationBar.topItem === b.navigationItem)
    #expect(stack.navigationBar.backItem === a.navigationItem)
    screen.turn { stack.popViewController(animated: true) }
    screen.settle()
    #expect(
      stack.navigationBar.topItem === a.navigationItem && stack.navigationBar.items?.count == 1)
  }

  /// UINavigationItem `backBarButtonItem`: the item of the controller below sets the title of the
  /// back button that the controller on top shows.
  @Test func `the controller below names the way back`() {
    let (a, b) = (Self.titled("Alpha"), Self.titled("Beta"))
    a.navigationItem.backBarButtonItem = UIBarButtonItem(
      title: "Return", style: .plain, target: nil, action: nil)
    b.navigationItem.backBarButtonItem = UIBarButtonItem(
      title: "Wrong", style: .plain, target: nil, action: nil)
    let (screen, stack) = Self.stack([a])
    #expect(screen.row(of: "Return") == nil)
    screen.turn { stack.pushViewController(b, animated: true) }
    screen.settle()
    #expect(screen.row(of: "Return") == 0 && screen.row(of: "Wrong") == nil)
    #expect(screen.row(of: "Beta") == 0 && screen.row(of: "Alpha") == nil)
  }

  /// UINavigationItem `leftItemsSupplementBackButton`: false by default, so a left item replaces the
  /// back button; with true both are shown.
  @Test func `a left item replaces the back button or joins it`() {
    let (a, b) = (Self.titled("Alpha"), Self.titled("Beta"))
    b.navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Menu", style: .plain, target: nil, action: nil)
    #expect(!b.navigationItem.leftItemsSupplementBackButton)
    let (screen, stack) = Self.stack([a])
    screen.turn { stack.pushViewController(b, animated: true) }
    screen.settle()
    #expect(screen.row(of: "Menu") == 0 && screen.row(of: "Alpha") == nil)
    screen.turn { b.navigationItem.leftItemsSupplementBackButton = true }
    screen.settle()
    #expect(screen.row(of: "Menu") == 0 && screen.row(of: "Alpha") == 0)
  }

  /// UINavigationItem `leftBarButtonItem`, `rightBarButtonItem`: the first of the items of each side;
  /// setting the one replaces the list.
  @Test func `the single item is the first of the list`() {
    let item = UINavigationItem(title: "T")
    let (one, two) = (
      UIBarButtonItem(title: "1", style: .plain, target: nil, action: nil),
      UIBarButtonItem(title: "2", style: .plain, target: nil, action: nil)
    )
    #expect(item.title == "T" && item.rightBarButtonItem == nil && !item.hidesBackButton)
    item.rightBarButtonItems = [one, two]
    #expect(item.rightBarButtonItem === one && item.rightBarButtonItems?.count == 2)
    item.setRightBarButtonItems([two], animated: false)
    #expect(item.rightBarButtonItem === two)
    item.leftBarButtonItem = one
    #expect(item.leftBarButtonItems?.elementsEqual([one], by: ===) == true)
    item.leftBarButtonItem = nil
    #expect(item.leftBarButtonItem == nil && (item.leftBarButtonItems ?? []).isEmpty)
  }

  /// UINavigationController `isNavigationBarHidden`: false by default; a hidden bar stays hidden for
  /// controllers that are pushed later, and leaves its place to the content.
  @Test func `a hidden bar stays hidden`() {
    let (a, b) = (Self.titled("A"), Self.titled("B"))
    let (screen, stack) = Self.stack([a])
    #expect(!stack.isNavigationBarHidden && stack.isToolbarHidden)
    screen.turn { stack.setNavigationBarHidden(true, animated: true) }
    #expect(stack.isNavigationBarHidden)
    screen.settle()
    screen.turn { stack.pushViewController(b, animated: true) }
    screen.settle()
    #expect(stack.isNavigationBarHidden && b.view.bounds.height == 24)
    screen.turn { stack.isNavigationBarHidden = false }
    screen.settle()
    #expect(b.view.bounds.height == 23 && screen.row(of: "B") == 0)
  }

  /// UIViewController `toolbarItems`: the toolbar of the navigation controller shows the items of the
  /// controller on top.
  @Test func `the toolbar shows the items of the top`() {
    let (a, b) = (Self.titled("A"), Self.titled("B"))
    a.toolbarItems = [UIBarButtonItem(title: "Share", style: .plain, target: nil, action: nil)]
    b.toolbarItems = [UIBarButtonItem(title: "Trash", style: .plain, target: nil, action: nil)]
    let (screen, stack) = Self.stack([a])
    #expect(screen.row(of: "Share") == nil)
    screen.turn { stack.setToolbarHidden(false, animated: false) }
    screen.settle()
    #expect(!stack.isToolbarHidden && screen.row(of: "Share") != nil)
    screen.turn { stack.pushViewController(b, animated: true) }
    screen.settle()
    #expect(screen.row(of: "Trash") != nil && screen.row(of: "Share") == nil)
  }

  /// UINavigationController `visibleViewController`: the top of the stack, or a controller that is
  /// presented on top of the navigation controller itself.
  @Test func `the visible controller can be a presented one`() {
    let (a, front) = (Self.titled("A"), Self.titled("M"))
    let (screen, stack) = Self.stack([a])
    #expect(stack.visibleViewController === a)
    screen.turn { stack.present(front, animated: true) }
    screen.settle()
    #expect(stack.visibleViewController === front && stack.topViewController === a)
    screen.turn { stack.dismiss(animated: true) }
    screen.settle()
    #expect(stack.visibleViewController === a)
  }

  /// UINavigationItem `titleView`: a view that is shown in the middle of the bar instead of the title.
  @Test func `a view takes the place of the title`() {
    let a = Self.titled("Alpha")
    let (screen, _) = Self.stack([a])
    #expect(screen.row(of: "Alpha") == 0)
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 8, height: 1))
    label.text = "Custom"
    screen.turn { a.navigationItem.titleView = label }
    screen.settle()
    #expect(screen.row(of: "Custom") == 0 && screen.row(of: "Alpha") == nil)
    screen.turn { a.navigationItem.titleView = nil }
    screen.settle()
    #expect(screen.row(of: "Alpha") == 0 && screen.row(of: "Custom") == nil)
  }

  /// UINavigationItem `hidesBackButton`: true hides the back button; the controller can still be popped
  /// by code.
  @Test func `an item hides the back button`() {
    let (a, b) = (Self.titled("Alpha"), Self.titled("Beta"))
    b.navigationItem.hidesBackButton = true
    let (screen, stack) = Self.stack([a])
    screen.turn { stack.pushViewController(b, animated: true) }
    screen.settle()
    #expect(screen.row(of: "Alpha") == nil && screen.row(of: "Beta") == 0)
    screen.turn { b.navigationItem.setHidesBackButton(false, animated: false) }
    screen.settle()
    #expect(screen.row(of: "Alpha") == 0 && !b.navigationItem.hidesBackButton)
    screen.turn { stack.popViewController(animated: true) }
    screen.settle()
    #expect(stack.topViewController === a)
  }
}

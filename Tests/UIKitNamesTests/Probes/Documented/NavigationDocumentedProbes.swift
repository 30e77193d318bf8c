import Testing
import UIKitNames

/// Probes of navigation controllers and their bars.
@Suite struct NavigationDocumentedProbes {
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
      log.add(
        "\(operation == .push ? "push" : "pop") \(fromVC.title ?? "") \(toVC.title ?? "")")
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

  /// The column at which a text begins in the row of the bar.
  private static func column(_ text: String, _ screen: Screen) -> Int? {
    let row = screen.text[0]
    guard let range = row.range(of: text) else { return nil }
    return row.distance(from: row.startIndex, to: range.lowerBound)
  }

  /// UINavigationController `setViewControllers(_:animated:)`: "If the view controller is currently in the
  /// stack, but is not the topmost item, this method uses a pop transition; if it is the topmost item, no
  /// transition is performed. If the view controller is not on the stack, this method uses a push
  /// transition." Then "the entire contents of the stack are replaced".
  @Test func `a new stack is pushed or popped by its top`() {
    let (a, b, c, d) = (Self.titled("A"), Self.titled("B"), Self.titled("C"), Self.titled("D"))
    let (screen, stack) = Self.stack([a, b])
    let watcher = Watcher()
    stack.delegate = watcher
    screen.turn { stack.setViewControllers([c, d], animated: true) }
    screen.settle()
    let pushed = watcher.log.take()
    #expect(pushed.contains("push B D") && pushed.last == "didShow D true")
    #expect(stack.viewControllers.elementsEqual([c, d], by: ===) == true && a.parent == nil)
    screen.turn { stack.setViewControllers([a, c], animated: true) }
    screen.settle()
    let popped = watcher.log.take()
    #expect(popped.contains("pop D C") && popped.last == "didShow C true")
    screen.turn { stack.setViewControllers([b, d, c], animated: true) }
    screen.settle()
    #expect(!watcher.log.take().contains { $0.hasPrefix("p") })
    #expect(stack.viewControllers.elementsEqual([b, d, c], by: ===) == true)
  }

  /// UIViewController `view` is loaded lazily: of a stack that is set as a whole only the top's view is
  /// loaded; a lower one loads when it is uncovered.
  @Test func `lower views of a stack are not loaded`() {
    let (a, b, c) = (Self.titled("A"), Self.titled("B"), Self.titled("C"))
    let (screen, stack) = Self.stack([a, b, c])
    #expect(!a.isViewLoaded && !b.isViewLoaded && c.isViewLoaded)
    #expect(stack.children.elementsEqual([a, b, c], by: ===) == true)
    screen.turn { stack.popViewController(animated: false) }
    screen.settle()
    #expect(!a.isViewLoaded && b.isViewLoaded && c.navigationController == nil)
  }

  /// UINavigationBar `topItem`, `backItem` and `items`: the navigation items of the stack. `backItem` is
  /// nil if there is only one item. UIViewController `navigationItem` is always the same object.
  @Test func `the bar has the items of the stack`() {
    let (a, b) = (Self.titled("A"), Self.titled("B"))
    let (screen, stack) = Self.stack([a])
    let bar = stack.navigationBar
    #expect(bar.topItem === a.navigationItem && bar.backItem == nil && bar.items?.count == 1)
    screen.turn { stack.pushViewController(b, animated: false) }
    screen.settle()
    #expect(bar.topItem === b.navigationItem && bar.backItem === a.navigationItem)
    #expect(bar.items?.elementsEqual([a.navigationItem, b.navigationItem], by: ===) == true)
    screen.turn { stack.popViewController(animated: true) }
    screen.settle()
    #expect(bar.topItem === a.navigationItem && bar.backItem == nil)
  }

  /// UINavigationItem `leftBarButtonItem`: always the first of `leftBarButtonItems`; a new value replaces
  /// the first item, nil removes it, and an item that is in the array moves to its front.
  @Test func `a single left item is the first of the left items`() {
    let stage = ViewStage()
    stage.turn {
      let item = UINavigationItem(title: "Item")
      let (a, b, c) = (UIBarButtonItem(), UIBarButtonItem(), UIBarButtonItem())
      #expect(item.leftBarButtonItem == nil && !item.leftItemsSupplementBackButton)
      item.leftBarButtonItems = [a, b]
      #expect(item.leftBarButtonItem === a)
      item.leftBarButtonItem = c
      #expect(item.leftBarButtonItems?.elementsEqual([c, b], by: ===) == true)
      item.leftBarButtonItem = b
      #expect(item.leftBarButtonItem === b && item.leftBarButtonItems?.first === b)
      item.leftBarButtonItems = [a, b, c]
      item.leftBarButtonItem = nil
      #expect(item.leftBarButtonItems?.elementsEqual([b, c], by: ===) == true)
    }
  }

  /// UINavigationItem `leftBarButtonItems`: displayed left to right in the order of the array;
  /// `rightBarButtonItems`: right to left.
  @Test func `items of a bar stand in the order of their arrays from the edges`() {
    let a = Self.titled("Mid")
    let (screen, _) = Self.stack([a])
    let names = ["L1", "L2", "R1", "R2"]
    let items = names.map { UIBarButtonItem(title: $0, style: .plain, action: { _ in }) }
    screen.turn {
      a.navigationItem.leftBarButtonItems = Array(items[0...1])
      a.navigationItem.rightBarButtonItems = Array(items[2...3])
    }
    screen.settle()
    let columns = ["L1", "L2", "Mid", "R2", "R1"].map { Self.column($0, screen) ?? -1 }
    #expect(columns == columns.sorted() && columns[0] >= 0)
  }

  /// UINavigationController, "Updating the navigation bar": the back button has the title of the previous
  /// controller, or of its `backButtonTitle`, or of its `backBarButtonItem`, which takes precedence.
  @Test func `the item below names the back button`() {
    let (a, b) = (Self.titled("Inbox"), Self.titled("Letter"))
    let (screen, _) = Self.stack([a, b])
    #expect(Self.column("Inbox", screen) != nil && Self.column("Letter", screen) != nil)
    screen.turn { a.navigationItem.backButtonTitle = "Mail" }
    screen.settle()
    #expect(Self.column("Inbox", screen) == nil && Self.column("Mail", screen) != nil)
    screen.turn {
      a.navigationItem.backBarButtonItem = UIBarButtonItem(
        title: "All", style: .plain, action: { _ in })
    }
    screen.settle()
    #expect(Self.column("Mail", screen) == nil && Self.column("All", screen) != nil)
  }

  /// UINavigationItem `leftItemsSupplementBackButton`: left items replace the back button, with true they
  /// stand after it. `hidesBackButton` hides it.
  @Test func `left items replace or supplement the back button`() {
    let (a, b) = (Self.titled("Inbox"), Self.titled("Letter"))
    let (screen, _) = Self.stack([a, b])
    screen.turn {
      b.navigationItem.leftBarButtonItem = UIBarButtonItem(
        title: "Own", style: .plain, action: { _ in })
    }
    screen.settle()
    #expect(Self.column("Inbox", screen) == nil && Self.column("Own", screen) != nil)
    screen.turn { b.navigationItem.leftItemsSupplementBackButton = true }
    screen.settle()
    #expect((Self.column("Inbox", screen) ?? 99) < (Self.column("Own", screen) ?? -1))
    screen.turn {
      b.navigationItem.leftBarButtonItem = nil
      b.navigationItem.hidesBackButton = true
    }
    screen.settle()
    #expect(Self.column("Inbox", screen) == nil && Self.column("Own", screen) == nil)
  }

  /// UINavigationController `visibleViewController`: the top, or the controller that was presented on top
  /// of the navigation controller; `topViewController` stays.
  @Test func `the visible controller can be a presented one`() {
    let (a, modal) = (Self.titled("A"), Self.titled("Modal"))
    let (screen, stack) = Self.stack([a])
    #expect(stack.visibleViewController === a)
    screen.turn { a.present(modal, animated: false) }
    screen.settle()
    #expect(stack.visibleViewController === modal && stack.topViewController === a)
    screen.turn { modal.dismiss(animated: false) }
    screen.settle()
    #expect(stack.visibleViewController === a)
  }

  /// UIViewController `hidesBottomBarWhenPushed`: "If true, the bottom bar remains hidden until the view
  /// controller is popped from the stack", also under a controller that does not ask for it.
  @Test func `a bottom bar stays hidden until the controller that hides it is popped`() {
    let (a, b, c) = (Self.titled("A"), Self.titled("B"), Self.titled("C"))
    b.hidesBottomBarWhenPushed = true
    let stack = UINavigationController(rootViewController: a)
    let tabs = UITabBarController()
    tabs.setViewControllers([stack], animated: false)
    let screen = Screen(root: tabs)
    screen.settle()
    let low = a.view.bounds.height
    screen.turn { stack.pushViewController(b, animated: true) }
    screen.settle()
    #expect(b.view.bounds.height > low && b.view.bounds.height == 23)
    screen.turn { stack.pushViewController(c, animated: true) }
    screen.settle()
    #expect(c.view.bounds.height == 23)
    screen.turn { stack.popToRootViewController(animated: true) }
    screen.settle()
    #expect(a.view.bounds.height == low)
  }

  /// UINavigationController `isToolbarHidden`: true by default. UIViewController `toolbarItems`: shown by
  /// the toolbar for the top controller only.
  @Test func `a toolbar shows the items of the top controller`() {
    let (a, b) = (Self.titled("A"), Self.titled("B"))
    a.toolbarItems = [UIBarButtonItem(title: "Share", style: .plain, action: { _ in })]
    let (screen, stack) = Self.stack([a])
    #expect(stack.isToolbarHidden && screen.row(of: "Share") == nil && b.toolbarItems == nil)
    #expect(a.view.bounds.height == 23)
    screen.turn { stack.setToolbarHidden(false, animated: false) }
    screen.settle()
    #expect(!stack.isToolbarHidden && a.view.bounds.height < 23)
    #expect((screen.row(of: "Share") ?? 0) >= Int(a.view.bounds.height))
    screen.turn { stack.pushViewController(b, animated: true) }
    screen.settle()
    #expect(screen.row(of: "Share") == nil && !stack.isToolbarHidden)
  }

  /// UINavigationController `interactivePopGestureRecognizer`: pops by a drag from the left edge; disabled,
  /// it does not. A drag that goes far enough pops as `popViewController` does.
  @Test(arguments: [true, false])
  func `a drag from the edge pops if its recogniser is enabled`(enabled: Bool) {
    let (a, b) = (Self.titled("A"), Self.titled("B"))
    let (screen, stack) = Self.stack([a, b])
    screen.turn { stack.interactivePopGestureRecognizer?.isEnabled = enabled }
    screen.simulator.perform(.pointer(.down, column: 0, row: 8))
    for column in stride(from: 2, through: 34, by: 2) {
      screen.simulator.perform(.pointer(.move, column: column, row: 8))
      screen.pass(2)
    }
    screen.simulator.perform(.pointer(.up, column: 34, row: 8))
    screen.settle()
    #expect(stack.topViewController === (enabled ? a : b))
    #expect(stack.viewControllers.count == (enabled ? 1 : 2))
  }
}

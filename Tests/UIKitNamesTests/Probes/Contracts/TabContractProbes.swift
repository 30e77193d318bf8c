import Testing
import UIKitNames

/// Probes of tab bar controllers' selection rules, split view controllers and pages.
@Suite struct TabContractProbes {
  private final class Delegate: UITabBarControllerDelegate {
    var asked: [(Int?, Int?)] = []
    func tabBarController(
      _ tabBarController: UITabBarController,
      animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      let controllers = tabBarController.viewControllers
      asked.append((controllers?.firstIndex(of: fromVC), controllers?.firstIndex(of: toVC)))
      return nil
    }
  }

  private func make(_ count: Int) -> (Screen, UITabBarController, [UIViewController]) {
    let tabs = UITabBarController()
    let controllers = (0..<count).map { index in
      let controller = UIViewController()
      controller.title = "tab\(index)"
      return controller
    }
    tabs.viewControllers = controllers
    let screen = Screen(root: tabs)
    screen.settle()
    return (screen, tabs, controllers)
  }

  /// UITabBarController: `setViewControllers(_:animated:)`; "if the selected view controller is no
  /// longer present, it attempts to select the view controller at the same index".
  @Test func `a new list selects the same index if the selected tab is gone`() {
    let (screen, tabs, controllers) = make(3)
    screen.turn { tabs.selectedIndex = 1 }
    let new = UIViewController()
    screen.turn { tabs.setViewControllers([controllers[0], new, controllers[2]], animated: false) }
    screen.settle()
    #expect(tabs.selectedIndex == 1 && tabs.selectedViewController === new)
  }

  /// UITabBarController: "if that fails, it selects the view controller at index 0".
  @Test func `a shorter list selects its first tab if the selected tab is gone`() {
    let (screen, tabs, controllers) = make(3)
    screen.turn { tabs.selectedIndex = 2 }
    screen.turn { tabs.setViewControllers([controllers[0], controllers[1]], animated: false) }
    screen.settle()
    #expect(tabs.selectedIndex == 0 && tabs.selectedViewController === controllers[0])
  }

  /// UITabBar: `selectedItem` is the item of the selected controller.
  @Test func `the bar's selected item is that of the selected tab`() {
    let (screen, tabs, controllers) = make(3)
    #expect(tabs.tabBar.selectedItem === controllers[0].tabBarItem)
    screen.turn { tabs.selectedViewController = controllers[2] }
    screen.settle()
    #expect(tabs.tabBar.selectedItem === controllers[2].tabBarItem)
    #expect(tabs.tabBar.items?.count == 3)
  }

  /// UITabBarControllerDelegate: `animationControllerForTransitionFrom`, asked for each change.
  @Test func `the delegate is asked for an animator of a change of tabs`() {
    let (screen, tabs, _) = make(3)
    let delegate = Delegate()
    tabs.delegate = delegate
    screen.turn { tabs.selectedIndex = 2 }
    screen.settle()
    #expect(delegate.asked.count == 1)
    #expect(delegate.asked.first?.0 == 0 && delegate.asked.first?.1 == 2)
  }

  /// UIViewController: `tabBarController` of each child; nil for one that is no longer a child.
  @Test func `a removed tab has no tab bar controller`() {
    let (screen, tabs, controllers) = make(2)
    #expect(controllers.allSatisfy { $0.tabBarController === tabs && $0.parent === tabs })
    screen.turn { tabs.setViewControllers([controllers[0]], animated: false) }
    screen.settle()
    #expect(controllers[1].tabBarController == nil && controllers[1].parent == nil)
  }

  /// UITabBarItem: a changed title and badge show in the bar.
  @Test func `a changed item shows in the bar`() {
    let (screen, _, controllers) = make(2)
    screen.turn { controllers[1].tabBarItem.title = "other" }
    screen.settle()
    #expect(screen.text.last?.contains("other") == true)
    #expect(screen.text.last?.contains("tab1") == false)
  }

  /// UITabBarController: `selectedViewController` is one of the children and `selectedIndex` its index.
  @Test func `selecting by controller and by index agree`() {
    let (screen, tabs, controllers) = make(3)
    screen.turn { tabs.selectedViewController = controllers[1] }
    screen.settle()
    #expect(tabs.selectedIndex == 1 && controllers[1].view.window != nil)
    #expect(controllers[0].view.window == nil)
  }

  private final class Pages: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    var log: [String] = []
    let pages: [UIViewController]
    init(_ pages: [UIViewController]) { self.pages = pages }
    private func page(_ controller: UIViewController, _ offset: Int) -> UIViewController? {
      guard let index = pages.firstIndex(of: controller), pages.indices.contains(index + offset)
      else { return nil }
      return pages[index + offset]
    }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page(viewController, -1) }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page(viewController, 1) }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      willTransitionTo pendingViewControllers: [UIViewController]
    ) { log.append("to \(pendingViewControllers.compactMap(pages.firstIndex))") }
    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) { log.append("from \(previousViewControllers.compactMap(pages.firstIndex)) \(completed)") }
  }

  private func paged() -> (Screen, UIPageViewController, Pages) {
    let source = Pages((0..<3).map { _ in UIViewController() })
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.setViewControllers([source.pages[0]], direction: .forward, animated: false)
    let screen = Screen(root: pages)
    screen.settle()
    pages.dataSource = source
    pages.delegate = source
    return (screen, pages, source)
  }

  /// UIPageViewControllerDelegate: the pending and the previous controllers of a user's turn.
  @Test func `a turn names the pages`() {
    let (screen, pages, source) = paged()
    screen.swipe(.left)
    screen.settle()
    #expect(pages.viewControllers == [source.pages[1]])
    #expect(source.log == ["to [1]", "from [0] true"])
  }

  /// UIPageViewController: the current page is a child whose `parent` is the page view controller.
  @Test func `the current page is a child`() {
    let (screen, pages, source) = paged()
    #expect(source.pages[0].parent === pages && source.pages[0].view.window != nil)
    screen.turn {
      pages.setViewControllers([source.pages[2]], direction: .forward, animated: true)
    }
    screen.settle()
    #expect(source.pages[2].parent === pages && source.pages[2].view.window != nil)
    #expect(source.pages[0].view.window == nil)
  }

  /// UISplitViewController: `showDetailViewController` of a collapsed split view pushes the detail onto
  /// the primary stack.
  @Test func `a detail of a collapsed split view is pushed`() {
    let split = UISplitViewController()
    let list = UIViewController()
    let stack = UINavigationController(rootViewController: list)
    split.viewControllers = [stack, UIViewController()]
    let screen = Screen(root: split, columns: 40)
    screen.settle()
    #expect(split.isCollapsed)
    let detail = UIViewController()
    screen.turn { list.showDetailViewController(detail, sender: nil) }
    screen.settle()
    #expect(detail.viewIfLoaded?.window != nil && detail.navigationController === stack)
  }

  /// UIViewController: `splitViewController` of a controller within a column.
  @Test func `a controller in a column finds its split view controller`() {
    let split = UISplitViewController(style: .doubleColumn)
    let (primary, secondary) = (UIViewController(), UIViewController())
    split.setViewController(primary, for: .primary)
    split.setViewController(secondary, for: .secondary)
    let screen = Screen(root: split, columns: 120, rows: 40)
    screen.settle()
    #expect(primary.splitViewController === split && secondary.splitViewController === split)
    #expect(!split.isCollapsed && secondary.view.window != nil)
  }

  /// UISplitViewController: `show(_:)` and `hide(_:)` of the primary column in a wide window.
  @Test func `the primary column beside the secondary is hidden and shown`() {
    let split = UISplitViewController(style: .doubleColumn)
    split.preferredDisplayMode = .oneBesideSecondary
    let (primary, secondary) = (UIViewController(), UIViewController())
    split.setViewController(primary, for: .primary)
    split.setViewController(secondary, for: .secondary)
    let screen = Screen(root: split, columns: 120, rows: 40)
    screen.settle()
    #expect(split.displayMode == .oneBesideSecondary)
    let narrow = secondary.view.bounds.width
    screen.turn { split.hide(.primary) }
    screen.settle()
    #expect(split.displayMode == .secondaryOnly && secondary.view.bounds.width > narrow)
  }
}

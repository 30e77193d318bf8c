import Testing
import UIKitNames

/// Probes of tab bar, split view and page view controllers.
@Suite struct TabFactProbes {
  private static func tabs(_ count: Int) -> (Screen, UITabBarController, [UIViewController]) {
    let controllers = (0..<count).map { index in
      let controller = UIViewController()
      controller.title = "Tab\(index)"
      return controller
    }
    let tabs = UITabBarController()
    tabs.viewControllers = controllers
    let screen = Screen(root: tabs)
    screen.settle()
    return (screen, tabs, controllers)
  }

  /// UITabBarController: tabs are children, and load when they are selected.
  @Test func `a tab that was not selected has its parent and no view`() {
    let (screen, tabs, controllers) = Self.tabs(3)
    #expect(controllers[2].parent === tabs && controllers[2].tabBarController === tabs)
    #expect(!controllers[2].isViewLoaded)
    screen.turn { tabs.selectedViewController = controllers[2] }
    screen.settle()
    #expect(controllers[2].isViewLoaded && tabs.selectedIndex == 2)
    #expect(controllers[0].view.window == nil)
  }

  /// UITabBarItem: documented defaults.
  @Test func `a tab bar item has the documented defaults`() {
    let item = UITabBarItem()
    #expect(item.badgeValue == nil && item.tag == 0 && item.isEnabled && item.badgeColor == nil)
    #expect(item.title == nil && item.image == nil)
    let made = UITabBarItem(title: "Home", image: nil, tag: 7)
    #expect(made.title == "Home" && made.tag == 7)
    let both = UITabBarItem(title: "Two", image: nil, selectedImage: nil)
    #expect(both.title == "Two" && both.selectedImage == nil)
  }

  /// UIViewController `tabBarItem`: "a tab bar item … with the view controller's title".
  @Test func `a controller's title names its tab`() {
    let (screen, tabs, controllers) = Self.tabs(2)
    #expect(tabs.tabBar.items?.map(\.title) == ["Tab0", "Tab1"])
    screen.turn { controllers[1].title = "Other" }
    #expect(controllers[1].tabBarItem.title == "Other")
    screen.settle()
    #expect(screen.row(of: "Other") != nil)
  }

  /// UITabBar: `tabBar.isHidden` hides the bar.
  @Test func `a hidden tab bar does not show`() {
    let (screen, tabs, _) = Self.tabs(2)
    #expect(screen.row(of: "Tab1") != nil)
    screen.turn { tabs.tabBar.isHidden = true }
    screen.settle()
    #expect(screen.row(of: "Tab1") == nil)
  }

  /// UITabBarController: `setViewControllers(_:animated:)`, and `children` agree.
  @Test func `new tabs replace the children`() {
    let (screen, tabs, controllers) = Self.tabs(3)
    let new = UIViewController()
    screen.turn { tabs.setViewControllers([controllers[0], new], animated: true) }
    screen.settle()
    #expect(tabs.children == [controllers[0], new] && controllers[1].parent == nil)
    #expect(tabs.selectedIndex == 0 && tabs.selectedViewController === controllers[0])
  }

  final class TabLog: UITabBarControllerDelegate {
    let log = ProbeLog()
    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
      log.add("should \(viewController.title ?? "") \(tabBarController.selectedIndex)")
      return true
    }
    func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {
      log.add("did \(viewController.title ?? "") \(tabBarController.selectedIndex)")
    }
  }

  /// UITabBarControllerDelegate: in `shouldSelect` the old tab is selected, in `didSelect` the new.
  @Test func `the selection changes between shouldSelect and didSelect`() {
    let (screen, tabs, _) = Self.tabs(2)
    let delegate = TabLog()
    tabs.delegate = delegate
    screen.simulator.perform(.selectTab(2))
    screen.settle()
    #expect(delegate.log.take() == ["should Tab1 0", "did Tab1 1"])
  }

  /// UITabBarController: a stack in a tab keeps its controllers while another tab is selected.
  @Test func `a stack in a tab keeps its controllers`() {
    let (root, next) = (UIViewController(), UIViewController())
    let stack = UINavigationController(rootViewController: root)
    let tabs = UITabBarController()
    tabs.viewControllers = [stack, UIViewController()]
    let screen = Screen(root: tabs)
    screen.settle()
    screen.turn { stack.pushViewController(next, animated: true) }
    screen.settle()
    screen.turn { tabs.selectedIndex = 1 }
    screen.settle()
    screen.turn { tabs.selectedIndex = 0 }
    screen.settle()
    #expect(stack.viewControllers == [root, next] && next.view.window != nil)
  }

  final class SplitLog: UISplitViewControllerDelegate {
    let log = ProbeLog()
    func splitViewController(
      _ splitViewController: UISplitViewController, collapseSecondary secondary: UIViewController,
      onto primary: UIViewController
    ) -> Bool {
      log.add("collapse")
      return true
    }
    func splitViewController(
      _ splitViewController: UISplitViewController,
      separateSecondaryFrom primary: UIViewController
    ) -> UIViewController? {
      log.add("separate")
      return UIViewController()
    }
  }

  /// UISplitViewControllerDelegate `collapseSecondary:onto:`: true leaves the primary as it is;
  /// `separateSecondaryFrom` gives the secondary of the expanded interface.
  @Test func `a delegate that collapses itself drops the secondary`() {
    let split = UISplitViewController()
    let list = UINavigationController(rootViewController: UIViewController())
    let detail = UIViewController()
    split.viewControllers = [list, detail]
    let delegate = SplitLog()
    split.delegate = delegate
    let screen = Screen(root: split, columns: 120, rows: 40)
    screen.settle()
    #expect(!split.isCollapsed && split.viewControllers == [list, detail])
    _ = delegate.log.take()
    screen.simulator.perform(.resize(columns: 40, rows: 25))
    screen.settle()
    #expect(split.isCollapsed && delegate.log.take() == ["collapse"])
    #expect(list.viewControllers.count == 1 && detail.view.window == nil)
    screen.simulator.perform(.resize(columns: 120, rows: 41))
    screen.settle()
    #expect(!split.isCollapsed && delegate.log.take() == ["separate"])
    #expect(split.viewControllers.count == 2 && split.viewControllers.last !== detail)
  }

  /// UISplitViewController: without a delegate the secondary is pushed onto the primary's stack, and
  /// comes back from it.
  @Test func `without a delegate the secondary joins the primary's stack`() {
    let split = UISplitViewController()
    let list = UINavigationController(rootViewController: UIViewController())
    let detail = UIViewController()
    split.viewControllers = [list, detail]
    let screen = Screen(root: split, columns: 120, rows: 40)
    screen.settle()
    screen.simulator.perform(.resize(columns: 40, rows: 25))
    screen.settle()
    #expect(list.viewControllers.count == 2 && list.topViewController === detail)
    screen.simulator.perform(.resize(columns: 120, rows: 41))
    screen.settle()
    #expect(split.viewControllers.last === detail && list.viewControllers.count == 1)
  }

  /// UISplitViewController `viewController(for:)` and `setViewController(_:for:)`.
  @Test func `an empty column has no controller`() {
    let split = UISplitViewController(style: .tripleColumn)
    #expect(split.viewController(for: .supplementary) == nil)
    let middle = UIViewController()
    split.setViewController(middle, for: .supplementary)
    #expect(split.viewController(for: .supplementary) === middle)
    #expect(split.style == .tripleColumn)
  }

  private static func pages(_ style: UIPageViewController.TransitionStyle = .scroll)
    -> UIPageViewController
  {
    UIPageViewController(
      transitionStyle: style, navigationOrientation: .horizontal, options: nil)
  }

  /// UIPageViewController: documented defaults; no recognisers are listed for scrolling.
  @Test func `a page controller has the documented defaults`() {
    let pages = Self.pages()
    #expect(!pages.isDoubleSided && pages.gestureRecognizers.isEmpty)
    #expect((pages.viewControllers ?? []).isEmpty)
    #expect(pages.delegate == nil && pages.dataSource == nil)
    #expect(pages.spineLocation == .none)
  }

  /// UIPageViewController: a curl has its spine at the left edge by default.
  @Test func `a curling page controller has its spine at the edge`() {
    #expect(Self.pages(.pageCurl).spineLocation == .min)
  }

  final class PageLog: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let log = ProbeLog()
    let controllers: [UIViewController]
    init(_ controllers: [UIViewController]) { self.controllers = controllers }
    private func index(_ controller: UIViewController) -> Int {
      controllers.firstIndex { $0 === controller } ?? -1
    }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
      let index = index(viewController)
      return index > 0 ? controllers[index - 1] : nil
    }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
      let index = index(viewController)
      return index + 1 < controllers.count ? controllers[index + 1] : nil
    }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      willTransitionTo pendingViewControllers: [UIViewController]
    ) {
      log.add("will \(pendingViewControllers.map(index))")
    }
    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
      log.add("did \(previousViewControllers.map(index)) \(completed)")
    }
  }

  /// UIPageViewControllerDelegate: a drag that comes back reports a transition that is not completed.
  @Test func `a turn that comes back is not completed`() {
    let controllers = [UIViewController(), UIViewController()]
    let source = PageLog(controllers)
    let pages = Self.pages()
    pages.dataSource = source
    pages.delegate = source
    pages.setViewControllers([controllers[0]], direction: .forward, animated: false)
    let screen = Screen(root: pages)
    screen.settle()
    screen.simulator.perform(.pointer(.down, column: 30, row: 10))
    for column in [27, 24, 22, 21, 23, 26, 29] {
      screen.simulator.perform(.pointer(.move, column: column, row: 10))
      screen.pass(12)
    }
    screen.pass(60)
    screen.simulator.perform(.pointer(.up, column: 29, row: 10))
    screen.settle()
    #expect(source.log.take() == ["will [1]", "did [0] false"])
    #expect(pages.viewControllers?.first === controllers[0])
  }

  /// UIPageViewController: the former page disappears without leaving the reported list.
  @Test func `a turn reports the former page and shows the next`() {
    let controllers = [UIViewController(), UIViewController(), UIViewController()]
    let source = PageLog(controllers)
    let pages = Self.pages()
    pages.dataSource = source
    pages.delegate = source
    pages.setViewControllers([controllers[1]], direction: .forward, animated: false)
    let screen = Screen(root: pages)
    screen.settle()
    screen.swipe(.right)
    screen.settle()
    #expect(source.log.take() == ["will [0]", "did [1] true"])
    #expect(pages.viewControllers?.first === controllers[0])
    #expect(controllers[1].view.window == nil && controllers[0].parent === pages)
  }
}

import NavigationKit
import Testing
import UIKitNames

/// Probes of tab bar controllers.
@Suite struct TabProbes {
  final class Delegate: UITabBarControllerDelegate {
    let log = ProbeLog()
    var allows = true
    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
      log.add("should \(viewController.title ?? "")")
      return allows
    }
    func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) { log.add("did \(viewController.title ?? "") \(tabBarController.selectedIndex)") }
  }

  private static func tabs(_ log: ProbeLog = ProbeLog()) -> (Screen, UITabBarController, Delegate) {
    let tabs = UITabBarController()
    tabs.viewControllers = ["a", "b", "c"].map { ProbeController($0, log) }
    let delegate = Delegate()
    tabs.delegate = delegate
    let screen = Screen(root: tabs)
    screen.settle()
    return (screen, tabs, delegate)
  }

  /// UITabBarController: the first tab is selected; only its view loads.
  @Test func `the first tab is selected and loads`() {
    let log = ProbeLog()
    let (screen, tabs, _) = Self.tabs(log)
    withExtendedLifetime(screen) {
      #expect(tabs.selectedIndex == 0 && tabs.selectedViewController === tabs.viewControllers?[0])
      #expect(log.take() == ["a load", "a willAppear", "a didAppear"])
    }
  }

  /// UITabBarController: `selectedIndex` by code changes appearance, without the delegate.
  @Test func `selecting by code tells the delegate nothing`() {
    let log = ProbeLog()
    let (screen, tabs, delegate) = Self.tabs(log)
    _ = log.take()
    screen.turn { tabs.selectedIndex = 1 }
    screen.settle()
    #expect(delegate.log.take() == [] && tabs.selectedViewController?.title == "b")
    let calls = log.take()
    #expect(calls.filter { $0.hasPrefix("a") } == ["a willDisappear", "a didDisappear"])
    #expect(calls.filter { $0.hasPrefix("b") } == ["b load", "b willAppear", "b didAppear"])
  }

  /// UITabBarControllerDelegate: `shouldSelect` and `didSelect` when the user selects.
  @Test func `a user's selection asks and tells the delegate`() {
    let (screen, tabs, delegate) = Self.tabs()
    screen.simulator.perform(.selectTab(3))
    screen.settle()
    #expect(delegate.log.take() == ["should c", "did c 2"] && tabs.selectedIndex == 2)
  }

  /// UITabBarControllerDelegate: false from `shouldSelect` keeps the tab.
  @Test func `a refused tab is not selected`() {
    let (screen, tabs, delegate) = Self.tabs()
    delegate.allows = false
    screen.simulator.perform(.selectTab(2))
    screen.settle()
    #expect(delegate.log.take() == ["should b"] && tabs.selectedIndex == 0)
  }

  /// UITabBarControllerDelegate: selecting the selected tab again calls the delegate too.
  @Test func `the selected tab is selected again`() {
    let (screen, tabs, delegate) = Self.tabs()
    screen.simulator.perform(.selectTab(1))
    screen.settle()
    #expect(delegate.log.take() == ["should a", "did a 0"] && tabs.selectedIndex == 0)
  }

  /// UITabBarController: a tab with a stack pops to its root when its selected tab is tapped.
  @Test func `tapping the selected tab pops its stack to the root`() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.pushViewController(UIViewController(), animated: false)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, UIViewController()]
    let screen = Screen(root: tabs)
    screen.settle()
    screen.simulator.perform(.selectTab(1))
    screen.settle()
    #expect(navigation.viewControllers.count == 1)
  }

  /// UITabBarController: `viewControllers`: a selected controller stays selected if the new list has
  /// it.
  @Test func `the selection follows its controller to a new list`() {
    let (screen, tabs, _) = Self.tabs()
    screen.turn {
      let list = tabs.viewControllers ?? []
      tabs.selectedIndex = 1
      tabs.setViewControllers([list[2], list[0], list[1]], animated: false)
      #expect(tabs.selectedIndex == 2 && tabs.selectedViewController === list[1])
    }
  }

  /// UITabBarController: `selectedViewController` selects too; `tabBarController` of a child.
  @Test func `a selected controller has its index`() {
    let (screen, tabs, _) = Self.tabs()
    screen.turn {
      tabs.selectedViewController = tabs.viewControllers?[2]
      #expect(tabs.selectedIndex == 2)
      #expect(tabs.viewControllers?[1].tabBarController === tabs)
    }
  }

  /// UITabBar: `items` are the tab bar items of the controllers; `selectedItem`.
  @Test func `the bar has the items of the controllers`() {
    let (screen, tabs, _) = Self.tabs()
    screen.turn {
      let items = tabs.viewControllers?.map(\.tabBarItem) ?? []
      #expect(tabs.tabBar.items?.elementsEqual(items, by: ===) == true)
      #expect(tabs.tabBar.selectedItem === items[0])
      items[1]?.badgeValue = "3"
      #expect(items[1]?.badgeValue == "3" && items[0]?.badgeValue == nil)
    }
  }
}

/// Probes of split view controllers.
@Suite struct SplitProbes {
  /// UISplitViewController: `init(style:)`, documented defaults.
  @Test func `a split view of columns has the documented defaults`() {
    let split = UISplitViewController(style: .doubleColumn)
    #expect(split.style == .doubleColumn && split.preferredDisplayMode == .automatic)
    #expect(split.presentsWithGesture && split.viewController(for: .primary) == nil)
    #expect(UISplitViewController().style == .unspecified)
  }

  /// UISplitViewController: `isCollapsed` in a compact width, expanded in a regular one.
  @Test(arguments: [(40, true), (100, false)])
  func `a split view collapses in a compact width`(columns: Int, collapsed: Bool) {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(UIViewController(), for: .primary)
    split.setViewController(UIViewController(), for: .secondary)
    let screen = Screen(root: split, columns: columns)
    screen.settle()
    #expect(split.isCollapsed == collapsed)
  }

  /// UISplitViewController: a column's controller gets a navigation controller if it has none.
  @Test func `a column is in a navigation controller`() {
    let (primary, secondary) = (UIViewController(), UIViewController())
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(primary, for: .primary)
    split.setViewController(secondary, for: .secondary)
    let screen = Screen(root: split, columns: 100)
    screen.settle()
    #expect(primary.navigationController != nil && secondary.navigationController != nil)
    #expect(primary.navigationController !== secondary.navigationController)
    #expect(primary.splitViewController === split)
  }

  final class Delegate: UISplitViewControllerDelegate {
    var proposed: [UISplitViewController.Column] = []
    var column = UISplitViewController.Column.primary
    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
      proposed.append(proposedTopColumn)
      return column
    }
  }

  /// UISplitViewControllerDelegate: `topColumnForCollapsingToProposedTopColumn` decides what is on
  /// top.
  @Test func `the delegate decides the column on top of a collapsed split view`() {
    let (primary, secondary) = (UIViewController(), UIViewController())
    let split = UISplitViewController(style: .doubleColumn)
    let delegate = Delegate()
    split.delegate = delegate
    split.setViewController(primary, for: .primary)
    split.setViewController(secondary, for: .secondary)
    let screen = Screen(root: split, columns: 40)
    screen.settle()
    #expect(delegate.proposed.first == .secondary)
    #expect(primary.view.window != nil && secondary.viewIfLoaded?.window == nil)
  }

  /// UISplitViewController: `show(_:)` pushes the column in a collapsed interface.
  @Test func `showing a column of a collapsed split view brings it on top`() {
    let (primary, secondary) = (UIViewController(), UIViewController())
    let split = UISplitViewController(style: .doubleColumn)
    let delegate = Delegate()
    split.delegate = delegate
    split.setViewController(primary, for: .primary)
    split.setViewController(secondary, for: .secondary)
    let screen = Screen(root: split, columns: 40)
    screen.settle()
    screen.turn { split.show(.secondary) }
    screen.settle()
    #expect(secondary.view.window != nil && primary.view.window == nil)
  }

  /// UISplitViewController: `showDetailViewController(_:sender:)` replaces the secondary column.
  @Test func `a shown detail replaces the second controller of a wide split view`() {
    let split = UISplitViewController()
    split.viewControllers = [UIViewController(), UIViewController()]
    let screen = Screen(root: split, columns: 100)
    screen.settle()
    let detail = UIViewController()
    screen.turn { split.showDetailViewController(detail, sender: nil) }
    screen.settle()
    #expect(split.viewControllers.count == 2 && split.viewControllers.last === detail)
  }
}

/// Probes of page view controllers.
@Suite struct PageProbes {
  final class Source: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let pages = (0..<3).map { number in
      let page = UIViewController()
      page.title = "\(number)"
      return page
    }
    let log = ProbeLog()
    private func page(_ offset: Int, from page: UIViewController) -> UIViewController? {
      guard let index = pages.firstIndex(of: page) else { return nil }
      return pages.indices.contains(index + offset) ? pages[index + offset] : nil
    }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page(-1, from: viewController) }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page(1, from: viewController) }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      willTransitionTo pendingViewControllers: [UIViewController]
    ) { log.add("will \(pendingViewControllers.compactMap(\.title))") }
    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) { log.add("did \(finished) \(previousViewControllers.compactMap(\.title)) \(completed)") }
  }

  private static func pages() -> (Screen, UIPageViewController, Source) {
    let pages = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
    let source = Source()
    pages.dataSource = source
    pages.delegate = source
    pages.setViewControllers([source.pages[0]], direction: .forward, animated: false)
    let screen = Screen(root: pages)
    screen.settle()
    return (screen, pages, source)
  }

  /// UIPageViewController: documented defaults.
  @Test func `a page view controller has what it is made with`() {
    let scroll = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .vertical, options: nil)
    #expect(scroll.transitionStyle == .scroll && scroll.navigationOrientation == .vertical)
    #expect(scroll.spineLocation == .none && !scroll.isDoubleSided)
    #expect(scroll.viewControllers?.isEmpty ?? true)
  }

  /// UIPageViewController: `setViewControllers(_:direction:animated:completion:)`; the delegate is
  /// not called.
  @Test func `pages set by code are not reported to the delegate`() {
    let (screen, pages, source) = Self.pages()
    var finished: [Bool] = []
    screen.turn {
      pages.setViewControllers([source.pages[1]], direction: .forward, animated: true) {
        finished.append($0)
      }
    }
    screen.settle()
    #expect(pages.viewControllers == [source.pages[1]] && finished == [true])
    #expect(source.log.take() == [])
    #expect(source.pages[1].parent === pages)
  }

  /// UIPageViewControllerDelegate: calls of a user's turn.
  @Test func `a user's turn is announced and reported`() {
    let (screen, pages, source) = Self.pages()
    screen.swipe(.left)
    screen.settle()
    #expect(pages.viewControllers == [source.pages[1]])
    #expect(source.log.take() == ["will [\"1\"]", "did true [\"0\"] true"])
  }

  /// UIPageViewControllerDataSource: nil ends the pages.
  @Test func `there is nothing before the first page`() {
    let (screen, pages, source) = Self.pages()
    screen.swipe(.right)
    screen.settle()
    #expect(pages.viewControllers == [source.pages[0]] && source.log.take() == [])
  }

  /// UIPageViewController: without a data source the user cannot turn pages.
  @Test func `without a data source the pages do not turn`() {
    let (screen, pages, source) = Self.pages()
    screen.turn { pages.dataSource = nil }
    screen.swipe(.left)
    screen.settle()
    #expect(pages.viewControllers == [source.pages[0]])
  }

  /// UIPageViewController: appearance of pages that turn.
  @Test func `turning makes one page disappear and the next appear`() {
    let log = ProbeLog()
    let pages = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
    let (a, b) = (ProbeController("a", log), ProbeController("b", log))
    pages.setViewControllers([a], direction: .forward, animated: false)
    let screen = Screen(root: pages)
    screen.settle()
    _ = log.take()
    screen.turn { pages.setViewControllers([b], direction: .forward, animated: true) }
    screen.settle()
    let calls = log.take()
    #expect(calls.filter { $0.hasPrefix("a") } == ["a willDisappear", "a didDisappear"])
    #expect(calls.filter { $0.hasPrefix("b") } == ["b load", "b willAppear", "b didAppear"])
  }
}

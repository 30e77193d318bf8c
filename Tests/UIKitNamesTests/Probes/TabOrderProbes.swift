import Simulation
import Testing
import UIKitNames

/// Probes of tab bar controllers, split view controllers and page view controllers.
@Suite struct TabOrderProbes {
  private final class Delegate: UITabBarControllerDelegate {
    var log: [String] = []
    var refused: String?
    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
      log.append("should \(viewController.title ?? "")")
      return viewController.title != refused
    }
    func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) { log.append("did \(viewController.title ?? "")") }
  }

  private let log = ProbeLog()

  private func make(_ names: [String]) -> (Screen, UITabBarController, [ProbeController]) {
    let tabs = UITabBarController()
    let controllers = names.map { ProbeController($0, log) }
    tabs.viewControllers = controllers
    let screen = Screen(root: tabs)
    screen.settle()
    return (screen, tabs, controllers)
  }

  /// UITabBarController: views load lazily, when their tab is first selected.
  @Test func `only the selected tab loads`() {
    let (screen, tabs, controllers) = make(["a", "b", "c"])
    #expect(controllers.map(\.isViewLoaded) == [true, false, false])
    screen.turn { tabs.selectedIndex = 2 }
    screen.settle()
    #expect(controllers.map(\.isViewLoaded) == [true, false, true])
  }

  /// UITabBarController: a selection makes one disappear and the other appear.
  @Test func `a selection calls the disappearance and the appearance`() {
    let (screen, tabs, _) = make(["a", "b"])
    _ = log.take()
    screen.turn { tabs.selectedIndex = 1 }
    screen.settle()
    let calls = log.take()
    #expect(
      Set(calls) == [
        "b load", "a willDisappear", "b willAppear", "a didDisappear", "b didAppear",
      ])
    #expect(calls.firstIndex(of: "b willAppear")! < calls.firstIndex(of: "b didAppear")!)
  }

  /// UITabBarController: selecting the selected tab by code changes nothing.
  @Test func `selecting the selected tab calls nothing`() {
    let (screen, tabs, _) = make(["a", "b"])
    _ = log.take()
    screen.turn { tabs.selectedIndex = 0 }
    screen.settle()
    #expect(log.take() == [])
  }

  /// UITabBarController: `selectedViewController` and `selectedIndex` agree.
  @Test func `the selected controller has the selected index`() {
    let (screen, tabs, controllers) = make(["a", "b", "c"])
    screen.turn { tabs.selectedViewController = controllers[2] }
    #expect(tabs.selectedIndex == 2 && tabs.tabBar.selectedItem === controllers[2].tabBarItem)
  }

  /// UITabBarControllerDelegate: shouldSelect for the selected tab too, then didSelect.
  @Test func `the delegate hears of a tap on the selected tab`() {
    let (screen, tabs, _) = make(["a", "b"])
    let delegate = Delegate()
    tabs.delegate = delegate
    screen.simulator.perform(.selectTab(1))
    screen.settle()
    #expect(delegate.log == ["should a", "did a"])
    screen.simulator.perform(.selectTab(2))
    screen.settle()
    #expect(delegate.log == ["should a", "did a", "should b", "did b"])
  }

  /// UITabBarControllerDelegate: a refused tab is asked about, and not told about.
  @Test func `a refused tab appears nowhere`() {
    let (screen, tabs, controllers) = make(["a", "b"])
    let delegate = Delegate()
    delegate.refused = "b"
    tabs.delegate = delegate
    screen.simulator.perform(.selectTab(2))
    screen.settle()
    #expect(delegate.log == ["should b"] && tabs.selectedIndex == 0)
    #expect(!controllers[1].isViewLoaded)
  }

  /// UIViewController: `tabBarController` is the nearest, also through a stack.
  @Test func `a controller within a stack of a tab finds the tab bar controller`() {
    let inner = UIViewController()
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: inner)]
    #expect(inner.tabBarController === tabs)
    tabs.viewControllers = []
    #expect(inner.tabBarController == nil)
  }

  /// UITabBarItem: a badge shows.
  @Test func `a badge shows in the bar`() {
    let (screen, _, controllers) = make(["a", "b"])
    screen.turn { controllers[1].tabBarItem.badgeValue = "42" }
    screen.settle()
    #expect(screen.row(of: "42") != nil)
  }

  /// UITabBarController: removing the selected controller selects another.
  @Test func `removing the selected tab selects a remaining one`() {
    let (screen, tabs, controllers) = make(["a", "b"])
    screen.turn { tabs.selectedIndex = 1 }
    screen.settle()
    screen.turn { tabs.setViewControllers([controllers[0]], animated: false) }
    screen.settle()
    #expect(tabs.selectedViewController === controllers[0] && tabs.selectedIndex == 0)
    #expect(controllers[1].parent == nil && controllers[1].tabBarController == nil)
  }

  /// UITabBarController: the controllers are children; the delegate is nil by default.
  @Test func `the tabs are the children`() {
    let (_, tabs, controllers) = make(["a", "b"])
    #expect(tabs.children == controllers && tabs.delegate == nil)
  }

  /// UISplitViewController: `show(_:)` and `hide(_:)` of the primary column.
  @Test func `a wide split view hides and shows its primary column`() {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(UIViewController(), for: .primary)
    split.setViewController(UIViewController(), for: .secondary)
    split.preferredDisplayMode = .oneBesideSecondary
    let screen = Screen(root: split, columns: 120, rows: 40)
    screen.settle()
    #expect(!split.isCollapsed && split.displayMode == .oneBesideSecondary)
    screen.turn { split.hide(.primary) }
    screen.settle()
    #expect(split.displayMode == .secondaryOnly)
    screen.turn { split.show(.primary) }
    screen.settle()
    #expect(split.displayMode == .oneBesideSecondary || split.displayMode == .oneOverSecondary)
  }

  /// UISplitViewController: a window that becomes narrow collapses, a wide one expands.
  @Test func `a resized split view collapses and expands`() {
    final class Listener: UISplitViewControllerDelegate {
      var log: [String] = []
      func splitViewControllerDidCollapse(_ svc: UISplitViewController) { log.append("collapse") }
      func splitViewControllerDidExpand(_ svc: UISplitViewController) { log.append("expand") }
    }
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(UIViewController(), for: .primary)
    split.setViewController(UIViewController(), for: .secondary)
    let listener = Listener()
    split.delegate = listener
    let screen = Screen(root: split, columns: 120, rows: 40)
    screen.settle()
    listener.log = []
    screen.simulator.perform(.resize(columns: 40, rows: 25))
    screen.settle()
    #expect(split.isCollapsed && listener.log == ["collapse"])
    screen.simulator.perform(.resize(columns: 120, rows: 41))
    screen.settle()
    #expect(!split.isCollapsed && listener.log == ["collapse", "expand"])
  }

  /// UISplitViewController: `viewController(for:)` returns what was set; `splitViewController`.
  @Test func `a column returns its controller`() {
    let split = UISplitViewController(style: .tripleColumn)
    let list = UIViewController()
    split.setViewController(list, for: .supplementary)
    #expect(split.viewController(for: .supplementary) === list)
    #expect(split.viewController(for: .secondary) == nil && list.splitViewController === split)
    split.setViewController(nil, for: .supplementary)
    #expect(split.viewController(for: .supplementary) == nil)
  }

  /// UIPageViewController: `setViewControllers(_:direction:animated:completion:)`, true at the end.
  @Test(arguments: [true, false])
  func `setting a page completes with true`(animated: Bool) {
    let pages = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
    let first = ProbeController("1", log)
    let second = ProbeController("2", log)
    pages.setViewControllers([first], direction: .forward, animated: false, completion: nil)
    let screen = Screen(root: pages)
    screen.settle()
    _ = log.take()
    var finished: Bool?
    screen.turn {
      pages.setViewControllers([second], direction: .forward, animated: animated) {
        finished = $0
      }
    }
    screen.settle()
    #expect(finished == true && pages.viewControllers == [second] && first.parent == nil)
    #expect(Set(log.take()).isSuperset(of: ["1 didDisappear", "2 didAppear"]))
  }

  /// UIPageViewController: `gestureRecognizers`, `isDoubleSided` and `spineLocation` by style.
  @Test func `a scrolling page view controller has no spine`() {
    let pages = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .vertical, options: nil)
    #expect(pages.spineLocation == .none && !pages.isDoubleSided)
    #expect(pages.navigationOrientation == .vertical && pages.viewControllers ?? [] == [])
  }

  /// UIPageViewControllerDataSource: asked for the page after the shown one when the user turns.
  @Test func `a turn asks the data source for the neighbour`() {
    final class Source: UIPageViewControllerDataSource {
      let pages = (0..<3).map { number in
        let controller = UIViewController()
        controller.title = "\(number)"
        return controller
      }
      func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerBefore viewController: UIViewController
      ) -> UIViewController? { neighbour(viewController, -1) }
      func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerAfter viewController: UIViewController
      ) -> UIViewController? { neighbour(viewController, 1) }
      private func neighbour(_ controller: UIViewController, _ step: Int) -> UIViewController? {
        guard let index = pages.firstIndex(of: controller) else { return nil }
        return pages.indices.contains(index + step) ? pages[index + step] : nil
      }
    }
    let source = Source()
    let pages = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
    pages.dataSource = source
    pages.setViewControllers([source.pages[1]], direction: .forward, animated: false)
    let screen = Screen(root: pages)
    screen.settle()
    screen.swipe(.left)
    screen.settle()
    #expect(pages.viewControllers == [source.pages[2]])
    screen.swipe(.right)
    screen.settle()
    #expect(pages.viewControllers == [source.pages[1]])
  }
}

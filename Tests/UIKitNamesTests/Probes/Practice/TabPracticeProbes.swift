import Testing
import UIKitNames

/// Probes of tab bar controllers, their items and their delegates.
@Suite struct TabPracticeProbes {
  final class Watcher: UITabBarControllerDelegate {
    let log = ProbeLog()
    var refused: UIViewController?
    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
      log.add("should \(viewController.title ?? "") at \(tabBarController.selectedIndex)")
      return viewController !== refused
    }
    func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {
      log.add("did \(viewController.title ?? "") at \(tabBarController.selectedIndex)")
    }
  }

  /// A tab bar controller that overrides its own bar's delegate method.
  final class Tabs: UITabBarController {
    let log = ProbeLog()
    override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
      log.add("item \(item.title ?? "") \(tabBar.items?.firstIndex { $0 === item } ?? -1)")
    }
  }

  private static func titled(_ title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    return controller
  }

  private static func tabs(_ controllers: [UIViewController]) -> (Screen, UITabBarController) {
    let tabs = UITabBarController()
    tabs.viewControllers = controllers
    let screen = Screen(root: tabs)
    screen.settle()
    return (screen, tabs)
  }

  /// Clicks on the first letter of a text in the lower half.
  private static func press(_ text: String, on screen: Screen) {
    for (row, line) in screen.text.enumerated() where row > 12 {
      if let range = line.range(of: text) {
        screen.click(line.distance(from: line.startIndex, to: range.lowerBound), row)
        screen.settle()
        return
      }
    }
    Issue.record("\(text) is not on the screen")
  }

  /// UITabBarController `selectedIndex`, `selectedViewController`: without controllers nothing is
  /// selected; the first of those that are set is.
  @Test func `the first tab is selected at the beginning`() {
    let tabs = UITabBarController()
    #expect(tabs.selectedViewController == nil && (tabs.viewControllers ?? []).isEmpty)
    let (a, b) = (Self.titled("Alpha"), Self.titled("Beta"))
    tabs.viewControllers = [a, b]
    #expect(tabs.selectedIndex == 0 && tabs.selectedViewController === a)
    #expect(a.parent === tabs && b.parent === tabs && b.tabBarController === tabs)
    tabs.selectedIndex = 1
    #expect(tabs.selectedViewController === b)
    tabs.selectedViewController = a
    #expect(tabs.selectedIndex == 0)
  }

  /// UITabBarController: the view of a tab is loaded when the tab is selected for the first time.
  @Test func `a tab is loaded when it is selected`() {
    let log = ProbeLog()
    let (a, b) = (ProbeController("A", log), ProbeController("B", log))
    let (screen, tabs) = Self.tabs([a, b])
    #expect(log.take() == ["A load", "A willAppear", "A didAppear"] && !b.isViewLoaded)
    screen.turn { tabs.selectedIndex = 1 }
    screen.settle()
    let calls = log.take()
    #expect(calls.filter { $0.hasPrefix("A") } == ["A willDisappear", "A didDisappear"])
    #expect(calls.filter { $0.hasPrefix("B") } == ["B load", "B willAppear", "B didAppear"])
    screen.turn { tabs.selectedIndex = 0 }
    screen.settle()
    let back = log.take()
    #expect(back.filter { $0.hasPrefix("A") } == ["A willAppear", "A didAppear"])
    #expect(a.isMovingToParent == false && b.parent === tabs)
  }

  /// UITabBarControllerDelegate: asked and notified for presses of the user, also of the selected tab;
  /// not for changes by code.
  @Test func `the delegate hears of presses only`() {
    let (a, b) = (Self.titled("Alpha"), Self.titled("Beta"))
    let (screen, tabs) = Self.tabs([a, b])
    let watcher = Watcher()
    tabs.delegate = watcher
    screen.turn { tabs.selectedIndex = 1 }
    screen.settle()
    screen.turn { tabs.selectedViewController = a }
    screen.settle()
    #expect(watcher.log.take() == [] && tabs.selectedIndex == 0)
    Self.press("Beta", on: screen)
    #expect(watcher.log.take() == ["should Beta at 0", "did Beta at 1"])
    Self.press("Beta", on: screen)
    #expect(watcher.log.take() == ["should Beta at 1", "did Beta at 1"])
  }

  /// UITabBarControllerDelegate `tabBarController(_:shouldSelect:)`: false leaves the selection, the
  /// usual way to present something for a tab instead.
  @Test func `a refused tab presents something instead`() {
    let (a, b) = (Self.titled("Alpha"), Self.titled("Beta"))
    let (screen, tabs) = Self.tabs([a, b])
    let watcher = Watcher()
    watcher.refused = b
    tabs.delegate = watcher
    Self.press("Beta", on: screen)
    #expect(watcher.log.take() == ["should Beta at 0"])
    #expect(tabs.selectedIndex == 0 && tabs.selectedViewController === a && !b.isViewLoaded)
    #expect(tabs.tabBar.selectedItem === a.tabBarItem)
    screen.turn { tabs.selectedIndex = 1 }
    screen.settle()
    #expect(tabs.selectedViewController === b && tabs.tabBar.selectedItem === b.tabBarItem)
  }

  /// UITabBarController: a press of the selected tab pops its navigation controller to the root.
  @Test func `a second press pops to the root`() {
    let (a, b, c) = (Self.titled("Alpha"), Self.titled("Beta"), Self.titled("Other"))
    let stack = UINavigationController(rootViewController: a)
    stack.tabBarItem = UITabBarItem(title: "Home", image: nil, tag: 0)
    let (screen, tabs) = Self.tabs([stack, c])
    screen.turn { stack.pushViewController(b, animated: false) }
    screen.settle()
    Self.press("Other", on: screen)
    Self.press("Home", on: screen)
    #expect(tabs.selectedViewController === stack && stack.topViewController === b)
    Self.press("Home", on: screen)
    #expect(stack.topViewController === a && stack.viewControllers.count == 1)
  }

  /// UITabBarController: a subclass overrides `tabBar(_:didSelect:)`, which presses call and changes
  /// by code do not.
  @Test func `a subclass hears of pressed items`() {
    let tabs = Tabs()
    tabs.viewControllers = [Self.titled("Alpha"), Self.titled("Beta")]
    let screen = Screen(root: tabs)
    screen.settle()
    Self.press("Beta", on: screen)
    #expect(tabs.log.take() == ["item Beta 1"] && tabs.selectedIndex == 1)
    screen.turn { tabs.selectedIndex = 0 }
    screen.settle()
    #expect(tabs.log.take() == [])
  }

  /// UITabBarController `setViewControllers(_:animated:)`: the selected controller stays selected; if
  /// it is gone, the same index is selected, or else the first.
  @Test func `new tabs keep the selection if they can`() {
    let (a, b, c, d) = (
      Self.titled("Alpha"), Self.titled("Beta"), Self.titled("Gamma"), Self.titled("Delta")
    )
    let (screen, tabs) = Self.tabs([a, b, c])
    screen.turn { tabs.selectedIndex = 1 }
    screen.settle()
    screen.turn { tabs.setViewControllers([b, c, d], animated: false) }
    screen.settle()
    #expect(tabs.selectedViewController === b && tabs.selectedIndex == 0 && a.parent == nil)
    screen.turn { tabs.selectedIndex = 2 }
    screen.settle()
    screen.turn { tabs.viewControllers = [b, c, a] }
    screen.settle()
    #expect(tabs.selectedIndex == 2 && tabs.selectedViewController === a && d.parent == nil)
    screen.turn { tabs.viewControllers = [b, c] }
    screen.settle()
    #expect(tabs.selectedIndex == 0 && tabs.selectedViewController === b)
    #expect(tabs.tabBar.items?.count == 2)
  }

  /// UITabBarItem: each controller has an item with its title; a change of the item changes the bar.
  @Test func `the bar shows the items of the tabs`() {
    let (a, b) = (Self.titled("Alpha"), Self.titled("Beta"))
    let (screen, tabs) = Self.tabs([a, b])
    #expect(tabs.tabBar.items?.count == 2 && tabs.tabBar.items?[1] === b.tabBarItem)
    screen.turn {
      b.tabBarItem.title = "Inbox"
      b.tabBarItem.badgeValue = "12"
    }
    screen.settle()
    let row = screen.row(of: "Inbox")
    #expect(row != nil && screen.row(of: "Beta") == nil && screen.row(of: "12") != nil)
    #expect(b.title == "Beta" && tabs.tabBar.items?[1].badgeValue == "12")
    screen.turn { b.tabBarItem.badgeValue = nil }
    screen.settle()
    #expect(screen.row(of: "12") == nil)
  }

  /// UINavigationController as a tab: the bar shows the title of the root controller, since the stack
  /// has none of its own.
  @Test func `a stack's tab has the root's title`() {
    let (a, b) = (Self.titled("Alpha"), Self.titled("Beta"))
    let stack = UINavigationController(rootViewController: a)
    let (screen, tabs) = Self.tabs([Self.titled("First"), stack])
    let row = screen.row(of: "First")
    #expect(row != nil && row == screen.row(of: "Alpha"))
    screen.turn { tabs.selectedIndex = 1 }
    screen.settle()
    screen.turn { stack.pushViewController(b, animated: false) }
    screen.settle()
    if let row { #expect(screen.text[row].contains("Alpha")) }
  }

  /// UIViewController `present(_:animated:completion:)` from a tab: the tab bar controller presents,
  /// and what is presented covers the bar.
  @Test func `the tab bar controller presents for its tabs`() {
    let a = Self.titled("Alpha")
    let (screen, tabs) = Self.tabs([UINavigationController(rootViewController: a)])
    let modal = UIViewController()
    modal.modalPresentationStyle = .fullScreen
    screen.turn { a.present(modal, animated: true) }
    screen.settle()
    #expect(modal.presentingViewController === tabs && tabs.presentedViewController === modal)
    #expect(a.presentedViewController === modal && screen.row(of: "Alpha") == nil)
    #expect(modal.view.frame.size == CGSize(width: 40, height: 24))
    screen.turn { a.dismiss(animated: true) }
    screen.settle()
    #expect(tabs.presentedViewController == nil && screen.row(of: "Alpha") != nil)
  }

  /// UITabBarItem `isEnabled`: a disabled item cannot be pressed, but code can select its tab.
  @Test func `a disabled tab is not pressed`() {
    let (a, b) = (Self.titled("Alpha"), Self.titled("Beta"))
    let (screen, tabs) = Self.tabs([a, b])
    #expect(b.tabBarItem.isEnabled)
    screen.turn { b.tabBarItem.isEnabled = false }
    screen.settle()
    Self.press("Beta", on: screen)
    #expect(tabs.selectedIndex == 0)
    screen.turn { tabs.selectedIndex = 1 }
    screen.settle()
    #expect(tabs.selectedViewController === b)
  }

  /// UITabBarController: each tab keeps its own stack while another is selected, and its pushed
  /// controller does not appear by a push that happens out of sight.
  @Test func `a hidden tab is pushed without an appearance`() {
    let log = ProbeLog()
    let a = Self.titled("Alpha")
    let stack = UINavigationController(rootViewController: Self.titled("Root"))
    let pushed = ProbeController("P", log)
    let (screen, tabs) = Self.tabs([a, stack])
    screen.turn { stack.pushViewController(pushed, animated: false) }
    screen.settle()
    #expect(log.take() == [] && stack.topViewController === pushed)
    screen.turn { tabs.selectedIndex = 1 }
    screen.settle()
    #expect(log.take() == ["P load", "P willAppear", "P didAppear"])
  }
}

import Testing
import UIKitNames

/// Probes of tab bar controllers: selection, the delegate, and stacks in tabs.
@Suite struct TabsScenarioProbes {
  /// A delegate that logs what it is asked, and refuses one controller.
  final class Gate: UITabBarControllerDelegate {
    let log = ProbeLog()
    weak var refused: UIViewController?
    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
      log.add("should \(viewController.tabBarItem.tag) \(tabBarController.selectedIndex)")
      return viewController !== refused
    }
    func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {
      log.add("did \(viewController.tabBarItem.tag) \(tabBarController.selectedIndex)")
    }
  }

  private static let names = ["Alpha", "Bravo", "Carol", "Delta"]

  private static func item(_ number: Int) -> UITabBarItem {
    UITabBarItem(title: names[number], image: nil as UIImage?, tag: number)
  }

  private static func tabs(_ controllers: [UIViewController]) -> (Screen, UITabBarController) {
    for (number, controller) in controllers.enumerated() { controller.tabBarItem = item(number) }
    let tabs = UITabBarController()
    tabs.viewControllers = controllers
    let screen = Screen(root: tabs)
    screen.settle()
    return (screen, tabs)
  }

  /// Presses where a text is on the screen.
  private static func press(_ text: String, on screen: Screen) {
    for line in screen.text {
      guard let place = line.firstRange(of: text), let row = screen.row(of: text) else { continue }
      screen.click(line.distance(from: line.startIndex, to: place.lowerBound) + 1, row)
      screen.settle()
      return
    }
    Issue.record("The screen does not show \(text)")
  }

  /// UITabBarController `selectedIndex` and `selectedViewController`: the first is selected at
  /// first, and the items of the bar are those of the controllers.
  @Test func `the first of several controllers is selected`() {
    let (a, b, c) = (UIViewController(), UIViewController(), UIViewController())
    let (screen, tabs) = Self.tabs([a, b, c])
    #expect(tabs.selectedIndex == 0 && tabs.selectedViewController === a)
    #expect(tabs.tabBar.items?.count == 3)
    #expect(tabs.tabBar.items?.first === a.tabBarItem && tabs.tabBar.items?.last === c.tabBarItem)
    #expect(tabs.tabBar.selectedItem === a.tabBarItem)
    #expect(b.tabBarController === tabs && b.parent === tabs)
    #expect(screen.row(of: "Alpha") != nil && screen.row(of: "Carol") != nil)
  }

  /// UITabBarController: the view of a tab is loaded when the tab is selected for the first time,
  /// once.
  @Test func `a tab loads its view when it is selected`() {
    let log = ProbeLog()
    let (a, b) = (ProbeController("a", log), ProbeController("b", log))
    let (screen, tabs) = Self.tabs([a, b])
    #expect(log.take() == ["a load", "a willAppear", "a didAppear"])
    #expect(!b.isViewLoaded)
    screen.turn { tabs.selectedIndex = 1 }
    screen.settle()
    let calls = log.take()
    #expect(calls.filter { $0.hasPrefix("b") } == ["b load", "b willAppear", "b didAppear"])
    #expect(calls.filter { $0.hasPrefix("a") } == ["a willDisappear", "a didDisappear"])
    #expect(tabs.selectedViewController === b && a.view.window == nil)
    screen.turn { tabs.selectedViewController = a }
    screen.settle()
    #expect(tabs.selectedIndex == 0)
    #expect(log.take().filter { $0.hasPrefix("a") } == ["a willAppear", "a didAppear"])
  }

  /// UITabBarControllerDelegate `tabBarController(_:didSelect:)`: "called only in response to user
  /// taps in the tab bar and is not called when your code changes the tab bar contents
  /// programmatically".
  @Test func `the delegate hears of taps and not of the app's selection`() {
    let gate = Gate()
    let (screen, tabs) = Self.tabs([UIViewController(), UIViewController(), UIViewController()])
    tabs.delegate = gate
    screen.turn { tabs.selectedIndex = 2 }
    screen.settle()
    #expect(gate.log.take() == [])
    Self.press("Bravo", on: screen)
    #expect(gate.log.take() == ["should 1 2", "did 1 1"])
    #expect(tabs.selectedIndex == 1)
    withExtendedLifetime(gate) {}
  }

  /// UITabBarControllerDelegate: the calls come for the tab that is selected already as well.
  @Test func `the delegate hears of a tap on the selected tab`() {
    let gate = Gate()
    let (screen, tabs) = Self.tabs([UIViewController(), UIViewController()])
    tabs.delegate = gate
    Self.press("Alpha", on: screen)
    #expect(gate.log.take() == ["should 0 0", "did 0 0"])
    #expect(tabs.selectedIndex == 0)
    withExtendedLifetime(gate) {}
  }

  /// UITabBarControllerDelegate `tabBarController(_:shouldSelect:)`: the usual tab that only opens
  /// a sheet. The delegate refuses it and presents something instead.
  @Test func `a refused tab is not selected`() {
    let gate = Gate()
    let log = ProbeLog()
    let (a, b) = (ProbeController("a", log), ProbeController("b", log))
    let (screen, tabs) = Self.tabs([a, b])
    tabs.delegate = gate
    gate.refused = b
    _ = log.take()
    Self.press("Bravo", on: screen)
    #expect(gate.log.take() == ["should 1 0"])
    #expect(tabs.selectedViewController === a && log.take() == [] && !b.isViewLoaded)
    #expect(tabs.tabBar.selectedItem === a.tabBarItem)
    screen.turn { tabs.selectedIndex = 1 }
    screen.settle()
    #expect(tabs.selectedViewController === b && gate.log.take() == [])
    withExtendedLifetime(gate) {}
  }

  /// Human Interface Guidelines and UITabBarController: a tap on the selected tab takes its stack
  /// to the root.
  @Test func `a tap on the selected tab pops its stack to the root`() {
    let root = UIViewController()
    let stack = UINavigationController(rootViewController: root)
    let (screen, tabs) = Self.tabs([stack, UIViewController()])
    for _ in 0..<2 {
      screen.turn { stack.pushViewController(UIViewController(), animated: false) }
      screen.settle()
    }
    #expect(stack.viewControllers.count == 3)
    Self.press("Alpha", on: screen)
    #expect(stack.viewControllers.count == 1 && stack.topViewController === root)
    #expect(tabs.selectedIndex == 0)
  }

  /// UITabBarController: each tab keeps its stack while another tab is selected.
  @Test func `stacks in tabs keep their depth`() {
    let log = ProbeLog()
    let (first, second) = (
      UINavigationController(rootViewController: ProbeController("a", log)),
      UINavigationController(rootViewController: ProbeController("c", log))
    )
    let detail = ProbeController("b", log)
    let (screen, tabs) = Self.tabs([first, second])
    screen.turn { first.pushViewController(detail, animated: true) }
    screen.settle()
    _ = log.take()
    Self.press("Bravo", on: screen)
    let there = log.take()
    #expect(there.filter { $0.hasPrefix("b") } == ["b willDisappear", "b didDisappear"])
    #expect(there.filter { $0.hasPrefix("a") } == [])
    #expect(there.contains("c didAppear"))
    Self.press("Alpha", on: screen)
    #expect(tabs.selectedIndex == 0 && first.viewControllers.count == 2)
    #expect(first.topViewController === detail && detail.view.window != nil)
    #expect(log.take().filter { $0.hasPrefix("b") } == ["b willAppear", "b didAppear"])
  }

  /// UITabBarController `setViewControllers(_:animated:)`: the controller that was selected is
  /// selected again if it is still there.
  @Test func `new tabs keep the selected controller`() {
    let (a, b, c) = (UIViewController(), UIViewController(), UIViewController())
    let (screen, tabs) = Self.tabs([a, b, c])
    screen.turn { tabs.selectedIndex = 1 }
    screen.settle()
    screen.turn { tabs.setViewControllers([c, a, b], animated: false) }
    screen.settle()
    #expect(tabs.selectedViewController === b && tabs.selectedIndex == 2)
  }

  /// UITabBarController `setViewControllers(_:animated:)`: otherwise the one at the same index, and
  /// the first if there is none.
  @Test func `new tabs without the selected controller keep the index or start at the first`() {
    let (a, b, c, d) = (
      UIViewController(), UIViewController(), UIViewController(), UIViewController()
    )
    let (screen, tabs) = Self.tabs([a, b, c])
    screen.turn { tabs.selectedIndex = 1 }
    screen.settle()
    screen.turn { tabs.setViewControllers([a, d, c], animated: false) }
    screen.settle()
    #expect(tabs.selectedViewController === d && tabs.selectedIndex == 1)
    screen.turn { tabs.setViewControllers([c], animated: false) }
    screen.settle()
    #expect(tabs.selectedViewController === c && tabs.selectedIndex == 0)
    #expect(d.parent == nil && d.tabBarController == nil)
  }

  /// UIBarItem `isEnabled`: a tab whose item is disabled cannot be chosen, and the app can select
  /// it.
  @Test func `a disabled tab takes no taps`() {
    let gate = Gate()
    let (a, b) = (UIViewController(), UIViewController())
    let (screen, tabs) = Self.tabs([a, b])
    tabs.delegate = gate
    screen.turn { b.tabBarItem.isEnabled = false }
    screen.settle()
    Self.press("Bravo", on: screen)
    #expect(tabs.selectedIndex == 0 && gate.log.take() == [])
    screen.turn { tabs.selectedIndex = 1 }
    screen.settle()
    #expect(tabs.selectedViewController === b)
    withExtendedLifetime(gate) {}
  }

  /// UITabBarItem `badgeValue`: nil at first; it can be set for a tab that is not shown, and the
  /// bar shows it.
  @Test func `a badge is shown on a tab that is not selected`() {
    let (a, b) = (UIViewController(), UIViewController())
    let (screen, _) = Self.tabs([a, b])
    #expect(b.tabBarItem.badgeValue == nil && screen.row(of: "37") == nil)
    screen.turn { b.tabBarItem.badgeValue = "37" }
    screen.settle()
    #expect(screen.row(of: "37") != nil && !b.isViewLoaded)
    screen.turn { b.tabBarItem.badgeValue = nil }
    screen.settle()
    #expect(screen.row(of: "37") == nil)
  }

  /// UIViewController `tabBarItem`: a controller without an item of its own has one with its title.
  @Test func `a controller without an item has a tab with its title`() {
    let (a, b) = (UIViewController(), UIViewController())
    a.title = "Letters"
    b.title = "Drafts"
    let tabs = UITabBarController()
    tabs.viewControllers = [a, b]
    let screen = Screen(root: tabs)
    screen.settle()
    #expect(a.tabBarItem.title == "Letters" && tabs.tabBar.items?.last?.title == "Drafts")
    #expect(screen.row(of: "Drafts") != nil)
  }

  /// UIViewController `present(_:animated:completion:)` in a tab, and a selection under the sheet:
  /// the tab changes beneath, and the sheet stays.
  @Test func `a tab can change beneath a sheet`() {
    let (a, b) = (UIViewController(), UIViewController())
    let (screen, tabs) = Self.tabs([a, b])
    let sheet = UIViewController()
    screen.turn { a.present(sheet, animated: true) }
    screen.settle()
    screen.turn { tabs.selectedIndex = 1 }
    screen.settle()
    #expect(tabs.selectedViewController === b && tabs.presentedViewController === sheet)
    #expect(sheet.view.window != nil)
    screen.turn { tabs.dismiss(animated: true) }
    screen.settle()
    #expect(tabs.presentedViewController == nil && b.view.window != nil)
  }
}

import Testing
import UIKitNames

/// Probes of tab bar controllers: selection by taps and by code, loading, appearance, the bar's items.
@Suite struct TabBarDocumentedProbes {
  final class Judge: UITabBarControllerDelegate {
    let log = ProbeLog()
    var allows = true
    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
      log.add("should \(viewController.title ?? "") at \(tabBarController.selectedIndex)")
      return allows
    }
    func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {
      log.add("did \(viewController.title ?? "") at \(tabBarController.selectedIndex)")
    }
  }

  private static func tabs(_ names: [String]) -> (UITabBarController, [ProbeController], ProbeLog) {
    let log = ProbeLog()
    let controllers = names.map { ProbeController($0, log) }
    let tabs = UITabBarController()
    tabs.setViewControllers(controllers, animated: false)
    return (tabs, controllers, log)
  }

  /// Presses the tab of a title.
  private static func press(_ title: String, _ screen: Screen) {
    guard let row = screen.text.lastIndex(where: { $0.contains(title) }),
      let range = screen.text[row].range(of: title)
    else {
      Issue.record("no tab shows \(title)")
      return
    }
    screen.click(
      screen.text[row].distance(from: screen.text[row].startIndex, to: range.lowerBound), row)
    screen.settle()
  }

  /// UITabBarControllerDelegate `tabBarController(_:shouldSelect:)`: asked before a tap selects; false
  /// keeps the selection and `didSelect` is not called.
  @Test func `a delegate decides whether a tap selects`() {
    let (tabs, _, _) = Self.tabs(["One", "Two"])
    let judge = Judge()
    tabs.delegate = judge
    let screen = Screen(root: tabs)
    screen.settle()
    #expect(judge.log.take() == [] && tabs.selectedIndex == 0)
    judge.allows = false
    Self.press("Two", screen)
    #expect(judge.log.take() == ["should Two at 0"] && tabs.selectedIndex == 0)
    judge.allows = true
    Self.press("Two", screen)
    #expect(judge.log.take() == ["should Two at 0", "did Two at 1"])
    #expect(tabs.selectedIndex == 1)
  }

  /// UITabBarControllerDelegate `tabBarController(_:didSelect:)`: called "regardless of whether the
  /// selected view controller changed", and "only in response to user taps", not for changes by code.
  @Test func `the delegate hears of every tap and of no code`() {
    let (tabs, controllers, _) = Self.tabs(["One", "Two"])
    let judge = Judge()
    tabs.delegate = judge
    let screen = Screen(root: tabs)
    screen.turn { tabs.selectedIndex = 1 }
    screen.settle()
    screen.turn { tabs.selectedViewController = controllers[0] }
    screen.settle()
    #expect(judge.log.take() == [] && tabs.selectedIndex == 0)
    Self.press("One", screen)
    #expect(judge.log.take() == ["should One at 0", "did One at 0"])
  }

  /// UITabBarController: "User taps always display the root view of the tab" and "this is true even if the
  /// tab was already selected": a second tap pops the tab's stack to its root.
  @Test func `a tap on the selected tab pops its stack`() {
    let (root, deep, other) = (UIViewController(), UIViewController(), UIViewController())
    root.title = "Home"
    deep.title = "Deep"
    other.title = "Other"
    let stack = UINavigationController(rootViewController: root)
    stack.tabBarItem = UITabBarItem(title: "Stack", image: nil, tag: 7)
    let tabs = UITabBarController()
    tabs.setViewControllers([stack, other], animated: false)
    let screen = Screen(root: tabs)
    screen.turn { stack.pushViewController(deep, animated: false) }
    screen.settle()
    #expect(stack.topViewController === deep && tabs.tabBar.selectedItem?.tag == 7)
    Self.press("Stack", screen)
    #expect(stack.topViewController === root && tabs.selectedViewController === stack)
  }

  /// UITabBarController `viewControllers`: a new array keeps the selected controller selected; "if the
  /// selected view controller is no longer present, it attempts to select the view controller at the same
  /// index", and "if that index is invalid, it selects the view controller at index 0".
  @Test func `the selection survives a new array of controllers`() {
    let (tabs, c, _) = Self.tabs(["A", "B", "C", "D"])
    let screen = Screen(root: tabs)
    screen.turn { tabs.selectedIndex = 2 }
    screen.settle()
    screen.turn { tabs.viewControllers = [c[2], c[0], c[1]] }
    screen.settle()
    #expect(tabs.selectedViewController === c[2] && tabs.selectedIndex == 0)
    screen.turn { tabs.selectedViewController = c[0] }
    screen.settle()
    screen.turn { tabs.viewControllers = [c[2], c[3], c[1]] }
    screen.settle()
    #expect(tabs.selectedViewController === c[3] && tabs.selectedIndex == 1)
    screen.turn { tabs.selectedIndex = 2 }
    screen.settle()
    screen.turn { tabs.viewControllers = [c[0], c[2]] }
    screen.settle()
    #expect(tabs.selectedViewController === c[0] && tabs.selectedIndex == 0)
    #expect(c[3].tabBarController == nil && c[2].tabBarController === tabs)
  }

  /// UIViewController `view`: loaded when it is first needed, so only the selected tab's; each switch gives
  /// the appearance to the new tab and takes it from the old, and loads no view twice.
  @Test func `a tab loads when it is first selected`() {
    let (tabs, c, log) = Self.tabs(["One", "Two", "Six"])
    let screen = Screen(root: tabs)
    screen.settle()
    #expect(log.take() == ["One load", "One willAppear", "One didAppear"])
    #expect(c.map(\.isViewLoaded) == [true, false, false])
    Self.press("Two", screen)
    let first = log.take()
    #expect(first.contains("Two load") && first.count == 5)
    #expect(first.filter { $0.hasPrefix("One") } == ["One willDisappear", "One didDisappear"])
    #expect(
      first.filter { $0.hasPrefix("Two") }.dropFirst() == ["Two willAppear", "Two didAppear"])
    #expect(c[0].view.window == nil && c[1].view.window != nil)
    Self.press("One", screen)
    let second = log.take()
    #expect(second.filter { $0.hasPrefix("One") } == ["One willAppear", "One didAppear"])
    #expect(!second.contains { $0.hasSuffix("load") } && !c[2].isViewLoaded)
  }

  /// UITabBarController `selectedIndex`: the same value again changes nothing; UIViewController callbacks
  /// of appearance come only for changes.
  @Test func `selecting the selected tab by code does nothing`() {
    let (tabs, c, log) = Self.tabs(["One", "Two"])
    let screen = Screen(root: tabs)
    screen.settle()
    _ = log.take()
    screen.turn {
      tabs.selectedIndex = 0
      tabs.selectedViewController = c[0]
    }
    screen.settle()
    #expect(log.take() == [] && tabs.selectedViewController === c[0])
  }

  /// UITabBarController `tabBar`: its items are the controllers' `tabBarItem`s in their order, by default
  /// with the title of the controller; `selectedItem` follows the selection.
  @Test func `the bar's items belong to the controllers`() {
    let (tabs, c, _) = Self.tabs(["One", "Two"])
    let screen = Screen(root: tabs)
    screen.settle()
    #expect(tabs.tabBar.items?.count == 2 && tabs.tabBar.items?.first === c[0].tabBarItem)
    #expect(c[1].tabBarItem.title == "Two" && tabs.tabBar.selectedItem === c[0].tabBarItem)
    screen.turn { tabs.selectedIndex = 1 }
    screen.settle()
    #expect(tabs.tabBar.selectedItem === c[1].tabBarItem)
    screen.turn { c[0].tabBarItem.title = "Renamed" }
    screen.settle()
    #expect(screen.row(of: "Renamed") != nil && c[0].title == "One")
  }

  /// UITabBarItem `badgeValue`: nil by default; "displayed in the upper-right corner of the item". Nil
  /// removes it.
  @Test func `a badge is shown with its item`() {
    let (tabs, c, _) = Self.tabs(["One", "Two"])
    let screen = Screen(root: tabs)
    screen.settle()
    #expect(c[1].tabBarItem.badgeValue == nil && screen.row(of: "37") == nil)
    screen.turn { c[1].tabBarItem.badgeValue = "37" }
    screen.settle()
    #expect(screen.row(of: "37") != nil && c[1].title == "Two")
    screen.turn { c[1].tabBarItem.badgeValue = nil }
    screen.settle()
    #expect(screen.row(of: "37") == nil)
  }

  /// UITabBarController `selectedViewController`: "Changing the view controller also updates the
  /// `selectedIndex` property accordingly", also before the view is loaded.
  @Test func `a selection before the launch is the first tab to load`() {
    let (tabs, c, log) = Self.tabs(["One", "Two", "Six"])
    tabs.selectedViewController = c[2]
    #expect(tabs.selectedIndex == 2)
    let screen = Screen(root: tabs)
    screen.settle()
    #expect(log.take() == ["Six load", "Six willAppear", "Six didAppear"])
    #expect(tabs.children.elementsEqual(c, by: ===) == true && !c[0].isViewLoaded)
  }

  final class Fade: UIViewControllerAnimatedTransitioning, UITabBarControllerDelegate {
    let log = ProbeLog()
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> Double {
      0.3
    }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      let (from, to) = (context.viewController(forKey: .from), context.viewController(forKey: .to))
      log.add("animate \(from?.title ?? "") \(to?.title ?? "") \(context.isAnimated)")
      if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
      UIView.animate(
        withDuration: 0.3, animations: { context.view(forKey: .to)?.alpha = 1 },
        completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
    }
    func animationEnded(_ transitionCompleted: Bool) { log.add("ended \(transitionCompleted)") }
    func tabBarController(
      _ tabBarController: UITabBarController,
      animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      log.add("asked \(fromVC.title ?? "") \(toVC.title ?? "")")
      return self
    }
  }

  /// UITabBarControllerDelegate `tabBarController(_:animationControllerForTransitionFrom:to:)`: the
  /// animator that it returns makes the transition between the two controllers.
  @Test func `a delegate's animator switches the tabs`() {
    let (tabs, c, log) = Self.tabs(["One", "Two"])
    let fade = Fade()
    tabs.delegate = fade
    let screen = Screen(root: tabs)
    screen.settle()
    _ = log.take()
    #expect(fade.log.take() == [])
    Self.press("Two", screen)
    #expect(fade.log.take() == ["asked One Two", "animate One Two true", "ended true"])
    #expect(tabs.selectedIndex == 1 && c[0].view.window == nil && c[1].view.window != nil)
    #expect(log.take().suffix(2).sorted() == ["One didDisappear", "Two didAppear"])
  }

  /// UITabBarController `tabs`, `selectedTab` and `tab(forIdentifier:)` (iOS 18): a tab has a title, an
  /// identifier and the controller that its provider makes.
  @Test func `tabs with identifiers select their controllers`() {
    let (a, b) = (UIViewController(), UIViewController())
    let tabs = UITabBarController()
    let first = UITab(title: "First", image: nil, identifier: "first") { _ in a }
    let second = UITab(title: "Second", image: nil, identifier: "second") { _ in b }
    tabs.tabs = [first, second]
    let screen = Screen(root: tabs)
    screen.settle()
    #expect(tabs.tab(forIdentifier: "second") === second && tabs.tab(forIdentifier: "none") == nil)
    #expect(tabs.selectedTab === first && tabs.selectedViewController === a)
    screen.turn { tabs.selectedTab = second }
    screen.settle()
    #expect(tabs.selectedViewController === b && second.viewController === b)
    #expect(tabs.selectedIndex == 1 && screen.row(of: "Second") != nil)
  }
}

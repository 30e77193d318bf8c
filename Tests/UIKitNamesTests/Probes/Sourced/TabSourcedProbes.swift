import Testing
import UIKitNames

/// Probes of tab bar controllers.
@Suite struct TabSourcedProbes {
  final class Chooser: UITabBarControllerDelegate {
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
    ) {
      log.add("did \(viewController.title ?? "")")
    }
  }

  /// A delegate that gives an animation for each change of the tab.
  final class Slider: UITabBarControllerDelegate {
    final class Animator: UIViewControllerAnimatedTransitioning {
      let log: ProbeLog
      init(_ log: ProbeLog) { self.log = log }
      func transitionDuration(
        using context: (any UIViewControllerContextTransitioning)?
      ) -> TimeInterval { 0.25 }
      func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let to = context.viewController(forKey: .to)
        let from = context.viewController(forKey: .from)
        log.add("animate \(from?.title ?? "") \(to?.title ?? "")")
        let view = context.view(forKey: .to)
        if let view { context.containerView.addSubview(view) }
        view?.alpha = 0
        UIView.animate(
          withDuration: 0.25, animations: { view?.alpha = 1 },
          completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
      }
      func animationEnded(_ transitionCompleted: Bool) { log.add("ended \(transitionCompleted)") }
    }
    let log = ProbeLog()
    func tabBarController(
      _ tabBarController: UITabBarController,
      animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      Animator(log)
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

  private static func click(_ title: String, on screen: Screen) {
    guard let row = screen.text.lastIndex(where: { $0.contains(title) }),
      let range = screen.text[row].firstRange(of: title)
    else {
      Issue.record("no tab \(title)")
      return
    }
    let text = screen.text[row]
    screen.click(text.distance(from: text.startIndex, to: range.lowerBound), row)
    screen.settle()
  }

  /// UITabBarController `selectedIndex`, `selectedViewController`: the first is selected at first; each
  /// property follows the other.
  @Test func `the index and the selected controller go together`() {
    let (a, b, c) = (Self.titled("Ant"), Self.titled("Bee"), Self.titled("Cat"))
    let (screen, tabs) = Self.tabs([a, b, c])
    #expect(tabs.selectedIndex == 0 && tabs.selectedViewController === a)
    screen.turn { tabs.selectedIndex = 2 }
    #expect(tabs.selectedViewController === c)
    screen.turn { tabs.selectedViewController = b }
    screen.settle()
    #expect(tabs.selectedIndex == 1 && tabs.selectedViewController === b)
    #expect(tabs.children.count == 3 && tabs.tabBar.selectedItem === b.tabBarItem)
  }

  /// UITabBarControllerDelegate: asked and notified when the user taps, not when code selects.
  @Test func `only the user's choice is asked for`() {
    let (a, b) = (Self.titled("Ant"), Self.titled("Bee"))
    let (screen, tabs) = Self.tabs([a, b])
    let chooser = Chooser()
    withExtendedLifetime(chooser) {
      tabs.delegate = chooser
      screen.turn { tabs.selectedIndex = 1 }
      screen.settle()
      #expect(chooser.log.take() == [])
      Self.click("Ant", on: screen)
      #expect(chooser.log.take() == ["should Ant", "did Ant"] && tabs.selectedViewController === a)
      chooser.allows = false
      Self.click("Bee", on: screen)
      #expect(chooser.log.take() == ["should Bee"] && tabs.selectedIndex == 0)
    }
  }

  /// UITabBarControllerDelegate `tabBarController(_:didSelect:)`: also called when the user taps the
  /// tab that is selected already (iOS 3 and later, says its documentation).
  @Test func `a tap on the selected tab is reported too`() {
    let (screen, tabs) = Self.tabs([Self.titled("Ant"), Self.titled("Bee")])
    let chooser = Chooser()
    withExtendedLifetime(chooser) {
      tabs.delegate = chooser
      Self.click("Ant", on: screen)
      #expect(chooser.log.take() == ["should Ant", "did Ant"] && tabs.selectedIndex == 0)
    }
  }

  /// UITabBarController `viewControllers`: the controller that was selected is selected again if it is
  /// in the new array.
  @Test func `a selected controller stays selected in a new array`() {
    let (a, b, c) = (Self.titled("Ant"), Self.titled("Bee"), Self.titled("Cat"))
    let (screen, tabs) = Self.tabs([a, b])
    screen.turn { tabs.selectedIndex = 1 }
    screen.settle()
    screen.turn { tabs.viewControllers = [c, a, b] }
    screen.settle()
    #expect(tabs.selectedViewController === b && tabs.selectedIndex == 2)
    #expect(tabs.viewControllers?.elementsEqual([c, a, b], by: ===) == true)
  }

  /// UITabBarController `viewControllers`: without the selected controller the one at the same index is
  /// selected, and failing that the one at index 0.
  @Test func `the same index or the first is selected in a new array`() {
    let (a, b, c, d) = (
      Self.titled("Ant"), Self.titled("Bee"), Self.titled("Cat"), Self.titled("Dog")
    )
    let (screen, tabs) = Self.tabs([a, b])
    screen.turn { tabs.selectedIndex = 1 }
    screen.settle()
    screen.turn { tabs.viewControllers = [a, c, d] }
    screen.settle()
    #expect(tabs.selectedIndex == 1 && tabs.selectedViewController === c && b.parent == nil)
    screen.turn { tabs.viewControllers = [d] }
    screen.settle()
    #expect(tabs.selectedIndex == 0 && tabs.selectedViewController === d)
    #expect(a.parent == nil && c.tabBarController == nil)
  }

  /// UIViewController `view`: loaded when it is first needed, so the controller of a tab that was never
  /// selected has no view; a change of tabs ends and begins the appearance.
  @Test func `a tab is loaded when it is first selected`() {
    let log = ProbeLog()
    let (a, b) = (ProbeController("a", log), ProbeController("b", log))
    let (screen, tabs) = Self.tabs([a, b])
    #expect(log.take() == ["a load", "a willAppear", "a didAppear"] && !b.isViewLoaded)
    screen.turn { tabs.selectedIndex = 1 }
    screen.settle()
    let calls = log.take()
    #expect(calls.filter { $0.hasPrefix("b") } == ["b load", "b willAppear", "b didAppear"])
    #expect(calls.filter { $0.hasPrefix("a") } == ["a willDisappear", "a didDisappear"])
    #expect(a.view.window == nil && b.view.window != nil)
    screen.turn { tabs.selectedIndex = 0 }
    screen.settle()
    #expect(!log.take().contains("a load"))
  }

  /// UIViewController `hidesBottomBarWhenPushed`: the bar at the bottom is hidden while the controller
  /// is on the stack, and returns when it is popped.
  @Test func `a pushed controller hides the tab bar`() {
    let (root, detail) = (Self.titled("Ant"), Self.titled("Detail"))
    detail.hidesBottomBarWhenPushed = true
    let stack = UINavigationController(rootViewController: root)
    let (screen, _) = Self.tabs([stack, Self.titled("Bee")])
    #expect(screen.row(of: "Bee") != nil)
    let height = root.view.bounds.height
    screen.turn { stack.pushViewController(detail, animated: true) }
    screen.settle()
    #expect(screen.row(of: "Bee") == nil && detail.view.bounds.height == 23)
    #expect(detail.view.bounds.height > height)
    screen.turn { stack.popViewController(animated: true) }
    screen.settle()
    #expect(screen.row(of: "Bee") != nil && root.view.bounds.height == height)
  }

  /// UIViewController `tabBarController`: the nearest ancestor that is a tab bar controller, also from a
  /// stack; each tab keeps its own stack.
  @Test func `each tab keeps its stack`() {
    let (root, next) = (Self.titled("Ant"), Self.titled("Next"))
    let stack = UINavigationController(rootViewController: root)
    let (screen, tabs) = Self.tabs([stack, Self.titled("Bee")])
    screen.turn { stack.pushViewController(next, animated: false) }
    screen.settle()
    #expect(next.tabBarController === tabs && next.navigationController === stack)
    screen.turn { tabs.selectedIndex = 1 }
    screen.settle()
    #expect(next.view.window == nil)
    screen.turn { tabs.selectedIndex = 0 }
    screen.settle()
    #expect(stack.topViewController === next && next.view.window != nil)
  }

  /// UITabBarControllerDelegate `tabBarController(_:animationControllerForTransitionFrom:to:)`: animates
  /// a change by code too, as Apple's sample "CustomTransitions" does with `selectedViewController`.
  @Test func `a delegate animates the change of tabs`() {
    let (a, b) = (Self.titled("Ant"), Self.titled("Bee"))
    let (screen, tabs) = Self.tabs([a, b])
    let slider = Slider()
    withExtendedLifetime(slider) {
      tabs.delegate = slider
      screen.turn { tabs.selectedViewController = b }
      #expect(tabs.selectedIndex == 1)
      screen.settle()
      #expect(slider.log.take() == ["animate Ant Bee", "ended true"])
      #expect(b.view.window != nil && a.view.window == nil)
    }
  }

  /// UITabBar `items`: the tab bar items of the controllers, in their order; an item that a controller
  /// sets itself is used.
  @Test func `the bar has the items of the controllers`() {
    let (a, b) = (Self.titled("Ant"), Self.titled("Bee"))
    let own = UITabBarItem(title: "Own", image: nil, tag: 7)
    b.tabBarItem = own
    let (screen, tabs) = Self.tabs([a, b])
    #expect((tabs.tabBar.items ?? []).elementsEqual([a.tabBarItem, own], by: ===) == true)
    #expect(a.tabBarItem.title == "Ant" && own.tag == 7 && own.badgeValue == nil)
    #expect(screen.row(of: "Own") != nil)
  }
}

import Testing
import UIKitNames

/// Probes of tab bar controllers: items, taps on them, what tabs hear.
@Suite struct TabMemberProbes {
  final class Logged: AppearanceLogger {
    override func viewDidLoad() {
      super.viewDidLoad()
      log.add("didLoad")
    }
  }

  private static func titled(_ title: String) -> Logged {
    let controller = Logged()
    controller.tabBarItem = UITabBarItem(title: title, image: nil as UIImage?, tag: 0)
    return controller
  }

  private static func tabs(_ controllers: [UIViewController]) -> (Screen, UITabBarController) {
    let tabs = UITabBarController()
    tabs.viewControllers = controllers
    let screen = Screen(root: tabs)
    screen.settle()
    return (screen, tabs)
  }

  /// A click on the first letter of a text on the screen.
  private static func click(_ text: String, on screen: Screen) {
    guard let row = screen.row(of: text) else {
      Issue.record("The screen does not show \(text)")
      return
    }
    let line = screen.text[row]
    guard let range = line.firstRange(of: text) else { return }
    screen.click(line.distance(from: line.startIndex, to: range.lowerBound), row)
    screen.settle()
  }

  final class Delegate: UITabBarControllerDelegate {
    let log = ProbeLog()
    var allowsSelectedTab = true
    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
      log.add("should")
      return allowsSelectedTab || viewController !== tabBarController.selectedViewController
    }
    func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {
      log.add("did")
    }
  }

  /// UIBarItem `isEnabled`: an item that is not enabled does not respond to taps.
  @Test func `a disabled tab is not selected by a tap`() {
    let (first, second) = (Self.titled("Papers"), Self.titled("Maps"))
    second.tabBarItem.isEnabled = false
    let (screen, tabs) = Self.tabs([first, second])
    Self.click("Maps", on: screen)
    #expect(tabs.selectedIndex == 0 && !second.log.take().contains("didAppear"))
    screen.turn { second.tabBarItem.isEnabled = true }
    screen.settle()
    Self.click("Maps", on: screen)
    #expect(tabs.selectedIndex == 1)
  }

  /// UITabBarControllerDelegate `shouldSelect`: false for the selected tab keeps its stack from
  /// popping to the root (the widely given way to switch that off).
  @Test func `a delegate that refuses the selected tab keeps its stack`() {
    let (root, top) = (Self.titled("Papers"), UIViewController())
    let stack = UINavigationController(rootViewController: root)
    stack.pushViewController(top, animated: false)
    let (screen, tabs) = Self.tabs([stack, Self.titled("Maps")])
    let delegate = Delegate()
    delegate.allowsSelectedTab = false
    tabs.delegate = delegate
    Self.click("Papers", on: screen)
    #expect(stack.viewControllers.count == 2 && delegate.log.take() == ["should"])
    delegate.allowsSelectedTab = true
    Self.click("Papers", on: screen)
    #expect(stack.viewControllers.count == 1 && delegate.log.take() == ["should", "did"])
  }

  /// UITabBarController: the view of a tab stays loaded while another tab is selected.
  @Test func `a tab loads once however often it is selected`() {
    let (first, second) = (Self.titled("Papers"), Self.titled("Maps"))
    let (screen, tabs) = Self.tabs([first, second])
    for index in [1, 0, 1, 0] {
      screen.turn { tabs.selectedIndex = index }
      screen.settle()
    }
    #expect(first.log.take().filter { $0 == "didLoad" }.count == 1)
    #expect(second.log.take().filter { $0 == "didLoad" }.count == 1)
    #expect(second.isViewLoaded && second.view.window == nil)
  }

  /// UITabBarController `selectedIndex`: a tab that is selected before the view appears is the one
  /// that appears.
  @Test func `a tab selected before the launch appears alone`() {
    let (first, second) = (Self.titled("Papers"), Self.titled("Maps"))
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    tabs.selectedIndex = 1
    let screen = Screen(root: tabs)
    screen.settle()
    #expect(!first.log.take().contains { $0.hasSuffix("ppear") })
    #expect(second.log.take().filter { $0.hasSuffix("ppear") } == ["willAppear", "didAppear"])
    #expect(tabs.selectedViewController === second)
  }

  /// UITabBarController: a tab selected beneath a full screen presentation appears when that is
  /// gone, and the former one, which has disappeared already, hears nothing.
  @Test func `a tab selected beneath a full screen presentation appears after it`() {
    let (first, second) = (Self.titled("Papers"), Self.titled("Maps"))
    let (screen, tabs) = Self.tabs([first, second])
    let modal = UIViewController()
    modal.modalPresentationStyle = .fullScreen
    screen.turn { tabs.present(modal, animated: false) }
    screen.settle()
    _ = first.log.take()
    screen.turn { tabs.selectedIndex = 1 }
    screen.settle()
    #expect(!second.log.take().contains("didAppear"))
    screen.turn { tabs.dismiss(animated: false) }
    screen.settle()
    #expect(first.log.take() == [])
    #expect(second.log.take().contains("didAppear") && second.view.window != nil)
  }

  /// UITabBarController `viewControllers`: a tab added behind the selected one leaves that as it
  /// is.
  @Test func `a tab added at the end leaves the selected tab as it is`() {
    let (first, second) = (Self.titled("Papers"), Self.titled("Maps"))
    let (screen, tabs) = Self.tabs([first, second])
    _ = first.log.take()
    let third = Self.titled("Notes")
    screen.turn { tabs.viewControllers?.append(third) }
    screen.settle()
    #expect(tabs.selectedViewController === first && first.log.take() == [])
    #expect(third.tabBarController === tabs && third.parent === tabs)
    #expect(screen.row(of: "Notes") != nil && tabs.tabBar.items?.count == 3)
  }

  /// UIViewController `tabBarItem`: a new item of a controller replaces its old one in the bar.
  @Test func `a replaced item replaces the item in the bar`() {
    let (first, second) = (Self.titled("Papers"), Self.titled("Maps"))
    let (screen, tabs) = Self.tabs([first, second])
    screen.turn {
      second.tabBarItem = UITabBarItem(title: "Routes", image: nil as UIImage?, tag: 7)
    }
    screen.settle()
    #expect(tabs.tabBar.items?.last === second.tabBarItem && tabs.tabBar.items?.last?.tag == 7)
    #expect(screen.row(of: "Routes") != nil && screen.row(of: "Maps") == nil)
  }

  /// UITabBarController `viewControllers`: the same list again changes nothing for the selected
  /// tab.
  @Test func `the same list again leaves the selection`() {
    let (first, second) = (Self.titled("Papers"), Self.titled("Maps"))
    let (screen, tabs) = Self.tabs([first, second])
    screen.turn { tabs.selectedIndex = 1 }
    screen.settle()
    _ = (first.log.take(), second.log.take())
    screen.turn { tabs.viewControllers = [first, second] }
    screen.settle()
    #expect(tabs.selectedIndex == 1 && second.view.window != nil)
    #expect(first.log.take() == [] && !second.log.take().contains("didLoad"))
  }

  /// UITabBarItem `badgeValue`: nil removes the badge.
  @Test func `a badge goes with its value`() {
    let (first, second) = (Self.titled("Papers"), Self.titled("Maps"))
    let (screen, tabs) = Self.tabs([first, second])
    screen.turn { second.tabBarItem.badgeValue = "73" }
    screen.settle()
    #expect(screen.row(of: "73") != nil)
    screen.turn { second.tabBarItem.badgeValue = nil }
    screen.settle()
    #expect(screen.row(of: "73") == nil && tabs.selectedIndex == 0)
  }

  /// UIModalPresentationStyle `fullScreen` covers the whole screen, so the tab bar too.
  @Test func `a full screen presentation of a tab hides the tab bar`() {
    let (first, second) = (Self.titled("Papers"), Self.titled("Maps"))
    let (screen, tabs) = Self.tabs([first, second])
    let modal = UIViewController()
    modal.modalPresentationStyle = .fullScreen
    screen.turn { first.present(modal, animated: true) }
    screen.settle()
    #expect(screen.row(of: "Maps") == nil && tabs.presentedViewController === modal)
    screen.turn { modal.dismiss(animated: true) }
    screen.settle()
    #expect(screen.row(of: "Maps") != nil)
  }
}

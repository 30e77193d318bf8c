import Testing
import UIKitNames

/// Probes of bars and their items.
@Suite struct BarProbes {
  /// UINavigationBar: `topItem`, `backItem`, `items` of a navigation controller's bar.
  @Test func `the bar has the items of the stack`() {
    let (a, b) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: a)
    navigation.pushViewController(b, animated: false)
    let screen = Screen(root: navigation)
    screen.settle()
    let bar = navigation.navigationBar
    #expect(bar.topItem === b.navigationItem && bar.backItem === a.navigationItem)
    #expect(bar.items == [a.navigationItem, b.navigationItem])
  }

  /// UINavigationController: bars at first: the navigation bar is shown, the toolbar hidden.
  @Test func `the navigation bar is shown and the toolbar hidden at first`() {
    let navigation = UINavigationController()
    #expect(!navigation.isNavigationBarHidden && navigation.isToolbarHidden)
    navigation.setNavigationBarHidden(true, animated: false)
    navigation.setToolbarHidden(false, animated: false)
    #expect(navigation.isNavigationBarHidden && !navigation.isToolbarHidden)
    navigation.isNavigationBarHidden = false
    #expect(!navigation.isNavigationBarHidden)
  }

  /// UINavigationItem: documented defaults.
  @Test func `a navigation item has the documented defaults`() {
    let item = UINavigationItem(title: "Books")
    #expect(item.title == "Books" && item.prompt == nil && item.titleView == nil)
    #expect(!item.hidesBackButton && !item.leftItemsSupplementBackButton)
    #expect(item.leftBarButtonItem == nil && item.rightBarButtonItem == nil)
    #expect(item.largeTitleDisplayMode == .automatic && item.backBarButtonItem == nil)
  }

  /// UINavigationItem: `rightBarButtonItem` is the first of `rightBarButtonItems`.
  @Test func `one item and several items of a side agree`() {
    let item = UINavigationItem()
    let one = UIBarButtonItem(title: "One", style: .plain, target: nil, action: nil)
    let two = UIBarButtonItem(title: "Two", style: .plain, target: nil, action: nil)
    item.rightBarButtonItem = one
    #expect(item.rightBarButtonItems == [one])
    item.rightBarButtonItems = [two, one]
    #expect(item.rightBarButtonItem === two)
    item.leftBarButtonItems = [one]
    #expect(item.leftBarButtonItem === one)
  }

  /// UIBarButtonItem: `init(title:style:target:action:)`, `isEnabled`, `style`, `tag`, `customView`.
  @Test func `a bar button item has what it is made with`() {
    let item = UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil)
    #expect(item.title == "Done" && item.style == .done && item.isEnabled)
    #expect(item.tag == 0 && item.customView == nil && item.width == 0)
    let label = UILabel()
    #expect(UIBarButtonItem(customView: label).customView === label)
  }

  /// UIBarButtonItem: `init(primaryAction:)` takes the action's title.
  @Test func `an item with an action has its title and performs it`() {
    var count = 0
    let item = UIBarButtonItem(primaryAction: UIAction(title: "Add") { _ in count += 1 })
    #expect(item.title == "Add")
    let controller = UIViewController()
    controller.navigationItem.rightBarButtonItem = item
    let screen = Screen(root: UINavigationController(rootViewController: controller))
    screen.settle()
    screen.click(38, 0)
    #expect(count == 1)
  }

  /// UIBarItem: `isEnabled`: a disabled item performs nothing.
  @Test func `a disabled item performs nothing`() {
    var count = 0
    let item = UIBarButtonItem(primaryAction: UIAction(title: "Add") { _ in count += 1 })
    item.isEnabled = false
    let controller = UIViewController()
    controller.navigationItem.rightBarButtonItem = item
    let screen = Screen(root: UINavigationController(rootViewController: controller))
    screen.settle()
    screen.click(38, 0)
    #expect(count == 0)
  }

  /// UIViewController: `toolbarItems` are those of the stack's toolbar while it is on top.
  @Test func `the toolbar has the items of the top controller`() {
    let (a, b) = (UIViewController(), UIViewController())
    let item = UIBarButtonItem(title: "Share", style: .plain, target: nil, action: nil)
    b.toolbarItems = [item]
    let navigation = UINavigationController(rootViewController: a)
    navigation.isToolbarHidden = false
    let screen = Screen(root: navigation)
    screen.settle()
    #expect(!screen.text.joined().contains("Share"))
    screen.turn { navigation.pushViewController(b, animated: false) }
    screen.settle()
    #expect(navigation.toolbar.items == [item] && screen.text.joined().contains("Share"))
  }

  /// UIViewController: `hidesBottomBarWhenPushed` hides the tab bar while the controller is on the
  /// stack.
  @Test func `a pushed controller can hide the tab bar, which comes back with the pop`() {
    let root = UIViewController()
    root.title = "Inbox"
    let navigation = UINavigationController(rootViewController: root)
    navigation.tabBarItem = UITabBarItem(title: "Mail", image: nil, tag: 0)
    let other = UIViewController()
    other.tabBarItem = UITabBarItem(title: "Other", image: nil, tag: 1)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, other]
    let screen = Screen(root: tabs)
    screen.settle()
    #expect(screen.text.joined().contains("Other"))
    let detail = UIViewController()
    detail.hidesBottomBarWhenPushed = true
    screen.turn { navigation.pushViewController(detail, animated: true) }
    screen.settle()
    #expect(!screen.text.joined().contains("Other"))
    screen.turn { navigation.popViewController(animated: true) }
    screen.settle()
    #expect(screen.text.joined().contains("Other"))
  }

  /// UINavigationItem: `hidesBackButton`; UINavigationBar: the back button has the title before.
  @Test func `the back button shows the title of the controller below, unless it is hidden`() {
    let (a, b) = (UIViewController(), UIViewController())
    a.title = "Library"
    let navigation = UINavigationController(rootViewController: a)
    navigation.pushViewController(b, animated: false)
    let screen = Screen(root: navigation)
    screen.settle()
    #expect(screen.text[0].contains("Library"))
    screen.turn { b.navigationItem.hidesBackButton = true }
    screen.settle()
    #expect(!screen.text[0].contains("Library"))
  }

  /// UINavigationItem: `backButtonTitle` of the controller below is the back button's title.
  @Test func `a back button title replaces the title in the back button`() {
    let (a, b) = (UIViewController(), UIViewController())
    a.title = "Library"
    a.navigationItem.backButtonTitle = "Shelf"
    let navigation = UINavigationController(rootViewController: a)
    navigation.pushViewController(b, animated: false)
    let screen = Screen(root: navigation)
    screen.settle()
    #expect(screen.text[0].contains("Shelf") && !screen.text[0].contains("Library"))
  }

  /// UINavigationItem: left items replace the back button, unless they supplement it.
  @Test func `left items replace the back button unless they supplement it`() {
    let (a, b) = (UIViewController(), UIViewController())
    a.title = "Library"
    b.navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Close", style: .plain, target: nil, action: nil)
    let navigation = UINavigationController(rootViewController: a)
    navigation.pushViewController(b, animated: false)
    let screen = Screen(root: navigation)
    screen.settle()
    #expect(screen.text[0].contains("Close") && !screen.text[0].contains("Library"))
    screen.turn { b.navigationItem.leftItemsSupplementBackButton = true }
    screen.settle()
    #expect(screen.text[0].contains("Close") && screen.text[0].contains("Library"))
  }
}

import Testing
import UIKitNames

/// Probes of navigation bars, their items, and toolbars.
@Suite struct BarItemPracticeProbes {
  /// A stack that is asked before its bar pops.
  final class Guarded: UINavigationController, UINavigationBarDelegate {
    var asked = 0
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
      asked += 1
      return false
    }
  }

  /// A controller that has actions of bar items.
  final class Target: UIViewController {
    let log = ProbeLog()
    func plain() { log.add("plain") }
    func sent(_ sender: UIBarButtonItem) { log.add("sent \(sender.tag)") }
  }

  private static func titled(_ title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    return controller
  }

  private static func stack(_ controllers: [UIViewController]) -> (Screen, UINavigationController) {
    let stack = UINavigationController()
    stack.setViewControllers(controllers, animated: false)
    let screen = Screen(root: stack)
    screen.settle()
    return (screen, stack)
  }

  /// Clicks on the first letter of a text.
  private static func press(_ text: String, on screen: Screen) -> Bool {
    for (row, line) in screen.text.enumerated() {
      if let range = line.range(of: text) {
        screen.click(line.distance(from: line.startIndex, to: range.lowerBound), row)
        screen.settle()
        return true
      }
    }
    return false
  }

  /// UINavigationBar `items`, `topItem`, `backItem`: a navigation controller's bar has the items of
  /// its stack.
  @Test func `the bar has the items of the stack`() {
    let (a, b, c) = (Self.titled("Alpha"), Self.titled("Beta"), Self.titled("Gamma"))
    let (screen, stack) = Self.stack([a, b])
    let bar = stack.navigationBar
    #expect(bar.items?.count == 2 && bar.topItem === b.navigationItem)
    #expect(bar.backItem === a.navigationItem && bar.topItem?.title == "Beta")
    screen.turn { stack.pushViewController(c, animated: true) }
    screen.settle()
    #expect(bar.items?.count == 3 && bar.topItem === c.navigationItem)
    screen.turn { _ = stack.popToRootViewController(animated: true) }
    screen.settle()
    #expect(bar.items?.count == 1 && bar.topItem === a.navigationItem && bar.backItem == nil)
  }

  /// UIViewController `title`: sets the titles of the navigation item and the tab bar item, but not
  /// the reverse.
  @Test func `a title goes to both items`() {
    let controller = UIViewController()
    controller.title = "One"
    #expect(controller.navigationItem.title == "One" && controller.tabBarItem.title == "One")
    controller.navigationItem.title = "Two"
    #expect(controller.title == "One" && controller.tabBarItem.title == "One")
    controller.title = "Three"
    #expect(controller.navigationItem.title == "Three" && controller.tabBarItem.title == "Three")
  }

  /// UINavigationItem `title`: a change while the controller is shown changes the bar.
  @Test func `the bar follows a title that changes`() {
    let controller = Self.titled("Alpha")
    let (screen, _) = Self.stack([controller])
    #expect(screen.row(of: "Alpha") == 0)
    screen.turn { controller.title = "Omega" }
    screen.settle()
    #expect(screen.row(of: "Omega") == 0 && screen.row(of: "Alpha") == nil)
    screen.turn { controller.navigationItem.titleView = UILabel(frame: .zero) }
    screen.settle()
    #expect(screen.row(of: "Omega") == nil)
    screen.turn { controller.navigationItem.titleView = nil }
    screen.settle()
    #expect(screen.row(of: "Omega") == 0)
  }

  /// UINavigationItem `backBarButtonItem`, `backButtonTitle`: belong to the controller that the button
  /// leads to, not to the one that shows it.
  @Test func `the back title is that of the controller beneath`() {
    let (a, b) = (Self.titled("Alpha"), Self.titled("Beta"))
    a.navigationItem.backBarButtonItem = UIBarButtonItem(
      title: "Home", style: .plain, target: nil, action: nil)
    b.navigationItem.backBarButtonItem = UIBarButtonItem(
      title: "Other", style: .plain, target: nil, action: nil)
    let (screen, stack) = Self.stack([a, b])
    #expect(screen.row(of: "Home") == 0 && screen.row(of: "Other") == nil)
    #expect(screen.row(of: "Alpha") == nil)
    #expect(Self.press("Home", on: screen) && stack.topViewController === a)
    let (c, d) = (Self.titled("Gamma"), Self.titled("Delta"))
    c.navigationItem.backButtonTitle = "Up"
    let (second, _) = Self.stack([c, d])
    #expect(second.row(of: "Up") == 0 && second.row(of: "Gamma") == nil)
  }

  /// UINavigationItem `hidesBackButton`, `leftBarButtonItem`, `leftItemsSupplementBackButton`: a left
  /// item takes the place of the back button unless it supplements it.
  @Test func `a left item replaces the back button`() {
    let (a, b) = (Self.titled("Alpha"), Self.titled("Beta"))
    let (screen, stack) = Self.stack([a, b])
    #expect(screen.row(of: "Alpha") == 0 && !b.navigationItem.leftItemsSupplementBackButton)
    screen.turn {
      b.navigationItem.leftBarButtonItem = UIBarButtonItem(
        title: "Close", style: .plain, target: nil, action: nil)
    }
    screen.settle()
    #expect(screen.row(of: "Close") == 0 && screen.row(of: "Alpha") == nil)
    screen.turn { b.navigationItem.leftItemsSupplementBackButton = true }
    screen.settle()
    #expect(screen.row(of: "Close") == 0 && screen.row(of: "Alpha") == 0)
    screen.turn {
      b.navigationItem.leftBarButtonItem = nil
      b.navigationItem.hidesBackButton = true
    }
    screen.settle()
    #expect(screen.row(of: "Close") == nil && screen.row(of: "Alpha") == nil)
    #expect(stack.topViewController === b)
  }

  /// UINavigationBarDelegate `navigationBar(_:shouldPop:)`: a subclass of a navigation controller that
  /// returns false keeps its controller at a press of the back button.
  @Test func `a stack refuses its back button`() {
    let (a, b) = (Self.titled("Alpha"), Self.titled("Beta"))
    let stack = Guarded()
    stack.setViewControllers([a, b], animated: false)
    let screen = Screen(root: stack)
    screen.settle()
    #expect(Self.press("Alpha", on: screen))
    #expect(stack.asked == 1 && stack.topViewController === b && stack.viewControllers.count == 2)
    #expect(stack.navigationBar.topItem === b.navigationItem && screen.row(of: "Beta") == 0)
  }

  /// UINavigationItem `backAction`: runs in place of the pop at a press of the back button.
  @Test func `a back action replaces the pop`() {
    let (a, b) = (Self.titled("Alpha"), Self.titled("Beta"))
    let log = ProbeLog()
    b.navigationItem.backAction = UIAction { _ in log.add("back") }
    let (screen, stack) = Self.stack([a, b])
    #expect(Self.press("Alpha", on: screen))
    #expect(log.take() == ["back"] && stack.topViewController === b)
    screen.turn { b.navigationItem.backAction = nil }
    screen.settle()
    #expect(Self.press("Alpha", on: screen))
    #expect(log.take() == [] && stack.topViewController === a)
  }

  /// UINavigationItem `leftBarButtonItem`, `leftBarButtonItems`: the single item is the first of
  /// several; a new one replaces the first, moving it from its place, and nil removes the first.
  @Test func `one item is the first of several`() {
    let item = UINavigationItem(title: "Alpha")
    let (one, two) = (UIBarButtonItem(), UIBarButtonItem())
    #expect(item.rightBarButtonItem == nil && item.leftBarButtonItem == nil)
    item.rightBarButtonItems = [one, two]
    #expect(item.rightBarButtonItem === one)
    item.rightBarButtonItem = two
    #expect(item.rightBarButtonItems?.count == 1 && item.rightBarButtonItems?.first === two)
    item.setLeftBarButtonItems([two, one], animated: true)
    #expect(item.leftBarButtonItem === two && item.leftBarButtonItems?.last === one)
    item.setLeftBarButton(nil, animated: false)
    #expect(item.leftBarButtonItem === one && item.leftBarButtonItems?.count == 1)
  }

  /// UIBarButtonItem `init(title:style:target:action:)`, `isEnabled`: a press sends the action with or
  /// without the item; a disabled item sends nothing. The first right item is the rightmost.
  @Test func `items of the bar send their actions`() {
    let target = Target()
    target.title = "Alpha"
    let first = UIBarButtonItem(
      title: "First", style: .plain, target: target, action: Target.plain)
    let second = UIBarButtonItem(
      title: "Second", style: .plain, target: target, action: Target.sent)
    second.tag = 7
    target.navigationItem.rightBarButtonItems = [first, second]
    let (screen, _) = Self.stack([target])
    let line = screen.text[0]
    let places = (line.range(of: "First")?.lowerBound, line.range(of: "Second")?.lowerBound)
    if let right = places.0, let left = places.1 { #expect(left < right) }
    #expect(places.0 != nil && places.1 != nil && first.isEnabled)
    #expect(Self.press("First", on: screen) && Self.press("Second", on: screen))
    #expect(target.log.take() == ["plain", "sent 7"])
    screen.turn { first.isEnabled = false }
    screen.settle()
    _ = Self.press("First", on: screen)
    #expect(target.log.take() == [])
  }

  /// UIViewController `editButtonItem`: toggles `isEditing` through `setEditing(_:animated:)`, and its
  /// title between Edit and Done.
  @Test func `the edit button toggles editing`() {
    let controller = Self.titled("Alpha")
    controller.navigationItem.rightBarButtonItem = controller.editButtonItem
    let (screen, _) = Self.stack([controller])
    #expect(!controller.isEditing && screen.row(of: "Edit") == 0)
    #expect(controller.editButtonItem === controller.editButtonItem)
    #expect(Self.press("Edit", on: screen))
    #expect(controller.isEditing && screen.row(of: "Done") == 0 && screen.row(of: "Edit") == nil)
    screen.turn { controller.setEditing(false, animated: true) }
    screen.settle()
    #expect(!controller.isEditing && screen.row(of: "Edit") == 0)
  }

  /// UINavigationController `isToolbarHidden`, UIViewController `toolbarItems`: the toolbar is hidden
  /// at first, and shows the items of the controller on top.
  @Test func `the toolbar shows the items of the top`() {
    let (a, b) = (Self.titled("Alpha"), Self.titled("Beta"))
    a.toolbarItems = [UIBarButtonItem(title: "Sort", style: .plain, target: nil, action: nil)]
    let (screen, stack) = Self.stack([a])
    #expect(stack.isToolbarHidden && screen.row(of: "Sort") == nil)
    let full = a.view.frame.height
    screen.turn { stack.setToolbarHidden(false, animated: false) }
    screen.settle()
    #expect(!stack.isToolbarHidden && screen.row(of: "Sort") != nil && a.view.frame.height < full)
    screen.turn { stack.pushViewController(b, animated: true) }
    screen.settle()
    #expect(!stack.isToolbarHidden && screen.row(of: "Sort") == nil)
    screen.turn {
      b.setToolbarItems(
        [UIBarButtonItem(title: "Share", style: .plain, target: nil, action: nil)], animated: false)
    }
    screen.settle()
    #expect(screen.row(of: "Share") != nil && stack.toolbar.items?.count == 1)
    screen.turn { _ = stack.popViewController(animated: true) }
    screen.settle()
    #expect(screen.row(of: "Sort") != nil && screen.row(of: "Share") == nil)
  }

  /// UINavigationBar `setItems(_:animated:)`: a bar without a controller shows the last item, with the
  /// one before as the way back.
  @Test func `a bar of the app's own shows its last item`() {
    let stage = ViewStage()
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 3, width: 40, height: 1))
    #expect(bar.topItem == nil && bar.backItem == nil)
    let (one, two) = (UINavigationItem(title: "First"), UINavigationItem(title: "Second"))
    bar.setItems([one, two], animated: false)
    stage.add(bar)
    #expect(bar.topItem === two && bar.backItem === one && bar.items?.count == 2)
    #expect(stage.screen.row(of: "Second") == 3)
    stage.turn { bar.setItems([one], animated: false) }
    #expect(stage.screen.row(of: "First") == 3 && stage.screen.row(of: "Second") == nil)
    #expect(bar.topItem === one && bar.backItem == nil)
  }
}

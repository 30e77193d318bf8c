import Testing
import UIKitNames

/// Probes of the life of view controllers, and of containers that an app writes itself.
@Suite struct LifeScenarioProbes {
  /// A controller that logs its parents as well.
  final class Child: ProbeController {
    override func willMove(toParent parent: UIViewController?) {
      super.willMove(toParent: parent)
      add("willMove \(parent != nil)")
    }
    override func didMove(toParent parent: UIViewController?) {
      super.didMove(toParent: parent)
      add("didMove \(parent != nil)")
    }
  }

  /// A container that passes on no appearance by itself.
  final class Manual: UIViewController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  }

  /// A controller that makes its own view.
  final class Made: UIViewController {
    let made = UIView()
    let log = ProbeLog()
    override func loadView() {
      log.add("loadView")
      view = made
    }
    override func viewDidLoad() {
      super.viewDidLoad()
      log.add("didLoad \(view === made)")
    }
  }

  /// A controller that logs whether its view is in a window at each step.
  final class Placed: UIViewController {
    let log = ProbeLog()
    override func viewDidLoad() {
      super.viewDidLoad()
      log.add("load \(view.window != nil)")
    }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      log.add("will")
    }
    override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      log.add("is \(view.window != nil)")
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      log.add("did \(view.window != nil)")
    }
  }

  /// A controller that logs when it is laid out.
  final class Laid: UIViewController {
    let log = ProbeLog()
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      log.add("willAppear")
    }
    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      log.add("willLayout")
    }
    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      log.add("didLayout")
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      log.add("didAppear")
    }
  }

  /// A controller that logs the editing mode.
  final class Editable: UIViewController {
    let log = ProbeLog()
    override func setEditing(_ editing: Bool, animated: Bool) {
      super.setEditing(editing, animated: animated)
      log.add("editing \(editing) \(animated)")
    }
  }

  /// A container that hears of the sizes that its children prefer.
  final class Sized: UIViewController {
    let log = ProbeLog()
    override func preferredContentSizeDidChange(
      forChildContentContainer container: any UIContentContainer
    ) {
      super.preferredContentSizeDidChange(forChildContentContainer: container)
      log.add("size \(container.preferredContentSize.width)")
    }
  }

  /// A controller that logs whether it moves to or from its parent.
  final class Moving: UIViewController {
    let log = ProbeLog()
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      log.add("appear \(isMovingToParent)")
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      log.add("disappear \(isMovingFromParent)")
    }
  }

  private static func screen() -> (Screen, UIViewController) {
    let root = UIViewController()
    let screen = Screen(root: root)
    screen.settle()
    return (screen, root)
  }

  private static func embed(_ child: UIViewController, in parent: UIViewController) {
    parent.addChild(child)
    child.view.frame = parent.view.bounds
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  /// UIViewController `isViewLoaded`, `viewIfLoaded` and `loadViewIfNeeded()`: only the use of
  /// `view` and the explicit call load it.
  @Test func `asking whether the view is loaded does not load it`() {
    let log = ProbeLog()
    let controller = ProbeController("a", log)
    #expect(!controller.isViewLoaded && controller.viewIfLoaded == nil)
    #expect(log.take() == [])
    controller.loadViewIfNeeded()
    #expect(controller.isViewLoaded && controller.viewIfLoaded === controller.view)
    controller.loadViewIfNeeded()
    #expect(log.take() == ["a load"])
  }

  /// UIViewController `loadView()`: an override assigns the view, and `viewDidLoad()` comes after
  /// it.
  @Test func `a controller that makes its view has it when it has loaded`() {
    let controller = Made()
    #expect(controller.log.take() == [])
    #expect(controller.view === controller.made)
    #expect(controller.log.take() == ["loadView", "didLoad true"])
    #expect(controller.view === controller.made)
    #expect(controller.log.take() == [])
  }

  /// UIViewController `viewIsAppearing(_:)`: called after `viewWillAppear(_:)`, when the view is in
  /// the hierarchy, and before `viewDidAppear(_:)` (WWDC 2023, What's new in UIKit).
  @Test func `a view is in the window when it is appearing`() {
    let root = UIViewController()
    let stack = UINavigationController(rootViewController: root)
    let screen = Screen(root: stack)
    screen.settle()
    let placed = Placed()
    screen.turn { stack.pushViewController(placed, animated: true) }
    screen.settle()
    #expect(placed.log.take() == ["load false", "will", "is true", "did true"])
  }

  /// UIViewController: the layout comes after `viewWillAppear(_:)` and before `viewDidAppear(_:)`,
  /// with `viewWillLayoutSubviews()` before `viewDidLayoutSubviews()`.
  @Test func `the first layout comes between the two calls of appearance`() {
    let laid = Laid()
    let screen = Screen(root: laid)
    screen.settle()
    let calls = laid.log.take()
    #expect(calls.first == "willAppear")
    guard let before = calls.firstIndex(of: "willLayout"),
      let after = calls.firstIndex(of: "didLayout"),
      let appeared = calls.firstIndex(of: "didAppear")
    else {
      Issue.record("There was no layout: \(calls)")
      return
    }
    #expect(before < after && after < appeared)
  }

  /// UIViewController `addChild(_:)` calls `willMove(toParent:)` alone; `removeFromParent()` calls
  /// `didMove(toParent:)` with nil alone. The container calls the other two.
  @Test func `a container itself calls the second half of a move`() {
    let log = ProbeLog()
    let (parent, child) = (UIViewController(), Child("c", log))
    parent.addChild(child)
    #expect(child.parent === parent && parent.children.count == 1)
    #expect(log.take() == ["c willMove true"])
    child.didMove(toParent: parent)
    #expect(log.take() == ["c didMove true"])
    child.willMove(toParent: nil)
    #expect(child.parent === parent)
    #expect(log.take() == ["c willMove false"])
    child.removeFromParent()
    #expect(child.parent == nil && parent.children.isEmpty)
    #expect(log.take() == ["c didMove false"])
  }

  /// UIViewController `addChild(_:)`: a child of another container is removed from that one first.
  @Test func `a child that is added elsewhere leaves its old parent`() {
    let (first, second, child) = (UIViewController(), UIViewController(), UIViewController())
    first.addChild(child)
    second.addChild(child)
    #expect(first.children.isEmpty && child.parent === second)
    #expect(second.children.count == 1 && second.children.first === child)
  }

  /// View Controller Programming Guide, Implementing a Container View Controller: the steps that
  /// add a child and remove it again, in a parent that is on the screen.
  @Test func `a child that comes and goes appears and disappears`() {
    let (screen, root) = Self.screen()
    let log = ProbeLog()
    let child = Child("c", log)
    screen.turn { Self.embed(child, in: root) }
    screen.settle()
    let arrival = log.take()
    #expect(arrival.filter { $0.contains("ppear") } == ["c willAppear", "c didAppear"])
    #expect(arrival.filter { $0.contains("Move") } == ["c willMove true", "c didMove true"])
    #expect(child.view.window != nil)
    screen.turn {
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    screen.settle()
    let departure = log.take()
    #expect(departure.filter { $0.contains("ppear") } == ["c willDisappear", "c didDisappear"])
    #expect(departure.filter { $0.contains("Move") } == ["c willMove false", "c didMove false"])
    #expect(child.view.window == nil)
  }

  /// UIViewController `shouldAutomaticallyForwardAppearanceMethods`,
  /// `beginAppearanceTransition(_:animated:)` and `endAppearanceTransition()`: a container that
  /// forwards nothing calls these itself.
  @Test func `a container that forwards nothing tells its child itself`() {
    let parent = Manual()
    let log = ProbeLog()
    let child = Child("c", log)
    parent.loadViewIfNeeded()
    Self.embed(child, in: parent)
    let screen = Screen(root: parent)
    screen.settle()
    #expect(log.take().filter { $0.contains("ppear") } == [])
    screen.turn { child.beginAppearanceTransition(true, animated: false) }
    #expect(log.take() == ["c willAppear"])
    screen.turn { child.endAppearanceTransition() }
    #expect(log.take() == ["c didAppear"])
    screen.turn {
      child.beginAppearanceTransition(false, animated: false)
      child.endAppearanceTransition()
    }
    #expect(log.take() == ["c willDisappear", "c didDisappear"])
  }

  /// UIViewController `transition(from:to:duration:options:animations:completion:)`: adds the
  /// second view, performs the animations and removes the first view. Both controllers are
  /// children.
  @Test func `a container swaps two children with a transition`() {
    let (screen, root) = Self.screen()
    let log = ProbeLog()
    let (old, new) = (Child("old", log), Child("new", log))
    screen.turn { Self.embed(old, in: root) }
    screen.settle()
    _ = log.take()
    screen.turn {
      old.willMove(toParent: nil)
      root.addChild(new)
      new.view.frame = root.view.bounds
      root.transition(
        from: old, to: new, duration: 0.25, options: [.transitionCrossDissolve], animations: nil
      ) { finished in
        old.removeFromParent()
        new.didMove(toParent: root)
        log.add("done \(finished)")
      }
    }
    #expect(new.view.superview === root.view)
    screen.settle()
    let calls = log.take()
    #expect(
      calls.filter { $0.hasPrefix("new") && $0.contains("ppear") }
        == ["new willAppear", "new didAppear"])
    #expect(
      calls.filter { $0.hasPrefix("old") && $0.contains("ppear") }
        == ["old willDisappear", "old didDisappear"])
    #expect(calls.filter { $0.hasPrefix("done") } == ["done true"])
    #expect(old.view.superview == nil && new.view.window != nil)
    #expect(root.children.count == 1 && root.children.first === new)
  }

  /// UIViewController `isMovingToParent` and `isMovingFromParent`: true for a push and a pop, and
  /// false when another controller covers this one or goes away from above it.
  @Test func `a controller knows a push and a pop from being covered`() {
    let stack = UINavigationController(rootViewController: UIViewController())
    let screen = Screen(root: stack)
    screen.settle()
    let moving = Moving()
    screen.turn { stack.pushViewController(moving, animated: true) }
    screen.settle()
    #expect(moving.log.take() == ["appear true"])
    screen.turn { stack.pushViewController(UIViewController(), animated: true) }
    screen.settle()
    #expect(moving.log.take() == ["disappear false"])
    screen.turn { _ = stack.popViewController(animated: true) }
    screen.settle()
    #expect(moving.log.take() == ["appear false"])
    screen.turn { _ = stack.popViewController(animated: true) }
    screen.settle()
    #expect(moving.log.take() == ["disappear true"])
  }

  /// UIViewController `title`: also sets the titles of the navigation item and of the tab bar item;
  /// the title of the navigation item alone does not change it.
  @Test func `the title of a controller reaches its items`() {
    let controller = UIViewController()
    #expect(controller.title == nil)
    controller.title = "Letters"
    #expect(controller.navigationItem.title == "Letters")
    #expect(controller.tabBarItem.title == "Letters")
    controller.navigationItem.title = "Inbox"
    #expect(controller.title == "Letters" && controller.tabBarItem.title == "Letters")
  }

  /// UIViewController `isEditing`, `setEditing(_:animated:)` and `editButtonItem`: one button for
  /// each controller, and the property calls the method without animation.
  @Test func `the editing mode is set by the property and by the method`() {
    let controller = Editable()
    #expect(!controller.isEditing)
    let button = controller.editButtonItem
    #expect(button === controller.editButtonItem)
    controller.isEditing = true
    #expect(controller.log.take() == ["editing true false"])
    #expect(controller.isEditing)
    controller.setEditing(false, animated: true)
    #expect(controller.log.take() == ["editing false true"])
    #expect(!controller.isEditing)
  }

  /// UIContentContainer `preferredContentSizeDidChange(forChildContentContainer:)`: the parent
  /// hears of a child's new preferred size.
  @Test func `a parent hears of the size that its child prefers`() {
    let (parent, child) = (Sized(), UIViewController())
    let screen = Screen(root: parent)
    screen.settle()
    screen.turn { Self.embed(child, in: parent) }
    screen.settle()
    _ = parent.log.take()
    screen.turn { child.preferredContentSize = CGSize(width: 12, height: 4) }
    screen.settle()
    #expect(parent.log.take() == ["size 12.0"])
    #expect(child.preferredContentSize == CGSize(width: 12, height: 4))
  }

  /// UIViewController `navigationController`, `tabBarController`: the nearest ancestor, also
  /// through containers of the app in between.
  @Test func `a grandchild finds the stack and the tabs around it`() {
    let (middle, inner) = (UIViewController(), UIViewController())
    middle.addChild(inner)
    let stack = UINavigationController(rootViewController: middle)
    let tabs = UITabBarController()
    tabs.viewControllers = [stack]
    #expect(inner.navigationController === stack && inner.tabBarController === tabs)
    #expect(stack.tabBarController === tabs && stack.navigationController == nil)
    #expect(tabs.tabBarController == nil && inner.splitViewController == nil)
    inner.removeFromParent()
    #expect(inner.navigationController == nil && inner.tabBarController == nil)
  }
}

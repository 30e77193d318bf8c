import Testing
import UIKitNames

/// Probes of view controllers: how their view loads, what they see in their callbacks,
/// titles.
@Suite struct ControllerMemberProbes {
  final class Loading: UIViewController {
    let log = ProbeLog()
    override func loadView() {
      log.add("loadView \(isViewLoaded)")
      super.loadView()
    }
    override func viewDidLoad() {
      super.viewDidLoad()
      log.add("didLoad \(isViewLoaded)")
    }
  }

  private static func stack() -> (Screen, UINavigationController, UIViewController) {
    let root = UIViewController()
    let stack = UINavigationController(rootViewController: root)
    let screen = Screen(root: stack)
    screen.settle()
    return (screen, stack, root)
  }

  /// UIViewController `viewIfLoaded`: the view, or nil if it is not loaded yet; it loads nothing.
  @Test func `viewIfLoaded is nil before the view loads and loads nothing`() {
    let controller = Loading()
    #expect(controller.viewIfLoaded == nil && !controller.isViewLoaded)
    #expect(controller.log.take() == [])
    let view: UIView? = controller.view
    #expect(controller.viewIfLoaded === view && view != nil)
  }

  /// UIViewController `isViewLoaded`: true while the view is in memory, so in `viewDidLoad()` and
  /// not at the begin of `loadView()`.
  @Test func `the view is not loaded in loadView and loaded in viewDidLoad`() {
    let controller = Loading()
    controller.loadViewIfNeeded()
    #expect(controller.log.take() == ["loadView false", "didLoad true"])
  }

  /// UIViewController `view`: read while nil, it calls `loadView()`; so a view set to nil loads
  /// again.
  @Test func `a view set to nil is loaded again`() {
    let controller = Loading()
    controller.loadViewIfNeeded()
    let first: UIView? = controller.view
    _ = controller.log.take()
    controller.view = nil
    #expect(!controller.isViewLoaded && controller.viewIfLoaded == nil)
    let second: UIView? = controller.view
    #expect(second != nil && second !== first)
    #expect(controller.log.take() == ["loadView false", "didLoad true"])
  }

  /// UIViewController `view`: `loadView()` is called if the view is nil, so an assigned view is
  /// kept.
  @Test func `a view assigned before it is read is not loaded`() {
    let controller = Loading()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 7, height: 3))
    controller.view = view
    #expect(controller.isViewLoaded && controller.view === view)
    #expect(!controller.log.take().contains { $0.hasPrefix("loadView") })
    #expect(view.next === controller)
  }

  /// UIViewController `title`: setting it sets the titles of the navigation item and of the tab
  /// bar item, also when they had their own ("whichever is set last wins", Little Potato
  /// Software, "Under the hood with UITabController").
  @Test func `a title set last replaces the titles of the items`() {
    let controller = UIViewController()
    controller.title = "First"
    controller.navigationItem.title = "Bar"
    controller.tabBarItem.title = "Tab"
    #expect(controller.title == "First")
    controller.title = "Last"
    #expect(controller.navigationItem.title == "Last" && controller.tabBarItem.title == "Last")
  }

  /// UIViewController `editButtonItem`: one item, whose title follows the editing.
  @Test func `the edit button is always the same item`() {
    let controller = UIViewController()
    let item = controller.editButtonItem
    controller.setEditing(true, animated: false)
    #expect(controller.editButtonItem === item)
    controller.setEditing(false, animated: true)
    #expect(controller.editButtonItem === item)
  }

  final class Windows: UIViewController {
    let log = ProbeLog()
    var sizes: [CGSize] = []
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      log.add("willAppear \(view.window != nil)")
    }
    override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      sizes.append(view.bounds.size)
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      log.add("didAppear \(view.window != nil)")
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      log.add("willDisappear \(view.window != nil)")
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      log.add("didDisappear \(view.window != nil)")
    }
  }

  /// WWDC 2023 "What's new in UIKit": in `viewWillAppear(_:)` the view is not in the hierarchy
  /// yet.
  @Test(arguments: [false, true])
  func `a pushed controller has no window yet when it will appear`(animated: Bool) {
    let (screen, stack, _) = Self.stack()
    let pushed = Windows()
    screen.turn { stack.pushViewController(pushed, animated: animated) }
    screen.settle()
    #expect(pushed.log.take() == ["willAppear false", "didAppear true"])
  }

  /// UIViewController `viewWillDisappear(_:)`: the view is about to be removed;
  /// `viewDidDisappear(_:)`: it was removed from the hierarchy.
  @Test(arguments: [false, true])
  func `a popped controller has no window any more when it did disappear`(animated: Bool) {
    let (screen, stack, _) = Self.stack()
    let pushed = Windows()
    screen.turn { stack.pushViewController(pushed, animated: false) }
    screen.settle()
    _ = pushed.log.take()
    screen.turn { stack.popViewController(animated: animated) }
    screen.settle()
    #expect(pushed.log.take() == ["willDisappear true", "didDisappear false"])
  }

  /// UIViewController `viewIsAppearing(_:)`: the view has its size by then (WWDC 2023 "What's new
  /// in UIKit").
  @Test func `a pushed controller has its size when it is appearing`() {
    let (screen, stack, _) = Self.stack()
    let pushed = Windows()
    screen.turn { stack.pushViewController(pushed, animated: true) }
    screen.settle()
    #expect(pushed.sizes == [pushed.view.bounds.size])
    #expect(pushed.view.bounds.width > 0 && pushed.view.bounds.height > 0)
  }

  /// UIResponder `next`: a view's next responder is its controller only while there is one; a view
  /// does not keep its controller.
  @Test func `a view kept beyond its controller has no next responder`() {
    var controller: UIViewController? = UIViewController()
    weak var kept: UIViewController?
    kept = controller
    let view: UIView? = controller?.view
    #expect(view?.next === kept && kept != nil)
    controller = nil
    #expect(kept == nil)
    #expect(view?.next == nil)
  }

  final class Flags: UIViewController {
    let log = ProbeLog()
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      log.add("willAppear \(animated)")
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      log.add("didAppear \(animated)")
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      log.add("willDisappear \(animated)")
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      log.add("didDisappear \(animated)")
    }
  }

  /// UIViewController `viewWillAppear(_:)` and siblings: `animated` tells whether the change is
  /// animated.
  @Test(arguments: [false, true])
  func `a controller hears whether its push and pop are animated`(animated: Bool) {
    let (screen, stack, _) = Self.stack()
    let pushed = Flags()
    screen.turn { stack.pushViewController(pushed, animated: animated) }
    screen.settle()
    #expect(pushed.log.take() == ["willAppear \(animated)", "didAppear \(animated)"])
    screen.turn { stack.popViewController(animated: animated) }
    screen.settle()
    #expect(pushed.log.take() == ["willDisappear \(animated)", "didDisappear \(animated)"])
  }

  /// UIViewController `addChild(_:)` makes the relation only; views load when they are read.
  @Test func `adding a child loads neither view`() {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    #expect(child.parent === parent)
    #expect(!parent.isViewLoaded && !child.isViewLoaded)
    child.didMove(toParent: parent)
    child.willMove(toParent: nil)
    child.removeFromParent()
    #expect(!parent.isViewLoaded && !child.isViewLoaded)
  }

  final class Layouts: UIViewController {
    let log = ProbeLog()
    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      log.add("will")
    }
    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      log.add("did")
    }
  }

  /// UIView `layoutIfNeeded()` lays out a view outside a window too, and its controller hears of
  /// it (the way unit tests of controllers lay out their views).
  @Test func `a view outside the window lays out on request`() {
    let controller = Layouts()
    controller.loadViewIfNeeded()
    controller.view.frame = CGRect(x: 0, y: 0, width: 30, height: 10)
    controller.view.layoutIfNeeded()
    _ = controller.log.take()
    controller.view.setNeedsLayout()
    controller.view.layoutIfNeeded()
    #expect(controller.log.take() == ["will", "did"])
    controller.view.layoutIfNeeded()
    #expect(controller.log.take() == [])
  }

  /// UIViewController `parent`: nil for a presented controller, whose relation is to its
  /// presenter.
  @Test func `a presented controller has no parent`() {
    let (screen, stack, root) = Self.stack()
    let modal = UIViewController()
    screen.turn { root.present(modal, animated: true) }
    screen.settle()
    #expect(modal.parent == nil && modal.presentingViewController === stack)
    #expect(!stack.children.contains { $0 === modal } && stack.children.count == 1)
  }

  final class Titled: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Set while loading"
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Send", style: .plain, target: nil, action: nil)
    }
  }

  /// UIViewController: the usual place for the title and the bar items is `viewDidLoad()`.
  @Test(arguments: [false, true])
  func `a title and an item set in viewDidLoad show in the bar`(animated: Bool) {
    let (screen, stack, _) = Self.stack()
    screen.turn { stack.pushViewController(Titled(), animated: animated) }
    screen.settle()
    #expect(screen.row(of: "Set while loading") != nil && screen.row(of: "Send") != nil)
  }
}

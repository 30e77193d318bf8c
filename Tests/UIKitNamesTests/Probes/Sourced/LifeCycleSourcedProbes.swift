import Testing
import UIKitNames

/// Probes of the life cycle of view controllers.
@Suite struct LifeCycleSourcedProbes {
  /// A controller that logs the calls from the loading to the end, also those of layout.
  final class Tracker: ProbeController {
    var sizes: [String: CGSize] = [:]
    var hasWindow: [String: Bool] = [:]
    private func note(_ call: String) {
      sizes[call] = view.bounds.size
      hasWindow[call] = view.window != nil
    }
    override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      add("isAppearing")
      note("isAppearing")
    }
    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      add("didLayout")
      note("didLayout")
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      note("didAppear")
    }
  }

  /// A controller that logs its flags within the calls of appearance.
  final class Flags: UIViewController {
    let log = ProbeLog()
    private func note(_ call: String) {
      var words = [call]
      if isMovingToParent { words.append("toParent") }
      if isMovingFromParent { words.append("fromParent") }
      if isBeingPresented { words.append("presented") }
      if isBeingDismissed { words.append("dismissed") }
      log.add(words.joined(separator: " "))
    }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      note("willAppear")
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      note("didAppear")
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      note("willDisappear")
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      note("didDisappear")
    }
  }

  final class Canvas: UIView {}

  final class Custom: UIViewController {
    var loads = 0
    override func loadView() { view = Canvas() }
    override func viewDidLoad() {
      super.viewDidLoad()
      loads += 1
    }
  }

  final class Sized: UIViewController {
    var sizes: [CGSize] = []
    var oldSizes: [CGSize] = []
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      sizes.append(size)
      oldSizes.append(view.bounds.size)
    }
  }

  final class Box {
    weak var controller: UIViewController?
  }

  /// UIViewController `isViewLoaded`, `viewIfLoaded`, `loadViewIfNeeded()`: the view is loaded
  /// when it is first needed, `viewDidLoad()` follows once, and asking whether it is loaded does
  /// not load it.
  @Test func `a view is loaded once and only when it is needed`() {
    let log = ProbeLog()
    let other = ProbeController("b", log)
    let screen = Screen(root: UIViewController())
    screen.settle()
    #expect(!other.isViewLoaded && other.viewIfLoaded == nil && log.take() == [])
    screen.turn { other.loadViewIfNeeded() }
    #expect(other.isViewLoaded && other.viewIfLoaded === other.view && log.take() == ["b load"])
    screen.turn { other.loadViewIfNeeded() }
    _ = other.view
    #expect(log.take() == [])
  }

  /// UIViewController `viewIsAppearing(_:)`: after `viewWillAppear(_:)`, when the view is in the
  /// hierarchy with accurate geometry, and before `viewDidLayoutSubviews()` and `viewDidAppear(_:)`
  /// (WWDC23, "What's new in UIKit").
  @Test func `the view is appearing between will appear and did appear`() {
    let log = ProbeLog()
    let root = Tracker("a", log)
    let screen = Screen(root: root)
    screen.settle()
    let calls = log.take()
    #expect(calls.first == "a load" && calls.dropFirst().first == "a willAppear")
    let appearing = calls.firstIndex(of: "a isAppearing")
    let layout = calls.firstIndex(of: "a didLayout")
    let end = calls.firstIndex(of: "a didAppear")
    #expect(appearing == 2)
    #expect((appearing ?? 9) < (layout ?? 0) && (layout ?? 9) < (end ?? 0))
    #expect(root.hasWindow["isAppearing"] == true && root.hasWindow["didAppear"] == true)
    #expect(root.sizes["isAppearing"] == CGSize(width: 40, height: 24))
    #expect(calls.filter { $0 == "a isAppearing" }.count == 1)
  }

  /// UIViewController `viewIsAppearing(_:)`: called once each time the view appears, so again
  /// after a pop, while `viewDidLoad()` is not called again.
  @Test func `a view appears again without being loaded again`() {
    let log = ProbeLog()
    let root = Tracker("a", log)
    let stack = UINavigationController(rootViewController: root)
    let screen = Screen(root: stack)
    screen.settle()
    screen.turn { stack.pushViewController(UIViewController(), animated: true) }
    screen.settle()
    _ = log.take()
    screen.turn { stack.popViewController(animated: true) }
    screen.settle()
    let calls = log.take().filter { $0 != "a didLayout" }
    #expect(calls == ["a willAppear", "a isAppearing", "a didAppear"])
  }

  /// UIViewController `loadView()`: a controller that makes its views itself assigns the root view
  /// and does not call super; that view is used, and fills the window.
  @Test func `a controller makes its own view`() {
    let root = Custom()
    let screen = Screen(root: root)
    screen.settle()
    #expect(root.view is Canvas && root.loads == 1)
    #expect(root.view.frame == CGRect(x: 0, y: 0, width: 40, height: 24))
    #expect(root.view.window === screen.application.window && root.view.next === root)
  }

  /// UIViewController `title`: setting it updates the titles of the navigation item and of the tab
  /// bar item.
  @Test func `a title goes to the items of the bars`() {
    let root = UIViewController()
    root.title = "Mail"
    #expect(root.navigationItem.title == "Mail" && root.tabBarItem.title == "Mail")
    root.title = "Post"
    #expect(root.navigationItem.title == "Post" && root.tabBarItem.title == "Post")
    root.navigationItem.title = "Inbox"
    #expect(root.title == "Post" && root.tabBarItem.title == "Post")
  }

  /// UIViewController `isMovingToParent` and `isMovingFromParent`: true within the calls of
  /// appearance when the controller is pushed or popped, and false when another one covers or
  /// uncovers it.
  @Test func `a pushed controller moves to its parent and from it`() {
    let (root, top) = (UIViewController(), Flags())
    let stack = UINavigationController(rootViewController: root)
    let screen = Screen(root: stack)
    screen.settle()
    screen.turn { stack.pushViewController(top, animated: true) }
    screen.settle()
    #expect(top.log.take() == ["willAppear toParent", "didAppear toParent"])
    #expect(!top.isMovingToParent)
    screen.turn { stack.pushViewController(UIViewController(), animated: true) }
    screen.settle()
    #expect(top.log.take() == ["willDisappear", "didDisappear"])
    screen.turn { stack.popViewController(animated: true) }
    screen.settle()
    #expect(top.log.take() == ["willAppear", "didAppear"])
    screen.turn { stack.popViewController(animated: true) }
    screen.settle()
    #expect(top.log.take() == ["willDisappear fromParent", "didDisappear fromParent"])
    #expect(!top.isMovingFromParent && top.parent == nil)
  }

  /// UIViewController `isBeingPresented` and `isBeingDismissed`: true only from within the calls of
  /// appearance when the controller is presented and dismissed.
  @Test func `a presented controller knows why it appears`() {
    let (root, front) = (UIViewController(), Flags())
    let screen = Screen(root: root)
    screen.settle()
    front.modalPresentationStyle = .fullScreen
    screen.turn { root.present(front, animated: true) }
    screen.settle()
    #expect(front.log.take() == ["willAppear presented", "didAppear presented"])
    #expect(!front.isBeingPresented)
    screen.turn { root.dismiss(animated: true) }
    screen.settle()
    #expect(front.log.take() == ["willDisappear dismissed", "didDisappear dismissed"])
    #expect(!front.isBeingDismissed && front.presentingViewController == nil)
  }

  /// UIViewController `setEditing(_:animated:)`, `isEditing`, `editButtonItem`: not editing at
  /// first; the method sets the property; the item is the same each time.
  @Test func `a controller starts and stops editing`() {
    final class Editor: UIViewController {
      let log = ProbeLog()
      override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        log.add("\(editing) \(isEditing)")
      }
    }
    let root = Editor()
    let screen = Screen(root: UINavigationController(rootViewController: root))
    screen.settle()
    #expect(!root.isEditing && root.editButtonItem === root.editButtonItem)
    screen.turn { root.setEditing(true, animated: false) }
    #expect(root.log.take() == ["true true"])
    screen.turn { root.setEditing(false, animated: true) }
    #expect(root.log.take() == ["false false"] && !root.isEditing)
  }

  /// UIContentContainer `viewWillTransition(to:with:)`: called with the new size before the view
  /// changes; UIViewController's own implementation forwards it to the children.
  @Test func `a change of the size is reported before it happens`() {
    let (root, child) = (Sized(), Sized())
    let screen = Screen(root: root)
    screen.settle()
    screen.turn {
      root.addChild(child)
      child.view.frame = root.view.bounds
      child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
    }
    screen.settle()
    screen.simulator.perform(.resize(columns: 60, rows: 21))
    screen.settle()
    #expect(root.sizes == [CGSize(width: 60, height: 20)])
    #expect(root.oldSizes == [CGSize(width: 40, height: 24)])
    #expect(child.sizes.count == 1 && child.view.bounds.size == CGSize(width: 60, height: 20))
    #expect(root.view.bounds.size == CGSize(width: 60, height: 20))
  }

  /// UINavigationController (View Controller Programming Guide): a controller that is popped is
  /// removed from the stack and goes away unless something else holds it.
  @Test func `a popped controller goes away`() {
    let box = Box()
    let stack = UINavigationController(rootViewController: UIViewController())
    let screen = Screen(root: stack)
    screen.settle()
    screen.turn {
      let next = UIViewController()
      box.controller = next
      stack.pushViewController(next, animated: true)
    }
    screen.settle()
    #expect(box.controller != nil && stack.topViewController === box.controller)
    screen.turn { stack.popViewController(animated: true) }
    screen.settle()
    #expect(box.controller == nil && stack.viewControllers.count == 1)
  }
}

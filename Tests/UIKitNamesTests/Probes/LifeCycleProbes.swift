import Testing
import UIKitNames

/// Probes of the life cycle of controllers.
@Suite struct LifeCycleProbes {
  /// UIViewController: `view`, `isViewLoaded`, `viewIfLoaded`: the view loads when it is read first.
  @Test func `the view loads when it is first read`() {
    let log = ProbeLog()
    let controller = ProbeController("a", log)
    #expect(!controller.isViewLoaded && controller.viewIfLoaded == nil)
    #expect(log.take() == [])
    _ = controller.view
    #expect(controller.isViewLoaded && controller.viewIfLoaded === controller.view)
    _ = controller.view
    #expect(log.take() == ["a load"])
  }

  /// UIViewController: `loadViewIfNeeded()`.
  @Test func `loadViewIfNeeded loads once`() {
    let log = ProbeLog()
    let controller = ProbeController("a", log)
    controller.loadViewIfNeeded()
    controller.loadViewIfNeeded()
    #expect(log.take() == ["a load"])
  }

  /// UIViewController: `loadView()` makes the view, `viewDidLoad()` follows.
  @Test func `loadView comes before viewDidLoad`() {
    final class Making: UIViewController {
      var calls: [String] = []
      override func loadView() {
        view = UILabel()
        calls.append("loadView \(isViewLoaded)")
      }
      override func viewDidLoad() {
        super.viewDidLoad()
        calls.append("viewDidLoad")
      }
    }
    let controller = Making()
    #expect(controller.view is UILabel)
    #expect(controller.calls == ["loadView true", "viewDidLoad"])
  }

  final class Appearing: UIViewController {
    let log = ProbeLog()
    override func viewDidLoad() { log.add("didLoad \(view.window != nil)") }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      log.add("willAppear")
    }
    override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      log.add("isAppearing \(view.window != nil)")
    }
    override func viewWillLayoutSubviews() { log.add("willLayout") }
    override func viewDidLayoutSubviews() { log.add("didLayout") }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      log.add("didAppear")
    }
  }

  /// UIViewController: the table of callbacks at `viewIsAppearing(_:)`.
  @Test func `the root of a window appears in the documented order`() {
    let controller = Appearing()
    let screen = Screen(root: controller)
    screen.settle()
    #expect(
      controller.log.take() == [
        "didLoad false", "willAppear", "isAppearing true", "willLayout", "didLayout", "didAppear",
      ])
  }

  /// UIViewController: `viewWillLayoutSubviews()` after the view's `setNeedsLayout()`.
  @Test func `a view that needs layout makes its controller lay out`() {
    let controller = Appearing()
    let screen = Screen(root: controller)
    screen.settle()
    _ = controller.log.take()
    screen.turn {
      controller.view.setNeedsLayout()
      #expect(controller.log.calls == [])
      controller.view.layoutIfNeeded()
      #expect(controller.log.take() == ["willLayout", "didLayout"])
      controller.view.layoutIfNeeded()
      #expect(controller.log.take() == [])
    }
  }

  final class Moving: UIViewController {
    var calls: [String] = []
    override func willMove(toParent parent: UIViewController?) {
      super.willMove(toParent: parent)
      calls.append("willMove \(parent == nil ? "nil" : "parent")")
    }
    override func didMove(toParent parent: UIViewController?) {
      super.didMove(toParent: parent)
      calls.append("didMove \(parent == nil ? "nil" : "parent")")
    }
  }

  /// UIViewController: `addChild(_:)` calls `willMove(toParent:)`, and not `didMove(toParent:)`.
  @Test func `addChild calls willMove only`() {
    let parent = UIViewController()
    let child = Moving()
    parent.addChild(child)
    #expect(child.calls == ["willMove parent"] && child.parent === parent)
    #expect(parent.children == [child])
  }

  /// UIViewController: `removeFromParent()` calls `didMove(toParent:)` with nil, and not `willMove`.
  @Test func `removeFromParent calls didMove with nil only`() {
    let parent = UIViewController()
    let child = Moving()
    parent.addChild(child)
    child.calls = []
    child.removeFromParent()
    #expect(child.calls == ["didMove nil"] && child.parent == nil && parent.children.isEmpty)
  }

  /// UIViewController: `addChild(_:)` removes the child from its former container.
  @Test func `a child added elsewhere leaves its former parent`() {
    let (first, second, child) = (UIViewController(), UIViewController(), UIViewController())
    first.addChild(child)
    second.addChild(child)
    #expect(first.children.isEmpty && second.children == [child] && child.parent === second)
  }

  /// UIViewController: "Implementing a container view controller": a child's view in a visible
  /// parent appears.
  @Test func `a child whose view comes to a visible view appears, and disappears with it`() {
    let log = ProbeLog()
    let parent = UIViewController()
    let screen = Screen(root: parent)
    screen.settle()
    let child = ProbeController("c", log)
    screen.turn {
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }
    screen.settle()
    #expect(log.take() == ["c load", "c willAppear", "c didAppear"])
    screen.turn {
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    screen.settle()
    #expect(log.take() == ["c willDisappear", "c didDisappear"])
  }

  final class Manual: UIViewController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  }

  /// UIViewController: `shouldAutomaticallyForwardAppearanceMethods`,
  /// `beginAppearanceTransition(_:animated:)`, `endAppearanceTransition()`.
  @Test func `a container that forwards appearance itself decides when`() {
    let log = ProbeLog()
    let parent = Manual()
    let screen = Screen(root: parent)
    screen.settle()
    let child = ProbeController("c", log)
    screen.turn {
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }
    screen.settle()
    #expect(log.take() == ["c load"])
    screen.turn { child.beginAppearanceTransition(true, animated: false) }
    #expect(log.take() == ["c willAppear"])
    screen.turn { child.endAppearanceTransition() }
    #expect(log.take() == ["c didAppear"])
    screen.turn { child.beginAppearanceTransition(false, animated: false) }
    #expect(log.take() == ["c willDisappear"])
    screen.turn { child.endAppearanceTransition() }
    #expect(log.take() == ["c didDisappear"])
  }

  /// UIViewController: `transition(from:to:duration:options:animations:completion:)` exchanges the
  /// views of two children.
  @Test func `a transition between children exchanges their views`() {
    let parent = UIViewController()
    let screen = Screen(root: parent)
    screen.settle()
    let (one, two) = (UIViewController(), UIViewController())
    var finished: [Bool] = []
    screen.turn {
      for child in [one, two] { parent.addChild(child) }
      parent.view.addSubview(one.view)
      parent.transition(from: one, to: two, duration: 0.2, options: [], animations: nil) {
        finished.append($0)
      }
      #expect(two.view.superview === parent.view)
    }
    screen.settle()
    #expect(finished == [true] && one.view.superview == nil && two.view.superview === parent.view)
  }

  /// UIViewController: `navigationController` is the nearest ancestor of that class.
  @Test func `a grandchild finds its navigation controller`() {
    let (middle, leaf) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: middle)
    middle.addChild(leaf)
    #expect(leaf.navigationController === navigation && middle.navigationController === navigation)
    #expect(navigation.navigationController == nil && leaf.tabBarController == nil)
  }

  /// UIViewController: `title` is also the title of `navigationItem` and `tabBarItem`.
  @Test func `a title is that of the items too`() {
    let controller = UIViewController()
    controller.title = "Books"
    #expect(controller.navigationItem.title == "Books" && controller.tabBarItem.title == "Books")
    controller.navigationItem.title = "Other"
    #expect(controller.title == "Books")
  }

  /// UIViewController: documented defaults.
  @Test func `a new controller has the documented defaults`() {
    let controller = UIViewController()
    #expect(controller.title == nil && controller.parent == nil && controller.children.isEmpty)
    #expect(controller.modalTransitionStyle == .coverVertical && !controller.isModalInPresentation)
    #expect(!controller.definesPresentationContext && !controller.isEditing)
    #expect(!controller.providesPresentationContextTransitionStyle)
    #expect(controller.presentedViewController == nil && controller.presentingViewController == nil)
    #expect(controller.preferredContentSize == .zero && !controller.hidesBottomBarWhenPushed)
    #expect(controller.shouldAutomaticallyForwardAppearanceMethods)
  }

  /// UIViewController: `setEditing(_:animated:)`, `isEditing`, `editButtonItem`.
  @Test func `setting isEditing calls setEditing without animation`() {
    final class Editing: UIViewController {
      var calls: [String] = []
      override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        calls.append("\(editing) \(animated)")
      }
    }
    let controller = Editing()
    controller.isEditing = true
    #expect(controller.isEditing && controller.calls == ["true false"])
    controller.setEditing(false, animated: true)
    #expect(!controller.isEditing && controller.calls == ["true false", "false true"])
  }

  /// UIContentContainer: a child's new `preferredContentSize` is reported to its parent.
  @Test func `a parent hears of a preferred content size`() {
    final class Container: UIViewController {
      var count = 0
      override func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
      ) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        count += 1
      }
    }
    let parent = Container()
    let child = UIViewController()
    parent.addChild(child)
    child.preferredContentSize = CGSize(width: 10, height: 5)
    #expect(parent.count == 1)
  }
}

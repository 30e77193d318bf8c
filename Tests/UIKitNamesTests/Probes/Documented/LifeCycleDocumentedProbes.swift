import Testing
import UIKitNames

/// Probes of the life cycle of view controllers: loading, appearing, layout, states within callbacks.
@Suite struct LifeCycleDocumentedProbes {
  final class Loader: UIViewController {
    var loads = 0
    override func viewDidLoad() {
      super.viewDidLoad()
      loads += 1
    }
  }

  /// UIViewController `isViewLoaded`, `viewIfLoaded` and `loadViewIfNeeded()`: asking whether the view
  /// is loaded does not load it; `viewDidLoad()` is called once, however often the view is asked for.
  @Test func `a view is loaded when it is first asked for`() {
    let stage = ViewStage()
    let controller = Loader()
    stage.turn {
      controller.title = "Late"
      #expect(!controller.isViewLoaded && controller.viewIfLoaded == nil && controller.loads == 0)
      controller.loadViewIfNeeded()
      #expect(controller.isViewLoaded && controller.loads == 1)
      #expect(controller.viewIfLoaded === controller.view)
      controller.loadViewIfNeeded()
      #expect(controller.loads == 1)
    }
  }

  final class Custom: UIViewController {
    let own = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    var seen: [Bool] = []
    override func loadView() { view = own }
    override func viewDidLoad() {
      super.viewDidLoad()
      seen.append(view === own)
      seen.append(view.window == nil)
    }
  }

  /// UIViewController `loadView()`: an override assigns its own view without `super`; it is the root view
  /// when `viewDidLoad()` is called. `rootViewController` of a window: its view tracks the window's size.
  @Test func `a controller that makes its own view shows it on the whole screen`() {
    let controller = Custom()
    let screen = Screen(root: controller)
    screen.settle()
    #expect(controller.seen == [true, true] && controller.view === controller.own)
    #expect(controller.own.frame == CGRect(x: 0, y: 0, width: 40, height: 24))
    #expect(controller.own.window === screen.application.window)
  }

  final class Appearing: UIViewController {
    let log = ProbeLog()
    override func viewDidLoad() {
      super.viewDidLoad()
      log.add("load")
    }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      log.add("will")
    }
    override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      log.add("is \(view.superview != nil) \(view.bounds.size == CGSize(width: 40, height: 24))")
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      log.add("did \(view.window != nil)")
    }
  }

  /// UIViewController `viewIsAppearing(_:)` (WWDC23 "What's new in UIKit"): called once between
  /// `viewWillAppear(_:)` and `viewDidAppear(_:)`, when the view is in the hierarchy and has its size.
  @Test func `a view that is appearing is in the hierarchy with its size`() {
    let controller = Appearing()
    let screen = Screen(root: controller)
    screen.settle()
    #expect(controller.log.take() == ["load", "will", "is true true", "did true"])
  }

  final class Presented: UIViewController {
    let log = ProbeLog()
    private func add(_ call: String) { log.add("\(call) \(isBeingPresented) \(isBeingDismissed)") }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      add("willAppear")
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      add("didAppear")
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      add("willDisappear")
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      add("didDisappear")
    }
  }

  /// UIViewController `isBeingPresented` and `isBeingDismissed`: true only when called from inside
  /// `viewWillAppear`/`viewDidAppear`, or `viewWillDisappear`/`viewDidDisappear`.
  @Test func `a controller knows within its callbacks that it is presented or dismissed`() {
    let stage = ViewStage()
    let controller = Presented()
    controller.modalPresentationStyle = .fullScreen
    stage.turn { stage.root.present(controller, animated: true) }
    #expect(controller.log.take() == ["willAppear true false", "didAppear true false"])
    #expect(!controller.isBeingPresented && !controller.isBeingDismissed)
    stage.turn { controller.dismiss(animated: true) }
    #expect(controller.log.take() == ["willDisappear false true", "didDisappear false true"])
    #expect(!controller.isBeingDismissed)
  }

  final class Moved: UIViewController {
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

  /// UIViewController `isMovingToParent` and `isMovingFromParent`: true for a controller that is pushed
  /// or popped, false for the one that is covered or uncovered.
  @Test func `only the pushed controller moves to and from its parent`() {
    let (a, b) = (Moved(), Moved())
    let stack = UINavigationController(rootViewController: a)
    let screen = Screen(root: stack)
    screen.settle()
    _ = a.log.take()
    screen.turn { stack.pushViewController(b, animated: true) }
    screen.settle()
    #expect(a.log.take() == ["disappear false"] && b.log.take() == ["appear true"])
    screen.turn { stack.popViewController(animated: true) }
    screen.settle()
    #expect(a.log.take() == ["appear false"] && b.log.take() == ["disappear true"])
  }

  final class Edited: UIViewController {
    let log = ProbeLog()
    override func setEditing(_ editing: Bool, animated: Bool) {
      super.setEditing(editing, animated: animated)
      log.add("editing \(editing) \(animated)")
    }
  }

  /// UIViewController `isEditing`, `setEditing(_:animated:)` and `editButtonItem`: the default is false,
  /// and the title of the edit button toggles with the state.
  @Test func `the edit button follows the state of editing`() {
    let stage = ViewStage()
    let controller = Edited()
    stage.turn {
      let item = controller.editButtonItem
      #expect(!controller.isEditing && item.title == "Edit")
      controller.setEditing(true, animated: true)
      #expect(controller.isEditing && item.title == "Done")
      controller.setEditing(false, animated: false)
      #expect(!controller.isEditing && item.title == "Edit" && controller.editButtonItem === item)
    }
    #expect(controller.log.take() == ["editing true true", "editing false false"])
  }

  /// UIViewController `editButtonItem`: its default action invokes `setEditing(_:animated:)`.
  @Test func `a press on the edit button edits`() {
    let controller = Edited()
    let screen = Screen(root: UINavigationController(rootViewController: controller))
    screen.turn { controller.navigationItem.rightBarButtonItem = controller.editButtonItem }
    screen.settle()
    guard let column = screen.text[0].range(of: "Edit")?.lowerBound else {
      Issue.record("there is no edit button in the bar")
      return
    }
    screen.click(screen.text[0].distance(from: screen.text[0].startIndex, to: column), 0)
    screen.settle()
    #expect(controller.isEditing && controller.log.take() == ["editing true true"])
    #expect(screen.text[0].contains("Done") && !screen.text[0].contains("Edit"))
  }

  /// UIViewController `title`: "If the view controller has a valid navigation item or tab-bar item,
  /// assigning a value to this property updates the title text of those objects."
  @Test func `a title reaches the items of bars, but not the other way`() {
    let stage = ViewStage()
    let controller = UIViewController()
    stage.turn {
      controller.title = "First"
      #expect(controller.navigationItem.title == "First" && controller.tabBarItem.title == "First")
      controller.title = "Second"
      #expect(
        controller.navigationItem.title == "Second" && controller.tabBarItem.title == "Second")
      controller.navigationItem.title = "Bar"
      #expect(controller.title == "Second" && controller.tabBarItem.title == "Second")
    }
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

  /// UIView `setNeedsLayout()`: requests are consolidated into one pass of the next update.
  /// UIViewController `viewWillLayoutSubviews()` and `viewDidLayoutSubviews()` come around it; without a
  /// request, `layoutIfNeeded()` does nothing.
  @Test func `several requests for a layout make one pass`() {
    let controller = Layouts()
    let screen = Screen(root: controller)
    screen.settle()
    #expect(controller.log.take().prefix(2) == ["will", "did"])
    screen.turn {
      controller.view.setNeedsLayout()
      controller.view.setNeedsLayout()
      #expect(controller.log.take() == [])
      controller.view.layoutIfNeeded()
      #expect(controller.log.take() == ["will", "did"])
      controller.view.layoutIfNeeded()
    }
    screen.settle()
    #expect(controller.log.take() == [])
    screen.turn { controller.view.setNeedsLayout() }
    screen.settle()
    #expect(controller.log.take() == ["will", "did"])
  }

  final class Sized: UIViewController {
    let log = ProbeLog()
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      log.add("will \(Int(size.width))×\(Int(size.height)) now \(Int(view.bounds.width))")
      coordinator.animate(
        alongsideTransition: { [unowned self] _ in log.add("alongside") },
        completion: { [unowned self] _ in log.add("done \(Int(view.bounds.width))") })
    }
  }

  /// UIViewController `viewWillTransition(to:with:)`: called before the size of the view changes, with the
  /// new size; the coordinator animates alongside and calls its completion after it. Not at the launch.
  @Test func `a controller is notified of a new size before it has it`() {
    let controller = Sized()
    let screen = Screen(root: controller)
    screen.settle()
    #expect(controller.log.take() == [])
    screen.simulator.perform(.resize(columns: 30, rows: 25))
    screen.settle()
    #expect(controller.log.take() == ["will 30×24 now 40", "alongside", "done 30"])
    #expect(controller.view.bounds.size == CGSize(width: 30, height: 24))
  }
}

import Testing
import UIKitNames

/// Probes of navigation controllers: the stack, its life cycles and its delegate.
@Suite struct StackPracticeProbes {
  final class Watcher: UINavigationControllerDelegate {
    let log: ProbeLog
    init(_ log: ProbeLog) { self.log = log }
    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) {
      log.add("willShow \(viewController.title ?? "") \(animated)")
    }
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) {
      log.add("didShow \(viewController.title ?? "") \(animated)")
    }
  }

  /// A controller that logs where it moves.
  final class Mover: ProbeController {
    var logsMoves = false
    override func willMove(toParent parent: UIViewController?) {
      super.willMove(toParent: parent)
      if logsMoves { add("willMove \(parent != nil)") }
    }
    override func didMove(toParent parent: UIViewController?) {
      super.didMove(toParent: parent)
      if logsMoves { add("didMove \(parent != nil)") }
    }
  }

  /// A controller that logs the flags of its moves when it appears and disappears.
  final class Flags: ProbeController {
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      add("to \(isMovingToParent) presented \(isBeingPresented)")
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      add("from \(isMovingFromParent) dismissed \(isBeingDismissed)")
    }
  }

  private static func stack(_ root: UIViewController) -> (Screen, UINavigationController) {
    let stack = UINavigationController(rootViewController: root)
    let screen = Screen(root: stack)
    screen.settle()
    return (screen, stack)
  }

  private static func titled(_ title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    return controller
  }

  /// UINavigationController `pushViewController(_:animated:)`: the life cycle of both controllers,
  /// old and new, in UIKit's order for pushes and pops.
  @Test(arguments: [true, false])
  func `a push and a pop call both life cycles in order`(animated: Bool) {
    let log = ProbeLog()
    let (a, b) = (ProbeController("A", log), ProbeController("B", log))
    let (screen, stack) = Self.stack(a)
    #expect(log.take() == ["A load", "A willAppear", "A didAppear"])
    screen.turn { stack.pushViewController(b, animated: animated) }
    screen.settle()
    #expect(
      log.take() == [
        "B load", "A willDisappear", "B willAppear", "A didDisappear", "B didAppear",
      ])
    screen.turn { _ = stack.popViewController(animated: animated) }
    screen.settle()
    #expect(log.take() == ["B willDisappear", "A willAppear", "B didDisappear", "A didAppear"])
  }

  /// UIViewController `isMovingToParent`, `isMovingFromParent`: true for what is pushed or popped,
  /// false for the controller beneath.
  @Test func `only the pushed controller moves to and from its parent`() {
    let log = ProbeLog()
    let (a, b) = (Flags("A", log), Flags("B", log))
    let (screen, stack) = Self.stack(a)
    _ = log.take()
    screen.turn { stack.pushViewController(b, animated: true) }
    screen.settle()
    let push = log.take()
    #expect(push.contains("A from false dismissed false"))
    #expect(push.contains("B to true presented false"))
    screen.turn { _ = stack.popViewController(animated: true) }
    screen.settle()
    let pop = log.take()
    #expect(pop.contains("B from true dismissed false"))
    #expect(pop.contains("A to false presented false"))
  }

  /// UIViewController `willMove(toParent:)`, `didMove(toParent:)`: containers of UIKit call both, at
  /// the beginning and the end of an animated push and pop.
  @Test func `a stack tells its controllers where they move`() {
    let log = ProbeLog()
    let (a, b) = (Mover("A", log), Mover("B", log))
    let (screen, stack) = Self.stack(a)
    _ = log.take()
    b.logsMoves = true
    screen.turn { stack.pushViewController(b, animated: true) }
    screen.settle()
    let push = log.take().filter { $0.contains("Move") }
    #expect(push == ["B willMove true", "B didMove true"])
    screen.turn { _ = stack.popViewController(animated: true) }
    let begun = log.take()
    #expect(begun.contains("B willMove false") && !begun.contains("B didMove false"))
    screen.settle()
    #expect(log.take().contains("B didMove false"))
    #expect(b.parent == nil && b.navigationController == nil)
  }

  /// UINavigationController `setViewControllers(_:animated:)`: controllers beneath the top come and
  /// go without a call of the life cycle of the top one.
  @Test func `a change beneath the top does not touch the top`() {
    let log = ProbeLog()
    let (a, b, c) = (
      ProbeController("A", log), ProbeController("B", log), ProbeController("C", log)
    )
    let (screen, stack) = Self.stack(a)
    screen.turn { stack.pushViewController(b, animated: false) }
    screen.settle()
    screen.turn { stack.pushViewController(c, animated: false) }
    screen.settle()
    _ = log.take()
    screen.turn { stack.setViewControllers([a, c], animated: false) }
    screen.settle()
    #expect(log.take() == [])
    #expect(stack.topViewController === c && b.parent == nil && b.navigationController == nil)
    screen.turn { _ = stack.popViewController(animated: false) }
    screen.settle()
    #expect(log.take().contains("A didAppear") && stack.topViewController === a)
  }

  /// UINavigationController `setViewControllers(_:animated:)`: the usual replacement of the top,
  /// which keeps the controller beneath.
  @Test func `the top is replaced by another`() {
    let log = ProbeLog()
    let (a, b, c) = (
      ProbeController("A", log), ProbeController("B", log), ProbeController("C", log)
    )
    let (screen, stack) = Self.stack(a)
    screen.turn { stack.pushViewController(b, animated: false) }
    screen.settle()
    _ = log.take()
    screen.turn {
      var controllers = stack.viewControllers
      controllers[controllers.count - 1] = c
      stack.setViewControllers(controllers, animated: true)
    }
    screen.settle()
    let calls = log.take()
    #expect(calls.contains("B didDisappear") && calls.contains("C didAppear"))
    #expect(!calls.contains("A willAppear") && stack.viewControllers.count == 2)
    #expect(stack.navigationBar.backItem === a.navigationItem)
  }

  /// UINavigationController `popToRootViewController(animated:)`: controllers between do not appear,
  /// and the delegate hears of the root alone.
  @Test func `a pop to the root skips those between`() {
    let log = ProbeLog()
    let controllers = ["A", "B", "C"].map { ProbeController($0, log) }
    let (screen, stack) = Self.stack(controllers[0])
    for controller in controllers.dropFirst() {
      screen.turn { stack.pushViewController(controller, animated: false) }
      screen.settle()
    }
    let watcher = Watcher(log)
    screen.turn { stack.delegate = watcher }
    _ = log.take()
    screen.turn { _ = stack.popToRootViewController(animated: true) }
    screen.settle()
    let calls = log.take()
    #expect(calls.filter { $0.hasPrefix("B") } == [])
    #expect(calls.filter { $0.contains("Show") } == ["willShow A true", "didShow A true"])
    #expect(calls.contains("C didDisappear") && calls.contains("A didAppear"))
  }

  /// UINavigationController: the views of a stack are loaded when they are shown; a push onto a stack
  /// that is not shown loads nothing.
  @Test func `a stack outside a window loads no views`() {
    let log = ProbeLog()
    let (a, b) = (ProbeController("A", log), ProbeController("B", log))
    let root = UIViewController()
    let screen = Screen(root: root)
    screen.settle()
    let stack = UINavigationController(rootViewController: a)
    screen.turn { stack.pushViewController(b, animated: false) }
    #expect(stack.topViewController === b && b.navigationController === stack)
    #expect(!a.isViewLoaded && !b.isViewLoaded && !stack.isViewLoaded && log.take() == [])
    screen.turn { root.present(stack, animated: false) }
    screen.settle()
    #expect(log.take() == ["B load", "B willAppear", "B didAppear"] && !a.isViewLoaded)
  }

  /// UINavigationController `visibleViewController`: what is presented over the stack, while
  /// `topViewController` is still the top of the stack.
  @Test func `the visible controller is what is presented`() {
    let a = Self.titled("A")
    let (screen, stack) = Self.stack(a)
    let modal = UIViewController()
    #expect(stack.visibleViewController === a)
    screen.turn { a.present(modal, animated: true) }
    screen.settle()
    #expect(stack.visibleViewController === modal && stack.topViewController === a)
    #expect(modal.navigationController == nil && modal.presentingViewController === stack)
    screen.turn { stack.dismiss(animated: true) }
    screen.settle()
    #expect(stack.visibleViewController === a && stack.presentedViewController == nil)
  }

  /// UIViewController `show(_:sender:)`: a child of a controller in a stack pushes onto the stack;
  /// outside a stack the controller is presented.
  @Test func `show pushes within a stack and presents outside`() {
    let (a, child, b) = (Self.titled("A"), UIViewController(), Self.titled("B"))
    let (screen, stack) = Self.stack(a)
    screen.turn {
      a.addChild(child)
      a.view.addSubview(child.view)
      child.didMove(toParent: a)
      child.show(b, sender: nil)
    }
    screen.settle()
    #expect(stack.viewControllers.count == 2 && stack.topViewController === b)
    #expect(child.navigationController === stack && b.parent === stack)
    let plain = UIViewController()
    let other = Screen(root: plain)
    other.settle()
    let shown = UIViewController()
    other.turn { plain.show(shown, sender: nil) }
    other.settle()
    #expect(plain.presentedViewController === shown && shown.parent == nil)
  }

  /// UIViewController `transitionCoordinator`: exists during an animated push; its blocks run with the
  /// transition and after it, and it is gone then.
  @Test func `a push has a coordinator until it ends`() {
    let log = ProbeLog()
    let (a, b) = (Self.titled("A"), Self.titled("B"))
    let (screen, stack) = Self.stack(a)
    screen.turn {
      stack.pushViewController(b, animated: true)
      stack.transitionCoordinator?.animate(
        alongsideTransition: { context in
          let (from, to) = (
            context.viewController(forKey: .from), context.viewController(forKey: .to)
          )
          log.add("along \(from === a) \(to === b) \(context.isAnimated)")
        },
        completion: { log.add("end \($0.isCancelled)") })
    }
    #expect(stack.transitionCoordinator != nil && log.calls.contains("end false") == false)
    screen.settle()
    #expect(log.take() == ["along true true true", "end false"])
    #expect(stack.transitionCoordinator == nil)
  }

  /// A popped controller that nobody keeps is freed after the pop.
  @Test func `a popped controller is freed`() {
    let (screen, stack) = Self.stack(Self.titled("A"))
    weak var popped: UIViewController?
    screen.turn {
      let b = Self.titled("B")
      popped = b
      stack.pushViewController(b, animated: true)
    }
    screen.settle()
    #expect(popped != nil && popped === stack.topViewController)
    screen.turn { stack.popViewController(animated: true) }
    screen.settle()
    _ = screen.happened([])
    #expect(popped == nil && stack.viewControllers.count == 1)
  }
}

import Testing
import UIKitNames

/// Probes of custom transitions and their coordinators.
@Suite struct TransitionSourcedProbes {
  final class Fade: UIViewControllerAnimatedTransitioning {
    let log: ProbeLog
    var completes = true
    var context: (any UIViewControllerContextTransitioning)?
    init(_ log: ProbeLog) { self.log = log }
    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.5 }
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      let from = transitionContext.viewController(forKey: .from)?.title ?? "nil"
      let to = transitionContext.viewController(forKey: .to)?.title ?? "nil"
      log.add("animate \(from) \(to) \(transitionContext.isAnimated)")
      let view = transitionContext.view(forKey: .to)
      if let view { transitionContext.containerView.addSubview(view) }
      guard completes else {
        context = transitionContext
        return
      }
      view?.alpha = 0
      UIView.animate(
        withDuration: 0.5, animations: { view?.alpha = 1 },
        completion: { _ in
          transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }
    func animationEnded(_ transitionCompleted: Bool) { log.add("ended \(transitionCompleted)") }
  }

  /// A presentation controller that logs its calls.
  final class Panel: UIPresentationController {
    let log = ProbeLog()
    var removes = false
    override var shouldRemovePresentersView: Bool { removes }
    override var frameOfPresentedViewInContainerView: CGRect {
      CGRect(x: 4, y: 10, width: 30, height: 12)
    }
    override func presentationTransitionWillBegin() { log.add("presentationWillBegin") }
    override func presentationTransitionDidEnd(_ completed: Bool) {
      log.add("presentationDidEnd \(completed)")
    }
    override func dismissalTransitionWillBegin() { log.add("dismissalWillBegin") }
    override func dismissalTransitionDidEnd(_ completed: Bool) {
      log.add("dismissalDidEnd \(completed)")
    }
  }

  final class Guide: UIViewControllerTransitioningDelegate, UINavigationControllerDelegate {
    let log = ProbeLog()
    var fade: Fade?
    var panel: Panel?
    var removes = false
    var interaction: UIPercentDrivenInteractiveTransition?
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      log.add("present \(presented.title ?? "") \(presenting.title ?? "") \(source.title ?? "")")
      return fade
    }
    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      log.add("dismiss \(dismissed.title ?? "")")
      return fade
    }
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      log.add("controller")
      let made = Panel(presentedViewController: presented, presenting: presenting)
      made.removes = removes
      panel = made
      return made
    }
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      log.add(operation == .push ? "push" : "pop")
      return fade
    }
    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
  }

  private static func titled(_ title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    return controller
  }

  private static func stack(_ guide: Guide, _ controllers: [UIViewController]) -> (
    Screen, UINavigationController
  ) {
    let stack = UINavigationController()
    stack.setViewControllers(controllers, animated: false)
    let screen = Screen(root: stack)
    screen.settle()
    stack.delegate = guide
    return (screen, stack)
  }

  /// UIViewControllerTransitioningDelegate: asked for an animator with the presented, presenting and source
  /// controllers; the animator runs and hears of its end.
  @Test func `a delegate animates a presentation and a dismissal`() {
    let (root, front, guide) = (Self.titled("R"), Self.titled("M"), Guide())
    guide.fade = Fade(guide.log)
    let screen = Screen(root: root)
    screen.settle()
    withExtendedLifetime(guide) {
      front.modalPresentationStyle = .fullScreen
      front.transitioningDelegate = guide
      screen.turn { root.present(front, animated: true) }
      screen.settle()
      #expect(guide.log.take() == ["present M R R", "animate R M true", "ended true"])
      screen.turn { root.dismiss(animated: true) }
      screen.settle()
      #expect(guide.log.take() == ["dismiss M", "animate M R true", "ended true"])
      #expect(root.presentedViewController == nil && root.view.window != nil)
    }
  }

  /// UIViewControllerTransitioningDelegate `presentationController(forPresented:presenting:source:)`: asked
  /// for the style `custom` only, says its documentation.
  @Test(arguments: [true, false])
  func `only a custom style asks for a presentation controller`(custom: Bool) {
    let (root, front, guide) = (Self.titled("R"), Self.titled("M"), Guide())
    let screen = Screen(root: root)
    screen.settle()
    withExtendedLifetime(guide) {
      front.modalPresentationStyle = custom ? .custom : .fullScreen
      front.transitioningDelegate = guide
      screen.turn { root.present(front, animated: true) }
      screen.settle()
      let asked = guide.log.take().contains("controller")
      #expect(asked == custom && (front.presentationController is Panel) == custom)
    }
  }

  /// UIPresentationController: notified before a presentation and a dismissal begin, and after they ended; its
  /// frame is that of the presented view.
  @Test func `a presentation controller follows both transitions`() {
    let (root, front, guide) = (Self.titled("R"), Self.titled("M"), Guide())
    let screen = Screen(root: root)
    screen.settle()
    withExtendedLifetime(guide) {
      front.modalPresentationStyle = .custom
      front.transitioningDelegate = guide
      screen.turn { root.present(front, animated: true) }
      screen.settle()
      #expect(guide.panel?.log.take() == ["presentationWillBegin", "presentationDidEnd true"])
      #expect(front.view.frame == CGRect(x: 4, y: 10, width: 30, height: 12))
      #expect(guide.panel?.presentingViewController === root && root.view.window != nil)
      #expect(guide.panel?.presentedView === front.view && guide.panel?.containerView != nil)
      screen.turn { root.dismiss(animated: true) }
      screen.settle()
      #expect(guide.panel?.log.take() == ["dismissalWillBegin", "dismissalDidEnd true"])
    }
  }

  /// UIPresentationController `shouldRemovePresentersView`: with true the presenter's view is removed, so the
  /// presenter disappears; by default (false) it does not.
  @Test(arguments: [true, false])
  func `a presentation controller decides about the presenter`(removes: Bool) {
    let log = ProbeLog()
    let (root, front, guide) = (ProbeController("r", log), Self.titled("M"), Guide())
    guide.removes = removes
    let screen = Screen(root: root)
    screen.settle()
    _ = log.take()
    withExtendedLifetime(guide) {
      front.modalPresentationStyle = .custom
      front.transitioningDelegate = guide
      screen.turn { root.present(front, animated: true) }
      screen.settle()
      #expect(log.take() == (removes ? ["r willDisappear", "r didDisappear"] : []))
      #expect((root.view.window == nil) == removes)
    }
  }

  /// UIViewControllerContextTransitioning `completeTransition(_:)`: the transition lasts until the animator
  /// calls it, and the calls `viewDidAppear` and `viewDidDisappear` come then.
  @Test func `a transition ends when the animator says so`() {
    let (log, guide) = (ProbeLog(), Guide())
    let (a, b) = (ProbeController("a", log), ProbeController("b", log))
    let fade = Fade(guide.log)
    fade.completes = false
    guide.fade = fade
    let (screen, stack) = Self.stack(guide, [a])
    withExtendedLifetime(guide) {
      _ = log.take()
      screen.turn { stack.pushViewController(b, animated: true) }
      screen.pass(600)
      let before = log.take()
      #expect(before.contains("b willAppear") && before.contains("a willDisappear"))
      #expect(!before.contains("b didAppear") && !before.contains("a didDisappear"))
      #expect(stack.transitionCoordinator != nil)
      screen.turn { fade.context?.completeTransition(true) }
      screen.settle()
      let after = log.take()
      #expect(after.contains("b didAppear") && after.contains("a didDisappear"))
      #expect(stack.transitionCoordinator == nil && guide.log.take().last == "ended true")
    }
  }

  /// UINavigationControllerDelegate: the animator sees the controllers in the direction of the operation.
  @Test func `an animator of a stack sees both directions`() {
    let guide = Guide()
    guide.fade = Fade(guide.log)
    let (a, b) = (Self.titled("A"), Self.titled("B"))
    let (screen, stack) = Self.stack(guide, [a])
    withExtendedLifetime(guide) {
      screen.turn { stack.pushViewController(b, animated: true) }
      screen.settle()
      #expect(guide.log.take() == ["push", "animate A B true", "ended true"])
      screen.turn { stack.popViewController(animated: true) }
      screen.settle()
      #expect(
        guide.log.take() == ["pop", "animate B A true", "ended true"] && b.view.window == nil)
    }
  }

  /// UIViewControllerTransitionCoordinator `animate(alongsideTransition:completion:)`: the completion comes
  /// when the transition has ended; without a transition there is no coordinator.
  @Test func `animations go along with a push`() {
    let (log, guide) = (ProbeLog(), Guide())
    let (screen, stack) = Self.stack(guide, [Self.titled("A")])
    withExtendedLifetime(guide) {
      #expect(stack.transitionCoordinator == nil)
      var joined: Bool? = nil
      screen.turn {
        stack.pushViewController(Self.titled("B"), animated: true)
        joined = stack.transitionCoordinator?.animate(
          alongsideTransition: { context in
            log.add("along \(context.viewController(forKey: .to)?.title ?? "")")
          },
          completion: { log.add("done \($0.isCancelled)") })
      }
      #expect(joined == true && !log.calls.contains("done false"))
      screen.settle()
      #expect(log.take() == ["along B", "done false"] && stack.transitionCoordinator == nil)
    }
  }

  /// UIPercentDrivenInteractiveTransition `update(_:)`, `cancel()`: the transition follows the interaction;
  /// after a cancellation the stack is as before, and the coordinator says so (WWDC13, session 218).
  @Test func `an interactive pop is cancelled`() {
    let (log, guide) = (ProbeLog(), Guide())
    guide.fade = Fade(guide.log)
    let drive = UIPercentDrivenInteractiveTransition()
    let (a, b) = (Self.titled("A"), Self.titled("B"))
    let (screen, stack) = Self.stack(guide, [a, b])
    withExtendedLifetime((guide, drive)) {
      guide.interaction = drive
      screen.turn {
        stack.popViewController(animated: true)
        stack.transitionCoordinator?.notifyWhenInteractionChanges { context in
          log.add("interaction \(context.isInteractive) \(context.isCancelled)")
        }
        stack.transitionCoordinator?.animate(
          alongsideTransition: nil, completion: { log.add("done \($0.isCancelled)") })
      }
      screen.pass(10)
      screen.turn { drive.update(0.4) }
      screen.pass(300)
      #expect(drive.percentComplete == 0.4 && log.take() == [])
      screen.turn { drive.cancel() }
      screen.settle()
      #expect(log.take() == ["interaction false true", "done true"])
      #expect(stack.viewControllers.elementsEqual([a, b], by: ===) == true)
      #expect(b.view.window != nil && guide.log.take().last == "ended false")
    }
  }

  /// UIPercentDrivenInteractiveTransition `finish()`: completes the transition from where it is.
  @Test func `an interactive pop is finished`() {
    let guide = Guide()
    guide.fade = Fade(guide.log)
    let drive = UIPercentDrivenInteractiveTransition()
    let (a, b) = (Self.titled("A"), Self.titled("B"))
    let (screen, stack) = Self.stack(guide, [a, b])
    withExtendedLifetime((guide, drive)) {
      guide.interaction = drive
      screen.turn { stack.popViewController(animated: true) }
      screen.pass(10)
      screen.turn { drive.update(0.6) }
      screen.pass(100)
      screen.turn { drive.finish() }
      screen.settle()
      #expect(stack.viewControllers.elementsEqual([a], by: ===) == true && b.parent == nil)
      #expect(a.view.window != nil && b.view.window == nil && guide.log.take().last == "ended true")
    }
  }
}

import Testing
import UIKitNames

/// Probes of custom animators, their context, the coordinator and interactive transitions.
@Suite struct TransitionPracticeProbes {
  /// Fades the new view in or the old view out, and logs what the context says.
  final class Fade: UIViewControllerAnimatedTransitioning {
    let log = ProbeLog()
    let presents: Bool
    var inspect: ((any UIViewControllerContextTransitioning) -> Void)?
    var holds = false
    var context: (any UIViewControllerContextTransitioning)?
    init(presents: Bool) { self.presents = presents }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
      -> TimeInterval
    { 0.5 }
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      log.add("animate")
      context = transitionContext
      inspect?(transitionContext)
      if presents, let view = transitionContext.view(forKey: .to) {
        transitionContext.containerView.addSubview(view)
      } else if let view = transitionContext.view(forKey: .to) {
        transitionContext.containerView.insertSubview(view, at: 0)
      }
      guard !holds else { return }
      let moving = transitionContext.view(forKey: presents ? .to : .from)
      if presents { moving?.alpha = 0 }
      UIView.animate(withDuration: 0.5) {
        moving?.alpha = self.presents ? 1 : 0
      } completion: { _ in
        if transitionContext.transitionWasCancelled { moving?.alpha = 1 }
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    }
    func animationEnded(_ transitionCompleted: Bool) { log.add("ended \(transitionCompleted)") }
  }

  final class Delegate: UIViewControllerTransitioningDelegate {
    let (presenting, dismissing) = (Fade(presents: true), Fade(presents: false))
    let log = ProbeLog()
    var driver: UIPercentDrivenInteractiveTransition?
    var asked: (UIViewController, UIViewController, UIViewController)?
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      log.add("present")
      asked = (presented, presenting, source)
      return self.presenting
    }
    func animationController(forDismissed dismissed: UIViewController)
      -> (any UIViewControllerAnimatedTransitioning)?
    {
      log.add("dismiss")
      return dismissing
    }
    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    )
      -> (any UIViewControllerInteractiveTransitioning)?
    {
      log.add("interactive \(animator === dismissing)")
      return driver
    }
  }

  private static func next(_ style: UIModalPresentationStyle, _ delegate: Delegate, _ log: ProbeLog)
    -> ProbeController
  {
    let controller = ProbeController("B", log)
    controller.modalPresentationStyle = style
    controller.transitioningDelegate = delegate
    return controller
  }

  private static func appear(_ root: UIViewController) -> Screen {
    let screen = Screen(root: root)
    screen.settle()
    return screen
  }

  /// UIViewControllerContextTransitioning: in a full-screen presentation both views and controllers are
  /// there, the new one ends in the whole container and begins nowhere.
  @Test func `the context of a presentation has both sides`() {
    let (root, delegate) = (UIViewController(), Delegate())
    let next = Self.next(.fullScreen, delegate, ProbeLog())
    let screen = Self.appear(root)
    delegate.presenting.inspect = { context in
      #expect(context.viewController(forKey: .from) === root)
      #expect(context.viewController(forKey: .to) === next)
      #expect(context.view(forKey: .from) === root.view && context.view(forKey: .to) === next.view)
      #expect(context.finalFrame(for: next) == context.containerView.bounds)
      #expect(context.initialFrame(for: next) == .zero)
      #expect(context.isAnimated && !context.isInteractive && !context.transitionWasCancelled)
      #expect(context.presentationStyle == .fullScreen)
    }
    screen.turn { root.present(next, animated: true) }
    screen.settle()
    #expect(delegate.presenting.log.take() == ["animate", "ended true"])
    #expect(delegate.log.take() == ["present"] && root.presentedViewController === next)
  }

  /// UIViewControllerContextTransitioning `view(forKey:)`: nil for the presenter whose view stays, in
  /// both directions; the controllers are there.
  @Test func `the context has no view of a presenter that stays`() {
    let (root, delegate) = (UIViewController(), Delegate())
    let next = Self.next(.overFullScreen, delegate, ProbeLog())
    let screen = Self.appear(root)
    delegate.presenting.inspect = { context in
      #expect(context.view(forKey: .from) == nil && context.view(forKey: .to) === next.view)
      #expect(context.viewController(forKey: .from) === root)
    }
    delegate.dismissing.inspect = { context in
      #expect(context.view(forKey: .to) == nil && context.view(forKey: .from) === next.view)
      #expect(context.viewController(forKey: .to) === root)
      #expect(context.viewController(forKey: .from) === next)
    }
    screen.turn { root.present(next, animated: true) }
    screen.settle()
    screen.turn { next.dismiss(animated: true) }
    screen.settle()
    #expect(delegate.dismissing.log.take() == ["animate", "ended true"])
    #expect(delegate.log.take() == ["present", "dismiss", "interactive true"])
  }

  /// UIViewControllerTransitioningDelegate: presenting is the container that presents, source the one
  /// whose `present` was called. Without animation no animator is asked for.
  @Test func `the delegate knows presenter and source and is not asked without animation`() {
    let (inner, delegate) = (UIViewController(), Delegate())
    let stack = UINavigationController(rootViewController: inner)
    let next = Self.next(.fullScreen, delegate, ProbeLog())
    let screen = Self.appear(stack)
    screen.turn { inner.present(next, animated: false) }
    screen.settle()
    screen.turn { inner.dismiss(animated: false) }
    screen.settle()
    #expect(delegate.log.take() == [] && next.presentingViewController == nil)
    screen.turn { inner.present(next, animated: true) }
    screen.settle()
    #expect(
      delegate.asked?.0 === next && delegate.asked?.1 === stack && delegate.asked?.2 === inner)
  }

  /// UIViewControllerContextTransitioning `completeTransition(_:)`: the transition lasts until it is
  /// called; then come `viewDidAppear(_:)` and the completion.
  @Test func `a transition lasts until it is completed`() {
    let log = ProbeLog()
    let (root, delegate) = (UIViewController(), Delegate())
    let next = Self.next(.fullScreen, delegate, log)
    let screen = Self.appear(root)
    delegate.presenting.holds = true
    screen.turn { root.present(next, animated: true) { log.add("completion") } }
    screen.pass(600)
    #expect(log.take() == ["B load", "B willAppear"] && next.isBeingPresented)
    #expect(next.transitionCoordinator != nil)
    screen.turn { delegate.presenting.context?.completeTransition(true) }
    screen.settle()
    #expect(log.take() == ["B didAppear", "completion"] && !next.isBeingPresented)
    #expect(delegate.presenting.log.take() == ["animate", "ended true"])
  }

  /// A controller that animates along with its own appearance.
  final class Along: UIViewController {
    let log = ProbeLog()
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      let bar = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 1))
      view.addSubview(bar)
      let queued = transitionCoordinator?.animate(
        alongsideTransition: { [log] context in
          log.add("along \(context.transitionDuration) \(context.isCancelled)")
          bar.frame.origin.x = 10
        },
        completion: { [log] context in
          log.add("done \(context.isCancelled) \(bar.frame.minX)")
        })
      log.add("queued \(queued ?? false)")
    }
  }

  /// UIViewControllerTransitionCoordinator `animate(alongsideTransition:completion:)`: the block runs
  /// with the animator's duration, the completion at the end; at rest there is no coordinator.
  @Test func `a coordinator animates along with the transition`() {
    let (root, delegate, next) = (UIViewController(), Delegate(), Along())
    next.modalPresentationStyle = .fullScreen
    next.transitioningDelegate = delegate
    let screen = Self.appear(root)
    #expect(root.transitionCoordinator == nil)
    screen.turn { root.present(next, animated: true) }
    screen.pass(20)
    #expect(next.log.take() == ["queued true", "along 0.5 false"])
    #expect(next.transitionCoordinator != nil && root.transitionCoordinator != nil)
    screen.settle()
    #expect(next.log.take() == ["done false 10.0"] && next.transitionCoordinator == nil)
  }

  private static func interactive(_ style: UIModalPresentationStyle = .fullScreen) -> (
    Screen, ProbeController, ProbeController, Delegate, UIPercentDrivenInteractiveTransition
  ) {
    let log = ProbeLog()
    let (root, delegate) = (ProbeController("A", log), Delegate())
    let next = next(style, delegate, log)
    let screen = appear(root)
    screen.turn { root.present(next, animated: true) }
    screen.settle()
    _ = log.take()
    let driver = UIPercentDrivenInteractiveTransition()
    delegate.driver = driver
    screen.turn { next.dismiss(animated: true) }
    screen.pass(120)
    return (screen, root, next, delegate, driver)
  }

  /// UIPercentDrivenInteractiveTransition: the transition stays where it is put, and `finish()` runs it
  /// to its end.
  @Test func `a finished interaction dismisses`() {
    let (screen, root, next, delegate, driver) = Self.interactive()
    #expect(delegate.dismissing.context?.isInteractive == true && next.isBeingDismissed)
    screen.turn { driver.update(0.4) }
    screen.pass(240)
    #expect(
      driver.percentComplete == 0.4 && root.log.take() == ["B willDisappear", "A willAppear"])
    screen.turn { driver.finish() }
    screen.settle()
    #expect(
      root.presentedViewController == nil && delegate.dismissing.log.take().last == "ended true")
    #expect(root.log.take() == ["A didAppear", "B didDisappear"])
  }

  /// UIPercentDrivenInteractiveTransition `cancel()`: everything is as before; the appearances that began
  /// are undone.
  @Test func `a cancelled interaction restores the appearance`() {
    let (screen, root, next, delegate, driver) = Self.interactive()
    screen.turn { driver.update(0.3) }
    screen.turn { driver.cancel() }
    screen.settle()
    #expect(delegate.dismissing.log.take().last == "ended false" && !next.isBeingDismissed)
    #expect(
      root.presentedViewController === next && next.view.window != nil && next.view.alpha == 1)
    let calls = root.log.take()
    #expect(
      calls.filter { $0.hasPrefix("B") } == ["B willDisappear", "B willAppear", "B didAppear"])
    #expect(
      calls.filter { $0.hasPrefix("A") } == ["A willAppear", "A willDisappear", "A didDisappear"])
    #expect(root.view.window == nil)
    delegate.driver = nil
    screen.turn { next.dismiss(animated: true) }
    screen.settle()
    #expect(root.presentedViewController == nil)
  }

  /// UIViewControllerTransitionCoordinator `notifyWhenInteractionChanges(_:)`: called when the user lets
  /// go, before the transition has ended; the completion knows that it was cancelled.
  @Test(arguments: [true, false])
  func `a coordinator tells when the interaction ends`(cancels: Bool) {
    let (screen, _, next, _, driver) = Self.interactive()
    let log = ProbeLog()
    screen.turn {
      let coordinator = next.transitionCoordinator
      #expect(coordinator?.isInteractive == true && coordinator?.initiallyInteractive == true)
      coordinator?.notifyWhenInteractionChanges { log.add("changed \($0.isCancelled)") }
      coordinator?.animate(alongsideTransition: nil) { log.add("done \($0.isCancelled)") }
      driver.update(0.5)
    }
    screen.pass(10)
    #expect(log.take() == [])
    screen.turn { cancels ? driver.cancel() : driver.finish() }
    screen.pass(2)
    #expect(log.take() == ["changed \(cancels)"])
    screen.settle()
    #expect(log.take() == ["done \(cancels)"])
  }

  /// UIPercentDrivenInteractiveTransition `wantsInteractiveStart`: false begins without interaction, so the
  /// transition runs by itself.
  @Test func `a driver that does not want to start lets the transition run`() {
    let (root, delegate) = (UIViewController(), Delegate())
    let next = Self.next(.fullScreen, delegate, ProbeLog())
    let screen = Self.appear(root)
    screen.turn { root.present(next, animated: true) }
    screen.settle()
    let driver = UIPercentDrivenInteractiveTransition()
    #expect(driver.wantsInteractiveStart && driver.completionSpeed == 1)
    driver.wantsInteractiveStart = false
    delegate.driver = driver
    screen.turn { next.dismiss(animated: true) }
    screen.settle()
    #expect(root.presentedViewController == nil)
    #expect(delegate.dismissing.log.take() == ["animate", "ended true"])
  }
}

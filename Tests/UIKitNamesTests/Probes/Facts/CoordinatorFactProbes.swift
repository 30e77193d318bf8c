import Testing
import UIKitNames

/// Probes of transition coordinators and percent-driven transitions.
@Suite struct CoordinatorFactProbes {
  final class Fader: UIViewControllerAnimatedTransitioning {
    var duration = 0.5
    let log = ProbeLog()
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
      -> TimeInterval
    { duration }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
      UIView.animate(withDuration: duration, delay: 0, options: .curveLinear) {
        context.view(forKey: .from)?.alpha = 0
      } completion: { _ in
        context.view(forKey: .from)?.alpha = 1
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
    func animationEnded(_ transitionCompleted: Bool) { log.add("ended \(transitionCompleted)") }
  }

  final class Driven: UINavigationControllerDelegate {
    let fader = Fader()
    let driver = UIPercentDrivenInteractiveTransition()
    var isInteractive = true
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { fader }
    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { isInteractive ? driver : nil }
  }

  private static func stack() -> (Screen, UINavigationController, UIViewController, Driven) {
    let (root, next) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: root)
    let screen = Screen(root: navigation)
    screen.settle()
    screen.turn { navigation.pushViewController(next, animated: false) }
    screen.settle()
    let delegate = Driven()
    navigation.delegate = delegate
    return (screen, navigation, next, delegate)
  }

  /// UIPercentDrivenInteractiveTransition: `percentComplete` begins at zero, and `duration` is the
  /// animator's.
  @Test func `an interactive transition begins at zero with the animator's duration`() {
    let (screen, navigation, _, delegate) = Self.stack()
    #expect(delegate.driver.percentComplete == 0)
    screen.turn { navigation.popViewController(animated: true) }
    #expect(delegate.driver.percentComplete == 0 && delegate.driver.duration == 0.5)
    screen.turn { delegate.driver.cancel() }
    screen.settle()
  }

  /// UIPercentDrivenInteractiveTransition: nothing moves by itself before `finish()` or `cancel()`.
  @Test func `an interactive transition waits for its driver`() {
    let (screen, navigation, next, delegate) = Self.stack()
    screen.turn { navigation.popViewController(animated: true) }
    screen.turn { delegate.driver.update(0.3) }
    screen.pass(600)
    #expect(delegate.driver.percentComplete == 0.3 && delegate.fader.log.take() == [])
    #expect(navigation.transitionCoordinator != nil && next.view.window != nil)
    screen.turn { delegate.driver.finish() }
    screen.settle()
    #expect(delegate.fader.log.take() == ["ended true"])
  }

  /// UIPercentDrivenInteractiveTransition `completionSpeed`: the rest takes (1 − percentComplete) ×
  /// duration ÷ speed.
  @Test(arguments: [(1.0, 30), (2.0, 15), (0.5, 60)])
  func `the speed decides how long the rest takes`(speed: Double, ticks: Int) {
    let (screen, navigation, _, delegate) = Self.stack()
    delegate.driver.completionCurve = .linear
    delegate.driver.completionSpeed = speed
    screen.turn { navigation.popViewController(animated: true) }
    screen.turn { delegate.driver.update(0.5) }
    screen.turn { delegate.driver.finish() }
    screen.pass(ticks - 3)
    #expect(delegate.fader.log.take() == [])
    screen.pass(6)
    #expect(delegate.fader.log.take() == ["ended true"])
  }

  /// UIViewControllerTransitionCoordinatorContext: `percentComplete` is that of the interaction.
  @Test func `the coordinator has the percentage of the interaction`() {
    let (screen, navigation, _, delegate) = Self.stack()
    screen.turn { navigation.popViewController(animated: true) }
    screen.turn { delegate.driver.update(0.4) }
    #expect(abs((navigation.transitionCoordinator?.percentComplete ?? 0) - 0.4) < 1e-9)
    #expect(navigation.transitionCoordinator?.isInteractive == true)
    #expect(navigation.transitionCoordinator?.isInterruptible != nil)
    screen.turn { delegate.driver.cancel() }
    screen.settle()
    #expect(navigation.transitionCoordinator == nil)
  }

  /// UIViewControllerTransitionCoordinator: after a cancelled pop the stack and its appearance are as
  /// before.
  @Test func `a cancelled pop leaves the stack as it was`() {
    let (screen, navigation, next, delegate) = Self.stack()
    let before = navigation.viewControllers
    screen.turn { navigation.popViewController(animated: true) }
    screen.turn { delegate.driver.update(0.6) }
    screen.turn { delegate.driver.cancel() }
    screen.settle()
    #expect(navigation.viewControllers == before && next.parent === navigation)
    #expect(next.view.window != nil && next.view.alpha == 1)
    #expect(delegate.fader.log.take() == ["ended false"])
  }

  /// UIViewControllerTransitionCoordinator `animate(alongsideTransition:completion:)` returns true when
  /// the animation was queued.
  @Test func `an animation alongside is queued`() {
    let (screen, navigation, _, delegate) = Self.stack()
    delegate.isInteractive = false
    var queued = false
    var places: [Bool] = []
    screen.turn {
      navigation.popViewController(animated: true)
      queued =
        navigation.transitionCoordinator?.animate(
          alongsideTransition: { places.append($0.containerView.window != nil) },
          completion: { places.append($0.isCancelled) }) ?? false
    }
    screen.settle()
    #expect(queued && places == [true, false])
  }

  /// UIViewControllerTransitionCoordinatorContext: a dismissal goes from the presented controller to
  /// the presenter.
  @Test func `the coordinator of a dismissal knows both controllers`() {
    let (root, modal) = (UIViewController(), UIViewController())
    let screen = Screen(root: root)
    screen.settle()
    modal.modalPresentationStyle = .fullScreen
    screen.turn {
      root.present(modal, animated: true)
      let coordinator = modal.transitionCoordinator
      #expect(coordinator?.viewController(forKey: .from) === root)
      #expect(coordinator?.viewController(forKey: .to) === modal)
      #expect(coordinator?.presentationStyle == .fullScreen)
    }
    screen.settle()
    screen.turn {
      root.dismiss(animated: true)
      let coordinator = root.transitionCoordinator
      #expect(coordinator?.viewController(forKey: .from) === modal)
      #expect(coordinator?.viewController(forKey: .to) === root)
      #expect(coordinator?.isInteractive == false)
    }
    screen.settle()
  }

  /// UIViewControllerTransitionCoordinator: the context of the completion says
  /// whether the interaction was cancelled.
  @Test(arguments: [true, false])
  func `the completion alongside knows whether the pop was cancelled`(cancels: Bool) {
    let (screen, navigation, _, delegate) = Self.stack()
    let log = ProbeLog()
    screen.turn {
      navigation.popViewController(animated: true)
      navigation.transitionCoordinator?.animate(alongsideTransition: nil) { context in
        log.add("\(context.isCancelled) \(context.initiallyInteractive)")
      }
    }
    screen.turn { delegate.driver.update(0.5) }
    screen.turn { if cancels { delegate.driver.cancel() } else { delegate.driver.finish() } }
    screen.settle()
    #expect(log.take() == ["\(cancels) true"])
  }

  /// UIViewControllerContextTransitioning: `transitionWasCancelled` is false until a cancellation.
  @Test func `a fresh transition was not cancelled`() {
    final class Asking: UIViewControllerAnimatedTransitioning {
      var cancelled: Bool?
      var frames: [CGRect] = []
      func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
      { 0.1 }
      func animateTransition(using context: any UIViewControllerContextTransitioning) {
        cancelled = context.transitionWasCancelled
        if let to = context.viewController(forKey: .to) {
          frames.append(context.finalFrame(for: to))
        }
        if let from = context.viewController(forKey: .from) {
          frames.append(context.initialFrame(for: from))
        }
        if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
        context.completeTransition(true)
      }
    }
    final class Delegate: UIViewControllerTransitioningDelegate {
      let animator = Asking()
      func animationController(
        forPresented presented: UIViewController, presenting: UIViewController,
        source: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
    }
    let (root, modal) = (UIViewController(), UIViewController())
    let screen = Screen(root: root)
    screen.settle()
    let delegate = Delegate()
    modal.modalPresentationStyle = .fullScreen
    modal.transitioningDelegate = delegate
    screen.turn { root.present(modal, animated: true) }
    screen.settle()
    #expect(delegate.animator.cancelled == false)
    #expect(delegate.animator.frames == [root.view.frame, root.view.frame])
    #expect(root.presentedViewController === modal)
  }
}

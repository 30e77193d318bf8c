import Testing
import UIKitNames

/// Probes of transition coordinators and custom transitions.
@Suite struct TransitionProbes {
  final class Alongside: UIViewController {
    let log = ProbeLog()
    var coordinator: (any UIViewControllerTransitionCoordinator)?
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      guard let coordinator = transitionCoordinator else { return log.add("none") }
      log.add("animated \(coordinator.isAnimated) interactive \(coordinator.isInteractive)")
      coordinator.animate(
        alongsideTransition: { context in
          self.log.add("alongside \(context.viewController(forKey: .to) === self)")
        }, completion: { context in self.log.add("completion \(context.isCancelled)") })
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      log.add("didAppear")
    }
  }

  private static func stack() -> (Screen, UINavigationController, UIViewController) {
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    let screen = Screen(root: navigation)
    screen.settle()
    return (screen, navigation, root)
  }

  /// UIViewController: `transitionCoordinator` is nil without a transition.
  @Test func `there is no coordinator without a transition`() {
    let (screen, navigation, root) = Self.stack()
    withExtendedLifetime(screen) {
      #expect(navigation.transitionCoordinator == nil && root.transitionCoordinator == nil)
    }
  }

  /// UIViewControllerTransitionCoordinator: `animate(alongsideTransition:completion:)` in an animated
  /// push.
  @Test func `animations run alongside a push, and the completion comes after`() {
    let (screen, navigation, _) = Self.stack()
    let next = Alongside()
    screen.turn { navigation.pushViewController(next, animated: true) }
    #expect(next.log.take() == ["animated true interactive false", "alongside true"])
    screen.settle()
    let end = next.log.take()
    #expect(end.contains("completion false") && end.contains("didAppear") && end.count == 2)
    #expect(navigation.transitionCoordinator == nil)
  }

  /// UIViewControllerTransitionCoordinatorContext: `viewController(forKey:)` of a pop.
  @Test func `the coordinator of a pop knows both controllers`() {
    let (screen, navigation, root) = Self.stack()
    let next = UIViewController()
    screen.turn { navigation.pushViewController(next, animated: false) }
    screen.settle()
    screen.turn {
      navigation.popViewController(animated: true)
      let coordinator = navigation.transitionCoordinator
      #expect(coordinator?.viewController(forKey: .from) === next)
      #expect(coordinator?.viewController(forKey: .to) === root)
      #expect(coordinator?.initiallyInteractive == false && coordinator?.isCancelled == false)
    }
    screen.settle()
  }

  final class Animator: UIViewControllerAnimatedTransitioning {
    let log = ProbeLog()
    var duration = 0.5
    var completes = true
    var context: (any UIViewControllerContextTransitioning)?
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
      -> TimeInterval
    { duration }
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      context = transitionContext
      log.add("animate \(transitionContext.isAnimated) \(transitionContext.isInteractive)")
      if let view = transitionContext.view(forKey: .to),
        let to = transitionContext.viewController(forKey: .to)
      {
        view.frame = transitionContext.finalFrame(for: to)
        transitionContext.containerView.addSubview(view)
      }
      UIView.animate(withDuration: duration) {
        transitionContext.view(forKey: .to)?.alpha = 1
        transitionContext.view(forKey: .from)?.alpha = 0.5
      } completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    }
    func animationEnded(_ transitionCompleted: Bool) { log.add("ended \(transitionCompleted)") }
  }

  final class Delegate: UINavigationControllerDelegate, UIViewControllerTransitioningDelegate {
    let animator = Animator()
    var operations: [UINavigationController.Operation] = []
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      operations.append(operation)
      return animator
    }
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
    func animationController(forDismissed dismissed: UIViewController)
      -> (any UIViewControllerAnimatedTransitioning)?
    { animator }
  }

  /// UINavigationControllerDelegate: `animationControllerFor` is asked for a push, and not without
  /// animation.
  @Test func `a push asks for an animator if it is animated`() {
    let (screen, navigation, _) = Self.stack()
    let delegate = Delegate()
    navigation.delegate = delegate
    screen.turn { navigation.pushViewController(UIViewController(), animated: false) }
    screen.settle()
    #expect(delegate.animator.log.take() == [])
    screen.turn { navigation.pushViewController(UIViewController(), animated: true) }
    #expect(delegate.animator.log.take() == ["animate true false"])
    screen.settle()
    #expect(delegate.animator.log.take() == ["ended true"])
    #expect(delegate.operations.contains(.push))
  }

  /// UIViewControllerContextTransitioning: a full screen presentation has both views and removes the
  /// presenter's at the end.
  @Test func `a custom full screen presentation has both views`() {
    let (root, modal) = (UIViewController(), UIViewController())
    let screen = Screen(root: root)
    screen.settle()
    let delegate = Delegate()
    modal.modalPresentationStyle = .fullScreen
    modal.transitioningDelegate = delegate
    screen.turn { root.present(modal, animated: true) }
    let context = delegate.animator.context
    #expect(context?.view(forKey: .from) === root.view && context?.view(forKey: .to) === modal.view)
    #expect(context?.viewController(forKey: .from) === root)
    #expect(context?.presentationStyle == .fullScreen)
    #expect(root.view.window != nil)
    screen.settle()
    #expect(root.view.window == nil && modal.view.window != nil)
  }

  /// UITransitionContextViewKey: nil for a view that does not move, as the presenter's in a custom
  /// presentation.
  @Test func `a custom presentation has no view of the presenter`() {
    let (root, modal) = (UIViewController(), UIViewController())
    let screen = Screen(root: root)
    screen.settle()
    let delegate = Delegate()
    modal.modalPresentationStyle = .custom
    modal.transitioningDelegate = delegate
    screen.turn { root.present(modal, animated: true) }
    let context = delegate.animator.context
    #expect(context?.view(forKey: .from) == nil && context?.view(forKey: .to) === modal.view)
    screen.settle()
    screen.turn { modal.dismiss(animated: true) }
    let dismissal = delegate.animator.context
    #expect(dismissal?.view(forKey: .from) === modal.view && dismissal?.view(forKey: .to) == nil)
    screen.settle()
    #expect(root.presentedViewController == nil && modal.view.window == nil)
  }

  /// UIViewControllerAnimatedTransitioning: the coordinator's duration is the animator's.
  @Test func `the coordinator has the animator's duration`() {
    let (screen, navigation, _) = Self.stack()
    let delegate = Delegate()
    delegate.animator.duration = 0.75
    var durations: [TimeInterval] = []
    navigation.delegate = delegate
    screen.turn {
      navigation.pushViewController(UIViewController(), animated: true)
      navigation.transitionCoordinator?.animate(
        alongsideTransition: { durations.append($0.transitionDuration) }, completion: nil)
    }
    screen.settle()
    #expect(durations == [0.75])
  }

  /// UIPercentDrivenInteractiveTransition: documented defaults.
  @Test func `an interactive transition has the documented defaults`() {
    let driver = UIPercentDrivenInteractiveTransition()
    #expect(driver.completionSpeed == 1 && driver.completionCurve == .easeInOut)
    #expect(driver.wantsInteractiveStart && driver.timingCurve == nil)
  }

  final class Interactive: UINavigationControllerDelegate {
    let animator = Animator()
    let driver = UIPercentDrivenInteractiveTransition()
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
  }

  /// UIPercentDrivenInteractiveTransition: `finish()` and `cancel()`; UIViewController's coordinator
  /// reports the change of interaction.
  @Test(arguments: [true, false])
  func `an interactive pop finishes or cancels`(finishes: Bool) {
    let (screen, navigation, root) = Self.stack()
    let next = UIViewController()
    screen.turn { navigation.pushViewController(next, animated: false) }
    screen.settle()
    let delegate = Interactive()
    navigation.delegate = delegate
    let log = ProbeLog()
    screen.turn {
      navigation.popViewController(animated: true)
      let coordinator = navigation.transitionCoordinator
      coordinator?.animate(
        alongsideTransition: { #expect($0.initiallyInteractive && $0.isInteractive) },
        completion: nil)
      coordinator?.notifyWhenInteractionChanges { log.add("cancelled \($0.isCancelled)") }
    }
    screen.turn { delegate.driver.update(0.5) }
    #expect(delegate.driver.percentComplete == 0.5)
    screen.turn { if finishes { delegate.driver.finish() } else { delegate.driver.cancel() } }
    #expect(log.take() == ["cancelled \(!finishes)"])
    screen.settle()
    #expect(navigation.viewControllers == (finishes ? [root] : [root, next]))
    #expect(delegate.animator.log.take().last == "ended \(finishes)")
  }
}

import UIKitNames

/// Moves pushed screens down over the old one like a curtain, and popped ones up again.
final class Curtains: NSObject, UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    CurtainAnimator(falls: operation == .push)
  }
}

/// A curtain that falls or rises in 0.6 s.
final class CurtainAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let falls: Bool

  init(falls: Bool) {
    self.falls = falls
    super.init()
  }

  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval { 0.6 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let from = transitionContext.view(forKey: .from),
      let to = transitionContext.view(forKey: .to)
    else { return transitionContext.completeTransition(false) }
    let container = transitionContext.containerView
    to.frame = container.bounds
    let raised = container.bounds.offsetBy(dx: 0, dy: -container.bounds.height)
    if falls {
      container.addSubview(to)
      to.frame = raised
    } else {
      container.insertSubview(to, at: 0)
    }
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0,
      options: .curveEaseInOut,
      animations: { [falls] in
        if falls { to.frame = container.bounds } else { from.frame = raised }
      },
      completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}

import UIKitNames

/// Presents a controller as a panel at the lower edge, over a dimmed background.
final class PanelTransition: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    return PanelPresentationController(
      presentedViewController: presented, presenting: presenting)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    return PanelAnimator(isPresenting: true)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    return PanelAnimator(isPresenting: false)
  }
}

/// Places the panel and dims the content behind it.
final class PanelPresentationController: UIPresentationController {
  private lazy var dimmingView: UIButton = {
    let view = UIButton(type: .custom)
    view.backgroundColor = UIColor.black.withAlphaComponent(0.4)
    view.addAction(
      UIAction { [weak self] _ in
        self?.presentedViewController.dismiss(animated: true)
      }, for: .touchUpInside)
    return view
  }()

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    let height = min(Metrics.panelHeight, bounds.height)
    return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
  }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let containerView else { return }
    dimmingView.frame = containerView.bounds
    dimmingView.alpha = 0
    containerView.insertSubview(dimmingView, at: 0)
    presentedViewController.transitionCoordinator?.animate(
      alongsideTransition: { _ in self.dimmingView.alpha = 1 }, completion: nil)
  }

  override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    presentedViewController.transitionCoordinator?.animate(
      alongsideTransition: { _ in self.dimmingView.alpha = 0 }, completion: nil)
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    dimmingView.frame = containerView?.bounds ?? .zero
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}

/// Moves the panel up from the lower edge, or down again.
final class PanelAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
    super.init()
  }

  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval {
    return Metrics.panelDuration
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard
      let panel = transitionContext.viewController(forKey: isPresenting ? .to : .from),
      let panelView = panel.view
    else {
      transitionContext.completeTransition(false)
      return
    }
    let container = transitionContext.containerView
    let shown =
      isPresenting
      ? transitionContext.finalFrame(for: panel) : transitionContext.initialFrame(for: panel)
    let hidden = shown.offsetBy(dx: 0, dy: container.bounds.height - shown.minY)

    if isPresenting {
      container.addSubview(panelView)
      panelView.frame = hidden
    }
    let animator = UIViewPropertyAnimator(
      duration: transitionDuration(using: transitionContext), dampingRatio: 1
    ) {
      panelView.frame = self.isPresenting ? shown : hidden
    }
    animator.addCompletion { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    animator.startAnimation()
  }
}

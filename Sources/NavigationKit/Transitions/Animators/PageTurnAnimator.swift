internal import CellGraphics

/// The animations of a page view controller: scrolling and curling.
final class PageTurnAnimator: ViewControllerAnimatedTransitioning {
  private let style: PageViewController.TransitionStyle
  private let isVertical: Bool
  private let isForward: Bool

  init(_ pages: PageViewController, _ direction: PageViewController.NavigationDirection) {
    style = pages.transitionStyle
    isVertical = pages.navigationOrientation == .vertical
    isForward = direction == .forward
  }

  func transitionDuration(using context: (any ViewControllerContextTransitioning)?) -> Double {
    switch style {
    case .scroll: 0.3
    case .pageCurl: 0.4
    }
  }

  func animateTransition(using context: any ViewControllerContextTransitioning) {
    switch style {
    case .scroll: scroll(context)
    case .pageCurl:
      let spine: PictureTransition.Side = isVertical ? .top : .left
      PictureAnimator(
        isForward ? .curl(bound: spine) : .uncurl(bound: spine),
        duration: transitionDuration(using: context)
      ).animateTransition(using: context)
    }
  }

  private func scroll(_ context: any ViewControllerContextTransitioning) {
    let (from, to) = (context.view(forKey: .from), context.view(forKey: .to))
    let size = context.containerView.bounds.size
    to?.transform = moved(size, by: isForward ? 1 : -1)
    View.animate(
      withDuration: transitionDuration(using: context), options: .curveEaseInOut
    ) {
      from?.transform = moved(size, by: isForward ? -1 : 1)
      to?.transform = .identity
    } completion: { _ in
      from?.transform = .identity
      to?.transform = .identity
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  private func moved(_ size: Size, by pages: Double) -> AffineTransform {
    isVertical
      ? AffineTransform(translationX: 0, y: size.height * pages)
      : AffineTransform(translationX: size.width * pages, y: 0)
  }
}

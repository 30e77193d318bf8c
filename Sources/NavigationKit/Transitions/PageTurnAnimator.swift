internal import CellGraphics

/// A page controller's own transitions.
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
    let (from, to) = (context.view(forKey: .from), context.view(forKey: .to))
    let size = context.containerView.bounds.size
    let end: AffineTransform
    switch style {
    case .scroll:
      end = moved(size, by: isForward ? -1 : 1)
      to?.transform = moved(size, by: isForward ? 1 : -1)
    case .pageCurl where isForward:
      end = folded(size)
      if let from { context.containerView.bringSubviewToFront(from) }
    case .pageCurl:
      end = .identity
      to?.transform = folded(size)
    }
    View.animate(
      withDuration: transitionDuration(using: context), options: .curveEaseInOut
    ) {
      from?.transform = end
      to?.transform = .identity
    } completion: { _ in
      from?.transform = .identity
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  private func moved(_ size: Size, by pages: Double) -> AffineTransform {
    isVertical
      ? AffineTransform(translationX: 0, y: size.height * pages)
      : AffineTransform(translationX: size.width * pages, y: 0)
  }

  /// Folded away to the left or the upper edge.
  private func folded(_ size: Size) -> AffineTransform {
    isVertical
      ? AffineTransform(scaleX: 1, y: 0.001)
        .concatenating(AffineTransform(translationX: 0, y: -size.height / 2))
      : AffineTransform(scaleX: 0.001, y: 1)
        .concatenating(AffineTransform(translationX: -size.width / 2, y: 0))
  }
}

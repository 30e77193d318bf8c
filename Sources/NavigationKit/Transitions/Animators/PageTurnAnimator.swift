internal import CellGraphics
internal import Motion

/// The animations of a page view controller: scrolling and curling.
final class PageTurnAnimator: ViewControllerAnimatedTransitioning {
  private let style: PageViewController.TransitionStyle
  private let isVertical: Bool
  private let isForward: Bool
  private let spineLocation: PageViewController.SpineLocation
  private weak var pages: PageViewController?
  /// The view of the pages that leave.
  private let oldView: View?
  /// Indicates whether the pages dissolve instead of scrolling or curling.
  private var dissolves = false

  init(
    _ pages: PageViewController, _ direction: PageViewController.NavigationDirection,
    from oldView: View?
  ) {
    style = pages.transitionStyle
    isVertical = pages.navigationOrientation == .vertical
    isForward = direction == .forward
    spineLocation = pages.spineLocation
    self.pages = pages
    self.oldView = oldView
  }

  func transitionDuration(using context: (any ViewControllerContextTransitioning)?) -> Double {
    switch style {
    case .scroll: 0.3
    case .pageCurl: 0.4
    }
  }

  func animateTransition(using context: any ViewControllerContextTransitioning) {
    switch style {
    case .scroll where dissolves:
      KeyframeAnimator(dissolve(fadingOut: false)).animateTransition(using: context)
    case .scroll: scroll(context)
    case .pageCurl:
      let curl: PictureTransition =
        dissolves ? .fade : isForward ? .curl(bound: spine) : .uncurl(bound: spine)
      let seconds = transitionDuration(using: context)
      if spineLocation == .mid {
        turnSpread(curl, seconds, context)
      } else {
        PictureAnimator(curl, duration: seconds).animateTransition(using: context)
      }
    }
  }

  /// The edge at which the pages are bound. Two pages curl together as one.
  private var spine: PictureTransition.Side {
    spineLocation == .max ? (isVertical ? .bottom : .right) : isVertical ? .top : .left
  }

  /// Curls the view around two pages.
  private func turnSpread(
    _ curl: PictureTransition, _ seconds: Double,
    _ context: any ViewControllerContextTransitioning
  ) {
    guard let oldView, let newView = pages?.displayedView, oldView !== newView else {
      return context.completeTransition(!context.transitionWasCancelled)
    }
    let change = PictureChange(
      curl, from: .view(oldView), to: .view(newView), backdrop: .black)
    let container = context.containerView
    container.show(
      change, ticks: max(1, Tick.count(seconds: seconds)),
      curve: AnimationOptions.curveEaseInOut.curve
    ) { _ in
      container.end(change)
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  /// Moves both pages by the size of the container, side by side.
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

  /// Returns a transform that moves by a number of pages along the orientation.
  private func moved(_ size: Size, by pages: Double) -> AffineTransform {
    isVertical
      ? AffineTransform(translationX: 0, y: size.height * pages)
      : AffineTransform(translationX: size.width * pages, y: 0)
  }
}

extension PageTurnAnimator: MotionReducing {
  func withoutMotion(leaving leaves: Bool) -> any ViewControllerAnimatedTransitioning {
    dissolves = true
    return self
  }
}

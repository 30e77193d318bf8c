public import CellGraphics

/// Shows a controller as a sheet over the dimmed presenter, which stays in the window.
///
/// In a wide window it stands in the middle, a form smaller than a page; in a narrow one it takes the
/// whole width and leaves the presenter's first rows to be seen. `preferredContentSize` is the size
/// of a form in a wide window.
///
/// A finger pulls it down by anything in it that takes no drags itself. Let go, it leaves where the
/// finger was quick downwards, or at rest beyond half of the way.
public final class SheetPresentationController: PresentationController {
  /// Rows of the presenter that are seen above a sheet of full width, more for each sheet below.
  static let rowsAbove = 2.0

  private let dimmingView = DimmingView()
  private let sheet = SheetView()

  public override var presentedView: View? { sheet }

  public override var frameOfPresentedViewInContainerView: Rect {
    frame(in: containerView?.bounds.size ?? .zero)
  }

  override var allowsDismissalByUser: Bool { true }

  public override init(
    presentedViewController: ViewController, presenting presentingViewController: ViewController?
  ) {
    super.init(
      presentedViewController: presentedViewController, presenting: presentingViewController)
    sheet.addGestureRecognizer(SheetPanGestureRecognizer(self))
  }

  public override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    sheet.edges = isWide(containerView?.bounds.size ?? .zero) ? .allAround : .above
    sheet.place(in: frameOfPresentedViewInContainerView)
  }

  public override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let containerView else { return }
    dimmingView.fadeIn(in: containerView, with: presentedViewController.transitionCoordinator)
  }

  public override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    dimmingView.fadeOut(with: presentedViewController.transitionCoordinator)
  }

  public override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if !completed { dimmingView.alpha = 1 }
  }

  override func wrapPresentedView() { sheet.setContentView(presentedViewController.view) }

  override func makeAnimator(dismissing: Bool) -> any ViewControllerAnimatedTransitioning {
    guard styleSource.modalTransitionStyle == .coverVertical else {
      return super.makeAnimator(dismissing: dismissing)
    }
    return SheetSlideAnimator(isDismissal: dismissing)
  }

  /// A narrow sheet's content is compact across also in a wide window.
  override func traits(in size: Size) -> TraitCollection? {
    if let overrideTraitCollection { return overrideTraitCollection }
    let frame = frame(in: size)
    guard isWide(size), frame.width - 2 < TraitCollection.regularColumns else { return nil }
    return TraitCollection(horizontalSizeClass: .compact)
  }

  private func isWide(_ size: Size) -> Bool {
    TraitCollection(size: size).horizontalSizeClass == .regular
  }

  private func frame(in size: Size) -> Rect {
    guard isWide(size) else {
      let above = min(Self.rowsAbove + sheetsBelow, max(0, size.height - 4))
      return Rect(x: 0, y: above, width: size.width, height: size.height - above)
    }
    let wanted = wantedSize(in: size)
    let width = min(wanted.width, size.width - 4)
    let height = min(wanted.height, Self.rows(in: size))
    return Rect(
      x: ((size.width - width) / 2).rounded(.down), y: ((size.height - height) / 2).rounded(.down),
      width: width, height: height)
  }

  /// How high a sheet can be: a row stays free above and below where it has three left.
  private static func rows(in size: Size) -> Double { max(size.height - 2, min(size.height, 3)) }

  /// With the edges; before it is held within the window.
  private func wantedSize(in size: Size) -> Size {
    guard presentationStyle == .formSheet else {
      return Size(width: min(size.width - 8, 112), height: Self.rows(in: size))
    }
    let preferred = presentedViewController.fittingPreferredContentSize
    return Size(
      width: preferred.width > 0
        ? preferred.width + 2 : min(72, max(44, (size.width * 0.65).rounded())),
      height: preferred.height > 0
        ? preferred.height + 2 : min(28, max(12, (size.height * 0.7).rounded())))
  }

  /// How many sheets lie directly beneath this one.
  private var sheetsBelow: Double {
    var count = 0.0
    var below = presentation?.presenting.ownPresentation
    while let current = below, current.activeController is SheetPresentationController {
      count += 1
      below = current.presenting.ownPresentation
    }
    return count
  }
}

/// Slides a sheet up from below the window, and down again.
final class SheetSlideAnimator: CurvedTransitioning {
  static let duration = 0.4

  private let isDismissal: Bool
  var curve: AnimationOptions { isDismissal ? .curveEaseInOut : .curveEaseOut }

  init(isDismissal: Bool) {
    self.isDismissal = isDismissal
  }

  func transitionDuration(using context: (any ViewControllerContextTransitioning)?) -> Double {
    Self.duration
  }

  func animateTransition(using context: any ViewControllerContextTransitioning) {
    guard let sheet = context.view(forKey: isDismissal ? .from : .to) else {
      return context.completeTransition(true)
    }
    let away = AffineTransform(
      translationX: 0, y: context.containerView.bounds.height - sheet.frame.minY)
    View.performWithoutAnimation { sheet.transform = isDismissal ? .identity : away }
    View.animate(withDuration: Self.duration, options: curve) {
      sheet.transform = isDismissal ? away : .identity
    } completion: { _ in
      sheet.transform = .identity
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

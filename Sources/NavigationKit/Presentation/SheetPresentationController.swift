public import CellGraphics

/// Presents a controller as a sheet over the dimmed presenter, which stays in the window.
///
/// In a wide window the sheet is in the middle, and a form sheet is smaller than a page sheet. In a
/// narrow window it takes the whole width and leaves the first two rows of the presenter visible.
/// The presented controller's `preferredContentSize` is the size of a form sheet in a wide window.
///
/// The user drags it down anywhere where no view handles drags, or presses Esc. On release it is
/// dismissed if it moves down quickly, or rests beyond half of the way.
///
/// ```swift
/// let form = ViewController()
/// form.modalPresentationStyle = .formSheet
/// form.preferredContentSize = Size(width: 40, height: 10)
/// form.isModalInPresentation = true  // only code dismisses it
/// precondition(form.sheetPresentationController?.presentedViewController === form)
/// ```
public final class SheetPresentationController: PresentationController {
  /// The number of visible rows of the presenter above a sheet of full width. Each sheet below adds
  /// one row.
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

  /// Returns compact traits for a narrow sheet in a wide window.
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

  /// Returns the largest height of a sheet. One row above and one row below stay free if the sheet
  /// then has at least three rows.
  private static func rows(in size: Size) -> Double { max(size.height - 2, min(size.height, 3)) }

  /// Returns the preferred size with the border, before it is limited by the window.
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

  /// The number of sheets directly beneath this one.
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

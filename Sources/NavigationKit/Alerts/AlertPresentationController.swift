internal import CellGraphics

/// Presents an alert in the middle over dimmed content, or an action sheet at the lower edge.
final class AlertPresentationController: PresentationController {
  private static let widestSheet = 46.0

  private let dimmingView = DimmingView()

  private var alertView: AlertView? { alert?.alertView }
  private var alert: AlertController? { presentedViewController as? AlertController }
  private var isSheet: Bool { alert?.preferredStyle == .actionSheet }

  override var eventName: String { isSheet ? "actionSheet" : "alert" }

  override var frameOfPresentedViewInContainerView: Rect {
    guard let room = containerView?.bounds.size, let alertView else { return .zero }
    let margin = room.width >= 24 ? 1.0 : 0
    let width = isSheet ? min(room.width - 2 * margin, Self.widestSheet) : room.width - 2 * margin
    let size = alertView.size(in: Size(width: width, height: room.height))
    return Rect(
      x: ((room.width - size.width) / 2).rounded(.down),
      y: isSheet
        ? room.height - size.height : ((room.height - size.height) / 2).rounded(.down),
      width: size.width, height: size.height)
  }

  override func wrapPresentedView() { alertView?.arrangement = isSheet ? .sheet : .alert }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    presentedView?.place(in: frameOfPresentedViewInContainerView)
  }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let containerView else { return }
    dimmingView.fadeIn(in: containerView, with: presentedViewController.transitionCoordinator)
    guard isSheet, dimmingView.attachedRecognizers.isEmpty else { return }
    dimmingView.addGestureRecognizer(TapGestureRecognizer { [weak alert] _ in alert?.cancel() })
  }

  override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    dimmingView.fadeOut(with: presentedViewController.transitionCoordinator)
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if !completed { dimmingView.alpha = 1 }
  }

  override func makeAnimator(dismissing: Bool) -> any ViewControllerAnimatedTransitioning {
    if isSheet { return SheetSlideAnimator(isDismissal: dismissing) }
    return KeyframeAnimator(dismissing ? .fadeOut : .fade)
  }
}

/// Presents an action sheet as a popover if there is room and a source, otherwise at the lower
/// edge.
final class ActionSheetPopoverController: PopoverPresentationController {
  override func adaptivePresentationStyle(for traits: TraitCollection) -> ModalPresentationStyle {
    let hasRoom = ModalPresentationStyle.popover.adapted(to: traits) == .popover
    return hasRoom && hasSource ? .none : .custom
  }

  override func wrapPresentedView() {
    (presentedViewController.view as? AlertView)?.arrangement = .popover
    super.wrapPresentedView()
  }

  override func didDismissForUser() {
    (presentedViewController as? AlertController)?.didDismissForUser()
  }
}

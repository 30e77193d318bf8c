/// Decides how a presentation follows the size of the window, and hears of the user's dismissing it.
///
/// Nothing here is called for a `dismiss` from code.
public protocol AdaptivePresentationControllerDelegate: AnyObject {
  /// The style to use under `traits`.
  ///
  /// `fullScreen`, `overFullScreen`, `formSheet` and `none`, which keeps the style as it is, are
  /// answers; any other leaves it to the presentation controller. Asked for sheets, popovers,
  /// `currentContext` and `custom`, before presenting and when the traits change.
  func adaptivePresentationStyle(
    for controller: PresentationController, traitCollection traits: TraitCollection
  ) -> ModalPresentationStyle

  /// As the one with traits, and asked only where that one is not implemented.
  func adaptivePresentationStyle(for controller: PresentationController) -> ModalPresentationStyle

  /// The controller to show in the adapted style, such as one in a navigation controller; nil for the
  /// one that is presented.
  func presentationController(
    _ controller: PresentationController,
    viewControllerForAdaptivePresentationStyle style: ModalPresentationStyle
  ) -> ViewController?

  /// Called before the controller is shown in `style`; `none` is its own.
  func presentationController(
    _ controller: PresentationController,
    willPresentWithAdaptiveStyle style: ModalPresentationStyle,
    transitionCoordinator: (any ViewControllerTransitionCoordinator)?)

  /// Whether the user may dismiss. Not asked where `isModalInPresentation` forbids it.
  func presentationControllerShouldDismiss(_ controller: PresentationController) -> Bool

  /// The user begins to dismiss; the transition's coordinator is there. A drag can be taken back, and
  /// this called again.
  func presentationControllerWillDismiss(_ controller: PresentationController)

  /// The user has dismissed; called once, after `viewDidDisappear`.
  func presentationControllerDidDismiss(_ controller: PresentationController)

  /// The user wanted to dismiss and may not.
  func presentationControllerDidAttemptToDismiss(_ controller: PresentationController)
}

extension AdaptivePresentationControllerDelegate {
  public func adaptivePresentationStyle(
    for controller: PresentationController, traitCollection traits: TraitCollection
  ) -> ModalPresentationStyle { adaptivePresentationStyle(for: controller) }

  public func adaptivePresentationStyle(for controller: PresentationController)
    -> ModalPresentationStyle
  { .automatic }

  public func presentationController(
    _ controller: PresentationController,
    viewControllerForAdaptivePresentationStyle style: ModalPresentationStyle
  ) -> ViewController? { nil }

  public func presentationController(
    _ controller: PresentationController,
    willPresentWithAdaptiveStyle style: ModalPresentationStyle,
    transitionCoordinator: (any ViewControllerTransitionCoordinator)?
  ) {}

  public func presentationControllerShouldDismiss(_ controller: PresentationController) -> Bool {
    true
  }

  public func presentationControllerWillDismiss(_ controller: PresentationController) {}
  public func presentationControllerDidDismiss(_ controller: PresentationController) {}
  public func presentationControllerDidAttemptToDismiss(_ controller: PresentationController) {}
}

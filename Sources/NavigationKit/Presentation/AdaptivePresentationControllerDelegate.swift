/// Chooses how a presentation adapts to the size of the window, and observes dismissals by the
/// user.
///
/// Set it as ``PresentationController/delegate`` before presenting. The methods about dismissal are
/// called when the user dismisses, by a drag, Esc or a click outside. They are not called for
/// ``ViewController/dismiss(animated:completion:)``.
///
/// ```swift
/// final class Editor: ViewController, AdaptivePresentationControllerDelegate {
///   var hasChanges = true
///   func presentationControllerShouldDismiss(_ controller: PresentationController) -> Bool {
///     !hasChanges
///   }
/// }
/// // The editor keeps its own sheet open.
/// let editor = Editor()
/// editor.modalPresentationStyle = .pageSheet
/// editor.presentationController?.delegate = editor
/// precondition(editor.sheetPresentationController != nil)
/// ```
public protocol AdaptivePresentationControllerDelegate: AnyObject {
  /// Returns the style to use under `traits`.
  ///
  /// The method is called before presenting and when the traits change, for sheets, popovers,
  /// `currentContext` and `custom`. `fullScreen`, `overFullScreen` and `formSheet` are used; `none`
  /// keeps the style. Any other value leaves the choice to the presentation controller.
  ///
  /// - Parameters:
  ///   - controller: The presentation controller.
  ///   - traits: The traits of the window.
  func adaptivePresentationStyle(
    for controller: PresentationController, traitCollection traits: TraitCollection
  ) -> ModalPresentationStyle

  /// Returns the style to use. This method is called if the variant with traits is not implemented.
  func adaptivePresentationStyle(for controller: PresentationController) -> ModalPresentationStyle

  /// Returns the controller to show in the adapted style, for example the presented one in a
  /// navigation controller.
  ///
  /// A popover that becomes a sheet has no arrow and no close button. A navigation controller
  /// around it can have one.
  ///
  /// - Parameters:
  ///   - controller: The presentation controller.
  ///   - style: The adapted style.
  /// - Returns: nil shows the presented controller itself.
  func presentationController(
    _ controller: PresentationController,
    viewControllerForAdaptivePresentationStyle style: ModalPresentationStyle
  ) -> ViewController?

  /// Called before the controller is shown.
  ///
  /// - Parameters:
  ///   - controller: The presentation controller.
  ///   - style: The adapted style; ``ModalPresentationStyle/none`` for the controller's own style.
  ///   - transitionCoordinator: The coordinator of the transition; nil when a resize adapts the
  ///     style.
  func presentationController(
    _ controller: PresentationController,
    willPresentWithAdaptiveStyle style: ModalPresentationStyle,
    transitionCoordinator: (any ViewControllerTransitionCoordinator)?)

  /// Returns whether the user can dismiss. True by default.
  ///
  /// The method is not called while ``ViewController/isModalInPresentation`` is true.
  func presentationControllerShouldDismiss(_ controller: PresentationController) -> Bool

  /// Called when a dismissal by the user starts. The transition coordinator exists.
  ///
  /// The user can cancel a drag; the next attempt calls the method again.
  func presentationControllerWillDismiss(_ controller: PresentationController)

  /// Called once, after a dismissal by the user and after `viewDidDisappear(_:)`.
  func presentationControllerDidDismiss(_ controller: PresentationController)

  /// Called when the user tried to dismiss and was not allowed to. Ask for a confirmation here.
  func presentationControllerDidAttemptToDismiss(_ controller: PresentationController)
}

extension AdaptivePresentationControllerDelegate {
  /// Returns the answer of the variant without traits.
  public func adaptivePresentationStyle(
    for controller: PresentationController, traitCollection traits: TraitCollection
  ) -> ModalPresentationStyle { adaptivePresentationStyle(for: controller) }

  /// Returns `automatic`, which leaves the choice to the presentation controller.
  public func adaptivePresentationStyle(for controller: PresentationController)
    -> ModalPresentationStyle
  { .automatic }

  /// Returns nil: the presented controller itself is shown.
  public func presentationController(
    _ controller: PresentationController,
    viewControllerForAdaptivePresentationStyle style: ModalPresentationStyle
  ) -> ViewController? { nil }

  /// Does nothing.
  public func presentationController(
    _ controller: PresentationController,
    willPresentWithAdaptiveStyle style: ModalPresentationStyle,
    transitionCoordinator: (any ViewControllerTransitionCoordinator)?
  ) {}

  /// Returns true.
  public func presentationControllerShouldDismiss(_ controller: PresentationController) -> Bool {
    true
  }

  /// Does nothing.
  public func presentationControllerWillDismiss(_ controller: PresentationController) {}
  /// Does nothing.
  public func presentationControllerDidDismiss(_ controller: PresentationController) {}
  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(_ controller: PresentationController) {}
}

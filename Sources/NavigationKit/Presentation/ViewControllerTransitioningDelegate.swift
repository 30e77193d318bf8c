/// Provides the objects of a custom presentation: its presentation controller, animators and
/// interactive drivers.
///
/// Set it as the ``ViewController/transitioningDelegate`` of the presented controller. The order of
/// the questions is: presentation controller, animator, interactive driver. nil uses the standard
/// behaviour of the presented controller's styles. The reference is weak, so keep the delegate
/// alive yourself.
///
/// ```swift
/// final class Zoom: ViewControllerTransitioningDelegate {
///   func animationController(
///     forPresented presented: ViewController, presenting: ViewController, source: ViewController
///   ) -> (any ViewControllerAnimatedTransitioning)? { KeyframeAnimator(.zoom) }
/// }
/// // The delegate is not retained.
/// let zoom = Zoom()
/// let photo = ViewController()
/// photo.modalPresentationStyle = .fullScreen
/// photo.transitioningDelegate = zoom
/// precondition(photo.transitioningDelegate === zoom)
/// ```
public protocol ViewControllerTransitioningDelegate: AnyObject {
  /// Returns the presentation controller of a presentation in the style `custom`. The method is
  /// called in `present`.
  ///
  /// - Parameters:
  ///   - presented: The controller to present.
  ///   - presenting: The controller that covers the window and would present; nil before the
  ///     presentation.
  ///   - source: The controller on which `present` is called.
  /// - Returns: nil uses ``PresentationController``.
  func presentationController(
    forPresented presented: ViewController, presenting: ViewController?, source: ViewController
  ) -> PresentationController?

  /// Returns the animator of a presentation. The method is called when an animated or `custom`
  /// presentation starts.
  ///
  /// - Parameters:
  ///   - presented: The controller that is presented.
  ///   - presenting: The controller that presents.
  ///   - source: The controller on which `present` was called.
  /// - Returns: nil uses the animation of the style.
  func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)?

  /// Returns the animator of a dismissal; nil uses the animation of the style.
  func animationController(forDismissed dismissed: ViewController)
    -> (any ViewControllerAnimatedTransitioning)?

  /// Returns the interactive driver of a presentation.
  ///
  /// The method is called if the delegate has returned an animator and the presentation is
  /// animated.
  ///
  /// - Parameter animator: The animator that the delegate returned.
  /// - Returns: nil lets the animation run by itself.
  func interactionControllerForPresentation(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)?

  /// Returns the interactive driver of a dismissal.
  ///
  /// The method is called if the delegate has returned an animator and the dismissal is animated.
  ///
  /// - Parameter animator: The animator that the delegate returned.
  /// - Returns: nil lets the animation run by itself.
  func interactionControllerForDismissal(using animator: any ViewControllerAnimatedTransitioning)
    -> (any ViewControllerInteractiveTransitioning)?
}

extension ViewControllerTransitioningDelegate {
  /// Returns nil: the base class ``PresentationController`` is used.
  public func presentationController(
    forPresented presented: ViewController, presenting: ViewController?, source: ViewController
  ) -> PresentationController? { nil }

  /// Returns nil: the animation of the style is used.
  public func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { nil }

  /// Returns nil: the animation of the style is used.
  public func animationController(forDismissed dismissed: ViewController)
    -> (any ViewControllerAnimatedTransitioning)?
  { nil }

  /// Returns nil: the animation runs by itself.
  public func interactionControllerForPresentation(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { nil }

  /// Returns nil: the animation runs by itself.
  public func interactionControllerForDismissal(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { nil }
}

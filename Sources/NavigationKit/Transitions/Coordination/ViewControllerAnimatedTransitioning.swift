public import CellGraphics

/// An object that animates a transition from one controller to another.
///
/// A delegate returns an animator when a transition starts: ``NavigationControllerDelegate``,
/// ``TabBarControllerDelegate`` or ``ViewControllerTransitioningDelegate``. The container has
/// already changed its model, so the animator only adds and moves views. ``KeyframeAnimator`` and
/// ``PictureAnimator`` are ready-made animators.
///
/// The transition blocks input until the animator calls
/// ``ViewControllerContextTransitioning/completeTransition(_:)``. A transition that is still
/// running five seconds later, or after a longer announced duration, records a `warning` event.
///
/// ```swift
/// final class Fade: ViewControllerAnimatedTransitioning {
///   func transitionDuration(using context: (any ViewControllerContextTransitioning)?) -> Double {
///     0.3
///   }
///
///   // Fades the new view in.
///   func animateTransition(using context: any ViewControllerContextTransitioning) {
///     let view = context.view(forKey: .to)
///     if let view { context.containerView.addSubview(view) }
///     view?.alpha = 0  // Invisible at the start.
///     View.animate(withDuration: 0.3, options: []) { view?.alpha = 1 } completion: { _ in
///       context.completeTransition(!context.transitionWasCancelled)
///     }
///   }
/// }
/// precondition(Fade().transitionDuration(using: nil) == 0.3)
/// ```
public protocol ViewControllerAnimatedTransitioning: AnyObject {
  /// Returns the duration of the animation in seconds.
  ///
  /// Bars and animations alongside the transition run for this time. The transition itself ends
  /// when `completeTransition` is called. The method can be called more than once for each
  /// transition.
  ///
  /// - Parameter context: The transition; nil when the duration is needed without one.
  func transitionDuration(using context: (any ViewControllerContextTransitioning)?) -> Double

  /// Adds the `to` view to the container, animates the views and completes the transition.
  ///
  /// Call ``ViewControllerContextTransitioning/completeTransition(_:)`` exactly once, after the
  /// last animation, with `!context.transitionWasCancelled`.
  ///
  /// - Parameter context: The container view, the two controllers, their views and their frames.
  func animateTransition(using context: any ViewControllerContextTransitioning)

  /// Returns the animator object that runs the whole transition, so that it can be paused and
  /// reversed.
  ///
  /// Implement it for transitions that the user can interrupt. Return the same object for the whole
  /// transition, and let `animateTransition` start it. The default implementation declares that the
  /// animator cannot be interrupted.
  ///
  /// - Parameter context: The transition.
  func interruptibleAnimator(using context: any ViewControllerContextTransitioning)
    -> any ViewImplicitlyAnimating

  /// Reports the end of the transition, before the controllers receive their "did" callbacks.
  ///
  /// - Parameter transitionCompleted: False when the transition was cancelled.
  func animationEnded(_ transitionCompleted: Bool)
}

extension ViewControllerAnimatedTransitioning {
  /// Returns an object that marks this animator as not interruptible.
  public func interruptibleAnimator(using context: any ViewControllerContextTransitioning)
    -> any ViewImplicitlyAnimating
  {
    NoInterruptibleAnimator()
  }

  /// Does nothing. Implement the method to clean up after a transition.
  public func animationEnded(_ transitionCompleted: Bool) {}

  /// Returns the animator object that runs the whole transition; nil for an animator that cannot be
  /// interrupted.
  func interruptible(using context: any ViewControllerContextTransitioning)
    -> (any ViewImplicitlyAnimating)?
  {
    let animator = interruptibleAnimator(using: context)
    return animator is NoInterruptibleAnimator ? nil : animator
  }
}

/// Marks an animator that cannot be interrupted.
// As in UIKit the method's result is not optional, so that implementations written for UIKit match.
private final class NoInterruptibleAnimator: ViewImplicitlyAnimating {
  var state: ViewAnimatingState { .inactive }
  var isRunning: Bool { false }
  var isReversed = false
  var fractionComplete = 0.0

  func startAnimation() {}
  func startAnimation(afterDelay delay: Double) {}
  func pauseAnimation() {}
  func stopAnimation(_ withoutFinishing: Bool) {}
  func finishAnimation(at finalPosition: ViewAnimatingPosition) {}
  func addAnimations(_ animation: @escaping () -> Void) {}
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: Double) {}
  func addCompletion(_ completion: @escaping (_ finalPosition: ViewAnimatingPosition) -> Void) {}
  func continueAnimation(
    withTimingParameters parameters: (any TimingCurveProvider)?, durationFactor: Double
  ) {}
}

/// A key for one of the two controllers of a transition.
public enum TransitionContextViewControllerKey: Sendable {
  /// The controller that is visible at the start.
  case from
  /// The controller that is visible at the end of a completed transition.
  case to
}

/// The information about a transition that its animator needs.
///
/// The framework creates a context for each transition and passes it to the animator and the
/// interactive driver. ``Transition`` is the only conforming type.
public protocol ViewControllerContextTransitioning: AnyObject {
  /// The view in which the animation takes place.
  ///
  /// It contains the `from` view. For a push, pop, selection or presentation the app's animator
  /// adds the `to` view; a view that it does not add is shown at the end. In a dismissal, the view
  /// of a presenter that returns is at the back of the container. A presenter in a sheet or in a
  /// context stays behind the container.
  var containerView: View { get }
  /// Indicates whether the change is animated.
  var isAnimated: Bool { get }
  /// Indicates whether an interactive driver controls the progress at this moment.
  var isInteractive: Bool { get }
  /// Indicates whether the transition was cancelled, so that it must be completed with false.
  var transitionWasCancelled: Bool { get }
  /// The style of the presentation or dismissal; ``ModalPresentationStyle/none`` for any other
  /// transition.
  var presentationStyle: ModalPresentationStyle { get }
  /// The rotation of the screen during the transition. Always the identity, because a terminal does
  /// not rotate.
  var targetTransform: AffineTransform { get }

  /// Returns one of the two controllers.
  ///
  /// - Returns: nil when a container shows its first child or removes its last.
  func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController?

  /// Returns the view to animate for one of the two controllers.
  ///
  /// - Returns: For a presentation, the presentation controller's `presentedView`. nil when the
  ///   presenter's view stays in place and must not be moved, as under a sheet.
  func view(forKey key: TransitionContextViewControllerKey) -> View?

  /// Returns the frame of a controller's view at the start, in the container's coordinates.
  ///
  /// - Returns: Zero for a controller that is not visible at the start.
  func initialFrame(for controller: ViewController) -> Rect

  /// Returns the frame that a controller's view must have at the end, in the container's
  /// coordinates.
  ///
  /// - Returns: Zero for a controller that is not visible at the end.
  func finalFrame(for controller: ViewController) -> Rect

  /// Reports the progress of an interaction.
  ///
  /// - Parameter percentComplete: The completed share, limited to 0...1.
  func updateInteractiveTransition(_ percentComplete: Double)

  /// Reports that an interactive driver has taken over the running transition.
  ///
  /// It resets ``transitionWasCancelled``: whether the transition finishes or cancels is open
  /// again.
  func pauseInteractiveTransition()

  /// Reports that the interaction has ended and that the transition will complete.
  func finishInteractiveTransition()

  /// Reports that the interaction has ended and that the transition will return to its start.
  func cancelInteractiveTransition()

  /// Ends the transition: input is accepted again and the controllers receive their "did"
  /// callbacks.
  ///
  /// Later calls are ignored.
  ///
  /// - Parameter didComplete: True when the views are in their final places, false when they are
  ///   back in their initial places.
  func completeTransition(_ didComplete: Bool)
}

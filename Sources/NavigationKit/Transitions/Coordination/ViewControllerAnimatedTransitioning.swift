public import CellGraphics

/// Animates from one controller to another.
public protocol ViewControllerAnimatedTransitioning: AnyObject {
  /// Seconds, as far as anybody wants to move along.
  func transitionDuration(using context: (any ViewControllerContextTransitioning)?) -> Double

  /// Moves the views and calls the context's `completeTransition` once, when they are there.
  func animateTransition(using context: any ViewControllerContextTransitioning)

  /// Brings the animator of views that does it all, so that it can be held, turned around and let go on
  /// the way: the same for the whole of a transition, which it ends.
  ///
  /// An animator that can't be interrupted does not implement it. One that does has
  /// `animateTransition` start it.
  func interruptibleAnimator(using context: any ViewControllerContextTransitioning)
    -> any ViewImplicitlyAnimating

  /// Called when the transition is over, before the controllers hear of it.
  func animationEnded(_ transitionCompleted: Bool)
}

extension ViewControllerAnimatedTransitioning {
  /// Stands for an animator that can't be interrupted.
  public func interruptibleAnimator(using context: any ViewControllerContextTransitioning)
    -> any ViewImplicitlyAnimating
  {
    NoInterruptibleAnimator()
  }

  public func animationEnded(_ transitionCompleted: Bool) {}

  /// The animator of views that does it all; nil for none.
  func interruptible(using context: any ViewControllerContextTransitioning)
    -> (any ViewImplicitlyAnimating)?
  {
    let animator = interruptibleAnimator(using: context)
    return animator is NoInterruptibleAnimator ? nil : animator
  }
}

/// Says that there is none.
// The method answers no optional, as UIKit's, or it would not fit where UIKit's is implemented.
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

/// Which controller of a transition is meant.
public enum TransitionContextViewControllerKey: Sendable {
  /// The one that was there.
  case from
  /// The one that will be.
  case to
}

/// What a transition tells its animator.
public protocol ViewControllerContextTransitioning: AnyObject {
  /// Where it all happens.
  ///
  /// It holds the from-view and, for a push, pop, selection or presentation, already the to-view, which
  /// an animator may add again; a presenter that comes back stands just behind it until added.
  var containerView: View { get }
  var isAnimated: Bool { get }
  /// Whether somebody drives the transition by hand at this moment.
  var isInteractive: Bool { get }
  /// Whether it has been taken back, and so must be completed with false.
  var transitionWasCancelled: Bool { get }
  /// How what is presented or dismissed takes the screen; `none` for any other transition.
  var presentationStyle: ModalPresentationStyle { get }
  /// The turn of the screen that takes place meanwhile: always the identity, for a terminal has none.
  var targetTransform: AffineTransform { get }

  func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController?

  /// The view to move; nil where it must be left alone.
  func view(forKey key: TransitionContextViewControllerKey) -> View?

  /// Where `controller`'s view stands at the beginning; zero where it comes.
  func initialFrame(for controller: ViewController) -> Rect

  /// Where `controller`'s view must stand at the end; zero where it leaves.
  func finalFrame(for controller: ViewController) -> Rect

  /// Says how far the hand has brought it, 0 to 1.
  func updateInteractiveTransition(_ percentComplete: Double)

  /// Says that a hand has taken the running transition over; whether it was going back is forgotten.
  func pauseInteractiveTransition()

  /// Says that the hand has let go and the transition goes on to its end.
  func finishInteractiveTransition()

  /// Says that the hand has let go and the transition goes back.
  func cancelInteractiveTransition()

  /// Says that the views are where they belong: the new one with true, the old one with false.
  func completeTransition(_ didComplete: Bool)
}

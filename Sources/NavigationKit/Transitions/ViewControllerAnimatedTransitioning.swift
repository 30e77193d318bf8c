public import CellGraphics

/// Animates from one controller to another.
public protocol ViewControllerAnimatedTransitioning: AnyObject {
  /// Seconds, as far as anybody wants to move along.
  func transitionDuration(using context: (any ViewControllerContextTransitioning)?) -> Double

  /// Moves the views and calls the context's `completeTransition` once, when they are there.
  func animateTransition(using context: any ViewControllerContextTransitioning)

  /// Called when the transition is over, before the controllers hear of it.
  func animationEnded(_ transitionCompleted: Bool)
}

extension ViewControllerAnimatedTransitioning {
  public func animationEnded(_ transitionCompleted: Bool) {}
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
  /// Where it all happens; it holds the from-view, and may hold the to-view.
  var containerView: View { get }
  var isAnimated: Bool { get }
  /// Whether somebody drives the transition by hand at this moment.
  var isInteractive: Bool { get }
  /// Whether it has been taken back, and so must be completed with false.
  var transitionWasCancelled: Bool { get }
  /// How what is presented or dismissed takes the screen; `none` for any other transition.
  var presentationStyle: ModalPresentationStyle { get }

  func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController?

  /// The view to move; nil where it must be left alone.
  func view(forKey key: TransitionContextViewControllerKey) -> View?

  /// Where `controller`'s view stands at the beginning; zero where it comes.
  func initialFrame(for controller: ViewController) -> Rect

  /// Where `controller`'s view must stand at the end; zero where it leaves.
  func finalFrame(for controller: ViewController) -> Rect

  /// Says that a hand has taken hold of it again.
  func pauseInteractiveTransition()

  /// Says that the hand has let go and the transition goes on to its end.
  func finishInteractiveTransition()

  /// Says that the hand has let go and the transition goes back.
  func cancelInteractiveTransition()

  /// Says that the views are where they belong: the new one with true, the old one with false.
  func completeTransition(_ didComplete: Bool)
}

public import CellGraphics

/// What can be known of a transition from beside it.
public protocol ViewControllerTransitionCoordinatorContext: AnyObject {
  var isAnimated: Bool { get }
  var presentationStyle: ModalPresentationStyle { get }
  /// Whether it began in somebody's hand; it does not change.
  var initiallyInteractive: Bool { get }
  var isInteractive: Bool { get }
  /// Whether the hand has taken it back.
  var isCancelled: Bool { get }
  /// Seconds, as its animator announces; 0 without animation.
  var transitionDuration: Double { get }
  /// Whether a hand can take it over on the way.
  var isInterruptible: Bool { get }
  /// How far the hand has brought it, 0 to 1.
  var percentComplete: Double { get }
  /// How fast, and how, the rest runs when the hand has let go.
  var completionVelocity: Double { get }
  var completionCurve: View.AnimationCurve { get }
  /// The turn of the screen that takes place meanwhile: always the identity, for a terminal has none.
  var targetTransform: AffineTransform { get }
  var containerView: View { get }

  func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController?
  func view(forKey key: TransitionContextViewControllerKey) -> View?
}

/// Lets others move along with a transition, and hear of its end.
public protocol ViewControllerTransitionCoordinator: ViewControllerTransitionCoordinatorContext {
  /// Runs `animation` with the duration of the transition, and under the same hand; `completion`
  /// after it, also when it was cancelled, before the controllers hear "did".
  ///
  /// - Returns: Whether `animation` will be run; `completion` is called anyhow.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// The same for views that are not within the container.
  ///
  /// - Parameter view: Holds what is animated. It makes no difference here.
  @discardableResult
  func animateAlongsideTransition(
    in view: View?,
    animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Calls `handler` whenever a hand lets go or takes over, before anybody hears of a cancellation.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any ViewControllerTransitionCoordinatorContext) -> Void)

  /// Calls `handler` when the hand lets go for the first time.
  func notifyWhenInteractionEnds(
    _ handler: @escaping (any ViewControllerTransitionCoordinatorContext) -> Void)
}

extension ViewControllerTransitionCoordinator {
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

extension ViewControllerTransitionCoordinator {
  @discardableResult
  public func animateAlongsideTransition(
    in view: View?, animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animateAlongsideTransition(in: view, animation: animation, completion: nil)
  }
}

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
  /// How far the hand has brought it, 0 to 1.
  var percentComplete: Double { get }
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

  /// Calls `handler` whenever the hand lets go, before anybody hears of a cancellation.
  func notifyWhenInteractionChanges(
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

extension ViewController {
  /// Coordinates with the transition that this controller, or the nearest one around it, takes part
  /// in; nil where there is none.
  public var transitionCoordinator: (any ViewControllerTransitionCoordinator)? {
    guard let application else { return nil }
    let transitions = application.preparedTransitions + application.runningTransitions
    var controller: ViewController? = self
    while let current = controller {
      if let found = transitions.last(where: { $0.from === current || $0.to === current }) {
        return found
      }
      controller = current.parent
    }
    return nil
  }
}

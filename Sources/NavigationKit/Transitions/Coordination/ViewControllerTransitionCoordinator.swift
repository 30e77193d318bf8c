public import CellGraphics

/// The information about a transition for code that is neither its animator nor its driver.
///
/// A ``ViewControllerTransitionCoordinator`` passes it to its closures.
public protocol ViewControllerTransitionCoordinatorContext: AnyObject {
  /// Indicates whether the change is animated.
  var isAnimated: Bool { get }
  /// The style of the presentation or dismissal; ``ModalPresentationStyle/none`` for any other
  /// transition.
  var presentationStyle: ModalPresentationStyle { get }
  /// Indicates whether the transition started under an interactive driver. The value does not
  /// change.
  var initiallyInteractive: Bool { get }
  /// Indicates whether an interactive driver controls the progress at this moment.
  var isInteractive: Bool { get }
  /// Indicates whether the interaction was cancelled.
  var isCancelled: Bool { get }
  /// The duration in seconds that the animator announces; 0 without animation.
  var transitionDuration: Double { get }
  /// Indicates whether an interactive driver can take over the transition while it runs.
  var isInterruptible: Bool { get }
  /// The progress of the interaction, 0 to 1.
  var percentComplete: Double { get }
  /// The speed of the rest after an interaction, as a multiple of the normal speed.
  var completionVelocity: Double { get }
  /// The curve of the rest after an interaction.
  var completionCurve: View.AnimationCurve { get }
  /// The rotation of the screen during the transition. Always the identity, because a terminal does
  /// not rotate.
  var targetTransform: AffineTransform { get }
  /// The view in which the transition takes place.
  var containerView: View { get }

  /// Returns one of the two controllers; nil if no controller is on that side.
  func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController?
  /// Returns the view that the transition moves for one of the two controllers.
  ///
  /// - Returns: nil when there is no controller on that side, or when its view stays in place.
  func view(forKey key: TransitionContextViewControllerKey) -> View?
}

/// Runs animations alongside a transition and reports its end.
///
/// ``ViewController/transitionCoordinator`` returns the coordinator. It is available as soon as an
/// animated push, pop, presentation or dismissal is requested, and in `viewWillAppear(_:)` and
/// `viewWillDisappear(_:)`.
///
/// ```swift
/// final class Details: ViewController {
///   let banner = View()
///   override func viewWillAppear(_ animated: Bool) {
///     super.viewWillAppear(animated)
///     banner.alpha = 0  // Hidden at the start.
///     transitionCoordinator?.animate { [banner] _ in banner.alpha = 1 }
///   }
/// }
/// precondition(Details().transitionCoordinator == nil)  // nothing moves
/// ```
public protocol ViewControllerTransitionCoordinator: ViewControllerTransitionCoordinatorContext {
  /// Runs `animation` with the duration and the interactive driver of the transition.
  ///
  /// Without animation the changes take effect at once. An animation that is added while the
  /// transition runs starts at once.
  ///
  /// - Parameters:
  ///   - animation: Changes the views. nil runs only `completion`.
  ///   - completion: Runs after the transition, also after a cancelled one, before the controllers
  ///     receive their "did" callbacks. After the end it runs at once.
  /// - Returns: True when `animation` runs. The result does not concern `completion`.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Runs `animation` with the transition for views outside the container view.
  ///
  /// It does the same as ``animate(alongsideTransition:completion:)``, because animations in all
  /// views share one clock.
  ///
  /// - Parameters:
  ///   - view: The view that contains the animated views. It is not used.
  ///   - animation: Changes the views.
  ///   - completion: Runs after the transition, also after a cancelled one.
  /// - Returns: True when `animation` runs.
  @discardableResult
  func animateAlongsideTransition(
    in view: View?,
    animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Calls `handler` each time an interactive driver takes over or ends its interaction.
  ///
  /// The call comes before other parts learn of a cancellation. Read `isInteractive` and
  /// `isCancelled` of the context.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any ViewControllerTransitionCoordinatorContext) -> Void)

  /// Calls `handler` once, when the interaction ends for the first time.
  func notifyWhenInteractionEnds(
    _ handler: @escaping (any ViewControllerTransitionCoordinatorContext) -> Void)
}

extension ViewControllerTransitionCoordinator {
  /// Runs `animation` with the duration and the interactive driver of the transition.
  ///
  /// - Parameter animation: Changes the views.
  /// - Returns: True when `animation` runs.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

extension ViewControllerTransitionCoordinator {
  /// Runs `animation` with the transition for views outside the container view.
  ///
  /// - Parameters:
  ///   - view: The view that contains the animated views. It is not used.
  ///   - animation: Changes the views.
  /// - Returns: True when `animation` runs.
  @discardableResult
  public func animateAlongsideTransition(
    in view: View?, animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animateAlongsideTransition(in: view, animation: animation, completion: nil)
  }
}

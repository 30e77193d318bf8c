/// Observes the changes of a navigation controller and can animate them.
///
/// ```swift
/// final class Fades: NavigationControllerDelegate {
///   func navigationController(
///     _ navigationController: NavigationController,
///     animationControllerFor operation: NavigationController.Operation,
///     from: ViewController, to: ViewController
///   ) -> (any ViewControllerAnimatedTransitioning)? {
///     operation == .push ? KeyframeAnimator(.fade) : nil  // Pops slide.
///   }
/// }
/// // The delegate is not retained.
/// let (navigation, fades) = (NavigationController(), Fades())
/// navigation.delegate = fades
/// precondition(navigation.delegate === fades)
/// ```
public protocol NavigationControllerDelegate: AnyObject {
  /// Called before a controller is shown on top, after its `viewWillAppear(_:)`.
  ///
  /// - Parameters:
  ///   - navigationController: The navigation controller.
  ///   - controller: The new top controller.
  ///   - animated: True for an animated change.
  func navigationController(
    _ navigationController: NavigationController, willShow controller: ViewController,
    animated: Bool)

  /// Called after a controller is shown on top, after its `viewDidAppear(_:)`. It is not called for
  /// a cancelled change.
  ///
  /// - Parameters:
  ///   - navigationController: The navigation controller.
  ///   - controller: The new top controller.
  ///   - animated: True for an animated change.
  func navigationController(
    _ navigationController: NavigationController, didShow controller: ViewController,
    animated: Bool)

  /// Returns the animator for an animated change of the top controller.
  ///
  /// An animator for pops disables the interactive pop of the left edge.
  ///
  /// - Parameters:
  ///   - navigationController: The navigation controller.
  ///   - operation: Push or pop.
  ///   - from: The current top controller.
  ///   - to: The new top controller.
  /// - Returns: nil uses the standard slide.
  func navigationController(
    _ navigationController: NavigationController,
    animationControllerFor operation: NavigationController.Operation,
    from: ViewController, to: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)?

  /// Returns the interactive driver for an animator of the delegate; nil lets the animation run by
  /// itself.
  func navigationController(
    _ navigationController: NavigationController,
    interactionControllerFor animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)?
}

extension NavigationControllerDelegate {
  /// Does nothing.
  public func navigationController(
    _ navigationController: NavigationController, willShow controller: ViewController,
    animated: Bool
  ) {}

  /// Does nothing.
  public func navigationController(
    _ navigationController: NavigationController, didShow controller: ViewController,
    animated: Bool
  ) {}

  /// Returns nil: the standard slide is used.
  public func navigationController(
    _ navigationController: NavigationController,
    animationControllerFor operation: NavigationController.Operation,
    from: ViewController, to: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { nil }

  /// Returns nil: the animation runs by itself.
  public func navigationController(
    _ navigationController: NavigationController,
    interactionControllerFor animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { nil }
}

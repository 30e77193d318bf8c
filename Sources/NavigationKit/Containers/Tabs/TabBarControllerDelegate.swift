/// Observes the user's selections in a tab bar controller, and can animate all selections.
///
/// ```swift
/// final class Slides: TabBarControllerDelegate {
///   func tabBarController(
///     _ tabBarController: TabBarController,
///     animationControllerForTransitionFrom from: ViewController, to: ViewController
///   ) -> (any ViewControllerAnimatedTransitioning)? { KeyframeAnimator(.slide(from: .right)) }
/// }
/// // The delegate is not retained.
/// let (tabs, slides) = (TabBarController(), Slides())
/// tabs.delegate = slides
/// precondition(tabs.delegate === slides)
/// ```
public protocol TabBarControllerDelegate: AnyObject {
  /// Returns whether the tab that the user tapped may be selected. The method is not called for
  /// selections by code.
  ///
  /// The method is also called for the tab that is selected already. A tap on that tab pops a
  /// navigation controller to its root.
  ///
  /// - Parameters:
  ///   - tabBarController: The tab bar controller.
  ///   - controller: The controller of the tapped tab.
  /// - Returns: False keeps the selection.
  func tabBarController(
    _ tabBarController: TabBarController, shouldSelect controller: ViewController
  ) -> Bool

  /// Called after the user has selected `controller`, or tapped its tab again.
  ///
  /// - Parameters:
  ///   - tabBarController: The tab bar controller.
  ///   - controller: The controller of the tapped tab.
  func tabBarController(
    _ tabBarController: TabBarController, didSelect controller: ViewController)

  /// Returns the animator for a change on the screen, by the user or by code.
  ///
  /// - Parameters:
  ///   - tabBarController: The tab bar controller.
  ///   - from: The controller that is visible.
  ///   - to: The selected controller.
  /// - Returns: nil changes at once.
  func tabBarController(
    _ tabBarController: TabBarController,
    animationControllerForTransitionFrom from: ViewController, to: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)?

  /// Returns the interactive driver for an animator of the delegate.
  ///
  /// - Parameters:
  ///   - tabBarController: The tab bar controller.
  ///   - animator: The animator that the delegate returned.
  /// - Returns: nil lets the animation run by itself.
  func tabBarController(
    _ tabBarController: TabBarController,
    interactionControllerFor animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)?
}

extension TabBarControllerDelegate {
  /// Returns true.
  public func tabBarController(
    _ tabBarController: TabBarController, shouldSelect controller: ViewController
  ) -> Bool { true }

  /// Does nothing.
  public func tabBarController(
    _ tabBarController: TabBarController, didSelect controller: ViewController
  ) {}

  /// Returns nil: the change is immediate.
  public func tabBarController(
    _ tabBarController: TabBarController,
    animationControllerForTransitionFrom from: ViewController, to: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { nil }

  /// Returns nil: the animation runs by itself.
  public func tabBarController(
    _ tabBarController: TabBarController,
    interactionControllerFor animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { nil }
}

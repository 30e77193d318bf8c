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
  /// Returns whether the tab that the user tapped may be selected. It is also asked for the
  /// selected tab.
  func tabBarController(
    _ tabBarController: TabBarController, shouldSelect controller: ViewController
  ) -> Bool

  /// Called after the user has selected `controller`, or tapped its tab again.
  func tabBarController(
    _ tabBarController: TabBarController, didSelect controller: ViewController)

  /// Returns the animator for a change on the screen, by the user or by code; nil changes at once.
  func tabBarController(
    _ tabBarController: TabBarController,
    animationControllerForTransitionFrom from: ViewController, to: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)?

  /// Returns the interactive driver for an animator of the delegate; nil lets the animation run by
  /// itself.
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

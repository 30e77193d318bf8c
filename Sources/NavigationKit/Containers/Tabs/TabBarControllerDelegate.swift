/// Hears of the user's selections in a tab bar controller and may animate every selection.
public protocol TabBarControllerDelegate: AnyObject {
  /// Asked when the user has tapped a tab, also the selected one; false keeps everything as it is.
  func tabBarController(
    _ tabBarController: TabBarController, shouldSelect controller: ViewController
  ) -> Bool

  /// Called after the user has selected `controller`, or tapped its tab again.
  func tabBarController(
    _ tabBarController: TabBarController, didSelect controller: ViewController)

  /// Asked for each change on the screen, by the user or by code; nil changes at once.
  func tabBarController(
    _ tabBarController: TabBarController,
    animationControllerForTransitionFrom from: ViewController, to: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)?

  /// Asked when there is an animator; nil lets it run by itself.
  func tabBarController(
    _ tabBarController: TabBarController,
    interactionControllerFor animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)?
}

extension TabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: TabBarController, shouldSelect controller: ViewController
  ) -> Bool { true }

  public func tabBarController(
    _ tabBarController: TabBarController, didSelect controller: ViewController
  ) {}

  public func tabBarController(
    _ tabBarController: TabBarController,
    animationControllerForTransitionFrom from: ViewController, to: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { nil }

  public func tabBarController(
    _ tabBarController: TabBarController,
    interactionControllerFor animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { nil }
}

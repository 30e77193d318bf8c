/// Knows which page follows which.
public protocol PageViewControllerDataSource: AnyObject {
  /// The page before `controller`; nil for the first.
  func pageViewController(
    _ pageViewController: PageViewController, viewControllerBefore controller: ViewController
  ) -> ViewController?

  /// The page after `controller`; nil for the last.
  func pageViewController(
    _ pageViewController: PageViewController, viewControllerAfter controller: ViewController
  ) -> ViewController?

  /// How many pages the row of dots shows; 0, the default, is for no row.
  ///
  /// Asked with `presentationIndex` whenever code sets the page; the user's turns then count on.
  func presentationCount(for pageViewController: PageViewController) -> Int

  /// The place of the page that code has set, from 0.
  func presentationIndex(for pageViewController: PageViewController) -> Int
}

extension PageViewControllerDataSource {
  public func presentationCount(for pageViewController: PageViewController) -> Int { 0 }
  public func presentationIndex(for pageViewController: PageViewController) -> Int { 0 }
}

/// Hears of the pages that the user turns.
public protocol PageViewControllerDelegate: AnyObject {
  /// Called before a turn begins.
  func pageViewController(
    _ pageViewController: PageViewController, willTransitionTo pending: [ViewController])

  /// Called after a turn.
  ///
  /// - Parameters:
  ///   - finished: True where nobody has cut the animation short.
  ///   - completed: False where the user has let the page go back.
  func pageViewController(
    _ pageViewController: PageViewController, didFinishAnimating finished: Bool,
    previousViewControllers previous: [ViewController], transitionCompleted completed: Bool)
}

extension PageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: PageViewController, willTransitionTo pending: [ViewController]
  ) {}

  public func pageViewController(
    _ pageViewController: PageViewController, didFinishAnimating finished: Bool,
    previousViewControllers previous: [ViewController], transitionCompleted completed: Bool
  ) {}
}

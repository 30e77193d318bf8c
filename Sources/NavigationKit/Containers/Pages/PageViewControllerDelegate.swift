/// Returns the pages before and after a page.
///
/// ```swift
/// final class Chapters: PageViewControllerDataSource {
///   let pages = [ViewController(), ViewController(), ViewController()]
///   func pageViewController(
///     _ pageViewController: PageViewController, viewControllerBefore controller: ViewController
///   ) -> ViewController? { pages.firstIndex { $0 === controller }.flatMap { page(at: $0 - 1) } }
///   func pageViewController(
///     _ pageViewController: PageViewController, viewControllerAfter controller: ViewController
///   ) -> ViewController? { pages.firstIndex { $0 === controller }.flatMap { page(at: $0 + 1) } }
///   func page(at index: Int) -> ViewController? {
///     pages.indices.contains(index) ? pages[index] : nil
///   }
/// }
/// // The first page has no page before it.
/// precondition(Chapters().page(at: -1) == nil)
/// ```
public protocol PageViewControllerDataSource: AnyObject {
  /// Returns the page before a page.
  ///
  /// The result is shown when the user turns back.
  ///
  /// - Parameters:
  ///   - pageViewController: The page view controller.
  ///   - controller: The current page.
  /// - Returns: nil for the first page.
  func pageViewController(
    _ pageViewController: PageViewController, viewControllerBefore controller: ViewController
  ) -> ViewController?

  /// Returns the page after a page.
  ///
  /// - Parameters:
  ///   - pageViewController: The page view controller.
  ///   - controller: The current page.
  /// - Returns: nil for the last page.
  func pageViewController(
    _ pageViewController: PageViewController, viewControllerAfter controller: ViewController
  ) -> ViewController?

  /// Returns the number of dots; 0, the default, shows none.
  ///
  /// The method is called, with `presentationIndex(for:)`, each time code sets the page. Turns by
  /// the user then change the index without a call.
  func presentationCount(for pageViewController: PageViewController) -> Int

  /// Returns the index of the page that code has set, from 0.
  func presentationIndex(for pageViewController: PageViewController) -> Int
}

extension PageViewControllerDataSource {
  /// Returns 0: there are no dots.
  public func presentationCount(for pageViewController: PageViewController) -> Int { 0 }
  /// Returns 0.
  public func presentationIndex(for pageViewController: PageViewController) -> Int { 0 }
}

/// Observes the page turns of the user. Turns by code are not reported.
public protocol PageViewControllerDelegate: AnyObject {
  /// Called before the user's turn starts.
  ///
  /// - Parameters:
  ///   - pageViewController: The page view controller.
  ///   - pending: The new page in an array.
  func pageViewController(
    _ pageViewController: PageViewController, willTransitionTo pending: [ViewController])

  /// Called after the user's turn.
  ///
  /// - Parameters:
  ///   - pageViewController: The page view controller.
  ///   - finished: True when the animation ran to its end.
  ///   - previous: The old page in an array.
  ///   - completed: False when the user cancelled the turn.
  func pageViewController(
    _ pageViewController: PageViewController, didFinishAnimating finished: Bool,
    previousViewControllers previous: [ViewController], transitionCompleted completed: Bool)
}

extension PageViewControllerDelegate {
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: PageViewController, willTransitionTo pending: [ViewController]
  ) {}

  /// Does nothing.
  public func pageViewController(
    _ pageViewController: PageViewController, didFinishAnimating finished: Bool,
    previousViewControllers previous: [ViewController], transitionCompleted completed: Bool
  ) {}
}

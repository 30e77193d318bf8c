/// Hears how a scroll view moves.
public protocol ScrollViewDelegate: AnyObject {
  /// Called after each change of the content offset.
  func scrollViewDidScroll(_ scrollView: ScrollView)

  /// Called when a finger begins to move the content.
  func scrollViewWillBeginDragging(_ scrollView: ScrollView)

  /// Called when it lets go.
  ///
  /// - Parameter decelerate: Whether the content goes on.
  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool)

  /// Called when content that has gone on comes to rest, or somebody stops it.
  func scrollViewDidEndDecelerating(_ scrollView: ScrollView)

  /// Called once `setContentOffset(_:animated:)` has arrived; not where it was cut short.
  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView)
}

extension ScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: ScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: ScrollView) {}
  public func scrollViewDidEndDragging(
    _ scrollView: ScrollView, willDecelerate decelerate: Bool
  ) {}
  public func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {}
}

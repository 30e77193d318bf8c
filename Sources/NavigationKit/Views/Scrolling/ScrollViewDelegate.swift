/// Hears how a scroll view moves.
public protocol ScrollViewDelegate: AnyObject {
  /// Called after each change of the content offset.
  func scrollViewDidScroll(_ scrollView: ScrollView)

  /// Called once `setContentOffset(_:animated:)` has arrived; not where it was cut short.
  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView)
}

extension ScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: ScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {}
}

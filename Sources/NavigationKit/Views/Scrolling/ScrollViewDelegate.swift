public import CellGraphics

/// An object that follows the motion of a scroll view. All methods have empty default
/// implementations.
public protocol ScrollViewDelegate: AnyObject {
  /// Called after each change of the content offset, also by code.
  func scrollViewDidScroll(_ scrollView: ScrollView)

  /// Called when a drag begins to move the content.
  func scrollViewWillBeginDragging(_ scrollView: ScrollView)

  /// Called when the drag is about to end.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - velocity: The velocity of the content offset, in cells a millisecond.
  ///   - targetContentOffset: The offset at which the content will rest. The content scrolls to a
  ///     value that is written here.
  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Point,
    targetContentOffset: UnsafeMutablePointer<Point>)

  /// Called when the drag ends.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - decelerate: True if the content continues to move with falling speed.
  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool)

  /// Called when the momentum begins, after the end of the drag.
  func scrollViewWillBeginDecelerating(_ scrollView: ScrollView)

  /// Called when the momentum ends, by itself or because other code or a touch stops it.
  func scrollViewDidEndDecelerating(_ scrollView: ScrollView)

  /// Called when an animated scroll arrives. It is not called if the scroll was interrupted.
  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView)

  /// Called when ``ScrollView/adjustedContentInset`` has changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView)
  /// Returns the view that a pinch scales. Never called: content does not zoom.
  func viewForZooming(in scrollView: ScrollView) -> View?
  /// Called before a pinch scales the content. Never called.
  func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?)
  /// Called while a pinch scales the content. Never called.
  func scrollViewDidZoom(_ scrollView: ScrollView)
  /// Called after a pinch has scaled the content. Never called.
  func scrollViewDidEndZooming(_ scrollView: ScrollView, with view: View?, atScale scale: Double)
  /// Asks whether a tap on the status bar scrolls to the top. Never called: there is no status bar.
  func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool
  /// Called after a tap on the status bar has scrolled to the top. Never called.
  func scrollViewDidScrollToTop(_ scrollView: ScrollView)
}

extension ScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: ScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: ScrollView) {}
  /// Does nothing.
  public func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Point,
    targetContentOffset: UnsafeMutablePointer<Point>
  ) {}
  /// Does nothing.
  public func scrollViewDidEndDragging(
    _ scrollView: ScrollView, willDecelerate decelerate: Bool
  ) {}
  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {}
  /// Does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView) {}
  /// No view.
  public func viewForZooming(in scrollView: ScrollView) -> View? { nil }
  /// Does nothing.
  public func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?) {}
  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: ScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndZooming(
    _ scrollView: ScrollView, with view: View?, atScale scale: Double
  ) {}
  /// Returns true.
  public func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool { true }
  /// Does nothing.
  public func scrollViewDidScrollToTop(_ scrollView: ScrollView) {}
}

internal import CellGraphics

extension ScrollView {
  /// The edges at which the safe area is added to the insets of the content. The raw values are
  /// UIKit's.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// At the edges of directions that scroll.
    case automatic = 0
    /// As ``automatic``.
    case scrollableAxes
    /// At no edge.
    case never
    /// At all edges.
    case always
  }

  /// The insets of the content: ``contentInset`` with the safe area at the edges that
  /// ``contentInsetAdjustmentBehavior`` names.
  public var adjustedContentInset: EdgeInsets {
    guard contentInsetAdjustmentBehavior != .never else { return contentInset }
    let safe = safeAreaInsets
    guard safe != .zero else { return contentInset }
    let isAlways = contentInsetAdjustmentBehavior == .always
    var insets = contentInset
    if isAlways || contentSize.height + insets.top + insets.bottom > bounds.height {
      insets.top += safe.top
      insets.bottom += safe.bottom
    }
    if isAlways || contentSize.width + insets.left + insets.right > bounds.width {
      insets.left += safe.left
      insets.right += safe.right
    }
    return insets
  }

  /// Keeps the beginning of the content at the edge of the safe area when the safe area changes.
  func moveWithInsets() {
    let (old, new) = (knownInset ?? contentInset, adjustedContentInset)
    knownInset = new
    var offset = contentOffset
    if offset.x == -old.left { offset.x = -new.left }
    if offset.y == -old.top { offset.y = -new.top }
    if offset != contentOffset { contentOffset = offset }
    reportInsets()
  }

  /// Tells of new adjusted insets.
  func reportInsets() {
    let insets = adjustedContentInset
    guard insets != reportedInset else { return }
    reportedInset = insets
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }
}

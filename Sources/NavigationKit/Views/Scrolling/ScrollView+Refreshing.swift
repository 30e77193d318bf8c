internal import CellGraphics

/// A control that asks for new content of a scroll view. It is a leaf, which other code does not name.
protocol ContentRefresher: AnyObject {
  /// Indicates whether the user can start it now.
  var canRefresh: Bool { get }
  /// Starts to refresh for the user.
  func refresh()
}

extension ScrollView {
  /// The number of rows by which a drag pulls the content down to refresh it.
  static let pullRows = 3.0

  /// Indicates whether the user can pull the content down to refresh it: at the top of the content.
  var canPullToRefresh: Bool {
    refresher?.canRefresh == true && isScrollEnabled && contentOffset.y <= -adjustedContentInset.top
  }

  /// The key that refreshes now.
  var refreshHints: [KeyHint] {
    canPullToRefresh ? [KeyHint(keys: "PgUp", meaning: "refresh")] : []
  }

  /// Refreshes if the content is at its top.
  ///
  /// - Returns: False if there is nothing to refresh.
  func refreshAtTop() -> Bool {
    guard canPullToRefresh else { return false }
    refresher?.refresh()
    return true
  }
}

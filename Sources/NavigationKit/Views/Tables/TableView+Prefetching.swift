internal import CellGraphics

/// An object that prepares the data of rows before a table requests their cells.
public protocol TableViewDataSourcePrefetching: AnyObject {
  /// Called for the rows of the next page in the direction in which the content moves.
  func tableView(_ tableView: TableView, prefetchRowsAt indexPaths: [IndexPath])
  /// Called for prefetched rows that are no longer about to be visible.
  func tableView(_ tableView: TableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension TableViewDataSourcePrefetching {
  /// Does nothing.
  public func tableView(
    _ tableView: TableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {}
}

extension TableView {
  /// Reports the rows of the next page to ``prefetchDataSource``.
  func prefetchRows() {
    guard isPrefetchingEnabled, let prefetchDataSource, let metrics, window != nil else { return }
    let page = prefetching.page(next: bounds)
    let found = prefetching.announce(
      metrics.rows(from: page.minY, to: page.maxY), visible: shownCells.map(\.path))
    if !found.new.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: found.new) }
    if !found.cancelled.isEmpty {
      prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: found.cancelled)
    }
  }
}

internal import CellGraphics

extension CollectionView {
  /// Reports the items of the next page to ``prefetchDataSource``.
  func prefetchItems() {
    guard isPrefetchingEnabled, let prefetchDataSource, window != nil else { return }
    let page = prefetching.page(next: bounds)
    let attributes = currentLayout.layoutAttributesForElements(in: page) ?? []
    let paths = attributes.filter {
      $0.representedElementCategory == .cell && $0.frame.minY < page.maxY
        && $0.frame.maxY > page.minY
    }.map(\.indexPath).sorted()
    let visible = shownElements.filter { $0.element.category == .cell }.map(\.element.path)
    let found = prefetching.announce(paths, visible: visible)
    if !found.new.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: found.new) }
    if !found.cancelled.isEmpty {
      prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: found.cancelled)
    }
  }
}

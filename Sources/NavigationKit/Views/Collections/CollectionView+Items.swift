public import CellGraphics

extension CollectionView {
  /// Returns the cell of an item; nil if the item is not visible.
  public func cellForItem(at indexPath: IndexPath) -> CollectionViewCell? {
    let element = CollectionElement(category: .cell, kind: "", path: indexPath)
    return shownElements.first { $0.element == element }?.view as? CollectionViewCell
  }

  /// Returns the item that a cell shows; nil if the cell is not in the collection view.
  public func indexPath(for cell: CollectionViewCell) -> IndexPath? {
    shownElements.first { $0.view === cell }?.element.path
  }

  /// Returns a supplementary view that is shown; nil if it is not visible.
  public func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> CollectionReusableView?
  {
    let element = CollectionElement(
      category: .supplementaryView, kind: elementKind, path: indexPath)
    return shownElements.first { $0.element == element }?.view
  }

  /// The cells of the visible items, in the order of the items.
  public var visibleCells: [CollectionViewCell] {
    indexPathsForVisibleItems.compactMap { cellForItem(at: $0) }
  }

  /// The items whose cells are shown, in order. UIKit's array has no order.
  public var indexPathsForVisibleItems: [IndexPath] {
    shownElements.filter { $0.element.category == .cell }.map(\.element.path).sorted()
  }

  /// Returns the supplementary views of a kind that are shown.
  public func visibleSupplementaryViews(ofKind elementKind: String) -> [CollectionReusableView] {
    shownElements.filter { $0.element.kind == elementKind }.map(\.view)
  }

  /// Returns the positions of the supplementary views of a kind that are shown.
  public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    shownElements.filter { $0.element.kind == elementKind }.map(\.element.path)
  }

  /// Returns the item at a point of the content; nil between items.
  public func indexPathForItem(at point: Point) -> IndexPath? {
    updateLayout()
    let rect = Rect(x: point.x, y: point.y, width: 1e-6, height: 1e-6)
    let found = currentLayout.layoutAttributesForElements(in: rect) ?? []
    return found.last {
      $0.representedElementCategory == .cell && seenFrame(of: $0).contains(point)
    }?.indexPath
  }

  /// Returns the place of an item; nil if the layout has none.
  public func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
    updateLayout()
    return currentLayout.layoutAttributesForItem(at: indexPath)
  }

  /// Returns the place of a supplementary view; nil if the layout has none.
  public func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath)
    -> CollectionViewLayoutAttributes?
  {
    updateLayout()
    return currentLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  /// Scrolls an item to a position between the insets, but not beyond the ends of the content.
  ///
  /// - Parameters:
  ///   - indexPath: The item; traps if it does not exist.
  ///   - scrollPosition: The position afterwards; an empty set scrolls as little as possible.
  ///   - animated: True moves the content in 0.3 s.
  public func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    if window != nil { noteBoundsChange() }
    updateLayout()
    precondition(
      hasItem(indexPath), "attempted to scroll to invalid index path \(indexPath)")
    guard let attributes = currentLayout.layoutAttributesForItem(at: indexPath) else { return }
    scrollSection(to: attributes, animated: animated)
    let (frame, inset) = (attributes.frame, adjustedContentInset)
    var offset = contentOffset
    if attributes.orthogonalSection == nil {
      offset.x = Self.offset(
        contentOffset.x, atStart: frame.minX - inset.left,
        atEnd: frame.maxX + inset.right - bounds.width, scrollPosition.contains(.left),
        scrollPosition.contains(.centeredHorizontally), scrollPosition.contains(.right))
    }
    offset.y = Self.offset(
      contentOffset.y, atStart: frame.minY - inset.top,
      atEnd: frame.maxY + inset.bottom - bounds.height, scrollPosition.contains(.top),
      scrollPosition.contains(.centeredVertically), scrollPosition.contains(.bottom))
    let goal = clamped(offset)
    if goal != contentOffset { setContentOffset(goal, animated: animated) }
  }

  /// Returns an offset in one dimension.
  ///
  /// - Parameters:
  ///   - start: The offset at which the item is at the start of the visible part.
  ///   - end: The offset at which it is at the end.
  private static func offset(
    _ old: Double, atStart start: Double, atEnd end: Double, _ isFirst: Bool, _ isCentered: Bool,
    _ isLast: Bool
  ) -> Double {
    if isFirst { return start }
    if isCentered { return ((start + end) / 2).rounded(.down) }
    return isLast ? end : min(max(old, end), start)
  }

  /// Scrolls as little as possible to show an item, with the header of its section if it is in the
  /// first line.
  func reveal(_ path: IndexPath) {
    guard let attributes = currentLayout.layoutAttributesForItem(at: path) else { return }
    scrollSection(to: attributes, animated: false)
    var rect = attributes.frame
    if attributes.orthogonalSection != nil { rect.origin.x = contentOffset.x }
    if path == firstItem { rect = join(rect, Rect(origin: .zero, size: Size(width: 1, height: 1))) }
    if path == lastItem {
      let end = Point(x: contentSize.width - 1, y: contentSize.height - 1)
      rect = join(rect, Rect(origin: end, size: Size(width: 1, height: 1)))
    }
    if path.item == 0, let header = header(ofSection: path.section) { rect = join(rect, header) }
    // If there is no room for all, the item has priority.
    let (frame, inset) = (attributes.frame, adjustedContentInset)
    let width = bounds.width - inset.right
    let height = bounds.height - inset.bottom
    var offset = contentOffset
    if attributes.orthogonalSection == nil {
      offset.x = min(max(offset.x, rect.maxX - width), rect.minX - inset.left)
      offset.x = min(max(offset.x, frame.maxX - width), frame.minX - inset.left)
    }
    offset.y = min(max(offset.y, rect.maxY - height), rect.minY - inset.top)
    offset.y = min(
      max(offset.y, frame.maxY - height), frame.minY - pinnedHeight(path) - inset.top)
    setContentOffset(clamped(offset), animated: false)
  }

  private func header(ofSection section: Int) -> Rect? {
    currentLayout.layoutAttributesForSupplementaryView(
      ofKind: Self.elementKindSectionHeader, at: IndexPath(item: 0, section: section))?.frame
  }

  /// The rows that a header covers which stays at the top.
  private func pinnedHeight(_ path: IndexPath) -> Double {
    guard let flow = currentLayout as? CollectionViewFlowLayout,
      flow.sectionHeadersPinToVisibleBounds, flow.scrollDirection == .vertical
    else { return 0 }
    return header(ofSection: path.section)?.height ?? 0
  }

  private func join(_ a: Rect, _ b: Rect) -> Rect {
    let (x, y) = (min(a.minX, b.minX), min(a.minY, b.minY))
    return Rect(
      x: x, y: y, width: max(a.maxX, b.maxX) - x, height: max(a.maxY, b.maxY) - y)
  }
}

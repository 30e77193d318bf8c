internal import CellGraphics

extension CollectionView {
  /// Asks the data source again for all sections, items and cells.
  ///
  /// It clears the selection. The scroll position stays as far as the new content allows. The cells
  /// are requested at the next layout, in the same turn.
  public func reloadData() {
    selectedItems = []
    movement = nil
    for shown in shownElements { recycle(shown) }
    shownElements = []
    counts = nil
    prefetching = Prefetching()
    currentLayout.forgetPreferredSizes()
    let context = CollectionViewLayoutInvalidationContext()
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = true
    currentLayout.invalidateLayout(with: context)
    currentLayout.isPrepared = false
    setNeedsLayout()
  }

  /// The number of sections, as the data source says; 0 without a data source.
  public var numberOfSections: Int { currentCounts.count }

  /// Returns the number of items of a section. Traps if the section does not exist.
  public func numberOfItems(inSection section: Int) -> Int {
    precondition(
      currentCounts.indices.contains(section),
      "request for number of items in section \(section) when there are only "
        + "\(currentCounts.count) sections in the collection view")
    return currentCounts[section]
  }

  /// The number of items of each section, asked of the data source if it is not known.
  var currentCounts: [Int] {
    if let counts { return counts }
    guard let dataSource else { return [] }
    let new = (0..<dataSource.numberOfSections(in: self)).map {
      dataSource.collectionView(self, numberOfItemsInSection: $0)
    }
    counts = new
    return new
  }

  func hasItem(_ path: IndexPath) -> Bool {
    let counts = currentCounts
    return counts.indices.contains(path.section) && path.item >= 0
      && path.item < counts[path.section]
  }

  var firstItem: IndexPath? {
    currentCounts.firstIndex { $0 > 0 }.map { IndexPath(item: 0, section: $0) }
  }

  var lastItem: IndexPath? {
    let counts = currentCounts
    return counts.lastIndex { $0 > 0 }.map { IndexPath(item: counts[$0] - 1, section: $0) }
  }

  /// Shows the items at the places of another layout.
  ///
  /// - Parameters:
  ///   - layout: The new layout.
  ///   - animated: True moves the cells in 0.3 s.
  ///   - completion: Called at the end, with false if the animation was interrupted.
  public func setCollectionViewLayout(
    _ layout: CollectionViewLayout, animated: Bool, completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    guard layout !== currentLayout else {
      completion?(true)
      return
    }
    currentLayout.collectionView = nil
    currentLayout = layout
    layout.collectionView = self
    layout.isPrepared = false
    setNeedsLayout()
    guard animated, window != nil, !bounds.isEmpty else {
      completion?(true)
      return
    }
    updateLayout()
    View.animate(withDuration: 0.3, options: .allowUserInteraction) {
      contentOffset = clamped(layout.targetContentOffset(forProposedContentOffset: contentOffset))
      tile(isUpdating: true)
    } completion: { [weak self] finished in
      self?.setNeedsLayout()
      completion?(finished)
    }
  }

  /// Asks the layout whether a change of the bounds since the last layout invalidates it.
  func noteBoundsChange() {
    guard bounds != laidOutBounds else { return }
    let isResized = bounds.size != laidOutBounds.size
    if isResized { currentLayout.forgetPreferredSizes() }
    if currentLayout.isPrepared, currentLayout.shouldInvalidateLayout(forBoundsChange: bounds) {
      currentLayout.invalidateLayout(
        with: currentLayout.invalidationContext(forBoundsChange: bounds))
    }
    laidOutBounds = bounds
  }

  /// Computes the places if they are outdated, and all values that depend on them.
  func updateLayout() {
    guard !currentLayout.isPrepared else { return }
    _ = currentCounts
    focusAnswers = (nil, [:])
    // A layout that reads its own places while it prepares must not prepare again.
    currentLayout.isPrepared = true
    currentLayout.prepare()
    contentSize = currentLayout.collectionViewContentSize
    selectedItems.removeAll { !hasItem($0) }
    if let path = indexPathForFocusedItem, !hasItem(path) {
      indexPathForFocusedItem = nearestItem(to: path)
    }
    indexPathForFocusedItem = indexPathForFocusedItem ?? selectedItems.first ?? firstItem
    updateSectionScrollers()
    if bounds.height > 0 { contentOffset = clamped(contentOffset) }
  }

  /// Returns the item at a position that no longer exists, or the nearest item before it.
  private func nearestItem(to path: IndexPath) -> IndexPath? {
    let counts = currentCounts
    guard counts.indices.contains(path.section), counts[path.section] > 0 else {
      return counts.indices.first { $0 >= path.section && counts[$0] > 0 }
        .map { IndexPath(item: 0, section: $0) } ?? lastItem
    }
    return IndexPath(
      item: min(max(path.item, 0), counts[path.section] - 1), section: path.section)
  }
}

internal import CellGraphics

extension CollectionView {
  /// Shows items that the data source has inserted, at their positions after the change.
  ///
  /// Change the data first; the collection view checks the counts and traps, with UIKit's sentence,
  /// if they do not match.
  public func insertItems(at indexPaths: [IndexPath]) { collect { $0.inserted += indexPaths } }
  /// Removes items that the data source has deleted, at their positions before the change.
  public func deleteItems(at indexPaths: [IndexPath]) { collect { $0.deleted += indexPaths } }
  /// Requests the cells of items again. The positions are those before the change.
  public func reloadItems(at indexPaths: [IndexPath]) { collect { $0.reloaded += indexPaths } }
  /// Moves an item from its position before the change to its position after it.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    collect { $0.moved.append(.init(old: indexPath, new: newIndexPath)) }
  }
  /// Asks the data source to configure the present cells of items again.
  public func reconfigureItems(at indexPaths: [IndexPath]) {
    collect { $0.reconfigured += indexPaths }
  }
  /// Shows sections that the data source has inserted, at their positions after the change.
  public func insertSections(_ sections: some Sequence<Int>) {
    collect { $0.insertedSections += sections }
  }
  /// Removes sections that the data source has deleted, at their positions before the change.
  public func deleteSections(_ sections: some Sequence<Int>) {
    collect { $0.deletedSections += sections }
  }
  /// Requests all elements of sections again. The number of items can change.
  public func reloadSections(_ sections: some Sequence<Int>) {
    collect { $0.reloadedSections += sections }
  }
  /// Moves a section from its position before the change to its position after it.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    collect { $0.movedSections.append(.init(old: section, new: newSection)) }
  }

  /// Applies insertions, deletions, moves and reloads together, with one animation.
  ///
  /// The order of the calls in `updates` does not matter. Elements are named by their positions
  /// before all changes, inserted ones by their positions after them. Selected items and the
  /// focused item stay the same items. Cells move to their places in 0.3 s, new ones fade in, and
  /// deleted ones fade out.
  ///
  /// - Parameters:
  ///   - updates: Changes the data and calls the methods above.
  ///   - completion: Called at the end, with false if the animation was interrupted.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    guard openUpdate == nil else {
      updates?()
      completion?(true)
      return
    }
    openUpdate = ListUpdate(isAnimated: true)
    updates?()
    let update = openUpdate ?? ListUpdate()
    openUpdate = nil
    apply(update, completion: completion)
  }

  private func collect(_ change: (inout ListUpdate) -> Void) {
    var update = openUpdate ?? ListUpdate(isAnimated: true)
    change(&update)
    if openUpdate == nil { apply(update, completion: nil) } else { openUpdate = update }
  }

  /// Applies an update whose data the data source has already.
  func apply(_ update: ListUpdate, completion: ((Bool) -> Void)?) {
    guard !update.isEmpty, let before = counts else {
      counts = nil
      currentLayout.invalidateLayout()
      setNeedsLayout()
      completion?(true)
      return
    }
    counts = nil
    let after = currentCounts
    let problem = update.problem(before: before, after: after, in: .collection)
    precondition(problem == nil, problem ?? "")
    let isAnimated = update.isAnimated && window != nil && !bounds.isEmpty && !shownElements.isEmpty
    follow(update, isAnimated: isAnimated)
    currentLayout.followPreferredSizes(update)
    currentLayout.invalidateLayout()
    updateLayout()
    currentLayout.prepare(forCollectionViewUpdates: update.items)
    setNeedsDisplay()
    guard isAnimated else {
      currentLayout.finalizeCollectionViewUpdates()
      completion?(true)
      return
    }
    animate(completion)
  }

  private func animate(_ completion: ((Bool) -> Void)?) {
    let leaving = leavingElements
    leavingElements = []
    View.animate(withDuration: 0.3, options: .allowUserInteraction) {
      contentOffset = clamped(
        currentLayout.targetContentOffset(forProposedContentOffset: contentOffset))
      tile(isUpdating: true)
      for shown in leaving { disappear(shown) }
      currentLayout.finalizeCollectionViewUpdates()
    } completion: { [weak self] finished in
      for shown in leaving { self?.recycle(shown) }
      self?.setNeedsLayout()
      completion?(finished)
    }
  }

  private func disappear(_ shown: ShownElement) {
    let final = currentLayout.finalLayoutAttributesForDisappearingItem(at: shown.element.path)
    if let final { shown.view.take(final, offsetBy: .zero) } else { shown.view.alpha = 0 }
  }

  /// Moves the selection, the focused item and the shown elements to their new positions.
  private func follow(_ update: ListUpdate, isAnimated: Bool) {
    selectedItems = selectedItems.compactMap { update.newPath(of: $0) }.sorted()
    // If the focused item is deleted, the item that takes its position becomes the focused item.
    indexPathForFocusedItem = indexPathForFocusedItem.map { update.nearestNewPath(of: $0) }
    (pressedItem, movement) = (nil, nil)
    let old = shownElements
    shownElements = []
    for var shown in old {
      if let path = newPath(of: shown.element, update) {
        shown.element.path = path
        shownElements.append(shown)
      } else if isAnimated, shown.element.category == .cell {
        leavingElements.append(shown)
      } else {
        recycle(shown)
      }
    }
    for path in update.reconfigured {
      guard let new = update.newPath(of: path) else { continue }
      reconfigure(new)
    }
  }

  private func newPath(of element: CollectionElement, _ update: ListUpdate) -> IndexPath? {
    guard element.category == .cell else {
      guard !update.reloadedSections.contains(element.path.section) else { return nil }
      return update.newSection(of: element.path.section)
        .map { IndexPath(item: element.path.item, section: $0) }
    }
    return update.reloaded.contains(element.path) ? nil : update.newPath(of: element.path)
  }

  private func reconfigure(_ path: IndexPath) {
    guard let cell = cellForItem(at: path) else { return }
    cellToReconfigure = cell
    let configured = dataSource?.collectionView(self, cellForItemAt: path)
    precondition(
      configured == nil || configured === cell,
      "the cell returned from collectionView(_:cellForItemAt:) for reconfigured item at \(path) "
        + "must be the existing cell")
    cellToReconfigure = nil
  }
}

extension ListUpdate {
  /// The changes of items, for a layout that animates them.
  var items: [CollectionViewUpdateItem] {
    deleted.map {
      CollectionViewUpdateItem(
        indexPathBeforeUpdate: $0, indexPathAfterUpdate: nil, updateAction: .delete)
    }
      + inserted.map {
        CollectionViewUpdateItem(
          indexPathBeforeUpdate: nil, indexPathAfterUpdate: $0, updateAction: .insert)
      }
      + moved.map {
        CollectionViewUpdateItem(
          indexPathBeforeUpdate: $0.old, indexPathAfterUpdate: $0.new, updateAction: .move)
      }
      + reloaded.map {
        CollectionViewUpdateItem(
          indexPathBeforeUpdate: $0, indexPathAfterUpdate: newPath(of: $0), updateAction: .reload)
      }
  }
}

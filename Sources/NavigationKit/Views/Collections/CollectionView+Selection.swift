extension CollectionView {
  /// The selected items in order; empty without a selection, and never nil.
  public var indexPathsForSelectedItems: [IndexPath]? { selectedItems }

  /// Selects an item in code, without calling the delegate.
  ///
  /// Other items are deselected unless ``allowsMultipleSelection`` is true. The item becomes the
  /// focused item.
  ///
  /// - Parameters:
  ///   - indexPath: The item, which traps if it does not exist; nil deselects all items.
  ///   - animated: True animates the scrolling.
  ///   - scrollPosition: The position to scroll the item to; an empty set does not scroll.
  public func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard let indexPath else {
      for path in selectedItems { setSelected(false, path) }
      return
    }
    precondition(hasItem(indexPath), "selectItem(at:): index path \(indexPath) is out of bounds")
    guard allowsSelection else { return }
    if !allowsSeveral {
      for path in selectedItems where path != indexPath { setSelected(false, path) }
    }
    setSelected(true, indexPath)
    indexPathForFocusedItem = indexPath
    updateItems()
    if !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects an item in code, without calling the delegate. Nothing happens if it is not
  /// selected.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    setSelected(false, indexPath)
  }

  /// Begins a press by the user: asks the delegate and highlights the cell.
  ///
  /// - Returns: False if the delegate refuses, or if the cell receives no input.
  func beginPress(on path: IndexPath) -> Bool {
    let takesInput = cellForItem(at: path)?.isUserInteractionEnabled != false
    guard canSelect else {
      window?.application?.refuse(.noSelection(part))
      return false
    }
    guard takesInput,
      collectionDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
    else {
      window?.application?.refuse(.selectionRefused(part))
      return false
    }
    cellForItem(at: path)?.isHighlighted = true
    collectionDelegate?.collectionView(self, didHighlightItemAt: path)
    return true
  }

  func endHighlight(of path: IndexPath) {
    cellForItem(at: path)?.isHighlighted = false
    collectionDelegate?.collectionView(self, didUnhighlightItemAt: path)
  }

  /// Selects an item for the user, or deselects it in a multiple selection.
  func userSelects(_ path: IndexPath) {
    if allowsSeveral, selectedItems.contains(path) { return userDeselects(path) }
    guard collectionDelegate?.collectionView(self, shouldSelectItemAt: path) ?? true else {
      window?.application?.refuse(.selectionRefused(part))
      return
    }
    if !allowsSeveral {
      for other in selectedItems where other != path {
        setSelected(false, other)
        collectionDelegate?.collectionView(self, didDeselectItemAt: other)
      }
    }
    // The delegate may have changed the items.
    guard hasItem(path) else { return }
    setSelected(true, path)
    if let cell = cellForItem(at: path) { cell.storyboardAction?(cell) }
    guard let collectionDelegate else { return }
    let isPrimary = collectionDelegate.collectionView(
      self, canPerformPrimaryActionForItemAt: path)
    collectionDelegate.collectionView(self, didSelectItemAt: path)
    if isPrimary { collectionDelegate.collectionView(self, performPrimaryActionForItemAt: path) }
  }

  private func userDeselects(_ path: IndexPath) {
    guard collectionDelegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else {
      return
    }
    setSelected(false, path)
    collectionDelegate?.collectionView(self, didDeselectItemAt: path)
  }

  /// Indicates whether the user can select items now.
  var canSelect: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  private var allowsSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  private func setSelected(_ isSelected: Bool, _ path: IndexPath) {
    selectedItems.removeAll { $0 == path }
    if isSelected { selectedItems.insert(path, at: selectedItems.partitioningIndex { $0 > path }) }
    cellForItem(at: path)?.isSelected = isSelected
  }
}

public import CellGraphics

/// The item that is moved, and where it would be dropped now.
struct ItemMovement {
  var start: IndexPath
  var target: IndexPath
  /// The centre of the item's cell in the content; nil before the first change.
  var center: Point?
}

extension CollectionView {
  /// Begins to move an item, such as for a drag of the app's own recogniser.
  ///
  /// - Parameter indexPath: The item.
  /// - Returns: False if the data source does not let the item move, or if another one is moved.
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    guard movement == nil, hasItem(indexPath),
      dataSource?.collectionView(self, canMoveItemAt: indexPath) == true
    else { return false }
    movement = ItemMovement(start: indexPath, target: indexPath)
    return true
  }

  /// Moves the cell of the moved item to a point of the content. Without a movement, nothing happens.
  ///
  /// The item there is the proposed position, which the delegate can change. Unlike in UIKit, the
  /// other items make room only at the end of the movement.
  public func updateInteractiveMovementTargetPosition(_ targetPosition: Point) {
    guard let movement else { return }
    self.movement?.center = targetPosition
    cellForItem(at: movement.start)?.center = targetPosition
    let proposed = indexPathForItem(at: targetPosition) ?? movement.target
    let target =
      collectionDelegate?.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: movement.start,
        atCurrentIndexPath: movement.target, toProposedIndexPath: proposed) ?? proposed
    self.movement?.target = target
  }

  /// Ends the movement: tells the data source of another position and moves the item there.
  public func endInteractiveMovement() {
    guard let ended = takeMovement(), ended.target != ended.start else { return }
    dataSource?.collectionView(self, moveItemAt: ended.start, to: ended.target)
    moveItem(at: ended.start, to: ended.target)
  }

  /// Ends the movement and returns the item to its position.
  public func cancelInteractiveMovement() { _ = takeMovement() }

  private func takeMovement() -> ItemMovement? {
    guard let movement else { return nil }
    self.movement = nil
    setNeedsLayout()
    return movement
  }
}

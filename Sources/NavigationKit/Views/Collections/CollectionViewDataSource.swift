/// An object that provides the items of a collection view.
///
/// Only the first two methods are required, as in UIKit; the others have default implementations.
public protocol CollectionViewDataSource: AnyObject {
  /// Returns the number of items of a section.
  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int
  /// Returns a configured cell for an item that becomes visible.
  ///
  /// Get it by ``CollectionView/dequeueReusableCell(withReuseIdentifier:for:)``.
  func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath)
    -> CollectionViewCell
  /// Returns the number of sections; 1 by default.
  func numberOfSections(in collectionView: CollectionView) -> Int
  /// Returns a header, a footer or another supplementary view. Traps by default, as UIKit raises.
  func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView
  /// Asks whether an item can be moved by ``CollectionView/beginInteractiveMovementForItem(at:)``; true
  /// by default.
  func collectionView(_ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
  /// Called at the end of an item's movement. Change the data; the collection view then moves the
  /// item.
  func collectionView(
    _ collectionView: CollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
}

extension CollectionViewDataSource {
  /// One section.
  public func numberOfSections(in collectionView: CollectionView) -> Int { 1 }

  /// Traps: a layout with supplementary views needs them from the data source.
  public func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView {
    preconditionFailure(
      "the collection view's data source did not return a valid view from "
        + "collectionView(_:viewForSupplementaryElementOfKind:at:) for \(kind) at \(indexPath)")
  }

  /// True.
  public func collectionView(_ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  { true }

  /// Changes nothing.
  public func collectionView(
    _ collectionView: CollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}

/// An object that prepares data for items before they become visible.
///
/// The protocol exists so that code compiles; no collection view asks for data in advance.
public protocol CollectionViewDataSourcePrefetching: AnyObject {
  /// Called for the items of the next page in the direction in which the content moves, before their
  /// cells are requested.
  func collectionView(
    _ collectionView: CollectionView, prefetchItemsAt indexPaths: [IndexPath])
  /// Called for prefetched items that are no longer about to be visible.
  func collectionView(
    _ collectionView: CollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension CollectionViewDataSourcePrefetching {
  /// Does nothing.
  public func collectionView(
    _ collectionView: CollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}

public import CellGraphics

/// A view controller whose view is a collection view. It is the view's data source and delegate.
///
/// Override the data source's methods. The view reloads its data when it first appears, and clears the
/// selection each time.
open class CollectionViewController: ViewController, CollectionViewDataSource,
  CollectionViewDelegate
{
  private var initialLayout: CollectionViewLayout
  private var hasAppeared = false
  /// A Boolean value that indicates whether the selection is cleared each time the view appears;
  /// true by default.
  open var clearsSelectionOnViewWillAppear = true
  /// A Boolean value that indicates whether long presses move items; true by default. It has no
  /// effect: use ``CollectionView/beginInteractiveMovementForItem(at:)``.
  public var installsStandardGestureForInteractiveMovement = true
  /// A Boolean value for transitions between layouts of two controllers. It has no effect.
  public var useLayoutToLayoutNavigationTransitions = false

  /// Creates a controller whose collection view uses a layout.
  public init(collectionViewLayout layout: CollectionViewLayout) {
    initialLayout = layout
    super.init()
  }

  public override init(nibName: String?, bundle: Bundle?) {
    initialLayout = CollectionViewFlowLayout()
    super.init(nibName: nibName, bundle: bundle)
  }

  public override init?<Archive>(coder: Archive) {
    initialLayout = CollectionViewFlowLayout()
    super.init(coder: coder)
  }

  /// The layout of the collection view.
  public var collectionViewLayout: CollectionViewLayout {
    (viewIfLoaded as? CollectionView)?.collectionViewLayout ?? initialLayout
  }

  /// The controller's view as a collection view, which is loaded if necessary.
  ///
  /// It is nil if an override of `loadView()` sets another kind of view.
  open var collectionView: CollectionView! {
    get {
      loadViewIfNeeded()
      return viewIfLoaded as? CollectionView
    }
    set { view = newValue }
  }

  open override func loadView() {
    let collection = takeStoryboardView() as? CollectionView ?? makeCollectionView()
    collection.dataSource = self
    collection.delegate = self
    setDefaultView(collection)
  }

  private func makeCollectionView() -> CollectionView {
    let collection = CollectionView(frame: .zero, collectionViewLayout: initialLayout)
    collection.backgroundColor = Theme.current { $0.background }
    return collection
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if !hasAppeared {
      hasAppeared = true
      // Without counts, the view has not asked for its data yet.
      if let view = viewIfLoaded as? CollectionView, view.counts != nil { view.reloadData() }
    }
    guard clearsSelectionOnViewWillAppear, let collectionView else { return }
    let paths = collectionView.indexPathsForSelectedItems ?? []
    for path in paths { collectionView.deselectItem(at: path, animated: animated) }
    guard !paths.isEmpty, let transitionCoordinator else { return }
    transitionCoordinator.animate(alongsideTransition: nil) { [weak collectionView] context in
      guard context.isCancelled, let collectionView else { return }
      // The way back was cancelled, so the items are still those of the controller in front.
      for path in paths where collectionView.hasItem(path) {
        collectionView.selectItem(at: path, animated: false, scrollPosition: [])
      }
    }
  }

  // MARK: - Data source

  /// Returns the number of sections: 1 unless overridden, as in UIKit.
  open func numberOfSections(in collectionView: CollectionView) -> Int { 1 }
  /// Returns the number of items of a section: 0 unless overridden.
  open func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }
  /// Returns the cell of an item: an empty cell unless overridden.
  open func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath)
    -> CollectionViewCell
  { CollectionViewCell() }
  /// Returns a supplementary view: an empty one unless overridden.
  open func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView { CollectionReusableView() }
  /// Asks whether an item can be moved: true unless overridden.
  open func collectionView(
    _ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Called when the user has moved an item. Does nothing unless overridden.
  open func collectionView(
    _ collectionView: CollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  // MARK: - Delegate

  /// Called after each change of the content offset. Does nothing unless overridden.
  open func scrollViewDidScroll(_ scrollView: ScrollView) {}
  /// Called when a drag begins. Does nothing unless overridden.
  open func scrollViewWillBeginDragging(_ scrollView: ScrollView) {}
  /// Called when a drag is about to end. Does nothing unless overridden.
  open func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Point,
    targetContentOffset: UnsafeMutablePointer<Point>
  ) {}
  /// Called when a drag ends. Does nothing unless overridden.
  open func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {}
  /// Called when the momentum of a drag begins. Does nothing unless overridden.
  open func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {}
  /// Called when the momentum of a drag ends. Does nothing unless overridden.
  open func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {}
  /// Called when an animated scroll has arrived. Does nothing unless overridden.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {}
  /// Called when the adjusted insets have changed. Does nothing unless overridden.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView) {}
  /// Asks whether an item can be pressed: true unless overridden.
  open func collectionView(
    _ collectionView: CollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Called when a press on an item begins. Does nothing unless overridden.
  open func collectionView(
    _ collectionView: CollectionView, didHighlightItemAt indexPath: IndexPath
  ) {}
  /// Called when a press on an item ends. Does nothing unless overridden.
  open func collectionView(
    _ collectionView: CollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {}
  /// Asks whether the user can select an item: true unless overridden.
  open func collectionView(
    _ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Asks whether the user can deselect an item: true unless overridden.
  open func collectionView(
    _ collectionView: CollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Called when the user has selected an item. Does nothing unless overridden.
  open func collectionView(
    _ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath
  ) {}
  /// Called when the user has deselected an item. Does nothing unless overridden.
  open func collectionView(
    _ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath
  ) {}
  /// Returns whether a tap on an item performs its primary action; true unless overridden, except in
  /// editing mode.
  open func collectionView(
    _ collectionView: CollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool { !collectionView.isEditing }
  /// Performs the primary action of a tapped item. Does nothing unless overridden.
  open func collectionView(
    _ collectionView: CollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {}
  /// Asks whether the keys can stop at an item: true unless overridden.
  open func collectionView(
    _ collectionView: CollectionView, canFocusItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Returns the position to which an item is moved: the proposed one unless overridden.
  open func collectionView(
    _ collectionView: CollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { proposedIndexPath }
  /// Called before a supplementary view is shown. Does nothing unless overridden.
  open func collectionView(
    _ collectionView: CollectionView, willDisplaySupplementaryView view: CollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {}
  /// Called after a supplementary view was removed. Does nothing unless overridden.
  open func collectionView(
    _ collectionView: CollectionView,
    didEndDisplayingSupplementaryView view: CollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {}
  /// Called before a cell is shown. Does nothing unless overridden.
  open func collectionView(
    _ collectionView: CollectionView, willDisplay cell: CollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
  /// Called after a cell was removed. Does nothing unless overridden.
  open func collectionView(
    _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
}

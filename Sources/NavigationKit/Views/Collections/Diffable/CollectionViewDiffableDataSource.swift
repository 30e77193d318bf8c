/// A data source of a collection view that shows snapshots and animates their differences.
///
/// It makes itself the data source of the collection view, which does not keep it alive.
///
/// ```swift
/// let view = CollectionView(
///   frame: Rect(x: 0, y: 0, width: 20, height: 9), collectionViewLayout: CollectionViewFlowLayout())
/// let cells = CollectionView.CellRegistration<CollectionViewCell, String> { _, _, _ in }
/// let source = CollectionViewDiffableDataSource<Int, String>(collectionView: view) {
///   $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
/// }
/// var snapshot = source.snapshot()
/// snapshot.appendSections([0])
/// snapshot.appendItems(["Lima", "Oslo"])
/// source.apply(snapshot, animatingDifferences: false)
/// precondition(view.numberOfItems(inSection: 0) == 2)
/// precondition(source.itemIdentifier(for: IndexPath(item: 1, section: 0)) == "Oslo")
/// ```
open class CollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: CollectionViewDataSource {
  /// A snapshot of this data source.
  public typealias Snapshot = DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// Returns the cell of an item; nil traps.
  public typealias CellProvider = (
    _ collectionView: CollectionView, _ indexPath: IndexPath,
    _ itemIdentifier: ItemIdentifierType
  ) -> CollectionViewCell?
  /// Returns a supplementary view; nil traps.
  public typealias SupplementaryViewProvider = (
    _ collectionView: CollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> CollectionReusableView?

  /// Closures about items that the user moves.
  public struct ReorderingHandlers {
    /// Asks whether the user can move an item; nil for no.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Called before the data source takes over a movement.
    public var willReorder: ((Transaction) -> Void)?
    /// Called after the data source has taken over a movement.
    public var didReorder: ((Transaction) -> Void)?
  }
  /// A movement of an item by the user.
  public typealias Transaction =
    DiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>

  /// Returns headers, footers and other supplementary views; nil by default.
  public var supplementaryViewProvider: SupplementaryViewProvider?
  /// Closures about items that the user moves.
  public var reorderingHandlers = ReorderingHandlers()
  private weak var view: CollectionView?
  private let provider: CellProvider
  private var current = Snapshot()
  /// The hierarchies of the sections to which one was applied.
  var hierarchies: [(section: SectionIdentifierType, snapshot: SectionSnapshot)] = []
  /// The hierarchical snapshot of a section.
  public typealias SectionSnapshot = DiffableDataSourceSectionSnapshot<ItemIdentifierType>

  /// Creates a data source without sections and sets it as the collection view's.
  public init(collectionView: CollectionView, cellProvider: @escaping CellProvider) {
    view = collectionView
    provider = cellProvider
    collectionView.dataSource = self
  }

  /// Shows a snapshot.
  ///
  /// - Parameters:
  ///   - snapshot: The sections and items.
  ///   - animatingDifferences: True animates the least changes from the present snapshot.
  ///   - completion: Called when the animation has ended.
  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    guard let view else { return }
    let isFirst = current.sections.isEmpty
    var update = snapshot.update(from: current)
    update.isAnimated = animatingDifferences && !isFirst
    _ = view.currentCounts
    current = snapshot.withoutReloads
    view.apply(update) { _ in completion?() }
  }

  /// Shows a snapshot as after `reloadData()`: all cells are requested again.
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    current = snapshot.withoutReloads
    view?.reloadData()
    completion?()
  }

  /// Returns the snapshot that is shown. Changing the copy changes nothing until it is applied.
  open func snapshot() -> Snapshot { current }

  /// Returns the section at an index; nil if there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.sections.indices.contains(index) ? current.sections[index].id : nil
  }

  /// Returns the index of a section; nil if it is not shown.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  /// Returns the item at an index path; nil if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    current.item(at: indexPath)
  }

  /// Returns the index path of an item; nil if it is not shown.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.path(of: itemIdentifier)
  }

  // MARK: - Data source

  open func numberOfSections(in collectionView: CollectionView) -> Int { current.numberOfSections }

  open func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int { current.sections[section].items.count }

  open func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath)
    -> CollectionViewCell
  {
    guard let item = current.item(at: indexPath),
      let cell = provider(collectionView, indexPath, item)
    else {
      preconditionFailure(
        "UICollectionViewDiffableDataSource cell provider returned nil for index path \(indexPath)")
    }
    return cell
  }

  open func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView {
    guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
      preconditionFailure(
        "the supplementary view provider returned nil for \(kind) at \(indexPath)")
    }
    return view
  }

  open func collectionView(
    _ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    current.item(at: indexPath).flatMap { reorderingHandlers.canReorderItem?($0) } ?? false
  }

  /// Moves the item in the snapshot. An override calls `super`.
  open func collectionView(
    _ collectionView: CollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    guard let item = current.item(at: sourceIndexPath) else { return }
    var moved = current
    moved.deleteItems([item])
    if let next = moved.item(at: destinationIndexPath) {
      moved.insertItems([item], beforeItem: next)
    } else {
      moved.appendItems([item], toSection: moved.sectionIdentifiers[destinationIndexPath.section])
    }
    let transaction = Transaction(initialSnapshot: current, finalSnapshot: moved)
    reorderingHandlers.willReorder?(transaction)
    current = moved
    reorderingHandlers.didReorder?(transaction)
  }
}

/// A change of a diffable data source by the user.
public struct DiffableDataSourceTransaction<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  /// The snapshot before the change.
  public let initialSnapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The snapshot after the change.
  public let finalSnapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The change of all items, in the order of their sections.
  public var difference: CollectionDifference<ItemIdentifierType> {
    finalSnapshot.itemIdentifiers.difference(from: initialSnapshot.itemIdentifiers)
  }
}

extension CollectionViewDiffableDataSource {
  /// Shows the visible items of a hierarchy in one section. Adds the section if it is missing.
  public func apply(
    _ snapshot: SectionSnapshot, to section: SectionIdentifierType,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    hierarchies.removeAll { $0.section == section }
    hierarchies.append((section, snapshot))
    var whole = self.snapshot()
    if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
    whole.deleteItems(whole.itemIdentifiers(inSection: section))
    whole.appendItems(snapshot.visibleItems, toSection: section)
    apply(whole, animatingDifferences: animatingDifferences, completion: completion)
  }

  /// Returns the hierarchy of a section; empty if none was applied.
  public func snapshot(for section: SectionIdentifierType) -> SectionSnapshot {
    hierarchies.first { $0.section == section }?.snapshot ?? SectionSnapshot()
  }
}

extension DiffableDataSourceSnapshot {
  /// The snapshot as it is shown, without the marks for reloading.
  var withoutReloads: Self {
    var snapshot = self
    snapshot.reloadedItemIdentifiers = []
    snapshot.reloadedSectionIdentifiers = []
    snapshot.reconfiguredItemIdentifiers = []
    return snapshot
  }
}

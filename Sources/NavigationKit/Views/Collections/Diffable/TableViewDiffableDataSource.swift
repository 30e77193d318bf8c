/// A data source of a table that shows snapshots and animates their differences.
///
/// It makes itself the data source of the table, which does not keep it alive.
///
/// ```swift
/// let table = TableView(frame: Rect(x: 0, y: 0, width: 20, height: 5))
/// let source = TableViewDiffableDataSource<Int, String>(tableView: table) { _, _, city in
///   let cell = TableViewCell()
///   cell.textLabel?.text = city
///   return cell
/// }
/// var snapshot = source.snapshot()
/// snapshot.appendSections([0])
/// snapshot.appendItems(["Lima", "Oslo"])
/// source.apply(snapshot, animatingDifferences: false)
/// table.layoutIfNeeded()
/// precondition(table.visibleCells.map { $0.textLabel?.text } == ["Lima", "Oslo"])
/// ```
open class TableViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: TableViewDataSource {
  /// A snapshot of this data source.
  public typealias Snapshot = DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// Returns the cell of an item; nil traps.
  public typealias CellProvider = (
    _ tableView: TableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> TableViewCell?

  /// The animation of rows that change; automatic by default.
  public var defaultRowAnimation = TableView.RowAnimation.automatic
  private weak var view: TableView?
  private let provider: CellProvider
  private var current = Snapshot()

  /// Creates a data source without sections and sets it as the table's.
  public init(tableView: TableView, cellProvider: @escaping CellProvider) {
    view = tableView
    provider = cellProvider
    tableView.dataSource = self
  }

  /// Shows a snapshot.
  ///
  /// - Parameters:
  ///   - snapshot: The sections and rows.
  ///   - animatingDifferences: True animates the least changes from the present snapshot.
  ///   - completion: Called when the animation has ended.
  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    guard let view else { return }
    let isFirst = current.sections.isEmpty
    var update = snapshot.update(from: current)
    update.isAnimated = animatingDifferences && defaultRowAnimation != .none && !isFirst
    view.updateMetrics()
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

  open func numberOfSections(in tableView: TableView) -> Int { current.numberOfSections }

  open func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    current.sections[section].items.count
  }

  open func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    guard let item = current.item(at: indexPath), let cell = provider(tableView, indexPath, item)
    else {
      preconditionFailure(
        "UITableViewDiffableDataSource cell provider returned nil for index path \(indexPath)")
    }
    return cell
  }

  /// Returns the title above a section: nil, for no header, unless overridden.
  open func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }
  /// Returns the text below a section: nil, for no footer, unless overridden.
  open func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    nil
  }
  /// Asks whether the user can change a row: false unless overridden.
  open func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
    tableView.hasNoAnswerAboutEditing = true
    return false
  }
  /// Asks whether the user can move a row: false unless overridden.
  open func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  /// Called when the user has moved a row. Does nothing unless overridden.
  open func tableView(
    _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
  /// Called when the user has confirmed the deletion of a row. Does nothing unless overridden.
  open func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
}

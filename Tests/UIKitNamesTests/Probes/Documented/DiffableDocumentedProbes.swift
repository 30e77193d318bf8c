import Testing
import UIKitNames

/// Probes of snapshots and diffable data sources.
@Suite struct DiffableDocumentedProbes {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private static func snapshot(_ parts: [(String, [Int])]) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in parts {
      snapshot.appendSections([section])
      snapshot.appendItems(items, toSection: section)
    }
    return snapshot
  }

  /// A table with a diffable data source, which logs the items it makes cells for.
  private static func table(_ log: ProbeLog) -> (
    ViewStage, UITableView, UITableViewDiffableDataSource<String, Int>
  ) {
    let stage = ViewStage()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 40, height: 24), style: .plain)
    table.rowHeight = 1
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { table, path, item in
      log.add("\(item)")
      let cell =
        table.dequeueReusableCell(withIdentifier: "c")
        ?? UITableViewCell(style: .default, reuseIdentifier: "c")
      cell.textLabel?.text = "Item \(item)"
      return cell
    }
    stage.add(table)
    return (stage, table, source)
  }

  private static func texts(_ table: UITableView, _ section: Int) -> [String] {
    (0..<table.numberOfRows(inSection: section)).map {
      table.cellForRow(at: IndexPath(row: $0, section: section))?.textLabel?.text ?? "-"
    }
  }

  /// NSDiffableDataSourceSnapshot `appendItems(_:toSection:)`: without a section the items go to the
  /// last section of the snapshot. Counts and lists follow the sections' order.
  @Test func `items go to the last section by default`() {
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2])
    snapshot.appendItems([3], toSection: "a")
    #expect(snapshot.itemIdentifiers == [3, 1, 2])
    #expect(snapshot.itemIdentifiers(inSection: "b") == [1, 2])
    #expect(snapshot.numberOfSections == 2 && snapshot.numberOfItems == 3)
    #expect(snapshot.numberOfItems(inSection: "a") == 1)
    #expect(snapshot.sectionIdentifier(containingItem: 2) == "b")
    #expect(snapshot.sectionIdentifier(containingItem: 9) == nil && snapshot.indexOfItem(9) == nil)
    #expect(snapshot.indexOfSection("b") == 1 && snapshot.indexOfSection("z") == nil)
  }

  /// NSDiffableDataSourceSnapshot insertions and moves: before or after the item named, into its
  /// section.
  @Test func `items are inserted and moved beside others`() {
    var snapshot = Self.snapshot([("a", [1, 2, 3]), ("b", [4])])
    snapshot.insertItems([10, 11], beforeItem: 2)
    snapshot.insertItems([12], afterItem: 3)
    #expect(snapshot.itemIdentifiers(inSection: "a") == [1, 10, 11, 2, 3, 12])
    snapshot.moveItem(1, afterItem: 4)
    snapshot.moveItem(12, beforeItem: 10)
    #expect(snapshot.itemIdentifiers(inSection: "a") == [12, 10, 11, 2, 3])
    #expect(snapshot.itemIdentifiers(inSection: "b") == [4, 1])
    #expect(snapshot.sectionIdentifier(containingItem: 1) == "b")
  }

  /// NSDiffableDataSourceSnapshot sections: inserted, moved with their items, and deleted with them;
  /// `deleteAllItems()` also deletes the sections.
  @Test func `sections take their items along`() {
    var snapshot = Self.snapshot([("a", [1]), ("b", [2]), ("c", [3])])
    snapshot.moveSection("c", beforeSection: "a")
    #expect(
      snapshot.sectionIdentifiers == ["c", "a", "b"] && snapshot.itemIdentifiers == [3, 1, 2])
    snapshot.insertSections(["n"], afterSection: "c")
    snapshot.deleteSections(["a"])
    #expect(snapshot.sectionIdentifiers == ["c", "n", "b"] && snapshot.itemIdentifiers == [3, 2])
    snapshot.deleteItems([3])
    #expect(snapshot.numberOfItems(inSection: "c") == 0 && snapshot.numberOfSections == 3)
    snapshot.deleteAllItems()
    #expect(snapshot.numberOfItems == 0 && snapshot.numberOfSections == 0)
  }

  /// A snapshot is a value: a copy does not change with the original; marked items are listed.
  @Test func `a snapshot is a value and lists what to reload`() {
    var snapshot = Self.snapshot([("a", [1, 2, 3])])
    let copy = snapshot
    snapshot.reloadItems([2])
    snapshot.reconfigureItems([3])
    snapshot.reloadSections(["a"])
    snapshot.deleteItems([1])
    #expect(copy.itemIdentifiers == [1, 2, 3] && copy.reloadedItemIdentifiers.isEmpty)
    #expect(snapshot.reloadedItemIdentifiers == [2] && snapshot.reconfiguredItemIdentifiers == [3])
    #expect(snapshot.reloadedSectionIdentifiers == ["a"])
  }

  /// UITableViewDiffableDataSource `apply(_:animatingDifferences:completion:)`: "updates the UI to
  /// reflect the state of the data in the snapshot"; the completion comes when that has ended.
  @Test(arguments: [true, false])
  func `applying a snapshot shows it`(animated: Bool) {
    let log = ProbeLog()
    let (stage, table, source) = Self.table(log)
    var done = 0
    stage.turn {
      source.apply(Self.snapshot([("a", [1, 2]), ("b", [3])]), animatingDifferences: animated)
    }
    #expect(table.numberOfSections == 2 && Self.texts(table, 0) == ["Item 1", "Item 2"])
    stage.turn {
      source.apply(
        Self.snapshot([("b", [3, 1]), ("a", [5])]), animatingDifferences: animated
      ) { done += 1 }
    }
    #expect(done == 1 && Self.texts(table, 0) == ["Item 3", "Item 1"])
    #expect(Self.texts(table, 1) == ["Item 5"])
    #expect(source.snapshot().sectionIdentifiers == ["b", "a"])
  }

  /// UITableViewDiffableDataSource `itemIdentifier(for:)`, `indexPath(for:)`, `sectionIdentifier(for:)`
  /// and `index(for:)`: nil for what is not there.
  @Test func `identifiers and index paths translate into each other`() {
    let (stage, table, source) = Self.table(ProbeLog())
    stage.turn {
      source.apply(Self.snapshot([("a", [1, 2]), ("b", [3])]), animatingDifferences: false)
    }
    #expect(source.itemIdentifier(for: IndexPath(row: 1, section: 0)) == 2)
    #expect(source.itemIdentifier(for: IndexPath(row: 5, section: 0)) == nil)
    #expect(
      source.indexPath(for: 3) == IndexPath(row: 0, section: 1) && source.indexPath(for: 9) == nil)
    #expect(source.sectionIdentifier(for: 1) == "b" && source.sectionIdentifier(for: 2) == nil)
    #expect(source.index(for: "b") == 1 && source.index(for: "z") == nil)
    #expect(table.dataSource === source)
  }

  /// UITableViewDiffableDataSource `snapshot()`: "a representation of the current state": changing it
  /// changes nothing until it is applied.
  @Test func `the snapshot of a source is a copy`() {
    let (stage, table, source) = Self.table(ProbeLog())
    stage.turn { source.apply(Self.snapshot([("a", [1, 2])]), animatingDifferences: false) }
    var copy = source.snapshot()
    copy.deleteItems([1])
    copy.appendItems([7])
    #expect(source.snapshot().itemIdentifiers == [1, 2] && table.numberOfRows(inSection: 0) == 2)
    stage.turn { source.apply(copy, animatingDifferences: false) }
    #expect(Self.texts(table, 0) == ["Item 2", "Item 7"])
  }

  /// NSDiffableDataSourceSnapshot `reconfigureItems(_:)` (WWDC 2021, "Make blazing fast lists"): the cell
  /// provider runs again for the items named only; without marks an unchanged item is left alone.
  @Test func `only marked items are configured again`() {
    let log = ProbeLog()
    let (stage, table, source) = Self.table(log)
    stage.turn { source.apply(Self.snapshot([("a", [1, 2, 3])]), animatingDifferences: false) }
    let cell = table.cellForRow(at: IndexPath(row: 1, section: 0))
    _ = log.take()
    stage.turn { source.apply(source.snapshot(), animatingDifferences: true) }
    #expect(log.take() == [])
    stage.turn {
      var snapshot = source.snapshot()
      snapshot.reloadItems([3])
      source.apply(snapshot, animatingDifferences: true)
    }
    #expect(log.take() == ["3"])
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0)) === cell)
  }

  final class Titled: UITableViewDiffableDataSource<String, Int> {
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int)
      -> String?
    {
      sectionIdentifier(for: section).map { "Head \($0)" }
    }
  }

  /// UITableViewDiffableDataSource: a subclass overrides `tableView(_:titleForHeaderInSection:)` for
  /// titles (Apple's sample "Implementing Modern Collection Views", editable table).
  @Test func `a subclass gives titles of sections`() {
    let stage = ViewStage()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 40, height: 24), style: .plain)
    let source = Titled(tableView: table) { _, _, item in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Item \(item)"
      return cell
    }
    stage.add(table)
    stage.turn {
      source.apply(Self.snapshot([("fruit", [1]), ("wood", [2])]), animatingDifferences: false)
    }
    let rows = ["Head fruit", "Item 1", "Head wood", "Item 2"].map {
      stage.screen.row(of: $0) ?? -1
    }
    #expect(!rows.contains(-1) && rows == rows.sorted())
    #expect(!source.tableView(table, canEditRowAt: IndexPath(row: 0, section: 0)))
    #expect(!source.tableView(table, canMoveRowAt: IndexPath(row: 0, section: 0)))
    withExtendedLifetime(rows) {}
  }

  /// NSDiffableDataSourceSectionSnapshot (WWDC 2020, "Advances in diffable data sources"): children are
  /// visible only if all their parents are expanded; new parents are collapsed.
  @Test func `an outline shows the children of expanded items`() {
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["A", "B"])
    outline.append(["A1", "A2"], to: "A")
    outline.append(["A1x"], to: "A1")
    #expect(outline.rootItems == ["A", "B"] && outline.items == ["A", "A1", "A1x", "A2", "B"])
    #expect(outline.visibleItems == ["A", "B"] && !outline.isExpanded("A"))
    outline.expand(["A"])
    #expect(outline.visibleItems == ["A", "A1", "A2", "B"] && !outline.isVisible("A1x"))
    #expect(outline.level(of: "A1x") == 2 && outline.parent(of: "A1x") == "A1")
    #expect(outline.parent(of: "B") == nil && outline.level(of: "B") == 0)
    outline.expand(["A1"])
    outline.collapse(["A"])
    #expect(outline.visibleItems == ["A", "B"] && outline.isExpanded("A1"))
    outline.delete(["A"])
    #expect(outline.items == ["B"] && !outline.contains("A1x"))
  }

  /// UICollectionViewDiffableDataSource `apply(_:to:animatingDifferences:)` of a section snapshot: adds
  /// the section if it is missing, and shows its visible items; cells come from a registration.
  @Test func `a section snapshot becomes a section`() {
    let stage = ViewStage()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 8, height: 1)
    let frame = CGRect(x: 0, y: 0, width: 40, height: 24)
    let view = UICollectionView(frame: frame, collectionViewLayout: layout)
    let log = ProbeLog()
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, String> {
      _, path, item in
      log.add("\(path.item) \(item)")
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
      view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    stage.add(view)
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["A", "B"])
    outline.append(["A1"], to: "A")
    stage.turn { source.apply(outline, to: 0, animatingDifferences: false) }
    #expect(view.numberOfSections == 1 && view.numberOfItems(inSection: 0) == 2)
    #expect(log.take() == ["0 A", "1 B"])
    outline.expand(["A"])
    stage.turn { source.apply(outline, to: 0, animatingDifferences: false) }
    #expect(view.numberOfItems(inSection: 0) == 3)
    #expect(source.itemIdentifier(for: IndexPath(item: 1, section: 0)) == "A1")
    #expect(source.snapshot(for: 0).isExpanded("A"))
  }
}

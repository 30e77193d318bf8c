import Testing
import UIKitNames

/// Probes of snapshots of diffable data sources and of their sections.
@Suite struct SnapshotContractProbes {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, String>

  private func snapshot() -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections([1, 2])
    snapshot.appendItems(["a", "b", "c"], toSection: 1)
    snapshot.appendItems(["x"], toSection: 2)
    return snapshot
  }

  /// NSDiffableDataSourceSnapshot is a structure: a copy is changed alone.
  @Test func `a copied snapshot is another snapshot`() {
    let original = snapshot()
    var copy = original
    copy.deleteAllItems()
    #expect(original.numberOfItems == 4 && copy.numberOfItems == 0)
  }

  /// NSDiffableDataSourceSnapshot: `deleteSections` deletes their items too.
  @Test func `deleted sections take their items along`() {
    var snapshot = snapshot()
    snapshot.deleteSections([1])
    #expect(snapshot.sectionIdentifiers == [2] && snapshot.itemIdentifiers == ["x"])
    #expect(
      snapshot.indexOfItem("a") == nil && snapshot.sectionIdentifier(containingItem: "a") == nil)
  }

  /// NSDiffableDataSourceSnapshot: `deleteAllItems()`, "deletes all of the items in the snapshot".
  @Test func `deleting all items leaves no item`() {
    var snapshot = snapshot()
    snapshot.deleteAllItems()
    #expect(snapshot.itemIdentifiers.isEmpty && snapshot.numberOfItems == 0)
  }

  /// NSDiffableDataSourceSnapshot: `moveSection(_:beforeSection:)`; the items go with it.
  @Test func `a section of a snapshot moves with its items`() {
    var snapshot = snapshot()
    snapshot.moveSection(2, beforeSection: 1)
    #expect(snapshot.sectionIdentifiers == [2, 1])
    #expect(snapshot.itemIdentifiers == ["x", "a", "b", "c"])
    #expect(snapshot.indexOfSection(1) == 1)
  }

  /// NSDiffableDataSourceSnapshot: `insertSections(_:afterSection:)`.
  @Test func `sections are inserted after another`() {
    var snapshot = snapshot()
    snapshot.insertSections([7, 8], afterSection: 1)
    #expect(snapshot.sectionIdentifiers == [1, 7, 8, 2] && snapshot.numberOfSections == 4)
    #expect(snapshot.numberOfItems(inSection: 7) == 0)
  }

  /// NSDiffableDataSourceSnapshot: `insertItems(_:beforeItem:)` and `(_:afterItem:)`.
  @Test func `items are inserted beside another`() {
    var snapshot = snapshot()
    snapshot.insertItems(["1"], beforeItem: "a")
    snapshot.insertItems(["2", "3"], afterItem: "x")
    #expect(snapshot.itemIdentifiers(inSection: 1) == ["1", "a", "b", "c"])
    #expect(snapshot.itemIdentifiers(inSection: 2) == ["x", "2", "3"])
  }

  private func cells(
    _ snapshot: Snapshot?
  ) -> (Screen, UITableView, UITableViewDiffableDataSource<Int, String>) {
    let root = UIViewController()
    let screen = Screen(root: root)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
    table.rowHeight = 1
    let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { _, _, item in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = item
      return cell
    }
    screen.turn {
      root.view.addSubview(table)
      if let snapshot { source.apply(snapshot, animatingDifferences: false) }
    }
    screen.settle()
    return (screen, table, source)
  }

  /// UITableViewDiffableDataSource: an applied snapshot is what the table shows.
  @Test func `a table shows its snapshot`() {
    let (screen, table, source) = cells(snapshot())
    #expect(table.numberOfSections == 2 && table.numberOfRows(inSection: 0) == 3)
    #expect(source.itemIdentifier(for: IndexPath(row: 2, section: 0)) == "c")
    #expect(source.itemIdentifier(for: IndexPath(row: 3, section: 0)) == nil)
    #expect(screen.text[1].contains("b"))
  }

  /// UITableViewDiffableDataSource: `snapshot()` is a copy of the current state.
  @Test func `a changed copy is not shown before it is applied`() {
    let (screen, table, source) = cells(snapshot())
    var copy = source.snapshot()
    copy.appendItems(["y"], toSection: 2)
    #expect(table.numberOfRows(inSection: 1) == 1)
    screen.turn { source.apply(copy, animatingDifferences: true) }
    screen.settle()
    #expect(table.numberOfRows(inSection: 1) == 2 && source.snapshot().itemIdentifiers.last == "y")
  }

  /// UITableViewDiffableDataSource: a cell of an item that stays is kept by an animated difference.
  @Test func `an animated difference keeps the cells of items that stay`() {
    let (screen, table, source) = cells(snapshot())
    let cell = table.cellForRow(at: IndexPath(row: 1, section: 0))
    var next = source.snapshot()
    next.deleteItems(["a"])
    screen.turn { source.apply(next, animatingDifferences: true) }
    screen.settle()
    #expect(cell != nil && table.cellForRow(at: IndexPath(row: 0, section: 0)) === cell)
  }

  private func tree() -> NSDiffableDataSourceSectionSnapshot<String> {
    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    tree.append(["fruit", "wood"])
    tree.append(["apple", "pear"], to: "fruit")
    tree.append(["conference"], to: "pear")
    return tree
  }

  /// NSDiffableDataSourceSectionSnapshot: children are collapsed until their parent is expanded.
  @Test func `children are visible when their parents are expanded`() {
    var tree = tree()
    #expect(tree.visibleItems == ["fruit", "wood"] && tree.items.count == 5)
    tree.expand(["fruit"])
    #expect(tree.visibleItems == ["fruit", "apple", "pear", "wood"])
    tree.expand(["pear"])
    #expect(tree.visibleItems == ["fruit", "apple", "pear", "conference", "wood"])
    #expect(tree.isExpanded("fruit") && tree.isVisible("conference"))
  }

  /// NSDiffableDataSourceSectionSnapshot: a collapsed parent hides all below it.
  @Test func `a collapsed parent hides its descendants`() {
    var tree = tree()
    tree.expand(["fruit", "pear"])
    tree.collapse(["fruit"])
    #expect(tree.visibleItems == ["fruit", "wood"] && !tree.isExpanded("fruit"))
    #expect(!tree.isVisible("conference") && tree.contains("conference"))
  }

  /// NSDiffableDataSourceSectionSnapshot: `level(of:)`, `parent(of:)`, `rootItems`.
  @Test func `items have a level and a parent`() {
    let tree = tree()
    #expect(tree.rootItems == ["fruit", "wood"])
    #expect(["fruit", "pear", "conference"].map(tree.level) == [0, 1, 2])
    #expect(tree.parent(of: "conference") == "pear" && tree.parent(of: "wood") == nil)
  }

  /// NSDiffableDataSourceSectionSnapshot: `snapshot(of:includingParent:)`.
  @Test func `a part of a section snapshot is a snapshot`() {
    let tree = tree()
    #expect(tree.snapshot(of: "fruit").rootItems == ["apple", "pear"])
    #expect(tree.snapshot(of: "fruit", includingParent: true).rootItems == ["fruit"])
  }

  /// NSDiffableDataSourceSectionSnapshot: `delete(_:)` deletes the children too.
  @Test func `a deleted item takes its children along`() {
    var tree = tree()
    tree.delete(["fruit"])
    #expect(tree.items == ["wood"] && !tree.contains("conference"))
  }

  /// NSDiffableDataSourceSectionSnapshot: `insert(_:before:)` and `insert(_:after:)`, at their level.
  @Test func `items are inserted at the level of another`() {
    var tree = tree()
    tree.insert(["kiwi"], after: "apple")
    tree.insert(["stone"], before: "wood")
    tree.expand(["fruit"])
    #expect(tree.visibleItems == ["fruit", "apple", "kiwi", "pear", "stone", "wood"])
    #expect(tree.parent(of: "kiwi") == "fruit")
  }
}

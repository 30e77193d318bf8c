import Testing
import UIKitNames

/// Probes of snapshots and diffable data sources, as Apple's documentation states them.
@Suite struct DiffableSourcedProbes {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>
  typealias Tree = NSDiffableDataSourceSectionSnapshot<String>

  final class Shown: UICollectionViewCell { var item = -1 }

  /// A collection view with a source that counts the cells it makes.
  private final class Rig {
    let stage = ViewStage()
    let log = ProbeLog()
    let view: UICollectionView
    let source: UICollectionViewDiffableDataSource<String, Int>

    init() {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 40, height: 1)
      layout.minimumLineSpacing = 0
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 40, height: 24), collectionViewLayout: layout)
      view.register(Shown.self, forCellWithReuseIdentifier: "cell")
      let log = log
      source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
        log.add("\(item)")
        let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        (cell as? Shown)?.item = item
        return cell
      }
      self.view = view
      stage.add(view)
    }

    func apply(_ snapshot: Snapshot, animated: Bool = false) {
      stage.turn { self.source.apply(snapshot, animatingDifferences: animated) }
    }

    func shown(_ count: Int) -> [Int?] {
      (0..<count).map { (view.cellForItem(at: IndexPath(item: $0, section: 0)) as? Shown)?.item }
    }
  }

  private static func snapshot(_ items: [Int]) -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(["main"])
    snapshot.appendItems(items)
    return snapshot
  }

  /// NSDiffableDataSourceSnapshot `appendItems(_:toSection:)`: without a section the items are added to the
  /// last section of the snapshot.
  @Test func `items go to the last section`() {
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2])
    snapshot.appendItems([3], toSection: "a")
    #expect(
      snapshot.itemIdentifiers(inSection: "b") == [1, 2] && snapshot.itemIdentifiers == [3, 1, 2])
    #expect(snapshot.numberOfItems == 3 && snapshot.numberOfItems(inSection: "a") == 1)
    #expect(snapshot.indexOfItem(1) == 1 && snapshot.indexOfItem(9) == nil)
    #expect(
      snapshot.sectionIdentifier(containingItem: 2) == "b" && snapshot.indexOfSection("b") == 1)
    #expect(snapshot.sectionIdentifier(containingItem: 9) == nil && snapshot.numberOfSections == 2)
  }

  /// NSDiffableDataSourceSnapshot `insertItems(_:beforeItem:)`, `insertItems(_:afterItem:)`,
  /// `moveItem(_:beforeItem:)` and `moveItem(_:afterItem:)`, also into another section.
  @Test func `items are inserted and moved beside others`() {
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([7], toSection: "b")
    snapshot.insertItems([10, 11], beforeItem: 2)
    snapshot.insertItems([20], afterItem: 3)
    #expect(snapshot.itemIdentifiers(inSection: "a") == [1, 10, 11, 2, 3, 20])
    snapshot.moveItem(1, afterItem: 3)
    snapshot.moveItem(20, beforeItem: 10)
    #expect(snapshot.itemIdentifiers(inSection: "a") == [20, 10, 11, 2, 3, 1])
    snapshot.moveItem(2, beforeItem: 7)
    #expect(snapshot.itemIdentifiers(inSection: "b") == [2, 7])
    #expect(snapshot.itemIdentifiers(inSection: "a") == [20, 10, 11, 3, 1])
  }

  /// NSDiffableDataSourceSnapshot `deleteSections(_:)` takes the items along; `deleteAllItems()` removes all
  /// of the items and sections.
  @Test func `sections are moved and deleted with their items`() {
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "c"])
    snapshot.insertSections(["b"], beforeSection: "c")
    snapshot.appendItems([1], toSection: "a")
    snapshot.appendItems([2, 3], toSection: "b")
    snapshot.appendItems([4], toSection: "c")
    snapshot.moveSection("a", afterSection: "c")
    #expect(
      snapshot.sectionIdentifiers == ["b", "c", "a"] && snapshot.itemIdentifiers == [2, 3, 4, 1])
    snapshot.deleteSections(["b"])
    snapshot.deleteItems([4])
    #expect(snapshot.itemIdentifiers == [1] && snapshot.sectionIdentifiers == ["c", "a"])
    snapshot.deleteAllItems()
    #expect(snapshot.numberOfItems == 0 && snapshot.numberOfSections == 0)
  }

  /// UICollectionViewDiffableDataSource `snapshot()`: a representation of the current state; a change of the
  /// copy has no effect until it is applied.
  @Test func `a changed copy has no effect until it is applied`() {
    let rig = Rig()
    rig.apply(Self.snapshot([1, 2, 3]))
    var copy = rig.source.snapshot()
    copy.appendItems([4])
    #expect(rig.source.snapshot().itemIdentifiers == [1, 2, 3])
    #expect(rig.view.numberOfItems(inSection: 0) == 3)
    rig.apply(copy)
    #expect(rig.view.numberOfItems(inSection: 0) == 4 && rig.shown(4) == [1, 2, 3, 4])
  }

  /// UICollectionViewDiffableDataSource `indexPath(for:)`, `itemIdentifier(for:)`, `index(for:)` and
  /// `sectionIdentifier(for:)`: nil for what the applied snapshot does not have.
  @Test func `a source translates paths and identifiers`() {
    let rig = Rig()
    rig.apply(Self.snapshot([5, 6]))
    #expect(rig.source.indexPath(for: 6) == IndexPath(item: 1, section: 0))
    #expect(rig.source.indexPath(for: 9) == nil)
    #expect(rig.source.itemIdentifier(for: IndexPath(item: 0, section: 0)) == 5)
    #expect(rig.source.itemIdentifier(for: IndexPath(item: 2, section: 0)) == nil)
    #expect(rig.source.index(for: "main") == 0 && rig.source.index(for: "x") == nil)
    #expect(rig.source.sectionIdentifier(for: 0) == "main")
    #expect(rig.source.sectionIdentifier(for: 1) == nil)
  }

  /// `apply(_:animatingDifferences:completion:)`: "computes the difference"; cells of items that stay are not
  /// asked for again, and the completion is called at the end.
  @Test func `an animated apply makes the new cells only`() {
    let rig = Rig()
    rig.apply(Self.snapshot([1, 2, 3]))
    #expect(rig.log.take().sorted() == ["1", "2", "3"])
    var ends = 0
    rig.stage.turn {
      rig.source.apply(Self.snapshot([3, 1, 9]), animatingDifferences: true) { ends += 1 }
    }
    #expect(ends == 1 && rig.log.take() == ["9"] && rig.shown(3) == [3, 1, 9])
  }

  /// NSDiffableDataSourceSnapshot `reconfigureItems(_:)`: updates "the existing cells"; `reloadItems(_:)`
  /// asks for a cell too. Both are remembered in the snapshot.
  @Test func `reconfigured items keep their cells`() {
    let rig = Rig()
    rig.apply(Self.snapshot([1, 2, 3]))
    let path = IndexPath(item: 1, section: 0)
    let cell = rig.view.cellForItem(at: path)
    _ = rig.log.take()
    var next = rig.source.snapshot()
    next.reconfigureItems([2])
    #expect(next.reconfiguredItemIdentifiers == [2] && next.reloadedItemIdentifiers.isEmpty)
    rig.apply(next, animated: true)
    #expect(rig.log.take() == ["2"] && rig.view.cellForItem(at: path) === cell)
    var last = rig.source.snapshot()
    last.reloadItems([3])
    #expect(last.reloadedItemIdentifiers == [3])
    rig.apply(last, animated: true)
    #expect(rig.log.take() == ["3"])
  }

  /// `applySnapshotUsingReloadData(_:completion:)`: "without computing a diff or animating the changes";
  /// all visible cells are made again.
  @Test func `a reload asks for all visible cells`() {
    let rig = Rig()
    rig.apply(Self.snapshot([1, 2]))
    _ = rig.log.take()
    var ends = 0
    rig.stage.turn {
      rig.source.applySnapshotUsingReloadData(Self.snapshot([1, 2, 3])) { ends += 1 }
    }
    #expect(ends == 1 && rig.log.take().sorted() == ["1", "2", "3"] && rig.shown(3) == [1, 2, 3])
  }

  private static func tree() -> Tree {
    var tree = Tree()
    tree.append(["fruit", "nuts"])
    tree.append(["apple", "pear"], to: "fruit")
    tree.append(["red", "green"], to: "apple")
    return tree
  }

  /// NSDiffableDataSourceSectionSnapshot: `items` has all in order, `rootItems` the top, `visibleItems` those
  /// whose parents are all expanded.
  @Test func `a section snapshot hides what is collapsed`() {
    var tree = Self.tree()
    #expect(tree.items == ["fruit", "apple", "red", "green", "pear", "nuts"])
    #expect(tree.rootItems == ["fruit", "nuts"] && tree.visibleItems == ["fruit", "nuts"])
    tree.expand(["apple"])
    #expect(tree.visibleItems == ["fruit", "nuts"] && tree.isExpanded("apple"))
    #expect(!tree.isVisible("red"))
    tree.expand(["fruit"])
    #expect(tree.visibleItems == ["fruit", "apple", "red", "green", "pear", "nuts"])
    tree.collapse(["apple"])
    #expect(tree.visibleItems == ["fruit", "apple", "pear", "nuts"] && !tree.isVisible("red"))
  }

  /// NSDiffableDataSourceSectionSnapshot `level(of:)` (0 for a root), `parent(of:)` (nil for a root),
  /// `snapshot(of:includingParent:)`; `insert(_:before:)` adds on the level of the other item.
  @Test func `a section snapshot knows levels and parents`() {
    var tree = Self.tree()
    #expect(["fruit", "apple", "red"].map { tree.level(of: $0) } == [0, 1, 2])
    #expect(tree.parent(of: "red") == "apple" && tree.parent(of: "nuts") == nil)
    #expect(tree.snapshot(of: "fruit").rootItems == ["apple", "pear"])
    #expect(tree.snapshot(of: "fruit", includingParent: true).rootItems == ["fruit"])
    tree.insert(["plum"], before: "pear")
    #expect(tree.parent(of: "plum") == "fruit" && tree.level(of: "plum") == 1)
    tree.insert(["lime"], after: "nuts")
    #expect(tree.rootItems == ["fruit", "nuts", "lime"] && tree.contains("lime"))
  }

  /// UITableViewDiffableDataSource: the table shows the applied snapshot, a selected row's item is found by
  /// `itemIdentifier(for:)`, and a subclass gives titles of sections.
  @Test func `a table follows its snapshots`() {
    let stage = ViewStage()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 40, height: 24), style: .plain)
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, item in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "item \(item)"
      return cell
    }
    stage.add(table)
    withExtendedLifetime(source) {
      stage.turn { source.apply(Self.snapshot([4, 5, 6]), animatingDifferences: false) }
      let last = IndexPath(row: 2, section: 0)
      #expect(table.numberOfRows(inSection: 0) == 3 && source.itemIdentifier(for: last) == 6)
      #expect(source.defaultRowAnimation == .automatic)
      stage.turn { source.apply(Self.snapshot([6, 4]), animatingDifferences: true) }
      #expect(table.numberOfRows(inSection: 0) == 2 && source.itemIdentifier(for: last) == nil)
      #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.textLabel?.text == "item 6")
    }
  }
}

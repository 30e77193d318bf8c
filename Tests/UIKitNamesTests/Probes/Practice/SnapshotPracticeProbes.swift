import Testing
import UIKitNames

/// Probes of diffable snapshots and section snapshots, alone and in a data source.
@Suite struct SnapshotPracticeProbes {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>
  typealias Outline = NSDiffableDataSourceSectionSnapshot<String>

  final class Cell: UICollectionViewCell {
    var text = ""
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }
  }

  private static func two() -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(["A", "B"])
    snapshot.appendItems([1, 2, 3], toSection: "A")
    snapshot.appendItems([4, 5])
    return snapshot
  }

  private static func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  private static func grid<Item: Hashable>(_ log: ProbeLog)
    -> (ViewStage, UICollectionView, UICollectionViewDiffableDataSource<String, Item>)
  {
    let stage = ViewStage()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 40, height: 2)
    layout.minimumLineSpacing = 0
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 40, height: 24), collectionViewLayout: layout)
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    let source = UICollectionViewDiffableDataSource<String, Item>(collectionView: view) {
      view, path, item in
      log.add("\(item)")
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      (cell as? Cell)?.text = "\(item)"
      return cell
    }
    stage.add(view)
    return (stage, view, source)
  }

  /// NSDiffableDataSourceSnapshot `appendItems(_:toSection:)`: without a section, to the last one.
  @Test func `items without a section go to the last one`() {
    let snapshot = Self.two()
    #expect(snapshot.itemIdentifiers == [1, 2, 3, 4, 5] && snapshot.numberOfItems == 5)
    #expect(snapshot.itemIdentifiers(inSection: "B") == [4, 5])
    #expect(snapshot.numberOfSections == 2 && snapshot.numberOfItems(inSection: "A") == 3)
    #expect(snapshot.sectionIdentifier(containingItem: 4) == "B")
    #expect(snapshot.sectionIdentifier(containingItem: 40) == nil)
    #expect(snapshot.indexOfItem(5) == 4 && snapshot.indexOfItem(6) == nil)
    #expect(snapshot.indexOfSection("B") == 1 && snapshot.indexOfSection("C") == nil)
  }

  /// NSDiffableDataSourceSnapshot `insertItems`, `moveItem`: an item goes into the section of the other
  /// one, also across sections.
  @Test func `items are inserted and moved beside others`() {
    var snapshot = Self.two()
    snapshot.insertItems([10, 11], beforeItem: 1)
    snapshot.insertItems([12], afterItem: 4)
    #expect(snapshot.itemIdentifiers == [10, 11, 1, 2, 3, 4, 12, 5])
    snapshot.moveItem(1, afterItem: 5)
    snapshot.moveItem(4, beforeItem: 10)
    #expect(snapshot.itemIdentifiers(inSection: "A") == [4, 10, 11, 2, 3])
    #expect(snapshot.itemIdentifiers(inSection: "B") == [12, 5, 1])
    #expect(snapshot.sectionIdentifier(containingItem: 1) == "B")
  }

  /// NSDiffableDataSourceSnapshot: sections take their items with them when they move or go.
  @Test func `sections move and go with their items`() {
    var snapshot = Self.two()
    snapshot.insertSections(["X"], beforeSection: "B")
    snapshot.insertSections(["Y"], afterSection: "B")
    snapshot.appendItems([7], toSection: "X")
    snapshot.moveSection("A", afterSection: "Y")
    #expect(snapshot.sectionIdentifiers == ["X", "B", "Y", "A"])
    #expect(snapshot.itemIdentifiers == [7, 4, 5, 1, 2, 3])
    snapshot.deleteSections(["A", "X"])
    #expect(snapshot.itemIdentifiers == [4, 5] && snapshot.sectionIdentifiers == ["B", "Y"])
    snapshot.deleteItems([4])
    #expect(snapshot.itemIdentifiers == [5] && snapshot.numberOfItems(inSection: "Y") == 0)
  }

  /// NSDiffableDataSourceSnapshot is a value: a copy changes alone.
  @Test func `a snapshot is a value`() {
    let first = Self.two()
    var second = first
    second.deleteItems([1, 2])
    #expect(first.numberOfItems == 5 && second.numberOfItems == 3)
    second.reloadItems([3])
    second.reconfigureItems([4])
    second.reloadSections(["B"])
    #expect(second.reloadedItemIdentifiers == [3] && second.reconfiguredItemIdentifiers == [4])
    #expect(second.reloadedSectionIdentifiers == ["B"] && first.reloadedItemIdentifiers.isEmpty)
  }

  /// NSDiffableDataSourceSectionSnapshot `append(_:to:)`: children are below their parent, which is
  /// collapsed at first; `items` has all of them, `visibleItems` those of expanded parents.
  @Test func `parents are collapsed until they expand`() {
    var outline = Outline()
    outline.append(["Fruit", "Tools"])
    outline.append(["Apple", "Pear"], to: "Fruit")
    outline.append(["Green"], to: "Apple")
    #expect(outline.items == ["Fruit", "Apple", "Green", "Pear", "Tools"])
    #expect(outline.rootItems == ["Fruit", "Tools"] && outline.visibleItems == ["Fruit", "Tools"])
    #expect(!outline.isExpanded("Fruit") && !outline.isVisible("Apple"))
    outline.expand(["Fruit"])
    #expect(outline.visibleItems == ["Fruit", "Apple", "Pear", "Tools"])
    #expect(outline.isVisible("Pear") && !outline.isVisible("Green"))
    outline.expand(["Apple"])
    outline.collapse(["Fruit"])
    #expect(outline.visibleItems == ["Fruit", "Tools"] && outline.isExpanded("Apple"))
  }

  /// NSDiffableDataSourceSectionSnapshot: levels begin at 0; a parent of a root is nil; insertions
  /// beside an item have its parent; a deletion takes the children along.
  @Test func `an outline knows levels and parents`() {
    var outline = Outline()
    outline.append(["A", "B"])
    outline.append(["a1", "a2"], to: "A")
    #expect(outline.level(of: "A") == 0 && outline.level(of: "a2") == 1)
    #expect(outline.parent(of: "a1") == "A" && outline.parent(of: "B") == nil)
    outline.insert(["a0"], before: "a1")
    outline.insert(["a3"], after: "a2")
    outline.insert(["C"], after: "A")
    #expect(outline.items == ["A", "a0", "a1", "a2", "a3", "C", "B"])
    #expect(outline.parent(of: "a3") == "A" && outline.level(of: "C") == 0)
    let part = outline.snapshot(of: "A")
    #expect(part.items == ["a0", "a1", "a2", "a3"] && part.rootItems == part.items)
    #expect(outline.snapshot(of: "A", includingParent: true).rootItems == ["A"])
    outline.delete(["A"])
    #expect(outline.items == ["C", "B"] && !outline.contains("a1"))
    outline.deleteAll()
    #expect(outline.items.isEmpty && outline.rootItems.isEmpty)
  }

  /// UICollectionViewDiffableDataSource `apply(_:to:animatingDifferences:)`: the view has the visible
  /// items; `snapshot(for:)` has all of them.
  @Test func `a view has the visible items of an outline`() {
    let log = ProbeLog()
    let (stage, view, source): (_, _, UICollectionViewDiffableDataSource<String, String>) =
      Self.grid(log)
    var sections = NSDiffableDataSourceSnapshot<String, String>()
    sections.appendSections(["main"])
    var outline = Outline()
    outline.append(["A", "B"])
    outline.append(["a1", "a2"], to: "A")
    stage.turn {
      source.apply(sections, animatingDifferences: false)
      source.apply(outline, to: "main", animatingDifferences: false)
    }
    #expect(view.numberOfItems(inSection: 0) == 2 && Set(log.take()) == ["A", "B"])
    #expect(source.snapshot(for: "main").items == ["A", "a1", "a2", "B"])
    #expect(source.snapshot().itemIdentifiers(inSection: "main") == ["A", "B"])
    outline.expand(["A"])
    stage.turn { source.apply(outline, to: "main", animatingDifferences: true) }
    #expect(view.numberOfItems(inSection: 0) == 4 && Set(log.take()) == ["a1", "a2"])
    #expect(source.itemIdentifier(for: Self.path(3)) == "B")
    outline.collapse(["A"])
    stage.turn { source.apply(outline, to: "main", animatingDifferences: true) }
    #expect(source.indexPath(for: "B") == Self.path(1) && source.indexPath(for: "a1") == nil)
  }

  /// UICollectionViewDiffableDataSource `apply`: only new items are asked for; items that stay keep their
  /// cells, also when they change their section.
  @Test func `cells go with their items`() {
    let log = ProbeLog()
    let (stage, view, source): (_, _, UICollectionViewDiffableDataSource<String, Int>) = Self.grid(
      log)
    stage.turn { source.apply(Self.two(), animatingDifferences: false) }
    #expect(Set(log.take()) == ["1", "2", "3", "4", "5"])
    let cell = view.cellForItem(at: Self.path(0))
    var snapshot = source.snapshot()
    snapshot.moveItem(1, afterItem: 4)
    snapshot.deleteItems([2])
    snapshot.appendItems([6], toSection: "A")
    stage.turn { source.apply(snapshot, animatingDifferences: true) }
    #expect(log.take() == ["6"])
    #expect(view.cellForItem(at: Self.path(1, 1)) === cell)
    #expect(view.numberOfItems(inSection: 0) == 2 && source.indexPath(for: 1) == Self.path(1, 1))
  }

  /// NSDiffableDataSourceSnapshot `reconfigureItems(_:)`, `reloadItems(_:)`: the first keeps the cell,
  /// both ask for the item; the applied snapshot forgets them.
  @Test func `items are configured again`() {
    let log = ProbeLog()
    let (stage, view, source): (_, _, UICollectionViewDiffableDataSource<String, Int>) = Self.grid(
      log)
    stage.turn { source.apply(Self.two(), animatingDifferences: false) }
    _ = log.take()
    let cell = view.cellForItem(at: Self.path(1))
    var snapshot = source.snapshot()
    snapshot.reconfigureItems([2])
    stage.turn { source.apply(snapshot, animatingDifferences: true) }
    #expect(log.take() == ["2"] && view.cellForItem(at: Self.path(1)) === cell)
    #expect(source.snapshot().reconfiguredItemIdentifiers.isEmpty)
    snapshot = source.snapshot()
    snapshot.reloadItems([3])
    stage.turn { source.apply(snapshot, animatingDifferences: false) }
    #expect(log.take() == ["3"] && source.snapshot().reloadedItemIdentifiers.isEmpty)
  }

  /// UICollectionViewDiffableDataSource `applySnapshotUsingReloadData(_:)`: asks for all items on screen,
  /// and forgets the selection; `apply` keeps it.
  @Test func `a snapshot can be applied by a reload`() {
    let log = ProbeLog()
    let (stage, view, source): (_, _, UICollectionViewDiffableDataSource<String, Int>) = Self.grid(
      log)
    stage.turn { source.apply(Self.two(), animatingDifferences: false) }
    stage.turn { view.selectItem(at: Self.path(1), animated: false, scrollPosition: []) }
    var snapshot = source.snapshot()
    snapshot.insertItems([0], beforeItem: 1)
    stage.turn { source.apply(snapshot, animatingDifferences: true) }
    #expect(view.indexPathsForSelectedItems == [Self.path(2)])
    _ = log.take()
    stage.turn { source.applySnapshotUsingReloadData(snapshot) { log.add("done") } }
    let calls = log.take()
    #expect(Set(calls) == ["0", "1", "2", "3", "4", "5", "done"])
    #expect(view.indexPathsForSelectedItems?.isEmpty != false)
  }
}

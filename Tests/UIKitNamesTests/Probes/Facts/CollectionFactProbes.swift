import Testing
import UIKitNames

/// Probes of collection views, layouts and snapshots.
@Suite struct CollectionFactProbes {
  final class Source: UIResponder, UICollectionViewDataSource, UICollectionViewDelegate {
    let log = ProbeLog()
    var count = 20
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      log.add("select \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
    {
      log.add("deselect \(indexPath.item)")
    }
  }

  private static func view(_ source: Source) -> (Screen, UICollectionView) {
    let root = UIViewController()
    let screen = Screen(root: root)
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 10, height: 2)
    layout.minimumInteritemSpacing = 0
    layout.minimumLineSpacing = 0
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 40, height: 6), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.delegate = source
    screen.turn { root.view.addSubview(view) }
    screen.settle()
    return (screen, view)
  }

  /// UICollectionViewLayoutAttributes: documented defaults.
  @Test func `attributes have the documented defaults`() {
    let path = IndexPath(item: 2, section: 1)
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    #expect(attributes.indexPath == path && attributes.representedElementCategory == .cell)
    #expect(attributes.alpha == 1 && attributes.zIndex == 0 && !attributes.isHidden)
    #expect(attributes.transform == .identity && attributes.frame == .zero)
    #expect(attributes.representedElementKind == nil)
    let header = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: "kind", with: path)
    #expect(header.representedElementKind == "kind")
    #expect(header.representedElementCategory == .supplementaryView)
  }

  /// UICollectionViewLayoutAttributes: the frame follows center and size.
  @Test func `the frame of attributes follows the center and the size`() {
    let attributes = UICollectionViewLayoutAttributes(
      forCellWith: IndexPath(item: 0, section: 0))
    attributes.size = CGSize(width: 4, height: 2)
    attributes.center = CGPoint(x: 10, y: 5)
    #expect(attributes.frame == CGRect(x: 8, y: 4, width: 4, height: 2))
    attributes.frame = CGRect(x: 0, y: 0, width: 6, height: 6)
    #expect(attributes.center == CGPoint(x: 3, y: 3))
    #expect(attributes.size == CGSize(width: 6, height: 6))
    #expect(attributes.bounds == CGRect(x: 0, y: 0, width: 6, height: 6))
  }

  /// UICollectionViewLayout `collectionView`: the view that uses the layout.
  @Test func `a layout knows its collection view`() {
    let layout = UICollectionViewFlowLayout()
    #expect(layout.collectionView == nil)
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    #expect(layout.collectionView === view && view.collectionViewLayout === layout)
    let next = UICollectionViewFlowLayout()
    view.collectionViewLayout = next
    #expect(next.collectionView === view && layout.collectionView == nil)
  }

  /// UICollectionView: visible items and cells agree.
  @Test func `visible items are those in the bounds`() {
    let source = Source()
    defer { withExtendedLifetime(source) {} }
    let (screen, view) = Self.view(source)
    #expect(view.indexPathsForVisibleItems.map(\.item).sorted() == Array(0..<12))
    #expect(view.visibleCells.count == 12)
    screen.turn { view.setContentOffset(CGPoint(x: 0, y: 4), animated: false) }
    screen.settle()
    #expect(view.indexPathsForVisibleItems.map(\.item).sorted() == Array(8..<20))
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0)) == nil)
  }

  /// UICollectionView: selection and deselection by code are not reported.
  @Test func `selecting and deselecting by code is not reported`() {
    let source = Source()
    let (screen, view) = Self.view(source)
    let path = IndexPath(item: 1, section: 0)
    screen.turn {
      view.selectItem(at: path, animated: false, scrollPosition: [])
      view.deselectItem(at: path, animated: false)
    }
    screen.settle()
    #expect(source.log.take() == [] && view.indexPathsForSelectedItems == [])
  }

  /// UICollectionView: reloading all data clears the selection.
  @Test func `reloading all data clears the selection`() {
    let source = Source()
    let (screen, view) = Self.view(source)
    screen.turn {
      view.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    }
    screen.turn { view.reloadData() }
    screen.settle()
    #expect(view.indexPathsForSelectedItems ?? [] == [])
  }

  /// UICollectionView `scrollToItem`: at the bottom.
  @Test func `an item is scrolled to the bottom`() {
    let source = Source()
    defer { withExtendedLifetime(source) {} }
    let (screen, view) = Self.view(source)
    screen.turn {
      view.scrollToItem(at: IndexPath(item: 16, section: 0), at: .bottom, animated: false)
    }
    screen.settle()
    #expect(view.contentOffset.y == 4)
  }

  /// UICollectionView `performBatchUpdates`: a batch without updates completes with true.
  @Test func `an empty batch completes`() {
    let source = Source()
    defer { withExtendedLifetime(source) {} }
    let (screen, view) = Self.view(source)
    let log = ProbeLog()
    screen.turn { view.performBatchUpdates(nil) { log.add("\($0)") } }
    screen.settle()
    #expect(log.take() == ["true"])
  }

  /// UICollectionViewController: layout, view and defaults.
  @Test func `a collection controller has its layout and its view`() {
    let layout = UICollectionViewFlowLayout()
    let controller = UICollectionViewController(collectionViewLayout: layout)
    #expect(controller.collectionViewLayout === layout)
    #expect(controller.collectionView.collectionViewLayout === layout)
    #expect(controller.collectionView.delegate === controller)
    #expect(controller.clearsSelectionOnViewWillAppear)
  }

  /// NSCollectionLayoutDimension: kinds and values.
  @Test func `dimensions know their kinds`() {
    let half = NSCollectionLayoutDimension.fractionalWidth(0.5)
    #expect(half.isFractionalWidth && !half.isAbsolute && half.dimension == 0.5)
    #expect(NSCollectionLayoutDimension.absolute(10).isAbsolute)
    #expect(NSCollectionLayoutDimension.estimated(7).isEstimated)
    #expect(NSCollectionLayoutDimension.fractionalHeight(1).isFractionalHeight)
    let size = NSCollectionLayoutSize(widthDimension: half, heightDimension: .absolute(3))
    #expect(size.widthDimension == half && size.heightDimension.dimension == 3)
  }

  /// NSDiffableDataSourceSnapshot: counts and indices.
  @Test func `a snapshot counts and finds its parts`() {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    #expect(snapshot.numberOfItems == 0 && snapshot.numberOfSections == 0)
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2], toSection: "a")
    snapshot.appendItems([3, 4, 5], toSection: "b")
    #expect(snapshot.numberOfItems == 5 && snapshot.numberOfItems(inSection: "b") == 3)
    #expect(snapshot.indexOfSection("b") == 1 && snapshot.indexOfSection("z") == nil)
    #expect(snapshot.indexOfItem(4) == 3 && snapshot.indexOfItem(9) == nil)
    #expect(snapshot.sectionIdentifier(containingItem: 5) == "b")
    #expect(snapshot.sectionIdentifier(containingItem: 9) == nil)
    #expect(snapshot.itemIdentifiers(inSection: "a") == [1, 2])
  }

  /// NSDiffableDataSourceSnapshot: the order of sections changes with their items.
  @Test func `sections of a snapshot are moved and inserted`() {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1], toSection: "a")
    snapshot.appendItems([2], toSection: "b")
    snapshot.insertSections(["c"], beforeSection: "b")
    snapshot.moveSection("a", afterSection: "b")
    #expect(snapshot.sectionIdentifiers == ["c", "b", "a"] && snapshot.itemIdentifiers == [2, 1])
    snapshot.moveSection("a", beforeSection: "c")
    #expect(snapshot.sectionIdentifiers == ["a", "c", "b"])
  }

  /// UICollectionViewDiffableDataSource: it is the view's data source; unknown parts are nil.
  @Test func `a diffable data source serves its view`() {
    let root = UIViewController()
    let screen = Screen(root: root)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 40, height: 10),
      collectionViewLayout: UICollectionViewFlowLayout())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
      view, path, _ in view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    #expect(view.dataSource === source)
    screen.turn { root.view.addSubview(view) }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["x", "y"])
    screen.turn { source.apply(snapshot, animatingDifferences: false) }
    screen.settle()
    #expect(source.itemIdentifier(for: IndexPath(item: 1, section: 0)) == "y")
    #expect(source.itemIdentifier(for: IndexPath(item: 5, section: 0)) == nil)
    #expect(source.indexPath(for: "x") == IndexPath(item: 0, section: 0))
    #expect(source.indexPath(for: "z") == nil && view.numberOfItems(inSection: 0) == 2)
  }

  /// UICollectionViewCell: selection reaches the selected background.
  @Test func `a selected cell has its selected background`() {
    let source = Source()
    let (screen, view) = Self.view(source)
    let path = IndexPath(item: 0, section: 0)
    guard let cell = view.cellForItem(at: path) else {
      Issue.record("There is no cell")
      return
    }
    let background = UIView()
    screen.turn {
      cell.selectedBackgroundView = background
      view.selectItem(at: path, animated: false, scrollPosition: [])
    }
    screen.settle()
    #expect(cell.isSelected && background.superview != nil)
  }
}

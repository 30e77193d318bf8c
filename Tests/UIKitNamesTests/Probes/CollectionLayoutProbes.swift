import Testing
import UIKitNames

/// Probes of layouts and diffable data sources of collection views.
@Suite struct CollectionLayoutProbes {
  private final class Cell: UICollectionViewCell {
    var item = ""
  }

  private final class Items: UICollectionViewDataSource, UICollectionViewDelegate {
    var sections: [[String]] = [["a", "b", "c", "d"]]
    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { sections[section].count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      (cell as? Cell)?.item = sections[indexPath.section][indexPath.item]
      return cell
    }
  }

  private let items = Items()

  private func make(
    _ layout: UICollectionViewLayout? = nil, height: CGFloat = 12
  ) -> (Screen, UICollectionView) {
    let root = UIViewController()
    let screen = Screen(root: root)
    let flow = UICollectionViewFlowLayout()
    flow.minimumLineSpacing = 1
    flow.minimumInteritemSpacing = 0
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 20, height: height), collectionViewLayout: layout ?? flow)
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = items
    view.delegate = items
    screen.turn { root.view.addSubview(view) }
    screen.settle()
    return (screen, view)
  }

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  private func shown(_ view: UICollectionView) -> [String] {
    view.indexPathsForVisibleItems.sorted().map {
      (view.cellForItem(at: $0) as? Cell)?.item ?? "?"
    }
  }

  /// UICollectionViewLayout: a layout of one's own decides frames and the content's size.
  @Test func `a layout of one's own decides the frames`() {
    final class Diagonal: UICollectionViewLayout {
      var prepared = 0
      override func prepare() {
        super.prepare()
        prepared += 1
      }
      override var collectionViewContentSize: CGSize { CGSize(width: 16, height: 30) }
      override func layoutAttributesForItem(
        at indexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = CGRect(x: indexPath.item * 2, y: indexPath.item * 2, width: 4, height: 2)
        return attributes
      }
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        (0..<4).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
          .filter { $0.frame.intersects(rect) }
      }
    }
    let layout = Diagonal()
    let (_, view) = make(layout)
    #expect(layout.prepared >= 1 && view.contentSize == CGSize(width: 16, height: 30))
    #expect(view.cellForItem(at: path(2))?.frame == CGRect(x: 4, y: 4, width: 4, height: 2))
  }

  /// UICollectionView: `setCollectionViewLayout(_:animated:)` replaces the layout.
  @Test func `a new layout replaces the old one`() {
    let (screen, view) = make()
    let other = UICollectionViewFlowLayout()
    other.scrollDirection = .horizontal
    other.minimumLineSpacing = 1
    other.minimumInteritemSpacing = 0
    let old = view.collectionViewLayout
    screen.turn { view.setCollectionViewLayout(other, animated: false) }
    screen.settle()
    #expect(view.collectionViewLayout === other && old.collectionView == nil)
    #expect(other.collectionView === view)
    #expect(view.layoutAttributesForItem(at: path(1))?.frame.minX == 0)
  }

  /// UICollectionView: `backgroundView` is behind the cells and fills the view.
  @Test func `the background view fills the collection view`() {
    let (screen, view) = make()
    let background = UIView()
    screen.turn { view.backgroundView = background }
    screen.settle()
    #expect(background.frame.size == view.bounds.size && background.superview === view)
  }

  /// NSDiffableDataSourceSnapshot: `appendItems`, `deleteSections`, `moveItem`, `indexOfItem`.
  @Test func `a snapshot moves items between sections`() {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["x", "y"])
    snapshot.appendItems([1, 2], toSection: "x")
    snapshot.appendItems([3], toSection: "y")
    snapshot.moveItem(1, afterItem: 3)
    #expect(snapshot.itemIdentifiers(inSection: "y") == [3, 1] && snapshot.numberOfItems == 3)
    #expect(snapshot.sectionIdentifier(containingItem: 1) == "y")
    #expect(snapshot.indexOfItem(1) == 2)
    snapshot.deleteSections(["y"])
    #expect(snapshot.itemIdentifiers == [2] && snapshot.indexOfItem(3) == nil)
  }

  /// NSDiffableDataSourceSnapshot: `appendItems` without a section goes to the last one.
  @Test func `items without a section go to the last section`() {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["x", "y"])
    snapshot.appendItems([1])
    #expect(snapshot.numberOfItems(inSection: "y") == 1)
    #expect(snapshot.numberOfItems(inSection: "x") == 0)
  }

  /// UICollectionViewDiffableDataSource: `apply` calls its completion, and `snapshot()` returns it.
  @Test func `an applied snapshot is current and completes`() {
    let (screen, view) = make()
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
      view, path, item in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      (cell as? Cell)?.item = item
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["p", "q"])
    var completed = false
    screen.turn { source.apply(snapshot, animatingDifferences: true) { completed = true } }
    screen.settle()
    #expect(completed && source.snapshot().itemIdentifiers == ["p", "q"])
    #expect(shown(view) == ["p", "q"] && source.indexPath(for: "q") == path(1))
  }
}

import Testing
import UIKitNames

/// Probes of what collection views ask layouts and cells.
@Suite struct CollectionContractProbes {
  private final class Cell: UICollectionViewCell {
    var reuses = 0
    override func prepareForReuse() {
      super.prepareForReuse()
      reuses += 1
    }
  }

  private final class Header: UICollectionReusableView {}

  private final class Items: UICollectionViewDataSource {
    var count = 3
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
  }

  /// A layout of one item a row, two rows high, which logs what it is asked.
  private final class Rows: UICollectionViewLayout {
    var log: [String] = []
    var invalidates = false
    var updates: [UICollectionViewUpdateItem] = []
    private var items: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }
    override func prepare() {
      super.prepare()
      log.append("prepare")
    }
    override var collectionViewContentSize: CGSize { CGSize(width: 20, height: CGFloat(items) * 2) }
    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(x: 0, y: CGFloat(indexPath.item) * 2, width: 20, height: 2)
      return attributes
    }
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      log.append("elements")
      return (0..<items).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
        .filter { $0.frame.intersects(rect) }
    }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { invalidates }
    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      super.prepare(forCollectionViewUpdates: updateItems)
      updates = updateItems
      log.append("updates")
    }
    override func initialLayoutAttributesForAppearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      log.append("appearing \(itemIndexPath.item)")
      return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    }
    override func finalizeCollectionViewUpdates() {
      super.finalizeCollectionViewUpdates()
      log.append("finalize")
    }
  }

  private let items = Items()

  private func make(_ layout: UICollectionViewLayout) -> (Screen, UICollectionView) {
    let root = UIViewController()
    let screen = Screen(root: root)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 20, height: 10), collectionViewLayout: layout)
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      Header.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    view.dataSource = items
    screen.turn { root.view.addSubview(view) }
    screen.settle()
    return (screen, view)
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  /// UICollectionViewLayout: "the collection view calls `prepare()` the first time it presents its
  /// content and whenever the layout is invalidated".
  @Test func `a layout is prepared before it is asked, and after an invalidation`() {
    let layout = Rows()
    let (screen, _) = make(layout)
    #expect(layout.log.first == "prepare" && layout.log.contains("elements"))
    layout.log = []
    screen.turn { layout.invalidateLayout() }
    screen.settle()
    #expect(layout.log.contains("prepare"))
  }

  /// UICollectionViewLayout: `shouldInvalidateLayout(forBoundsChange:)` decides if scrolling prepares.
  @Test(arguments: [true, false])
  func `scrolling prepares the layout if the layout asks for it`(invalidates: Bool) {
    items.count = 20
    let layout = Rows()
    let (screen, view) = make(layout)
    layout.invalidates = invalidates
    layout.log = []
    screen.turn { view.contentOffset = CGPoint(x: 0, y: 5) }
    screen.settle()
    #expect(layout.log.contains("prepare") == invalidates)
  }

  /// UICollectionViewLayout: the default of `shouldInvalidateLayout(forBoundsChange:)` is false.
  @Test func `a plain layout stays valid while it scrolls`() {
    let rect = CGRect(x: 0, y: 3, width: 20, height: 10)
    #expect(!UICollectionViewLayout().shouldInvalidateLayout(forBoundsChange: rect))
  }

  /// UICollectionViewLayout: `prepare(forCollectionViewUpdates:)` comes first, then the attributes of
  /// appearing items, then `finalizeCollectionViewUpdates()`.
  @Test func `an insertion tells the layout in order`() throws {
    let layout = Rows()
    let (screen, view) = make(layout)
    layout.log = []
    screen.turn {
      items.count = 4
      view.insertItems(at: [path(1)])
    }
    screen.settle()
    let prepared = try #require(layout.log.firstIndex(of: "updates"))
    let appearing = try #require(layout.log.firstIndex(of: "appearing 1"))
    let finalized = try #require(layout.log.firstIndex(of: "finalize"))
    #expect(prepared < appearing && appearing < finalized)
  }

  /// UICollectionViewUpdateItem: an insertion has no path before, a deletion none after the update.
  @Test func `an update item has its action and paths`() throws {
    let layout = Rows()
    let (screen, view) = make(layout)
    screen.turn {
      items.count = 4
      view.insertItems(at: [path(2)])
    }
    screen.settle()
    let insertion = try #require(layout.updates.first)
    #expect(insertion.updateAction == .insert && insertion.indexPathBeforeUpdate == nil)
    #expect(insertion.indexPathAfterUpdate == path(2))
    screen.turn {
      items.count = 3
      view.deleteItems(at: [path(0)])
    }
    screen.settle()
    let deletion = try #require(layout.updates.first)
    #expect(deletion.updateAction == .delete && deletion.indexPathAfterUpdate == nil)
    #expect(deletion.indexPathBeforeUpdate == path(0))
  }

  /// UICollectionView: a cell has the frame of its attributes, and `apply(_:)` gets them.
  @Test func `cells have the frames of their attributes`() {
    let (_, view) = make(Rows())
    let frames = (0..<3).map { view.cellForItem(at: path($0))?.frame }
    #expect(frames == (0..<3).map { view.layoutAttributesForItem(at: path($0))?.frame })
    #expect(frames[1] == CGRect(x: 0, y: 2, width: 20, height: 2))
  }

  /// UICollectionView: `contentSize` is the layout's `collectionViewContentSize`.
  @Test func `the content has the layout's size`() {
    items.count = 12
    let (_, view) = make(Rows())
    #expect(view.contentSize == CGSize(width: 20, height: 24))
  }

  /// UICollectionReusableView: `reuseIdentifier`, and `prepareForReuse()` for cells that are used again.
  @Test func `cells are used again when they have scrolled away`() {
    items.count = 40
    let (screen, view) = make(Rows())
    #expect(view.visibleCells.allSatisfy { ($0 as? Cell)?.reuses == 0 })
    #expect(view.visibleCells.allSatisfy { $0.reuseIdentifier == "cell" })
    for item in [20, 39, 0] {
      screen.turn { view.scrollToItem(at: path(item), at: .top, animated: false) }
      screen.settle()
    }
    #expect(view.visibleCells.contains { ($0 as? Cell)?.reuses ?? 0 > 0 })
  }

  /// UICollectionView: `supplementaryView(forElementKind:at:)` of a visible header.
  @Test func `a visible header is found by its kind and path`() {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 20, height: 2)
    let (_, view) = make(layout)
    let kind = UICollectionView.elementKindSectionHeader
    let header = view.supplementaryView(forElementKind: kind, at: path(0))
    #expect(header is Header && header?.reuseIdentifier == "header")
    #expect(header?.frame == CGRect(x: 0, y: 0, width: 20, height: 2))
    #expect(view.visibleSupplementaryViews(ofKind: kind).count == 1)
  }

  /// UICollectionView: `selectItem` with a scroll position scrolls to the item.
  @Test func `a selection scrolls to its item`() {
    items.count = 40
    let (screen, view) = make(Rows())
    screen.turn { view.selectItem(at: path(20), animated: false, scrollPosition: .top) }
    screen.settle()
    #expect(view.contentOffset.y == 40 && view.indexPathsForSelectedItems == [path(20)])
    #expect(view.cellForItem(at: path(20))?.isSelected == true)
  }

  /// UICollectionView: `scrollToItem(at:at:animated:)`, centred.
  @Test func `an item is scrolled to the middle`() {
    items.count = 40
    let (screen, view) = make(Rows())
    screen.turn { view.scrollToItem(at: path(20), at: .centeredVertically, animated: false) }
    screen.settle()
    #expect(view.contentOffset.y == 36)
  }

  /// UICollectionViewCell: `isHighlighted` while the finger is on the cell.
  @Test func `a pressed cell is highlighted`() {
    let (screen, view) = make(Rows())
    screen.simulator.perform(.pointer(.down, column: 3, row: 2))
    screen.pass(24)
    #expect(view.cellForItem(at: path(1))?.isHighlighted == true)
    screen.simulator.perform(.pointer(.up, column: 3, row: 2))
    screen.settle()
    #expect(view.cellForItem(at: path(1))?.isHighlighted == false)
    #expect(view.cellForItem(at: path(1))?.isSelected == true)
  }

  /// UICollectionView: `performBatchUpdates(_:completion:)` completes with true.
  @Test func `a batch of a custom layout completes`() {
    let (screen, view) = make(Rows())
    var finished: Bool?
    screen.turn {
      view.performBatchUpdates {
        items.count = 2
        view.deleteItems(at: [path(0), path(1)])
        view.insertItems(at: [path(0)])
      } completion: {
        finished = $0
      }
    }
    screen.settle()
    #expect(finished == true && view.numberOfItems(inSection: 0) == 2)
  }

  /// UICollectionView: a cell's `selectedBackgroundView` and `backgroundView` are behind the content.
  @Test func `a cell's content is in front of its backgrounds`() throws {
    let (screen, view) = make(Rows())
    let cell = try #require(view.cellForItem(at: path(0)))
    let background = UIView()
    screen.turn { cell.backgroundView = background }
    screen.settle()
    let subviews = cell.subviews
    let back = try #require(subviews.firstIndex(of: background))
    let content = try #require(subviews.firstIndex(of: cell.contentView))
    #expect(back < content && background.frame == cell.bounds)
  }
}

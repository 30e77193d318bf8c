import Testing
import UIKitNames

/// Probes of custom layouts, of sections in compositional layouts, and of lists.
@Suite struct CustomLayoutPracticeProbes {
  final class Cell: UICollectionViewCell {
    var applied: [UICollectionViewLayoutAttributes] = []
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }
    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
      super.apply(layoutAttributes)
      applied.append(layoutAttributes)
    }
  }

  final class Header: UICollectionReusableView {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }
  }

  /// Items below each other, each one further to the right.
  final class Stairs: UICollectionViewLayout {
    let log = ProbeLog()
    var step: CGFloat = 2
    var follows = false
    private var all: [UICollectionViewLayoutAttributes] = []
    override func prepare() {
      super.prepare()
      log.add("prepare")
      let count = collectionView?.numberOfItems(inSection: 0) ?? 0
      all = (0..<count).map {
        let attributes = UICollectionViewLayoutAttributes(
          forCellWith: IndexPath(item: $0, section: 0))
        attributes.frame = CGRect(x: CGFloat($0 % 10), y: CGFloat($0) * step, width: 8, height: 2)
        attributes.alpha = $0 == 1 ? 0.5 : 1
        return attributes
      }
    }
    override var collectionViewContentSize: CGSize {
      CGSize(width: 40, height: CGFloat(all.count) * step)
    }
    override func layoutAttributesForElements(in rect: CGRect)
      -> [UICollectionViewLayoutAttributes]?
    {
      all.filter { $0.frame.intersects(rect) }
    }
    override func layoutAttributesForItem(at indexPath: IndexPath)
      -> UICollectionViewLayoutAttributes?
    {
      all.indices.contains(indexPath.item) ? all[indexPath.item] : nil
    }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      log.add("bounds \(Int(newBounds.minY))")
      return follows
    }
    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      super.prepare(forCollectionViewUpdates: updateItems)
      for item in updateItems {
        let paths = [item.indexPathBeforeUpdate, item.indexPathAfterUpdate]
        let texts = paths.map { path in path.map { "\($0.item)" } ?? "-" }
        log.add("update \(item.updateAction) \(texts[0]) \(texts[1])")
      }
    }
    override func finalizeCollectionViewUpdates() {
      super.finalizeCollectionViewUpdates()
      log.add("finalize")
    }
  }

  final class Items: UICollectionViewDataSource {
    var counts: [Int]
    init(_ counts: [Int]) { self.counts = counts }
    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    {
      counts[section]
    }
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

  private static func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  private static func grid(_ items: Items, _ layout: UICollectionViewLayout)
    -> (ViewStage, UICollectionView)
  {
    let stage = ViewStage()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 40, height: 24), collectionViewLayout: layout)
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    view.register(Header.self, forSupplementaryViewOfKind: "title", withReuseIdentifier: "header")
    view.dataSource = items
    stage.add(view)
    return (stage, view)
  }

  private static func group(
    _ height: CGFloat, _ width: NSCollectionLayoutDimension = .fractionalWidth(1)
  )
    -> NSCollectionLayoutGroup
  {
    let all = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    let size = NSCollectionLayoutSize(widthDimension: width, heightDimension: .absolute(height))
    return .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: all)])
  }

  /// UICollectionViewLayout: prepares before the cells are placed; cells get its frames and other attributes.
  @Test func `a custom layout places the cells`() {
    let (items, layout) = (Items([50]), Stairs())
    let (stage, view) = Self.grid(items, layout)
    #expect(layout.collectionView === view && layout.log.take().first == "prepare")
    #expect(view.contentSize == CGSize(width: 40, height: 100))
    let cell = view.cellForItem(at: Self.path(1)) as? Cell
    #expect(cell?.frame == CGRect(x: 1, y: 2, width: 8, height: 2) && cell?.alpha == 0.5)
    #expect(cell?.applied.last?.indexPath == Self.path(1))
    #expect(view.cellForItem(at: Self.path(30)) == nil && view.visibleCells.count == 12)
    _ = stage
  }

  /// UICollectionViewLayout `invalidateLayout()`: the layout prepares again at the next layout pass, not in
  /// the call.
  @Test func `an invalid layout prepares at the next pass`() {
    let (items, layout) = (Items([10]), Stairs())
    let (stage, view) = Self.grid(items, layout)
    _ = layout.log.take()
    var inCall: [String] = ["not set"]
    stage.turn {
      layout.step = 4
      layout.invalidateLayout()
      layout.invalidateLayout()
      inCall = layout.log.take()
    }
    #expect(inCall == [] && layout.log.take().filter { $0 == "prepare" }.count == 1)
    #expect(view.cellForItem(at: Self.path(2))?.frame.minY == 8 && view.contentSize.height == 40)
  }

  /// UICollectionViewLayout `shouldInvalidateLayout(forBoundsChange:)`: asked for a scroll; only true makes
  /// it prepare again.
  @Test func `a scroll prepares again if the layout wants it`() {
    let (items, layout) = (Items([50]), Stairs())
    let (stage, view) = Self.grid(items, layout)
    _ = layout.log.take()
    stage.turn { view.contentOffset.y = 6 }
    let calls = layout.log.take()
    #expect(calls.contains("bounds 6") && !calls.contains("prepare"))
    layout.follows = true
    stage.turn { view.contentOffset.y = 8 }
    #expect(layout.log.take().contains("prepare"))
  }

  /// UICollectionViewLayout `prepare(forCollectionViewUpdates:)`, `finalizeCollectionViewUpdates()`: called
  /// around an update, after `prepare()`, with old and new index paths.
  @Test func `a layout learns what is updated`() {
    let (items, layout) = (Items([4]), Stairs())
    let (stage, view) = Self.grid(items, layout)
    _ = layout.log.take()
    stage.turn {
      view.performBatchUpdates {
        items.counts = [4]
        view.deleteItems(at: [Self.path(3)])
        view.insertItems(at: [Self.path(0)])
      }
    }
    let calls = layout.log.take()
    let updates = calls.filter { $0.hasPrefix("update") }
    #expect(Set(updates) == ["update delete 3 -", "update insert - 0"])
    let prepared = calls.firstIndex(of: "prepare") ?? 99
    #expect(prepared < (calls.firstIndex { $0.hasPrefix("update") } ?? 0))
    #expect(calls.filter { $0 == "finalize" }.count == 1)
  }

  /// UICollectionView `setCollectionViewLayout(_:animated:completion:)`: cells that are in both layouts stay;
  /// the old layout has no collection view any more.
  @Test func `another layout moves the same cells`() {
    let (items, layout) = (Items([4]), Stairs())
    let (stage, view) = Self.grid(items, layout)
    let cell = view.cellForItem(at: Self.path(1))
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 20, height: 5)
    flow.minimumInteritemSpacing = 0
    let log = ProbeLog()
    stage.turn { view.setCollectionViewLayout(flow, animated: true) { log.add("done \($0)") } }
    #expect(log.take() == ["done true"] && view.collectionViewLayout === flow)
    #expect(view.cellForItem(at: Self.path(1)) === cell)
    #expect(cell?.frame == CGRect(x: 20, y: 0, width: 20, height: 5))
    #expect(flow.collectionView === view && layout.collectionView == nil)
  }

  /// UICollectionViewLayoutAttributes: frame, centre and size agree; `copy()` is independent.
  @Test func `attributes keep frame and centre together`() throws {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: Self.path(3, 1))
    #expect(attributes.alpha == 1 && attributes.zIndex == 0 && !attributes.isHidden)
    #expect(
      attributes.representedElementCategory == .cell && attributes.representedElementKind == nil)
    attributes.frame = CGRect(x: 2, y: 4, width: 10, height: 6)
    #expect(attributes.center == CGPoint(x: 7, y: 7))
    attributes.center = CGPoint(x: 20, y: 10)
    #expect(attributes.frame == CGRect(x: 15, y: 7, width: 10, height: 6))
    attributes.size = CGSize(width: 4, height: 2)
    #expect(attributes.frame == CGRect(x: 18, y: 9, width: 4, height: 2))
    let copy = try #require(attributes.copy() as? UICollectionViewLayoutAttributes)
    copy.frame.origin.x = 0
    #expect(attributes.frame.minX == 18 && copy.indexPath == Self.path(3, 1))
    let header = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: "title", with: Self.path(0))
    #expect(header.representedElementCategory == .supplementaryView)
    #expect(header.representedElementKind == "title")
  }

  /// UICollectionViewCompositionalLayout `init(sectionProvider:configuration:)`: asked for each section, with
  /// the size of the container; `interSectionSpacing` is between the sections.
  @Test func `each section has its layout`() {
    var widths: [CGFloat] = []
    var configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 3
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { index, environment in
        widths.append(environment.container.effectiveContentSize.width)
        return NSCollectionLayoutSection(group: Self.group(index == 0 ? 2 : 5))
      }, configuration: configuration)
    let items = Items([2, 1])
    let (stage, view) = Self.grid(items, layout)
    #expect(widths.count >= 2 && widths.allSatisfy { $0 == 40 })
    #expect(view.layoutAttributesForItem(at: Self.path(1))?.frame.minY == 2)
    #expect(view.layoutAttributesForItem(at: Self.path(0, 1))?.frame.minY == 7)
    #expect(view.contentSize.height == 12)
    _ = stage
  }

  /// NSCollectionLayoutBoundarySupplementaryItem: a header at the top moves the items down; it follows the
  /// insets of its section at the sides.
  @Test func `a boundary header is above its items`() {
    let items = Items([2])
    let section = NSCollectionLayoutSection(group: Self.group(4))
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 3, bottom: 0, trailing: 3)
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(2))
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size, elementKind: "title", alignment: .top)
    section.boundarySupplementaryItems = [header]
    #expect(!header.pinToVisibleBounds && section.supplementariesFollowContentInsets)
    let (stage, view) = Self.grid(items, UICollectionViewCompositionalLayout(section: section))
    let frame = view.supplementaryView(forElementKind: "title", at: Self.path(0))?.frame
    #expect(frame == CGRect(x: 3, y: 0, width: 34, height: 2))
    #expect(view.layoutAttributesForItem(at: Self.path(1))?.frame.minY == 6)
    #expect(view.contentSize.height == 10)
    _ = stage
  }

  /// NSCollectionLayoutSection `orthogonalScrollingBehavior`: the section is as high as one group; its items
  /// go on to the right, while the view's content stays as wide as the view.
  @Test func `an orthogonal section is one group high`() {
    let items = Items([8, 1])
    let section = NSCollectionLayoutSection(group: Self.group(4, .absolute(12)))
    section.orthogonalScrollingBehavior = .continuous
    let (stage, view) = Self.grid(items, UICollectionViewCompositionalLayout(section: section))
    #expect(view.contentSize == CGSize(width: 40, height: 8))
    #expect(view.layoutAttributesForItem(at: Self.path(0, 1))?.frame.minY == 4)
    #expect(view.cellForItem(at: Self.path(0)) != nil && view.cellForItem(at: Self.path(7)) == nil)
    _ = stage
  }
}

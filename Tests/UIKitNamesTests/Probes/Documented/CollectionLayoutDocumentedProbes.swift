import Testing
import UIKitNames

/// Probes of the layouts of collection views.
@Suite struct CollectionLayoutDocumentedProbes {
  final class Items: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var sections: [[String]]
    var sizes: [CGSize]?
    init(_ sections: [[String]]) { self.sections = sections }
    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    {
      sections[section].count
    }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "c", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "h", for: indexPath)
    }
    func collectionView(
      _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
    ) -> CGSize { sizes?[path.item] ?? CGSize(width: 10, height: 2) }
  }

  private static func flow() -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 10, height: 2)
    layout.minimumLineSpacing = 1
    layout.minimumInteritemSpacing = 0
    return layout
  }

  private static func view(
    _ items: Items, _ layout: UICollectionViewLayout, height: Double = 24
  ) -> (ViewStage, UICollectionView) {
    let stage = ViewStage()
    let frame = CGRect(x: 0, y: 0, width: 40, height: height)
    let view = UICollectionView(frame: frame, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
    view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "h")
    view.dataSource = items
    view.delegate = items
    stage.add(view)
    return (stage, view)
  }

  private static func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }
  private static func words(_ count: Int) -> [String] { (0..<count).map { "w\($0)" } }

  /// UICollectionViewFlowLayout: items go in lines across, `sectionInset` is the margin around a
  /// section's items, `minimumLineSpacing` lies between lines; header and footer sizes use their height.
  @Test func `flow layout places items, insets and headers`() {
    let items = Items([Self.words(4), Self.words(1)])
    let layout = Self.flow()
    layout.sectionInset = UIEdgeInsets(top: 1, left: 5, bottom: 2, right: 5)
    layout.headerReferenceSize = CGSize(width: 3, height: 2)
    let (_, view) = Self.view(items, layout)
    let frames = (0..<4).map { layout.layoutAttributesForItem(at: Self.path($0))?.frame.origin }
    let expected = [(5.0, 3.0), (15, 3), (25, 3), (5, 6)].map { CGPoint(x: $0.0, y: $0.1) }
    #expect(frames == expected)
    let kind = UICollectionView.elementKindSectionHeader
    let header = layout.layoutAttributesForSupplementaryView(ofKind: kind, at: Self.path(0, 1))
    #expect(header?.frame == CGRect(x: 0, y: 10, width: 40, height: 2))
    #expect(header?.representedElementCategory == .supplementaryView)
    #expect(layout.layoutAttributesForItem(at: Self.path(0, 1))?.frame.minY == 13)
    #expect(layout.collectionViewContentSize == CGSize(width: 40, height: 17))
    #expect(view.contentSize == CGSize(width: 40, height: 17))
    withExtendedLifetime(items) {}
  }

  /// UICollectionViewFlowLayout `scrollDirection` horizontal: lines are columns, and items fill each
  /// from top to bottom (`minimumLineSpacing` "between successive columns").
  @Test func `a horizontal flow fills columns`() {
    let items = Items([Self.words(5)])
    let layout = Self.flow()
    layout.scrollDirection = .horizontal
    let (_, view) = Self.view(items, layout, height: 4)
    let origins = (0..<5).map { layout.layoutAttributesForItem(at: Self.path($0))?.frame.origin }
    let expected = [(0.0, 0.0), (0, 2), (11, 0), (11, 2), (22, 0)].map { CGPoint(x: $0.0, y: $0.1) }
    #expect(origins == expected)
    #expect(view.contentSize == CGSize(width: 32, height: 4))
    withExtendedLifetime(items) {}
  }

  /// UICollectionViewDelegateFlowLayout `sizeForItemAt`: used instead of `itemSize`; items of a line
  /// that differ in height are centred along the line (Collection View Programming Guide).
  @Test func `the delegate gives sizes of items`() {
    let items = Items([Self.words(3)])
    items.sizes = [
      CGSize(width: 20, height: 2), CGSize(width: 20, height: 4), CGSize(width: 30, height: 3),
    ]
    let layout = Self.flow()
    let (_, view) = Self.view(items, layout)
    let frames = (0..<3).compactMap { view.layoutAttributesForItem(at: Self.path($0))?.frame }
    #expect(frames.map(\.size) == items.sizes)
    #expect(frames[0].origin == CGPoint(x: 0, y: 1) && frames[1].origin == CGPoint(x: 20, y: 0))
    #expect(frames[2].minY == 5 && view.contentSize.height == 8)
    withExtendedLifetime(items) {}
  }

  final class Rows: UICollectionViewLayout {
    var prepares = 0
    var follows = false
    var updates: [UICollectionViewUpdateItem] = []
    override func prepare() {
      super.prepare()
      prepares += 1
    }
    override var collectionViewContentSize: CGSize {
      let count = Double(collectionView?.numberOfItems(inSection: 0) ?? 0)
      return CGSize(width: collectionView?.bounds.width ?? 0, height: count * 4)
    }
    override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
      attributes.frame = CGRect(x: 0, y: Double(path.item) * 4, width: 20, height: 4)
      return attributes
    }
    override func layoutAttributesForElements(in rect: CGRect)
      -> [UICollectionViewLayoutAttributes]?
    {
      (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0))
        .compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
        .filter { $0.frame.intersects(rect) }
    }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { follows }
    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      super.prepare(forCollectionViewUpdates: updateItems)
      updates = updateItems
    }
  }

  /// UICollectionViewLayout `prepare()`: called before the first layout and again after
  /// `invalidateLayout()`; with `shouldInvalidateLayout(forBoundsChange:)` true after each scroll.
  @Test func `a layout prepares again when it is invalid`() {
    let items = Items([Self.words(20)])
    let layout = Rows()
    let (stage, view) = Self.view(items, layout, height: 12)
    #expect(layout.prepares >= 1 && layout.collectionView === view)
    #expect(view.contentSize == CGSize(width: 40, height: 80))
    #expect(view.cellForItem(at: Self.path(1))?.frame == CGRect(x: 0, y: 4, width: 20, height: 4))
    var count = layout.prepares
    stage.turn { view.contentOffset = CGPoint(x: 0, y: 8) }
    #expect(layout.prepares == count)
    #expect(Set(view.indexPathsForVisibleItems) == Set([2, 3, 4].map { Self.path($0) }))
    layout.follows = true
    stage.turn { view.contentOffset = CGPoint(x: 0, y: 16) }
    #expect(layout.prepares > count)
    count = layout.prepares
    stage.turn { layout.invalidateLayout() }
    #expect(layout.prepares == count + 1)
    withExtendedLifetime(items) {}
  }

  /// UICollectionViewLayout `prepare(forCollectionViewUpdates:)`: gets the updates; an insertion has only
  /// `indexPathAfterUpdate`, a deletion only `indexPathBeforeUpdate`.
  @Test func `a layout hears of the updates`() {
    let items = Items([["a", "b", "c"]])
    let layout = Rows()
    let (stage, view) = Self.view(items, layout)
    stage.turn {
      view.performBatchUpdates(
        {
          items.sections = [["a", "c", "n"]]
          view.deleteItems(at: [Self.path(1)])
          view.insertItems(at: [Self.path(2)])
        }, completion: nil)
    }
    let insert = layout.updates.first { $0.updateAction == .insert }
    let delete = layout.updates.first { $0.updateAction == .delete }
    #expect(layout.updates.count == 2)
    #expect(insert?.indexPathAfterUpdate == Self.path(2) && insert?.indexPathBeforeUpdate == nil)
    #expect(delete?.indexPathBeforeUpdate == Self.path(1) && delete?.indexPathAfterUpdate == nil)
    withExtendedLifetime(items) {}
  }

  /// WWDC 2019, "Advances in Collection View Layout": fractions are those of the container; a section's
  /// insets make its container smaller; spacings lie between items and between groups.
  @Test func `a compositional layout divides its container`() {
    let items = Items([Self.words(4)])
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(4)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 2
    section.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 4, bottom: 5, trailing: 4)
    let (_, view) = Self.view(items, UICollectionViewCompositionalLayout(section: section))
    let frames = (0..<4).compactMap { view.layoutAttributesForItem(at: Self.path($0))?.frame }
    #expect(
      frames
        == [(5.0, 4.0), (21, 4), (5, 10), (21, 10)].map {
          CGRect(x: $0.0, y: $0.1, width: 14, height: 2)
        })
    #expect(view.contentSize == CGSize(width: 40, height: 18))
    withExtendedLifetime(items) {}
  }
}

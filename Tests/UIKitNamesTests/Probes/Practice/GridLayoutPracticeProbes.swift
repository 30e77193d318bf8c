import Testing
import UIKitNames

/// Probes of the numbers of flow layouts and compositional layouts.
@Suite struct GridLayoutPracticeProbes {
  final class Cell: UICollectionViewCell {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }
  }

  final class Header: UICollectionReusableView {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }
  }

  class Items: UICollectionViewDataSource {
    var counts: [Int]
    let log = ProbeLog()
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
      log.add(kind == UICollectionView.elementKindSectionHeader ? "header" : "footer")
      return collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
  }

  /// Items with sizes of their own.
  final class SizedItems: Items, UICollectionViewDelegateFlowLayout {
    var sizes: [CGSize] = []
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { sizes[indexPath.item] }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      insetForSectionAt section: Int
    ) -> UIEdgeInsets { UIEdgeInsets(top: CGFloat(section + 1), left: 0, bottom: 0, right: 0) }
  }

  final class PlainItems: Items, UICollectionViewDelegateFlowLayout {}

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
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      view.register(Header.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
    }
    view.dataSource = items
    view.delegate = items as? any UICollectionViewDelegateFlowLayout
    stage.add(view)
    return (stage, view)
  }

  private static func flow(
    _ width: CGFloat, _ height: CGFloat, between: CGFloat = 0, lines: CGFloat = 0
  )
    -> UICollectionViewFlowLayout
  {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: width, height: height)
    layout.minimumInteritemSpacing = between
    layout.minimumLineSpacing = lines
    return layout
  }

  private static func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  )
    -> NSCollectionLayoutSize
  {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private static func frame(_ view: UICollectionView, _ item: Int, _ section: Int = 0) -> CGRect? {
    view.layoutAttributesForItem(at: path(item, section))?.frame
  }

  /// UICollectionViewFlowLayout: as many items in a line as the minimum spacing allows; the rest of the
  /// width widens the spacings. The last line keeps the columns.
  @Test func `a line of items fills the width`() {
    let layout = Self.flow(10, 3, between: 2, lines: 1)
    layout.sectionInset = UIEdgeInsets(top: 1, left: 1, bottom: 2, right: 1)
    let items = PlainItems([5])
    let (stage, view) = Self.grid(items, layout)
    #expect((0..<3).map { Self.frame(view, $0)?.minX } == [1, 15, 29])
    #expect((0..<5).map { Self.frame(view, $0)?.minY } == [1, 1, 1, 5, 5])
    #expect(Self.frame(view, 4)?.minX == 15)
    #expect(view.contentSize == CGSize(width: 40, height: 10))
    #expect(layout.collectionViewContentSize == view.contentSize)
    _ = stage
  }

  /// UICollectionViewFlowLayout `headerReferenceSize`, `footerReferenceSize`: above and below the insets of a
  /// section, over the whole width; only the height counts.
  @Test func `headers and footers are outside of the insets`() {
    let layout = Self.flow(10, 3)
    layout.sectionInset = UIEdgeInsets(top: 1, left: 2, bottom: 1, right: 2)
    layout.headerReferenceSize = CGSize(width: 5, height: 2)
    layout.footerReferenceSize = CGSize(width: 5, height: 1)
    let items = PlainItems([3, 1])
    let (stage, view) = Self.grid(items, layout)
    let header = view.layoutAttributesForSupplementaryElement(
      ofKind: UICollectionView.elementKindSectionHeader, at: Self.path(0, 1))
    let footer = view.layoutAttributesForSupplementaryElement(
      ofKind: UICollectionView.elementKindSectionFooter, at: Self.path(0))
    #expect(Self.frame(view, 0)?.minY == 3)
    #expect(footer?.frame == CGRect(x: 0, y: 7, width: 40, height: 1))
    #expect(header?.frame == CGRect(x: 0, y: 8, width: 40, height: 2))
    #expect(Self.frame(view, 0, 1)?.minY == 11 && view.contentSize.height == 16)
    #expect(items.log.take().filter { $0 == "header" }.count == 2)
    _ = stage
  }

  /// UICollectionViewFlowLayout: sizes of zero, the default, mean no headers, which are not asked for.
  @Test func `a header of no size is not asked for`() {
    let layout = UICollectionViewFlowLayout()
    #expect(layout.headerReferenceSize == .zero && layout.footerReferenceSize == .zero)
    #expect(layout.scrollDirection == .vertical && layout.sectionInset == .zero)
    #expect(!layout.sectionHeadersPinToVisibleBounds && layout.estimatedItemSize == .zero)
    let items = PlainItems([3])
    let (stage, view) = Self.grid(items, layout)
    #expect(items.log.take() == [])
    #expect(
      view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).isEmpty)
    _ = stage
  }

  /// UICollectionViewDelegateFlowLayout: the delegate's sizes and insets win; a line is as high as its
  /// highest item, and lower items are in its middle.
  @Test func `sizes of the delegate win`() {
    let items = SizedItems([3, 1])
    items.sizes = [
      CGSize(width: 20, height: 2), CGSize(width: 20, height: 4), CGSize(width: 40, height: 5),
    ]
    let (stage, view) = Self.grid(items, Self.flow(7, 7))
    #expect(Self.frame(view, 0) == CGRect(x: 0, y: 2, width: 20, height: 2))
    #expect(Self.frame(view, 1) == CGRect(x: 20, y: 1, width: 20, height: 4))
    #expect(Self.frame(view, 2) == CGRect(x: 0, y: 5, width: 40, height: 5))
    #expect(Self.frame(view, 0, 1)?.minY == 12 && view.contentSize.height == 14)
    _ = stage
  }

  /// UICollectionViewFlowLayout `scrollDirection`: horizontal lines are columns, filled from the top.
  @Test func `horizontal layouts fill columns`() {
    let layout = Self.flow(10, 6, lines: 2)
    layout.scrollDirection = .horizontal
    let items = PlainItems([6])
    let (stage, view) = Self.grid(items, layout)
    #expect((0..<6).map { Self.frame(view, $0)?.minY } == [0, 6, 12, 18, 0, 6])
    #expect((0..<6).map { Self.frame(view, $0)?.minX } == [0, 0, 0, 0, 12, 12])
    #expect(view.contentSize == CGSize(width: 22, height: 24))
    _ = stage
  }

  /// UICollectionViewFlowLayout: a new item size and a new width of the view lay out again.
  @Test func `a new size lays out again`() {
    let layout = Self.flow(10, 3)
    let items = PlainItems([8])
    let (stage, view) = Self.grid(items, layout)
    #expect(view.contentSize.height == 6)
    stage.turn { layout.itemSize = CGSize(width: 20, height: 2) }
    #expect(view.contentSize.height == 8 && Self.frame(view, 1)?.minX == 20)
    #expect(view.cellForItem(at: Self.path(1))?.frame.size == CGSize(width: 20, height: 2))
    stage.turn { view.frame = CGRect(x: 0, y: 0, width: 20, height: 24) }
    #expect(view.contentSize == CGSize(width: 20, height: 16) && Self.frame(view, 1)?.minY == 2)
  }

  /// UICollectionViewFlowLayout `sectionHeadersPinToVisibleBounds`: the header stays at the top edge, until
  /// its section ends.
  @Test func `a pinned header stays at the top`() {
    let layout = Self.flow(40, 2)
    layout.headerReferenceSize = CGSize(width: 0, height: 2)
    layout.sectionHeadersPinToVisibleBounds = true
    let items = PlainItems([20, 20])
    let (stage, view) = Self.grid(items, layout)
    let kind = UICollectionView.elementKindSectionHeader
    stage.turn { view.contentOffset.y = 9 }
    #expect(view.supplementaryView(forElementKind: kind, at: Self.path(0))?.frame.minY == 9)
    // Section 0 has 42 rows: its header ends with it.
    stage.turn { view.contentOffset.y = 41 }
    #expect(view.supplementaryView(forElementKind: kind, at: Self.path(0))?.frame.minY == 40)
    #expect(view.supplementaryView(forElementKind: kind, at: Self.path(0, 1))?.frame.minY == 42)
  }

  /// NSCollectionLayoutSection: insets make the container of the groups smaller; fractions are of it. Insets
  /// of an item shrink it within its place.
  @Test func `fractions are of the width within the insets`() {
    let item = NSCollectionLayoutItem(
      layoutSize: Self.size(.fractionalWidth(0.5), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Self.size(.fractionalWidth(1), .absolute(4)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 2)
    section.interGroupSpacing = 1
    let items = PlainItems([3])
    let (stage, view) = Self.grid(items, UICollectionViewCompositionalLayout(section: section))
    #expect(Self.frame(view, 0) == CGRect(x: 2, y: 1, width: 18, height: 4))
    #expect(Self.frame(view, 1) == CGRect(x: 20, y: 1, width: 18, height: 4))
    #expect(Self.frame(view, 2) == CGRect(x: 2, y: 6, width: 18, height: 4))
    #expect(view.contentSize == CGSize(width: 40, height: 13))
    item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
    let again = NSCollectionLayoutGroup.horizontal(
      layoutSize: Self.size(.fractionalWidth(1), .absolute(4)), subitems: [item])
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: again))
    stage.turn { view.setCollectionViewLayout(layout, animated: false) }
    #expect(Self.frame(view, 1) == CGRect(x: 21, y: 1, width: 18, height: 2))
  }

  /// NSCollectionLayoutGroup `horizontal(layoutSize:subitem:count:)`: computes the width of the items from
  /// their number and the spacing.
  @Test func `a count divides the width of a group`() {
    let item = NSCollectionLayoutItem(
      layoutSize: Self.size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Self.size(.fractionalWidth(1), .absolute(5)), subitem: item, count: 3)
    group.interItemSpacing = .fixed(2)
    let items = PlainItems([4])
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group))
    let (stage, view) = Self.grid(items, layout)
    #expect((0..<4).map { Self.frame(view, $0)?.minX } == [0, 14, 28, 0])
    #expect(Self.frame(view, 2)?.width == 12 && Self.frame(view, 3)?.minY == 5)
    _ = stage
  }

  /// NSCollectionLayoutGroup: groups within groups, the usual large item beside two small ones.
  @Test func `groups nest`() {
    let large = NSCollectionLayoutItem(
      layoutSize: Self.size(.fractionalWidth(0.75), .fractionalHeight(1)))
    let small = NSCollectionLayoutItem(
      layoutSize: Self.size(.fractionalWidth(1), .fractionalHeight(0.5)))
    let pair = NSCollectionLayoutGroup.vertical(
      layoutSize: Self.size(.fractionalWidth(0.25), .fractionalHeight(1)), subitems: [small, small])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Self.size(.fractionalWidth(1), .absolute(8)), subitems: [large, pair])
    let items = PlainItems([4])
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group))
    let (stage, view) = Self.grid(items, layout)
    #expect(Self.frame(view, 0) == CGRect(x: 0, y: 0, width: 30, height: 8))
    #expect(Self.frame(view, 1) == CGRect(x: 30, y: 0, width: 10, height: 4))
    #expect(Self.frame(view, 2) == CGRect(x: 30, y: 4, width: 10, height: 4))
    #expect(Self.frame(view, 3) == CGRect(x: 0, y: 8, width: 30, height: 8))
    _ = stage
  }
}

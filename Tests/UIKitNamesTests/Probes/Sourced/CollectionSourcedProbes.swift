import Testing
import UIKitNames

/// Probes of collection views and their layouts, as Apple's documentation and headers state them.
@Suite struct CollectionSourcedProbes {
  final class Head: UICollectionReusableView {}

  final class Source: UICollectionViewDataSource, UICollectionViewDelegate {
    let log = ProbeLog()
    var counts = [60]
    var highlights = true
    var selects = true
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
      log.add("header \(indexPath.section)")
      return collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "head", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool {
      log.add("shouldHighlight \(indexPath.item)")
      return highlights
    }
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)
    {
      log.add("didHighlight \(indexPath.item)")
    }
    func collectionView(
      _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
    ) {
      log.add("didUnhighlight \(indexPath.item)")
    }
    func collectionView(
      _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool {
      log.add("shouldSelect \(indexPath.item)")
      return selects
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      log.add("didSelect \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
    {
      log.add("didDeselect \(indexPath.item)")
    }
  }

  private static func stage(
    _ layout: UICollectionViewLayout, height: Double = 24
  ) -> (ViewStage, UICollectionView, Source) {
    let stage = ViewStage()
    let source = Source()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 40, height: height), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      Head.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "head")
    view.dataSource = source
    view.delegate = source
    stage.add(view)
    return (stage, view, source)
  }

  private static func flow(_ width: Double, _ height: Double) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: width, height: height)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    return layout
  }

  private static func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  /// UICollectionViewFlowLayout `minimumInteritemSpacing`: says how many items fit in a line, and "the
  /// actual spacing is possibly adjusted upward"; `sectionInset` is around the section.
  @Test func `a flow layout spreads full lines`() {
    let layout = Self.flow(10, 3)
    layout.minimumInteritemSpacing = 2
    layout.minimumLineSpacing = 1
    layout.sectionInset = UIEdgeInsets(top: 1, left: 2, bottom: 1, right: 2)
    let (stage, view, source) = Self.stage(layout)
    withExtendedLifetime(source) {
      source.counts = [7]
      stage.turn { view.reloadData() }
      let frames = (0..<7).map { layout.layoutAttributesForItem(at: Self.path($0))?.frame }
      #expect(frames.prefix(3).map { $0?.minX } == [2, 15, 28])
      #expect(frames.map { $0?.minY } == [1, 1, 1, 5, 5, 5, 9])
      #expect(frames[6]?.minX == 2 && view.contentSize == CGSize(width: 40, height: 13))
    }
  }

  /// UICollectionViewFlowLayout `scrollDirection` horizontal: lines are columns, so the line spacing is
  /// between columns.
  @Test func `a horizontal flow layout fills columns`() {
    let layout = Self.flow(5, 4)
    layout.scrollDirection = .horizontal
    layout.minimumLineSpacing = 1
    let (stage, view, source) = Self.stage(layout, height: 12)
    withExtendedLifetime(source) {
      source.counts = [7]
      stage.turn { view.reloadData() }
      let frames = (0..<7).map { layout.layoutAttributesForItem(at: Self.path($0))?.frame }
      #expect(frames.map { $0?.minX } == [0, 0, 0, 6, 6, 6, 12])
      #expect(frames.prefix(4).map { $0?.minY } == [0, 4, 8, 0])
      #expect(view.contentSize == CGSize(width: 17, height: 12))
    }
  }

  /// UICollectionViewFlowLayout `headerReferenceSize`: "only the height is used" when scrolling vertically;
  /// the header is above its section's items.
  @Test func `headers are above the items of each section`() {
    let layout = Self.flow(10, 3)
    layout.headerReferenceSize = CGSize(width: 5, height: 2)
    let (stage, view, source) = Self.stage(layout)
    withExtendedLifetime(source) {
      source.counts = [4, 1]
      _ = source.log.take()
      stage.turn { view.reloadData() }
      #expect(Set(source.log.take()) == ["header 0", "header 1"])
      let kind = UICollectionView.elementKindSectionHeader
      let second = view.layoutAttributesForSupplementaryElement(ofKind: kind, at: Self.path(0, 1))
      #expect(second?.frame == CGRect(x: 0, y: 5, width: 40, height: 2))
      #expect(second?.representedElementCategory == .supplementaryView)
      #expect(view.layoutAttributesForItem(at: Self.path(0, 1))?.frame.minY == 7)
      #expect(view.supplementaryView(forElementKind: kind, at: Self.path(0, 1)) is Head)
      #expect(view.contentSize.height == 10)
    }
  }

  /// UICollectionView.h: "The sequence of calls leading to selection from a user touch": should highlight,
  /// did highlight; when the touch lifts should select, did select, did unhighlight.
  @Test func `the calls of a tap`() {
    let (stage, view, source) = Self.stage(Self.flow(10, 3))
    withExtendedLifetime(source) {
      _ = source.log.take()
      stage.screen.click(15, 1)
      stage.screen.settle()
      let calls = source.log.take()
      #expect(Array(calls.prefix(3)) == ["shouldHighlight 1", "didHighlight 1", "shouldSelect 1"])
      #expect(
        calls.contains("didSelect 1") && calls.contains("didUnhighlight 1") && calls.count == 5)
      #expect(view.indexPathsForSelectedItems == [Self.path(1)])
    }
  }

  /// UICollectionViewDelegate `shouldHighlightItemAt` false and `shouldSelectItemAt` false: neither selects,
  /// and the earlier selection stays.
  @Test func `a delegate refuses highlight or selection`() {
    let (stage, view, source) = Self.stage(Self.flow(10, 3))
    withExtendedLifetime(source) {
      stage.screen.click(5, 1)
      stage.screen.settle()
      _ = source.log.take()
      source.highlights = false
      stage.screen.click(15, 1)
      stage.screen.settle()
      #expect(source.log.take() == ["shouldHighlight 1"])
      source.highlights = true
      source.selects = false
      stage.screen.click(25, 1)
      stage.screen.settle()
      let calls = source.log.take()
      #expect(calls.contains("shouldSelect 2") && !calls.contains("didSelect 2"))
      #expect(!calls.contains("didDeselect 0") && view.indexPathsForSelectedItems == [Self.path(0)])
    }
  }

  /// UICollectionView `selectItem(at:animated:scrollPosition:)`: "does not cause any selection-related
  /// delegate methods to be called"; nil clears the selection; an empty position does not scroll.
  @Test func `a selection by code calls nobody`() {
    let (stage, view, source) = Self.stage(Self.flow(40, 2))
    withExtendedLifetime(source) {
      _ = source.log.take()
      stage.turn { view.selectItem(at: Self.path(40), animated: false, scrollPosition: []) }
      #expect(view.indexPathsForSelectedItems == [Self.path(40)] && view.contentOffset.y == 0)
      stage.turn { view.selectItem(at: Self.path(20), animated: false, scrollPosition: .top) }
      #expect(view.indexPathsForSelectedItems == [Self.path(20)] && view.contentOffset.y == 40)
      #expect(view.cellForItem(at: Self.path(20))?.isSelected == true)
      stage.turn { view.selectItem(at: nil, animated: false, scrollPosition: []) }
      #expect(view.indexPathsForSelectedItems?.isEmpty == true && source.log.take() == [])
    }
  }

  /// UICollectionView.ScrollPosition: `top`, `bottom` and `centeredVertically`; `cellForItem(at:)` is nil
  /// for what is not visible, while the layout knows all items.
  @Test func `scrolling to an item`() {
    let (stage, view, source) = Self.stage(Self.flow(40, 2))
    withExtendedLifetime(source) {
      func scroll(_ item: Int, _ position: UICollectionView.ScrollPosition) -> Double {
        stage.turn { view.scrollToItem(at: Self.path(item), at: position, animated: false) }
        return view.contentOffset.y
      }
      #expect(scroll(20, .top) == 40)
      #expect(scroll(40, .bottom) == 58)
      #expect(scroll(30, .centeredVertically) == 49)
      #expect(view.cellForItem(at: Self.path(2)) == nil)
      #expect(view.layoutAttributesForItem(at: Self.path(2))?.frame.minY == 4)
      #expect(view.indexPathForItem(at: CGPoint(x: 3, y: 61)) == Self.path(30))
    }
  }

  /// NSCollectionLayoutSection: `interGroupSpacing` is between groups, `contentInsets` around the section;
  /// fractions are of the container; insets of an item are applied after its place is found.
  @Test func `a compositional grid follows its fractions`() {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(5)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 2
    section.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 4, bottom: 1, trailing: 4)
    let (stage, view, source) = Self.stage(UICollectionViewCompositionalLayout(section: section))
    withExtendedLifetime(source) {
      source.counts = [6]
      stage.turn { view.reloadData() }
      let frames = [0, 1, 4].map { view.layoutAttributesForItem(at: Self.path($0))?.frame }
      #expect(frames[0] == CGRect(x: 5, y: 4, width: 6, height: 3))
      #expect(frames[1] == CGRect(x: 13, y: 4, width: 6, height: 3))
      #expect(frames[2] == CGRect(x: 5, y: 11, width: 6, height: 3))
      #expect(view.contentSize.height == 16)
    }
  }

  final class Lines: UICollectionViewLayout {
    var prepared = 0
    var follows = false
    override func prepare() {
      super.prepare()
      prepared += 1
    }
    override var collectionViewContentSize: CGSize { CGSize(width: 40, height: 90) }
    override func layoutAttributesForElements(in rect: CGRect)
      -> [UICollectionViewLayoutAttributes]?
    {
      (0..<3).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
    }
    override func layoutAttributesForItem(at indexPath: IndexPath)
      -> UICollectionViewLayoutAttributes?
    {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(x: 2, y: Double(indexPath.item) * 4, width: 9, height: 3)
      return attributes
    }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { follows }
  }

  /// UICollectionViewLayout: `prepare()` is called again after `invalidateLayout()`; a scroll invalidates
  /// only if `shouldInvalidateLayout(forBoundsChange:)` says so.
  @Test func `a layout is prepared when it was invalidated`() {
    let layout = Lines()
    let (stage, view, source) = Self.stage(layout)
    withExtendedLifetime(source) {
      source.counts = [3]
      stage.turn { view.reloadData() }
      #expect(view.contentSize.height == 90 && view.cellForItem(at: Self.path(1))?.frame.minY == 4)
      var prepared = layout.prepared
      stage.turn { view.contentOffset = CGPoint(x: 0, y: 1) }
      #expect(layout.prepared == prepared)
      stage.turn { layout.invalidateLayout() }
      #expect(layout.prepared > prepared)
      prepared = layout.prepared
      layout.follows = true
      stage.turn { view.contentOffset = CGPoint(x: 0, y: 2) }
      #expect(layout.prepared > prepared)
    }
  }
}

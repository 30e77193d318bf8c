import CellGraphics
import Testing
import UIKitNames

/// Probes of collection views: layouts, cells, supplementary views and diffable data.
@Suite struct CollectionMemberProbes {
  final class Cell: UICollectionViewCell {
    var applied: [IndexPath] = []
    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
      super.apply(layoutAttributes)
      applied.append(layoutAttributes.indexPath)
    }
  }

  final class Source: UIResponder, UICollectionViewDataSource {
    var counts: [Int]
    let log = ProbeLog()
    init(_ counts: [Int]) {
      self.counts = counts
      super.init()
    }
    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { counts[section] }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      log.add("\(indexPath.section).\(indexPath.item)")
      return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
  }

  /// A collection view of 30 × 12.
  final class Stage {
    let root = UIViewController()
    let screen: Screen
    let view: UICollectionView
    let source: Source
    init(_ layout: UICollectionViewLayout, _ counts: [Int]) {
      source = Source(counts)
      screen = Screen(root: root)
      screen.settle()
      view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 30, height: 12), collectionViewLayout: layout)
      view.register(Cell.self, forCellWithReuseIdentifier: "cell")
      view.register(
        UICollectionReusableView.self,
        forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        withReuseIdentifier: "header")
      view.dataSource = source
      turn { self.root.view.addSubview(self.view) }
    }
    func turn(_ body: @escaping () -> Void) {
      screen.turn { body() }
      screen.settle()
    }
    func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
      view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
    }
  }

  private static func size(_ width: NSCollectionLayoutDimension, _ height: Double)
    -> NSCollectionLayoutSize
  {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: .absolute(height))
  }

  private static func flow(_ width: Double, _ height: Double) -> UICollectionViewFlowLayout {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: width, height: height)
    flow.minimumLineSpacing = 0
    flow.minimumInteritemSpacing = 0
    return flow
  }

  /// UICollectionViewCompositionalLayout `list(using:)`: rows as wide as the view, one below the other.
  @Test func `items of a list are rows below each other`() {
    let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    let stage = Stage(UICollectionViewCompositionalLayout.list(using: configuration), [3])
    defer { withExtendedLifetime(stage) {} }
    let frames = (0..<3).compactMap { stage.frame($0) }
    #expect(frames.count == 3)
    guard frames.count == 3 else { return }
    #expect(frames.allSatisfy { $0.minX == 0 && $0.width == 30 })
    #expect(frames[1].minY >= frames[0].maxY && frames[2].minY >= frames[1].maxY)
  }

  /// A screen with a list of three rows, of 30 columns from the top left corner. The text of each
  /// content changes after its cell has a copy of it.
  private static func list(_ configuration: UICollectionLayoutListConfiguration) -> (Screen, Any) {
    let root = UIViewController()
    let screen = Screen(root: root)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 30, height: 12),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
      content.text = "Later"
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
      view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    screen.turn {
      root.view.addSubview(view)
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(["Alpha", "Beta", "Gamma"])
      source.apply(snapshot, animatingDifferences: false)
    }
    screen.settle()
    return (screen, source)
  }

  /// The cells in the row of the screen that has a text.
  private static func cells(of text: String, in screen: Screen) -> [CellGraphics.Cell] {
    guard let row = screen.row(of: text) else { return [] }
    return Array(screen.simulator.frame().surface.row(row))
  }

  /// UICollectionLayoutListConfiguration `showsSeparators`: "whether the list shows separators between
  /// cells", true by default.
  @Test(arguments: [true, false])
  func `a list has lines between its rows`(showsSeparators: Bool) {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    #expect(configuration.showsSeparators)
    configuration.showsSeparators = showsSeparators
    let (screen, source) = Self.list(configuration)
    func hasLine(_ text: String) -> Bool {
      let cells = Self.cells(of: text, in: screen)
      return cells.count > 20 && cells[20].attributes.contains(.underline)
    }
    // The first row has the focus.
    #expect(!hasLine("Alpha") && hasLine("Beta") == showsSeparators && !hasLine("Gamma"))
    withExtendedLifetime(source) {}
  }

  /// UICollectionLayoutListConfiguration `backgroundColor`: "the background color of the section"; nil
  /// uses the system's, which is grey around the cards of `insetGrouped`.
  @Test func `a grouped list is grey around its cards`() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    func colors() -> [Color] {
      let (screen, source) = Self.list(configuration)
      defer { withExtendedLifetime(source) {} }
      let cells = Self.cells(of: "Beta", in: screen)
      guard cells.count > 20 else { return [] }
      return [cells[0].background, cells[20].background]
    }
    #expect(colors() == [Color(rgb: 0xF2F2F7), Color(rgb: 0xFFFFFF)])
    configuration.backgroundColor = .systemRed
    #expect(colors().first == UIColor.systemRed)
    #expect(colors().last == Color(rgb: 0xFFFFFF))
  }

  /// UICollectionViewListCell: its default configuration is a copy that shows when it is set.
  @Test func `a list cell shows its content configuration`() {
    let (screen, source) = Self.list(UICollectionLayoutListConfiguration(appearance: .plain))
    defer { withExtendedLifetime(source) {} }
    guard let alpha = screen.row(of: "Alpha"), let beta = screen.row(of: "Beta") else {
      Issue.record("The list shows no items")
      return
    }
    #expect(alpha < beta && screen.row(of: "Later") == nil)
  }

  /// NSCollectionLayoutGroup `horizontal(layoutSize:subitem:count:)`: a group "containing an array of
  /// equally sized items arranged in a horizontal line up to the number specified by count".
  @Test func `a group of a count divides its width`() {
    let item = NSCollectionLayoutItem(layoutSize: Self.size(.fractionalWidth(1), 2))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Self.size(.fractionalWidth(1), 2), subitem: item, count: 3)
    let section = NSCollectionLayoutSection(group: group)
    let stage = Stage(UICollectionViewCompositionalLayout(section: section), [4])
    defer { withExtendedLifetime(stage) {} }
    #expect(stage.frame(0) == CGRect(x: 0, y: 0, width: 10, height: 2))
    #expect(stage.frame(2) == CGRect(x: 20, y: 0, width: 10, height: 2))
    #expect(stage.frame(3) == CGRect(x: 0, y: 2, width: 10, height: 2))
  }

  /// NSCollectionLayoutGroup `horizontal(layoutSize:subitem:count:)` with `interItemSpacing`: "the group
  /// keeps the same number of items and automatically resizes them to add the extra specified spacing
  /// between them".
  @Test func `spacing in a group of a count makes its items smaller`() {
    let item = NSCollectionLayoutItem(layoutSize: Self.size(.fractionalWidth(1), 2))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Self.size(.fractionalWidth(1), 2), subitem: item, count: 3)
    group.interItemSpacing = .fixed(3)
    let section = NSCollectionLayoutSection(group: group)
    let stage = Stage(UICollectionViewCompositionalLayout(section: section), [4])
    defer { withExtendedLifetime(stage) {} }
    #expect(stage.frame(0) == CGRect(x: 0, y: 0, width: 8, height: 2))
    #expect(stage.frame(1) == CGRect(x: 11, y: 0, width: 8, height: 2))
    #expect(stage.frame(2) == CGRect(x: 22, y: 0, width: 8, height: 2))
    #expect(stage.frame(3)?.origin == CGPoint(x: 0, y: 2))
  }

  /// NSCollectionLayoutGroup is an item, so groups are nested; fractions are those of the group around
  /// (WWDC 2019, session 215).
  @Test func `a group in a group takes its part of it`() {
    let half = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1))
    let quarter = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.5))
    let leading = NSCollectionLayoutItem(layoutSize: half)
    let trailing = NSCollectionLayoutGroup.vertical(
      layoutSize: half, subitem: NSCollectionLayoutItem(layoutSize: quarter), count: 2)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Self.size(.fractionalWidth(1), 8), subitems: [leading, trailing])
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group))
    let stage = Stage(layout, [4])
    defer { withExtendedLifetime(stage) {} }
    #expect(stage.frame(0) == CGRect(x: 0, y: 0, width: 15, height: 8))
    #expect(stage.frame(1) == CGRect(x: 15, y: 0, width: 15, height: 4))
    #expect(stage.frame(2) == CGRect(x: 15, y: 4, width: 15, height: 4))
    #expect(stage.frame(3) == CGRect(x: 0, y: 8, width: 15, height: 8))
  }

  private static func rows(_ height: Double) -> NSCollectionLayoutSection {
    let size = Self.size(.fractionalWidth(1), height)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    return NSCollectionLayoutSection(group: group)
  }

  /// UICollectionViewCompositionalLayoutConfiguration `interSectionSpacing`: The amount of space between
  /// the sections, not before the first or after the last.
  @Test func `sections are apart by their spacing`() {
    var configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 3
    let layout = UICollectionViewCompositionalLayout(
      section: Self.rows(2), configuration: configuration)
    let stage = Stage(layout, [1, 2])
    defer { withExtendedLifetime(stage) {} }
    #expect(stage.frame(0)?.minY == 0 && stage.frame(0, 1)?.minY == 5)
    #expect(stage.frame(1, 1)?.minY == 7 && stage.view.contentSize.height == 9)
  }

  /// NSCollectionLayoutSection `orthogonalScrollingBehavior`: the groups of the section are in one line
  /// across the layout's direction, and the content is not wider than the view.
  @Test func `a section that scrolls sideways is one line`() {
    let size = Self.size(.absolute(20), 3)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let sideways = NSCollectionLayoutSection(group: group)
    sideways.orthogonalScrollingBehavior = .continuous
    let below = Self.rows(2)
    let layout = UICollectionViewCompositionalLayout { index, _ in index == 0 ? sideways : below }
    let stage = Stage(layout, [5, 1])
    defer { withExtendedLifetime(stage) {} }
    #expect(stage.frame(0)?.minY == 0 && stage.frame(1)?.minY == 0)
    #expect(stage.frame(1)?.minX == 20 && stage.frame(0, 1)?.minY == 3)
    #expect(stage.view.contentSize == CGSize(width: 30, height: 5))
  }

  /// NSCollectionLayoutSection `boundarySupplementaryItems`: the diffable data source asks its
  /// `supplementaryViewProvider` for a header, which is above the section's items.
  @Test func `a section's header comes from the provider and is above the items`() {
    let root = UIViewController()
    let screen = Screen(root: root)
    let section = Self.rows(2)
    let kind = UICollectionView.elementKindSectionHeader
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: Self.size(.fractionalWidth(1), 1), elementKind: kind, alignment: .top)
    ]
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 30, height: 12),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    let cells = UICollectionView.CellRegistration<Cell, Int> { _, _, _ in }
    let log = ProbeLog()
    let headers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
      elementKind: kind
    ) { _, kind, path in
      log.add("\(kind == UICollectionView.elementKindSectionHeader) \(path.section)")
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      view, path, item in view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
    }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
    }
    defer { withExtendedLifetime((root, screen, source)) {} }
    screen.turn {
      root.view.addSubview(view)
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems([1, 2])
      source.apply(snapshot, animatingDifferences: false)
    }
    screen.settle()
    let path = IndexPath(item: 0, section: 0)
    #expect(log.take() == ["true 0"])
    #expect(view.supplementaryView(forElementKind: kind, at: path)?.frame.minY == 0)
    #expect(view.layoutAttributesForItem(at: path)?.frame.minY == 1)
    #expect(view.contentSize.height == 5)
  }

  /// UICollectionViewFlowLayout `sectionHeadersPinToVisibleBounds`: section headers scroll with content
  /// until they reach the top of the screen, at which point they are pinned to the upper bounds.
  @Test func `a pinned header stays at the top of the bounds`() {
    let flow = Self.flow(30, 2)
    flow.headerReferenceSize = CGSize(width: 30, height: 1)
    flow.sectionHeadersPinToVisibleBounds = true
    let stage = Stage(flow, [10, 10])
    defer { withExtendedLifetime(stage) {} }
    let kind = UICollectionView.elementKindSectionHeader
    let path = IndexPath(item: 0, section: 0)
    stage.turn { stage.view.contentOffset = CGPoint(x: 0, y: 7) }
    #expect(stage.view.supplementaryView(forElementKind: kind, at: path)?.frame.minY == 7)
    stage.turn { flow.sectionHeadersPinToVisibleBounds = false }
    #expect(stage.view.supplementaryView(forElementKind: kind, at: path) == nil)
    let next = IndexPath(item: 0, section: 1)
    #expect(
      stage.view.layoutAttributesForSupplementaryElement(ofKind: kind, at: next)?.frame.minY == 21)
  }

  final class Faded: UICollectionViewFlowLayout {
    override func layoutAttributesForElements(in rect: CGRect)
      -> [UICollectionViewLayoutAttributes]?
    {
      super.layoutAttributesForElements(in: rect)?.compactMap { changed($0) }
    }
    override func layoutAttributesForItem(at indexPath: IndexPath)
      -> UICollectionViewLayoutAttributes?
    {
      super.layoutAttributesForItem(at: indexPath).flatMap { changed($0) }
    }
    private func changed(_ attributes: UICollectionViewLayoutAttributes)
      -> UICollectionViewLayoutAttributes?
    {
      let copy = attributes.copy() as? UICollectionViewLayoutAttributes
      if attributes.indexPath.item == 1 { copy?.alpha = 0.5 }
      if attributes.indexPath.item == 2 { copy?.isHidden = true }
      return copy
    }
  }

  /// UICollectionViewLayoutAttributes `alpha` and `isHidden` are applied to the cell; for a hidden one
  /// the collection view might not create the corresponding view.
  @Test func `cells are as transparent and hidden as their attributes`() {
    let layout = Faded()
    layout.itemSize = CGSize(width: 8, height: 2)
    let stage = Stage(layout, [3])
    defer { withExtendedLifetime(stage) {} }
    let cells = (0..<3).map { stage.view.cellForItem(at: IndexPath(item: $0, section: 0)) }
    #expect(cells[0]?.alpha == 1 && cells[0]?.isHidden == false)
    #expect(cells[1]?.alpha == 0.5 && cells[1]?.isHidden == false)
    #expect(cells[2] == nil || cells[2]?.isHidden == true)
  }

  /// UICollectionReusableView `apply(_:)`: Applies the specified layout attributes to the view, before
  /// it is shown.
  @Test func `a cell applies the attributes of its path`() {
    let stage = Stage(Self.flow(10, 2), [4])
    defer { withExtendedLifetime(stage) {} }
    for item in 0..<4 {
      let path = IndexPath(item: item, section: 0)
      #expect((stage.view.cellForItem(at: path) as? Cell)?.applied.last == path)
    }
  }

  /// UICollectionView `reconfigureItems(at:)`: Updates the data for the items … preserving the existing
  /// cells: the data source is asked, and dequeues the same cell.
  @Test func `a reconfigured item keeps its cell`() {
    let stage = Stage(Self.flow(10, 2), [4])
    defer { withExtendedLifetime(stage) {} }
    let path = IndexPath(item: 2, section: 0)
    let cell = stage.view.cellForItem(at: path)
    _ = stage.source.log.take()
    stage.turn { stage.view.reconfigureItems(at: [path]) }
    #expect(stage.source.log.take() == ["0.2"])
    #expect(cell != nil && stage.view.cellForItem(at: path) === cell)
  }

  /// UICollectionView `setCollectionViewLayout(_:animated:completion:)`: the property is the new layout
  /// at once, and the completion gets true for `finished`. The selection stays.
  @Test(arguments: [false, true])
  func `a new layout completes and keeps the selection`(animated: Bool) {
    let old = Self.flow(10, 2)
    let stage = Stage(old, [4])
    defer { withExtendedLifetime(stage) {} }
    let new = Self.flow(15, 3)
    let path = IndexPath(item: 3, section: 0)
    let log = ProbeLog()
    stage.turn { stage.view.selectItem(at: path, animated: false, scrollPosition: []) }
    stage.turn {
      stage.view.setCollectionViewLayout(new, animated: animated) { log.add("\($0)") }
      log.add("\(stage.view.collectionViewLayout === new)")
    }
    #expect(log.take().sorted() == ["true", "true"])
    #expect(stage.view.indexPathsForSelectedItems == [path])
    #expect(stage.view.cellForItem(at: path)?.frame == CGRect(x: 15, y: 3, width: 15, height: 3))
    #expect(old.collectionView == nil && new.collectionView === stage.view)
  }

  /// UICollectionViewFlowLayout: a changed property of the layout invalidates it.
  @Test func `a changed item size or direction lays out again`() {
    let flow = Self.flow(10, 2)
    let stage = Stage(flow, [4])
    defer { withExtendedLifetime(stage) {} }
    let path = IndexPath(item: 1, section: 0)
    #expect(stage.view.cellForItem(at: path)?.frame.minX == 10)
    stage.turn { flow.itemSize = CGSize(width: 30, height: 4) }
    #expect(stage.view.cellForItem(at: path)?.frame == CGRect(x: 0, y: 4, width: 30, height: 4))
    stage.turn { flow.scrollDirection = .horizontal }
    #expect(stage.view.cellForItem(at: path)?.frame == CGRect(x: 0, y: 4, width: 30, height: 4))
    #expect(stage.view.contentSize == CGSize(width: 60, height: 12))
  }
}

import Testing
import UIKitNames

/// Probes of collection views: layouts, lists, selection, updates and diffable data sources.
@Suite struct CollectionScenarioProbes {
  final class Cell: UICollectionViewCell {
    let log = ProbeLog()
    override func prepareForReuse() {
      super.prepareForReuse()
      log.add("reuse")
    }
  }

  final class Items: UIResponder, UICollectionViewDataSource, UICollectionViewDelegate {
    var count = 6
    let log = ProbeLog()
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool {
      log.add("shouldHighlight \(indexPath.item)")
      return true
    }
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)
    { log.add("highlight \(indexPath.item)") }
    func collectionView(
      _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
    ) { log.add("unhighlight \(indexPath.item)") }
    func collectionView(
      _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool {
      log.add("shouldSelect \(indexPath.item)")
      return true
    }
    func collectionView(
      _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
    ) -> Bool {
      log.add("shouldDeselect \(indexPath.item)")
      return true
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      log.add("select \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
    { log.add("deselect \(indexPath.item)") }
  }

  private static func flow() -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 10, height: 2)
    layout.minimumInteritemSpacing = 2
    layout.minimumLineSpacing = 1
    return layout
  }

  private static func collection(_ items: Items, _ layout: UICollectionViewLayout? = nil)
    -> (ViewStage, UICollectionView)
  {
    let stage = ViewStage()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 40, height: 12), collectionViewLayout: layout ?? flow())
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = items
    view.delegate = items
    stage.add(view)
    _ = items.log.take()
    return (stage, view)
  }

  private static func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  /// UICollectionViewFlowLayout: a line takes as many items as fit with the least spacing, the rest
  /// of the space goes between them, and lines have the least line spacing.
  @Test func `a flow layout spreads the items of a full line`() {
    let items = Items()
    let (stage, view) = Self.collection(items)
    let frames = (0..<4).map { view.layoutAttributesForItem(at: Self.path($0))?.frame ?? .zero }
    #expect(frames.map { $0.minX } == [0, 15, 30, 0] && frames.map { $0.minY } == [0, 0, 0, 3])
    #expect(frames.allSatisfy { $0.size == CGSize(width: 10, height: 2) })
    #expect(view.contentSize == CGSize(width: 40, height: 5))
    #expect(view.indexPathForItem(at: CGPoint(x: 16, y: 1)) == Self.path(1))
    #expect(view.indexPathForItem(at: CGPoint(x: 12, y: 1)) == nil)
    #expect(stage.root.view.subviews.contains { $0 === view })
  }

  /// UICollectionViewDelegate: the header lists the order of the calls of a touch on an item.
  @Test func `a tap on an item calls in the documented order`() {
    let items = Items()
    let (stage, view) = Self.collection(items)
    stage.screen.simulator.perform(.pointer(.down, column: 17, row: 1))
    stage.screen.pass(30)
    #expect(items.log.take() == ["shouldHighlight 1", "highlight 1"])
    #expect(view.cellForItem(at: Self.path(1))?.isHighlighted == true)
    stage.screen.simulator.perform(.pointer(.up, column: 17, row: 1))
    stage.screen.settle()
    #expect(items.log.take() == ["shouldSelect 1", "select 1", "unhighlight 1"])
    #expect(view.cellForItem(at: Self.path(1))?.isSelected == true)
    #expect(view.cellForItem(at: Self.path(1))?.isHighlighted == false)
  }

  /// UICollectionView `allowsMultipleSelection`: false by default, when a tap on another item
  /// deselects the old one; with true a tap on a selected item deselects it, if
  /// `shouldDeselectItemAt` allows.
  @Test(arguments: [false, true])
  func `taps select one item or several`(isMultiple: Bool) {
    let items = Items()
    let (stage, view) = Self.collection(items)
    #expect(!view.allowsMultipleSelection && view.allowsSelection)
    view.allowsMultipleSelection = isMultiple
    for column in [2, 32] {
      stage.screen.click(column, 1)
      stage.screen.settle()
    }
    let selected = Set(view.indexPathsForSelectedItems ?? [])
    let calls = items.log.take()
    #expect(selected == Set((isMultiple ? [0, 2] : [2]).map { Self.path($0) }))
    #expect(calls.contains("deselect 0") == !isMultiple)
    guard isMultiple else { return }
    stage.screen.click(2, 1)
    stage.screen.settle()
    #expect(
      items.log.take().filter { $0.contains("elect") } == ["shouldDeselect 0", "deselect 0"])
    #expect(view.indexPathsForSelectedItems == [Self.path(2)])
  }

  /// UICollectionView `selectItem(at:animated:scrollPosition:)`: does not cause any
  /// selection-related delegate methods to be called; nil clears the selection.
  @Test func `a selection by code is silent and nil clears it`() {
    let items = Items()
    let (stage, view) = Self.collection(items)
    view.allowsMultipleSelection = true
    stage.turn {
      view.selectItem(at: Self.path(1), animated: false, scrollPosition: [])
      view.selectItem(at: Self.path(3), animated: false, scrollPosition: [])
    }
    #expect(Set(view.indexPathsForSelectedItems ?? []) == Set([1, 3].map { Self.path($0) }))
    #expect(view.cellForItem(at: Self.path(3))?.isSelected == true)
    stage.turn { view.deselectItem(at: Self.path(3), animated: false) }
    #expect(view.cellForItem(at: Self.path(3))?.isSelected == false)
    stage.turn { view.selectItem(at: nil, animated: false, scrollPosition: []) }
    #expect((view.indexPathsForSelectedItems ?? []).isEmpty && items.log.take() == [])
  }

  /// UICollectionView `performBatchUpdates(_:completion:)`: deleted paths are those before the
  /// batch, inserted ones those after it; the selection moves with its item.
  @Test func `a batch moves the selection with its item`() {
    let items = Items()
    let (stage, view) = Self.collection(items)
    let log = ProbeLog()
    stage.turn { view.selectItem(at: Self.path(2), animated: false, scrollPosition: []) }
    let cell = view.cellForItem(at: Self.path(2))
    stage.turn {
      view.performBatchUpdates {
        items.count = 7
        view.deleteItems(at: [Self.path(0)])
        view.insertItems(at: [Self.path(0), Self.path(1)])
      } completion: {
        log.add("\($0)")
      }
    }
    #expect(log.take() == ["true"] && view.numberOfItems(inSection: 0) == 7)
    #expect(view.indexPathsForSelectedItems == [Self.path(3)])
    #expect(view.cellForItem(at: Self.path(3)) === cell && cell != nil)
  }

  /// UICollectionReusableView `prepareForReuse()`: called before a cell is used again, not for a
  /// new one.
  @Test func `cells that are used again are prepared`() {
    let items = Items()
    items.count = 200
    let (stage, view) = Self.collection(items)
    let cells = view.visibleCells.compactMap { $0 as? Cell }
    #expect(!cells.isEmpty && cells.allSatisfy { $0.log.take() == [] })
    for offset in [60, 120] {
      stage.turn { view.setContentOffset(CGPoint(x: 0, y: Double(offset)), animated: false) }
    }
    let shown = view.visibleCells.compactMap { $0 as? Cell }
    #expect(!shown.isEmpty && shown.contains { !$0.log.take().isEmpty })
    #expect(view.cellForItem(at: Self.path(0)) == nil)
    #expect(view.visibleCells.count == view.indexPathsForVisibleItems.count)
  }

  /// UICollectionViewLayout: a layout of one's own is prepared before it is asked, gives the size
  /// of the content, and is prepared again after `invalidateLayout()`.
  @Test func `a custom layout is prepared after each invalidation`() {
    final class Diagonal: UICollectionViewLayout {
      let log = ProbeLog()
      var step = 2.0
      override func prepare() {
        super.prepare()
        log.add("prepare")
      }
      override var collectionViewContentSize: CGSize { CGSize(width: 40, height: 30) }
      override func layoutAttributesForItem(at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
      {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        let place = Double(indexPath.item) * step
        attributes.frame = CGRect(x: place, y: place, width: 4, height: 1)
        return attributes
      }
      override func layoutAttributesForElements(in rect: CGRect)
        -> [UICollectionViewLayoutAttributes]?
      { (0..<3).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) } }
    }
    let items = Items()
    items.count = 3
    let layout = Diagonal()
    let (stage, view) = Self.collection(items, layout)
    #expect(layout.collectionView === view && layout.log.take().first == "prepare")
    #expect(view.contentSize == CGSize(width: 40, height: 30))
    #expect(view.cellForItem(at: Self.path(2))?.frame == CGRect(x: 4, y: 4, width: 4, height: 1))
    stage.turn {
      layout.step = 3
      layout.invalidateLayout()
    }
    #expect(layout.log.take().first == "prepare")
    #expect(view.cellForItem(at: Self.path(2))?.frame == CGRect(x: 6, y: 6, width: 4, height: 1))
    let flow = Self.flow()
    stage.turn { view.setCollectionViewLayout(flow, animated: false) }
    #expect(view.collectionViewLayout === flow && flow.collectionView === view)
    #expect(view.cellForItem(at: Self.path(1))?.frame.minY == 0)
  }

  /// UICollectionViewCompositionalLayout: two columns by fractional widths with spacing between
  /// groups, as in Apple's sample of modern collection views.
  @Test func `a compositional layout makes two columns`() {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(3)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 1
    let items = Items()
    items.count = 5
    let layout = UICollectionViewCompositionalLayout(section: section)
    let (stage, view) = Self.collection(items, layout)
    withExtendedLifetime(stage) {
      let frames = (0..<5).map { view.layoutAttributesForItem(at: Self.path($0))?.frame ?? .zero }
      #expect(frames.map { $0.minX } == [0, 20, 0, 20, 0])
      #expect(frames.map { $0.minY } == [0, 0, 4, 4, 8])
      #expect(frames.allSatisfy { $0.size == CGSize(width: 20, height: 3) })
      #expect(view.contentSize.height == 11)
    }
  }

  private static func list(_ stage: ViewStage)
    -> (UICollectionView, UICollectionViewDiffableDataSource<Int, String>)
  {
    let layout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain))
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 40, height: 14), collectionViewLayout: layout)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      cell.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
      view, path, name in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: name)
    }
    stage.add(view)
    return (view, source)
  }

  /// UICollectionView.CellRegistration and UIListContentConfiguration: the handler configures each
  /// cell of a list with its item, and a new snapshot shows the new items.
  @Test func `a list shows the items of its snapshot`() {
    let stage = ViewStage()
    let (view, source) = Self.list(stage)
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["Oak", "Elm"])
    stage.turn { source.apply(snapshot, animatingDifferences: false) }
    #expect(stage.screen.row(of: "Oak") != nil && stage.screen.row(of: "Elm") != nil)
    snapshot.insertItems(["Ash"], beforeItem: "Oak")
    snapshot.moveItem("Elm", beforeItem: "Oak")
    stage.turn { source.apply(snapshot, animatingDifferences: true) }
    #expect(source.snapshot().itemIdentifiers == ["Ash", "Elm", "Oak"])
    #expect(view.numberOfItems(inSection: 0) == 3)
    let rows = ["Ash", "Elm", "Oak"].compactMap { stage.screen.row(of: $0) }
    #expect(rows.count == 3 && rows == rows.sorted())
  }

  /// NSDiffableDataSourceSectionSnapshot: an outline, as in Apple's sample; children are visible
  /// while their parent is expanded, and the collection view has the visible items.
  @Test func `an outline shows the children of an expanded item`() {
    let stage = ViewStage()
    let (view, source) = Self.list(stage)
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["Trees", "Herbs"])
    outline.append(["Oak", "Elm"], to: "Trees")
    #expect(outline.items == ["Trees", "Oak", "Elm", "Herbs"] && outline.level(of: "Oak") == 1)
    #expect(outline.rootItems == ["Trees", "Herbs"] && outline.parent(of: "Elm") == "Trees")
    #expect(outline.visibleItems == ["Trees", "Herbs"] && !outline.isExpanded("Trees"))
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    stage.turn {
      source.apply(snapshot, animatingDifferences: false)
      source.apply(outline, to: 0, animatingDifferences: false)
    }
    #expect(view.numberOfItems(inSection: 0) == 2 && stage.screen.row(of: "Oak") == nil)
    outline.expand(["Trees"])
    #expect(outline.isVisible("Oak") && outline.visibleItems.count == 4)
    stage.turn { source.apply(outline, to: 0, animatingDifferences: false) }
    #expect(view.numberOfItems(inSection: 0) == 4 && stage.screen.row(of: "Oak") != nil)
    outline.collapse(["Trees"])
    stage.turn { source.apply(outline, to: 0, animatingDifferences: false) }
    #expect(view.numberOfItems(inSection: 0) == 2 && stage.screen.row(of: "Oak") == nil)
    #expect(source.snapshot(for: 0).items.count == 4)
  }
}

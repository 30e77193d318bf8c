import Testing
import UIKitNames

/// Probes of collection views: selection, highlighting, updates, supplementary views and scrolling.
@Suite struct GridPracticeProbes {
  final class Cell: UICollectionViewCell {
    var text = ""
    var reuses = 0
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }
    override func prepareForReuse() {
      super.prepareForReuse()
      reuses += 1
    }
  }

  final class Header: UICollectionReusableView {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }
  }

  final class Items: UICollectionViewDataSource, UICollectionViewDelegate {
    var sections: [[String]]
    let log = ProbeLog()
    let choices = ProbeLog()
    var highlights = true
    var selects = true
    var deselects = true
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
      let text = sections[indexPath.section][indexPath.item]
      log.add("cell \(text)")
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      (cell as? Cell)?.text = text
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      let view = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: indexPath)
      view.tag = indexPath.section
      return view
    }
    func collectionView(
      _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) { log.add("end \(indexPath.item)") }
    func collectionView(
      _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool {
      choices.add("shouldHighlight \(indexPath.item)")
      return highlights
    }
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)
    {
      choices.add("didHighlight \(indexPath.item)")
    }
    func collectionView(
      _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
    ) {
      choices.add("didUnhighlight \(indexPath.item)")
    }
    func collectionView(_ view: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
      choices.add("shouldSelect \(indexPath.item)")
      return selects
    }
    func collectionView(_ view: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool
    {
      choices.add("shouldDeselect \(indexPath.item)")
      return deselects
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      choices.add("didSelect \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
    {
      choices.add("didDeselect \(indexPath.item)")
    }
  }

  private static func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  /// A grid of four items in a line, of 10 × 3 cells each.
  private static func grid(_ items: Items, header: CGFloat = 0) -> (ViewStage, UICollectionView) {
    let stage = ViewStage()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 10, height: 3)
    layout.minimumInteritemSpacing = 0
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = CGSize(width: 0, height: header)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 40, height: 24), collectionViewLayout: layout)
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      Header.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    view.dataSource = items
    view.delegate = items
    stage.add(view)
    _ = items.log.take()
    return (stage, view)
  }

  private static func letters(_ count: Int) -> Items { Items([(0..<count).map { "n\($0)" }]) }

  private static func texts(_ view: UICollectionView, _ section: Int = 0) -> [String] {
    (0..<view.numberOfItems(inSection: section)).map {
      (view.cellForItem(at: path($0, section)) as? Cell)?.text ?? "-"
    }
  }

  /// UICollectionViewDelegate: the sequence of a touch: highlight, then selection, then the end of the
  /// highlight (the order that the header file gives).
  @Test func `an item is selected before its highlight ends`() {
    let items = Self.letters(6)
    let (stage, view) = Self.grid(items)
    stage.screen.click(12, 1)
    stage.screen.settle()
    #expect(
      items.choices.take() == [
        "shouldHighlight 1", "didHighlight 1", "shouldSelect 1", "didSelect 1", "didUnhighlight 1",
      ])
    #expect(view.indexPathsForSelectedItems == [Self.path(1)])
    #expect(view.cellForItem(at: Self.path(1))?.isSelected == true)
  }

  /// UICollectionView: in single selection the old item is deselected before the new one is selected; both
  /// are reported to the delegate.
  @Test func `another choice deselects the old item first`() {
    let items = Self.letters(6)
    let (stage, view) = Self.grid(items)
    for column in [2, 22] {
      stage.screen.click(column, 1)
      stage.screen.settle()
    }
    let calls = items.choices.take().filter { $0.hasPrefix("did") && !$0.contains("ighlight") }
    #expect(calls == ["didSelect 0", "didDeselect 0", "didSelect 2"])
    #expect(view.indexPathsForSelectedItems == [Self.path(2)])
    #expect(view.cellForItem(at: Self.path(0))?.isSelected == false)
  }

  /// UICollectionViewDelegate `shouldSelectItemAt`, `shouldHighlightItemAt`: false prevents the selection.
  @Test func `a delegate refuses a choice`() {
    let items = Self.letters(6)
    let (stage, view) = Self.grid(items)
    items.selects = false
    stage.screen.click(2, 1)
    stage.screen.settle()
    #expect(!items.choices.take().contains("didSelect 0") && view.indexPathsForSelectedItems == [])
    items.selects = true
    items.highlights = false
    stage.screen.click(2, 1)
    stage.screen.settle()
    #expect(items.choices.take() == ["shouldHighlight 0"] && view.indexPathsForSelectedItems == [])
  }

  /// UICollectionView `allowsMultipleSelection`: a second tap asks `shouldDeselectItemAt` and takes the item
  /// away.
  @Test func `a second tap takes an item away`() {
    let items = Self.letters(6)
    let (stage, view) = Self.grid(items)
    #expect(view.allowsSelection && !view.allowsMultipleSelection)
    stage.turn { view.allowsMultipleSelection = true }
    for column in [2, 12, 2] {
      stage.screen.click(column, 1)
      stage.screen.settle()
    }
    let calls = items.choices.take().filter { !$0.contains("ighlight") }
    #expect(
      calls == [
        "shouldSelect 0", "didSelect 0", "shouldSelect 1", "didSelect 1", "shouldDeselect 0",
        "didDeselect 0",
      ])
    items.deselects = false
    stage.screen.click(12, 1)
    stage.screen.settle()
    #expect(view.indexPathsForSelectedItems == [Self.path(1)])
  }

  /// UICollectionView `selectItem(at:animated:scrollPosition:)`, `deselectItem(at:animated:)`: no delegate
  /// methods; an item out of sight has its cell selected when it comes.
  @Test func `code selects items without the delegate`() {
    let items = Self.letters(80)
    let (stage, view) = Self.grid(items)
    stage.turn { view.selectItem(at: Self.path(60), animated: false, scrollPosition: []) }
    #expect(view.contentOffset.y == 0 && view.indexPathsForSelectedItems == [Self.path(60)])
    stage.turn { view.scrollToItem(at: Self.path(60), at: .top, animated: false) }
    #expect(view.contentOffset.y == 36)
    #expect(view.cellForItem(at: Self.path(60))?.isSelected == true)
    stage.turn { view.selectItem(at: Self.path(2), animated: false, scrollPosition: .top) }
    #expect(view.contentOffset.y == 0 && view.indexPathsForSelectedItems == [Self.path(2)])
    stage.turn { view.deselectItem(at: Self.path(2), animated: false) }
    #expect(view.indexPathsForSelectedItems == [] && items.choices.take() == [])
  }

  /// UICollectionView `performBatchUpdates(_:completion:)`: deletions by old numbers, insertions by new
  /// ones, a move by both. Cells that stay are not asked for.
  @Test func `a batch deletes inserts and moves`() {
    let items = Items([["a", "b", "c", "d"]])
    let (stage, view) = Self.grid(items)
    let (b, d) = (view.cellForItem(at: Self.path(1)), view.cellForItem(at: Self.path(3)))
    let log = ProbeLog()
    stage.turn {
      view.performBatchUpdates {
        items.sections[0] = ["d", "x", "b", "c"]
        view.deleteItems(at: [Self.path(0)])
        view.insertItems(at: [Self.path(1)])
        view.moveItem(at: Self.path(3), to: Self.path(0))
      } completion: {
        log.add("done \($0)")
      }
      log.add("returned \(view.numberOfItems(inSection: 0))")
    }
    #expect(log.take() == ["returned 4", "done true"])
    #expect(Self.texts(view) == ["d", "x", "b", "c"])
    #expect(view.cellForItem(at: Self.path(0)) === d && view.cellForItem(at: Self.path(2)) === b)
    #expect(items.log.take().filter { $0.hasPrefix("cell") } == ["cell x"])
  }

  /// UICollectionView `reconfigureItems(at:)`, `reloadItems(at:)`: both ask for the item; the first keeps the
  /// cell without `prepareForReuse()`.
  @Test func `items are configured again or reloaded`() {
    let items = Items([["a", "b", "c"]])
    let (stage, view) = Self.grid(items)
    let cell = view.cellForItem(at: Self.path(1)) as? Cell
    let reuses = cell?.reuses
    stage.turn {
      items.sections[0][1] = "B"
      view.reconfigureItems(at: [Self.path(1)])
    }
    #expect(items.log.take().filter { $0.hasPrefix("cell") } == ["cell B"])
    #expect(
      view.cellForItem(at: Self.path(1)) === cell && cell?.reuses == reuses && cell?.text == "B")
    stage.turn {
      items.sections[0][2] = "C"
      view.reloadItems(at: [Self.path(2)])
    }
    #expect(items.log.take().filter { $0.hasPrefix("cell") } == ["cell C"])
    #expect(Self.texts(view) == ["a", "B", "C"])
  }

  /// UICollectionView `insertSections(_:)`, `deleteSections(_:)`: supplementary views are found by section;
  /// `indexPath(for:)` follows the cell.
  @Test func `sections come and go with their headers`() {
    let items = Items([["a"], ["b"]])
    let (stage, view) = Self.grid(items, header: 2)
    let kind = UICollectionView.elementKindSectionHeader
    #expect(view.visibleSupplementaryViews(ofKind: kind).count == 2)
    #expect(view.supplementaryView(forElementKind: kind, at: Self.path(0, 1))?.frame.minY == 5)
    let cell = view.cellForItem(at: Self.path(0, 1))
    stage.turn {
      items.sections.insert(["x", "y"], at: 1)
      view.insertSections([1])
    }
    #expect(view.numberOfSections == 3 && Self.texts(view, 1) == ["x", "y"])
    #expect(cell.flatMap { view.indexPath(for: $0) } == Self.path(0, 2) && cell?.frame.minY == 12)
    #expect(view.indexPathsForVisibleSupplementaryElements(ofKind: kind).count == 3)
    stage.turn {
      items.sections.removeFirst()
      view.deleteSections([0])
    }
    #expect(view.numberOfSections == 2 && Self.texts(view) == ["x", "y"])
    #expect(view.visibleSupplementaryViews(ofKind: kind).count == 2)
  }

  /// UICollectionView `scrollToItem(at:at:animated:)`: top, middle and bottom of the bounds; the offset ends
  /// at the content's edges.
  @Test(arguments: [
    (UICollectionView.ScrollPosition.top, 20, 15), (.centeredVertically, 40, 19.5),
    (.bottom, 40, 9), (.top, 79, 36), (.bottom, 3, 0),
  ])
  func `an item is scrolled to a position`(
    position: UICollectionView.ScrollPosition, item: Int, offset: CGFloat
  ) {
    let items = Self.letters(80)
    let (stage, view) = Self.grid(items)
    // Item 40 is in line 10, from 30 to 33; the middle of the bounds is 12 below the offset.
    stage.turn { view.scrollToItem(at: Self.path(item), at: position, animated: false) }
    #expect(abs(view.contentOffset.y - offset) < 1)
    #expect(view.indexPathsForVisibleItems.contains(Self.path(item)))
  }

  /// UICollectionView: `cellForItem(at:)` is nil for items out of sight; `indexPathForItem(at:)` takes points
  /// of the content; cells that left are reported.
  @Test func `only items in sight have cells`() {
    let items = Self.letters(80)
    let (stage, view) = Self.grid(items)
    #expect(view.visibleCells.count == 32 && view.cellForItem(at: Self.path(40)) == nil)
    stage.turn { view.contentOffset.y = 30 }
    #expect(view.indexPathForItem(at: CGPoint(x: 15, y: 31)) == Self.path(41))
    #expect(view.indexPathForItem(at: CGPoint(x: 15, y: 500)) == nil)
    #expect(view.cellForItem(at: Self.path(0)) == nil && items.log.take().contains("end 0"))
    #expect(Set(view.indexPathsForVisibleItems) == Set((40..<72).map { Self.path($0) }))
  }
}

import Testing
import UIKitNames

/// Probes of collection views: selection, updates and scrolling.
@Suite struct CollectionDocumentedProbes {
  final class LabelCell: UICollectionViewCell {
    var text = ""
    var reuses = 0
    override func prepareForReuse() {
      super.prepareForReuse()
      reuses += 1
    }
  }

  final class Items: UICollectionViewDataSource, UICollectionViewDelegate {
    var sections: [[String]]
    let log = ProbeLog()
    var selects = true
    var deselects = true
    var highlights = true
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
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "c", for: indexPath)
      (cell as? LabelCell)?.text = sections[indexPath.section][indexPath.item]
      return cell
    }
    func collectionView(_ view: UICollectionView, shouldHighlightItemAt path: IndexPath) -> Bool {
      log.add("shouldHighlight")
      return highlights
    }
    func collectionView(_ view: UICollectionView, didHighlightItemAt path: IndexPath) {
      log.add("didHighlight")
    }
    func collectionView(_ view: UICollectionView, didUnhighlightItemAt path: IndexPath) {
      log.add("didUnhighlight")
    }
    func collectionView(_ view: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool {
      log.add("shouldSelect")
      return selects
    }
    func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
      log.add("didSelect \(path.item)")
    }
    func collectionView(_ view: UICollectionView, shouldDeselectItemAt path: IndexPath) -> Bool {
      log.add("shouldDeselect")
      return deselects
    }
    func collectionView(_ view: UICollectionView, didDeselectItemAt path: IndexPath) {
      log.add("didDeselect \(path.item)")
    }
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
    view.register(LabelCell.self, forCellWithReuseIdentifier: "c")
    view.dataSource = items
    view.delegate = items
    stage.add(view)
    return (stage, view)
  }

  private static func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }
  private static func words(_ count: Int) -> [String] { (0..<count).map { "w\($0)" } }
  private static func texts(_ view: UICollectionView, _ count: Int) -> [String] {
    (0..<count).map { (view.cellForItem(at: path($0)) as? LabelCell)?.text ?? "-" }
  }

  /// UICollectionView `selectItem(at:animated:scrollPosition:)`: no delegate methods of selection; the
  /// new item replaces the old one without multiple selection; nil clears the selection; no effect if
  /// `allowsSelection` is false.
  @Test func `items are selected by code`() {
    let items = Items([Self.words(8)])
    let (stage, view) = Self.view(items, Self.flow())
    stage.turn { view.selectItem(at: Self.path(1), animated: false, scrollPosition: []) }
    stage.turn { view.selectItem(at: Self.path(5), animated: false, scrollPosition: []) }
    #expect(view.indexPathsForSelectedItems == [Self.path(5)])
    #expect(view.cellForItem(at: Self.path(5))?.isSelected == true)
    #expect(view.cellForItem(at: Self.path(1))?.isSelected == false)
    stage.turn { view.selectItem(at: nil, animated: false, scrollPosition: []) }
    #expect((view.indexPathsForSelectedItems ?? []).isEmpty && items.log.take() == [])
    view.allowsSelection = false
    stage.turn { view.selectItem(at: Self.path(2), animated: false, scrollPosition: []) }
    #expect((view.indexPathsForSelectedItems ?? []).isEmpty)
    withExtendedLifetime(items) {}
  }

  /// Collection View Programming Guide, "Managing the Visual State for Selections and Highlights": a
  /// touch highlights, and lifting the finger selects; `shouldHighlight` false: "the system bypasses
  /// the entire selection process".
  @Test func `a touch highlights and then selects`() {
    let items = Items([Self.words(8)])
    let (stage, view) = Self.view(items, Self.flow())
    stage.screen.simulator.perform(.pointer(.down, column: 12, row: 1))
    stage.screen.pass(30)
    #expect(items.log.take() == ["shouldHighlight", "didHighlight"])
    #expect(view.cellForItem(at: Self.path(1))?.isHighlighted == true)
    #expect(view.cellForItem(at: Self.path(1))?.isSelected == false)
    stage.screen.simulator.perform(.pointer(.up, column: 12, row: 1))
    stage.screen.settle()
    let calls = items.log.take()
    #expect(Set(calls) == ["shouldSelect", "didUnhighlight", "didSelect 1"] && calls.count == 3)
    #expect(view.cellForItem(at: Self.path(1))?.isHighlighted == false)
    items.highlights = false
    stage.screen.click(22, 1)
    stage.screen.settle()
    #expect(items.log.take() == ["shouldHighlight"])
    #expect(view.indexPathsForSelectedItems == [Self.path(1)])
  }

  /// UICollectionViewDelegate `shouldSelectItemAt` and `shouldDeselectItemAt` for the user's taps in a
  /// view with `allowsMultipleSelection`; the second tap on an item asks for its deselection.
  @Test func `a delegate refuses selection and deselection`() {
    let items = Items([Self.words(8)])
    let (stage, view) = Self.view(items, Self.flow())
    view.allowsMultipleSelection = true
    items.selects = false
    stage.screen.click(2, 1)
    stage.screen.settle()
    #expect(
      (view.indexPathsForSelectedItems ?? []).isEmpty && items.log.take().last != "didSelect 0")
    items.selects = true
    stage.screen.click(2, 1)
    stage.screen.settle()
    items.deselects = false
    _ = items.log.take()
    stage.screen.click(2, 1)
    stage.screen.settle()
    let calls = items.log.take()
    #expect(calls.contains("shouldDeselect") && !calls.contains("didDeselect 0"))
    #expect(view.indexPathsForSelectedItems == [Self.path(0)])
    items.deselects = true
    stage.screen.click(2, 1)
    stage.screen.settle()
    #expect(items.log.take().contains("didDeselect 0"))
  }

  /// UICollectionView `performBatchUpdates(_:completion:)`: "deletes are processed before inserts in
  /// batch operations"; moves name the old place and the new one.
  @Test func `a batch deletes, inserts and moves items`() {
    let items = Items([["a", "b", "c", "d"]])
    let (stage, view) = Self.view(items, Self.flow())
    var ends: [Bool] = []
    stage.turn {
      view.performBatchUpdates(
        {
          items.sections = [["x", "d", "a", "c"]]
          view.insertItems(at: [Self.path(0)])
          view.deleteItems(at: [Self.path(1)])
          view.moveItem(at: Self.path(3), to: Self.path(1))
        }, completion: { ends.append($0) })
    }
    #expect(ends == [true] && view.numberOfItems(inSection: 0) == 4)
    #expect(Self.texts(view, 4) == ["x", "d", "a", "c"])
    withExtendedLifetime(items) {}
  }

  /// UICollectionView `scrollToItem(at:at:animated:)`: the position says where the item is placed; cells
  /// that left the view are prepared for reuse.
  @Test func `an item is scrolled to a position`() {
    let items = Items([Self.words(200)])
    let (stage, view) = Self.view(items, Self.flow(), height: 8)
    let path = Self.path(80)
    stage.turn { view.scrollToItem(at: path, at: .top, animated: false) }
    #expect(view.contentOffset.y == 60)
    stage.turn { view.scrollToItem(at: path, at: .bottom, animated: false) }
    #expect(view.contentOffset.y == 54)
    stage.turn { view.scrollToItem(at: path, at: .centeredVertically, animated: false) }
    #expect(view.contentOffset.y == 57)
    let cells = view.visibleCells.compactMap { $0 as? LabelCell }
    #expect(cells.contains { $0.reuses > 0 } && view.cellForItem(at: Self.path(0)) == nil)
    withExtendedLifetime(items) {}
  }
}

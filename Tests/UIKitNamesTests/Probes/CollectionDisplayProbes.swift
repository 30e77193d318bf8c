import Testing
import UIKitNames

/// Probes of the display, the headers and the data sources of collection views.
@Suite struct CollectionDisplayProbes {
  private final class Cell: UICollectionViewCell {
    var item = ""
    var reuses = 0
    override func prepareForReuse() {
      super.prepareForReuse()
      reuses += 1
    }
  }
  private final class Header: UICollectionReusableView {}

  private final class Items: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var sections: [[String]] = [["a", "b", "c"], ["d"]]
    var log: [String] = []
    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { sections[section].count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      (cell as? Cell)?.item = sections[indexPath.section][indexPath.item]
      log.append("cell \(sections[indexPath.section][indexPath.item])")
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) { log.append("will \((cell as? Cell)?.item ?? "")") }
    func collectionView(
      _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) { log.append("end \((cell as? Cell)?.item ?? "")") }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      insetForSectionAt section: Int
    ) -> UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 0, right: 0) }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { 2 }
  }

  private let items = Items()

  private func make(
    header: CGFloat = 0, height: CGFloat = 20
  ) -> (Screen, UICollectionView) {
    let root = UIViewController()
    let screen = Screen(root: root)
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 16, height: 1)
    flow.headerReferenceSize = CGSize(width: 0, height: header)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 20, height: height), collectionViewLayout: flow)
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      Header.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    view.dataSource = items
    view.delegate = items
    screen.turn { root.view.addSubview(view) }
    screen.settle()
    return (screen, view)
  }

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  /// UICollectionViewDelegate: `willDisplay` follows `cellForItemAt`.
  @Test func `each cell is made and then displayed`() {
    _ = make()
    #expect(items.log.filter { $0.hasSuffix(" a") } == ["cell a", "will a"])
  }

  /// UICollectionViewDelegateFlowLayout: insets and line spacing per section.
  @Test func `the delegate's insets and spacing place the items`() {
    let (_, view) = make()
    #expect(view.layoutAttributesForItem(at: path(0))?.frame.minY == 1)
    #expect(view.layoutAttributesForItem(at: path(1))?.frame.minY == 4)
  }

  /// UICollectionViewFlowLayout: `headerReferenceSize`; the header is above the items.
  @Test func `a header is above its section and as wide as the view`() {
    let (_, view) = make(header: 2)
    let header = view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: path(0))
    #expect(header is Header && header?.frame == CGRect(x: 0, y: 0, width: 20, height: 2))
    #expect(view.layoutAttributesForItem(at: path(0))?.frame.minY == 3)
  }

  /// UICollectionViewDelegate: `didEndDisplaying` of cells that scroll away; they are reused.
  @Test func `a cell that scrolls away ends displaying and is reused`() {
    items.sections = [(0..<60).map { "i\($0)" }]
    let (screen, view) = make(height: 6)
    screen.turn { view.scrollToItem(at: path(50), at: .top, animated: false) }
    screen.settle()
    #expect(items.log.contains("end i0"))
    #expect(view.visibleCells.contains { ($0 as? Cell)?.reuses ?? 0 > 0 })
  }

  /// UICollectionViewDelegate: `didEndDisplaying` of a deleted item.
  @Test func `a deleted item ends displaying`() {
    let (screen, view) = make()
    screen.turn {
      items.sections[0].remove(at: 0)
      view.deleteItems(at: [path(0)])
    }
    screen.settle()
    #expect(items.log.contains("end a"))
  }

  /// UICollectionView: `deleteSections(_:)` and `insertSections(_:)`.
  @Test func `sections are deleted and inserted`() {
    let (screen, view) = make()
    screen.turn {
      view.performBatchUpdates {
        items.sections = [["d"], ["x", "y"]]
        view.deleteSections([0])
        view.insertSections([1])
      }
    }
    screen.settle()
    #expect(view.numberOfSections == 2 && view.numberOfItems(inSection: 1) == 2)
    #expect((view.cellForItem(at: path(0, 0)) as? Cell)?.item == "d")
  }

  /// UICollectionView: `reloadData()` asks for all visible cells and clears the selection.
  @Test func `reloading all data asks for all visible cells`() {
    let (screen, view) = make()
    items.log = []
    screen.turn { view.reloadData() }
    screen.settle()
    #expect(
      Set(items.log.filter { $0.hasPrefix("cell") }) == ["cell a", "cell b", "cell c", "cell d"])
  }

  /// UICollectionView: several selected items are listed; a deleted one is not.
  @Test func `a deleted item is no longer selected`() {
    let (screen, view) = make()
    view.allowsMultipleSelection = true
    screen.turn {
      view.selectItem(at: path(0), animated: false, scrollPosition: [])
      view.selectItem(at: path(2), animated: false, scrollPosition: [])
    }
    #expect(Set(view.indexPathsForSelectedItems ?? []) == [path(0), path(2)])
    screen.turn {
      items.sections[0].remove(at: 0)
      view.deleteItems(at: [path(0)])
    }
    screen.settle()
    #expect(view.indexPathsForSelectedItems == [path(1)])
  }

  /// UICollectionView: without a selection the list is empty, not nil.
  @Test func `a new collection view has an empty selection`() {
    let (_, view) = make()
    #expect(view.indexPathsForSelectedItems == [])
  }

  /// UICollectionView: `moveSection(_:toSection:)`.
  @Test func `a moved section takes its items along`() {
    let (screen, view) = make()
    screen.turn {
      items.sections.swapAt(0, 1)
      view.moveSection(0, toSection: 1)
    }
    screen.settle()
    #expect((view.cellForItem(at: path(0, 0)) as? Cell)?.item == "d")
    #expect(view.numberOfItems(inSection: 1) == 3)
  }

  /// UICollectionViewCell: `contentView` fills the cell; `reuseIdentifier`.
  @Test func `the content view fills its cell`() {
    let (_, view) = make()
    let cell = view.cellForItem(at: path(0))
    #expect(cell?.contentView.frame == cell?.bounds && cell?.reuseIdentifier == "cell")
  }

  /// UICollectionViewController: the collection view is in its view, with it as data source.
  @Test func `a collection view controller is its view's data source`() {
    let controller = UICollectionViewController(
      collectionViewLayout: UICollectionViewFlowLayout())
    #expect(controller.collectionView.dataSource === controller)
    #expect(controller.collectionView.delegate === controller)
  }
}

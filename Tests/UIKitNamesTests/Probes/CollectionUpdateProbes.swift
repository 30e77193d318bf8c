import Testing
import UIKitNames

/// Probes of updates and selections of collection views.
@Suite struct CollectionUpdateProbes {
  private final class Cell: UICollectionViewCell {
    var item = ""
  }

  private final class Items: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var sections: [[String]] = [["a", "b", "c", "d"]]
    var log: [String] = []
    var sizes: [Int: CGSize] = [:]
    var keptSelected: Set<Int> = []
    var unhighlighted: Set<Int> = []

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
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { sizes[indexPath.item] ?? CGSize(width: 5, height: 2) }
    func collectionView(
      _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool { !unhighlighted.contains(indexPath.item) }
    func collectionView(
      _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
    ) { log.append("highlight \(indexPath.item)") }
    func collectionView(
      _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
    ) { log.append("unhighlight \(indexPath.item)") }
    func collectionView(
      _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool {
      log.append("shouldSelect \(indexPath.item)")
      return true
    }
    func collectionView(
      _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
    ) -> Bool {
      log.append("shouldDeselect \(indexPath.item)")
      return !keptSelected.contains(indexPath.item)
    }
    func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { log.append("didSelect \(indexPath.item)") }
    func collectionView(
      _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
    ) { log.append("didDeselect \(indexPath.item)") }

    var selections: [String] { log.filter { $0.contains("elect") } }
  }

  private let items = Items()

  private func make(
    _ layout: UICollectionViewLayout? = nil, height: CGFloat = 12
  ) -> (Screen, UICollectionView) {
    let root = UIViewController()
    let screen = Screen(root: root)
    let flow = UICollectionViewFlowLayout()
    flow.minimumLineSpacing = 1
    flow.minimumInteritemSpacing = 0
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 20, height: height), collectionViewLayout: layout ?? flow)
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = items
    view.delegate = items
    screen.turn { root.view.addSubview(view) }
    screen.settle()
    return (screen, view)
  }

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  private func shown(_ view: UICollectionView) -> [String] {
    view.indexPathsForVisibleItems.sorted().map {
      (view.cellForItem(at: $0) as? Cell)?.item ?? "?"
    }
  }

  private func tap(_ screen: Screen, _ view: UICollectionView, _ item: Int) {
    guard let frame = view.layoutAttributesForItem(at: path(item))?.frame else { return }
    screen.click(Int(frame.midX), Int(frame.midY))
    screen.settle()
  }

  /// UICollectionViewDelegate: highlight, unhighlight, shouldSelect, didSelect.
  @Test func `a tap highlights and then selects`() {
    let (screen, view) = make()
    tap(screen, view, 1)
    let order = ["highlight 1", "shouldSelect 1", "didSelect 1"]
    #expect(items.log.filter(order.contains) == order)
    #expect(items.log.contains("unhighlight 1"))
  }

  /// UICollectionViewDelegate: `shouldHighlightItemAt`, false stops the selection.
  @Test func `an item that is not highlighted is not selected`() {
    let (screen, view) = make()
    items.unhighlighted = [1]
    tap(screen, view, 1)
    #expect(items.selections == [] && view.indexPathsForSelectedItems ?? [] == [])
  }

  /// UICollectionViewDelegate: `shouldDeselectItemAt` is asked if several can be selected.
  @Test(arguments: [true, false])
  func `a tap on a selected item of several deselects it if the delegate agrees`(kept: Bool) {
    let (screen, view) = make()
    view.allowsMultipleSelection = true
    if kept { items.keptSelected = [1] }
    tap(screen, view, 1)
    items.log = []
    tap(screen, view, 1)
    #expect(items.selections == ["shouldDeselect 1"] + (kept ? [] : ["didDeselect 1"]))
    #expect(view.indexPathsForSelectedItems == (kept ? [path(1)] : []))
  }

  /// UICollectionViewCell: `isSelected` follows the selection.
  @Test func `the cell of a selected item is selected`() {
    let (screen, view) = make()
    screen.turn { view.selectItem(at: path(2), animated: false, scrollPosition: []) }
    screen.settle()
    #expect(view.cellForItem(at: path(2))?.isSelected == true)
    screen.turn { view.deselectItem(at: path(2), animated: false) }
    #expect(view.cellForItem(at: path(2))?.isSelected == false && items.selections == [])
  }

  /// UICollectionView: `selectItem(at: nil…)` clears the selection.
  @Test func `selecting no item deselects all`() {
    let (screen, view) = make()
    screen.turn {
      view.selectItem(at: path(2), animated: false, scrollPosition: [])
      view.selectItem(at: nil, animated: false, scrollPosition: [])
    }
    #expect(view.indexPathsForSelectedItems ?? [] == [])
  }

  /// UICollectionView: `allowsSelection`, false: taps select nothing.
  @Test func `a collection view without selection selects nothing`() {
    let (screen, view) = make()
    view.allowsSelection = false
    tap(screen, view, 1)
    #expect(items.selections == [])
  }

  /// UICollectionViewDelegateFlowLayout: `sizeForItemAt`.
  @Test func `items have the delegate's sizes`() {
    items.sizes = [1: CGSize(width: 8, height: 3)]
    let (_, view) = make()
    #expect(view.layoutAttributesForItem(at: path(1))?.frame.size == CGSize(width: 8, height: 3))
    #expect(view.layoutAttributesForItem(at: path(0))?.frame.size == CGSize(width: 5, height: 2))
  }

  /// UICollectionViewLayout: `invalidateLayout()` asks for the sizes again.
  @Test func `an invalidated layout asks for the sizes again`() {
    let (screen, view) = make()
    items.sizes = [0: CGSize(width: 9, height: 4)]
    screen.turn { view.collectionViewLayout.invalidateLayout() }
    screen.settle()
    #expect(view.layoutAttributesForItem(at: path(0))?.frame.size == CGSize(width: 9, height: 4))
  }

  /// UICollectionView: `insertItems(at:)` asks for the new cell only.
  @Test func `an inserted item asks for one cell`() {
    let (screen, view) = make()
    items.log = []
    screen.turn {
      items.sections[0].insert("x", at: 1)
      view.insertItems(at: [path(1)])
    }
    screen.settle()
    #expect(items.log == ["cell x"] && shown(view) == ["a", "x", "b", "c", "d"])
  }

  /// UICollectionView: `performBatchUpdates`, deletions before insertions, completion with true.
  @Test func `deletions of a batch come before its insertions`() {
    let (screen, view) = make()
    var finished: Bool?
    screen.turn {
      view.performBatchUpdates {
        items.sections[0] = ["b", "x", "c", "d"]
        view.insertItems(at: [path(1)])
        view.deleteItems(at: [path(0)])
      } completion: {
        finished = $0
      }
    }
    screen.settle()
    #expect(finished == true && shown(view) == ["b", "x", "c", "d"])
  }

  /// UICollectionView: `moveItem(at:to:)` keeps the cell.
  @Test func `a moved item keeps its cell`() {
    let (screen, view) = make()
    let cell = view.cellForItem(at: path(0))
    screen.turn {
      items.sections[0] = ["b", "c", "d", "a"]
      view.moveItem(at: path(0), to: path(3))
    }
    screen.settle()
    #expect(view.cellForItem(at: path(3)) === cell && shown(view) == ["b", "c", "d", "a"])
  }

  /// UICollectionView: `reloadItems(at:)` asks for these cells.
  @Test func `a reloaded item asks for its cell`() {
    let (screen, view) = make()
    items.log = []
    screen.turn {
      items.sections[0][2] = "z"
      view.reloadItems(at: [path(2)])
    }
    screen.settle()
    #expect(items.log == ["cell z"] && shown(view) == ["a", "b", "z", "d"])
  }

  /// UICollectionView: a selection moves with its item through insertions.
  @Test func `a selection moves with its item`() {
    let (screen, view) = make()
    screen.turn { view.selectItem(at: path(1), animated: false, scrollPosition: []) }
    screen.turn {
      items.sections[0].insert("x", at: 0)
      view.insertItems(at: [path(0)])
    }
    screen.settle()
    #expect(view.indexPathsForSelectedItems == [path(2)])
  }

  /// UICollectionView: `scrollToItem(at:at:animated:)` to the top.
  @Test func `an item is scrolled to the top`() {
    items.sections = [(0..<40).map { "i\($0)" }]
    let (screen, view) = make(height: 6)
    screen.turn { view.scrollToItem(at: path(20), at: .top, animated: false) }
    screen.settle()
    #expect(view.contentOffset.y == view.layoutAttributesForItem(at: path(20))?.frame.minY)
  }
}

import Simulation
import Testing
import UIKitNames

/// Probes of how apps use collection views: movements, targets of scrolling, cells and search.
@Suite struct CollectionUseProbes {
  /// Rows of one item, three cells high.
  final class Items: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    let log = ProbeLog()
    var names = (0..<12).map { "item \($0)" }
    var fixed: Int?
    var target: IndexPath?

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { names.count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool { indexPath.item != fixed }
    func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      log.add("move \(sourceIndexPath.item) to \(destinationIndexPath.item)")
      names.insert(names.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
    }
    func collectionView(
      _ collectionView: UICollectionView,
      targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
      atCurrentIndexPath currentIndexPath: IndexPath,
      toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { target ?? proposedIndexPath }
    func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { log.add("select \(indexPath.item)") }
    func collectionView(
      _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
    ) { log.add("primary \(indexPath.item)") }
  }

  final class Cell: UICollectionViewCell {
    var states: [UICellConfigurationState] = []
    override func updateConfiguration(using state: UICellConfigurationState) {
      super.updateConfiguration(using: state)
      states.append(state)
    }
  }

  final class Stage: ViewStage {
    let items = Items()
    let view: UICollectionView

    init(_ layout: UICollectionViewFlowLayout = UICollectionViewFlowLayout()) {
      layout.itemSize = CGSize(width: 30, height: 3)
      layout.minimumLineSpacing = 0
      view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 30, height: 12), collectionViewLayout: layout)
      view.register(Cell.self, forCellWithReuseIdentifier: "cell")
      super.init()
      view.dataSource = items
      view.delegate = items
      add(view)
    }
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  private func drag(_ screen: Screen, through rows: [Int]) {
    screen.simulator.perform(.pointer(.down, column: 5, row: rows[0]))
    for row in rows.dropFirst() {
      screen.pass(20)
      screen.simulator.perform(.pointer(.move, column: 5, row: row))
    }
    screen.pass(40)
    screen.simulator.perform(.pointer(.up, column: 5, row: rows[rows.count - 1]))
    screen.settle()
  }

  // MARK: - Movement of items

  /// UICollectionView: `beginInteractiveMovementForItem(at:)`,
  /// `updateInteractiveMovementTargetPosition(_:)` and `endInteractiveMovement()`, of which the last
  /// calls the data source's `collectionView(_:moveItemAt:to:)`.
  @Test func `an item is moved to the position at its end`() {
    let stage = Stage()
    let cell = stage.view.cellForItem(at: path(0))
    stage.turn {
      #expect(stage.view.beginInteractiveMovementForItem(at: self.path(0)))
      stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 5, y: 7))
    }
    #expect(stage.items.log.take() == [] && cell?.center.y == 7)
    stage.turn { stage.view.endInteractiveMovement() }
    #expect(stage.items.log.take() == ["move 0 to 2"])
    #expect(stage.items.names.prefix(3) == ["item 1", "item 2", "item 0"])
    #expect(stage.view.cellForItem(at: path(2)) === cell && cell?.frame.minY == 6)
  }

  /// UICollectionView `cancelInteractiveMovement()`: the item returns to its original location.
  @Test func `a cancelled movement moves nothing`() {
    let stage = Stage()
    stage.turn {
      _ = stage.view.beginInteractiveMovementForItem(at: self.path(0))
      stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 5, y: 7))
    }
    stage.turn { stage.view.cancelInteractiveMovement() }
    #expect(stage.items.log.take() == [])
    #expect(stage.view.cellForItem(at: path(0))?.frame.minY == 0)
  }

  /// UICollectionViewDataSource `collectionView(_:canMoveItemAt:)`: false keeps an item; then
  /// `beginInteractiveMovementForItem(at:)` returns false.
  @Test func `an item that cannot be moved begins no movement`() {
    let stage = Stage()
    stage.items.fixed = 1
    #expect(!stage.view.beginInteractiveMovementForItem(at: path(1)))
    #expect(stage.view.beginInteractiveMovementForItem(at: path(0)))
  }

  /// UICollectionViewDelegate
  /// `…targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:`:
  /// the delegate changes the proposed position.
  @Test func `the delegate chooses where an item is moved`() {
    let stage = Stage()
    stage.items.target = path(1)
    stage.turn {
      _ = stage.view.beginInteractiveMovementForItem(at: self.path(0))
      stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 5, y: 10))
      stage.view.endInteractiveMovement()
    }
    #expect(stage.items.log.take() == ["move 0 to 1"])
  }

  /// UICollectionViewDiffableDataSource `reorderingHandlers`: the data source moves the item in its
  /// snapshot and calls `didReorder` with the snapshots before and after.
  @Test func `a diffable data source takes over a movement`() {
    let stage = Stage()
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: stage.view) {
      view, path, _ in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b", "c"])
    stage.turn { source.apply(snapshot, animatingDifferences: false) }
    #expect(!stage.view.beginInteractiveMovementForItem(at: path(0)))
    var orders: [[String]] = []
    source.reorderingHandlers.canReorderItem = { _ in true }
    source.reorderingHandlers.didReorder = { transaction in
      orders = [
        transaction.initialSnapshot.itemIdentifiers, transaction.finalSnapshot.itemIdentifiers,
      ]
    }
    stage.turn {
      #expect(stage.view.beginInteractiveMovementForItem(at: self.path(0)))
      stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 5, y: 7))
      stage.view.endInteractiveMovement()
    }
    #expect(orders == [["a", "b", "c"], ["b", "c", "a"]])
    #expect(source.snapshot().itemIdentifiers == ["b", "c", "a"])
  }

  // MARK: - Scrolling

  /// UIScrollView `contentInset`: `scrollToItem(at:at:animated:)` shows the item between the insets.
  @Test func `an item is scrolled to a place between the insets`() {
    let stage = Stage()
    stage.turn {
      stage.view.contentInset = UIEdgeInsets(top: 2, left: 0, bottom: 4, right: 0)
    }
    stage.turn { stage.view.scrollToItem(at: self.path(4), at: .top, animated: false) }
    #expect(stage.view.contentOffset.y == 10)
    stage.turn { stage.view.scrollToItem(at: self.path(7), at: .bottom, animated: false) }
    #expect(stage.view.contentOffset.y == 16)
    stage.turn { stage.view.scrollToItem(at: self.path(11), at: .bottom, animated: false) }
    #expect(stage.view.contentOffset.y == 28)
  }

  final class Snapping: UICollectionViewFlowLayout {
    override func targetContentOffset(
      forProposedContentOffset proposedContentOffset: CGPoint,
      withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { CGPoint(x: 0, y: 9) }
  }

  /// UICollectionViewLayout `targetContentOffset(forProposedContentOffset:withScrollingVelocity:)`:
  /// the point at which to stop scrolling.
  @Test func `a layout chooses where a drag finishes`() {
    let stage = Stage(Snapping())
    drag(stage.screen, through: [10, 8, 6])
    #expect(stage.view.contentOffset.y == 9)
  }

  final class Controller: UICollectionViewController {
    var ends = 0
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 20 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    override func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { targetContentOffset.pointee.y = 12 }
    override func scrollViewDidEndDragging(
      _ scrollView: UIScrollView, willDecelerate decelerate: Bool
    ) { ends += 1 }
  }

  /// UIScrollViewDelegate `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)` in a
  /// subclass of UICollectionViewController, which is the delegate of its view.
  @Test func `a collection controller chooses where a drag finishes`() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 40, height: 3)
    layout.minimumLineSpacing = 0
    let controller = Controller(collectionViewLayout: layout)
    controller.collectionView.register(Cell.self, forCellWithReuseIdentifier: "cell")
    let screen = Screen(root: controller)
    screen.settle()
    drag(screen, through: [12, 10, 8])
    #expect(controller.collectionView.contentOffset.y == 12 && controller.ends == 1)
  }

  /// UIScrollView `scrollRectToVisible(_:animated:)` with the `contentInset` of a keyboard, as Apple's
  /// "Managing the Keyboard" scrolls the active field.
  @Test func `a rectangle is scrolled above the bottom inset`() {
    let stage = ViewStage()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    scroll.contentSize = CGSize(width: 20, height: 30)
    scroll.contentInset = UIEdgeInsets(top: 0, left: 0, bottom: 4, right: 0)
    stage.add(scroll)
    let field = CGRect(x: 0, y: 8, width: 20, height: 1)
    stage.turn { scroll.scrollRectToVisible(field, animated: false) }
    #expect(scroll.contentOffset.y == 3)
  }

  /// UIRefreshControl `endRefreshing()`: the content returns to its place, below the safe area.
  @Test func `the content rests below the safe area after a refresh`() {
    let controller = UITableViewController(style: .plain)
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 2, left: 0, bottom: 0, right: 0)
    let screen = Screen(root: controller)
    controller.tableView.contentInsetAdjustmentBehavior = .always
    let refresh = UIRefreshControl()
    screen.turn { controller.refreshControl = refresh }
    screen.settle()
    let rest = controller.tableView.contentOffset.y
    #expect(rest == -2)
    screen.turn { refresh.beginRefreshing() }
    screen.settle()
    screen.turn { refresh.endRefreshing() }
    screen.settle()
    #expect(controller.tableView.contentOffset.y == rest)
  }

  // MARK: - Selection and cells

  /// UICollectionViewDelegate `collectionView(_:performPrimaryActionForItemAt:)`: called after the
  /// selection by a tap, and not in editing mode.
  @Test func `a tap performs the primary action after the selection`() {
    let stage = Stage()
    stage.screen.click(3, 4)
    stage.screen.settle()
    #expect(stage.items.log.take() == ["select 1", "primary 1"])
    stage.turn {
      stage.view.isEditing = true
      stage.view.allowsSelectionDuringEditing = true
    }
    stage.screen.click(3, 1)
    stage.screen.settle()
    #expect(stage.items.log.take() == ["select 0"])
  }

  /// UICollectionView `allowsMultipleSelectionDuringEditing`: several items can be selected in editing
  /// mode.
  @Test func `several items are selected in editing mode`() {
    let stage = Stage()
    stage.turn {
      stage.view.allowsMultipleSelectionDuringEditing = true
      stage.view.isEditing = true
    }
    stage.screen.click(3, 1)
    stage.screen.click(3, 4)
    stage.screen.settle()
    #expect(stage.view.indexPathsForSelectedItems?.sorted() == [path(0), path(1)])
  }

  /// UICollectionViewCell `updateConfiguration(using:)`: called before the cell is first shown, and
  /// after changes of its state, of which editing mode is one. `setNeedsUpdateConfiguration()`: several
  /// requests become one update.
  @Test func `a cell updates its configuration once for several requests`() throws {
    let stage = Stage()
    let cell = try #require(stage.view.cellForItem(at: path(1)) as? Cell)
    #expect(cell.states.count == 1)
    stage.turn {
      cell.setNeedsUpdateConfiguration()
      cell.setNeedsUpdateConfiguration()
      #expect(cell.states.count == 1)
    }
    #expect(cell.states.count == 2)
    stage.turn { stage.view.selectItem(at: self.path(1), animated: false, scrollPosition: []) }
    #expect(cell.states.count == 3 && cell.states.last?.isSelected == true)
    stage.turn { stage.view.isEditing = true }
    #expect(cell.states.count == 4 && cell.states.last?.isEditing == true)
  }

  // MARK: - Search and dates

  /// UISearchBar `searchTextField`: a UISearchTextField.
  @Test func `the field of a search bar is a search text field`() {
    let bar = UISearchBar()
    let field: UISearchTextField = bar.searchTextField
    bar.text = "pear"
    #expect(field.text == "pear")
  }

  /// UIDatePicker `roundsToMinuteInterval`: true by default.
  @Test func `a date picker rounds to its interval unless told otherwise`() {
    let picker = UIDatePicker()
    #expect(picker.roundsToMinuteInterval)
    picker.roundsToMinuteInterval = false
    #expect(!picker.roundsToMinuteInterval)
  }

  final class Columns: UIPickerViewDataSource {
    let log = ProbeLog()
    var counts = [3, 3]
    func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      log.add("rows \(component)")
      return counts[component]
    }
  }

  /// UIPickerView `reloadComponent(_:)`: reloads a particular component, not the others.
  @Test func `a picker view reloads one component`() {
    let (columns, picker) = (Columns(), UIPickerView())
    picker.dataSource = columns
    picker.selectRow(2, inComponent: 0, animated: false)
    picker.selectRow(2, inComponent: 1, animated: false)
    _ = columns.log.take()
    columns.counts = [1, 2]
    picker.reloadComponent(1)
    #expect(columns.log.take() == ["rows 1"])
    #expect(picker.selectedRow(inComponent: 1) == 1 && picker.selectedRow(inComponent: 0) == 2)
    #expect(picker.numberOfRows(inComponent: 0) == 3)
  }
}

import Foundation
import NavigationKit
import Simulation
import Testing
import UIKitNames

/// Probes of how apps use tables: headers made on demand, insets, editing and swipes.
@Suite struct TableUseProbes {
  /// Rows without an answer about editing.
  final class Rows: UITableViewDataSource, UITableViewDelegate {
    let log = ProbeLog()
    var counts = [30]
    /// The answer of `AnsweringRows`; nil for no answer.
    var isEditable: Bool?
    var hasViews = false
    /// The actions of each row; nil for the table's own.
    var trailing: UISwipeActionsConfiguration?
    var leading: UISwipeActionsConfiguration?
    var style = UITableViewCell.EditingStyle.delete

    func numberOfSections(in tableView: UITableView) -> Int { counts.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      counts[section]
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "row \(indexPath.row)"
      return cell
    }
    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      log.add("commit \(indexPath.row)")
      counts[indexPath.section] -= 1
      tableView.deleteRows(at: [indexPath], with: .none)
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      hasViews ? 1 : 0
    }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
      hasViews ? 1 : 0
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      log.add("header \(section)")
      return tableView.dequeueReusableHeaderFooterView(withIdentifier: "head")
    }
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
      log.add("footer \(section)")
      return UILabel()
    }
    func tableView(
      _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
    ) { log.add("show footer \(section)") }
    func tableView(
      _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
    ) { log.add("end header \(section)") }
    func tableView(
      _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { style }
    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { trailing }
    func tableView(
      _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { leading }
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
      log.add("begin editing \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
      log.add("end editing")
    }
  }

  /// The rows with an answer about editing.
  final class AnsweringRows: UITableViewDataSource {
    let rows: Rows
    init(_ rows: Rows) { self.rows = rows }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rows.counts[section]
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      rows.tableView(tableView, cellForRowAt: indexPath)
    }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      rows.isEditable == true
    }
    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) { rows.tableView(tableView, commit: editingStyle, forRowAt: indexPath) }
  }

  final class Stage: ViewStage {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 30, height: 10), style: .plain)
    let rows: Rows
    private let source: any UITableViewDataSource

    init(_ rows: Rows, _ prepare: (UITableView) -> Void = { _ in }) {
      self.rows = rows
      source = rows.isEditable == nil ? rows : AnsweringRows(rows)
      super.init()
      table.rowHeight = 1
      table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "head")
      table.dataSource = source
      table.delegate = rows
      prepare(table)
      add(table)
    }

    /// Drags sideways in a row.
    func drag(row: Int, through columns: [Int]) {
      screen.simulator.perform(.pointer(.down, column: columns[0], row: row))
      for column in columns.dropFirst() {
        screen.pass(4)
        screen.simulator.perform(.pointer(.move, column: column, row: row))
      }
      let last = columns[columns.count - 1]
      screen.simulator.perform(.pointer(.up, column: last, row: row))
      screen.settle()
    }

    func press(_ direction: Direction) {
      screen.turn { screen.application.moveFocus(.next) }
      screen.simulator.perform(.key(.arrow(direction)))
      screen.settle()
    }
  }

  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  // MARK: - Headers and footers

  /// UITableViewDelegate `tableView(_:viewForHeaderInSection:)`: with heights that are known, the view
  /// is asked for when its place is on the screen, and again when it comes back.
  @Test func `views of headers and footers are asked for when they come on the screen`() {
    let rows = Rows()
    rows.counts = [Int](repeating: 10, count: 5)
    rows.hasViews = true
    let stage = Stage(rows)
    #expect(rows.log.take() == ["header 0"])
    #expect(stage.table.headerView(forSection: 0) != nil)
    #expect(stage.table.headerView(forSection: 3) == nil)
    stage.turn { stage.table.contentOffset.y = 3 }
    #expect(rows.log.take() == ["footer 0", "show footer 0", "header 1"])
    stage.turn { stage.table.contentOffset.y = 14 }
    #expect(rows.log.take() == ["end header 0", "footer 1", "show footer 1"])
    #expect(stage.table.headerView(forSection: 0) == nil)
    stage.turn { stage.table.contentOffset.y = 0 }
    #expect(rows.log.take() == ["end header 1", "header 0"])
  }

  /// UITableView `dequeueReusableHeaderFooterView(withIdentifier:)`: a view that scrolled away is
  /// used for another section.
  @Test func `a header that scrolled away is used again`() {
    let rows = Rows()
    rows.counts = [Int](repeating: 10, count: 5)
    rows.hasViews = true
    let stage = Stage(rows)
    let first = stage.table.headerView(forSection: 0)
    stage.turn { stage.table.contentOffset.y = 37 }
    #expect(first != nil && stage.table.headerView(forSection: 3) === first)
  }

  // MARK: - Insets

  /// UIScrollView `contentInset`: the content is between the insets, so `scrollToRow(at:at:animated:)`
  /// shows the row there.
  @Test func `a row is scrolled to a place between the insets`() {
    let stage = Stage(Rows()) { table in
      table.contentInset = UIEdgeInsets(top: 2, left: 0, bottom: 3, right: 0)
    }
    func offset(_ row: Int, _ position: UITableView.ScrollPosition) -> CGFloat {
      stage.turn { stage.table.scrollToRow(at: self.path(row), at: position, animated: false) }
      return stage.table.contentOffset.y
    }
    #expect(offset(10, .top) == 8)
    #expect(offset(20, .bottom) == 14)
    #expect(offset(0, .top) == -2)
    #expect(offset(29, .bottom) == 23)
    // Rows 5 and 6 are under the top inset, rows 12 to 14 under the bottom inset.
    stage.turn { stage.table.contentOffset.y = 5 }
    #expect(offset(13, .none) == 7)
    #expect(offset(8, .none) == 6)
  }

  // MARK: - Display

  /// UITableViewDelegate `tableView(_:didEndDisplaying:forRowAt:)`: to detect when a cell is removed
  /// from the table, as by a reload.
  @Test func `a reload ends the display of all cells`() {
    final class Delegate: UITableViewDelegate {
      let log = ProbeLog()
      func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
        forRowAt indexPath: IndexPath
      ) { log.add("end \(indexPath.row)") }
    }
    let (rows, delegate) = (Rows(), Delegate())
    rows.counts = [3]
    let stage = Stage(rows) { $0.delegate = delegate }
    #expect(delegate.log.take() == [])
    stage.turn { stage.table.reloadData() }
    #expect(delegate.log.take() == ["end 0", "end 1", "end 2"])
  }

  // MARK: - Editing

  /// UITableViewDataSource `tableView(_:canEditRowAt:)`: "If this method is not implemented, all rows
  /// are assumed to be editable", so editing mode shows the deletion control.
  @Test func `rows can be edited if nobody says otherwise`() {
    let rows = Rows()
    let stage = Stage(rows)
    stage.turn { stage.table.setEditing(true, animated: false) }
    #expect(stage.table.cellForRow(at: path(1))?.editingStyle == .delete)
    stage.screen.click(1, 1)
    stage.screen.settle()
    #expect(stage.screen.row(of: "Delete") == 1)
    stage.screen.click(27, 1)
    stage.screen.settle()
    #expect(rows.log.take().filter { $0.hasPrefix("commit") } == ["commit 1"])
    #expect(stage.table.numberOfRows(inSection: 0) == 29)
  }

  /// UITableView `allowsMultipleSelectionDuringEditing`: if true, "check marks appear next to selected
  /// rows in editing mode" and no editing styles.
  @Test func `several rows to select have no deletion control`() {
    let stage = Stage(Rows()) { $0.allowsMultipleSelectionDuringEditing = true }
    stage.turn { stage.table.setEditing(true, animated: false) }
    #expect(stage.table.cellForRow(at: path(1))?.editingStyle != .delete)
    stage.screen.click(1, 1)
    stage.screen.click(1, 3)
    stage.screen.settle()
    #expect(stage.table.indexPathsForSelectedRows == [path(1), path(3)])
  }

  /// UITableView `selectRow(at:animated:scrollPosition:)` with
  /// `allowsMultipleSelectionDuringEditing`: the usual "select all".
  @Test func `code selects several rows in editing mode`() {
    let stage = Stage(Rows()) { $0.allowsMultipleSelectionDuringEditing = true }
    stage.turn {
      stage.table.setEditing(true, animated: false)
      for row in 0..<3 {
        stage.table.selectRow(at: self.path(row), animated: false, scrollPosition: .none)
      }
    }
    #expect(stage.table.indexPathsForSelectedRows == [path(0), path(1), path(2)])
  }

  // MARK: - Swipes

  private func actions(_ log: ProbeLog, isFull: Bool = true) -> UISwipeActionsConfiguration {
    let configuration = UISwipeActionsConfiguration(
      actions: ["First", "Second"].map { title in
        UIContextualAction(style: .normal, title: title) { _, _, done in
          log.add(title)
          done(true)
        }
      })
    configuration.performsFirstActionWithFullSwipe = isFull
    return configuration
  }

  /// UISwipeActionsConfiguration `performsFirstActionWithFullSwipe`: "a full swipe in the row performs
  /// the first action"; true by default.
  @Test(arguments: [true, false]) func `a full swipe performs the first action`(isFull: Bool) {
    let rows = Rows()
    rows.trailing = actions(rows.log, isFull: isFull)
    let stage = Stage(rows)
    stage.drag(row: 2, through: [28, 22, 14, 6, 2])
    let calls = rows.log.take()
    #expect(calls.contains("First") == isFull && calls.first == "begin editing 2")
    #expect((stage.screen.row(of: "First") == nil) == isFull)
  }

  /// UITableViewDelegate `tableView(_:trailingSwipeActionsConfigurationForRowAt:)`: a short swipe shows
  /// the actions.
  @Test func `a short swipe shows the actions`() {
    let rows = Rows()
    rows.trailing = actions(rows.log)
    let stage = Stage(rows)
    stage.drag(row: 2, through: [28, 24, 20])
    #expect(stage.screen.row(of: "First") == 2 && rows.log.take() == ["begin editing 2"])
  }

  /// UITableViewDelegate `tableView(_:leadingSwipeActionsConfigurationForRowAt:)`: a swipe to the
  /// right shows the actions at the leading edge.
  @Test func `a swipe to the right shows the leading actions`() {
    let rows = Rows()
    rows.leading = actions(rows.log)
    let stage = Stage(rows)
    stage.drag(row: 2, through: [10, 14, 18])
    #expect(stage.screen.row(of: "First") == 2 && stage.screen.row(of: "Delete") == nil)
  }

  /// UITableViewDelegate `tableView(_:trailingSwipeActionsConfigurationForRowAt:)`: nil shows the
  /// default actions; an empty set of actions shows none.
  @Test func `an empty set of actions shows no Delete button`() {
    let rows = Rows()
    rows.isEditable = true
    rows.trailing = UISwipeActionsConfiguration(actions: [])
    let stage = Stage(rows)
    stage.drag(row: 2, through: [28, 22, 14, 6, 2])
    stage.press(.left)
    #expect(stage.screen.row(of: "Delete") == nil && rows.log.take() == [])
    rows.trailing = nil
    stage.turn { stage.table.reloadData() }
    stage.drag(row: 2, through: [28, 22, 14, 6, 2])
    #expect(stage.screen.row(of: "Delete") == 2)
  }

  /// UITableViewDelegate `tableView(_:editingStyleForRowAt:)`: `none` is no deletion, also by a swipe.
  @Test func `a row without an editing style is not deleted by a swipe`() {
    let rows = Rows()
    rows.isEditable = true
    rows.style = .none
    let stage = Stage(rows)
    stage.drag(row: 2, through: [28, 22, 14, 6, 2])
    #expect(stage.screen.row(of: "Delete") == nil && rows.log.take() == [])
  }

  /// UITableViewDataSource `tableView(_:canEditRowAt:)`: false excludes a row from editing, and so from
  /// swipes.
  @Test func `a row that cannot be edited has no swipe actions`() {
    let rows = Rows()
    rows.isEditable = false
    rows.trailing = actions(rows.log)
    let stage = Stage(rows)
    stage.drag(row: 2, through: [28, 22, 14, 6, 2])
    #expect(stage.screen.row(of: "First") == nil && rows.log.take() == [])
  }

  /// UITableViewDelegate `tableView(_:willBeginEditingRowAt:)`: called when the user swipes across a
  /// row, before the Delete button; `tableView(_:didEndEditingRowAt:)` when the editing has ended.
  @Test func `a swipe for deletion begins and ends editing of the row`() {
    let rows = Rows()
    rows.isEditable = true
    let stage = Stage(rows)
    stage.drag(row: 2, through: [28, 22, 14])
    #expect(rows.log.take() == ["begin editing 2"])
    stage.screen.click(27, 2)
    stage.screen.settle()
    #expect(rows.log.take() == ["commit 2", "end editing"])
    stage.drag(row: 3, through: [28, 22, 14])
    stage.screen.click(3, 6)
    stage.screen.settle()
    #expect(rows.log.take() == ["begin editing 3", "end editing"])
  }

  // MARK: - Configurations

  final class Cell: UITableViewCell {
    var states: [UICellConfigurationState] = []
    override func updateConfiguration(using state: UICellConfigurationState) {
      super.updateConfiguration(using: state)
      states.append(state)
    }
  }

  /// UITableViewCell `updateConfiguration(using:)`: called before the cell is first shown, and after
  /// changes of its state. `setNeedsUpdateConfiguration()`: several requests become one update.
  @Test func `a cell updates its configuration once for several requests`() {
    final class Cells: UITableViewDataSource, UITableViewDelegate {
      var statesAtDisplay: [Int] = []
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = Cell(style: .default, reuseIdentifier: nil)
        cell.setNeedsUpdateConfiguration()
        cell.setNeedsUpdateConfiguration()
        statesAtDisplay.append(cell.states.count)
        return cell
      }
      func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
      ) { if let cell = cell as? Cell { statesAtDisplay.append(cell.states.count) } }
    }
    let (cells, stage) = (Cells(), ViewStage())
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 30, height: 10), style: .plain)
    (table.dataSource, table.delegate) = (cells, cells)
    stage.add(table)
    #expect(cells.statesAtDisplay.sorted() == [0, 0, 1, 1])
    guard let cell = table.cellForRow(at: path(1)) as? Cell else { return }
    #expect(cell.states.count == 1)
    stage.turn {
      cell.setNeedsUpdateConfiguration()
      cell.setNeedsUpdateConfiguration()
      #expect(cell.states.count == 1)
    }
    #expect(cell.states.count == 2)
    stage.turn { table.selectRow(at: self.path(1), animated: false, scrollPosition: .none) }
    #expect(cell.states.count == 3 && cell.states.last?.isSelected == true)
    stage.turn { table.setEditing(true, animated: false) }
    #expect(cell.states.last?.isEditing == true)
  }

  // MARK: - Accessories, notifications, controllers

  /// UITableViewCell `editingAccessoryType`: the accessory "in the table view's editing state", none by
  /// default; `accessoryType` is that of the normal state.
  @Test func `the accessory of the editing state replaces the other`() throws {
    let stage = Stage(Rows())
    let cell = try #require(stage.table.cellForRow(at: path(1)))
    let control = UISwitch()
    stage.turn {
      cell.accessoryType = .checkmark
      stage.table.cellForRow(at: self.path(2))?.accessoryView = control
    }
    #expect(stage.screen.row(of: "✓") == 1 && control.superview != nil)
    stage.turn { stage.table.setEditing(true, animated: false) }
    #expect(stage.screen.row(of: "✓") == nil && control.superview == nil)
    stage.turn { cell.editingAccessoryType = .checkmark }
    #expect(stage.screen.row(of: "✓") == 1)
    stage.turn { stage.table.setEditing(false, animated: false) }
    #expect(control.superview != nil)
  }

  /// UITableView `selectionDidChangeNotification`: posted when the selected row changes;
  /// `selectRow(at:animated:scrollPosition:)` does not send it.
  @Test func `a selection by the user is posted`() {
    let stage = Stage(Rows())
    let log = ProbeLog()
    let table = stage.table
    stage.turn {
      _ = NotificationCenter.default.addObserver(
        forName: UITableView.selectionDidChangeNotification, object: table, queue: nil
      ) { _ in log.add("changed") }
    }
    stage.turn { table.selectRow(at: self.path(0), animated: false, scrollPosition: .none) }
    #expect(log.take() == [])
    stage.screen.click(3, 2)
    stage.screen.settle()
    #expect(log.take() == ["changed"])
  }

  /// UITableView `scrollToNearestSelectedRow(at:animated:)`.
  @Test func `the nearest selected row is scrolled to a position`() {
    let stage = Stage(Rows()) { $0.allowsMultipleSelection = true }
    stage.turn {
      for row in [0, 25] {
        stage.table.selectRow(at: self.path(row), animated: false, scrollPosition: .none)
      }
      stage.table.contentOffset.y = 12
      stage.table.scrollToNearestSelectedRow(at: .bottom, animated: false)
    }
    #expect(stage.table.contentOffset.y == 16)
  }

  final class Controller: UITableViewController {
    var count = 2
    override func viewDidLoad() {
      super.viewDidLoad()
      _ = tableView.numberOfRows(inSection: 0)
      count = 5
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      count
    }
  }

  /// UITableViewController: "When the table view is about to appear the first time it's loaded,
  /// the table-view controller reloads the table view's data."
  @Test func `a table controller reloads its data when it first appears`() {
    let controller = Controller(style: .plain)
    let screen = Screen(root: controller)
    screen.settle()
    #expect(controller.tableView.numberOfRows(inSection: 0) == 5)
  }
}

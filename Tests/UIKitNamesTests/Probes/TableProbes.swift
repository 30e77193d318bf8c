import Foundation
import Testing
import UIKitNames

/// A table of strings in sections, whose calls are logged.
final class ProbeTable: UITableViewController {
  var sections: [[String]] = [["a", "b", "c", "d"], ["e", "f"]]
  let log = ProbeLog()
  var deniedRow: Int?
  var movable = false

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
  }
  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    return cell
  }
  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }
  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    movable
  }
  override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath)
    -> IndexPath?
  {
    log.add("willSelect \(indexPath.row)")
    return indexPath.row == deniedRow ? nil : indexPath
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.add("didSelect \(indexPath.row)")
  }
  override func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath)
    -> IndexPath?
  {
    log.add("willDeselect \(indexPath.row)")
    return indexPath
  }
  override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    log.add("didDeselect \(indexPath.row)")
  }
  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    log.add("commit \(indexPath.row)")
    sections[indexPath.section].remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
}

/// Probes of tables: selection, rows and changes.
@Suite struct TableProbes {
  private static func app() -> (Screen, ProbeTable, UITableView) {
    let table = ProbeTable(style: .plain)
    let screen = Screen(root: table)
    screen.settle()
    return (screen, table, table.tableView)
  }

  private static func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  /// UITableView: `numberOfSections`, `numberOfRows(inSection:)`.
  @Test func `a table counts sections and rows`() {
    let (screen, _, table) = Self.app()
    withExtendedLifetime(screen) {
      #expect(table.numberOfSections == 2 && table.numberOfRows(inSection: 1) == 2)
    }
  }

  /// UITableView: `selectRow(at:animated:scrollPosition:)` calls no delegate method.
  @Test func `a row selected by code is not reported`() {
    let (screen, controller, table) = Self.app()
    screen.turn {
      table.selectRow(at: Self.path(1), animated: false, scrollPosition: .none)
      #expect(table.indexPathForSelectedRow == Self.path(1))
      table.deselectRow(at: Self.path(1), animated: false)
      #expect(table.indexPathForSelectedRow == nil && table.indexPathsForSelectedRows == nil)
    }
    #expect(controller.log.take() == [])
  }

  /// UITableViewDelegate: calls of a tap on a row, and of a tap on another.
  @Test func `a second selection deselects the first`() {
    let (screen, controller, table) = Self.app()
    screen.click(3, 1)
    screen.settle()
    #expect(controller.log.take() == ["willSelect 1", "didSelect 1"])
    screen.click(3, 2)
    screen.settle()
    let calls = controller.log.take()
    #expect(Set(calls) == ["willSelect 2", "willDeselect 1", "didDeselect 1", "didSelect 2"])
    #expect(calls.last == "didSelect 2" && calls.first == "willSelect 2")
    #expect(table.indexPathForSelectedRow == Self.path(2))
  }

  /// UITableViewDelegate: `tableView(_:willSelectRowAt:)` with nil selects nothing.
  @Test func `a denied row is not selected`() {
    let (screen, controller, table) = Self.app()
    controller.deniedRow = 1
    screen.click(3, 1)
    screen.settle()
    #expect(controller.log.take() == ["willSelect 1"] && table.indexPathForSelectedRow == nil)
  }

  /// UITableView: `allowsSelection` false: taps select nothing.
  @Test func `a table without selection selects nothing`() {
    let (screen, controller, table) = Self.app()
    screen.turn { table.allowsSelection = false }
    screen.click(3, 1)
    screen.settle()
    #expect(controller.log.take() == [] && table.indexPathForSelectedRow == nil)
  }

  /// UITableView: `allowsMultipleSelection`: rows stay selected, and a second tap deselects.
  @Test func `several rows can be selected`() {
    let (screen, controller, table) = Self.app()
    screen.turn { table.allowsMultipleSelection = true }
    for row in [0, 2] {
      screen.click(3, row)
      screen.settle()
    }
    #expect(table.indexPathsForSelectedRows == [Self.path(0), Self.path(2)])
    _ = controller.log.take()
    screen.click(3, 0)
    screen.settle()
    #expect(controller.log.take() == ["willDeselect 0", "didDeselect 0"])
    #expect(table.indexPathsForSelectedRows == [Self.path(2)])
  }

  /// UITableView: documented defaults of selection.
  @Test func `a table has the documented defaults`() {
    let table = UITableView(frame: .zero, style: .grouped)
    #expect(table.style == .grouped && table.allowsSelection && !table.allowsMultipleSelection)
    #expect(!table.allowsSelectionDuringEditing && !table.isEditing && table.backgroundView == nil)
    #expect(!table.allowsMultipleSelectionDuringEditing && table.tableHeaderView == nil)
    #expect(UITableView.automaticDimension == -1 && table.separatorStyle == .singleLine)
  }

  /// UITableView: `indexPath(for:)`, `cellForRow(at:)`, nil for a row that is not visible.
  @Test func `a visible row has a cell and an invisible one has none`() {
    let (screen, controller, table) = Self.app()
    screen.turn {
      controller.sections = [(0..<100).map(String.init)]
      table.reloadData()
    }
    screen.settle()
    let cell = table.cellForRow(at: Self.path(2))
    #expect(cell?.textLabel?.text == "2" && table.cellForRow(at: Self.path(99)) == nil)
    #expect(cell.flatMap(table.indexPath(for:)) == Self.path(2))
    #expect(table.indexPathsForVisibleRows?.first == Self.path(0))
    #expect(table.visibleCells.count == table.indexPathsForVisibleRows?.count)
  }

  /// UITableView: `scrollToRow(at:at:animated:)`.
  @Test func `scrolling to a row shows it at the top or bottom`() {
    let (screen, controller, table) = Self.app()
    screen.turn {
      controller.sections = [(0..<100).map(String.init)]
      table.reloadData()
      table.rowHeight = 1
      table.layoutIfNeeded()
      table.scrollToRow(at: Self.path(50), at: .top, animated: false)
    }
    screen.settle()
    #expect(table.contentOffset.y == 50)
    screen.turn { table.scrollToRow(at: Self.path(50), at: .bottom, animated: false) }
    screen.settle()
    #expect(table.contentOffset.y == 51 - 24)
    screen.turn { table.scrollToRow(at: Self.path(40), at: .none, animated: false) }
    screen.settle()
    #expect(table.contentOffset.y == 51 - 24)
  }

  /// UITableView: `rectForRow(at:)`, `indexPathForRow(at:)`, `rect(forSection:)`.
  @Test func `rows are found by their places`() {
    let (screen, _, table) = Self.app()
    screen.turn {
      table.rowHeight = 2
      table.reloadData()
      table.layoutIfNeeded()
      #expect(table.rectForRow(at: Self.path(3)) == CGRect(x: 0, y: 6, width: 40, height: 2))
      #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 5)) == Self.path(2))
      #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 500)) == nil)
    }
  }

  /// UITableView: `deleteRows(at:with:)` and `insertRows(at:with:)` in `performBatchUpdates`:
  /// deletions use the old index paths, insertions the new ones.
  @Test func `deletions are before insertions in a batch`() {
    let (screen, controller, table) = Self.app()
    var finished: [Bool] = []
    screen.turn {
      controller.sections[0] = ["x", "b", "c", "y"]
      table.performBatchUpdates {
        table.insertRows(at: [Self.path(0), Self.path(3)], with: .none)
        table.deleteRows(at: [Self.path(0), Self.path(3)], with: .none)
      } completion: {
        finished.append($0)
      }
    }
    screen.settle()
    #expect(
      (0..<4).map { table.cellForRow(at: Self.path($0))?.textLabel?.text } == ["x", "b", "c", "y"])
    #expect(finished == [true])
  }

  /// UITableView: a selected row keeps its selection when rows are inserted above.
  @Test func `a selection moves with its row`() {
    let (screen, controller, table) = Self.app()
    screen.turn {
      table.selectRow(at: Self.path(1), animated: false, scrollPosition: .none)
      controller.sections[0].insert("new", at: 0)
      table.insertRows(at: [Self.path(0)], with: .none)
    }
    screen.settle()
    #expect(table.indexPathForSelectedRow == Self.path(2))
  }

  /// UITableView: `reloadData()` clears the selection.
  @Test func `reloading all data clears the selection`() {
    let (screen, _, table) = Self.app()
    screen.turn {
      table.selectRow(at: Self.path(1), animated: false, scrollPosition: .none)
      table.reloadData()
      table.layoutIfNeeded()
      #expect(table.indexPathForSelectedRow == nil)
    }
  }

  /// UITableView: `moveRow(at:to:)`.
  @Test func `a moved row is where it was moved to`() {
    let (screen, controller, table) = Self.app()
    screen.turn {
      controller.sections[0] = ["b", "c", "a", "d"]
      table.moveRow(at: Self.path(0), to: Self.path(2))
    }
    screen.settle()
    #expect(
      (0..<4).map { table.cellForRow(at: Self.path($0))?.textLabel?.text } == ["b", "c", "a", "d"])
  }

  /// UITableView: `insertSections(_:with:)`, `deleteSections(_:with:)`.
  @Test func `sections are inserted and deleted`() {
    let (screen, controller, table) = Self.app()
    screen.turn {
      controller.sections.insert(["z"], at: 0)
      table.insertSections(IndexSet(integer: 0), with: .none)
      #expect(table.numberOfSections == 3 && table.numberOfRows(inSection: 0) == 1)
      controller.sections.remove(at: 1)
      table.deleteSections(IndexSet(integer: 1), with: .none)
      #expect(table.numberOfSections == 2 && table.numberOfRows(inSection: 1) == 2)
    }
  }

  /// UITableViewController: `clearsSelectionOnViewWillAppear` is true.
  @Test func `a table controller clears its selection when it appears again`() {
    let table = ProbeTable(style: .plain)
    #expect(table.clearsSelectionOnViewWillAppear)
    let navigation = UINavigationController(rootViewController: table)
    let screen = Screen(root: navigation)
    screen.settle()
    screen.turn {
      table.tableView.selectRow(at: Self.path(1), animated: false, scrollPosition: .none)
      navigation.pushViewController(UIViewController(), animated: false)
    }
    screen.settle()
    #expect(table.tableView.indexPathForSelectedRow == Self.path(1))
    screen.turn { navigation.popViewController(animated: false) }
    screen.settle()
    #expect(table.tableView.indexPathForSelectedRow == nil)
  }

  /// UITableViewController: `setEditing(_:animated:)` puts the table into editing mode.
  @Test func `editing a table controller edits its table`() {
    let (screen, controller, table) = Self.app()
    screen.turn {
      controller.setEditing(true, animated: false)
      #expect(table.isEditing && controller.isEditing)
      #expect(table.cellForRow(at: Self.path(0))?.isEditing == true)
    }
  }

  /// UITableView: `allowsSelectionDuringEditing` is false: rows are not selected while editing.
  @Test func `rows are not selected during editing`() {
    let (screen, controller, _) = Self.app()
    screen.turn { controller.setEditing(true, animated: false) }
    screen.settle()
    screen.click(20, 1)
    screen.settle()
    #expect(controller.log.take().filter { $0.contains("Select") } == [])
  }

  /// UITableViewDelegate: `tableView(_:titleForDeleteConfirmationButtonForRowAt:)`; swiping and
  /// `commit`.
  @Test func `a swipe and the Delete button commit a deletion`() {
    let (screen, controller, table) = Self.app()
    screen.swipe(.left)
    screen.settle()
    #expect(screen.text.joined().contains("Delete") && controller.log.take() == [])
    screen.tap()
    screen.settle()
    #expect(controller.log.take() == ["commit 0"] && table.numberOfRows(inSection: 0) == 3)
  }

  /// UITableViewCell: `selectionStyle` none still selects the row.
  @Test func `a cell without selection style is selected`() {
    let (screen, controller, table) = Self.app()
    screen.turn { table.cellForRow(at: Self.path(1))?.selectionStyle = .none }
    screen.click(3, 1)
    screen.settle()
    #expect(controller.log.take() == ["willSelect 1", "didSelect 1"])
  }
}

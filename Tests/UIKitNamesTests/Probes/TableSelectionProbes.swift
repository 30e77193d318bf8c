import Simulation
import Testing
import UIKitNames

/// Probes of the questions that a table asks at selections, highlights and edits.
@Suite struct TableSelectionProbes {
  /// The data source and delegate of a table of one section, which logs its calls.
  private final class Rows: UITableViewDataSource, UITableViewDelegate {
    var rows: [String] = ["a", "b", "c", "d", "e"]
    var log: [String] = []
    var instead: [Int: Int] = [:]
    var unhighlighted: Set<Int> = []
    var keptSelected: Set<Int> = []
    var styles: [Int: UITableViewCell.EditingStyle] = [:]

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rows.count
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = rows[indexPath.row]
      return cell
    }
    func tableView(
      _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
    ) -> Bool { !unhighlighted.contains(indexPath.row) }
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
      log.append("highlight \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
      log.append("unhighlight \(indexPath.row)")
    }
    func tableView(
      _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
    ) -> IndexPath? {
      log.append("willSelect \(indexPath.row)")
      return instead[indexPath.row].map { IndexPath(row: $0, section: 0) } ?? indexPath
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("didSelect \(indexPath.row)")
    }
    func tableView(
      _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
    ) -> IndexPath? {
      log.append("willDeselect \(indexPath.row)")
      return keptSelected.contains(indexPath.row) ? nil : indexPath
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      log.append("didDeselect \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      true
    }
    func tableView(
      _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { styles[indexPath.row] ?? .delete }
    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) { log.append("commit \(editingStyle == .delete ? "delete" : "insert") \(indexPath.row)") }
    func tableView(
      _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
    ) { log.append("accessory \(indexPath.row)") }

    var selections: [String] { log.filter { $0.contains("elect") } }
  }

  private let rows = Rows()

  private func make() -> (Screen, UITableView) {
    let root = UIViewController()
    let screen = Screen(root: root)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 30, height: 12))
    table.rowHeight = 1
    table.dataSource = rows
    table.delegate = rows
    screen.turn { root.view.addSubview(table) }
    screen.settle()
    return (screen, table)
  }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  private func tap(_ screen: Screen, _ table: UITableView, _ row: Int) {
    let rect = table.rectForRow(at: path(row))
    screen.click(3, Int(rect.midY))
    screen.settle()
  }

  /// UITableViewDelegate: willSelect, then willDeselect, didDeselect of the old row, then didSelect.
  @Test func `a second tap asks about both rows before it tells about them`() {
    let (screen, table) = make()
    tap(screen, table, 0)
    #expect(rows.selections == ["willSelect 0", "didSelect 0"])
    rows.log = []
    tap(screen, table, 2)
    #expect(
      rows.selections == ["willSelect 2", "willDeselect 0", "didDeselect 0", "didSelect 2"])
  }

  /// UITableViewDelegate: `willSelectRowAt`, another index path is selected instead.
  @Test func `the delegate redirects a selection`() {
    let (screen, table) = make()
    rows.instead = [1: 3]
    tap(screen, table, 1)
    #expect(table.indexPathForSelectedRow == path(3))
    #expect(rows.selections == ["willSelect 1", "didSelect 3"])
  }

  /// UITableViewDelegate: `willDeselectRowAt`, nil keeps a row of several selected.
  @Test func `the delegate keeps a row selected`() {
    let (screen, table) = make()
    table.allowsMultipleSelection = true
    rows.keptSelected = [1]
    tap(screen, table, 1)
    tap(screen, table, 1)
    #expect(table.indexPathsForSelectedRows == [path(1)])
    #expect(rows.selections == ["willSelect 1", "didSelect 1", "willDeselect 1"])
  }

  /// UITableViewDelegate: a tap deselects a selected row if several can be selected.
  @Test func `a tap on a selected row of several deselects it`() {
    let (screen, table) = make()
    table.allowsMultipleSelection = true
    tap(screen, table, 1)
    rows.log = []
    tap(screen, table, 1)
    #expect(table.indexPathsForSelectedRows ?? [] == [])
    #expect(rows.selections == ["willDeselect 1", "didDeselect 1"])
  }

  /// UITableViewDelegate: a tap on the selected row selects it again.
  @Test func `a tap on the selected row is reported again`() {
    let (screen, table) = make()
    tap(screen, table, 1)
    rows.log = []
    tap(screen, table, 1)
    #expect(rows.selections.contains("didSelect 1") && table.indexPathForSelectedRow == path(1))
  }

  /// UITableViewDelegate: `shouldHighlightRowAt`, false stops the selection; the old one stays.
  @Test func `a row that is not highlighted is not selected`() {
    let (screen, table) = make()
    tap(screen, table, 0)
    rows.log = []
    rows.unhighlighted = [2]
    tap(screen, table, 2)
    #expect(rows.log == [])
    #expect(table.indexPathForSelectedRow == path(0))
  }

  /// UITableViewDelegate: highlight at the press, unhighlight at the release, then selection.
  @Test func `a press highlights and a release unhighlights before the selection`() {
    let (screen, table) = make()
    tap(screen, table, 1)
    #expect(rows.log == ["highlight 1", "unhighlight 1", "willSelect 1", "didSelect 1"])
  }

  /// UITableView: `deselectRow(at:animated:)` calls no delegate method.
  @Test func `a row deselected by code is not reported`() {
    let (screen, table) = make()
    tap(screen, table, 1)
    rows.log = []
    screen.turn { table.deselectRow(at: path(1), animated: false) }
    #expect(rows.log == [] && table.indexPathForSelectedRow == nil)
  }

  /// UITableView: `selectRow(at:animated:scrollPosition:)` with nil removes the selection.
  @Test func `selecting nil deselects all`() {
    let (screen, table) = make()
    screen.turn { table.selectRow(at: path(1), animated: false, scrollPosition: .none) }
    #expect(table.indexPathForSelectedRow == path(1))
    screen.turn { table.selectRow(at: nil, animated: false, scrollPosition: .none) }
    #expect(table.indexPathForSelectedRow == nil && rows.selections == [])
  }

  /// UITableViewCell: `isSelected` of the cell follows the table's selection.
  @Test func `the cell of a selected row is selected`() {
    let (screen, table) = make()
    screen.turn { table.selectRow(at: path(1), animated: false, scrollPosition: .none) }
    screen.settle()
    #expect(table.cellForRow(at: path(1))?.isSelected == true)
    #expect(table.cellForRow(at: path(0))?.isSelected == false)
  }

  /// UITableView: `allowsMultipleSelection`, the paths of all selected rows.
  @Test func `several selected rows are listed`() {
    let (screen, table) = make()
    table.allowsMultipleSelection = true
    tap(screen, table, 3)
    tap(screen, table, 1)
    #expect(Set(table.indexPathsForSelectedRows ?? []) == [path(1), path(3)])
  }

  /// UITableView: `indexPathsForSelectedRows` is nil without a selection.
  @Test func `without a selection there are no paths`() {
    let (_, table) = make()
    #expect(table.indexPathsForSelectedRows == nil && table.indexPathForSelectedRow == nil)
  }

  /// UITableViewDelegate: `accessoryButtonTappedForRowWith`, without a selection of the row.
  @Test func `a detail button tells the delegate and selects nothing`() {
    let (screen, table) = make()
    screen.turn { table.cellForRow(at: path(0))?.accessoryType = .detailButton }
    screen.settle()
    for column in (24..<30).reversed() where !rows.log.contains("accessory 0") {
      rows.log = []
      screen.click(column, 0)
      screen.settle()
    }
    #expect(rows.log == ["accessory 0"])
  }

  /// UITableView: `setEditing(_:animated:)`; "each visible cell gets setEditing(_:animated:)".
  @Test func `the cells of an editing table are editing`() {
    let (screen, table) = make()
    screen.turn { table.setEditing(true, animated: false) }
    screen.settle()
    #expect(table.isEditing && table.cellForRow(at: path(0))?.isEditing == true)
    screen.turn { table.setEditing(false, animated: false) }
    screen.settle()
    #expect(!table.isEditing && table.cellForRow(at: path(0))?.isEditing == false)
  }

  /// UITableViewCell: `editingStyle` is that of the delegate.
  @Test func `a cell has the editing style of the delegate`() {
    let (screen, table) = make()
    rows.styles = [0: .insert, 1: .none]
    screen.turn { table.setEditing(true, animated: false) }
    screen.settle()
    #expect(table.cellForRow(at: path(0))?.editingStyle == .insert)
    #expect(table.cellForRow(at: path(2))?.editingStyle == .delete)
  }

  /// UITableView: `allowsSelectionDuringEditing` is false by default, true allows selections.
  @Test(arguments: [false, true])
  func `rows are selected during editing if it is allowed`(allowed: Bool) {
    let (screen, table) = make()
    #expect(!table.allowsSelectionDuringEditing)
    table.allowsSelectionDuringEditing = allowed
    screen.turn { table.setEditing(true, animated: false) }
    screen.settle()
    screen.click(12, 2)
    screen.settle()
    #expect(rows.log.contains("didSelect 2") == allowed)
  }

  /// UITableView: `allowsMultipleSelectionDuringEditing` collects rows.
  @Test func `several rows are selected during editing if it is allowed`() {
    let (screen, table) = make()
    table.allowsMultipleSelectionDuringEditing = true
    screen.turn { table.setEditing(true, animated: false) }
    screen.settle()
    screen.click(12, 1)
    screen.click(12, 3)
    screen.settle()
    #expect(Set(table.indexPathsForSelectedRows ?? []) == [path(1), path(3)])
  }
}

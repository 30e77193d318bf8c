import Simulation
import Testing
import UIKitNames

/// Probes of updates, edits and data of tables.
@Suite struct TableUpdateContractProbes {
  private final class Rows: UITableViewDataSource, UITableViewDelegate {
    var sections = [["a", "b", "c", "d"], ["x", "y"]]
    var log: [String] = []
    var fixed: Set<Int> = []
    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      sections[section].count
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      log.append("cell \(sections[indexPath.section][indexPath.row])")
      let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
      cell.textLabel?.text = sections[indexPath.section][indexPath.row]
      return cell
    }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      !fixed.contains(indexPath.row)
    }
    func tableView(
      _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { .delete }
    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      log.append("commit \(indexPath.row)")
      sections[indexPath.section].remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }
    func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { log.append("display \(sections[indexPath.section][indexPath.row])") }
  }

  private let rows = Rows()

  private func make() -> (Screen, UITableView) {
    let root = UIViewController()
    let screen = Screen(root: root)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 30, height: 14))
    table.rowHeight = 1
    table.dataSource = rows
    table.delegate = rows
    screen.turn { root.view.addSubview(table) }
    screen.settle()
    rows.log = []
    return (screen, table)
  }

  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  private func texts(_ table: UITableView, _ section: Int = 0) -> [String] {
    (0..<table.numberOfRows(inSection: section)).map {
      table.cellForRow(at: path($0, section))?.textLabel?.text ?? "-"
    }
  }

  /// UITableView: "deletion and reloading operations specify which rows in the original table"; the
  /// inserted rows are those of the resulting table.
  @Test func `a deletion, a reload and an insertion have their own numbers`() {
    let (screen, table) = make()
    screen.turn {
      rows.sections[0] = ["a", "new", "c!", "d"]
      table.performBatchUpdates {
        table.insertRows(at: [path(1)], with: .none)
        table.deleteRows(at: [path(1)], with: .none)
        table.reloadRows(at: [path(2)], with: .none)
      }
    }
    screen.settle()
    #expect(texts(table) == ["a", "new", "c!", "d"])
    #expect(rows.log.filter { $0.hasPrefix("cell") }.sorted() == ["cell c!", "cell new"])
  }

  /// UITableView: a move's source is a row of the original table, its destination of the resulting one.
  @Test func `a move beside a deletion counts before and after`() {
    let (screen, table) = make()
    screen.turn {
      rows.sections[0] = ["d", "b", "c"]
      table.performBatchUpdates {
        table.deleteRows(at: [path(0)], with: .none)
        table.moveRow(at: path(3), to: path(0))
      }
    }
    screen.settle()
    #expect(texts(table) == ["d", "b", "c"] && table.numberOfRows(inSection: 0) == 3)
  }

  /// UITableView: a deleted section renumbers those after it.
  @Test func `sections and rows change in one batch`() {
    let (screen, table) = make()
    screen.turn {
      rows.sections = [["x", "y", "z"]]
      table.performBatchUpdates {
        table.deleteSections([0], with: .none)
        table.insertRows(at: [path(2, 0)], with: .none)
      }
    }
    screen.settle()
    #expect(table.numberOfSections == 1 && texts(table) == ["x", "y", "z"])
  }

  /// UITableView: a section that loses all rows stays.
  @Test func `a section without rows is empty`() {
    let (screen, table) = make()
    screen.turn {
      rows.sections[1] = []
      table.deleteRows(at: [path(0, 1), path(1, 1)], with: .fade)
    }
    screen.settle()
    #expect(table.numberOfSections == 2 && table.numberOfRows(inSection: 1) == 0)
  }

  /// UITableView: `reloadData()` asks again for the numbers of sections and rows.
  @Test func `reloading asks for the numbers again`() {
    let (screen, table) = make()
    screen.turn {
      rows.sections = [["1"], ["2"], ["3"]]
      table.reloadData()
      #expect(table.numberOfSections == 3 && table.numberOfRows(inSection: 0) == 1)
    }
    screen.settle()
    #expect(texts(table, 2) == ["3"])
  }

  /// UITableView: a table keeps its numbers of rows until an update or a reload.
  @Test func `changed data are not seen before an update`() {
    let (screen, table) = make()
    screen.turn { rows.sections = [] }
    screen.settle()
    #expect(table.numberOfSections == 2 && table.numberOfRows(inSection: 0) == 4)
    #expect(rows.log == [])
    screen.turn { table.reloadData() }
    screen.settle()
    #expect(table.numberOfSections == 0 && table.visibleCells.isEmpty)
  }

  /// UITableViewDelegate: `willDisplay` for an inserted row.
  @Test func `an inserted row is displayed`() {
    let (screen, table) = make()
    screen.turn {
      rows.sections[0].insert("new", at: 2)
      table.insertRows(at: [path(2)], with: .automatic)
    }
    screen.settle()
    #expect(rows.log.contains("cell new") && rows.log.contains("display new"))
    #expect(texts(table) == ["a", "b", "new", "c", "d"])
  }

  /// UITableViewCell: `editingStyle` is `.none` for rows that cannot be edited.
  @Test func `a row that cannot be edited has no control`() {
    rows.fixed = [1]
    let (screen, table) = make()
    screen.turn { table.setEditing(true, animated: false) }
    screen.settle()
    #expect(table.cellForRow(at: path(0))?.editingStyle == .delete)
    let editing = table.cellForRow(at: path(1))
    #expect(editing?.editingStyle == UITableViewCell.EditingStyle.none)
  }

  /// UITableView: `isEditing` and `setEditing(_:animated:)` are the same state.
  @Test func `editing is a property`() {
    let (screen, table) = make()
    screen.turn { table.isEditing = true }
    screen.settle()
    #expect(table.isEditing && table.cellForRow(at: path(0))?.isEditing == true)
  }

  /// UITableView: a selected row keeps its number when rows are appended below.
  @Test func `rows appended below leave the selection`() {
    let (screen, table) = make()
    screen.turn { table.selectRow(at: path(1), animated: false, scrollPosition: .none) }
    screen.turn {
      rows.sections[0] += ["e", "f"]
      table.insertRows(at: [path(4), path(5)], with: .none)
    }
    screen.settle()
    #expect(table.indexPathForSelectedRow == path(1))
  }

  /// UITableViewCell: `detailTextLabel` of the styles value1, value2 and subtitle.
  @Test func `each style but the default has a detail label`() {
    for style in [UITableViewCell.CellStyle.value1, .value2, .subtitle] {
      #expect(UITableViewCell(style: style, reuseIdentifier: nil).detailTextLabel != nil)
    }
  }

  /// UITableViewCell: `accessoryView`, "if not nil, the cell uses it"; it is in the cell, not in the
  /// content view.
  @Test func `an accessory view is beside the content`() {
    let (screen, table) = make()
    let accessory = UISwitch()
    let cell = table.cellForRow(at: path(0))
    screen.turn { cell?.accessoryView = accessory }
    screen.settle()
    #expect(accessory.window != nil && cell.map(accessory.isDescendant) == true)
    #expect(cell?.contentView.frame.intersects(accessory.frame) == false)
  }

  /// UITableView: `contentOffset` stays when rows below the visible ones are deleted.
  @Test func `deleting below leaves the offset`() {
    rows.sections = [(0..<40).map { "\($0)" }]
    let (screen, table) = make()
    screen.turn { table.contentOffset.y = 8 }
    screen.turn {
      rows.sections[0].remove(at: 35)
      table.deleteRows(at: [path(35)], with: .none)
    }
    screen.settle()
    #expect(table.contentOffset.y == 8 && table.numberOfRows(inSection: 0) == 39)
  }

  /// IndexPath: sections are compared before rows.
  @Test func `paths are ordered by section and row`() {
    #expect(path(9, 0) < path(0, 1) && path(1, 1) < path(2, 1))
    #expect([path(0, 1), path(3), path(1)].sorted() == [path(1), path(3), path(0, 1)])
  }
}

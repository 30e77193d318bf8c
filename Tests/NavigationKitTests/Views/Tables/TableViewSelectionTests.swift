import CellGraphics
import NavigationKit
import Testing

@Suite struct TableViewSelectionTests {
  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  @Test func `a selection by code does not call the delegate`() {
    let rows = Rows(count: 5)
    let table = rows.table()
    let stage = Stage(view: table)
    stage.turn { table.selectRow(at: path(2), animated: false, scrollPosition: .none) }
    #expect(table.indexPathForSelectedRow == path(2))
    #expect(table.indexPathForFocusedRow == path(2))
    #expect(table.cellForRow(at: path(2))?.isSelected == true)
    stage.turn { table.deselectRow(at: path(2), animated: false) }
    #expect(table.indexPathForSelectedRow == nil)
    #expect(table.indexPathsForSelectedRows == nil)
    #expect(table.cellForRow(at: path(2))?.isSelected == false)
    #expect(rows.takeLog() == [])
  }

  @Test func `selecting a row deselects the previous row`() {
    let rows = Rows(count: 5)
    let table = rows.table()
    let stage = Stage(view: table)
    stage.tap()
    stage.sendAll(.arrow(.down))
    stage.tap()
    #expect(
      rows.takeLog() == [
        "willSelect [0, 0]", "didSelect [0, 0]", "willSelect [0, 1]", "willDeselect [0, 0]",
        "didDeselect [0, 0]", "didSelect [0, 1]",
      ])
    #expect(table.indexPathsForSelectedRows == [path(1)])
  }

  @Test func `a selected row can be selected again`() {
    let rows = Rows(count: 5)
    let table = rows.table()
    let stage = Stage(view: table)
    stage.tap()
    stage.tap()
    #expect(
      rows.takeLog().filter { $0.hasPrefix("did") } == ["didSelect [0, 0]", "didSelect [0, 0]"])
  }

  @Test func `with multiple selection, Enter selects and deselects a row`() {
    let rows = Rows(count: 5)
    let table = rows.table()
    table.allowsMultipleSelection = true
    let stage = Stage(view: table)
    stage.sendAll(.arrow(.down), .arrow(.down))
    stage.tap()
    stage.sendAll(.home)
    stage.tap()
    #expect(table.indexPathsForSelectedRows == [path(0), path(2)])
    _ = rows.takeLog()
    stage.tap()
    #expect(rows.takeLog() == ["willDeselect [0, 0]", "didDeselect [0, 0]"])
    #expect(table.indexPathsForSelectedRows == [path(2)])
  }

  @Test func `the delegate can select another row or refuse the selection`() {
    let rows = Rows(count: 5)
    let table = rows.table()
    let stage = Stage(view: table)
    rows.choice = { _ in IndexPath(row: 3, section: 0) }
    stage.tap()
    #expect(rows.takeLog() == ["willSelect [0, 0]", "didSelect [0, 3]"])
    rows.choice = { _ in nil }
    stage.tap()
    #expect(rows.takeLog() == ["willSelect [0, 0]"])
    #expect(table.indexPathForSelectedRow == path(3))
  }

  @Test func `a selected row stays selected after it scrolls out and back`() {
    let rows = Rows(count: 50)
    let table = rows.table()
    let stage = Stage(view: table)
    stage.tap()
    stage.sendAll(.end)
    #expect(table.visibleCells.allSatisfy { !$0.isSelected })
    stage.sendAll(.home)
    #expect(table.visibleCells.map(\.isSelected) == [true, false, false, false, false, false])
  }

  @Test func `a selected row is marked without colours unless its selection style is none`() {
    let rows = Rows(count: 3)
    let table = rows.table()
    let stage = Stage(view: table)
    stage.turn { table.selectRow(at: path(1), animated: false, scrollPosition: .none) }
    stage.sendAll(.arrow(.down))
    #expect(stage.lines == ["  row 0", "▌ row 1", "  row 2", "", "", ""])
    stage.turn { table.cellForRow(at: path(1))?.selectionStyle = .none }
    #expect(stage.lines[1] == "  row 1")
  }

  @Test func `reloadData deselects and keeps the focused row within the rows`() {
    let rows = Rows(count: 30)
    let table = rows.table()
    let stage = Stage(view: table)
    stage.sendAll(.end)
    stage.tap()
    stage.turn {
      rows.sections[0].rows.removeLast(20)
      table.reloadData()
    }
    #expect(table.indexPathForSelectedRow == nil)
    #expect(table.indexPathForFocusedRow == path(9))
    #expect(table.contentOffset.y == 4)
  }
}

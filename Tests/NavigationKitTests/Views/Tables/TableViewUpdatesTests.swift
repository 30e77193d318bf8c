import CellGraphics
import NavigationKit
import Testing

@Suite struct TableViewUpdatesTests {
  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  private func paths(_ rows: Int...) -> [IndexPath] { rows.map(path) }

  /// A table of the rows a to j in a window of four, and what changes its data.
  private func letters() -> (Rows, TableView, Stage) {
    let rows = Rows([.init(rows: "abcdefghij".map(String.init))])
    let table = rows.table()
    table.showsVerticalScrollIndicator = false
    return (rows, table, Stage(view: table, rows: 4))
  }

  @Test func `deleting rows keeps the selected and the focused row`() {
    let (rows, table, stage) = letters()
    stage.turn { table.selectRow(at: path(3), animated: false, scrollPosition: .none) }
    stage.turn {
      rows.sections[0].rows.removeSubrange(0...1)
      table.deleteRows(at: paths(0, 1), with: .none)
    }
    #expect(stage.lines == ["  c", "▌ d", "  e", "  f"])
    #expect(table.indexPathForSelectedRow == path(1))
    #expect(table.indexPathForFocusedRow == path(1))
  }

  @Test func `deleting the selected row clears the selection and focuses the next row`() {
    let (rows, table, stage) = letters()
    stage.turn { table.selectRow(at: path(9), animated: false, scrollPosition: .bottom) }
    stage.turn {
      rows.sections[0].rows.removeLast()
      table.deleteRows(at: paths(9), with: .none)
    }
    #expect(table.indexPathForSelectedRow == nil)
    #expect(table.indexPathForFocusedRow == path(8))
    #expect(stage.lines == ["  f", "  g", "  h", "  i"])
  }

  @Test func `inserting rows above the visible rows keeps the visible rows in place`() {
    let (rows, table, stage) = letters()
    stage.turn { table.contentOffset.y = 3 }
    stage.turn {
      rows.sections[0].rows.insert(contentsOf: ["X", "Y"], at: 0)
      table.insertRows(at: paths(0, 1), with: .none)
    }
    #expect(stage.lines == ["  d", "  e", "  f", "  g"])
    #expect(table.contentOffset.y == 5)
  }

  @Test func `rows inserted at the top are visible if the table is scrolled to its top`() {
    let (rows, table, stage) = letters()
    stage.turn {
      rows.sections[0].rows.insert("X", at: 0)
      table.insertRows(at: paths(0), with: .none)
    }
    #expect(stage.lines == ["  X", "  a", "  b", "  c"])
    #expect(table.indexPathForFocusedRow == path(1))
  }

  @Test func `reloadRows requests only the cells of the reloaded rows`() {
    let (rows, table, stage) = letters()
    let asked = rows.cellsAskedFor
    stage.turn {
      rows.sections[0].rows[1] = "B"
      rows.sections[0].rows[2] = "C"
      table.reloadRows(at: paths(1), with: .none)
    }
    #expect(stage.lines == ["  a", "  B", "  c", "  d"])
    #expect(rows.cellsAskedFor == asked + 1)
  }

  @Test func `a batch deletes by old index paths and inserts by new ones`() {
    let (rows, table, stage) = letters()
    stage.turn {
      table.performBatchUpdates {
        rows.sections[0].rows = ["X", "a", "c", "Y"]
        table.insertRows(at: paths(0, 3), with: .none)
        table.deleteRows(at: [1, 3, 4, 5, 6, 7, 8, 9].map(path), with: .none)
      }
    }
    #expect(stage.lines == ["  X", "  a", "  c", "  Y"])
  }

  @Test func `an animated deletion moves the rows below up`() {
    let (rows, table, stage) = letters()
    var finished: Bool?
    stage.turn {
      table.performBatchUpdates {
        rows.sections[0].rows.removeSubrange(0...1)
        table.deleteRows(at: paths(0, 1), with: .automatic)
      } completion: {
        finished = $0
      }
    }
    #expect(stage.lines[2] == "  c")
    stage.application.advance(to: 18)
    #expect(stage.lines[1] == "  c")
    #expect(finished == nil)
    stage.settle()
    #expect(stage.lines == ["  c", "  d", "  e", "  f"])
    #expect(finished == true)
  }

  @Test func `a table that is updated before its first display shows the new rows`() {
    let rows = Rows(count: 3)
    let table = rows.table()
    rows.sections[0].rows.append("new")
    table.insertRows(at: paths(3), with: .automatic)
    let stage = Stage(view: table, rows: 4)
    #expect(stage.lines == ["  row 0", "  row 1", "  row 2", "  new"])
  }
}

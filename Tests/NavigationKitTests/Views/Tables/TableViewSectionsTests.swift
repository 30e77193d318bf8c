import CellGraphics
import NavigationKit
import Testing

/// Changes of sections and moves of rows, by the rules of "performBatchUpdates(_:completion:)" in
/// Apple's reference: deletions by old indices, insertions by new ones.
@Suite struct TableViewSectionsTests {
  private func table(_ sections: [String]...) -> (Rows, TableView, Stage) {
    let rows = Rows(sections.map { .init(header: $0[0], rows: Array($0.dropFirst())) })
    let table = rows.table()
    table.showsVerticalScrollIndicator = false
    return (rows, table, Stage(view: table, rows: 7))
  }

  @Test func `sections are inserted and deleted with their rows`() {
    let (rows, table, stage) = table(["A", "a"], ["B", "b"])
    stage.turn {
      rows.sections.remove(at: 0)
      rows.sections.append(.init(header: "C", rows: ["c", "d"]))
      table.beginUpdates()
      table.deleteSections([0], with: .fade)
      table.insertSections([1], with: .fade)
      table.endUpdates()
    }
    stage.settle()
    #expect(stage.lines == ["  B", "  b", "  C", "  c", "  d", "", ""])
  }

  @Test func `a section can be reloaded with another number of rows`() {
    let (rows, table, stage) = table(["A", "a"], ["B", "b"])
    stage.turn {
      rows.sections[0].rows = ["x", "y"]
      table.reloadSections([0], with: .automatic)
    }
    stage.settle()
    #expect(stage.lines == ["  A", "  x", "  y", "  B", "  b", "", ""])
  }

  @Test func `a row moves to another section with its selection`() {
    let (rows, table, stage) = table(["A", "a", "b"], ["B", "c"])
    let (old, new) = (IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 1))
    stage.turn { table.selectRow(at: old, animated: false, scrollPosition: .none) }
    stage.turn {
      rows.sections[1].rows.append(rows.sections[0].rows.removeFirst())
      table.moveRow(at: old, to: new)
    }
    stage.settle()
    #expect(stage.lines == ["  A", "  b", "  B", "  c", "▌ a", "", ""])
    #expect(table.indexPathForSelectedRow == new)
    #expect(table.indexPathForFocusedRow == new)
  }

  @Test func `a section moves with its rows`() {
    let (rows, table, stage) = table(["A", "a"], ["B", "b"], ["C", "c"])
    stage.turn {
      rows.sections.insert(rows.sections.remove(at: 2), at: 0)
      table.moveSection(2, toSection: 0)
    }
    stage.settle()
    #expect(stage.lines == ["  C", "  c", "  A", "  a", "  B", "  b", ""])
  }

  @Test func `nested updates take effect at the outermost end`() {
    let (rows, table, stage) = table(["A", "a"])
    stage.turn {
      table.beginUpdates()
      rows.sections[0].rows.append("b")
      table.beginUpdates()
      table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .none)
      table.endUpdates()
      rows.sections[0].rows.append("c")
      table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .none)
      table.endUpdates()
    }
    #expect(stage.lines == ["  A", "  a", "  b", "  c", "", "", ""])
  }

  // A report in okhanokbay/ExpyTableView has UIKit's sentence.
  @Test func `counts that do not match an update trap with UIKit's sentence`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let rows = Rows([.init(rows: ["a"])])
      let table = rows.table()
      let stage = Stage(view: table, rows: 4)
      stage.turn {
        rows.sections[0].rows = ["a", "b", "c", "d"]
        table.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.contains(
        """
        Invalid update: invalid number of rows in section 0. The number of rows contained in an \
        existing section after the update (4) must be equal to the number of rows contained in \
        that section before the update (1)
        """))
  }
}

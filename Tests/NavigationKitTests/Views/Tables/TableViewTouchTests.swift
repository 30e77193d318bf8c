import CellGraphics
import NavigationKit
import TestSupport
import Testing

/// What a finger and the wheel do with scroll views and tables.
@Suite struct TableViewTouchTests {
  private func stage(_ rows: Rows, _ configure: (TableView) -> Void = { _ in }) -> (
    Stage, TableView
  ) {
    let table = rows.table()
    configure(table)
    return (Stage(view: table), table)
  }

  @Test func `a tap selects a row and moves the focus to it`() {
    let rows = Rows(count: 20)
    let (stage, table) = stage(rows)
    stage.application.touch(.down, 5, 2)
    #expect(stage.litRows == [2])
    #expect(table.cellForRow(at: IndexPath(row: 2, section: 0))?.isHighlighted == true)
    #expect(rows.takeLog() == [])
    stage.application.touch(.up, 5, 2)
    #expect(
      rows.takeLog() == [
        "willSelect \(IndexPath(row: 2, section: 0))", "didSelect \(IndexPath(row: 2, section: 0))",
      ])
    #expect(table.cellForRow(at: IndexPath(row: 2, section: 0))?.isHighlighted == false)
    stage.sendAll(.arrow(.down))
    #expect(stage.litRows == [3])
  }

  @Test func `a drag scrolls the rows and selects none`() {
    let rows = Rows(count: 20)
    let (stage, table) = stage(rows)
    stage.application.drag(through: [(5, 4), (5, 3)])
    #expect(table.contentOffset.y == 1)
    #expect(table.visibleCells.allSatisfy { !$0.isHighlighted })
    stage.application.touch(.move, 5, 0)
    #expect(table.contentOffset.y == 4)
    stage.application.touch(.move, 5, 1)
    stage.application.touch(.up, 5, 1)
    #expect(table.contentOffset.y == 3)
    #expect(rows.takeLog() == [])
  }

  @Test func `a drag at the end of the rows is a swipe`() {
    let rows = Rows(count: 20)
    let (stage, table) = stage(rows)
    var swipes = 0
    let swipe = SwipeGestureRecognizer { _ in swipes += 1 }
    swipe.direction = .down
    stage.turn { table.addGestureRecognizer(swipe) }
    stage.application.dragAndLetGo(through: [(5, 0), (5, 4)])
    #expect(swipes == 1)
    #expect(table.contentOffset.y == 0)
  }

  @Test func `the wheel scrolls by three rows up to the end`() {
    let rows = Rows(count: 20)
    let (stage, table) = stage(rows)
    // 20 rows in 6: 14 are the most.
    for y in [3.0, 6, 9, 12, 14, 14] {
      stage.application.turnWheel(.down, 5, 2)
      #expect(table.contentOffset.y == y)
    }
    stage.application.turnWheel(.up, 5, 2)
    #expect(table.contentOffset.y == 11)
    #expect(rows.takeLog() == [])
  }

  @Test func `the wheel scrolls the innermost view that can scroll in its direction`() {
    let outer = ScrollView(frame: Rect(x: 0, y: 0, width: 20, height: 6))
    outer.contentSize = Size(width: 20, height: 12)
    let inner = ScrollView(frame: Rect(x: 0, y: 0, width: 10, height: 5))
    inner.contentSize = Size(width: 30, height: 9)
    outer.addSubview(inner)
    let stage = Stage(view: outer)
    stage.application.turnWheel(.down, 2, 2)
    #expect(inner.contentOffset.y == 3)
    stage.application.turnWheel(.down, 2, 2)
    #expect(inner.contentOffset.y == 4)
    stage.application.turnWheel(.down, 2, 2)
    #expect(outer.contentOffset.y == 3)
    stage.application.turnWheel(.right, 2, 1)
    #expect(inner.contentOffset.x == 6)
    stage.application.turnWheel(.up, 15, 2)
    #expect(outer.contentOffset.y == 0)
  }

  @Test func `a tap on the ⓘ of a row presses the accessory`() {
    let rows = Rows(count: 5)
    rows.configure = { cell, _ in cell.accessoryType = .detailButton }
    let (stage, _) = stage(rows)
    // Two columns of margin at the right of 20.
    stage.application.click(17, 1)
    #expect(rows.takeLog() == ["accessory \(IndexPath(row: 1, section: 0))"])
    stage.application.click(10, 1)
    #expect(rows.takeLog().last == "didSelect \(IndexPath(row: 1, section: 0))")
  }

  @Test func `a drag to the left shows Delete, and a tap presses it`() {
    let rows = Rows(count: 5)
    rows.isEditable = true
    let (stage, _) = stage(rows)
    stage.application.dragAndLetGo(through: [(15, 1), (13, 1), (11, 1)])
    #expect(stage.lines[1].hasSuffix("Delete"))
    #expect(rows.takeLog() == [])
    stage.application.click(17, 1)
    stage.settle()
    #expect(rows.takeLog() == ["commit \(IndexPath(row: 1, section: 0))"])
    #expect(rows.sections[0].rows == ["row 0", "row 2", "row 3", "row 4"])
  }

  @Test func `a tap outside a visible Delete only hides it`() {
    let rows = Rows(count: 5)
    rows.isEditable = true
    let (stage, _) = stage(rows)
    for (column, row) in [(3, 1), (17, 3)] {
      stage.application.dragAndLetGo(through: [(15, 1), (10, 1)])
      stage.application.click(column, row)
      #expect(!stage.lines[1].contains("Delete"))
    }
    #expect(rows.takeLog() == [])
  }

  @Test func `a drag shows no Delete for a row that cannot be deleted`() {
    let rows = Rows(count: 5)
    let (stage, _) = stage(rows)
    stage.application.dragAndLetGo(through: [(15, 1), (10, 1)])
    #expect(!stage.lines[1].contains("Delete"))
  }

  @Test func `a tap on a control in a row does not select the row`() {
    let rows = Rows(count: 5)
    var switches: [Switch] = []
    rows.configure = { cell, _ in
      let view = Switch()
      view.bounds.size = Size(width: 6, height: 1)
      cell.accessoryView = view
      switches.append(view)
    }
    let (stage, _) = stage(rows)
    stage.application.click(14, 1)
    #expect(switches[1].isOn)
    #expect(rows.takeLog() == [])
  }

  @Test func `an empty table cannot have the focus`() {
    let rows = Rows(count: 0)
    let (stage, _) = stage(rows)
    #expect(stage.application.focusedView == nil)
  }
}

import CellGraphics
import NavigationKit
import Testing

/// What a table shows, and how it asks for it.
@Suite struct TableViewTests {
  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  // MARK: - Cells

  @Test func `only visible rows have cells, and cells are reused`() {
    let rows = Rows(count: 100)
    let table = rows.table()
    let stage = Stage(view: table, rows: 4)
    #expect(stage.lines.map { $0.hasPrefix("  row") } == [true, true, true, true])
    #expect(table.subviews.count == 4)
    for _ in 0..<50 { stage.sendAll(.arrow(.down)) }
    #expect(table.subviews.count == 4)
    // Four rows are visible, and the row that comes takes the cell of the one that goes.
    #expect(rows.cellsMade == 4)
    #expect(table.indexPathsForVisibleRows?.map(\.row) == [47, 48, 49, 50])
  }

  @Test func `scrolling by one row requests one cell, however many rows exist`() {
    for count in [100, 100_000] {
      let rows = Rows(count: count)
      let table = rows.table()
      let stage = Stage(view: table, rows: 4)
      stage.turn {
        table.scrollToRow(at: IndexPath(row: 50, section: 0), at: .top, animated: false)
      }
      stage.sendAll(.end)
      let asked = rows.cellsAskedFor
      for _ in 0..<4 { stage.sendAll(.arrow(.up)) }
      #expect(rows.cellsAskedFor == asked + 1)
    }
  }

  @Test func `a registered cell is created if there is no cell to reuse`() {
    let table = TableView()
    #expect(table.dequeueReusableCell(withIdentifier: "a") == nil)
    table.register(forCellReuseIdentifier: "a") { TableViewCell(style: .value1) }
    table.register(TableViewCell.self, forCellReuseIdentifier: "b")
    let first = table.dequeueReusableCell(withIdentifier: "a")
    #expect(first?.style == .value1)
    #expect(first?.reuseIdentifier == "a")
    #expect(table.dequeueReusableCell(withIdentifier: "b", for: path(0)).style == .default)
  }

  @Test func `a reused cell is neither selected nor highlighted`() {
    let cell = TableViewCell()
    cell.isSelected = true
    cell.isHighlighted = true
    cell.prepareForReuse()
    #expect(!cell.isSelected)
    #expect(!cell.isHighlighted)
  }

  @Test func `cellForRow and indexPath(for:) are inverse`() {
    let rows = Rows(count: 9)
    let table = rows.table()
    let stage = Stage(view: table, rows: 3)
    stage.turn { table.contentOffset.y = 2 }
    #expect(table.cellForRow(at: path(1)) == nil)
    #expect(table.cellForRow(at: path(2))?.textLabel?.text == "row 2")
    #expect(table.indexPath(for: table.visibleCells[1]) == path(3))
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["row 2", "row 3", "row 4"])
    #expect(table.indexPathForRow(at: Point(x: 4, y: 5.5)) == path(5))
    #expect(table.indexPathForRow(at: Point(x: 4, y: 9)) == nil)
    #expect(table.rectForRow(at: path(3)) == Rect(x: 0, y: 3, width: 20, height: 1))
    #expect(table.numberOfSections == 1)
    #expect(table.numberOfRows(inSection: 0) == 9)
  }

  // MARK: - Heights

  @Test func `automatic rows have the height of the first cell`() {
    let rows = Rows(count: 9)
    rows.makeCell = { TableViewCell(style: .subtitle, reuseIdentifier: "cell") }
    rows.configure = { cell, path in cell.detailTextLabel?.text = "of 9" }
    let table = rows.table()
    let stage = Stage(view: table, rows: 4)
    #expect(table.contentSize.height == 18)
    table.showsVerticalScrollIndicator = false
    #expect(stage.lines == ["  row 0", "  of 9", "  row 1", "  of 9"])
    #expect(rows.cellsMade == 2)
  }

  @Test func `rowHeight is the height of each row`() {
    let rows = Rows(count: 9)
    let table = rows.table()
    table.rowHeight = 3
    _ = Stage(view: table, rows: 4)
    #expect(table.contentSize.height == 27)
    #expect(table.rectForRow(at: path(2)).minY == 6)
  }

  @Test func `the delegate is asked once for each height, and never while scrolling`() {
    let rows = Rows(count: 6)
    let table = rows.table()
    let heights = Heights()
    table.delegate = heights
    let stage = Stage(view: table, rows: 4)
    // Every third row takes two: 2 1 1 2 1 1.
    #expect(table.contentSize.height == 8)
    #expect(table.rectForRow(at: path(3)) == Rect(x: 0, y: 4, width: 20, height: 2))
    let asked = heights.asked
    stage.sendAll(.end, .home)
    #expect(heights.asked == asked)
  }

  // MARK: - Sections

  @Test func `a plain header stays at the top until the next header pushes it out`() {
    let rows = Rows([
      .init(header: "First", rows: ["a", "b", "c"]),
      .init(header: "Second", rows: ["d", "e", "f"]),
    ])
    let table = rows.table()
    table.showsVerticalScrollIndicator = false
    let stage = Stage(view: table, rows: 3)
    func picture(_ y: Double) -> [String] {
      stage.turn { table.contentOffset.y = y }
      return stage.lines
    }
    #expect(picture(0) == ["  First", "  a", "  b"])
    #expect(picture(1) == ["  First", "  b", "  c"])
    #expect(picture(2) == ["  First", "  c", "  Second"])
    #expect(picture(3) == ["  First", "  Second", "  d"])
    #expect(picture(4) == ["  Second", "  d", "  e"])
    #expect(picture(5) == ["  Second", "  e", "  f"])
  }

  @Test func `a grouped table leaves a row above each section, and its headers scroll`() {
    let rows = Rows([
      .init(header: "First", rows: ["a", "b"], footer: "Some words that need two rows"),
      .init(rows: ["c"]),
    ])
    let table = rows.table(style: .grouped)
    table.showsVerticalScrollIndicator = false
    let stage = Stage(view: table, rows: 9)
    #expect(
      stage.lines == [
        "", "  FIRST", "  a", "  b", "  Some words that", "  need two rows", "", "  c", "",
      ])
    stage.resize(columns: 20, rows: 4)
    stage.turn { table.contentOffset.y = 2 }
    #expect(stage.lines[0] == "  a")
  }

  @Test func `an inset grouped table shows its background at both sides`() {
    let rows = Rows([.init(header: "First", rows: ["a", "b", "c"])])
    let table = rows.table(style: .insetGrouped)
    let stage = Stage(view: table, columns: 13, rows: 6)
    #expect(
      stage.lines == ["", "    First", "  ▟ a     ▙", "    b", "  ▜ c     ▛", ""])
    #expect(table.rectForRow(at: path(0)) == Rect(x: 2, y: 2, width: 9, height: 1))
  }

  @Test func `a footer wraps to the width of the table`() {
    let rows = Rows([.init(rows: ["a"], footer: "one two three")])
    let table = rows.table(style: .grouped)
    let stage = Stage(view: table, columns: 20, rows: 9)
    #expect(table.contentSize.height == 4)
    stage.resize(columns: 9, rows: 9)
    stage.turn {}
    #expect(table.contentSize.height == 6)
  }

  @Test func `a table without rows shows nothing and ignores keys`() {
    let rows = Rows([.init(rows: [])])
    let table = rows.table()
    let stage = Stage(view: table, rows: 2)
    #expect(stage.lines == ["", ""])
    #expect(
      stage.sendAll(.arrow(.down), .end, .pageUp, .arrow(.left)) == [false, false, false, false])
    stage.tap()
    #expect(rows.takeLog() == [])
  }

  // MARK: - Scrolling

  @Test(
    arguments: [
      (TableView.ScrollPosition.top, 49.0), (.middle, 47), (.bottom, 46), (.none, 46),
    ] as [(TableView.ScrollPosition, Double)])
  func `scrollToRow moves a row to the requested position`(
    position: TableView.ScrollPosition, offset: Double
  ) {
    let rows = Rows(count: 100)
    let table = rows.table()
    let stage = Stage(view: table, rows: 4)
    stage.turn {
      table.scrollToRow(at: IndexPath(row: 49, section: 0), at: position, animated: false)
    }
    #expect(table.contentOffset.y == offset)
  }

  @Test func `scrolling a row to the top places it below a fixed header`() {
    let rows = Rows([.init(header: "First", rows: (0..<9).map { "row \($0)" })])
    let table = rows.table()
    let stage = Stage(view: table, rows: 3)
    stage.turn { table.scrollToRow(at: path(4), at: .top, animated: false) }
    #expect(stage.lines.first == "  First")
    #expect(stage.lines[1].hasPrefix("  row 4"))
  }

  @Test func `a long animated scroll has cells for the visible rows only`() {
    let rows = Rows(count: 100_000)
    let table = rows.table()
    let stage = Stage(view: table, rows: 4)
    stage.turn { table.scrollToRow(at: path(90_000), at: .top, animated: true) }
    #expect(stage.lines[0].hasPrefix("  row 0"))
    stage.application.advance(to: 18)
    #expect(stage.lines[0].hasPrefix("  row 45000"))
    #expect(table.subviews.count == 4)
    stage.settle()
    #expect(stage.lines[0].hasPrefix("  row 90000"))
    #expect(table.subviews.count == 4)
    // The rows of the start, and at most those of each of 36 steps.
    #expect(rows.cellsAskedFor <= 4 + 36 * 4)
  }
}

private final class Heights: TableViewDelegate {
  var asked = 0

  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double {
    asked += 1
    return indexPath.row.isMultiple(of: 3) ? 2 : TableView.automaticDimension
  }
}

import CellGraphics
import NavigationKit
import Simulation
import Testing

/// What each key does to a table that has the focus.
@Suite struct TableViewKeysTests {
  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  @Test func `the first row has the focus first, and arrow keys move from row to row`() {
    let rows = Rows(count: 3)
    let table = rows.table()
    let stage = Stage(view: table, rows: 4)
    #expect(table.indexPathForFocusedRow == path(0))
    #expect(stage.litRows == [0])
    #expect(stage.sendAll(.arrow(.down), .arrow(.down)) == [true, true])
    #expect(stage.litRows == [2])
    #expect(stage.sendAll(.arrow(.up)) == [true])
    #expect(stage.litRows == [1])
  }

  @Test func `an arrow key beyond the first or last row is a swipe`() {
    let rows = Rows(count: 2)
    let table = rows.table()
    let stage = Stage(view: table, rows: 4)
    var swipes: [Direction] = []
    for direction in Direction.allCases {
      let swipe = SwipeGestureRecognizer { _ in swipes.append(direction) }
      swipe.direction = .init(direction)
      stage.turn { table.addGestureRecognizer(swipe) }
    }
    stage.application.swipe(.up)
    stage.application.swipe(.down)
    #expect(swipes == [.up])
    stage.application.swipe(.down)
    #expect(swipes == [.up, .down])
    // No row here has an accessory or can be deleted.
    stage.application.swipe(.left)
    stage.application.swipe(.right)
    #expect(swipes == [.up, .down, .left, .right])
  }

  @Test func `the focused row stays visible, with headers and footers at the ends`() {
    let rows = Rows([
      .init(header: "First", rows: ["a", "b", "c"]),
      .init(header: "Second", rows: ["d", "e", "f"]),
    ])
    let table = rows.table()
    let stage = Stage(view: table, rows: 3)
    var offsets: [Double] = []
    while stage.sendAll(.arrow(.down)) == [true] { offsets.append(table.contentOffset.y) }
    // b, c, then d under its own header, e, f.
    #expect(offsets == [0, 1, 3, 4, 5])
    offsets = []
    while stage.sendAll(.arrow(.up)) == [true] { offsets.append(table.contentOffset.y) }
    // e, d with its header, c under that of its section, b, a with its header.
    #expect(offsets == [5, 4, 2, 1, 0])
  }

  @Test func `Home and End move to the ends, page keys move by a page minus one row`() {
    let rows = Rows(count: 20)
    let table = rows.table()
    let stage = Stage(view: table, rows: 5)
    stage.sendAll(.pageDown)
    #expect(table.indexPathForFocusedRow == path(4))
    #expect(table.contentOffset.y == 4)
    stage.sendAll(.arrow(.down), .pageDown)
    #expect(table.indexPathForFocusedRow == path(9))
    #expect(table.contentOffset.y == 8)
    #expect(stage.litRows == [1])
    stage.sendAll(.end)
    #expect(table.indexPathForFocusedRow == path(19))
    #expect(table.contentOffset.y == 15)
    #expect(stage.sendAll(.end, .pageDown, .arrow(.down)) == [false, false, false])
    stage.sendAll(.pageUp)
    #expect(table.indexPathForFocusedRow == path(15))
    stage.sendAll(.home)
    #expect(table.indexPathForFocusedRow == path(0))
    #expect(stage.sendAll(.home, .pageUp, .arrow(.up)) == [false, false, false])
  }

  @Test func `Enter selects the focused row and notifies the delegate`() {
    let rows = Rows(count: 3)
    let table = rows.table()
    let stage = Stage(view: table)
    stage.sendAll(.arrow(.down))
    stage.tap()
    #expect(table.indexPathForSelectedRow == path(1))
    #expect(rows.takeLog() == ["willSelect [0, 1]", "didSelect [0, 1]"])
    #expect(stage.actions == ["select [0, 1]"])
  }

  @Test func `a table without selection ignores Enter`() {
    let rows = Rows(count: 3)
    let table = rows.table()
    table.allowsSelection = false
    let stage = Stage(view: table)
    var taps = 0
    stage.turn { table.addGestureRecognizer(TapGestureRecognizer { _ in taps += 1 }) }
    stage.tap()
    #expect(rows.takeLog() == [])
    #expect(taps == 1)
  }

  @Test(arguments: [
    (TableViewCell.AccessoryType.none, false), (.disclosureIndicator, false), (.checkmark, false),
    (.detailDisclosureButton, true), (.detailButton, true),
  ])
  func `the right arrow presses an accessory that is a button`(
    accessory: TableViewCell.AccessoryType, isPressed: Bool
  ) {
    let rows = Rows(count: 3)
    rows.configure = { cell, _ in cell.accessoryType = accessory }
    let table = rows.table()
    let stage = Stage(view: table)
    #expect(stage.sendAll(.arrow(.right)) == [isPressed])
    #expect(rows.takeLog() == (isPressed ? ["accessory [0, 0]"] : []))
  }

  // MARK: - Deleting

  @Test func `the left arrow shows Delete, and Enter deletes the row`() {
    let rows = Rows(count: 3)
    rows.isEditable = true
    let table = rows.table()
    let stage = Stage(view: table, columns: 20, rows: 3)
    stage.sendAll(.arrow(.down))
    #expect(stage.sendAll(.arrow(.left)) == [true])
    #expect(stage.lines == ["  row 0", "  row 1     Delete", "  row 2"])
    let place = stage.surface[column: 12, row: 1]
    #expect(place.foreground == Color(rgb: 0xC4001A))
    #expect(place.attributes.contains(.reverse))
    stage.tap()
    #expect(rows.takeLog() == ["commit [0, 1]"])
    #expect(stage.lines == ["  row 0", "  row 2", ""])
    #expect(table.indexPathForFocusedRow == path(1))
    #expect(stage.actions == ["delete [0, 1]"])
  }

  @Test(arguments: [
    KeyInput.arrow(.left), .arrow(.right), .arrow(.up), .arrow(.down), .home, .pageDown, .text("x"),
  ])
  func `any other key hides Delete and does nothing else`(key: KeyInput) {
    let rows = Rows(count: 3)
    rows.isEditable = true
    let table = rows.table()
    let stage = Stage(view: table)
    stage.sendAll(.arrow(.down), .arrow(.left))
    #expect(stage.sendAll(key) == [true])
    #expect(!stage.lines[1].contains("Delete"))
    #expect(table.indexPathForFocusedRow == path(1))
    stage.tap()
    #expect(rows.takeLog() == ["willSelect [0, 1]", "didSelect [0, 1]"])
  }

  @Test func `Esc and moving the focus away hide Delete`() {
    let rows = Rows(count: 3)
    rows.isEditable = true
    let table = rows.table()
    let stage = Stage(view: table)
    stage.sendAll(.arrow(.left))
    #expect(stage.application.cancel())
    #expect(!stage.lines[0].contains("Delete"))
    #expect(!stage.application.cancel())
    let button = Button(frame: Rect(x: 0, y: 5, width: 4, height: 1))
    stage.turn { stage.window.rootViewController?.view.addSubview(button) }
    stage.sendAll(.arrow(.left))
    #expect(stage.lines[0].contains("Delete"))
    stage.application.moveFocus(.next)
    #expect(!stage.lines[0].contains("Delete"))
  }

  @Test func `only rows that the data source can edit can be deleted`() {
    let rows = Rows(count: 3)
    let table = rows.table()
    let stage = Stage(view: table)
    #expect(stage.sendAll(.arrow(.left)) == [false])
    #expect(!stage.lines[0].contains("Delete"))
  }

  // MARK: - The focus

  @Test func `a table takes the focus as a whole and shows no focused row without the focus`() {
    let rows = Rows(count: 3)
    let root = View()
    let table = rows.table()
    table.frame = Rect(x: 0, y: 0, width: 20, height: 3)
    let button = Button(frame: Rect(x: 0, y: 4, width: 6, height: 1))
    root.addSubview(table)
    root.addSubview(button)
    let stage = Stage(view: root)
    stage.sendAll(.arrow(.down))
    #expect(stage.litRows == [1])
    stage.application.moveFocus(.next)
    #expect(stage.application.focusedView === button)
    #expect(stage.litRows == [4] || stage.litRows == [])
    #expect(stage.sendAll(.arrow(.down)) == [false])
    stage.application.moveFocus(.next)
    #expect(stage.litRows == [1])
  }

  @Test func `the focus moves from a table to the controls in its visible cells, row by row`() {
    let rows = Rows(count: 9)
    rows.makeCell = {
      let cell = TableViewCell(style: .default, reuseIdentifier: "cell")
      let button = Button(frame: Rect(x: 0, y: 0, width: 4, height: 1))
      button.title = "ok"
      cell.accessoryView = button
      return cell
    }
    rows.configure = { cell, path in
      cell.accessoryView?.accessibilityIdentifier = "button \(path.row)"
    }
    let table = rows.table()
    let stage = Stage(view: table, rows: 3)
    stage.sendAll(.pageDown, .arrow(.up))
    var round: [String?] = []
    for _ in 0..<3 {
      stage.application.moveFocus(.next)
      round.append(stage.application.focusedView?.accessibilityIdentifier)
    }
    #expect(round == ["button 1", "button 2", "button 3"])
  }

  // MARK: - Hints

  @Test func `the hints describe the keys for the focused row`() {
    let rows = Rows(count: 3)
    rows.configure = { cell, path in
      cell.accessoryType = path.row == 1 ? .detailButton : .disclosureIndicator
    }
    let table = rows.table()
    let stage = Stage(view: table)
    var hints: [String] { stage.application.keyHints.map { "\($0.keys) \($0.meaning)" } }
    #expect(hints == ["↓ rows", "⏎ select"])
    stage.sendAll(.arrow(.down))
    #expect(hints == ["↑↓ rows", "⏎ select", "→ details"])
    rows.isEditable = true
    stage.sendAll(.arrow(.down))
    #expect(hints == ["↑ rows", "⏎ select", "← delete"])
    stage.sendAll(.arrow(.left))
    #expect(hints == ["⏎ delete", "Esc keep"])
  }

  @Test func `the status line shows rows instead of swipe for arrow keys that a table handles`()
    throws
  {
    let rows = Rows(count: 3)
    let controller = ViewController()
    let table = rows.table()
    controller.view = table
    controller.title = "List"
    for direction in [Direction.up, .down, .left] {
      let swipe = SwipeGestureRecognizer { _ in }
      swipe.direction = .init(direction)
      controller.view.addGestureRecognizer(swipe)
    }
    let simulator = try Screen.simulator(root: controller, columns: 80, rows: 6)
    var status: String { simulator.frame().surface.text(row: 5) }
    #expect(status.hasPrefix(" List   ⏎ select   ↑ swipe   ← swipe   ↓ rows   "))
    simulator.perform(.swipe(.down))
    #expect(status.hasPrefix(" List   ⏎ select   ← swipe   ↑↓ rows   "))
  }

  @Test func `the cancel command hides Delete`() throws {
    let rows = Rows(count: 3)
    rows.isEditable = true
    let controller = ViewController()
    controller.view = rows.table()
    let simulator = try Screen.simulator(root: controller, columns: 40, rows: 6)
    simulator.perform(.swipe(.left))
    #expect(simulator.frame().surface.text(row: 0).contains("Delete"))
    simulator.perform(.cancel)
    #expect(!simulator.frame().surface.text(row: 0).contains("Delete"))
  }
}

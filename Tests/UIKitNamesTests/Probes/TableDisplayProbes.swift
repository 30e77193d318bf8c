import Simulation
import Testing
import UIKitNames

/// Probes of cells, headers, footers and the display of tables.
@Suite struct TableDisplayProbes {
  private final class Cell: UITableViewCell {
    var calls: [String] = []
    override func setSelected(_ selected: Bool, animated: Bool) {
      super.setSelected(selected, animated: animated)
      calls.append("selected \(selected)")
    }
    override func setHighlighted(_ highlighted: Bool, animated: Bool) {
      super.setHighlighted(highlighted, animated: animated)
      calls.append("highlighted \(highlighted)")
    }
    override func setEditing(_ editing: Bool, animated: Bool) {
      super.setEditing(editing, animated: animated)
      calls.append("editing \(editing)")
    }
  }

  private final class Rows: UITableViewDataSource, UITableViewDelegate {
    var sections: [[String]] = [["a", "b", "c"], ["d", "e"]]
    var log: [String] = []
    var headers: [Int: UIView] = [:]
    var headerHeight: CGFloat = 1
    var editable = true

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      sections[section].count
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = sections[indexPath.section][indexPath.row]
      log.append("cell \(sections[indexPath.section][indexPath.row])")
      return cell
    }
    func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { "Head \(section)" }
    func tableView(
      _ tableView: UITableView, titleForFooterInSection section: Int
    ) -> String? { section == 1 ? "Foot" : nil }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      headers[section]
    }
    func tableView(
      _ tableView: UITableView, heightForHeaderInSection section: Int
    ) -> CGFloat { headerHeight }
    func tableView(
      _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
    ) { log.append("header \(section)") }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      editable
    }
    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) { log.append("commit \(indexPath.section).\(indexPath.row)") }
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      if log.last != "scroll" { log.append("scroll") }
    }
  }

  private let rows = Rows()

  private func make(height: CGFloat = 14) -> (Screen, UITableView) {
    let root = UIViewController()
    let screen = Screen(root: root)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 30, height: height))
    table.rowHeight = 1
    table.sectionHeaderTopPadding = 0
    table.register(Cell.self, forCellReuseIdentifier: "cell")
    table.dataSource = rows
    table.delegate = rows
    screen.turn { root.view.addSubview(table) }
    screen.settle()
    return (screen, table)
  }

  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }
  private func cell(_ table: UITableView, _ row: Int, _ section: Int = 0) -> Cell? {
    table.cellForRow(at: path(row, section)) as? Cell
  }

  /// UITableViewDelegate: `viewForHeaderInSection` instead of the title.
  @Test func `a header view replaces the title`() {
    let label = UILabel()
    label.text = "Custom"
    rows.headers = [0: label]
    let (screen, _) = make()
    #expect(screen.row(of: "Custom") == 0 && screen.row(of: "Head 0") == nil)
    #expect(screen.row(of: "Head 1") != nil)
  }

  /// UITableViewDelegate: `heightForHeaderInSection` decides the header's height.
  @Test func `a header has the delegate's height`() {
    rows.headerHeight = 3
    let (_, table) = make()
    #expect(table.rectForHeader(inSection: 0).height == 3)
    #expect(table.rectForRow(at: path(0)).minY == 3)
  }

  /// UITableViewDataSource: `titleForFooterInSection` is below the rows of the section.
  @Test func `a footer is below its rows`() {
    let (screen, table) = make()
    let row = screen.row(of: "Foot")
    #expect(row != nil && CGFloat(row!) >= table.rectForRow(at: path(1, 1)).maxY)
    #expect(table.rectForFooter(inSection: 1).height > 0)
  }

  /// UITableView: `rect(forSection:)` holds the header, the rows and the footer.
  @Test func `the rectangle of a section holds its header and rows`() {
    let (_, table) = make()
    let rect = table.rect(forSection: 0)
    #expect(rect.minY == table.rectForHeader(inSection: 0).minY && rect.height >= 4)
    #expect(rect.maxY >= table.rectForRow(at: path(2)).maxY)
  }

  /// UITableViewDelegate: `willDisplayHeaderView` for each header that becomes visible.
  @Test func `visible header views are announced`() {
    rows.headers = [0: UIView(), 1: UIView()]
    _ = make()
    #expect(rows.log.filter { $0.hasPrefix("header") } == ["header 0", "header 1"])
  }

  /// UITableView: `numberOfSections` is 1 for a data source without the method.
  @Test func `a table has one section by default`() {
    final class One: UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell() }
    }
    let one = One()
    let table = UITableView()
    table.dataSource = one
    #expect(table.numberOfSections == 1 && table.numberOfRows(inSection: 0) == 2)
  }

  /// UITableViewDelegate is a UIScrollViewDelegate.
  @Test func `the delegate of a table hears of scrolling`() {
    rows.sections = [(0..<40).map { "r\($0)" }]
    let (screen, table) = make()
    rows.log = []
    screen.turn { table.setContentOffset(CGPoint(x: 0, y: 5), animated: false) }
    screen.settle()
    #expect(rows.log.contains("scroll"))
  }

  /// UITableView: `scrollToRow(at:at:animated:)`, middle.
  @Test func `a row is scrolled to the middle`() {
    rows.sections = [(0..<40).map { "r\($0)" }]
    let (screen, table) = make(height: 11)
    screen.turn { table.scrollToRow(at: path(20), at: .middle, animated: false) }
    screen.settle()
    let rect = table.rectForRow(at: path(20))
    #expect(abs(rect.midY - table.contentOffset.y - 5.5) <= 1)
  }

  /// UITableView: `scrollToRow`, `.none` scrolls as little as it needs, visible rows not at all.
  @Test func `a visible row is not scrolled to`() {
    rows.sections = [(0..<40).map { "r\($0)" }]
    let (screen, table) = make(height: 11)
    screen.turn { table.scrollToRow(at: path(3), at: .none, animated: false) }
    screen.settle()
    #expect(table.contentOffset.y == 0)
  }

  /// UITableView: `selectRow(at:animated:scrollPosition:)`, top scrolls the row to the top.
  @Test func `a selection scrolls if it is asked to`() {
    rows.sections = [(0..<40).map { "r\($0)" }]
    rows.headerHeight = 0
    let (screen, table) = make(height: 11)
    screen.turn { table.selectRow(at: path(20), animated: false, scrollPosition: .top) }
    screen.settle()
    #expect(table.contentOffset.y == table.rectForRow(at: path(20)).minY)
  }

  /// UITableViewCell: `setSelected(_:animated:)` is called when the selection changes.
  @Test func `selecting a row calls setSelected of its cell`() {
    let (screen, table) = make()
    let cell = cell(table, 1)
    cell?.calls = []
    screen.turn { table.selectRow(at: path(1), animated: false, scrollPosition: .none) }
    #expect(cell?.calls.contains("selected true") == true && cell?.isSelected == true)
    screen.turn { table.deselectRow(at: path(1), animated: true) }
    screen.settle()
    #expect(cell?.calls.last == "selected false" && cell?.isSelected == false)
  }

  /// UITableViewCell: `setHighlighted(_:animated:)` at the press and the release.
  @Test func `highlighting a row calls setHighlighted of its cell`() {
    let (screen, table) = make()
    let cell = cell(table, 1)
    cell?.calls = []
    let row = Int(table.rectForRow(at: path(1)).minY)
    screen.simulator.perform(.pointer(.down, column: 3, row: row))
    screen.pass(30)
    #expect(cell?.calls == ["highlighted true"] && cell?.isHighlighted == true)
    screen.simulator.perform(.pointer(.up, column: 3, row: row))
    screen.settle()
    #expect(cell?.calls.contains("highlighted false") == true && cell?.isHighlighted == false)
  }

  /// UITableViewCell: `setEditing(_:animated:)` for each visible cell.
  @Test func `editing a table calls setEditing of its cells`() {
    let (screen, table) = make()
    let cell = cell(table, 1)
    cell?.calls = []
    screen.turn { table.setEditing(true, animated: true) }
    screen.settle()
    #expect(cell?.calls.contains("editing true") == true)
  }

  /// UITableView: `reconfigureRows(at:)` keeps the cell, and asks the data source.
  @Test func `a reconfigured row keeps its cell`() {
    let (screen, table) = make()
    let cell = cell(table, 1)
    rows.sections[0][1] = "z"
    screen.turn { table.reconfigureRows(at: [path(1)]) }
    screen.settle()
    #expect(table.cellForRow(at: path(1)) === cell && cell?.textLabel?.text == "z")
  }

  /// UITableView: nested updates are applied with the outermost.
  @Test func `nested updates are one`() {
    let (screen, table) = make()
    screen.turn {
      table.beginUpdates()
      table.beginUpdates()
      rows.sections[0].remove(at: 0)
      table.deleteRows(at: [path(0)], with: .none)
      table.endUpdates()
      rows.sections[0].append("x")
      table.insertRows(at: [path(2)], with: .none)
      table.endUpdates()
    }
    screen.settle()
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["b", "c", "x", "d", "e"])
  }

  /// UITableView: a swiped row that cannot be edited shows no Delete button.
  @Test func `a row that cannot be edited is not deleted`() {
    rows.editable = false
    let (screen, _) = make()
    screen.simulator.perform(.pointer(.down, column: 25, row: 1))
    for column in [18, 10, 2] {
      screen.simulator.perform(.pointer(.move, column: column, row: 1))
    }
    screen.simulator.perform(.pointer(.up, column: 2, row: 1))
    screen.settle()
    #expect(screen.row(of: "Delete") == nil && !rows.log.contains { $0.hasPrefix("commit") })
  }

  /// UITableViewCell: `contentView` is in the cell, and the labels are in the content view.
  @Test func `the labels are in the content view`() {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    #expect(cell.contentView.isDescendant(of: cell))
    #expect(cell.textLabel?.isDescendant(of: cell.contentView) == true)
    #expect(cell.detailTextLabel?.isDescendant(of: cell.contentView) == true)
  }

  /// UITableViewController: the table is the view, the controller is its data source and delegate.
  @Test func `a table controller's view is its table`() {
    let controller = UITableViewController(style: .grouped)
    #expect(controller.tableView === controller.view && controller.tableView.style == .grouped)
    #expect(controller.tableView.dataSource === controller)
    #expect(controller.tableView.delegate === controller)
    #expect(controller.clearsSelectionOnViewWillAppear)
  }

  /// UITableView: `visibleCells` and `indexPathsForVisibleRows` agree.
  @Test func `visible cells and rows agree`() {
    rows.sections = [(0..<40).map { "r\($0)" }]
    rows.headerHeight = 0
    let (screen, table) = make(height: 5)
    screen.turn { table.contentOffset.y = 7 }
    screen.settle()
    #expect(table.indexPathsForVisibleRows == (7...11).map { path($0) })
    #expect(table.visibleCells.compactMap { table.indexPath(for: $0) } == (7...11).map { path($0) })
  }

  /// UITableView: a deleted section takes its rows and selection.
  @Test func `a deleted section takes its selection along`() {
    let (screen, table) = make()
    screen.turn { table.selectRow(at: path(0, 1), animated: false, scrollPosition: .none) }
    screen.turn {
      rows.sections.removeFirst()
      table.deleteSections([0], with: .none)
    }
    screen.settle()
    #expect(table.numberOfSections == 1 && table.indexPathForSelectedRow == path(0, 0))
  }
}

import Testing
import UIKitNames

/// Probes of table views: rows, sections, selection, updates and geometry.
@Suite struct TableDocumentedProbes {
  final class Rows: UITableViewDataSource, UITableViewDelegate {
    var sections: [[String]]
    var log = ProbeLog()
    var chosen: (IndexPath) -> IndexPath? = { $0 }
    var highlights = true
    var headerHeight = 0.0
    var footerHeight = 0.0
    init(_ sections: [[String]]) { self.sections = sections }
    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      sections[section].count
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      log.add("cell \(indexPath.section).\(indexPath.row)")
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "row")
        ?? UITableViewCell(style: .default, reuseIdentifier: "row")
      cell.textLabel?.text = sections[indexPath.section][indexPath.row]
      return cell
    }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      headerHeight > 0 ? "Head \(section)" : nil
    }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      footerHeight > 0 ? "Foot \(section)" : nil
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      headerHeight
    }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
      footerHeight
    }
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
      highlights
    }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
      log.add("willSelect \(indexPath.row)")
      return chosen(indexPath)
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.add("didSelect \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
      log.add("willDeselect \(indexPath.row)")
      return indexPath
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      log.add("didDeselect \(indexPath.row)")
    }
  }

  private static func table(_ rows: Rows, height: Double = 24) -> (ViewStage, UITableView) {
    let stage = ViewStage()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 40, height: height), style: .plain)
    table.rowHeight = 2
    table.sectionHeaderTopPadding = 0
    table.dataSource = rows
    table.delegate = rows
    stage.add(table)
    _ = rows.log.take()
    return (stage, table)
  }

  private static func texts(_ table: UITableView, _ count: Int, section: Int = 0) -> [String] {
    (0..<count).map {
      table.cellForRow(at: IndexPath(row: $0, section: section))?.textLabel?.text ?? "-"
    }
  }

  private static func numbers(_ count: Int) -> [String] { (0..<count).map { "Row \($0)" } }

  /// UITableViewDelegate `tableView(_:willSelectRowAt:)`: "return an index path other than indexPath
  /// if you want another cell to be selected. Return nil if you don't want the row selected."
  @Test func `a delegate selects another row or none`() {
    let rows = Rows([Self.numbers(6)])
    let (stage, table) = Self.table(rows)
    rows.chosen = { IndexPath(row: $0.row + 1, section: 0) }
    stage.screen.click(5, 3)
    stage.screen.settle()
    #expect(rows.log.take() == ["willSelect 1", "didSelect 2"])
    #expect(table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
    rows.chosen = { _ in nil }
    stage.screen.click(5, 9)
    stage.screen.settle()
    #expect(!rows.log.take().contains { $0.hasPrefix("didSelect") })
    #expect(table.cellForRow(at: IndexPath(row: 4, section: 0))?.isSelected == false)
  }

  /// UITableView `selectRow(at:animated:scrollPosition:)` and `deselectRow(at:animated:)`: "calling
  /// this method does not cause the delegate to receive" the messages of will and did (de)select.
  @Test func `selection by code does not ask the delegate`() {
    let rows = Rows([Self.numbers(6)])
    let (stage, table) = Self.table(rows)
    let path = IndexPath(row: 3, section: 0)
    stage.turn { table.selectRow(at: path, animated: false, scrollPosition: .none) }
    #expect(table.indexPathForSelectedRow == path && table.cellForRow(at: path)?.isSelected == true)
    #expect(rows.log.take() == [])
    stage.turn { table.deselectRow(at: path, animated: false) }
    #expect(table.indexPathForSelectedRow == nil && table.cellForRow(at: path)?.isSelected == false)
    #expect(table.indexPathsForSelectedRows == nil && rows.log.take() == [])
  }

  /// UITableViewDelegate `tableView(_:shouldHighlightRowAt:)`: false "stops the selection process and
  /// doesn't cause the currently selected row to lose its selected look".
  @Test func `a row that may not be highlighted is not selected`() {
    let rows = Rows([Self.numbers(6)])
    let (stage, table) = Self.table(rows)
    stage.screen.click(5, 1)
    stage.screen.settle()
    #expect(rows.log.take() == ["willSelect 0", "didSelect 0"])
    rows.highlights = false
    stage.screen.click(5, 7)
    stage.screen.settle()
    #expect(rows.log.take() == [])
    #expect(table.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
  }

  /// UITableView `allowsMultipleSelection` (false by default): with true each tapped row is checked,
  /// and a tap on a selected row deselects it. `indexPathsForSelectedRows` is nil without selection.
  @Test func `several rows are selected and deselected by taps`() {
    let rows = Rows([Self.numbers(6)])
    let (stage, table) = Self.table(rows)
    #expect(!table.allowsMultipleSelection && table.allowsSelection)
    #expect(table.indexPathsForSelectedRows == nil)
    table.allowsMultipleSelection = true
    for row in [1, 5, 3] {
      stage.screen.click(5, row)
      stage.screen.settle()
    }
    #expect(Set(table.indexPathsForSelectedRows?.map(\.row) ?? []) == [0, 1, 2])
    _ = rows.log.take()
    stage.screen.click(5, 5)
    stage.screen.settle()
    #expect(rows.log.take() == ["willDeselect 2", "didDeselect 2"])
    #expect(Set(table.indexPathsForSelectedRows?.map(\.row) ?? []) == [0, 1])
  }

  /// Table View Programming Guide, "An Example of Batched Insertion and Deletion Operations" (the
  /// listing with states): deletions come first, whatever the order of the calls.
  @Test func `the guide's batch of insertions and deletions`() {
    let rows = Rows([["Arizona", "California", "Delaware", "New Jersey", "Washington"]])
    let (stage, table) = Self.table(rows)
    stage.turn {
      rows.sections = [["Alaska", "Arizona", "California", "Georgia", "New Jersey", "Virginia"]]
      table.beginUpdates()
      table.insertRows(at: [0, 3, 5].map { IndexPath(row: $0, section: 0) }, with: .right)
      table.deleteRows(at: [2, 4].map { IndexPath(row: $0, section: 0) }, with: .fade)
      table.endUpdates()
    }
    #expect(table.numberOfRows(inSection: 0) == 6)
    #expect(Self.texts(table, 6) == rows.sections[0])
    #expect(Set(rows.log.take()) == ["cell 0.0", "cell 0.3", "cell 0.5"])
  }

  /// UITableView `performBatchUpdates(_:completion:)`: animates several operations as a group and calls
  /// the completion with true when they have finished.
  @Test func `a batch moves a row and tells its end`() {
    let rows = Rows([["A", "B", "C"]])
    let (stage, table) = Self.table(rows)
    var ends: [Bool] = []
    stage.turn {
      table.performBatchUpdates(
        {
          rows.sections = [["B", "C", "A"]]
          table.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 2, section: 0))
        }, completion: { ends.append($0) })
    }
    #expect(ends == [true] && Self.texts(table, 3) == ["B", "C", "A"])
    withExtendedLifetime(rows) {}
  }

  /// UITableView `insertSections(_:with:)`, `deleteSections(_:with:)`, `moveSection(_:toSection:)`: the
  /// rows of a section go with it.
  @Test func `sections are inserted, moved and deleted`() {
    let rows = Rows([["a"], ["b", "c"]])
    let (stage, table) = Self.table(rows)
    stage.turn {
      rows.sections.insert(["x", "y", "z"], at: 1)
      table.insertSections(IndexSet(integer: 1), with: .none)
    }
    #expect(table.numberOfSections == 3 && table.numberOfRows(inSection: 1) == 3)
    stage.turn {
      rows.sections = [["b", "c"], ["a"], ["x", "y", "z"]]
      table.moveSection(2, toSection: 0)
    }
    #expect(Self.texts(table, 2, section: 0) == ["b", "c"])
    #expect(Self.texts(table, 3, section: 2) == ["x", "y", "z"])
    stage.turn {
      rows.sections = [["a"]]
      table.deleteSections(IndexSet([0, 2]), with: .none)
    }
    #expect(table.numberOfSections == 1 && Self.texts(table, 1) == ["a"])
    withExtendedLifetime(rows) {}
  }

  /// UITableView `rectForHeader(inSection:)`, `rectForRow(at:)`, `rectForFooter(inSection:)` and
  /// `rect(forSection:)`: a section is its header, rows and footer, one below the other.
  @Test func `rectangles of sections follow from the heights`() {
    let rows = Rows([Self.numbers(3), Self.numbers(2)])
    rows.headerHeight = 2
    rows.footerHeight = 1
    let (_, table) = Self.table(rows)
    #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 0, width: 40, height: 2))
    #expect(table.rectForRow(at: IndexPath(row: 2, section: 0)).minY == 6)
    #expect(table.rectForFooter(inSection: 0) == CGRect(x: 0, y: 8, width: 40, height: 1))
    #expect(table.rect(forSection: 0) == CGRect(x: 0, y: 0, width: 40, height: 9))
    #expect(table.rect(forSection: 1) == CGRect(x: 0, y: 9, width: 40, height: 7))
    #expect(table.contentSize.height == 16)
    #expect(table.indexPathForRow(at: CGPoint(x: 4, y: 13.5)) == IndexPath(row: 1, section: 1))
    #expect(table.indexPathForRow(at: CGPoint(x: 4, y: 50)) == nil)
    withExtendedLifetime(rows) {}
  }

  /// UITableView `scrollToRow(at:at:animated:)`: `top`, `middle` and `bottom` place the row; `none`
  /// scrolls as little as needed, and not at all if the row is fully visible.
  @Test func `a row is scrolled to a position`() {
    let rows = Rows([Self.numbers(40)])
    let (stage, table) = Self.table(rows, height: 10)
    let path = IndexPath(row: 20, section: 0)
    stage.turn { table.scrollToRow(at: path, at: .top, animated: false) }
    #expect(table.contentOffset.y == 40)
    stage.turn { table.scrollToRow(at: path, at: .bottom, animated: false) }
    #expect(table.contentOffset.y == 32)
    stage.turn { table.scrollToRow(at: path, at: .middle, animated: false) }
    #expect(table.contentOffset.y == 36)
    stage.turn { table.scrollToRow(at: path, at: .none, animated: false) }
    #expect(table.contentOffset.y == 36)
    stage.turn { table.scrollToRow(at: IndexPath(row: 23, section: 0), at: .none, animated: false) }
    #expect(table.contentOffset.y == 38)
    withExtendedLifetime(rows) {}
  }

  /// UITableView `cellForRow(at:)`: "nil if the cell isn't visible or indexPath is out of range"; the
  /// visible rows and cells are those of the bounds. `indexPath(for:)` is the way back.
  @Test func `only visible rows have cells`() {
    let rows = Rows([Self.numbers(40)])
    let (stage, table) = Self.table(rows, height: 10)
    #expect(table.indexPathsForVisibleRows?.map(\.row) == [0, 1, 2, 3, 4])
    stage.turn { table.contentOffset = CGPoint(x: 0, y: 20) }
    #expect(table.indexPathsForVisibleRows?.map(\.row) == [10, 11, 12, 13, 14])
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) == nil)
    #expect(table.cellForRow(at: IndexPath(row: 99, section: 0)) == nil)
    let cell = table.cellForRow(at: IndexPath(row: 12, section: 0))
    #expect(cell != nil && table.visibleCells.count == 5)
    #expect(cell.flatMap { table.indexPath(for: $0) } == IndexPath(row: 12, section: 0))
    withExtendedLifetime(rows) {}
  }

  /// UITableViewController `clearsSelectionOnViewWillAppear`: true by default: the selection is cleared
  /// "when it receives a viewWillAppear(_:) message"; false keeps it.
  @Test(arguments: [true, false])
  func `a table controller clears its selection when it appears again`(clears: Bool) {
    let rows = Rows([Self.numbers(3)])
    let list = UITableViewController(style: .plain)
    #expect(list.clearsSelectionOnViewWillAppear)
    list.clearsSelectionOnViewWillAppear = clears
    let stack = UINavigationController(rootViewController: list)
    let screen = Screen(root: stack)
    screen.settle()
    let path = IndexPath(row: 1, section: 0)
    screen.turn { list.tableView.dataSource = rows }
    screen.settle()
    screen.turn {
      list.tableView.selectRow(at: path, animated: false, scrollPosition: .none)
      stack.pushViewController(UIViewController(), animated: false)
    }
    screen.settle()
    #expect(list.tableView.indexPathForSelectedRow == path)
    screen.turn { _ = stack.popViewController(animated: false) }
    screen.settle()
    #expect(list.tableView.indexPathForSelectedRow == (clears ? nil : path))
    withExtendedLifetime(rows) {}
  }

  /// UITableView `tableHeaderView`: "displays above the table's content": the rows begin under it, and
  /// the table sets its width. `tableFooterView` comes after the last row.
  @Test func `a table's own header and footer surround the rows`() {
    let rows = Rows([Self.numbers(3)])
    let (stage, table) = Self.table(rows)
    let header = UIView(frame: CGRect(x: 7, y: 9, width: 5, height: 4))
    let footer = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 3))
    stage.turn {
      table.tableHeaderView = header
      table.tableFooterView = footer
    }
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 4)
    #expect(header.frame == CGRect(x: 0, y: 0, width: 40, height: 4))
    #expect(footer.frame == CGRect(x: 0, y: 10, width: 40, height: 3))
    #expect(table.contentSize.height == 13)
    stage.turn { table.tableHeaderView = nil }
    #expect(
      table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 0 && header.superview == nil)
    withExtendedLifetime(rows) {}
  }
}

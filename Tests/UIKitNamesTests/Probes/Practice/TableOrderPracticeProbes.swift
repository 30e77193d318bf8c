import Testing
import UIKitNames

/// Probes of tables: who is asked in which order, selection and highlighting.
@Suite struct TableOrderPracticeProbes {
  final class Cell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }
  }

  /// Rows of text, in sections, with a log of what the table asks.
  final class Rows: UITableViewDataSource {
    var sections: [[String]]
    let log = ProbeLog()
    init(_ sections: [[String]]) { self.sections = sections }
    func numberOfSections(in tableView: UITableView) -> Int {
      log.add("sections")
      return sections.count
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      log.add("rows \(section)")
      return sections[section].count
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      log.add("cell \(indexPath.section) \(indexPath.row)")
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = sections[indexPath.section][indexPath.row]
      return cell
    }
  }

  /// Logs selection and highlighting.
  final class Chooser: UITableViewDelegate {
    let log = ProbeLog()
    var highlights = true
    var selects: (IndexPath) -> IndexPath? = { $0 }
    var deselects: (IndexPath) -> IndexPath? = { $0 }
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
      log.add("shouldHighlight \(indexPath.row)")
      return highlights
    }
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
      log.add("didHighlight \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
      log.add("didUnhighlight \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
      log.add("willSelect \(indexPath.row)")
      return selects(indexPath)
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.add("didSelect \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
      log.add("willDeselect \(indexPath.row)")
      return deselects(indexPath)
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      log.add("didDeselect \(indexPath.row)")
    }
    /// The calls that are about selection.
    func choices() -> [String] { log.take().filter { $0.contains("elect ") } }
  }

  private static func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  private static func table(_ rows: Rows, _ delegate: Chooser? = nil) -> (ViewStage, UITableView) {
    let stage = ViewStage()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 40, height: 24), style: .plain)
    table.rowHeight = 2
    table.register(Cell.self, forCellReuseIdentifier: "cell")
    table.dataSource = rows
    table.delegate = delegate
    stage.add(table)
    return (stage, table)
  }

  private static func numbers(_ count: Int) -> Rows { Rows([(0..<count).map { "Row \($0)" }]) }

  /// UITableViewDataSource: the number of sections is asked before the numbers of rows, and these
  /// before the first cell; cells are asked for rows on screen only.
  @Test func `sections are counted before rows and rows before cells`() {
    let rows = Rows([["a", "b"], (0..<50).map { "n\($0)" }])
    let (stage, table) = Self.table(rows)
    let calls = rows.log.take()
    #expect(calls.first == "sections")
    let firstCell = calls.firstIndex { $0.hasPrefix("cell") } ?? 0
    for count in ["rows 0", "rows 1"] {
      #expect((calls.firstIndex(of: count) ?? 999) < firstCell)
    }
    #expect(calls.contains("cell 0 0") && calls.contains("cell 1 3"))
    #expect(!calls.contains("cell 1 49"))
    #expect(table.numberOfSections == 2 && table.numberOfRows(inSection: 1) == 50)
    _ = stage
  }

  /// UITableView: reads of counts after `reloadData()` give the new numbers, and the source is not
  /// asked for a cell in the call itself.
  @Test func `a reload counts at once and asks for cells later`() {
    let rows = Self.numbers(3)
    let (stage, table) = Self.table(rows)
    _ = rows.log.take()
    var inCall: [String] = []
    var count = 0
    stage.turn {
      rows.sections = [["x"], ["y", "z"]]
      table.reloadData()
      count = table.numberOfRows(inSection: 1)
      inCall = rows.log.take()
    }
    #expect(count == 2 && table.numberOfSections == 2)
    #expect(!inCall.contains { $0.hasPrefix("cell") })
    #expect(rows.log.take().contains("cell 1 1"))
    #expect(table.cellForRow(at: Self.path(1, 1))?.textLabel?.text == "z")
  }

  /// UITableViewDelegate: a tap highlights, ends the highlight, and then selects.
  @Test func `a tap highlights before it selects`() {
    let (rows, chooser) = (Self.numbers(5), Chooser())
    let (stage, table) = Self.table(rows, chooser)
    stage.screen.click(3, 2)
    stage.screen.settle()
    #expect(
      chooser.log.take() == [
        "shouldHighlight 1", "didHighlight 1", "didUnhighlight 1", "willSelect 1", "didSelect 1",
      ])
    #expect(table.indexPathForSelectedRow == Self.path(1))
    #expect(table.cellForRow(at: Self.path(1))?.isSelected == true)
  }

  /// UITableViewDelegate: a tap on another row asks for the new row first; the old one is
  /// deselected before the new one is selected.
  @Test func `another choice deselects the old row before it selects the new one`() {
    let (rows, chooser) = (Self.numbers(5), Chooser())
    let (stage, table) = Self.table(rows, chooser)
    stage.screen.click(3, 0)
    stage.screen.settle()
    _ = chooser.log.take()
    stage.screen.click(3, 6)
    stage.screen.settle()
    #expect(
      chooser.choices() == ["willSelect 3", "willDeselect 0", "didDeselect 0", "didSelect 3"])
    #expect(table.indexPathsForSelectedRows == [Self.path(3)])
    #expect(table.cellForRow(at: Self.path(0))?.isSelected == false)
  }

  /// UITableViewDelegate `tableView(_:willSelectRowAt:)`: nil prevents the selection, another index
  /// path is selected in place of the tapped one.
  @Test func `a delegate refuses or redirects a choice`() {
    let (rows, chooser) = (Self.numbers(5), Chooser())
    let (stage, table) = Self.table(rows, chooser)
    chooser.selects = { $0.row == 1 ? nil : IndexPath(row: 4, section: 0) }
    stage.screen.click(3, 2)
    stage.screen.settle()
    #expect(table.indexPathForSelectedRow == nil && chooser.choices() == ["willSelect 1"])
    stage.screen.click(3, 4)
    stage.screen.settle()
    #expect(chooser.choices() == ["willSelect 2", "didSelect 4"])
    #expect(table.indexPathForSelectedRow == Self.path(4))
  }

  /// UITableViewDelegate `tableView(_:shouldHighlightRowAt:)`: false halts the selection process;
  /// the row that was selected stays selected.
  @Test func `a row that is not highlighted is not selected`() {
    let (rows, chooser) = (Self.numbers(5), Chooser())
    let (stage, table) = Self.table(rows, chooser)
    stage.turn { table.selectRow(at: Self.path(0), animated: false, scrollPosition: .none) }
    chooser.highlights = false
    stage.screen.click(3, 4)
    stage.screen.settle()
    #expect(chooser.log.take() == ["shouldHighlight 2"])
    #expect(table.indexPathForSelectedRow == Self.path(0))
  }

  /// UITableView `selectRow(at:animated:scrollPosition:)` and `deselectRow(at:animated:)`: do not
  /// call the delegate's methods and post nothing; nil deselects.
  @Test func `code selects without the delegate`() {
    let (rows, chooser) = (Self.numbers(5), Chooser())
    let (stage, table) = Self.table(rows, chooser)
    var paths: [IndexPath?] = []
    stage.turn {
      table.selectRow(at: Self.path(2), animated: false, scrollPosition: .none)
      paths.append(table.indexPathForSelectedRow)
      table.selectRow(at: Self.path(3), animated: false, scrollPosition: .none)
      paths.append(table.indexPathForSelectedRow)
      table.selectRow(at: nil, animated: false, scrollPosition: .none)
      paths.append(table.indexPathForSelectedRow)
      table.selectRow(at: Self.path(1), animated: false, scrollPosition: .none)
      table.deselectRow(at: Self.path(1), animated: false)
    }
    #expect(paths == [Self.path(2), Self.path(3), nil])
    #expect(table.indexPathForSelectedRow == nil && table.indexPathsForSelectedRows == nil)
    #expect(chooser.log.take() == [])
  }

  /// UITableView `allowsMultipleSelection`: a tap adds a row, a second one on it takes it away; nil
  /// from `willDeselectRowAt` keeps it.
  @Test func `taps add and take away rows when several may be chosen`() {
    let (rows, chooser) = (Self.numbers(5), Chooser())
    let (stage, table) = Self.table(rows, chooser)
    stage.turn { table.allowsMultipleSelection = true }
    for row in [0, 4, 0] {
      stage.screen.click(3, row)
      stage.screen.settle()
    }
    #expect(
      chooser.choices() == [
        "willSelect 0", "didSelect 0", "willSelect 2", "didSelect 2", "willDeselect 0",
        "didDeselect 0",
      ])
    #expect(table.indexPathsForSelectedRows == [Self.path(2)])
    chooser.deselects = { _ in nil }
    stage.screen.click(3, 4)
    stage.screen.settle()
    #expect(chooser.choices() == ["willDeselect 2"])
    #expect(table.indexPathsForSelectedRows == [Self.path(2)])
  }

  /// UITableView: `reloadData()` forgets the selection without a call of the delegate.
  @Test func `a reload forgets the selection`() {
    let (rows, chooser) = (Self.numbers(5), Chooser())
    let (stage, table) = Self.table(rows, chooser)
    stage.turn { table.selectRow(at: Self.path(2), animated: false, scrollPosition: .none) }
    #expect(table.cellForRow(at: Self.path(2))?.isSelected == true)
    stage.turn { table.reloadData() }
    #expect(table.indexPathForSelectedRow == nil)
    #expect(table.cellForRow(at: Self.path(2))?.isSelected == false)
    #expect(chooser.log.take() == [])
  }

  /// UITableView `insertRows(at:with:)` and `deleteRows(at:with:)`: the selection stays with its row;
  /// a deleted row is not selected any more, and `didDeselectRowAt` is not called.
  @Test func `the selection moves with its row`() {
    let (rows, chooser) = (Self.numbers(5), Chooser())
    let (stage, table) = Self.table(rows, chooser)
    stage.turn {
      table.selectRow(at: Self.path(2), animated: false, scrollPosition: .none)
      rows.sections[0].insert("New", at: 0)
      table.insertRows(at: [Self.path(0)], with: .automatic)
    }
    #expect(table.indexPathForSelectedRow == Self.path(3))
    stage.turn {
      rows.sections[0].remove(at: 1)
      table.deleteRows(at: [Self.path(1)], with: .fade)
    }
    #expect(table.indexPathForSelectedRow == Self.path(2))
    stage.turn {
      rows.sections[0].remove(at: 2)
      table.deleteRows(at: [Self.path(2)], with: .fade)
    }
    #expect(table.indexPathForSelectedRow == nil && chooser.log.take() == [])
  }

  /// UITableView `allowsSelection`: with false no tap selects, code still can.
  @Test func `a table without selection is still selected by code`() {
    let (rows, chooser) = (Self.numbers(5), Chooser())
    let (stage, table) = Self.table(rows, chooser)
    stage.turn { table.allowsSelection = false }
    stage.screen.click(3, 2)
    stage.screen.settle()
    #expect(table.indexPathForSelectedRow == nil && chooser.choices() == [])
    stage.turn { table.selectRow(at: Self.path(1), animated: false, scrollPosition: .none) }
    #expect(table.indexPathForSelectedRow == Self.path(1))
  }
}

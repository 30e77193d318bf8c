import Testing
import UIKitNames

/// Probes of tables that change: insertion, deletion, moves, reloads, batches and editing.
@Suite struct TableUpdatePracticeProbes {
  final class Cell: UITableViewCell {
    var reuses = 0
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }
    override func prepareForReuse() {
      super.prepareForReuse()
      reuses += 1
    }
  }

  class Rows: UITableViewDataSource {
    var sections: [[String]]
    let log = ProbeLog()
    init(_ sections: [[String]]) { self.sections = sections }
    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      sections[section].count
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let text = sections[indexPath.section][indexPath.row]
      log.add("cell \(text)")
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = text
      return cell
    }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      indexPath.row != 3
    }
    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      log.add("commit \(indexPath.row)")
    }
  }

  /// Rows with heights that can change.
  final class TallRows: Rows, UITableViewDelegate {
    var heights: [CGFloat] = []
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      heights[indexPath.row]
    }
  }

  final class StyledRows: Rows, UITableViewDelegate {
    var styles: [UITableViewCell.EditingStyle] = [.insert, .none, .delete, .insert]
    func tableView(
      _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { styles[indexPath.row] }
  }

  final class PlainRows: Rows, UITableViewDelegate {}

  private static func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  private static func table(_ rows: Rows) -> (ViewStage, UITableView) {
    let stage = ViewStage()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 40, height: 24), style: .plain)
    table.rowHeight = 2
    table.register(Cell.self, forCellReuseIdentifier: "cell")
    table.dataSource = rows
    table.delegate = rows as? any UITableViewDelegate
    stage.add(table)
    _ = rows.log.take()
    return (stage, table)
  }

  private static func texts(_ table: UITableView, _ section: Int = 0) -> [String] {
    (0..<table.numberOfRows(inSection: section)).map {
      table.cellForRow(at: path($0, section))?.textLabel?.text ?? "-"
    }
  }

  /// UITableView `insertRows(at:with:)`: asks for the new rows only; the other cells move.
  @Test func `an insertion asks for the new row only`() {
    let rows = PlainRows([["a", "b", "c"]])
    let (stage, table) = Self.table(rows)
    let old = table.cellForRow(at: Self.path(1))
    var count = 0
    stage.turn {
      rows.sections[0].insert("x", at: 1)
      table.insertRows(at: [Self.path(1)], with: .automatic)
      count = table.numberOfRows(inSection: 0)
    }
    #expect(count == 4 && rows.log.take() == ["cell x"])
    #expect(Self.texts(table) == ["a", "x", "b", "c"])
    #expect(table.cellForRow(at: Self.path(2)) === old && old?.frame.minY == 4)
  }

  /// UITableView `deleteRows(at:with:)`: the rows below keep their cells, and nothing is asked for.
  @Test func `a deletion moves the cells below up`() {
    let rows = PlainRows([["a", "b", "c", "d"]])
    let (stage, table) = Self.table(rows)
    let (gone, last) = (table.cellForRow(at: Self.path(1)), table.cellForRow(at: Self.path(3)))
    stage.turn {
      rows.sections[0].removeSubrange(0...1)
      table.deleteRows(at: [Self.path(0), Self.path(1)], with: .left)
    }
    #expect(rows.log.take() == [] && Self.texts(table) == ["c", "d"])
    #expect(table.cellForRow(at: Self.path(1)) === last && last?.frame.minY == 2)
    #expect(gone.map { table.indexPath(for: $0) } == .some(nil))
    #expect(table.contentSize.height == 4)
  }

  /// UITableView `performBatchUpdates(_:completion:)`: deletions count in the old rows, insertions in
  /// the new ones, whatever the order of the calls. The completion comes after the animation.
  @Test func `a batch deletes by old numbers and inserts by new ones`() {
    let rows = PlainRows([["a", "b", "c", "d", "e"]])
    let (stage, table) = Self.table(rows)
    let log = ProbeLog()
    stage.turn {
      table.performBatchUpdates {
        rows.sections[0] = ["c", "x", "d", "y"]
        table.insertRows(at: [Self.path(1), Self.path(3)], with: .automatic)
        table.deleteRows(at: [Self.path(0), Self.path(1), Self.path(4)], with: .automatic)
        log.add("updates")
      } completion: {
        log.add("done \($0)")
      }
      log.add("returned \(table.numberOfRows(inSection: 0))")
    }
    #expect(log.take() == ["updates", "returned 4", "done true"])
    #expect(Self.texts(table) == ["c", "x", "d", "y"])
    #expect(Set(rows.log.take()) == ["cell x", "cell y"])
  }

  /// UITableView `moveRow(at:to:)`: moves the cell; the data source is not asked for it again.
  @Test func `a moved row keeps its cell`() {
    let rows = PlainRows([["a", "b", "c"], ["d"]])
    let (stage, table) = Self.table(rows)
    let cell = table.cellForRow(at: Self.path(0))
    stage.turn {
      rows.sections = [["b", "c"], ["d", "a"]]
      table.moveRow(at: Self.path(0), to: Self.path(1, 1))
    }
    #expect(rows.log.take() == [])
    #expect(Self.texts(table) == ["b", "c"] && Self.texts(table, 1) == ["d", "a"])
    #expect(table.cellForRow(at: Self.path(1, 1)) === cell)
    #expect(cell.flatMap { table.indexPath(for: $0) } == Self.path(1, 1))
  }

  /// UITableView `reconfigureRows(at:)`: asks for the row, and gives the cell that is there to
  /// `dequeueReusableCell(withIdentifier:for:)`, without `prepareForReuse()`; it stays selected.
  @Test func `a row is configured again in its own cell`() {
    let rows = PlainRows([["a", "b", "c"]])
    let (stage, table) = Self.table(rows)
    let cell = table.cellForRow(at: Self.path(1)) as? Cell
    let reuses = cell?.reuses
    stage.turn {
      table.selectRow(at: Self.path(1), animated: false, scrollPosition: .none)
      rows.sections[0][1] = "B"
      table.reconfigureRows(at: [Self.path(1)])
    }
    #expect(rows.log.take() == ["cell B"])
    #expect(table.cellForRow(at: Self.path(1)) === cell && cell?.textLabel?.text == "B")
    #expect(cell?.reuses == reuses && table.indexPathForSelectedRow == Self.path(1))
  }

  /// UITableView `reloadRows(at:with:)`: asks for these rows only, and keeps the offset.
  @Test func `a reload of a row asks for it alone`() {
    let rows = PlainRows([(0..<40).map { "n\($0)" }])
    let (stage, table) = Self.table(rows)
    stage.turn { table.contentOffset.y = 20 }
    _ = rows.log.take()
    stage.turn {
      rows.sections[0][12] = "new"
      table.reloadRows(at: [Self.path(12)], with: .none)
    }
    #expect(rows.log.take() == ["cell new"] && table.contentOffset.y == 20)
    #expect(table.cellForRow(at: Self.path(12))?.textLabel?.text == "new")
  }

  /// UITableView `beginUpdates()`, `endUpdates()`: an empty pair asks for the heights again and
  /// animates them, without a reload of the cells.
  @Test func `an empty update changes heights without new cells`() {
    let rows = TallRows([["a", "b", "c"]])
    rows.heights = [2, 3, 2]
    let (stage, table) = Self.table(rows)
    let cell = table.cellForRow(at: Self.path(1))
    #expect(table.rectForRow(at: Self.path(2)).minY == 5 && table.contentSize.height == 7)
    stage.turn {
      rows.heights[1] = 6
      table.beginUpdates()
      table.endUpdates()
    }
    #expect(table.rectForRow(at: Self.path(2)).minY == 8 && table.contentSize.height == 10)
    #expect(table.cellForRow(at: Self.path(1)) === cell && cell?.frame.height == 6)
    #expect(rows.log.take() == [])
  }

  /// UITableView `insertSections(_:with:)`, `deleteSections(_:with:)`, `moveSection(_:toSection:)`:
  /// the other sections get new numbers.
  @Test func `sections are inserted deleted and moved`() {
    let rows = PlainRows([["a"], ["b", "c"]])
    let (stage, table) = Self.table(rows)
    let cell = table.cellForRow(at: Self.path(1, 1))
    stage.turn {
      rows.sections.insert(["x", "y", "z"], at: 0)
      table.insertSections([0], with: .fade)
    }
    #expect(table.numberOfSections == 3 && Self.texts(table) == ["x", "y", "z"])
    #expect(table.cellForRow(at: Self.path(1, 2)) === cell)
    stage.turn {
      rows.sections.remove(at: 1)
      table.deleteSections([1], with: .fade)
    }
    #expect(table.numberOfSections == 2 && Self.texts(table, 1) == ["b", "c"])
    stage.turn {
      rows.sections.swapAt(0, 1)
      table.moveSection(1, toSection: 0)
    }
    #expect(Self.texts(table) == ["b", "c"] && Self.texts(table, 1) == ["x", "y", "z"])
    #expect(table.cellForRow(at: Self.path(1, 0)) === cell && cell?.frame.minY == 2)
  }

  /// UITableView `reloadSections(_:with:)`: takes the new number of rows of that section.
  @Test func `a reload of a section takes its new rows`() {
    let rows = PlainRows([["a"], ["b"], ["c"]])
    let (stage, table) = Self.table(rows)
    stage.turn {
      rows.sections[1] = ["x", "y"]
      table.reloadSections([1], with: .none)
    }
    #expect(table.numberOfRows(inSection: 1) == 2 && Self.texts(table, 1) == ["x", "y"])
    #expect(Set(rows.log.take()) == ["cell x", "cell y"])
    #expect(table.rectForRow(at: Self.path(0, 2)).minY == 6)
  }

  /// UITableViewDelegate `tableView(_:editingStyleForRowAt:)` and UITableViewDataSource
  /// `tableView(_:canEditRowAt:)`: the style of a cell in editing; a row that cannot be edited has none.
  @Test func `cells get their editing styles`() {
    let rows = StyledRows([["a", "b", "c", "d"]])
    let (stage, table) = Self.table(rows)
    #expect(!table.isEditing && table.cellForRow(at: Self.path(0))?.isEditing == false)
    stage.turn { table.setEditing(true, animated: false) }
    let styles = (0..<4).compactMap { table.cellForRow(at: Self.path($0))?.editingStyle }
    #expect(styles == [.insert, .none, .delete, .none])
    #expect(table.isEditing && table.cellForRow(at: Self.path(0))?.isEditing == true)
    stage.turn { table.isEditing = false }
    #expect(table.cellForRow(at: Self.path(0))?.isEditing == false)
  }

  /// UITableView `allowsSelectionDuringEditing`: false by default, so a tap while editing selects
  /// nothing.
  @Test func `a table in editing is not selected by a tap`() {
    let rows = PlainRows([["a", "b", "c"]])
    let (stage, table) = Self.table(rows)
    #expect(!table.allowsSelectionDuringEditing && !table.allowsMultipleSelectionDuringEditing)
    stage.turn { table.setEditing(true, animated: false) }
    stage.screen.click(20, 2)
    stage.screen.settle()
    #expect(table.indexPathForSelectedRow == nil)
    stage.turn { table.allowsSelectionDuringEditing = true }
    stage.screen.click(20, 2)
    stage.screen.settle()
    #expect(table.indexPathForSelectedRow == Self.path(1))
  }

  /// UITableView `allowsMultipleSelectionDuringEditing`: several rows are chosen while editing, and
  /// `indexPathsForSelectedRows` has them for the deletion.
  @Test func `several rows are chosen while editing`() {
    let rows = PlainRows([["a", "b", "c", "d"]])
    let (stage, table) = Self.table(rows)
    stage.turn {
      table.allowsMultipleSelectionDuringEditing = true
      table.setEditing(true, animated: false)
    }
    for row in [0, 4] {
      stage.screen.click(20, row)
      stage.screen.settle()
    }
    let chosen = (table.indexPathsForSelectedRows ?? []).sorted()
    #expect(chosen == [Self.path(0), Self.path(2)])
    stage.turn {
      for path in chosen.reversed() { rows.sections[0].remove(at: path.row) }
      table.deleteRows(at: chosen, with: .automatic)
    }
    #expect(Self.texts(table) == ["b", "d"] && table.indexPathsForSelectedRows == nil)
  }
}

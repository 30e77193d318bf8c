import Testing
import UIKitNames

/// Probes of table views: selection, geometry, reuse and updates, as Apple's documentation states them.
@Suite struct TableSourcedProbes {
  final class Reused: UITableViewCell {
    var prepared = 0
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }
    override func prepareForReuse() {
      super.prepareForReuse()
      prepared += 1
    }
  }

  final class Source: UITableViewDataSource, UITableViewDelegate {
    let log = ProbeLog()
    var rows = (0..<60).map { "r\($0)" }
    var made: [ObjectIdentifier] = []
    var cells: [UITableViewCell] = []
    var refused = -1
    var redirect: (Int, Int)?
    var highlights = true
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rows.count
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      log.add("cell \(indexPath.row)")
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      if !cells.contains(where: { $0 === cell }) { cells.append(cell) }
      cell.textLabel?.text = rows[indexPath.row]
      return cell
    }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
      log.add("will \(indexPath.row)")
      if indexPath.row == refused { return nil }
      if let redirect, redirect.0 == indexPath.row { return IndexPath(row: redirect.1, section: 0) }
      return indexPath
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.add("did \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      log.add("deselect \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
      highlights
    }
    func tableView(
      _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) { log.add("gone \(indexPath.row)") }
  }

  private static func stage() -> (ViewStage, UITableView, Source) {
    let stage = ViewStage()
    let source = Source()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 40, height: 24), style: .plain)
    table.rowHeight = 2
    table.register(Reused.self, forCellReuseIdentifier: "row")
    table.dataSource = source
    table.delegate = source
    stage.add(table)
    _ = source.log.take()
    return (stage, table, source)
  }

  private static func click(_ stage: ViewStage, row: Int) {
    stage.screen.click(5, row * 2)
    stage.screen.settle()
  }

  private static func choices(_ source: Source) -> [String] {
    source.log.take().filter { !$0.hasPrefix("cell") && !$0.hasPrefix("gone") }
  }

  /// UITableViewDelegate `tableView(_:willSelectRowAt:)`: "Return nil if you don't want the row selected";
  /// another index path is selected in its place.
  @Test func `a delegate refuses or redirects a selection`() {
    let (stage, table, source) = Self.stage()
    withExtendedLifetime(source) {
      source.refused = 3
      source.redirect = (4, 6)
      Self.click(stage, row: 3)
      #expect(Self.choices(source) == ["will 3"] && table.indexPathForSelectedRow == nil)
      Self.click(stage, row: 4)
      #expect(Self.choices(source) == ["will 4", "did 6"])
      #expect(table.indexPathForSelectedRow == IndexPath(row: 6, section: 0))
    }
  }

  /// UITableView `selectRow(at:animated:scrollPosition:)` and `deselectRow(at:animated:)`: "Calling this
  /// method does not cause the delegate to receive" the messages of a selection.
  @Test func `a selection by code is silent`() {
    let (stage, table, source) = Self.stage()
    withExtendedLifetime(source) {
      let path = IndexPath(row: 2, section: 0)
      stage.turn { table.selectRow(at: path, animated: false, scrollPosition: .none) }
      #expect(
        table.indexPathForSelectedRow == path && table.cellForRow(at: path)?.isSelected == true)
      stage.turn { table.deselectRow(at: path, animated: false) }
      #expect(table.indexPathForSelectedRow == nil && Self.choices(source) == [])
      #expect(table.cellForRow(at: path)?.isSelected == false)
    }
  }

  /// UITableView.h `tableView(_:shouldHighlightRowAt:)`: "Returning NO to that message halts the selection
  /// process and does not cause the currently selected row to lose its selected look".
  @Test func `a row that must not highlight is not selected`() {
    let (stage, table, source) = Self.stage()
    withExtendedLifetime(source) {
      Self.click(stage, row: 1)
      #expect(Self.choices(source) == ["will 1", "did 1"])
      source.highlights = false
      Self.click(stage, row: 5)
      #expect(Self.choices(source) == [])
      #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    }
  }

  /// UITableView `allowsMultipleSelection`: false by default; with true each tap on a chosen row takes it
  /// back, and `indexPathsForSelectedRows` has them all, nil for none.
  @Test func `several rows are selected and taken back`() {
    let (stage, table, source) = Self.stage()
    withExtendedLifetime(source) {
      #expect(!table.allowsMultipleSelection && table.allowsSelection)
      #expect(!table.allowsSelectionDuringEditing && table.indexPathsForSelectedRows == nil)
      stage.turn { table.allowsMultipleSelection = true }
      Self.click(stage, row: 1)
      Self.click(stage, row: 3)
      #expect((table.indexPathsForSelectedRows ?? []).map(\.row).sorted() == [1, 3])
      _ = source.log.take()
      Self.click(stage, row: 1)
      #expect(Self.choices(source) == ["deselect 1"])
      #expect(table.indexPathsForSelectedRows == [IndexPath(row: 3, section: 0)])
    }
  }

  /// UITableView `allowsSelection`: "If the value of this property is false, the user can't select rows".
  @Test func `a table without selection selects nothing`() {
    let (stage, table, source) = Self.stage()
    withExtendedLifetime(source) {
      stage.turn { table.allowsSelection = false }
      Self.click(stage, row: 2)
      #expect(Self.choices(source) == [] && table.indexPathForSelectedRow == nil)
      stage.turn { table.allowsSelection = true }
      Self.click(stage, row: 2)
      #expect(table.indexPathForSelectedRow?.row == 2)
    }
  }

  /// UITableView `rectForRow(at:)`, `indexPathForRow(at:)` (nil if the point is outside the bounds of any
  /// row) and `indexPathsForRows(in:)`.
  @Test func `rectangles and points follow from the height`() {
    let (_, table, source) = Self.stage()
    withExtendedLifetime(source) {
      #expect(
        table.rectForRow(at: IndexPath(row: 7, section: 0))
          == CGRect(x: 0, y: 14, width: 40, height: 2))
      #expect(table.contentSize.height == 120 && table.numberOfSections == 1)
      #expect(table.indexPathForRow(at: CGPoint(x: 4, y: 15)) == IndexPath(row: 7, section: 0))
      #expect(table.indexPathForRow(at: CGPoint(x: 4, y: 500)) == nil)
      let rect = CGRect(x: 0, y: 4.5, width: 10, height: 4)
      #expect(table.indexPathsForRows(in: rect)?.map(\.row) == [2, 3, 4])
    }
  }

  /// UITableView `cellForRow(at:)`: "nil if the cell is not visible or indexPath is out of range";
  /// `indexPath(for:)` is the way back.
  @Test func `only visible rows have cells`() {
    let (_, table, source) = Self.stage()
    withExtendedLifetime(source) {
      #expect(table.cellForRow(at: IndexPath(row: 50, section: 0)) == nil)
      #expect(table.cellForRow(at: IndexPath(row: 500, section: 0)) == nil)
      let cell = table.cellForRow(at: IndexPath(row: 5, section: 0))
      #expect(cell?.textLabel?.text == "r5")
      if let cell { #expect(table.indexPath(for: cell)?.row == 5) }
      #expect(table.indexPath(for: UITableViewCell(style: .default, reuseIdentifier: nil)) == nil)
      #expect(table.dequeueReusableCell(withIdentifier: "never registered") == nil)
    }
  }

  /// UITableView.ScrollPosition: `top` and `bottom` put the row at that edge; `none` scrolls "with a
  /// minimum of movement", so not at all for a visible row.
  @Test func `scrolling to a row`() {
    let (stage, table, source) = Self.stage()
    withExtendedLifetime(source) {
      func scroll(_ row: Int, _ position: UITableView.ScrollPosition) -> Double {
        stage.turn {
          table.scrollToRow(at: IndexPath(row: row, section: 0), at: position, animated: false)
        }
        return table.contentOffset.y
      }
      #expect(scroll(20, .top) == 40)
      #expect(scroll(25, .none) == 40)
      #expect(scroll(40, .bottom) == 58)
      #expect(scroll(10, .none) == 20)
      #expect(scroll(59, .top) == 96)
    }
  }

  /// UITableViewCell `prepareForReuse()`: called "just before the object is returned from"
  /// `dequeueReusableCell`; UITableViewDelegate `didEndDisplaying`: when a cell has left the table.
  @Test func `cells that leave are reused`() {
    let (stage, table, source) = Self.stage()
    withExtendedLifetime(source) {
      #expect(source.cells.allSatisfy { ($0 as? Reused)?.prepared == 0 })
      for offset in stride(from: 12.0, through: 96, by: 12) {
        stage.turn { table.contentOffset = CGPoint(x: 0, y: offset) }
      }
      let log = source.log.take()
      #expect(log.contains("gone 0") && log.contains("cell 59") && !log.contains("gone 59"))
      #expect(source.cells.count < 60)
      #expect(source.cells.contains { (($0 as? Reused)?.prepared ?? 0) > 0 })
      #expect(table.indexPathsForVisibleRows?.first?.row == 48)
    }
  }

  /// UITableView `performBatchUpdates(_:completion:)`: "deletes are processed before inserts in batch
  /// operations"; the paths of deletions are those before, of insertions those after.
  @Test func `deletions come before insertions`() {
    let (stage, table, source) = Self.stage()
    withExtendedLifetime(source) {
      var finished: [Bool] = []
      source.rows = ["a", "b", "c", "d"]
      stage.turn { table.reloadData() }
      stage.turn {
        source.rows = ["b", "X", "c", "d"]
        table.performBatchUpdates({
          table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
          table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
        }) { finished.append($0) }
      }
      #expect(finished == [true] && table.numberOfRows(inSection: 0) == 4)
      let shown = (0..<4).map {
        table.cellForRow(at: IndexPath(row: $0, section: 0))?.textLabel?.text
      }
      #expect(shown == ["b", "X", "c", "d"])
    }
  }

  /// UITableView `reloadRows(at:with:)`: asks "its data source for a new cell for that row" only.
  /// `reconfigureRows(at:)`: updates cells "without replacing them with new cells".
  @Test func `reloading and reconfiguring ask for one row`() {
    let (stage, table, source) = Self.stage()
    withExtendedLifetime(source) {
      let path = IndexPath(row: 2, section: 0)
      let cell = table.cellForRow(at: path)
      source.rows[2] = "new"
      source.rows[3] = "unseen"
      stage.turn { table.reconfigureRows(at: [path]) }
      #expect(source.log.take() == ["cell 2"] && table.cellForRow(at: path) === cell)
      #expect(cell?.textLabel?.text == "new")
      source.rows[2] = "newer"
      stage.turn { table.reloadRows(at: [path], with: .none) }
      #expect(source.log.take().filter { $0.hasPrefix("cell") } == ["cell 2"])
      #expect(table.cellForRow(at: path)?.textLabel?.text == "newer")
      #expect(table.cellForRow(at: IndexPath(row: 3, section: 0))?.textLabel?.text == "r3")
    }
  }
}

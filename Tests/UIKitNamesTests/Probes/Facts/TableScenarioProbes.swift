import Testing
import UIKitNames

/// Probes of tables: data source, delegate, updates, editing, selection, swipes and diffable data
/// sources.
@Suite struct TableScenarioProbes {
  final class Rows: UIResponder, UITableViewDataSource, UITableViewDelegate {
    var names = ["Ada", "Bert", "Cleo", "Dora", "Emil"]
    var isEditable = false
    var refused: Int?
    var replaced: [Int: Int] = [:]
    var unlit: Int?
    let log = ProbeLog()

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      names.count
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = names[indexPath.row]
      log.add("cell \(indexPath.row)")
      return cell
    }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      isEditable
    }
    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      log.add("commit \(indexPath.row) \(editingStyle == .delete)")
      names.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> Double {
      1
    }
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
      log.add("shouldHighlight \(indexPath.row)")
      return indexPath.row != unlit
    }
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
      log.add("highlight \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
      log.add("unhighlight \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
      log.add("willSelect \(indexPath.row)")
      if indexPath.row == refused { return nil }
      return replaced[indexPath.row].map { IndexPath(row: $0, section: 0) } ?? indexPath
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.add("select \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
      log.add("willDeselect \(indexPath.row)")
      return indexPath
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      log.add("deselect \(indexPath.row)")
    }

    /// The calls about selection and deselection.
    func selections() -> [String] { log.take().filter { $0.contains("elect") } }
  }

  private static func table(_ rows: Rows) -> (ViewStage, UITableView) {
    let stage = ViewStage()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 30, height: 12), style: .plain)
    table.dataSource = rows
    table.delegate = rows
    stage.add(table)
    _ = rows.log.take()
    return (stage, table)
  }

  private static func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  private static func tap(_ stage: ViewStage, _ text: String) {
    guard let row = stage.screen.row(of: text) else {
      Issue.record("The screen does not show \(text)")
      return
    }
    stage.screen.click(2, row)
    stage.screen.settle()
  }

  /// UITableViewDelegate: a tap on another row asks `willSelectRowAt` for the new row before
  /// `willDeselectRowAt` for the old one, and tells `didDeselectRowAt` before `didSelectRowAt`
  /// (measured in iter01.com/128615).
  @Test func `a tap selects the new row after the old one is deselected`() {
    let rows = Rows()
    let (stage, table) = Self.table(rows)
    Self.tap(stage, "Ada")
    #expect(rows.selections() == ["willSelect 0", "select 0"])
    Self.tap(stage, "Cleo")
    #expect(rows.selections() == ["willSelect 2", "willDeselect 0", "deselect 0", "select 2"])
    #expect(table.indexPathsForSelectedRows == [Self.path(2)])
  }

  /// UITableViewDelegate `tableView(_:shouldHighlightRowAt:)`: with false a tap neither highlights
  /// nor selects the row; the highlight comes before the selection.
  @Test func `a row that is not highlighted is not selected`() {
    let rows = Rows()
    rows.unlit = 1
    let (stage, table) = Self.table(rows)
    Self.tap(stage, "Bert")
    #expect(rows.log.take() == ["shouldHighlight 1"] && table.indexPathForSelectedRow == nil)
    Self.tap(stage, "Cleo")
    let calls = rows.log.take()
    #expect(Array(calls.prefix(2)) == ["shouldHighlight 2", "highlight 2"])
    #expect(calls.contains("unhighlight 2") && calls.last == "select 2")
  }

  /// UITableViewDelegate `tableView(_:willSelectRowAt:)`: nil keeps the row from being selected,
  /// and another index path selects that row.
  @Test func `the delegate refuses a selection or moves it`() {
    let rows = Rows()
    rows.refused = 1
    rows.replaced = [2: 3]
    let (stage, table) = Self.table(rows)
    Self.tap(stage, "Ada")
    _ = rows.log.take()
    Self.tap(stage, "Bert")
    #expect(rows.selections() == ["willSelect 1"] && table.indexPathForSelectedRow == Self.path(0))
    Self.tap(stage, "Cleo")
    #expect(rows.selections().last == "select 3" && table.indexPathForSelectedRow == Self.path(3))
  }

  /// UITableView `selectRow(at:animated:scrollPosition:)` and `deselectRow(at:animated:)`: the
  /// delegate hears of selections by the user only.
  @Test func `a selection by code does not tell the delegate`() {
    let rows = Rows()
    let (stage, table) = Self.table(rows)
    stage.turn { table.selectRow(at: Self.path(1), animated: false, scrollPosition: .none) }
    #expect(table.indexPathForSelectedRow == Self.path(1) && rows.selections() == [])
    #expect(table.cellForRow(at: Self.path(1))?.isSelected == true)
    stage.turn { table.selectRow(at: Self.path(2), animated: false, scrollPosition: .none) }
    #expect(table.indexPathsForSelectedRows == [Self.path(2)])
    #expect(table.cellForRow(at: Self.path(1))?.isSelected == false)
    stage.turn { table.deselectRow(at: Self.path(2), animated: false) }
    #expect(table.indexPathForSelectedRow == nil && rows.selections() == [])
  }

  /// UITableView `insertRows(at:with:)`, `deleteRows(at:with:)` and `reloadData()`: the selection
  /// moves with its row, goes with it, and is cleared by a reload.
  @Test func `the selection follows its row until a reload`() {
    let rows = Rows()
    let (stage, table) = Self.table(rows)
    stage.turn { table.selectRow(at: Self.path(2), animated: false, scrollPosition: .none) }
    stage.turn {
      rows.names.insert("Zoe", at: 0)
      table.insertRows(at: [Self.path(0)], with: .none)
    }
    #expect(table.indexPathForSelectedRow == Self.path(3))
    stage.turn {
      rows.names.remove(at: 1)
      table.deleteRows(at: [Self.path(1)], with: .none)
    }
    #expect(table.indexPathForSelectedRow == Self.path(2))
    stage.turn {
      rows.names.remove(at: 2)
      table.deleteRows(at: [Self.path(2)], with: .none)
    }
    #expect(table.indexPathForSelectedRow == nil)
    stage.turn {
      table.selectRow(at: Self.path(1), animated: false, scrollPosition: .none)
      table.reloadData()
    }
    #expect(table.indexPathForSelectedRow == nil && rows.selections() == [])
  }

  /// UITableView `performBatchUpdates(_:completion:)`: deletions come before insertions: deleted
  /// paths are those before the batch, inserted ones those after it.
  @Test func `a batch deletes by old paths and inserts by new ones`() {
    let rows = Rows()
    let (stage, table) = Self.table(rows)
    stage.turn {
      table.performBatchUpdates {
        rows.names = ["New", "Bert", "Cleo", "Emil", "Last"]
        table.insertRows(at: [Self.path(0), Self.path(4)], with: .none)
        table.deleteRows(at: [Self.path(0), Self.path(3)], with: .none)
      } completion: {
        rows.log.add("done \($0)")
      }
    }
    #expect(rows.log.take().filter { $0.hasPrefix("done") } == ["done true"])
    #expect(table.numberOfRows(inSection: 0) == 5)
    let shown = (0..<5).map { table.cellForRow(at: Self.path($0))?.textLabel?.text ?? "" }
    #expect(shown == rows.names)
  }

  /// The usual deletion: the delete button of a swiped row commits it, and the data source deletes
  /// the row.
  @Test func `a swiped row is deleted by its button`() {
    let rows = Rows()
    rows.isEditable = true
    let (stage, table) = Self.table(rows)
    stage.screen.turn { stage.screen.application.moveFocus(.next) }
    stage.screen.simulator.perform(.key(.arrow(.left)))
    stage.screen.settle()
    #expect(rows.log.take().filter { $0.hasPrefix("commit") } == [])
    #expect(!table.isEditing && table.numberOfRows(inSection: 0) == 5)
    stage.screen.tap()
    stage.screen.settle()
    #expect(rows.log.take().filter { $0.hasPrefix("commit") } == ["commit 0 true"])
    #expect(stage.screen.row(of: "Ada") == nil && table.numberOfRows(inSection: 0) == 4)
    #expect(table.cellForRow(at: Self.path(0))?.textLabel?.text == "Bert")
  }

  private static func diffable(_ stage: ViewStage)
    -> (UITableView, UITableViewDiffableDataSource<Int, String>)
  {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 30, height: 12), style: .plain)
    table.rowHeight = 1
    let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { _, _, name in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = name
      return cell
    }
    stage.add(table)
    return (table, source)
  }

  /// UITableViewDiffableDataSource `apply(_:animatingDifferences:completion:)`: the table shows the
  /// items in the order of the snapshot, and the source knows the way between items and index
  /// paths.
  @Test func `an applied snapshot gives rows and paths`() {
    let stage = ViewStage()
    let (table, source) = Self.diffable(stage)
    let log = ProbeLog()
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([1, 2])
    snapshot.appendItems(["Pear", "Fig"], toSection: 1)
    snapshot.appendItems(["Plum"])
    stage.turn { source.apply(snapshot, animatingDifferences: true) { log.add("done") } }
    #expect(log.take() == ["done"] && table.numberOfSections == 2)
    #expect(table.numberOfRows(inSection: 0) == 2 && table.numberOfRows(inSection: 1) == 1)
    #expect(source.indexPath(for: "Plum") == IndexPath(row: 0, section: 1))
    #expect(source.itemIdentifier(for: IndexPath(row: 1, section: 0)) == "Fig")
    #expect(source.itemIdentifier(for: IndexPath(row: 5, section: 0)) == nil)
    #expect(source.indexPath(for: "Kiwi") == nil && source.snapshot().itemIdentifiers.count == 3)
    snapshot.deleteItems(["Pear"])
    #expect(source.snapshot().itemIdentifiers == ["Pear", "Fig", "Plum"])
    stage.turn { source.apply(snapshot, animatingDifferences: false) }
    #expect(source.indexPath(for: "Fig") == IndexPath(row: 0, section: 0))
    #expect(stage.screen.row(of: "Pear") == nil && stage.screen.row(of: "Fig") != nil)
  }

  /// UITableViewDiffableDataSource: a sorted and filtered list, as in Apple's sample of a list of
  /// mountains; the selection stays with its item while it is moved, and goes with it.
  @Test func `a selected item stays selected while a snapshot moves it`() {
    let stage = ViewStage()
    let (table, source) = Self.diffable(stage)
    func apply(_ names: [String]) {
      stage.turn {
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(names)
        source.apply(snapshot, animatingDifferences: true)
      }
    }
    apply(["Eiger", "Jura", "Blanc"])
    stage.turn { table.selectRow(at: Self.path(0), animated: false, scrollPosition: .none) }
    apply(["Blanc", "Eiger", "Jura"])
    #expect(table.indexPathForSelectedRow == Self.path(1))
    #expect(source.itemIdentifier(for: Self.path(1)) == "Eiger")
    apply(["Blanc", "Jura"])
    #expect(table.indexPathForSelectedRow == nil && table.numberOfRows(inSection: 0) == 2)
  }
}

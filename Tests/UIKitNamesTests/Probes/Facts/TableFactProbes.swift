import Testing
import UIKitNames

/// Probes of tables and their cells.
@Suite struct TableFactProbes {
  final class Source: UIResponder, UITableViewDataSource, UITableViewDelegate {
    var rows = [30]
    var isEditable = true
    let log = ProbeLog()
    func numberOfSections(in tableView: UITableView) -> Int { rows.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rows[section]
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: "cell")
      cell.textLabel?.text = "Row \(indexPath.section).\(indexPath.row)"
      return cell
    }
    func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
      indexPath.row % 3
    }
    func tableView(
      _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) {
      log.add("end \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      isEditable
    }
    func tableView(
      _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? { "Throw away" }
    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      log.add("commit \(indexPath.row) \(editingStyle == .delete)")
    }
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
      log.add("beginEditing \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
      log.add("endEditing \(indexPath?.row ?? -1)")
    }
  }

  private static func table(_ source: Source) -> (Screen, UITableView) {
    let root = UIViewController()
    let screen = Screen(root: root)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 40, height: 10), style: .plain)
    table.rowHeight = 1
    table.dataSource = source
    table.delegate = source
    screen.turn { root.view.addSubview(table) }
    screen.settle()
    return (screen, table)
  }

  /// UITableView `selectRow(at:animated:scrollPosition:)`: "Passing UITableView.ScrollPosition.none
  /// results in no scrolling, rather than the minimum scrolling".
  @Test func `a selection without a scroll position does not scroll`() {
    let source = Source()
    defer { withExtendedLifetime(source) {} }
    let (screen, table) = Self.table(source)
    screen.turn {
      table.selectRow(at: IndexPath(row: 25, section: 0), animated: false, scrollPosition: .none)
    }
    screen.settle()
    #expect(table.contentOffset.y == 0)
    #expect(table.indexPathForSelectedRow == IndexPath(row: 25, section: 0))
  }

  /// UITableView.ScrollPosition `none`: "scrolls the row of interest to be fully visible with a minimum
  /// of movement".
  @Test func `scrolling to a row without a position moves as little as possible`() {
    let source = Source()
    defer { withExtendedLifetime(source) {} }
    let (screen, table) = Self.table(source)
    screen.turn {
      table.scrollToRow(at: IndexPath(row: 12, section: 0), at: .none, animated: false)
    }
    screen.settle()
    #expect(table.contentOffset.y == 3)
    screen.turn {
      table.scrollToRow(at: IndexPath(row: 1, section: 0), at: .none, animated: false)
    }
    screen.settle()
    #expect(table.contentOffset.y == 1)
  }

  /// UITableViewDelegate `tableView(_:indentationLevelForRowAt:)` sets the cell's level.
  @Test func `rows have the delegate's indentation`() {
    let source = Source()
    defer { withExtendedLifetime(source) {} }
    let (screen, table) = Self.table(source)
    withExtendedLifetime(screen) {
      #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.indentationLevel == 0)
      #expect(table.cellForRow(at: IndexPath(row: 2, section: 0))?.indentationLevel == 2)
    }
  }

  /// UITableView `reloadRows(at:with:)`: a reloaded row loses its selection.
  @Test func `a reloaded row is no longer selected`() {
    let source = Source()
    let (screen, table) = Self.table(source)
    let path = IndexPath(row: 2, section: 0)
    screen.turn { table.selectRow(at: path, animated: false, scrollPosition: .none) }
    screen.turn { table.reloadRows(at: [path], with: .none) }
    screen.settle()
    #expect(table.indexPathForSelectedRow == nil)
  }

  /// UITableView: the title of the button that confirms a deletion.
  @Test func `the delegate names the delete button`() {
    let source = Source()
    let (screen, _) = Self.table(source)
    screen.turn { screen.application.moveFocus(.next) }
    screen.simulator.perform(.key(.arrow(.left)))
    screen.settle()
    #expect(screen.text.contains { $0.contains("Throw away") })
  }

  /// UITableViewController: it is its table's data source and delegate.
  @Test func `a table controller is its table's data source and delegate`() {
    let controller = UITableViewController(style: .grouped)
    #expect(controller.tableView.dataSource === controller)
    #expect(controller.tableView.delegate === controller)
    #expect(controller.tableView.style == .grouped && controller.view === controller.tableView)
    #expect(controller.clearsSelectionOnViewWillAppear)
    #expect(UITableViewController().tableView.style == .plain)
  }

  /// UITableView `numberOfSections` and `numberOfRows(inSection:)`; a table without a data source has
  /// no rows.
  @Test func `a table without a data source is empty`() {
    let table = UITableView()
    #expect(table.numberOfSections <= 1 && table.visibleCells.isEmpty)
    #expect(table.indexPathsForVisibleRows ?? [] == [])
    #expect(table.indexPathsForSelectedRows == nil)
  }

  /// UITableView: the data source replaced by another one is asked after `reloadData()`.
  @Test func `another data source fills the table after a reload`() {
    let source = Source()
    defer { withExtendedLifetime(source) {} }
    let (screen, table) = Self.table(source)
    let other = Source()
    other.rows = [2, 3]
    screen.turn {
      table.dataSource = other
      table.delegate = other
      table.reloadData()
    }
    screen.settle()
    #expect(table.numberOfSections == 2 && table.numberOfRows(inSection: 1) == 3)
    #expect(screen.row(of: "Row 1.2") != nil)
  }

  /// UITableView: rows, sections and the content size.
  @Test func `the rectangle of a row is in the table's content`() {
    let source = Source()
    source.rows = [3, 4]
    let (screen, table) = Self.table(source)
    withExtendedLifetime(screen) {
      #expect(table.rectForRow(at: IndexPath(row: 2, section: 0)).origin.y == 2)
      #expect(table.rectForRow(at: IndexPath(row: 2, section: 0)).width == 40)
      #expect(
        table.indexPathsForRows(in: CGRect(x: 0, y: 1, width: 40, height: 2)) ?? []
          == [IndexPath(row: 1, section: 0), IndexPath(row: 2, section: 0)])
    }
  }

  /// UITableViewCell `prepareForReuse()`: cells that are dequeued again keep what was not reset.
  @Test func `a dequeued cell keeps what nobody resets`() {
    final class Marked: UIResponder, UITableViewDataSource {
      var marks = 0
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
        -> UITableViewCell
      {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        if cell.accessoryType == .checkmark { marks += 1 }
        cell.accessoryType = .checkmark
        return cell
      }
    }
    let source = Marked()
    let root = UIViewController()
    let screen = Screen(root: root)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 40, height: 10), style: .plain)
    table.rowHeight = 1
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    screen.turn { root.view.addSubview(table) }
    screen.settle()
    #expect(source.marks == 0)
    screen.turn { table.setContentOffset(CGPoint(x: 0, y: 20), animated: false) }
    screen.settle()
    #expect(source.marks > 0)
  }

  /// UITableViewCell: accessory and selection follow the documented setters.
  @Test func `a cell is selected and highlighted by its setters`() {
    final class Cell: UITableViewCell {
      let log = ProbeLog()
      override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
        log.add("selected \(selected) \(animated)")
      }
      override func setHighlighted(_ highlighted: Bool, animated: Bool) {
        super.setHighlighted(highlighted, animated: animated)
        log.add("highlighted \(highlighted) \(animated)")
      }
    }
    let cell = Cell(style: .default, reuseIdentifier: nil)
    cell.isSelected = true
    cell.isHighlighted = true
    #expect(cell.log.take() == ["selected true false", "highlighted true false"])
    #expect(cell.isSelected && cell.isHighlighted)
  }

  /// UITableViewCell `isEditing = true` calls `setEditing(_:animated:)` without animation.
  @Test func `a table that edits calls setEditing`() {
    final class Table: UITableView {
      let log = ProbeLog()
      override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        log.add("editing \(editing) \(animated)")
      }
    }
    let table = Table(frame: .zero, style: .plain)
    table.isEditing = true
    table.setEditing(false, animated: true)
    #expect(table.log.take() == ["editing true false", "editing false true"] && !table.isEditing)
  }

  /// UIContextualAction: style, title, background and the handler's completion.
  @Test func `a contextual action has what it is made with`() {
    let action = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true)
    }
    #expect(action.style == .destructive && action.title == "Delete" && action.image == nil)
    let actions = UISwipeActionsConfiguration(actions: [action])
    #expect(actions.actions.count == 1 && actions.performsFirstActionWithFullSwipe)
  }

  /// UITableView: defaults of separators, headers and editing.
  @Test func `a table has the documented defaults of its looks`() {
    let table = UITableView()
    #expect(table.separatorStyle == .singleLine && table.backgroundView == nil)
    #expect(table.tableHeaderView == nil && table.tableFooterView == nil)
    #expect(table.sectionIndexMinimumDisplayRowCount == 0)
    #expect(!table.isEditing && !table.allowsSelectionDuringEditing)
    #expect(!table.hasUncommittedUpdates && !table.remembersLastFocusedIndexPath)
  }

  /// UITableView `performBatchUpdates`: the completion comes after the updates with true, and the
  /// numbers agree.
  @Test func `a batch that moves a section and inserts a row agrees with the data`() {
    let source = Source()
    source.rows = [2, 3]
    let (screen, table) = Self.table(source)
    let log = ProbeLog()
    screen.turn {
      source.rows = [3, 3]
      table.performBatchUpdates {
        table.moveSection(0, toSection: 1)
        table.insertRows(at: [IndexPath(row: 0, section: 1)], with: .none)
      } completion: {
        log.add("\($0)")
      }
    }
    screen.settle()
    #expect(log.take() == ["true"])
    #expect(table.numberOfRows(inSection: 0) == 3 && table.numberOfRows(inSection: 1) == 3)
  }
}

import CellGraphics
import NavigationKit
import TestSupport
import Testing

/// A table controller that tests fill by closures.
private final class Parts: TableViewController {
  var rows = ["a", "b", "c"]
  var header: (Int) -> View? = { _ in nil }
  var headerHeight = TableView.automaticDimension
  var configure: (TableViewCell, Int) -> Void = { _, _ in }
  var trailing: SwipeActionsConfiguration?
  var leading: SwipeActionsConfiguration?
  var rowActions: [TableViewRowAction]?
  var isEditable = false
  var log: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.separatorStyle = .none
    tableView.showsVerticalScrollIndicator = false
    tableView.register(TableViewCell.self, forCellReuseIdentifier: "cell")
  }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath)
    -> TableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = rows[indexPath.row]
    configure(cell, indexPath.row)
    return cell
  }

  override func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
    header(section)
  }

  override func tableView(_ tableView: TableView, heightForHeaderInSection section: Int)
    -> Double
  { headerHeight }

  /// A row that cannot be edited has no actions, as in UIKit.
  override func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
    isEditable || leading != nil || trailing != nil || rowActions != nil
  }

  override func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    isEditable
  }

  override func tableView(
    _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    rows.insert(rows.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    log.append("move \(sourceIndexPath.row) to \(destinationIndexPath.row)")
  }

  override func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    rows.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .none)
  }

  override func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
  ) { log.append("show \(indexPath.row)") }

  override func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath
  ) { log.append("hide \(indexPath.row)") }

  override func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? { trailing }

  override func tableView(_ tableView: TableView, editActionsForRowAt indexPath: IndexPath)
    -> [TableViewRowAction]?
  { rowActions }

  override func tableView(
    _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? { leading }
}

@Suite struct TableViewPartsTests {
  private func stage(_ parts: Parts, rows: Int = 4) -> Stage {
    Stage(root: parts, columns: 20, rows: rows)
  }

  private func label(_ text: String) -> Label {
    let label = Label(frame: Rect(x: 0, y: 0, width: 20, height: 1))
    label.text = text
    return label
  }

  // MARK: - Headers and footers

  @Test func `a table has views above and below its rows`() {
    let parts = Parts()
    parts.rows = ["a"]
    parts.tableView.tableHeaderView = label("top")
    parts.tableView.tableFooterView = label("end")
    let stage = stage(parts)
    #expect(stage.lines == ["top", "  a", "end", ""])
    #expect(parts.tableView.contentSize.height == 3)
    #expect(parts.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 1)
  }

  @Test func `the delegate provides the view of a header and its height`() {
    let parts = Parts()
    parts.header = { [unowned parts] section in
      let view = parts.tableView.dequeueReusableHeaderFooterView(withIdentifier: "head")
      view?.textLabel?.text = "section \(section)"
      return view
    }
    parts.tableView.register(
      TableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "head")
    let one = stage(parts)
    #expect(one.lines == ["  section 0", "  a", "  b", "  c"])
    one.turn { parts.tableView.contentOffset.y = 0 }
    parts.headerHeight = 3
    one.turn { parts.tableView.reloadData() }
    #expect(one.lines == ["", "  section 0", "", "  a"])
  }

  @Test func `the header of a plain table stays at the top`() {
    let parts = Parts()
    parts.rows = ["a", "b", "c", "d", "e"]
    let view = label("head")
    parts.header = { _ in view }
    let stage = stage(parts, rows: 3)
    stage.turn { parts.tableView.contentOffset.y = 2 }
    #expect(stage.lines == ["head", "  c", "  d"])
  }

  // MARK: - Display

  @Test func `the delegate is notified of cells that are shown and hidden`() {
    let parts = Parts()
    let stage = stage(parts, rows: 2)
    #expect(parts.log == ["show 0", "show 1"])
    parts.log = []
    stage.turn { parts.tableView.contentOffset.y = 1 }
    #expect(parts.log == ["hide 0", "show 2"])
  }

  // MARK: - Heights and content

  @Test func `with an estimated height each cell decides its own height`() {
    let parts = Parts()
    parts.rows = ["a", "some words on two rows", "c"]
    parts.configure = { cell, _ in cell.textLabel?.numberOfLines = 0 }
    parts.tableView.rowHeight = TableView.automaticDimension
    parts.tableView.estimatedRowHeight = 1
    let stage = stage(parts)
    // 16 columns between the margins.
    #expect(stage.lines == ["  a", "  some words on", "  two rows", "  c"])
    #expect(parts.tableView.rectForRow(at: IndexPath(row: 2, section: 0)).minY == 3)
  }

  @Test func `a content configuration replaces the labels`() {
    let parts = Parts()
    parts.configure = { cell, row in
      var content = cell.defaultContentConfiguration()
      content.text = "row \(row)"
      content.image = Image(systemName: "star")
      cell.contentConfiguration = content
    }
    #expect(stage(parts).lines == ["  ★ row 0", "  ★ row 1", "  ★ row 2", ""])
  }

  @Test func `a cell shows its image as a sign before the text`() {
    let parts = Parts()
    parts.configure = { cell, _ in cell.imageView?.image = Image(systemName: "heart") }
    #expect(stage(parts).lines[0] == "  ♥ a")
  }

  // MARK: - Swipe actions

  private func action(_ title: String, _ parts: Parts) -> ContextualAction {
    ContextualAction(style: .normal, title: title) { [unowned parts] _, _, done in
      parts.log.append(title)
      done(true)
    }
  }

  // The first action is at the end of the row: UISwipeActionsConfiguration, "actions".
  @Test func `Left shows the actions of a row and Enter performs the chosen one`() {
    let parts = Parts()
    parts.trailing = SwipeActionsConfiguration(actions: [
      action("Bin", parts), action("Pin", parts),
    ])
    let stage = stage(parts)
    parts.log = []
    stage.sendAll(.arrow(.left))
    #expect(stage.lines[0] == "  a     Pin   ▸Bin")
    stage.sendAll(.arrow(.left))
    #expect(stage.lines[0] == "  a    ▸Pin    Bin")
    stage.tap()
    #expect(parts.log == ["Pin"])
    #expect(stage.lines[0] == "  a")
  }

  @Test func `Escape hides the actions of a row`() {
    let parts = Parts()
    parts.trailing = SwipeActionsConfiguration(actions: [action("Bin", parts)])
    let stage = stage(parts)
    stage.sendAll(.arrow(.left))
    #expect(stage.lines[0] == "  a           ▸Bin")
    #expect(stage.application.cancel())
    #expect(stage.lines[0] == "  a")
  }

  @Test func `Right shows the actions at the left end`() {
    let parts = Parts()
    parts.leading = SwipeActionsConfiguration(actions: [action("Read", parts)])
    let stage = stage(parts)
    parts.log = []
    stage.sendAll(.arrow(.right))
    #expect(stage.lines[0] == " ▸Read")
    stage.application.touch(.down, 3, 0)
    stage.application.touch(.up, 3, 0)
    #expect(parts.log == ["Read"])
  }

  // MARK: - Editing

  @Test func `the edit button turns the signs of editing mode on and off`() {
    let parts = Parts()
    parts.isEditable = true
    let stage = stage(parts)
    #expect(parts.editButtonItem.title == "Edit")
    stage.turn { parts.editButtonItem.action?(parts.editButtonItem) }
    #expect(parts.isEditing && parts.tableView.isEditing)
    #expect(parts.editButtonItem.title == "Done")
    #expect(stage.lines[0] == "  ⊖  a           ≡")
    stage.turn { parts.setEditing(false, animated: true) }
    #expect(stage.lines[0] == "  a")
  }

  @Test func `Enter in editing mode asks for the deletion of the row`() {
    let parts = Parts()
    parts.isEditable = true
    let stage = stage(parts)
    stage.turn { parts.setEditing(true, animated: false) }
    stage.tap()
    #expect(stage.lines[0] == "  ⊖  a      Delete")
    stage.tap()
    #expect(parts.rows == ["b", "c"])
  }

  @Test func `Right takes a row in hand and the arrows move it`() {
    let parts = Parts()
    parts.isEditable = true
    let stage = stage(parts)
    stage.turn { parts.setEditing(true, animated: false) }
    parts.log = []
    stage.sendAll(.arrow(.right))
    #expect(stage.lines[0] == "  ⊖  a           ↕")
    stage.sendAll(.arrow(.down))
    stage.settle()
    #expect(parts.log == ["move 0 to 1"])
    #expect(parts.rows == ["b", "a", "c"])
    #expect(stage.lines[1] == "  ⊖  a           ↕")
    stage.tap()
    #expect(stage.lines[1] == "  ⊖  a           ≡")
    stage.sendAll(.arrow(.down))
    #expect(parts.rows == ["b", "a", "c"])
  }

  /// UITableViewRowAction: "a single action to present when the user swipes horizontally in a table
  /// row", at the trailing end; the handler gets the row's index path.
  @Test func `row actions of the form before iOS 11 are shown at the right end of a row`() {
    let parts = Parts()
    var done: [String] = []
    let delete = TableViewRowAction(style: .destructive, title: "Delete") { action, path in
      done.append("\(action.title ?? "") \(path.row)")
    }
    parts.rowActions = [
      delete, TableViewRowAction(style: .normal, title: "Mark") { _, _ in done.append("mark") },
    ]
    let stage = stage(parts)
    stage.send([.arrow(.down), .arrow(.left)])
    #expect(stage.text(row: 1).contains("Mark") && stage.text(row: 1).contains("Delete"))
    stage.application.tap()
    #expect(done == ["Delete 1"])
  }

  @Test func `trailing swipe actions take the place of row actions`() {
    let parts = Parts()
    parts.rowActions = [TableViewRowAction(style: .normal, title: "Old") { _, _ in }]
    parts.trailing = SwipeActionsConfiguration(
      actions: [ContextualAction(style: .normal, title: "New") { _, _, done in done(true) }])
    let stage = stage(parts)
    stage.send([.arrow(.left)])
    #expect(stage.text(row: 0).contains("New") && !stage.text(row: 0).contains("Old"))
  }
}

import CellGraphics
import NavigationKit
import Testing

/// A table whose rows have actions, and which counts the delegate's calls.
private final class Actions: TableViewController {
  var rows = ["a", "b", "c"]
  var ended: [IndexPath?] = []
  var questions = 0

  override func viewDidLoad() {
    super.viewDidLoad()
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
    return cell
  }

  override func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? {
    questions += 1
    return SwipeActionsConfiguration(actions: [
      ContextualAction(style: .normal, title: "Bin") { _, _, done in done(true) }
    ])
  }

  override func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: IndexPath?) {
    ended.append(indexPath)
  }
}

/// The calls of a table's delegate around the actions of a row.
@Suite struct TableViewDelegateCallsTests {
  private let actions = Actions()
  private let stage: Stage
  private let second = IndexPath(row: 1, section: 0)

  init() { stage = Stage(root: actions, columns: 20, rows: 6) }

  /// Shows the actions of the second row.
  private func open() {
    stage.sendAll(.arrow(.down), .arrow(.left))
    #expect(actions.ended.isEmpty)
  }

  // UITableViewDelegate, "tableView(_:didEndEditingRowAt:)": "Tells the delegate that the table view
  // has left editing mode."
  @Test func `reloading the data ends the editing of a row with open actions`() {
    open()
    stage.turn { actions.tableView.reloadData() }
    #expect(actions.ended == [second])
    stage.turn { actions.tableView.reloadData() }
    #expect(actions.ended == [second])
  }

  @Test func `editing mode ends the editing of a row with open actions`() {
    open()
    stage.turn { actions.setEditing(true, animated: false) }
    #expect(actions.ended == [second])
  }

  @Test func `an insertion above a row with open actions ends its editing at its new position`() {
    open()
    stage.turn {
      actions.rows.insert("new", at: 0)
      actions.tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    }
    #expect(actions.ended == [IndexPath(row: 2, section: 0)])
  }

  @Test func `the deletion of a row with open actions ends its editing without a position`() {
    open()
    stage.turn {
      actions.rows.remove(at: 1)
      actions.tableView.deleteRows(at: [second], with: .none)
    }
    #expect(actions.ended == [nil])
  }

  @Test func `hints ask the delegate once for each focused row and once after a reload`() {
    let before = actions.questions
    for _ in 0..<5 { _ = stage.application.keyHints }
    let first = actions.questions
    #expect(first - before <= 1)
    stage.sendAll(.arrow(.down))
    for _ in 0..<5 { #expect(stage.application.keyHints.contains { $0.keys == "←" }) }
    #expect(actions.questions == first + 1)
    stage.turn { actions.tableView.reloadData() }
    for _ in 0..<5 { _ = stage.application.keyHints }
    #expect(actions.questions == first + 2)
  }
}

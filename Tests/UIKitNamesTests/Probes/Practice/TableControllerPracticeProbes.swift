import Testing
import UIKitNames

/// Probes of table view controllers, diffable tables and cells of tables.
@Suite struct TableControllerPracticeProbes {
  class Cell: UITableViewCell {
    let log = ProbeLog()
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }
    override func setSelected(_ selected: Bool, animated: Bool) {
      super.setSelected(selected, animated: animated)
      log.add("selected \(selected)")
    }
    override func setHighlighted(_ highlighted: Bool, animated: Bool) {
      super.setHighlighted(highlighted, animated: animated)
      log.add("highlighted \(highlighted)")
    }
  }

  /// A cell whose content is as high as its number says.
  final class BoxCell: UITableViewCell {
    var height: NSLayoutConstraint?
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(box)
      let height = box.heightAnchor.constraint(equalToConstant: 1)
      self.height = height
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 1),
        box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -1),
        box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor), height,
      ])
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }
  }

  final class List: UITableViewController {
    var items = ["a", "b", "c", "d"]
    let log = ProbeLog()
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.rowHeight = 2
      tableView.register(Cell.self, forCellReuseIdentifier: "cell")
      navigationItem.rightBarButtonItem = editButtonItem
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      items.count
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
      -> UITableViewCell
    {
      log.add("cell \(items[indexPath.row])")
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = items[indexPath.row]
      return cell
    }
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      true
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.add("select \(indexPath.row)")
      navigationController?.pushViewController(UIViewController(), animated: true)
    }
  }

  final class Boxes: UITableViewController {
    var heights: [CGFloat] = [1, 3, 2]
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.rowHeight = UITableView.automaticDimension
      tableView.estimatedRowHeight = 4
      tableView.register(BoxCell.self, forCellReuseIdentifier: "box")
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      heights.count
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
      -> UITableViewCell
    {
      let cell = tableView.dequeueReusableCell(withIdentifier: "box", for: indexPath)
      (cell as? BoxCell)?.height?.constant = heights[indexPath.row]
      return cell
    }
  }

  /// A data source with titles, as apps write it.
  final class Source: UITableViewDiffableDataSource<String, Int> {
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int)
      -> String?
    {
      "Part \(sectionIdentifier(for: section) ?? "-")"
    }
  }

  private static func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  private static func list() -> (Screen, UINavigationController, List) {
    let list = List(style: .plain)
    let stack = UINavigationController(rootViewController: list)
    let screen = Screen(root: stack)
    screen.settle()
    return (screen, stack, list)
  }

  private static func source() -> (ViewStage, UITableView, Source, ProbeLog) {
    let stage = ViewStage()
    let log = ProbeLog()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 40, height: 24))
    table.rowHeight = 2
    table.register(Cell.self, forCellReuseIdentifier: "cell")
    let source = Source(tableView: table) { table, path, item in
      log.add("\(item)")
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = "Item \(item)"
      return cell
    }
    stage.add(table)
    return (stage, table, source, log)
  }

  /// UITableViewController: its view is the table, of which it is data source and delegate.
  @Test func `a table controller serves its table`() {
    let (screen, _, list) = Self.list()
    #expect(list.view === list.tableView && list.tableView.style == .plain)
    #expect(list.tableView.dataSource === list && list.tableView.delegate === list)
    #expect(list.clearsSelectionOnViewWillAppear && list.log.take().contains("cell d"))
    #expect(UITableViewController(style: .insetGrouped).tableView.style == .insetGrouped)
    _ = screen
  }

  /// UITableViewController `clearsSelectionOnViewWillAppear`: with true the selection goes when the user
  /// comes back, with false it stays. Rows are not asked for again.
  @Test(arguments: [true, false])
  func `the selection is cleared on the way back`(clears: Bool) {
    let (screen, stack, list) = Self.list()
    list.clearsSelectionOnViewWillAppear = clears
    _ = list.log.take()
    screen.click(5, 3)
    screen.settle()
    #expect(
      stack.viewControllers.count == 2 && list.tableView.indexPathForSelectedRow == Self.path(1))
    screen.turn { _ = stack.popViewController(animated: true) }
    screen.settle()
    #expect(list.tableView.indexPathForSelectedRow == (clears ? nil : Self.path(1)))
    #expect(list.log.take() == ["select 1"])
  }

  /// UIViewController `editButtonItem`: its action calls `setEditing(_:animated:)`; a table controller
  /// passes it on to the table, and the table to its cells.
  @Test func `the edit button edits the table`() {
    let (screen, _, list) = Self.list()
    #expect(list.editButtonItem === list.navigationItem.rightBarButtonItem)
    screen.turn { list.setEditing(true, animated: false) }
    screen.settle()
    #expect(list.isEditing && list.tableView.isEditing)
    #expect(list.tableView.cellForRow(at: Self.path(0))?.isEditing == true)
    screen.turn { list.setEditing(false, animated: true) }
    screen.settle()
    #expect(!list.isEditing && !list.tableView.isEditing)
    #expect(list.tableView.cellForRow(at: Self.path(0))?.editingStyle != .insert)
  }

  /// UITableViewController `refreshControl`: is the control of the table.
  @Test func `the controller and its table share the refresh control`() {
    let (screen, _, list) = Self.list()
    let control = UIRefreshControl()
    screen.turn { list.refreshControl = control }
    #expect(list.tableView.refreshControl === control && !control.isRefreshing)
    screen.turn { list.refreshControl = nil }
    #expect(list.tableView.refreshControl == nil && control.superview == nil)
  }

  /// UITableViewCell `setHighlighted(_:animated:)`, `setSelected(_:animated:)`: overrides are called for
  /// a tap, the highlight first.
  @Test func `overrides of a cell see highlight and selection`() {
    let (screen, _, list) = Self.list()
    let cell = list.tableView.cellForRow(at: Self.path(2)) as? Cell
    _ = cell?.log.take()
    screen.simulator.perform(.pointer(.down, column: 5, row: 5))
    screen.settle()
    #expect(cell?.isHighlighted == true && cell?.isSelected == false)
    screen.simulator.perform(.pointer(.up, column: 5, row: 5))
    screen.settle()
    let calls = cell?.log.take() ?? []
    let down = calls.firstIndex(of: "highlighted true")
    let chosen = calls.firstIndex(of: "selected true")
    #expect(down != nil && chosen != nil && (down ?? 9) < (chosen ?? 0))
    #expect(cell?.isHighlighted == false)
  }

  /// UITableViewCell: labels by style, and defaults.
  @Test func `styles decide which labels a cell has`() {
    let plain = UITableViewCell(style: .default, reuseIdentifier: "x")
    #expect(plain.textLabel != nil && plain.detailTextLabel == nil && plain.reuseIdentifier == "x")
    for style in [UITableViewCell.CellStyle.subtitle, .value1, .value2] {
      #expect(UITableViewCell(style: style, reuseIdentifier: nil).detailTextLabel != nil)
    }
    #expect(plain.accessoryType == .none && plain.accessoryView == nil)
    #expect(!plain.isSelected && !plain.isHighlighted && !plain.isEditing)
    #expect(plain.selectionStyle == .default && plain.indentationLevel == 0)
    #expect(!plain.showsReorderControl && !plain.showingDeleteConfirmation)
  }

  /// UITableView.automaticDimension: constraints of the content decide the heights of rows.
  @Test func `constraints decide the heights of rows`() {
    let boxes = Boxes(style: .plain)
    let screen = Screen(root: boxes)
    screen.settle()
    let table: UITableView = boxes.tableView
    #expect((0..<3).map { table.rectForRow(at: Self.path($0)).height } == [3, 5, 4])
    #expect(table.rectForRow(at: Self.path(2)).minY == 8 && table.contentSize.height == 12)
    boxes.heights[0] = 5
    screen.turn { table.reloadRows(at: [Self.path(0)], with: .none) }
    screen.settle()
    #expect(table.rectForRow(at: Self.path(1)).minY == 7 && table.contentSize.height == 16)
  }

  /// UITableViewDiffableDataSource: becomes the data source; after `apply` the counts and identifiers are
  /// the new ones; items that stay are not asked for again.
  @Test func `a diffable table asks for new items only`() {
    let (stage, table, source, log) = Self.source()
    #expect(table.dataSource === source && source.snapshot().numberOfItems == 0)
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["A", "B"])
    snapshot.appendItems([1, 2], toSection: "A")
    snapshot.appendItems([3], toSection: "B")
    stage.turn { source.apply(snapshot, animatingDifferences: false) }
    #expect(Set(log.take()) == ["1", "2", "3"] && table.numberOfSections == 2)
    #expect(stage.screen.row(of: "Part B") != nil)
    let cell = table.cellForRow(at: Self.path(1))
    snapshot.insertItems([9], beforeItem: 2)
    var count = 0
    stage.turn {
      source.apply(snapshot, animatingDifferences: true)
      count = source.snapshot().numberOfItems(inSection: "A")
    }
    #expect(count == 3 && log.take() == ["9"])
    #expect(table.cellForRow(at: Self.path(2)) === cell)
    #expect(source.indexPath(for: 2) == Self.path(2) && source.indexPath(for: 77) == nil)
    #expect(source.itemIdentifier(for: Self.path(0, 1)) == 3)
    #expect(source.itemIdentifier(for: Self.path(5, 1)) == nil && source.index(for: "B") == 1)
  }

  /// UITableViewDiffableDataSource: moved items keep cell and selection; the completion comes after.
  @Test func `items that move keep their selection`() {
    let (stage, table, source, log) = Self.source()
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["A"])
    snapshot.appendItems([1, 2, 3])
    stage.turn {
      source.apply(snapshot, animatingDifferences: false)
      table.selectRow(at: Self.path(0), animated: false, scrollPosition: .none)
    }
    _ = log.take()
    snapshot.moveItem(1, afterItem: 3)
    stage.turn {
      source.apply(snapshot, animatingDifferences: true) { log.add("done") }
      log.add("returned")
    }
    #expect(log.take() == ["returned", "done"])
    #expect(table.indexPathForSelectedRow == Self.path(2))
    #expect(table.cellForRow(at: Self.path(2))?.textLabel?.text == "Item 1")
  }
}

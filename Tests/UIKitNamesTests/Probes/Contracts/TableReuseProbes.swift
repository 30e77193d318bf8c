import Simulation
import Testing
import UIKitNames

/// Probes of the reuse of cells, of headers that float and of heights in tables.
@Suite struct TableReuseProbes {
  final class Cell: UITableViewCell {
    var reuses = 0
    var made: (style: UITableViewCell.CellStyle, identifier: String?)
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      made = (style, reuseIdentifier)
      super.init(style: style, reuseIdentifier: reuseIdentifier)
    }
    required init?(coder: NSCoder) { nil }
    override func prepareForReuse() {
      super.prepareForReuse()
      reuses += 1
    }
  }

  private final class Rows: UITableViewDataSource, UITableViewDelegate {
    var counts = [30]
    var identifiers: (Int) -> String = { _ in "cell" }
    var headers = false
    var made: [IndexPath] = []
    func numberOfSections(in tableView: UITableView) -> Int { counts.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      counts[section]
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      made.append(indexPath)
      let cell = tableView.dequeueReusableCell(
        withIdentifier: identifiers(indexPath.row), for: indexPath)
      cell.textLabel?.text = "row \(indexPath.row)"
      return cell
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      guard headers else { return nil }
      let label = UILabel()
      label.text = "head \(section)"
      return label
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      headers ? 1 : 0
    }
  }

  private let rows = Rows()

  private func make(_ style: UITableView.Style = .plain) -> (Screen, UITableView) {
    let root = UIViewController()
    let screen = Screen(root: root)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 30, height: 10), style: style)
    table.rowHeight = 1
    table.register(Cell.self, forCellReuseIdentifier: "cell")
    table.register(Cell.self, forCellReuseIdentifier: "other")
    table.dataSource = rows
    table.delegate = rows
    screen.turn { root.view.addSubview(table) }
    screen.settle()
    return (screen, table)
  }

  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  /// UITableView: `register(_:forCellReuseIdentifier:)` makes cells of the class in the default style.
  @Test func `a registered class makes cells with its identifier`() throws {
    let (_, table) = make()
    let cell = try #require(table.cellForRow(at: path(0)) as? Cell)
    #expect(cell.made.style == .default && cell.made.identifier == "cell")
    #expect(cell.reuseIdentifier == "cell")
  }

  /// UITableViewCell: `prepareForReuse()` is called for cells that are dequeued again only.
  @Test func `a new cell is not prepared for reuse`() {
    let (screen, table) = make()
    #expect(table.visibleCells.allSatisfy { ($0 as? Cell)?.reuses == 0 })
    for row in [12, 24, 0] {
      screen.turn { table.scrollToRow(at: path(row), at: .top, animated: false) }
      screen.settle()
    }
    #expect(table.visibleCells.contains { ($0 as? Cell)?.reuses ?? 0 > 0 })
  }

  /// UITableView: cells are reused for their own identifier only.
  @Test func `a cell is reused for its identifier only`() {
    rows.identifiers = { $0 < 15 ? "cell" : "other" }
    let (screen, table) = make()
    screen.turn { table.scrollToRow(at: path(18), at: .top, animated: false) }
    screen.settle()
    #expect(table.visibleCells.count >= 9)
    #expect(table.visibleCells.allSatisfy { $0.reuseIdentifier == "other" })
  }

  /// UITableView: only visible rows have cells.
  @Test func `cells are made for visible rows only`() {
    let (_, table) = make()
    #expect(rows.made.count <= 12 && table.visibleCells.count <= 11)
  }

  /// UITableViewCell: `isSelected` of a reused cell is that of its new row.
  @Test func `a selection stays with its row while cells are reused`() {
    let (screen, table) = make()
    screen.turn { table.selectRow(at: path(1), animated: false, scrollPosition: .none) }
    screen.turn { table.scrollToRow(at: path(20), at: .top, animated: false) }
    screen.settle()
    #expect(table.visibleCells.allSatisfy { !$0.isSelected })
    screen.turn { table.scrollToRow(at: path(0), at: .top, animated: false) }
    screen.settle()
    #expect(table.visibleCells.map(\.isSelected).filter { $0 }.count == 1)
    #expect(table.cellForRow(at: path(1))?.isSelected == true)
  }

  /// UITableView.Style.plain: "any section headers or footers float when the table view is scrolled".
  @Test func `headers of a plain table float`() {
    rows.headers = true
    rows.counts = [20, 20]
    let (screen, table) = make()
    screen.turn { table.contentOffset = CGPoint(x: 0, y: 6) }
    screen.settle()
    #expect(screen.text.first?.contains("head 0") == true)
    #expect(table.rectForHeader(inSection: 0).minY == 0)
  }

  /// UITableView.Style.grouped: section headers and footers do not float.
  @Test func `headers of a grouped table scroll away`() {
    rows.headers = true
    rows.counts = [20, 20]
    let (screen, table) = make(.grouped)
    screen.turn { table.contentOffset = CGPoint(x: 0, y: 6) }
    screen.settle()
    #expect(screen.row(of: "head 0") == nil)
  }

  /// UITableView.Style.plain: the next section pushes the floating header out.
  @Test func `the next header replaces the floating one`() {
    rows.headers = true
    rows.counts = [5, 20]
    let (screen, table) = make()
    screen.turn { table.contentOffset = CGPoint(x: 0, y: table.rect(forSection: 1).minY + 2) }
    screen.settle()
    #expect(screen.text.first?.contains("head 1") == true && screen.row(of: "head 0") == nil)
  }

  /// UITableView: `tableHeaderView`; the table sets its width and origin and keeps its height.
  @Test func `a table header is as wide as the table`() {
    let (screen, table) = make()
    let header = UIView(frame: CGRect(x: 7, y: 7, width: 3, height: 2))
    screen.turn { table.tableHeaderView = header }
    screen.settle()
    #expect(header.frame == CGRect(x: 0, y: 0, width: 30, height: 2))
    #expect(table.rectForRow(at: path(0)).minY == 2)
  }

  /// UITableView: `tableFooterView` is below the last row.
  @Test func `a table footer is below the rows`() {
    rows.counts = [3]
    let (screen, table) = make()
    let footer = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 2))
    screen.turn { table.tableFooterView = footer }
    screen.settle()
    #expect(footer.frame.minY == table.rectForRow(at: path(2)).maxY)
    #expect(table.contentSize.height == footer.frame.maxY)
  }

  /// UITableView: `dequeueReusableHeaderFooterView(withIdentifier:)` with a registered class.
  @Test func `a registered header has its identifier`() {
    let (_, table) = make()
    table.register(
      UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "head")
    let header = table.dequeueReusableHeaderFooterView(withIdentifier: "head")
    #expect(header?.reuseIdentifier == "head")
  }

  /// UITableView: `indexPath(for:)` of a cell that is not in the table is nil.
  @Test func `a foreign cell has no path`() {
    let (_, table) = make()
    #expect(table.indexPath(for: UITableViewCell()) == nil)
    #expect(table.cellForRow(at: path(3)).flatMap(table.indexPath) == path(3))
  }

  /// "Estimating the height of a table's scrolling area": a cell with constraints from edge to edge has
  /// the height of its content.
  @Test func `a cell's constraints decide its height`() {
    final class Tall: UITableViewCell {
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(view)
        NSLayoutConstraint.activate([
          view.topAnchor.constraint(equalTo: contentView.topAnchor),
          view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
          view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
          view.heightAnchor.constraint(equalToConstant: 3),
        ])
      }
      required init?(coder: NSCoder) { nil }
    }
    rows.counts = [4]
    let (screen, table) = make()
    screen.turn {
      rows.identifiers = { _ in "tall" }
      table.register(Tall.self, forCellReuseIdentifier: "tall")
      table.rowHeight = UITableView.automaticDimension
      table.estimatedRowHeight = 2
      table.separatorStyle = .none
      table.reloadData()
    }
    screen.settle()
    #expect((0..<3).map { table.rectForRow(at: path($0)).minY } == [0, 3, 6])
  }

  /// UITableViewController: `clearsSelectionOnViewWillAppear` set to false keeps the selection.
  @Test(arguments: [true, false])
  func `a table controller clears its selection if it is asked to`(clears: Bool) {
    let controller = UITableViewController(style: .plain)
    controller.clearsSelectionOnViewWillAppear = clears
    let source = Rows()
    controller.tableView.register(Cell.self, forCellReuseIdentifier: "cell")
    controller.tableView.dataSource = source
    let navigation = UINavigationController(rootViewController: controller)
    let screen = Screen(root: navigation)
    screen.settle()
    screen.turn {
      controller.tableView.selectRow(at: path(1), animated: false, scrollPosition: .none)
      navigation.pushViewController(UIViewController(), animated: false)
    }
    screen.settle()
    screen.turn { navigation.popViewController(animated: false) }
    screen.settle()
    #expect(controller.tableView.indexPathForSelectedRow == (clears ? nil : path(1)))
    #expect(source.counts == [30])
  }

  /// UIScrollView: a table's content is as wide as the table and as high as its rows.
  @Test func `a table's content has the height of its rows`() {
    let (_, table) = make()
    #expect(table.contentSize.width == 30)
    #expect(table.contentSize.height == table.rectForRow(at: path(29)).maxY)
  }
}

import Testing
import UIKitNames

/// Probes of tables: rectangles, headers, scrolling, reuse, prefetching and heights of cells.
@Suite struct TableGeometryPracticeProbes {
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

  class Rows: UITableViewDataSource, UITableViewDataSourcePrefetching {
    var counts: [Int]
    let log = ProbeLog()
    var made: [UITableViewCell] = []
    var prefetched: [IndexPath] = []
    init(_ counts: [Int]) { self.counts = counts }
    func numberOfSections(in tableView: UITableView) -> Int { counts.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      counts[section]
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      log.add("cell \(indexPath.row)")
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      if !made.contains(where: { $0 === cell }) { made.append(cell) }
      cell.textLabel?.text = "Row \(indexPath.section) \(indexPath.row)"
      return cell
    }
    func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
      log.add("will \(indexPath.row)")
    }
    func tableView(
      _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) {
      log.add("end \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
      prefetched += indexPaths
    }
  }

  /// Rows with a header of two cells and a footer of one.
  final class Framed: Rows, UITableViewDelegate {
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      let header = UITableViewHeaderFooterView(reuseIdentifier: "header")
      header.tag = section
      return header
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 2 }
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
      UITableViewHeaderFooterView(reuseIdentifier: "footer")
    }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 1 }
  }

  /// Rows with heights of 1, 2, 3 cells in turn.
  final class Heights: Rows, UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      log.add("height \(indexPath.row)")
      return CGFloat(indexPath.row % 3 + 1)
    }
    func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
      indexPath.row % 2
    }
  }

  final class PlainRows: Rows, UITableViewDelegate {}

  private static func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  private static func table(_ rows: Rows, _ style: UITableView.Style = .plain)
    -> (ViewStage, UITableView)
  {
    let stage = ViewStage()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 40, height: 24), style: style)
    table.rowHeight = 2
    table.sectionHeaderTopPadding = 0
    table.register(Cell.self, forCellReuseIdentifier: "cell")
    table.dataSource = rows
    table.delegate = rows as? any UITableViewDelegate
    stage.add(table)
    return (stage, table)
  }

  /// UITableView `rectForHeader(inSection:)`, `rectForRow(at:)`, `rectForFooter(inSection:)`,
  /// `rect(forSection:)`: they follow each other; a section's rectangle has all three.
  @Test func `headers rows and footers follow each other`() {
    let rows = Framed([3, 2])
    let (stage, table) = Self.table(rows)
    #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 0, width: 40, height: 2))
    #expect(table.rectForRow(at: Self.path(2)) == CGRect(x: 0, y: 6, width: 40, height: 2))
    #expect(table.rectForFooter(inSection: 0) == CGRect(x: 0, y: 8, width: 40, height: 1))
    #expect(table.rect(forSection: 0) == CGRect(x: 0, y: 0, width: 40, height: 9))
    #expect(table.rect(forSection: 1) == CGRect(x: 0, y: 9, width: 40, height: 7))
    #expect(table.contentSize.height == 16)
    #expect(table.headerView(forSection: 1)?.tag == 1 && table.footerView(forSection: 0) != nil)
    _ = stage
  }

  /// UITableView `tableHeaderView`, `tableFooterView`: above and below all sections, as wide as the
  /// table, as high as their frames.
  @Test func `the header of the table moves its sections down`() {
    let rows = Framed([3])
    let (stage, table) = Self.table(rows)
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 3))
    let footer = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 4))
    stage.turn {
      table.tableHeaderView = header
      table.tableFooterView = footer
    }
    #expect(table.rectForHeader(inSection: 0).minY == 3)
    #expect(table.rectForRow(at: Self.path(0)).minY == 5 && table.contentSize.height == 16)
    #expect(header.frame == CGRect(x: 0, y: 0, width: 40, height: 3))
    #expect(footer.frame == CGRect(x: 0, y: 12, width: 40, height: 4))
    stage.turn { table.tableHeaderView = nil }
    #expect(table.rectForRow(at: Self.path(0)).minY == 2 && header.superview == nil)
  }

  /// UITableView.Style `plain`: the header of a section stays at the top edge while rows of the
  /// section are there. Its `rectForHeader(inSection:)` does not move.
  @Test func `a plain header floats at the top`() {
    let rows = Framed([20, 20])
    let (stage, table) = Self.table(rows)
    stage.turn { table.contentOffset.y = 10 }
    #expect(table.headerView(forSection: 0)?.frame.minY == 10)
    #expect(table.rectForHeader(inSection: 0).minY == 0)
    // Section 0 ends at 43, so its header is pushed out by the next one.
    stage.turn { table.contentOffset.y = 60 }
    #expect(table.headerView(forSection: 1)?.frame.minY == 60)
    #expect(table.headerView(forSection: 0) == nil)
  }

  /// UITableView.Style `grouped`: headers scroll with the rows.
  @Test func `a grouped header scrolls away`() {
    let rows = Framed([20, 20])
    let (stage, table) = Self.table(rows, .grouped)
    let start = table.headerView(forSection: 0)?.frame.minY
    stage.turn { table.contentOffset.y += 1 }
    #expect(start != nil && table.headerView(forSection: 0)?.frame.minY == start)
    stage.turn { table.contentOffset.y = 20 }
    #expect(table.headerView(forSection: 0) == nil)
  }

  /// UITableView `indexPathForRow(at:)`, `indexPathsForRows(in:)`, `indexPathsForVisibleRows`: a point
  /// in a header has no row; rows are given in order.
  @Test func `points and rectangles find rows`() {
    let rows = Framed([3, 40])
    let (stage, table) = Self.table(rows)
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 1)) == nil)
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 5)) == Self.path(1))
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 12)) == Self.path(0, 1))
    let found = table.indexPathsForRows(in: CGRect(x: 0, y: 5, width: 40, height: 8))
    #expect(found == [Self.path(1), Self.path(2), Self.path(0, 1)])
    stage.turn { table.contentOffset.y = 11 }
    #expect(table.indexPathsForVisibleRows?.first == Self.path(0, 1))
    #expect(table.indexPathsForVisibleRows?.count == 12 && table.visibleCells.count == 12)
    #expect(table.visibleCells.first?.textLabel?.text == "Row 1 0")
    #expect(table.cellForRow(at: Self.path(0)) == nil)
  }

  /// UITableView `scrollToRow(at:at:animated:)`: the row goes to the top, middle or bottom; `none`
  /// scrolls as little as possible, and not at all for a row in sight. Offsets end at the content's.
  @Test(arguments: [
    (UITableView.ScrollPosition.top, 50, 100.0), (.bottom, 50, 78), (.middle, 50, 89),
    (.none, 50, 78), (.none, 5, 0), (.top, 99, 176), (.bottom, 2, 0), (.middle, 1, 0),
  ])
  func `a row is scrolled to a position`(
    position: UITableView.ScrollPosition, row: Int, offset: CGFloat
  ) {
    let rows = PlainRows([100])
    let (stage, table) = Self.table(rows)
    stage.turn { table.scrollToRow(at: Self.path(row), at: position, animated: false) }
    #expect(table.contentOffset.y == offset)
    #expect(table.indexPathsForVisibleRows?.contains(Self.path(row)) == true)
  }

  /// UITableView `scrollToRow(at:at:animated:)` and `contentInset`: the edges are those within the
  /// insets.
  @Test func `insets move the edges of a scroll`() {
    let rows = PlainRows([100])
    let (stage, table) = Self.table(rows)
    stage.turn {
      table.contentInset = UIEdgeInsets(top: 4, left: 0, bottom: 6, right: 0)
      table.scrollToRow(at: Self.path(50), at: .top, animated: false)
    }
    #expect(table.contentOffset.y == 96)
    stage.turn { table.scrollToRow(at: Self.path(99), at: .bottom, animated: false) }
    #expect(table.contentOffset.y == 182 && table.contentSize.height == 200)
    stage.turn { table.scrollToRow(at: Self.path(0), at: .top, animated: false) }
    #expect(table.contentOffset.y == -4)
  }

  /// UITableView `dequeueReusableCell(withIdentifier:for:)`: cells that left the screen come back after
  /// `prepareForReuse()`, so few are made; `didEndDisplaying` names the rows that left.
  @Test func `cells that leave are used again`() {
    let rows = PlainRows([200])
    let (stage, table) = Self.table(rows)
    let first = rows.made.count
    #expect(first >= 12 && first < 20)
    _ = rows.log.take()
    stage.turn { table.contentOffset.y = 24 }
    let calls = rows.log.take()
    #expect(calls.contains("end 0") && calls.contains("end 11"))
    let (asked, shown) = (calls.firstIndex(of: "cell 20"), calls.firstIndex(of: "will 20"))
    #expect(asked != nil && shown != nil && (asked ?? 0) < (shown ?? 0))
    for step in 2...12 { stage.turn { table.contentOffset.y = CGFloat(step) * 24 } }
    #expect(rows.made.count < 45)
    #expect(rows.made.contains { ($0 as? Cell)?.reuses ?? 0 > 0 })
    #expect(table.visibleCells.first?.textLabel?.text == "Row 0 144")
  }

  /// UITableViewDataSourcePrefetching: rows that are not on screen yet are announced while the user
  /// scrolls; rows on screen are not.
  @Test func `rows ahead are prefetched`() {
    let rows = PlainRows([200])
    let (stage, table) = Self.table(rows)
    #expect(table.isPrefetchingEnabled)
    stage.turn { table.prefetchDataSource = rows }
    rows.prefetched = []
    let simulator = stage.screen.simulator
    simulator.perform(.pointer(.down, column: 10, row: 20))
    for row in (4..<20).reversed() {
      simulator.perform(.pointer(.move, column: 10, row: row))
      stage.screen.pass(2)
    }
    simulator.perform(.pointer(.up, column: 10, row: 4))
    stage.screen.settle()
    #expect(table.contentOffset.y > 0 && !rows.prefetched.isEmpty)
    #expect(rows.prefetched.allSatisfy { $0.row >= 12 && $0.row < 200 })
  }

  /// UITableView `estimatedRowHeight` of 0: the heights of all rows are asked before the first cell, and
  /// the content size is exact. `tableView(_:heightForRowAt:)` wins over `rowHeight`.
  @Test func `without estimates all heights are asked first`() {
    let rows = Heights([30])
    let stage = ViewStage()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 40, height: 24))
    table.register(Cell.self, forCellReuseIdentifier: "cell")
    table.rowHeight = 9
    table.estimatedRowHeight = 0
    table.dataSource = rows
    table.delegate = rows
    stage.add(table)
    let calls = rows.log.take()
    let firstCell = calls.firstIndex { $0.hasPrefix("cell") } ?? 0
    #expect((calls.firstIndex(of: "height 29") ?? 999) < firstCell)
    #expect(table.contentSize.height == 60)
    #expect(table.rectForRow(at: Self.path(4)) == CGRect(x: 0, y: 7, width: 40, height: 2))
    #expect(table.cellForRow(at: Self.path(1))?.indentationLevel == 1)
  }

  /// UITableView `reloadData()`: keeps the offset, unless the content is shorter than before.
  @Test func `a reload keeps the offset within the content`() {
    let rows = PlainRows([100])
    let (stage, table) = Self.table(rows)
    stage.turn { table.contentOffset.y = 60 }
    stage.turn { table.reloadData() }
    #expect(table.contentOffset.y == 60)
    rows.counts = [20]
    stage.turn { table.reloadData() }
    #expect(table.contentSize.height == 40 && table.contentOffset.y == 16)
  }
}

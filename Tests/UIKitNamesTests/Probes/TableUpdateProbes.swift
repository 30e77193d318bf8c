import Testing
import UIKitNames

/// Probes of updates, reuse, headers and heights of tables.
@Suite struct TableUpdateProbes {
  private final class Cell: UITableViewCell {
    var reuses = 0
    override func prepareForReuse() {
      super.prepareForReuse()
      reuses += 1
    }
  }

  private final class Rows: UITableViewDataSource, UITableViewDelegate {
    var sections: [[String]] = [["a", "b", "c"], ["d", "e"]]
    var log: [String] = []
    var heights: [IndexPath: CGFloat] = [:]

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      sections[section].count
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = sections[indexPath.section][indexPath.row]
      log.append("cell \(sections[indexPath.section][indexPath.row])")
      return cell
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      heights[indexPath] ?? 1
    }
    func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { log.append("will \(cell.textLabel?.text ?? "")") }
    func tableView(
      _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) { log.append("end \(indexPath.section).\(indexPath.row)") }
  }

  private let rows = Rows()

  private func make(height: CGFloat = 12) -> (Screen, UITableView) {
    let root = UIViewController()
    let screen = Screen(root: root)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 30, height: height))
    table.register(Cell.self, forCellReuseIdentifier: "cell")
    table.dataSource = rows
    table.delegate = rows
    screen.turn { root.view.addSubview(table) }
    screen.settle()
    return (screen, table)
  }

  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  private func texts(_ table: UITableView) -> [String] {
    table.visibleCells.map { $0.textLabel?.text ?? "" }
  }

  /// UITableView: `insertRows(at:with:)`, the table asks for the new cell only.
  @Test func `an inserted row asks for one cell`() {
    let (screen, table) = make()
    rows.log = []
    screen.turn {
      rows.sections[0].insert("x", at: 1)
      table.insertRows(at: [path(1)], with: .none)
    }
    screen.settle()
    #expect(rows.log.filter { $0.hasPrefix("cell") } == ["cell x"])
    #expect(texts(table) == ["a", "x", "b", "c", "d", "e"])
  }

  /// UITableView: `deleteRows(at:with:)`, didEndDisplaying of the deleted row.
  @Test func `a deleted row ends displaying`() {
    let (screen, table) = make()
    rows.log = []
    screen.turn {
      rows.sections[0].remove(at: 1)
      table.deleteRows(at: [path(1)], with: .none)
    }
    screen.settle()
    #expect(texts(table) == ["a", "c", "d", "e"] && rows.log.contains("end 0.1"))
  }

  /// Table View Programming Guide, Batch Insertion, Deletion: paths of deletions are those before
  /// the updates, paths of insertions those after, in any order of the calls.
  @Test func `insertions in a batch count after the deletions whatever the order of the calls`() {
    let (screen, table) = make()
    screen.turn {
      table.beginUpdates()
      rows.sections[0] = ["b", "x", "c"]
      table.insertRows(at: [path(1)], with: .none)
      table.deleteRows(at: [path(0)], with: .none)
      table.endUpdates()
    }
    screen.settle()
    #expect(texts(table) == ["b", "x", "c", "d", "e"])
  }

  /// UITableView: `reloadRows(at:with:)` asks for the cell again.
  @Test func `a reloaded row asks for its cell`() {
    let (screen, table) = make()
    rows.log = []
    screen.turn {
      rows.sections[0][2] = "z"
      table.reloadRows(at: [path(2)], with: .none)
    }
    screen.settle()
    #expect(rows.log.filter { $0.hasPrefix("cell") } == ["cell z"])
    #expect(texts(table) == ["a", "b", "z", "d", "e"])
  }

  /// UITableView: `reloadSections(_:with:)` asks for the rows of that section.
  @Test func `a reloaded section asks for its rows`() {
    let (screen, table) = make()
    rows.log = []
    screen.turn {
      rows.sections[1] = ["p", "q", "r"]
      table.reloadSections([1], with: .none)
    }
    screen.settle()
    #expect(rows.log.filter { $0.hasPrefix("cell") } == ["cell p", "cell q", "cell r"])
  }

  /// UITableView: `performBatchUpdates(_:completion:)`, the completion gets true at the end.
  @Test func `a batch completes with true`() {
    let (screen, table) = make()
    var finished: Bool?
    screen.turn {
      table.performBatchUpdates {
        rows.sections[0].removeLast()
        table.deleteRows(at: [path(2)], with: .fade)
      } completion: {
        finished = $0
      }
    }
    screen.settle()
    #expect(finished == true && table.numberOfRows(inSection: 0) == 2)
  }

  /// UITableView: `moveSection(_:toSection:)`.
  @Test func `a moved section takes its rows along`() {
    let (screen, table) = make()
    screen.turn {
      rows.sections.swapAt(0, 1)
      table.moveSection(0, toSection: 1)
    }
    screen.settle()
    #expect(texts(table) == ["d", "e", "a", "b", "c"])
  }

  /// UITableView: `moveRow(at:to:)` between sections keeps the cell.
  @Test func `a row moved to another section keeps its cell`() {
    let (screen, table) = make()
    let cell = table.cellForRow(at: path(0))
    screen.turn {
      rows.sections = [["b", "c"], ["d", "a", "e"]]
      table.moveRow(at: path(0), to: path(1, 1))
    }
    screen.settle()
    #expect(table.cellForRow(at: path(1, 1)) === cell)
    #expect(texts(table) == ["b", "c", "d", "a", "e"])
  }

  /// UITableView: a cell that scrolls away is reused, and `prepareForReuse` is called before.
  @Test func `a cell that scrolled away is prepared for reuse`() {
    rows.sections = [(0..<40).map { "r\($0)" }]
    let (screen, table) = make(height: 5)
    screen.turn { table.scrollToRow(at: path(39), at: .bottom, animated: false) }
    screen.settle()
    let cells = table.visibleCells.compactMap { $0 as? Cell }
    #expect(cells.contains { $0.reuses > 0 } && rows.log.contains("end 0.0"))
    #expect(texts(table).last == "r39")
  }

  /// UITableViewDelegate: `willDisplay` follows `cellForRowAt` for each row.
  @Test func `each cell is made and then displayed`() {
    rows.sections = [["a", "b"]]
    _ = make()
    #expect(rows.log.filter { $0.hasSuffix(" a") } == ["cell a", "will a"])
    #expect(rows.log.filter { $0.hasSuffix(" b") } == ["cell b", "will b"])
  }

  /// UITableViewDelegate: `heightForRowAt` per row.
  @Test func `rows have the delegate's heights`() {
    rows.heights = [path(1): 3]
    let (_, table) = make()
    #expect(table.rectForRow(at: path(0)).height == 1 && table.rectForRow(at: path(1)).height == 3)
    #expect(
      table.rectForRow(at: path(2)).minY - table.rectForRow(at: path(1)).minY == 3)
  }

  /// UITableView: `beginUpdates()` and `endUpdates()` without changes ask for the heights again.
  @Test func `an empty batch updates the heights`() {
    let (screen, table) = make()
    rows.heights = [path(0): 4]
    rows.log = []
    screen.turn {
      table.beginUpdates()
      table.endUpdates()
    }
    screen.settle()
    #expect(table.rectForRow(at: path(0)).height == 4)
    #expect(!rows.log.contains { $0.hasPrefix("cell") })
  }

  /// UITableView: `cellForRow(at:)` and `indexPath(for:)` agree, also after an insertion.
  @Test func `a cell's path moves with its row`() {
    let (screen, table) = make()
    let cell = table.cellForRow(at: path(1))
    screen.turn {
      rows.sections[0].insert("x", at: 0)
      table.insertRows(at: [path(0)], with: .none)
    }
    screen.settle()
    #expect(cell.flatMap { table.indexPath(for: $0) } == path(2))
  }

  /// UITableView: `reloadData()` asks for all visible cells, and keeps the offset.
  @Test func `reloading all data keeps the offset`() {
    rows.sections = [(0..<40).map { "r\($0)" }]
    let (screen, table) = make(height: 5)
    screen.turn { table.contentOffset.y = 10 }
    screen.settle()
    screen.turn { table.reloadData() }
    screen.settle()
    #expect(table.contentOffset.y == 10)
    #expect(table.indexPathsForVisibleRows?.first == path(10))
  }

  /// UITableView: `tableFooterView` is below the last row, `tableHeaderView` above the first.
  @Test func `header and footer views of the table surround the rows`() {
    let (screen, table) = make()
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 2))
    let footer = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 1))
    screen.turn {
      table.tableHeaderView = header
      table.tableFooterView = footer
    }
    screen.settle()
    #expect(header.frame.minY == 0 && table.rectForRow(at: path(0)).minY >= 2)
    #expect(footer.frame.minY >= table.rectForRow(at: path(1, 1)).maxY)
    #expect(table.contentSize.height == footer.frame.maxY)
  }

  /// UITableView: `deleteRows(at:with:)`, a row that is gone is not selected.
  @Test func `a deleted row is no longer selected`() {
    let (screen, table) = make()
    screen.turn { table.selectRow(at: path(1), animated: false, scrollPosition: .none) }
    screen.turn {
      rows.sections[0].remove(at: 1)
      table.deleteRows(at: [path(1)], with: .none)
    }
    screen.settle()
    #expect(table.indexPathForSelectedRow == nil)
  }
}

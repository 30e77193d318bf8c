import Testing
import UIKitNames

/// Probes of index paths, titles of sections, backgrounds, swipe actions and collection view controllers.
@Suite struct ListExtraPracticeProbes {
  final class Cell: UICollectionViewCell {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }
  }

  final class Rows: UITableViewDataSource, UITableViewDelegate {
    let log = ProbeLog()
    var items = ["a", "b", "c"]
    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      section == 0 ? items.count : 1
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = indexPath.section == 0 ? items[indexPath.row] : "other"
      return cell
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      section == 0 ? "Letters" : nil
    }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      section == 0 ? nil : "The end"
    }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      log.add("actions \(indexPath.row)")
      let archive = UIContextualAction(style: .normal, title: "Archive") { [log] action, _, done in
        log.add("archive \(action.title ?? "")")
        done(true)
      }
      return UISwipeActionsConfiguration(actions: [archive])
    }
  }

  final class Grid: UICollectionViewController {
    let log = ProbeLog()
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(Cell.self, forCellWithReuseIdentifier: "cell")
    }
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 6 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    override func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) {
      log.add("select \(indexPath.item)")
      navigationController?.pushViewController(UIViewController(), animated: true)
    }
  }

  private static func table(_ rows: Rows) -> (ViewStage, UITableView) {
    let stage = ViewStage()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 40, height: 24))
    table.rowHeight = 2
    table.dataSource = rows
    table.delegate = rows
    stage.add(table)
    return (stage, table)
  }

  /// IndexPath: `row` and `item` are the same number; the order is by section, then by row.
  @Test func `index paths are ordered by section and row`() {
    var path = IndexPath(row: 3, section: 1)
    #expect(path.item == 3 && path == IndexPath(item: 3, section: 1) && path == [1, 3])
    #expect(IndexPath(row: 9, section: 0) < path && path < IndexPath(row: 4, section: 1))
    path.item = 5
    #expect(path.row == 5 && path.section == 1 && path.count == 2)
    #expect(Set([path, [1, 5], [5, 1]]).count == 2)
  }

  /// UITableViewDataSource `titleForHeaderInSection`, `titleForFooterInSection`: texts above and below the
  /// rows; nil means no header, so the section has no room for it.
  @Test func `titles are shown above and below the rows`() {
    let rows = Rows()
    let (stage, table) = Self.table(rows)
    let screen = stage.screen
    #expect((screen.row(of: "Letters") ?? 99) < (screen.row(of: "other") ?? 0))
    #expect((screen.row(of: "The end") ?? 0) > (screen.row(of: "other") ?? 99))
    #expect(
      table.rectForHeader(inSection: 0).height > 0 && table.rectForHeader(inSection: 1).height == 0)
    #expect(
      table.rectForFooter(inSection: 0).height == 0 && table.rectForFooter(inSection: 1).height > 0)
    let end = table.rectForFooter(inSection: 1).maxY
    #expect(table.contentSize.height == end && table.rect(forSection: 1).maxY == end)
  }

  /// UITableView `backgroundView`: as large as the table, behind its rows; it does not scroll away. The usual
  /// view for an empty list.
  @Test func `a background fills the table`() {
    let rows = Rows()
    let (stage, table) = Self.table(rows)
    let background = UIView(frame: CGRect(x: 3, y: 3, width: 2, height: 2))
    #expect(table.backgroundView == nil)
    stage.turn { table.backgroundView = background }
    #expect(background.isDescendant(of: table))
    #expect(background.frame.size == CGSize(width: 40, height: 24))
    #expect(background.convert(CGPoint.zero, to: stage.root.view) == .zero)
    stage.turn { table.backgroundView = nil }
    #expect(background.superview == nil && table.backgroundView == nil)
  }

  /// UITableViewDelegate `trailingSwipeActionsConfigurationForRowAt`: asked when the user swipes the row; the
  /// handler is called for the action that is chosen.
  @Test func `a swipe asks for actions`() {
    let rows = Rows()
    let (stage, _) = Self.table(rows)
    stage.screen.simulator.perform(.key(.arrow(.left)))
    stage.screen.settle()
    #expect(rows.log.take().filter { $0.hasPrefix("actions") } == ["actions 0"])
    #expect(stage.screen.row(of: "Archive") != nil)
    stage.screen.tap()
    stage.screen.settle()
    #expect(rows.log.take() == ["archive Archive"] && stage.screen.row(of: "Archive") == nil)
  }

  /// UIContextualAction and UISwipeActionsConfiguration: what was given, and the defaults.
  @Test func `actions of a swipe keep their order`() {
    let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true)
    }
    let more = UIContextualAction(style: .normal, title: nil) { _, _, done in done(false) }
    let configuration = UISwipeActionsConfiguration(actions: [delete, more])
    #expect(
      configuration.actions == [delete, more] && configuration.performsFirstActionWithFullSwipe)
    #expect(delete.style == .destructive && delete.title == "Delete" && more.title == nil)
    #expect(more.image == nil)
  }

  /// UICollectionViewController `clearsSelectionOnViewWillAppear`: true by default; it is data source and
  /// delegate of its collection view, and has the layout it was made with.
  @Test func `a collection view controller clears its selection`() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 10, height: 3)
    let grid = Grid(collectionViewLayout: layout)
    let stack = UINavigationController(rootViewController: grid)
    let screen = Screen(root: stack)
    screen.settle()
    let view: UICollectionView = grid.collectionView
    #expect(grid.clearsSelectionOnViewWillAppear && grid.collectionViewLayout === layout)
    #expect(view.dataSource === grid && view.delegate === grid && view.visibleCells.count == 6)
    screen.click(2, 2)
    screen.settle()
    #expect(grid.log.take() == ["select 0"] && view.indexPathsForSelectedItems == [[0, 0]])
    screen.turn { _ = stack.popViewController(animated: true) }
    screen.settle()
    #expect(view.indexPathsForSelectedItems == [] && grid.log.take() == [])
  }
}

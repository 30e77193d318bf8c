import NavigationKit
import Testing

@Suite struct TableViewControllerTests {
  private final class Letters: TableViewController {
    override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 5 }

    override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath)
      -> TableViewCell
    {
      let cell = TableViewCell()
      cell.textLabel?.text = "row \(indexPath.row)"
      return cell
    }

    override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
      navigationController?.pushViewController(ViewController(), animated: false)
    }
  }

  @Test func `a table view controller is the data source and delegate of a table with its style`() {
    let controller = TableViewController(style: .grouped)
    #expect(controller.view === controller.tableView)
    #expect(controller.tableView.style == .grouped)
    #expect(controller.tableView.dataSource === controller)
    #expect(controller.tableView.delegate === controller)
    #expect(TableViewController().tableView.style == .plain)
  }

  @Test func `a table view controller without overrides has one empty section`() {
    let controller = TableViewController()
    _ = Stage(root: controller, columns: 20, rows: 6)
    #expect(controller.tableView.numberOfSections == 1)
    #expect(controller.tableView.numberOfRows(inSection: 0) == 0)
  }

  @Test(arguments: [true, false])
  func `returning deselects the row if clearsSelectionOnViewWillAppear is set`(clears: Bool) {
    let letters = Letters()
    letters.clearsSelectionOnViewWillAppear = clears
    let navigation = NavigationController(rootViewController: letters)
    let stage = Stage(root: navigation, columns: 20, rows: 6)
    #expect(TableViewController().clearsSelectionOnViewWillAppear)
    stage.sendAll(.arrow(.down))
    stage.tap()
    #expect(navigation.viewControllers.count == 2)
    #expect(letters.tableView.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    stage.turn { _ = navigation.popViewController(animated: false) }
    #expect((letters.tableView.indexPathForSelectedRow == nil) == clears)
    #expect(letters.tableView.indexPathForFocusedRow == IndexPath(row: 1, section: 0))
  }

  @Test func `a removed table is deallocated with its cells`() {
    weak var table: TableView?
    weak var cell: TableViewCell?
    let navigation = NavigationController(rootViewController: ViewController())
    let stage = Stage(root: navigation, columns: 20, rows: 6)
    stage.turn { navigation.pushViewController(Letters(), animated: false) }
    table = (navigation.topViewController as? Letters)?.tableView
    cell = table?.visibleCells.first
    #expect(cell != nil)
    stage.turn { _ = navigation.popViewController(animated: false) }
    stage.settle()
    #expect(table == nil)
    #expect(cell == nil)
  }
}

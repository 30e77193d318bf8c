import Testing
import UIKitNames

/// Probes of search controllers, search bars, refresh controls and menus.
@Suite struct SearchScenarioProbes {
  final class Searching: UISearchControllerDelegate, UISearchResultsUpdating, UISearchBarDelegate {
    let log = ProbeLog()
    func updateSearchResults(for searchController: UISearchController) {
      log.add("update \(searchController.searchBar.text ?? "")")
    }
    func willPresentSearchController(_ searchController: UISearchController) {
      log.add("willPresent")
    }
    func didPresentSearchController(_ searchController: UISearchController) {
      log.add("didPresent")
    }
    func willDismissSearchController(_ searchController: UISearchController) {
      log.add("willDismiss")
    }
    func didDismissSearchController(_ searchController: UISearchController) {
      log.add("didDismiss")
    }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      log.add("text \(searchText)")
    }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { log.add("begin") }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { log.add("end") }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log.add("search") }
  }

  private static func searched(_ delegate: Searching) -> (Screen, UISearchController) {
    let content = UIViewController()
    let search = UISearchController(searchResultsController: nil)
    search.delegate = delegate
    search.searchResultsUpdater = delegate
    content.navigationItem.searchController = search
    content.navigationItem.hidesSearchBarWhenScrolling = false
    content.title = "Birds"
    let screen = Screen(root: UINavigationController(rootViewController: content))
    screen.settle()
    return (screen, search)
  }

  private static func type(_ screen: Screen, _ text: String) {
    for character in text { screen.simulator.perform(.key(.text(String(character)))) }
    screen.settle()
  }

  /// UISearchController `isActive`: true presents the search, with the delegate's calls around it;
  /// false dismisses it in the same way.
  @Test func `an active search is presented and dismissed`() {
    let delegate = Searching()
    let (screen, search) = Self.searched(delegate)
    #expect(!search.isActive && search.searchResultsController == nil)
    #expect(delegate.log.take() == [])
    screen.turn { search.isActive = true }
    screen.settle()
    #expect(delegate.log.take().filter { $0.contains("Present") } == ["willPresent", "didPresent"])
    #expect(search.isActive)
    screen.turn { search.isActive = false }
    screen.settle()
    #expect(delegate.log.take().filter { $0.contains("Dismiss") } == ["willDismiss", "didDismiss"])
    #expect(!search.isActive)
  }

  /// UISearchResultsUpdating: called when the bar becomes first responder and at each change by the
  /// user; the end of the search empties the bar.
  @Test func `a search updates with each typed letter`() {
    let delegate = Searching()
    let (screen, search) = Self.searched(delegate)
    screen.turn { search.searchBar.becomeFirstResponder() }
    screen.settle()
    #expect(search.isActive && delegate.log.take().contains("update "))
    Self.type(screen, "ow")
    #expect(delegate.log.take().filter { $0.hasPrefix("update") } == ["update o", "update ow"])
    #expect(search.searchBar.text == "ow")
    screen.turn { search.isActive = false }
    screen.settle()
    #expect((search.searchBar.text ?? "") == "" && !search.isActive)
    #expect(delegate.log.take().contains("update "))
  }

  /// UISearchBarDelegate: a bar of its own tells the beginning, each change and the search button.
  @Test func `a search bar tells what the user does`() {
    let stage = ViewStage()
    let delegate = Searching()
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 30, height: 1))
    bar.delegate = delegate
    bar.placeholder = "Find"
    stage.add(bar)
    #expect(stage.screen.row(of: "Find") != nil && !bar.showsCancelButton)
    #expect((bar.text ?? "") == "" && bar.selectedScopeButtonIndex == 0 && !bar.showsScopeBar)
    stage.turn { bar.becomeFirstResponder() }
    #expect(delegate.log.take() == ["begin"])
    Self.type(stage.screen, "ab")
    #expect(delegate.log.take() == ["text a", "text ab"] && bar.text == "ab")
    #expect(bar.searchTextField.text == "ab")
    stage.screen.tap()
    stage.screen.settle()
    #expect(delegate.log.take().first == "search")
    stage.turn { stage.root.view.endEditing(true) }
    #expect(delegate.log.take() == ["end"] && bar.text == "ab")
  }

  /// A list that is filtered while the user types, as in Apple's sample of a table with a search
  /// bar, and is whole again when the text is deleted.
  @Test func `a list is filtered while the user types`() {
    final class Filter: UISearchBarDelegate, UITableViewDataSource {
      let all = ["Wren", "Crane", "Robin"]
      var shown = ["Wren", "Crane", "Robin"]
      var table: UITableView?
      func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        let text = searchText.lowercased()
        shown = text == "" ? all : all.filter { $0.lowercased().contains(text) }
        table?.reloadData()
      }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        shown.count
      }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
        -> UITableViewCell
      {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = shown[indexPath.row]
        return cell
      }
    }
    let stage = ViewStage()
    let filter = Filter()
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 30, height: 1))
    let table = UITableView(frame: CGRect(x: 0, y: 2, width: 30, height: 8), style: .plain)
    table.rowHeight = 1
    table.dataSource = filter
    bar.delegate = filter
    filter.table = table
    stage.turn {
      stage.root.view.addSubview(bar)
      stage.root.view.addSubview(table)
      bar.becomeFirstResponder()
    }
    #expect(table.numberOfRows(inSection: 0) == 3)
    Self.type(stage.screen, "r")
    #expect(table.numberOfRows(inSection: 0) == 3)
    Self.type(stage.screen, "e")
    #expect(table.numberOfRows(inSection: 0) == 1)
    #expect(stage.screen.row(of: "Wren") == 2 && stage.screen.row(of: "Robin") == nil)
    for _ in 0..<2 { stage.screen.simulator.perform(.key(.deleteBackward)) }
    stage.screen.settle()
    #expect(table.numberOfRows(inSection: 0) == 3 && stage.screen.row(of: "Robin") == 4)
    filter.table = nil
  }

  private static func refreshed() -> (ViewStage, UIScrollView, UIRefreshControl, ProbeLog) {
    let stage = ViewStage()
    let log = ProbeLog()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
    scroll.contentSize = CGSize(width: 30, height: 30)
    let refresh = UIRefreshControl()
    refresh.addAction(UIAction { _ in log.add("refresh") }, for: .valueChanged)
    scroll.refreshControl = refresh
    stage.add(scroll)
    return (stage, scroll, refresh, log)
  }

  /// UIRefreshControl `beginRefreshing()`: for a refresh that the app begins itself; it sends no
  /// event, and neither does `endRefreshing()`.
  @Test func `a refresh by code sends no event`() {
    let (stage, scroll, refresh, log) = Self.refreshed()
    #expect(scroll.refreshControl === refresh && !refresh.isRefreshing)
    stage.screen.turn { refresh.beginRefreshing() }
    stage.screen.pass(60)
    #expect(refresh.isRefreshing && log.take() == [])
    stage.turn { refresh.endRefreshing() }
    #expect(!refresh.isRefreshing && log.take() == [])
    stage.turn { refresh.endRefreshing() }
    #expect(!refresh.isRefreshing && scroll.contentOffset == .zero)
  }

  /// UIRefreshControl: the usual pull from the top; the control refreshes when its event comes,
  /// once, until the app ends it.
  @Test func `a pull refreshes until the app ends it`() {
    let (stage, scroll, refresh, log) = Self.refreshed()
    refresh.addAction(UIAction { _ in log.add("\(refresh.isRefreshing)") }, for: .valueChanged)
    func pull() {
      let simulator = stage.screen.simulator
      simulator.perform(.pointer(.down, column: 5, row: 1))
      for row in 2...9 {
        simulator.perform(.pointer(.move, column: 5, row: row))
        stage.screen.pass(3)
      }
      simulator.perform(.pointer(.up, column: 5, row: 9))
      stage.screen.pass(120)
    }
    pull()
    #expect(log.take().sorted() == ["refresh", "true"] && refresh.isRefreshing)
    pull()
    #expect(log.take() == [] && refresh.isRefreshing)
    stage.turn { refresh.endRefreshing() }
    #expect(!refresh.isRefreshing && scroll.contentOffset == .zero)
    pull()
    #expect(log.take().contains("refresh") && refresh.isRefreshing)
    stage.turn { refresh.endRefreshing() }
  }

  /// UIMenu `replacingChildren(_:)`: a new menu with the other children and with the title,
  /// identifier and options of the old one, which stays as it is.
  @Test func `a menu with other children keeps the rest`() {
    let (one, two) = (UIAction(title: "One") { _ in }, UIAction(title: "Two") { _ in })
    let menu = UIMenu(
      title: "Numbers", identifier: UIMenu.Identifier("numbers"), options: .displayInline,
      children: [one])
    let other = menu.replacingChildren([two, one])
    #expect(other !== menu && other.title == "Numbers" && other.options == .displayInline)
    #expect(other.identifier == UIMenu.Identifier("numbers"))
    #expect(other.children.map { $0.title } == ["Two", "One"] && other.children.last === one)
    #expect(menu.children.count == 1 && menu.children.first === one)
    #expect(UIMenu(children: [one]).title == "" && UIMenu().children.isEmpty)
  }

  private static func menuButton(_ stage: ViewStage, _ menu: UIMenu) -> UIButton {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 2, y: 2, width: 12, height: 1)
    button.setTitle("Order", for: .normal)
    button.menu = menu
    button.showsMenuAsPrimaryAction = true
    stage.add(button)
    return button
  }

  /// UIButton `showsMenuAsPrimaryAction`: a tap shows the menu, and the handler of the action that
  /// is then chosen is called; hidden actions are not shown.
  @Test func `a button shows its menu at a tap`() {
    let stage = ViewStage()
    let log = ProbeLog()
    let secret = UIAction(title: "Secret", attributes: .hidden) { _ in log.add("secret") }
    let menu = UIMenu(children: [
      UIAction(title: "By name") { _ in log.add("name") },
      UIAction(title: "By date") { _ in log.add("date") }, secret,
    ])
    let button = Self.menuButton(stage, menu)
    #expect(button.menu === menu && stage.screen.row(of: "By date") == nil)
    stage.screen.click(4, 2)
    stage.screen.settle()
    #expect(stage.screen.row(of: "By name") != nil && stage.screen.row(of: "By date") != nil)
    #expect(stage.screen.row(of: "Secret") == nil && log.take() == [])
    guard let row = stage.screen.row(of: "By date"),
      let text = stage.screen.text[row].firstRange(of: "By date")
    else {
      Issue.record("The menu is not shown")
      return
    }
    let line = stage.screen.text[row]
    stage.screen.click(line.distance(from: line.startIndex, to: text.lowerBound) + 1, row)
    stage.screen.settle()
    #expect(log.take() == ["date"] && stage.screen.row(of: "By name") == nil)
  }
}

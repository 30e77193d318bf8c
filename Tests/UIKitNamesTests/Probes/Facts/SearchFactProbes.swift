import Testing
import UIKitNames

/// Probes of search bars, search controllers and refresh controls.
@Suite struct SearchFactProbes {
  final class BarLog: UISearchBarDelegate {
    let log = ProbeLog()
    var begins = true
    var changes = true
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
      log.add("shouldBegin")
      return begins
    }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { log.add("didBegin") }
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
      log.add("shouldEnd")
      return true
    }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { log.add("didEnd") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      log.add("change \(searchText)")
    }
    func searchBar(
      _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      log.add("should \(range.location) \(range.length) \(text)")
      return changes
    }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log.add("search") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.add("cancel") }
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
      log.add("scope \(selectedScope)")
    }
  }

  private static func bar() -> (Screen, UISearchBar, BarLog) {
    let root = UIViewController()
    let screen = Screen(root: root)
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 40, height: 3))
    let delegate = BarLog()
    bar.delegate = delegate
    screen.turn { root.view.addSubview(bar) }
    screen.settle()
    return (screen, bar, delegate)
  }

  /// UISearchBarDelegate: `searchBarShouldBeginEditing` before `searchBarTextDidBeginEditing`.
  @Test func `a search bar asks and tells about the begin of editing`() {
    let (screen, bar, delegate) = Self.bar()
    screen.turn { bar.becomeFirstResponder() }
    #expect(delegate.log.take() == ["shouldBegin", "didBegin"])
    screen.turn { bar.resignFirstResponder() }
    #expect(delegate.log.take() == ["shouldEnd", "didEnd"])
  }

  /// UISearchBarDelegate: a refused begin leaves the bar without editing.
  @Test func `a search bar that may not begin does not edit`() {
    let (screen, bar, delegate) = Self.bar()
    delegate.begins = false
    screen.turn { bar.becomeFirstResponder() }
    #expect(delegate.log.take() == ["shouldBegin"])
    screen.simulator.perform(.key(.text("a")))
    #expect((bar.text ?? "").isEmpty)
  }

  /// UISearchBarDelegate: typing asks, changes and tells.
  @Test func `typing in a search bar asks and then tells`() {
    let (screen, bar, delegate) = Self.bar()
    screen.turn { bar.becomeFirstResponder() }
    _ = delegate.log.take()
    screen.simulator.perform(.key(.text("a")))
    screen.simulator.perform(.key(.text("b")))
    #expect(delegate.log.take() == ["should 0 0 a", "change a", "should 1 0 b", "change ab"])
    #expect(bar.text == "ab")
  }

  /// UISearchBarDelegate: a refused change keeps the text and tells nothing.
  @Test func `a refused change keeps the search bar's text`() {
    let (screen, bar, delegate) = Self.bar()
    delegate.changes = false
    screen.turn { bar.becomeFirstResponder() }
    _ = delegate.log.take()
    screen.simulator.perform(.key(.text("a")))
    #expect(delegate.log.take() == ["should 0 0 a"] && (bar.text ?? "").isEmpty)
  }

  /// UISearchBarDelegate: Return reports the search button.
  @Test func `Return in a search bar is the search button`() {
    let (screen, bar, delegate) = Self.bar()
    screen.turn { bar.becomeFirstResponder() }
    screen.simulator.perform(.key(.text("a")))
    _ = delegate.log.take()
    screen.tap()
    #expect(delegate.log.take().first == "search" && bar.text == "a")
  }

  /// UISearchBar: documented defaults.
  @Test func `a search bar has the documented defaults`() {
    let bar = UISearchBar()
    #expect(bar.placeholder == nil && !bar.showsCancelButton && bar.scopeButtonTitles == nil)
    #expect(bar.selectedScopeButtonIndex == 0 && !bar.showsScopeBar && bar.prompt == nil)
    #expect(!bar.showsBookmarkButton && bar.searchBarStyle == .default && bar.barStyle == .default)
  }

  /// UISearchBar: the placeholder shows while the bar has no text.
  @Test func `a search bar shows its placeholder until it has a text`() {
    let (screen, bar, _) = Self.bar()
    screen.turn { bar.placeholder = "Find it" }
    screen.settle()
    #expect(screen.row(of: "Find it") != nil)
    screen.turn { bar.text = "abc" }
    screen.settle()
    #expect(screen.row(of: "Find it") == nil && screen.row(of: "abc") != nil)
    #expect(bar.searchTextField.text == "abc")
  }

  /// UISearchController: documented defaults.
  @Test func `a search controller has the documented defaults`() {
    let search = UISearchController(searchResultsController: nil)
    #expect(search.searchResultsController == nil && !search.isActive)
    #expect(search.obscuresBackgroundDuringPresentation)
    #expect(search.hidesNavigationBarDuringPresentation)
    #expect(search.automaticallyShowsCancelButton && !search.showsSearchResultsController)
    #expect(search.searchBar === search.searchBar)
    #expect(UINavigationItem().hidesSearchBarWhenScrolling)
    #expect(UINavigationItem().searchController == nil)
  }

  final class SearchLog: UISearchControllerDelegate, UISearchResultsUpdating {
    let log = ProbeLog()
    func willPresentSearchController(_ searchController: UISearchController) { log.add("will") }
    func didPresentSearchController(_ searchController: UISearchController) { log.add("did") }
    func willDismissSearchController(_ searchController: UISearchController) { log.add("willEnd") }
    func didDismissSearchController(_ searchController: UISearchController) { log.add("didEnd") }
    func updateSearchResults(for searchController: UISearchController) {
      log.add("update \(searchController.searchBar.text ?? "")")
    }
  }

  private static func search() -> (Screen, UISearchController, SearchLog) {
    let root = UIViewController()
    let search = UISearchController(searchResultsController: nil)
    let delegate = SearchLog()
    search.delegate = delegate
    search.searchResultsUpdater = delegate
    root.navigationItem.searchController = search
    root.navigationItem.hidesSearchBarWhenScrolling = false
    let screen = Screen(root: UINavigationController(rootViewController: root))
    screen.settle()
    return (screen, search, delegate)
  }

  /// UISearchController `isActive`: true presents, false dismisses; the delegate hears of both.
  @Test func `activating a search by code presents and dismisses it`() {
    let (screen, search, delegate) = Self.search()
    screen.turn { search.isActive = true }
    screen.settle()
    #expect(search.isActive)
    #expect(delegate.log.take().filter { !$0.hasPrefix("update") } == ["will", "did"])
    screen.turn { search.isActive = false }
    screen.settle()
    #expect(!search.isActive)
    #expect(delegate.log.take().filter { !$0.hasPrefix("update") } == ["willEnd", "didEnd"])
  }

  /// UISearchResultsUpdating: "called when the search bar becomes the first responder or when the user
  /// makes changes inside the search bar".
  @Test func `the updater is called when the search begins and for each change`() {
    let (screen, search, delegate) = Self.search()
    screen.turn { search.searchBar.becomeFirstResponder() }
    screen.settle()
    #expect(delegate.log.take().contains("update "))
    screen.simulator.perform(.key(.text("x")))
    screen.settle()
    #expect(delegate.log.take().contains("update x"))
  }

  /// UISearchController: the text is cleared when the search is dismissed, and the updater told.
  @Test func `a dismissed search tells the updater of the empty text`() {
    let (screen, search, delegate) = Self.search()
    screen.turn { search.searchBar.becomeFirstResponder() }
    screen.simulator.perform(.key(.text("x")))
    screen.settle()
    _ = delegate.log.take()
    screen.turn { search.isActive = false }
    screen.settle()
    #expect(delegate.log.take().contains("update ") && (search.searchBar.text ?? "").isEmpty)
  }

  /// UIRefreshControl: `beginRefreshing()` and `endRefreshing()` set `isRefreshing`.
  @Test func `a refresh control refreshes from begin to end`() {
    let control = UIRefreshControl()
    #expect(!control.isRefreshing)
    control.beginRefreshing()
    #expect(control.isRefreshing)
    control.endRefreshing()
    #expect(!control.isRefreshing)
  }

  /// UIScrollView `refreshControl`: the table's control is a subview and reports the pull by
  /// `valueChanged`; UITableViewController has the same control.
  @Test func `a table controller's refresh control is its table's`() {
    let controller = UITableViewController(style: .plain)
    let control = UIRefreshControl()
    controller.refreshControl = control
    #expect(controller.tableView.refreshControl === control)
    #expect(controller.refreshControl === control)
  }
}

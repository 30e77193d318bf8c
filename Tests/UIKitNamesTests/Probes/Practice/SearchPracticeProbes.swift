import Testing
import UIKitNames

/// Probes of search controllers in navigation items.
@Suite struct SearchPracticeProbes {
  /// A list with a search, as apps have it.
  final class List: UIViewController, UISearchResultsUpdating, UISearchControllerDelegate,
    UISearchBarDelegate
  {
    let log = ProbeLog()
    let search: UISearchController
    init(results: UIViewController? = nil) {
      search = UISearchController(searchResultsController: results)
      super.init(nibName: nil, bundle: nil)
      title = "List"
      search.searchResultsUpdater = self
      search.delegate = self
      search.searchBar.delegate = self
      navigationItem.searchController = search
      navigationItem.hidesSearchBarWhenScrolling = false
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }
    func updateSearchResults(for searchController: UISearchController) {
      log.add("update \(searchController.searchBar.text ?? "") \(searchController.isActive)")
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
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
      log.add("search \(searchBar.text ?? "")")
    }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.add("cancel") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      log.add("changed \(searchText)")
    }
  }

  private static func shown(_ list: List) -> (Screen, UINavigationController) {
    let stack = UINavigationController(rootViewController: list)
    let screen = Screen(root: stack)
    screen.settle()
    return (screen, stack)
  }

  private static func type(_ text: String, on screen: Screen) {
    for character in text { screen.simulator.perform(.key(.text(String(character)))) }
    screen.settle()
  }

  /// UISearchController: its defaults; nothing is active before the user or the app says so.
  @Test func `a search controller is inactive at first`() {
    let results = UIViewController()
    let search = UISearchController(searchResultsController: results)
    #expect(!search.isActive && search.searchResultsController === results)
    #expect(search.automaticallyShowsCancelButton && search.hidesNavigationBarDuringPresentation)
    #expect((search.searchBar.text ?? "").isEmpty && search.searchResultsUpdater == nil)
    #expect(UISearchController(searchResultsController: nil).searchResultsController == nil)
    #expect(UINavigationItem(title: "x").hidesSearchBarWhenScrolling)
    #expect(UINavigationItem(title: "x").searchController == nil)
  }

  /// UISearchController `isActive`: true presents the search and false dismisses it; the delegate hears
  /// of the beginning and the end of both.
  @Test func `activation by code tells the delegate`() {
    let list = List()
    let (screen, _) = Self.shown(list)
    screen.turn { list.search.isActive = true }
    screen.settle()
    #expect(list.search.isActive)
    #expect(list.log.take().filter { $0.contains("esent") } == ["willPresent", "didPresent"])
    screen.turn { list.search.isActive = false }
    screen.settle()
    #expect(!list.search.isActive)
    let calls = list.log.take()
    #expect(calls.filter { $0.contains("ismiss") } == ["willDismiss", "didDismiss"])
    #expect(!calls.contains("cancel"))
  }

  /// UISearchResultsUpdating: called for each change of the text; the bar's delegate hears of the same
  /// changes.
  @Test func `each letter updates the results`() {
    let list = List()
    let (screen, _) = Self.shown(list)
    screen.turn { list.search.searchBar.searchTextField.becomeFirstResponder() }
    screen.settle()
    #expect(list.search.isActive)
    _ = list.log.take()
    Self.type("ab", on: screen)
    let calls = list.log.take()
    #expect(calls.filter { $0.hasPrefix("update") } == ["update a true", "update ab true"])
    #expect(calls.filter { $0.hasPrefix("changed") } == ["changed a", "changed ab"])
    screen.simulator.perform(.key(.deleteBackward))
    screen.settle()
    #expect(list.log.take().contains("update a true") && list.search.searchBar.text == "a")
  }

  /// UISearchController: its end clears the text and updates the results with none, so that lists show
  /// all rows again.
  @Test func `the end of a search clears the text`() {
    let list = List()
    let (screen, _) = Self.shown(list)
    screen.turn { list.search.searchBar.searchTextField.becomeFirstResponder() }
    screen.settle()
    Self.type("abc", on: screen)
    _ = list.log.take()
    screen.turn { list.search.isActive = false }
    screen.settle()
    #expect((list.search.searchBar.text ?? "").isEmpty && !list.search.isActive)
    #expect(!list.search.searchBar.searchTextField.isFirstResponder)
    let updates = list.log.take().filter { $0.hasPrefix("update") }
    #expect(updates.last?.hasPrefix("update  ") == true)
  }

  /// UISearchBarDelegate `searchBarCancelButtonClicked(_:)`: a press of Cancel, which the controller
  /// shows while the search is active, ends the search.
  @Test func `cancel ends the search`() {
    let list = List()
    let (screen, _) = Self.shown(list)
    #expect(screen.row(of: "Cancel") == nil)
    screen.turn { list.search.isActive = true }
    screen.settle()
    guard let row = screen.row(of: "Cancel"), let range = screen.text[row].range(of: "Cancel")
    else {
      Issue.record("There is no Cancel")
      return
    }
    let line = screen.text[row]
    _ = list.log.take()
    screen.click(line.distance(from: line.startIndex, to: range.lowerBound), row)
    screen.settle()
    let calls = list.log.take()
    #expect(calls.contains("cancel") && calls.contains("didDismiss") && !list.search.isActive)
    #expect(screen.row(of: "Cancel") == nil)
  }

  /// UISearchResultsUpdating: called when the scope changes, as for the text.
  @Test func `a scope updates the results`() {
    let list = List()
    list.search.searchBar.scopeButtonTitles = ["All", "Read"]
    let (screen, _) = Self.shown(list)
    #expect(list.search.searchBar.selectedScopeButtonIndex == 0)
    screen.turn { list.search.searchBar.searchTextField.becomeFirstResponder() }
    screen.settle()
    Self.type("x", on: screen)
    _ = list.log.take()
    guard let row = screen.row(of: "Read"), let range = screen.text[row].range(of: "Read") else {
      Issue.record("There are no scopes")
      return
    }
    let line = screen.text[row]
    screen.click(line.distance(from: line.startIndex, to: range.lowerBound), row)
    screen.settle()
    #expect(list.log.take().contains { $0.hasPrefix("update x") })
    #expect(list.search.searchBar.selectedScopeButtonIndex == 1)
  }

  /// UISearchController `searchResultsController`: shown while the search is active and has a text.
  @Test func `results show while there is a text`() {
    let results = UIViewController()
    let label = UILabel(frame: CGRect(x: 2, y: 3, width: 10, height: 1))
    label.text = "Found"
    results.view.addSubview(label)
    let list = List(results: results)
    let (screen, _) = Self.shown(list)
    screen.turn { list.search.searchBar.searchTextField.becomeFirstResponder() }
    screen.settle()
    #expect(screen.row(of: "Found") == nil)
    Self.type("a", on: screen)
    #expect(screen.row(of: "Found") != nil && results.view.window != nil)
    screen.simulator.perform(.key(.deleteBackward))
    screen.settle()
    #expect(screen.row(of: "Found") == nil && list.search.isActive)
    Self.type("a", on: screen)
    screen.turn { list.search.isActive = false }
    screen.settle()
    #expect(screen.row(of: "Found") == nil && results.view.window == nil)
  }

  /// UISearchController with `definesPresentationContext`: a push leaves the search as it is, and it is
  /// there after the pop.
  @Test func `a search is still there after a push`() {
    let list = List()
    list.definesPresentationContext = true
    let (screen, stack) = Self.shown(list)
    screen.turn { list.search.searchBar.searchTextField.becomeFirstResponder() }
    screen.settle()
    Self.type("ab", on: screen)
    _ = list.log.take()
    screen.turn { stack.pushViewController(UIViewController(), animated: true) }
    screen.settle()
    #expect(screen.row(of: "ab") == nil)
    screen.turn { stack.popViewController(animated: true) }
    screen.settle()
    #expect(
      list.search.isActive && list.search.searchBar.text == "ab" && screen.row(of: "ab") != nil)
    #expect(!list.log.take().contains("willDismiss"))
  }
}

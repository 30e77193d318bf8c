import CellGraphics
import NavigationKit
import Testing

/// `UISearchController` and `UISearchBar`.
///
/// UIKit's documentation of `updateSearchResults(for:)`: "called when the search bar becomes the first
/// responder or when the user makes changes inside the search bar".
@Suite struct SearchControllerTests {
  private final class Listener: SearchResultsUpdating, SearchControllerDelegate, SearchBarDelegate {
    var calls: [String] = []

    func updateSearchResults(for searchController: SearchController) {
      calls.append("update \(searchController.searchBar.text ?? "")")
    }
    func willPresentSearchController(_ searchController: SearchController) { calls.append("will") }
    func didPresentSearchController(_ searchController: SearchController) { calls.append("did") }
    func willDismissSearchController(_ searchController: SearchController) {
      calls.append("willDismiss")
    }
    func didDismissSearchController(_ searchController: SearchController) {
      calls.append("didDismiss")
    }
    func searchBar(_ searchBar: SearchBar, textDidChange searchText: String) {
      calls.append("text \(searchText)")
    }
    func searchBarSearchButtonClicked(_ searchBar: SearchBar) { calls.append("search") }
    func searchBarCancelButtonClicked(_ searchBar: SearchBar) { calls.append("cancel") }
  }

  private let listener = Listener()
  private let results = named("Results")
  private let list = named("List")
  private let search: SearchController
  private let stage: Stage

  init() {
    search = SearchController(searchResultsController: results)
    search.searchResultsUpdater = listener
    search.delegate = listener
    search.searchBar.delegate = listener
    list.navigationItem.title = "Fruits"
    list.navigationItem.searchController = search
    stage = Stage(root: navigation(list), columns: 30, rows: 8)
  }

  @Test func `the search bar is a row below the title`() {
    #expect(stage.text(row: 0).contains("Fruits"))
    #expect(stage.text(row: 1).contains("⌕ Search"))
    #expect(list.view.convert(Point(x: 0, y: 0), to: nil).y == 2)
  }

  @Test func `the first input activates the search, and each letter asks for results`() {
    stage.turn { _ = search.searchBar.becomeFirstResponder() }
    #expect(search.isActive && listener.calls == ["will", "update ", "did"])
    stage.application.send(.text("p"))
    stage.application.send(.text("e"))
    #expect(listener.calls.suffix(4) == ["text p", "update p", "text pe", "update pe"])
    stage.application.tap()
    #expect(listener.calls.last == "search" && search.isActive)
  }

  @Test func `the results are shown while there is a text`() {
    stage.turn { search.isActive = true }
    #expect(results.parent == nil)
    stage.turn { _ = search.searchBar.becomeFirstResponder() }
    stage.application.send(.text("p"))
    #expect(results.parent === list && results.view.superview === list.view)
    stage.turn { search.isActive = false }
    #expect(results.parent == nil && results.view.superview == nil)
  }

  @Test func `the end of the search empties the text`() {
    stage.turn {
      search.isActive = true
      search.searchBar.text = "pear"
      listener.calls = []
      search.isActive = false
    }
    #expect(listener.calls == ["willDismiss", "update ", "didDismiss"])
    #expect(search.searchBar.text == "")
  }

  @Test func `scopes take a row of their own`() {
    stage.turn {
      search.searchBar.scopeButtonTitles = ["All", "Red"]
      search.searchBar.showsScopeBar = true
    }
    #expect(stage.text(row: 2).contains("Red"))
    #expect(list.view.convert(Point(x: 0, y: 0), to: nil).y == 3)
  }
}

/// Shows the results of a search: the counterpart of `UISearchController`.
///
/// Assign it to ``NavigationItem/searchController``: its bar is then a row of the navigation bar. The
/// search is active from the first input until Cancel. A results controller is a child of the
/// controller with the item while the search is active and the text is not empty. Unlike in UIKit,
/// the search controller itself is not presented.
///
/// ```swift
/// final class Filter: SearchResultsUpdating {
///   var texts: [String] = []
///   func updateSearchResults(for searchController: SearchController) {
///     texts.append(searchController.searchBar.text ?? "")
///   }
/// }
/// let (controller, filter) = (SearchController(searchResultsController: nil), Filter())
/// controller.searchResultsUpdater = filter
/// controller.isActive = true
/// controller.isActive = false
/// precondition(filter.texts == ["", ""])
/// ```
open class SearchController: ViewController {
  /// The bar of the search.
  public let searchBar = SearchBar()
  /// The controller that shows the results; nil if the searched controller shows them itself.
  public let searchResultsController: ViewController?
  /// The object that finds the results; the controller does not keep it alive.
  public weak var searchResultsUpdater: (any SearchResultsUpdating)?
  /// The object that follows the begin and the end; the controller does not keep it alive.
  public weak var delegate: (any SearchControllerDelegate)?
  /// A Boolean value that indicates whether the bar shows Cancel while the search is active; true by
  /// default.
  public var automaticallyShowsCancelButton = true { didSet { searchBar.setNeedsLayout() } }
  /// A Boolean value that indicates whether the bar shows its scopes while the search is active; true
  /// by default.
  public var automaticallyShowsScopeBar = true { didSet { searchBar.searchDidChange() } }
  /// A Boolean value that indicates whether the results are shown; with a text only by default.
  open var showsSearchResultsController: Bool {
    get { ownVisibility ?? (searchBar.text?.isEmpty == false) }
    set {
      ownVisibility = newValue
      showResults()
    }
  }
  private var ownVisibility: Bool?
  /// The item that the controller was assigned to.
  weak var item: NavigationItem?

  /// Creates a search.
  ///
  /// - Parameter searchResultsController: The controller of the results; nil for a search whose
  ///   results the searched controller shows.
  public init(searchResultsController: ViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    searchBar.searchController = self
  }

  /// Creates a search whose results the searched controller shows.
  public required init?(coder: Coder) {
    searchResultsController = nil
    super.init(coder: coder)
    searchBar.searchController = self
  }

  /// A Boolean value that indicates whether the search runs. The first input sets it, Cancel clears
  /// it.
  ///
  /// The end of the search empties the text. Both changes ask for results.
  open var isActive = false {
    didSet {
      guard isActive != oldValue else { return }
      isActive ? begin() : end()
    }
  }

  var showsCancel: Bool { isActive && automaticallyShowsCancelButton }
  var showsScopes: Bool { isActive && automaticallyShowsScopeBar }

  private func begin() {
    delegate?.willPresentSearchController(self)
    searchBar.searchDidChange()
    update()
    delegate?.didPresentSearchController(self)
  }

  private func end() {
    delegate?.willDismissSearchController(self)
    searchBar.text = ""
    searchBar.resignFirstResponder()
    searchBar.searchDidChange()
    update()
    delegate?.didDismissSearchController(self)
  }

  /// Asks for results and shows them.
  func update() {
    searchResultsUpdater?.updateSearchResults(for: self)
    showResults()
  }

  /// Called when the bar has another number of rows.
  func barDidChange() { item?.update() }

  private func showResults() {
    guard let results = searchResultsController, let owner = item?.owner else { return }
    let isShown = isActive && showsSearchResultsController
    guard isShown != (results.parent === owner) else { return }
    if isShown {
      owner.addChild(results)
      results.view.frame = owner.view.bounds
      results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      owner.view.addSubview(results.view)
      results.didMove(toParent: owner)
    } else {
      results.willMove(toParent: nil)
      results.view.removeFromSuperview()
      results.removeFromParent()
    }
  }
}

/// An object that finds the results of a search.
public protocol SearchResultsUpdating: AnyObject {
  /// Called when the search begins or ends, and after each change of its text or scope.
  func updateSearchResults(for searchController: SearchController)
}

/// An object that follows the begin and the end of a search. All members have defaults.
public protocol SearchControllerDelegate: AnyObject {
  /// Called before the search begins.
  func willPresentSearchController(_ searchController: SearchController)
  /// Called after the search has begun.
  func didPresentSearchController(_ searchController: SearchController)
  /// Called before the search ends.
  func willDismissSearchController(_ searchController: SearchController)
  /// Called after the search has ended.
  func didDismissSearchController(_ searchController: SearchController)
}

extension SearchControllerDelegate {
  /// Does nothing.
  public func willPresentSearchController(_ searchController: SearchController) {}
  /// Does nothing.
  public func didPresentSearchController(_ searchController: SearchController) {}
  /// Does nothing.
  public func willDismissSearchController(_ searchController: SearchController) {}
  /// Does nothing.
  public func didDismissSearchController(_ searchController: SearchController) {}
}

extension NavigationItem {
  /// The search whose bar is a row of the navigation bar; nil, the default, for none.
  public var searchController: SearchController? {
    get { accessoryController as? SearchController }
    set {
      searchController?.item = nil
      (accessoryController, accessoryBar) = (newValue, newValue?.searchBar)
      newValue?.item = self
      update()
    }
  }
}

import Testing
import UIKitNames

/// Probes of alerts, sheets, searches and refreshing.
@Suite struct PanelContractProbes {
  private func make() -> (Screen, UIViewController) {
    let root = UIViewController()
    let screen = Screen(root: root)
    screen.settle()
    return (screen, root)
  }

  /// UIAlertController: the text that the user typed is in `textFields` when the handler is called.
  @Test func `a handler reads the alert's field`() {
    let (screen, root) = make()
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.text = "Ann" }
    var name: String?
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { [weak alert] _ in
        name = alert?.textFields?.first?.text
      })
    screen.turn { root.present(alert, animated: true) }
    screen.settle()
    let row = screen.row(of: "OK") ?? 0
    let column = screen.text[row].distance(
      from: screen.text[row].startIndex,
      to: screen.text[row].range(of: "OK")?.lowerBound ?? screen.text[row].startIndex)
    screen.click(column, row)
    screen.settle()
    #expect(name == "Ann" && root.presentedViewController == nil)
  }

  /// UIAlertController: `preferredAction` is one of the actions.
  @Test func `an alert's preferred action is kept`() {
    let alert = UIAlertController(title: "a", message: nil, preferredStyle: .alert)
    let action = UIAlertAction(title: "OK", style: .default)
    alert.addAction(action)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.preferredAction = action
    #expect(alert.preferredAction === action && alert.actions.map(\.title) == ["OK", "Cancel"])
  }

  /// UIAlertAction: `isEnabled` can change while the alert is shown, as validating fields do.
  @Test func `an action enabled later is performed`() {
    let (screen, root) = make()
    let alert = UIAlertController(title: "a", message: nil, preferredStyle: .alert)
    var count = 0
    let action = UIAlertAction(title: "OK", style: .default) { _ in count += 1 }
    action.isEnabled = false
    alert.addAction(action)
    screen.turn { root.present(alert, animated: true) }
    screen.settle()
    screen.tap()
    screen.settle()
    #expect(count == 0 && root.presentedViewController === alert)
    screen.turn { action.isEnabled = true }
    screen.settle()
    let row = screen.row(of: "OK") ?? 0
    screen.click(20, row)
    screen.settle()
    #expect(count == 1 && root.presentedViewController == nil)
  }

  /// UIAlertController: `title` and `message` change while the alert is shown.
  @Test func `an alert's message changes while it is shown`() {
    let (screen, root) = make()
    let alert = UIAlertController(title: "a", message: "before", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    screen.turn { root.present(alert, animated: false) }
    screen.settle()
    screen.turn { alert.message = "after" }
    screen.settle()
    #expect(screen.row(of: "after") != nil && screen.row(of: "before") == nil)
  }

  private func sheet(
    _ root: UIViewController, _ screen: Screen,
    _ configure: (UISheetPresentationController) -> Void
  ) -> UIViewController {
    let modal = UIViewController()
    modal.modalPresentationStyle = .pageSheet
    if let sheet = modal.sheetPresentationController { configure(sheet) }
    screen.turn { root.present(modal, animated: true) }
    screen.settle()
    return modal
  }

  /// UISheetPresentationController: `largestUndimmedDetentIdentifier`; the content beneath can be used.
  @Test func `an undimmed sheet leaves the content beneath usable`() {
    let (screen, root) = make()
    let button = UIButton(type: .system)
    button.setTitle("Beneath", for: .normal)
    button.frame = CGRect(x: 2, y: 1, width: 10, height: 1)
    var count = 0
    button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
    screen.turn { root.view.addSubview(button) }
    let modal = sheet(root, screen) {
      $0.detents = [.medium(), .large()]
      $0.largestUndimmedDetentIdentifier = .medium
    }
    screen.click(4, 1)
    screen.settle()
    #expect(count == 1 && root.presentedViewController === modal)
  }

  /// UISheetPresentationController: a dimmed sheet takes the touches outside.
  @Test func `a dimmed sheet covers the content beneath`() {
    let (screen, root) = make()
    let button = UIButton(type: .system)
    button.setTitle("Beneath", for: .normal)
    button.frame = CGRect(x: 2, y: 1, width: 10, height: 1)
    var count = 0
    button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
    screen.turn { root.view.addSubview(button) }
    _ = sheet(root, screen) { $0.detents = [.medium()] }
    screen.click(4, 1)
    screen.settle()
    #expect(count == 0)
  }

  /// UISheetPresentationController: `selectedDetentIdentifier` set before the presentation.
  @Test func `a sheet opens at the selected detent`() {
    let (screen, root) = make()
    let large = sheet(root, screen) {
      $0.detents = [.medium(), .large()]
      $0.selectedDetentIdentifier = .large
    }
    let top = large.view.convert(CGPoint.zero, to: nil).y
    screen.turn { root.dismiss(animated: false) }
    screen.settle()
    let medium = sheet(root, screen) { $0.detents = [.medium(), .large()] }
    #expect(medium.view.convert(CGPoint.zero, to: nil).y > top)
  }

  /// UISheetPresentationController: `invalidateDetents()` resolves custom detents again.
  @Test func `invalidated detents are resolved again`() throws {
    let (screen, root) = make()
    var height: CGFloat = 6
    let modal = sheet(root, screen) { $0.detents = [.custom { _ in height }] }
    let before = modal.view.convert(CGPoint.zero, to: nil).y
    height = 12
    let presentation = try #require(modal.sheetPresentationController)
    screen.turn { presentation.animateChanges { presentation.invalidateDetents() } }
    screen.settle()
    #expect(modal.view.convert(CGPoint.zero, to: nil).y == before - 6)
  }

  private final class Searching: UISearchResultsUpdating, UISearchControllerDelegate,
    UISearchBarDelegate
  {
    var log: [String] = []
    func updateSearchResults(for searchController: UISearchController) {
      log.append("update '\(searchController.searchBar.text ?? "")'")
    }
    func willPresentSearchController(_ searchController: UISearchController) {
      log.append("present")
    }
    func didPresentSearchController(_ searchController: UISearchController) {
      log.append("presented")
    }
    func willDismissSearchController(_ searchController: UISearchController) {
      log.append("dismiss")
    }
    func didDismissSearchController(_ searchController: UISearchController) {
      log.append("dismissed")
    }
  }

  private func searching() -> (Screen, UISearchController, Searching) {
    let root = UIViewController()
    let search = UISearchController(searchResultsController: nil)
    let log = Searching()
    search.searchResultsUpdater = log
    search.delegate = log
    root.navigationItem.searchController = search
    let screen = Screen(root: UINavigationController(rootViewController: root))
    screen.settle()
    log.log = []
    return (screen, search, log)
  }

  /// UISearchController: `isActive` set to true presents the search; the delegate hears of it in order.
  @Test func `an activated search is announced and reported`() throws {
    let (screen, search, log) = searching()
    screen.turn { search.isActive = true }
    screen.settle()
    #expect(log.log.filter { $0.hasPrefix("present") } == ["present", "presented"])
    #expect(search.isActive)
    log.log = []
    screen.turn { search.isActive = false }
    screen.settle()
    #expect(log.log.filter { $0.hasPrefix("dismiss") } == ["dismiss", "dismissed"])
  }

  /// UISearchResultsUpdating: "called when the search bar becomes the first responder or when the user
  /// makes changes inside the search bar".
  @Test func `typing in the bar updates the results`() {
    let (screen, search, log) = searching()
    screen.turn { search.isActive = true }
    screen.settle()
    screen.turn { search.searchBar.becomeFirstResponder() }
    log.log = []
    screen.simulator.perform(.key(.text("a")))
    screen.settle()
    #expect(log.log == ["update 'a'"] && search.searchBar.text == "a")
  }

  /// UISearchController: cancelling clears the text.
  @Test func `a dismissed search has an empty bar`() {
    let (screen, search, _) = searching()
    screen.turn { search.isActive = true }
    screen.settle()
    screen.turn { search.searchBar.becomeFirstResponder() }
    screen.simulator.perform(.key(.text("a")))
    screen.turn { search.isActive = false }
    screen.settle()
    #expect(search.searchBar.text == "" && !search.searchBar.isFirstResponder)
  }

  /// UIRefreshControl: `beginRefreshing()` by code sends no action; `isRefreshing` until the end.
  @Test func `a refresh by code sends nothing`() {
    let (screen, root) = make()
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    let refresh = UIRefreshControl()
    var count = 0
    refresh.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    view.refreshControl = refresh
    screen.turn { root.view.addSubview(view) }
    screen.settle()
    screen.turn { refresh.beginRefreshing() }
    screen.settle()
    #expect(refresh.isRefreshing && count == 0)
    screen.turn { refresh.endRefreshing() }
    screen.settle()
    #expect(!refresh.isRefreshing)
  }
}

import Foundation
import Testing
import UIKitNames

/// Probes of search bars, search controllers and refresh controls.
@Suite struct SearchDocumentedProbes {
  final class Bar: UISearchBarDelegate {
    let log = ProbeLog()
    var begins = true
    var allows = true
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
      log.add("shouldBegin")
      return begins
    }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { log.add("begin") }
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
      log.add("shouldEnd")
      return true
    }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { log.add("end") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      log.add("text \(searchText)")
    }
    func searchBar(
      _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { allows }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.add("cancel") }
  }

  private static func type(_ screen: Screen, _ text: String) {
    for character in text { screen.simulator.perform(.key(.text(String(character)))) }
    screen.settle()
  }

  /// Clicks the first place of the screen that shows the text.
  private static func click(_ screen: Screen, _ text: String) -> Bool {
    for (row, line) in screen.text.enumerated() {
      guard let range = line.range(of: text) else { continue }
      screen.click(line.distance(from: line.startIndex, to: range.lowerBound), row)
      screen.settle()
      return true
    }
    return false
  }

  private static func bar(_ delegate: Bar) -> (ViewStage, UISearchBar) {
    let stage = ViewStage()
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 40, height: 1))
    bar.delegate = delegate
    stage.add(bar)
    return (stage, bar)
  }

  /// UISearchBarDelegate: the bar asks and tells about its editing as a text field does, and gives the
  /// current text at each change.
  @Test func `a search bar reports its editing`() {
    let delegate = Bar()
    let (stage, bar) = Self.bar(delegate)
    stage.turn { bar.searchTextField.becomeFirstResponder() }
    #expect(delegate.log.take() == ["shouldBegin", "begin"])
    Self.type(stage.screen, "ab")
    #expect(delegate.log.take() == ["text a", "text ab"] && bar.text == "ab")
    #expect(bar.searchTextField.text == "ab")
    stage.screen.simulator.perform(.key(.deleteBackward))
    stage.screen.simulator.perform(.key(.deleteBackward))
    stage.screen.settle()
    #expect(delegate.log.take() == ["text a", "text "])
    stage.turn { bar.searchTextField.resignFirstResponder() }
    #expect(delegate.log.take() == ["shouldEnd", "end"])
  }

  /// UISearchBarDelegate `searchBarShouldBeginEditing(_:)` and `searchBar(_:shouldChangeTextIn:…)`: false
  /// prevents the editing, and the change.
  @Test func `a search bar asks its delegate`() {
    let delegate = Bar()
    let (stage, bar) = Self.bar(delegate)
    delegate.begins = false
    stage.turn { bar.searchTextField.becomeFirstResponder() }
    #expect(delegate.log.take() == ["shouldBegin"] && !bar.searchTextField.isEditing)
    delegate.begins = true
    stage.turn { bar.searchTextField.becomeFirstResponder() }
    delegate.allows = false
    _ = delegate.log.take()
    Self.type(stage.screen, "x")
    #expect(delegate.log.take() == [] && bar.text == "")
  }

  /// UISearchBar.h: defaults: no cancel button, no scope bar, selected scope 0; the placeholder shows;
  /// the cancel button calls its delegate.
  @Test func `a search bar has a cancel button if wanted`() {
    let delegate = Bar()
    let (stage, bar) = Self.bar(delegate)
    #expect(!bar.showsCancelButton && !bar.showsScopeBar && bar.selectedScopeButtonIndex == 0)
    #expect(bar.scopeButtonTitles == nil && stage.screen.row(of: "Cancel") == nil)
    stage.turn {
      bar.placeholder = "Towns"
      bar.setShowsCancelButton(true, animated: false)
    }
    #expect(stage.screen.row(of: "Towns") != nil && bar.showsCancelButton)
    stage.turn { bar.searchTextField.becomeFirstResponder() }
    _ = delegate.log.take()
    #expect(Self.click(stage.screen, "Cancel"))
    #expect(delegate.log.take().contains("cancel"))
  }

  final class Search: UISearchControllerDelegate, UISearchResultsUpdating {
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
  }

  /// UISearchController `isActive`: "setting this property to true performs a default presentation", false
  /// dismisses; the delegate hears of both; `searchResultsUpdater` is called for each typed text.
  @Test func `a search becomes active and updates its results`() {
    let search = Search()
    let list = UIViewController()
    let controller = UISearchController(searchResultsController: nil)
    controller.delegate = search
    controller.searchResultsUpdater = search
    list.navigationItem.searchController = controller
    let screen = Screen(root: UINavigationController(rootViewController: list))
    screen.settle()
    #expect(!controller.isActive && search.log.take().filter { $0.hasSuffix("Present") } == [])
    screen.turn { controller.isActive = true }
    screen.settle()
    let calls = search.log.take().filter { !$0.hasPrefix("update") }
    #expect(calls == ["willPresent", "didPresent"] && controller.isActive)
    screen.turn { controller.searchBar.searchTextField.becomeFirstResponder() }
    screen.settle()
    _ = search.log.take()
    Self.type(screen, "ab")
    #expect(search.log.take() == ["update a", "update ab"])
    screen.turn { controller.isActive = false }
    screen.settle()
    #expect(search.log.take().filter { !$0.hasPrefix("update") } == ["willDismiss", "didDismiss"])
    #expect(!controller.isActive)
  }

  /// UIRefreshControl: `beginRefreshing()` is for a refresh "started programmatically" and sends nothing;
  /// `endRefreshing()` ends it.
  @Test func `a refresh by code sends no event`() {
    let list = UITableViewController(style: .plain)
    let refresh = UIRefreshControl()
    var events = 0
    refresh.addAction(UIAction { _ in events += 1 }, for: .valueChanged)
    let screen = Screen(root: list)
    screen.settle()
    screen.turn { list.refreshControl = refresh }
    screen.settle()
    #expect(!refresh.isRefreshing && list.tableView.refreshControl === refresh)
    screen.turn { refresh.beginRefreshing() }
    screen.pass(30)
    #expect(refresh.isRefreshing && events == 0)
    screen.turn { refresh.endRefreshing() }
    screen.settle()
    #expect(!refresh.isRefreshing && events == 0)
  }

  /// UIRefreshControl: a pull by the user starts the refresh and sends `valueChanged` once; it refreshes
  /// until the app calls `endRefreshing()`.
  @Test func `a pull starts a refresh`() {
    let stage = ViewStage()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    scroll.contentSize = CGSize(width: 40, height: 60)
    let refresh = UIRefreshControl()
    var events: [Bool] = []
    refresh.addAction(
      UIAction { events.append(($0.sender as? UIRefreshControl)?.isRefreshing == true) },
      for: .valueChanged)
    scroll.refreshControl = refresh
    stage.add(scroll)
    let simulator = stage.screen.simulator
    simulator.perform(.pointer(.down, column: 5, row: 2))
    for row in 3...14 {
      simulator.perform(.pointer(.move, column: 5, row: row))
      stage.screen.pass(3)
    }
    simulator.perform(.pointer(.up, column: 5, row: 14))
    stage.screen.pass(60)
    #expect(events == [true] && refresh.isRefreshing)
    stage.turn { refresh.endRefreshing() }
    #expect(!refresh.isRefreshing && events.count == 1 && scroll.contentOffset.y == 0)
  }
}

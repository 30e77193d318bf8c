import Foundation
import Testing
import UIKitNames

/// Probes of search, refresh, pickers and menus, as Apple's documentation and headers state them.
@Suite struct PickerSourcedProbes {
  final class Bars: UISearchBarDelegate {
    let log = ProbeLog()
    var begins = true
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
      log.add("shouldBegin")
      return begins
    }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { log.add("begin") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      log.add("text \(searchText)")
    }
    func searchBar(
      _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { text != "x" }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { log.add("end") }
  }

  private static func type(_ screen: Screen, _ text: String) {
    for character in text { screen.simulator.perform(.key(.text(String(character)))) }
    screen.settle()
  }

  /// UISearchBarDelegate: asked before the editing begins, notified of each change with the whole text and of the
  /// end; a refused change does not happen.
  @Test func `a search bar tells its delegate`() {
    let stage = ViewStage()
    let delegate = Bars()
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 40, height: 1))
    withExtendedLifetime(delegate) {
      bar.delegate = delegate
      stage.add(bar)
      delegate.begins = false
      stage.turn { bar.searchTextField.becomeFirstResponder() }
      #expect(delegate.log.take() == ["shouldBegin"] && !bar.searchTextField.isEditing)
      delegate.begins = true
      stage.turn { bar.searchTextField.becomeFirstResponder() }
      Self.type(stage.screen, "axb")
      #expect(delegate.log.take() == ["shouldBegin", "begin", "text a", "text ab"])
      #expect(bar.text == "ab" && bar.searchTextField.text == "ab")
      stage.turn { bar.searchTextField.resignFirstResponder() }
      #expect(delegate.log.take() == ["end"])
    }
  }

  /// UISearchBar: no cancel button and no scope bar by default; the first scope is chosen.
  @Test func `the defaults of a search bar`() {
    let bar = UISearchBar()
    #expect(!bar.showsCancelButton && !bar.showsScopeBar && bar.selectedScopeButtonIndex == 0)
    #expect(
      bar.scopeButtonTitles == nil && bar.placeholder == nil && bar.searchBarStyle == .default)
    bar.scopeButtonTitles = ["All", "Mine"]
    bar.selectedScopeButtonIndex = 1
    #expect(bar.selectedScopeButtonIndex == 1 && bar.scopeButtonTitles == ["All", "Mine"])
  }

  final class Finder: UISearchResultsUpdating, UISearchControllerDelegate {
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

  /// UISearchResultsUpdating: "Called when the search bar becomes the first responder or when the user makes
  /// changes inside the search bar." UISearchControllerDelegate: will and did, at both ends.
  @Test func `a search controller is active while one searches`() {
    let finder = Finder()
    let search = UISearchController(searchResultsController: nil)
    let list = UIViewController()
    let screen = Screen(root: UINavigationController(rootViewController: list))
    screen.settle()
    withExtendedLifetime(finder) {
      search.searchResultsUpdater = finder
      search.delegate = finder
      #expect(!search.isActive && search.searchResultsController == nil)
      screen.turn { list.navigationItem.searchController = search }
      screen.settle()
      screen.turn { search.isActive = true }
      screen.settle()
      let begun = finder.log.take().filter { !$0.hasPrefix("update") }
      #expect(begun == ["willPresent", "didPresent"] && search.isActive)
      screen.turn { search.searchBar.searchTextField.becomeFirstResponder() }
      screen.settle()
      _ = finder.log.take()
      Self.type(screen, "ab")
      #expect(finder.log.take() == ["update a", "update ab"])
      screen.turn { search.isActive = false }
      screen.settle()
      let ended = finder.log.take().filter { !$0.hasPrefix("update") }
      #expect(ended == ["willDismiss", "didDismiss"] && !search.isActive)
    }
  }

  /// UIRefreshControl `beginRefreshing()`: "a refresh operation was started programmatically"; it "updates
  /// the state", and public samples (mttcrsp's gist) send `valueChanged` themselves after the call.
  @Test func `a refresh by code sends no action`() {
    let stage = ViewStage()
    let log = ProbeLog()
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    view.contentSize = CGSize(width: 40, height: 60)
    let refresh = UIRefreshControl()
    refresh.addAction(UIAction { _ in log.add("refresh") }, for: .valueChanged)
    #expect(view.refreshControl == nil && !refresh.isRefreshing)
    stage.turn {
      view.refreshControl = refresh
      stage.root.view.addSubview(view)
    }
    stage.turn { refresh.beginRefreshing() }
    #expect(refresh.isRefreshing && log.take() == [] && view.refreshControl === refresh)
    stage.turn { refresh.endRefreshing() }
    #expect(!refresh.isRefreshing && log.take() == [])
  }

  final class Wheels: UIPickerViewDataSource, UIPickerViewDelegate {
    let log = ProbeLog()
    var counts = [5, 3]
    func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      counts[component]
    }
    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? {
      "\(component)-\(row)"
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      log.add("\(component) \(row)")
    }
  }

  /// UIPickerView: components and rows come from the data source; `selectRow(_:inComponent:animated:)`
  /// changes one component; the delegate hears only "when the user selects a row".
  @Test func `a picker selects by code in silence`() {
    let stage = ViewStage()
    let wheels = Wheels()
    let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 40, height: 7))
    withExtendedLifetime(wheels) {
      picker.dataSource = wheels
      picker.delegate = wheels
      stage.add(picker)
      #expect(picker.numberOfComponents == 2 && picker.numberOfRows(inComponent: 1) == 3)
      stage.turn { picker.selectRow(2, inComponent: 1, animated: false) }
      stage.turn { picker.selectRow(4, inComponent: 0, animated: true) }
      #expect(picker.selectedRow(inComponent: 0) == 4 && picker.selectedRow(inComponent: 1) == 2)
      #expect(wheels.log.take() == [])
    }
  }

  /// UIPickerView `reloadComponent(_:)` and `reloadAllComponents()`: the data source is asked again.
  @Test func `a picker is reloaded`() {
    let stage = ViewStage()
    let wheels = Wheels()
    let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 40, height: 7))
    withExtendedLifetime(wheels) {
      picker.dataSource = wheels
      picker.delegate = wheels
      stage.add(picker)
      wheels.counts = [5, 8]
      stage.turn { picker.reloadComponent(1) }
      #expect(picker.numberOfRows(inComponent: 1) == 8 && picker.numberOfRows(inComponent: 0) == 5)
      wheels.counts = [2, 2, 2]
      stage.turn { picker.reloadAllComponents() }
      #expect(picker.numberOfComponents == 3 && picker.numberOfRows(inComponent: 2) == 2)
    }
  }

  /// UIDatePicker: date and time by default, an interval of 1 minute, no limits; a date set by code is not
  /// an action of the user.
  @Test func `the defaults of a date picker`() {
    let log = ProbeLog()
    let picker = UIDatePicker()
    picker.addAction(UIAction { _ in log.add("changed") }, for: .valueChanged)
    #expect(picker.datePickerMode == .dateAndTime && picker.minuteInterval == 1)
    #expect(picker.minimumDate == nil && picker.maximumDate == nil)
    let date = Date(timeIntervalSince1970: 1_000_000_020)
    picker.date = date
    #expect(picker.date == date && log.take() == [])
  }

  /// UIAction and UIMenuElement: off and without attributes by default; without an identifier each action
  /// gets a unique one. UIMenu `replacingChildren(_:)` makes a copy.
  @Test func `menus and actions`() {
    let (cut, copy) = (UIAction(title: "Cut") { _ in }, UIAction(title: "Copy") { _ in })
    #expect(cut.state == .off && cut.attributes == [] && cut.title == "Cut" && cut.image == nil)
    #expect(cut.identifier != copy.identifier)
    let menu = UIMenu(title: "Edit", options: [.displayInline], children: [cut])
    let other = menu.replacingChildren([copy, cut])
    #expect(menu.children.count == 1 && other.children.elementsEqual([copy, cut], by: ===) == true)
    #expect(other.title == "Edit" && other.options == [.displayInline])
  }

  /// UIMenu.h `selectedElements`: "Element(s) in the menu and sub-menus that have an "on" menu item state."
  @Test func `a menu knows what is on`() {
    let names = ["A", "B", "C"]
    let actions = names.map { UIAction(title: $0, state: $0 == "B" ? .on : .off) { _ in } }
    let menu = UIMenu(options: [.singleSelection], children: actions)
    #expect(menu.selectedElements.map(\.title) == ["B"])
    let plain = UIMenu(children: [UIAction(title: "X") { _ in }])
    #expect(plain.selectedElements.isEmpty)
  }

  /// UIButton `showsMenuAsPrimaryAction` (UIControl): the menu is shown in place of the primary action;
  /// `menuActionTriggered` is sent.
  @Test func `a button shows its menu in place of its action`() {
    let stage = ViewStage()
    let log = ProbeLog()
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 0, y: 0, width: 10, height: 1)
    button.setTitle("More", for: .normal)
    #expect(!button.showsMenuAsPrimaryAction && button.menu == nil)
    button.addAction(UIAction { _ in log.add("primary") }, for: .primaryActionTriggered)
    button.addAction(UIAction { _ in log.add("menu") }, for: .menuActionTriggered)
    button.menu = UIMenu(children: [UIAction(title: "Archive") { _ in log.add("archive") }])
    button.showsMenuAsPrimaryAction = true
    stage.add(button)
    stage.screen.click(3, 0)
    stage.screen.settle()
    #expect(log.take() == ["menu"] && stage.screen.row(of: "Archive") != nil)
  }
}

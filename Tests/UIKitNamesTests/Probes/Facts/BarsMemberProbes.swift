import NavigationKit
import Testing
import UIKitNames

/// Probes of bars and their items, menus, alerts and search controllers.
@Suite struct BarsMemberProbes {
  /// A controller in a navigation controller.
  final class Stage {
    let top = UIViewController()
    let stack: UINavigationController
    let screen: Screen
    init() {
      top.title = "Top"
      stack = UINavigationController(rootViewController: top)
      screen = Screen(root: stack)
      screen.settle()
    }
    func turn(_ body: @escaping () -> Void) {
      screen.turn { body() }
      screen.settle()
    }
    func shows(_ text: String) -> Bool { screen.row(of: text) != nil }
    func column(of text: String) -> Int? {
      for line in screen.text {
        if let range = line.firstRange(of: text) {
          return line.distance(from: line.startIndex, to: range.lowerBound)
        }
      }
      return nil
    }
    func click(_ text: String) {
      guard let row = screen.row(of: text), let column = column(of: text) else {
        Issue.record("The screen does not show \(text)")
        return
      }
      screen.click(column + 1, row)
      screen.settle()
    }
    func enter(_ input: KeyInput) {
      screen.simulator.perform(.key(input))
      screen.settle()
    }
  }

  /// UIBarButtonItem `isHidden` (iOS 16): a hidden item takes no part in its bar.
  @Test func `a hidden bar item does not show until it is shown`() {
    let stage = Stage()
    defer { withExtendedLifetime(stage) {} }
    let item = UIBarButtonItem(title: "Share", primaryAction: UIAction(title: "Share") { _ in })
    stage.turn { stage.top.navigationItem.rightBarButtonItem = item }
    #expect(!item.isHidden && stage.shows("Share"))
    stage.turn { item.isHidden = true }
    #expect(!stage.shows("Share") && stage.top.navigationItem.rightBarButtonItem === item)
    stage.turn { item.isHidden = false }
    #expect(stage.shows("Share"))
  }

  /// UIBarButtonItem `init(customView:)`: The bar button item created by this method does not call the
  /// action method of its target in response to user interactions. Instead, the bar button item expects
  /// the specified custom view to handle any user interactions.
  @Test func `a button as a custom view handles its own taps`() {
    let stage = Stage()
    defer { withExtendedLifetime(stage) {} }
    let log = ProbeLog()
    let button = UIButton(type: .system)
    button.setTitle("Custom", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 10, height: 1)
    button.addAction(UIAction { _ in log.add("tap") }, for: .touchUpInside)
    let item = UIBarButtonItem(customView: button)
    stage.turn { stage.top.navigationItem.rightBarButtonItem = item }
    #expect(item.customView === button && button.window != nil)
    stage.click("Custom")
    #expect(log.take() == ["tap"])
  }

  /// UIBarButtonItem `menu`: without a primary action a tap shows the menu, and its action is performed.
  @Test func `a bar item with a menu shows it`() {
    let stage = Stage()
    defer { withExtendedLifetime(stage) {} }
    let log = ProbeLog()
    let menu = UIMenu(children: [UIAction(title: "Sorted") { _ in log.add("sorted") }])
    stage.turn {
      stage.top.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "More", menu: menu)
    }
    #expect(!stage.shows("Sorted"))
    stage.click("More")
    #expect(stage.shows("Sorted") && log.take() == [])
    stage.click("Sorted")
    #expect(log.take() == ["sorted"] && !stage.shows("Sorted"))
  }

  /// UIBarButtonItem `flexibleSpace()`: it takes the room between the items of a toolbar.
  @Test func `a flexible space moves the next item to the far side`() {
    let stage = Stage()
    defer { withExtendedLifetime(stage) {} }
    let items = ["Near", "Far"].map {
      UIBarButtonItem(title: $0, primaryAction: UIAction(title: $0) { _ in })
    }
    stage.turn {
      stage.stack.isToolbarHidden = false
      stage.top.toolbarItems = items
    }
    guard let beside = stage.column(of: "Far") else {
      Issue.record("The toolbar shows no item")
      return
    }
    stage.turn { stage.top.toolbarItems = [items[0], .flexibleSpace(), items[1]] }
    let (near, far) = (stage.column(of: "Near") ?? 0, stage.column(of: "Far") ?? 0)
    #expect(far > beside && far - near > 10)
  }

  private static func menu(_ log: ProbeLog) -> UIMenu {
    UIMenu(children: [
      UIAction(title: "Normal") { _ in log.add("normal") },
      UIAction(title: "Secret", attributes: .hidden) { _ in log.add("secret") },
      UIAction(title: "Gray", attributes: .disabled) { _ in log.add("gray") },
      UIMenu(
        title: "", options: .displayInline,
        children: [UIAction(title: "Inner") { _ in log.add("inner") }]),
    ])
  }

  private static func menuStage(_ log: ProbeLog) -> Stage {
    let stage = Stage()
    stage.turn {
      let button = UIButton(type: .system)
      button.setTitle("Open", for: .normal)
      button.frame = CGRect(x: 4, y: 3, width: 12, height: 3)
      button.menu = Self.menu(log)
      button.showsMenuAsPrimaryAction = true
      stage.top.view.addSubview(button)
    }
    return stage
  }

  /// UIMenuElement.Attributes `hidden`: The menu element is not visible.
  @Test func `a hidden action is not in the menu`() {
    let log = ProbeLog()
    let stage = Self.menuStage(log)
    defer { withExtendedLifetime(stage) {} }
    stage.click("Open")
    #expect(stage.shows("Normal") && !stage.shows("Secret"))
  }

  /// UIMenuElement.Attributes `disabled`: the element is shown, and cannot be chosen.
  @Test func `a disabled action is in the menu and is not performed`() {
    let log = ProbeLog()
    let stage = Self.menuStage(log)
    defer { withExtendedLifetime(stage) {} }
    stage.click("Open")
    stage.click("Gray")
    #expect(log.take() == [] && stage.shows("Gray"))
    stage.click("Normal")
    #expect(log.take() == ["normal"])
  }

  /// UIMenu.Options `displayInline`: the children are displayed inline in the parent menu.
  @Test func `the actions of an inline menu are in its parent`() {
    let log = ProbeLog()
    let stage = Self.menuStage(log)
    defer { withExtendedLifetime(stage) {} }
    stage.click("Open")
    #expect(stage.shows("Normal") && stage.shows("Inner"))
    stage.click("Inner")
    #expect(log.take() == ["inner"])
  }

  /// UIAlertController `textFields`: The array of text fields displayed by the alert, in the order of
  /// adding; the first one has the keyboard when the alert is shown (well-known behaviour).
  @Test func `the first of an alert's fields is first responder`() {
    let stage = Stage()
    defer { withExtendedLifetime(stage) {} }
    let alert = UIAlertController(title: "Log in", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addTextField { $0.placeholder = "Password" }
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    stage.turn { stage.top.present(alert, animated: true) }
    #expect(alert.textFields?.map { $0.placeholder ?? "nil" } == ["Name", "Password"])
    #expect(alert.textFields?.first?.isFirstResponder == true)
    stage.enter(.text("me"))
    #expect(alert.textFields?.map { $0.text ?? "nil" } == ["me", ""])
  }

  final class Cancelling: UIResponder, UISearchBarDelegate {
    let log = ProbeLog()
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
      log.add("cancel \(searchBar.text ?? "nil")")
    }
  }

  /// UISearchBarDelegate `searchBarCancelButtonClicked(_:)`: a bar of the app's own only tells; the text
  /// stays until the app changes it.
  @Test func `the cancel button of a search bar tells its delegate`() {
    let stage = Stage()
    let delegate = Cancelling()
    defer { withExtendedLifetime((stage, delegate)) {} }
    let bar = UISearchBar(frame: CGRect(x: 0, y: 2, width: 40, height: 1))
    bar.delegate = delegate
    bar.showsCancelButton = true
    stage.turn {
      stage.top.view.addSubview(bar)
      bar.text = "word"
    }
    stage.click("Cancel")
    #expect(delegate.log.take() == ["cancel word"] && bar.text == "word")
  }

  private static func search(_ stage: Stage) -> UISearchController {
    let results = UIViewController()
    let controller = UISearchController(searchResultsController: results)
    stage.turn {
      let label = UILabel(frame: CGRect(x: 2, y: 2, width: 20, height: 1))
      label.text = "Results"
      results.view.addSubview(label)
      stage.top.navigationItem.searchController = controller
      stage.top.navigationItem.hidesSearchBarWhenScrolling = false
    }
    return controller
  }

  /// UISearchController: the results controller is hidden while the search bar is empty (several
  /// sources; `showsSearchResultsController` of iOS 13 changes it).
  @Test func `the results show while there is a text`() {
    let stage = Stage()
    let controller = Self.search(stage)
    defer { withExtendedLifetime((stage, controller)) {} }
    stage.turn { controller.isActive = true }
    #expect(controller.isActive && !stage.shows("Results"))
    stage.enter(.text("a"))
    #expect(controller.searchBar.text == "a" && stage.shows("Results"))
    stage.enter(.deleteBackward)
    #expect(controller.isActive && !stage.shows("Results"))
    stage.enter(.text("b"))
    stage.turn { controller.isActive = false }
    #expect(!stage.shows("Results"))
  }

  /// UISearchController `showsSearchResultsController`: A Boolean value that indicates whether the
  /// search results controller is visible, also with an empty bar.
  @Test func `the results of an empty search show on request`() {
    let stage = Stage()
    let controller = Self.search(stage)
    defer { withExtendedLifetime((stage, controller)) {} }
    stage.turn { controller.isActive = true }
    stage.turn { controller.showsSearchResultsController = true }
    #expect(controller.searchBar.text ?? "" == "" && stage.shows("Results"))
  }
}

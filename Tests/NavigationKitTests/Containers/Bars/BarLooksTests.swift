import CellGraphics
import NavigationKit
import Testing

/// Large titles, colours and styles of bars.
@Suite struct BarLooksTests {
  private let red = Color(rgb: 0xFF0000)

  /// A navigation controller with large titles, in 30 × 6 cells.
  private func large(_ stack: ViewController...) -> (Stage, NavigationController) {
    let navigation = NavigationController()
    navigation.navigationBar.prefersLargeTitles = true
    navigation.viewControllers = stack
    return (Stage(root: navigation, columns: 30, rows: 6), navigation)
  }

  private let blank = String(repeating: " ", count: 30)

  @Test func `a large title is bold at the left in a row of its own`() {
    let (stage, navigation) = large(titled("Inbox"))
    #expect(stage.text(row: 0) == blank)
    #expect(stage.text(row: 1) == " Inbox                        ")
    #expect(stage.attributes(of: "Inbox", row: 1)?.contains(.bold) == true)
    #expect(navigation.topViewController?.view.bounds.height == 4)
  }

  @Test func `an item decides about its large title, and automatic follows the item below`() {
    let (inbox, message) = (titled("Inbox"), titled("Message"))
    let (stage, navigation) = large(inbox, message)
    #expect(stage.text(row: 0) == " ‹ Inbox                      ")
    #expect(stage.text(row: 1) == " Message                      ")
    stage.turn { message.navigationItem.largeTitleDisplayMode = .never }
    #expect(stage.text(row: 0) == " ‹ Inbox   Message            ")
    #expect(message.view.bounds.height == 5)
    stage.turn {
      message.navigationItem.largeTitleDisplayMode = .automatic
      inbox.navigationItem.largeTitleDisplayMode = .never
      navigation.navigationBar.prefersLargeTitles = true
    }
    #expect(stage.text(row: 0) == " ‹ Inbox   Message            ")
  }

  @Test func `a bar has its tint as the background, and the colours of its titles`() {
    let (stage, navigation) = large(titled("Inbox"))
    stage.turn {
      navigation.navigationBar.barTintColor = red
      navigation.navigationBar.titleColor = .white
    }
    #expect(stage.cell(column: 1, row: 1).background == red)
    #expect(stage.cell(column: 1, row: 1).foreground == .white)
    stage.turn { navigation.navigationBar.largeTitleColor = .black }
    #expect(stage.cell(column: 1, row: 1).foreground == .black)
    stage.turn { navigation.navigationBar.barTintColor = nil }
    #expect(stage.cell(column: 1, row: 1).background == Color(rgb: 0xF2F2F7))
  }

  @Test func `a black bar has a white title on a dark background`() {
    let (stage, navigation) = large(titled("Inbox"))
    stage.turn { navigation.navigationBar.barStyle = .black }
    let cell = stage.cell(column: 1, row: 1)
    #expect(cell.background == Color(rgb: 0x1C1C1E) && cell.foreground == .white)
  }

  @Test func `a tab has the bar's colours and its own badge colour`() {
    // The focus is on the button of the first tab, so that no tab is reversed.
    let (first, second) = (withButton("One"), titled("Two"))
    let tabs = TabBarController()
    tabs.viewControllers = [first, second]
    let stage = Stage(root: tabs, columns: 20, rows: 4)
    stage.turn {
      tabs.tabBar.tintColor = red
      tabs.tabBar.unselectedItemTintColor = .white
      tabs.tabBar.barTintColor = .black
      second.tabBarItem.badgeValue = "3"
      second.tabBarItem.badgeColor = Color(rgb: 0x00FF00)
    }
    let row = stage.text(row: 3)
    func cell(_ letter: Character) -> Cell {
      stage.cell(
        column: row.distance(from: row.startIndex, to: row.firstIndex(of: letter)!), row: 3)
    }
    #expect(cell("O").foreground == red && cell("O").background == .black)
    #expect(cell("T").foreground == .white)
    #expect(cell("3").foreground == Color(rgb: 0x00FF00))
  }

  @Test func `system tabs have UIKit's titles, and images show as their sign`() {
    let item = TabBarItem(tabBarSystemItem: .favorites, tag: 3)
    #expect(item.title == "Favorites" && item.sign == "★" && item.tag == 3)
    let stars = titled("Stars")
    stars.tabBarItem.image = Image(name: "star.fill")
    stars.tabBarItem.selectedImage = Image(name: "heart")
    let tabs = TabBarController()
    tabs.viewControllers = [stars, titled("Two")]
    let stage = Stage(root: tabs, columns: 30, rows: 4)
    #expect(stage.text(row: 3).contains("♥ Stars"))
    stage.turn { tabs.selectedIndex = 1 }
    #expect(stage.text(row: 3).contains("★ Stars"))
  }

  @Test func `the edit button toggles editing`() {
    final class Editor: ViewController {
      var log: [String] = []
      override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        log.append("\(editing) \(animated)")
      }
    }
    let editor = Editor()
    let item = editor.editButtonItem
    #expect(item === editor.editButtonItem && item.title == "Edit" && item.style == .plain)
    item.action?(item)
    #expect(editor.isEditing && item.title == "Done" && item.style == .done)
    editor.isEditing = false
    #expect(item.title == "Edit" && editor.log == ["true true", "false false"])
  }

  @Test func `the display mode button hides and shows the sidebar`() {
    let split = SplitViewController(style: .doubleColumn)
    split.setViewController(titled("List"), for: .primary)
    split.setViewController(titled("Detail"), for: .secondary)
    let stage = Stage(root: split, columns: 80, rows: 10)
    let item = split.displayModeButtonItem
    #expect(item === split.displayModeButtonItem && split.displayMode == .oneBesideSecondary)
    stage.turn { item.action?(item) }
    stage.settle()
    #expect(split.displayMode == .secondaryOnly)
    stage.turn { item.action?(item) }
    stage.settle()
    #expect(split.displayMode == .oneBesideSecondary)
  }

  @Test func `the visible controller is the presented one over the top one`() {
    let (root, sheet) = (titled("Root"), titled("Sheet"))
    let navigation = NavigationController(rootViewController: root)
    let stage = Stage(root: navigation)
    #expect(navigation.visibleViewController === root)
    stage.turn { root.present(sheet, animated: false) }
    #expect(navigation.visibleViewController === sheet)
    #expect(NavigationController().visibleViewController == nil)
  }

  @Test func `a hidden item takes no room in its bar`() {
    let root = titled("Inbox")
    let (one, two) = (BarButtonItem(title: "One"), BarButtonItem(title: "Two"))
    root.navigationItem.leftBarButtonItems = [one, two]
    let stage = Stage(root: NavigationController(rootViewController: root), columns: 30, rows: 3)
    stage.turn { one.isHidden = true }
    #expect(stage.text(row: 0) == " Two        Inbox             ")
  }
}

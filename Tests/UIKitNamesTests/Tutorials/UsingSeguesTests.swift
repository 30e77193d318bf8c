import CellGraphics
import NavigationKit
import Testing
import UIKitNames

@Suite struct UsingSeguesTests {
  // MARK: - Kinds that adapt

  /// Keeps the list in front where there is one column.
  private final class ListKeeper: UISplitViewControllerDelegate {
    func splitViewController(
      _ splitViewController: UISplitViewController,
      collapseSecondary secondaryViewController: UIViewController,
      onto primaryViewController: UIViewController
    ) -> Bool {
      return true
    }
  }

  private let keepsList = ListKeeper()

  private func follow(kind: UIStoryboardSegue.Kind, columns: Int) -> (
    Screen, UIViewController
  ) {
    let storyboard = Storyboard()
    let list = SegueNotingController()
    let first = UIViewController()
    first.title = "First"
    storyboard.addScene("split") { [unowned storyboard, keepsList] in
      let split = UISplitViewController()
      split.delegate = keepsList
      let list = storyboard.instantiateViewController(withIdentifier: "list")
      split.viewControllers = [UINavigationController(rootViewController: list), first]
      return split
    }
    storyboard.addScene("list") { list }
    storyboard.addScene("detail") {
      let detail = UIViewController()
      detail.title = "Detail"
      return detail
    }
    storyboard.addSegue("go", from: "list", to: "detail", kind: kind)
    let screen = Screen(storyboard, columns: columns)
    screen.turn { list.performSegue(withIdentifier: "go", sender: nil) }
    screen.settle()
    return (screen, list)
  }

  @Test
  func `showDetail replaces the second column in a regular width and pushes in a compact width`()
    throws
  {
    let (wide, _) = follow(kind: .showDetail, columns: 100)
    let split = try #require(wide.root as? UISplitViewController)
    #expect(split.traitCollection.horizontalSizeClass == .regular)
    #expect(split.viewControllers.last?.title == "Detail")
    #expect(split.viewControllers.count == 2)

    let (narrow, list) = follow(kind: .showDetail, columns: 40)
    #expect(narrow.root?.traitCollection.horizontalSizeClass == .compact)
    #expect(list.navigationController?.topViewController?.title == "Detail")
  }

  @Test func `show pushes onto the nearest stack`() {
    for columns in [40, 100] {
      let (screen, list) = follow(kind: .show, columns: columns)
      withExtendedLifetime(screen) {
        #expect(list.navigationController?.topViewController?.title == "Detail")
      }
    }
  }

  @Test func `a modal segue presents over all columns in any width`() {
    for columns in [40, 100] {
      let (screen, _) = follow(kind: .presentModally, columns: columns)
      #expect(screen.root?.presentedViewController?.title == "Detail")
    }
  }

  @Test(arguments: [(40, UIModalPresentationStyle.formSheet), (100, .popover)])
  func `a popover is a sheet in a compact width`(
    columns: Int, style: UIModalPresentationStyle
  ) throws {
    let root = UIViewController()
    let screen = Screen(root: root, columns: columns)
    let menu = UIViewController()
    screen.turn {
      menu.modalPresentationStyle = .popover
      menu.popoverPresentationController?.sourceView = root.view
      menu.popoverPresentationController?.sourceRect = CGRect(x: 4, y: 2, width: 6, height: 1)
      root.present(menu, animated: false)
    }
    screen.settle()
    let adapted = screen.happened([.presentationAdapted])
    #expect(adapted.isEmpty == (style == .popover))
    // A sheet takes the whole width of a narrow window; a bubble does not, and would fit into it.
    #expect((menu.view.bounds.width > 32) == (style == .formSheet))
    #expect(screen.front === menu)
    #expect(root.view.window != nil)
  }

  // MARK: - Refusing

  @Test func `shouldPerformSegue can stop a user's segue but not a call of performSegue`() throws {
    var notes: [String] = []
    let source = SegueNotingController()
    source.notes = { notes.append($0) }
    let storyboard = Storyboard()
    storyboard.addScene("source") { source }
    storyboard.addScene("destination") { UIViewController() }
    storyboard.addSegue("go", from: "source", to: "destination", kind: .presentModally)
    let screen = Screen(storyboard)
    source.refuses = true
    let segue = try #require(source.segueTemplates.first)
    screen.turn { source.trigger(segue, sender: nil) }
    #expect(notes == ["shouldPerformSegue go"])
    #expect(source.presentedViewController == nil)
    // Code is not asked.
    screen.turn { source.performSegue(withIdentifier: "go", sender: nil) }
    #expect(notes == ["shouldPerformSegue go", "prepare go"])
    #expect(source.presentedViewController != nil)
  }

  // MARK: - Unwinding

  @Test func `an unwind removes all controllers above the controller with the action`() {
    var notes: [String] = []
    let storyboard = Storyboard()
    storyboard.addScene("navigation") { [unowned storyboard] in
      UINavigationController(
        rootViewController: storyboard.instantiateViewController(withIdentifier: "first"))
    }
    let first = SegueNotingController()
    first.notes = { notes.append("first: \($0)") }
    first.unwindActions["myUnwindAction"] = { [unowned first] in
      first.myUnwindAction(unwindSegue: $0)
    }
    storyboard.addScene("first") { first }
    let last = SegueNotingController()
    last.notes = { notes.append("last: \($0)") }
    last.modalPresentationStyle = .fullScreen
    storyboard.addScene("last") { last }
    storyboard.addUnwindSegue("home", from: "last", to: "myUnwindAction")
    let screen = Screen(storyboard)
    let second = UIViewController()
    screen.turn { screen.navigation?.pushViewController(second, animated: false) }
    screen.turn {
      let last = storyboard.instantiateViewController(withIdentifier: "last")
      second.present(last, animated: false)
    }
    screen.settle()
    #expect(screen.front === last)
    screen.turn { last.performSegue(withIdentifier: "home", sender: nil) }
    screen.settle()
    #expect(notes == ["last: prepare home", "first: myUnwindAction"])
    #expect(screen.front === screen.navigation)
    #expect(screen.navigation?.viewControllers == [first])
  }

  // MARK: - The life of a custom segue

  @Test func `a custom segue is made after its destination, and released when it has performed`() {
    var notes: [String] = []
    let source = SegueNotingController()
    source.notes = { notes.append($0) }
    let storyboard = Storyboard()
    storyboard.addScene("source") { source }
    storyboard.addScene("destination") { CreatedController { notes.append($0) } }
    storyboard.addSegue("own", from: "source", to: "destination", by: LifeCycleSegue.init)
    let screen = Screen(storyboard)
    screen.turn { source.performSegue(withIdentifier: "own", sender: nil) }
    #expect(
      notes == [
        "the destination is made", "the segue is made", "prepare own", "perform",
        "the segue is released",
      ])
    #expect(source.presentedViewController is CreatedController)
  }
}

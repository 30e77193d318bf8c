import CellGraphics
import NavigationKit
import Testing
import UIKitNames

@Suite struct FadingDetailTests {
  /// The list in a navigation controller, and the detail.
  private static func storyboard(
    kind: UIStoryboardSegue.Kind = .custom, by segue: SegueTemplate.MakeSegue? = nil,
    delegate: FadingNavigationDelegate? = nil
  ) -> Storyboard {
    let storyboard = Storyboard()
    storyboard.addScene("navigation") { [unowned storyboard] in
      let list = storyboard.instantiateViewController(withIdentifier: "list")
      let navigation = UINavigationController(rootViewController: list)
      navigation.delegate = delegate
      return navigation
    }
    storyboard.addScene("list") { TDTableViewController() }
    storyboard.addScene("detail") { TDViewController() }
    storyboard.addSegue(
      "TDViewController", from: "list", to: "detail", kind: kind,
      by: segue ?? StoryboardSegue.init)
    return storyboard
  }

  private static func screen(_ main: Storyboard, another: Storyboard? = nil) -> Screen {
    Screen(
      FadingAppDelegate { application in
        application.storyboards["Main"] = main
        application.storyboards["Another"] = another
      })
  }

  @Test func `the list has a hundred numbered rows`() throws {
    let screen = Self.screen(Self.storyboard(kind: .show))
    let table = try #require(screen.navigation?.topViewController as? TDTableViewController)
    #expect(table.tableView.numberOfRows(inSection: 0) == 100)
    #expect(screen.row(of: "item :- [0]") == 1)
    #expect(screen.row(of: "item :- [22]") == 23)
  }

  @Test func `a push by the navigation controller places the label below the bar`() {
    let screen = Self.screen(Self.storyboard(kind: .show))
    screen.swipe(.down)
    screen.tap()
    screen.settle()
    #expect(screen.navigation?.topViewController is TDViewController)
    #expect(screen.row(of: "item :- [1]") == 1)
    #expect(screen.text[0].contains("Items"))
  }

  @Test func `a custom segue fades in 0.3 s, and the label is at the top without a bar`()
    throws
  {
    let screen = Self.screen(Self.storyboard(by: DetailStoryboardSegue.init))
    screen.swipe(.down)
    screen.tap()
    let view = try #require(screen.application.window?.subviews.last)
    screen.pass(18)
    #expect(view.presentation.alpha == 0.5)
    screen.pass(17)
    #expect(view.presentation.alpha < 1)
    screen.pass(1)
    #expect(view.presentation.alpha == 1)
    #expect(screen.row(of: "item :- [1]") == 0)
    #expect(!screen.text[0].contains("Items"))
    // The navigation controller knows nothing of it.
    #expect(screen.navigation?.viewControllers.count == 1)
  }

  @Test func `an animator of the navigation delegate fades in 0.3 s, and the bar stays`() throws {
    let delegate = FadingNavigationDelegate()
    let screen = Self.screen(Self.storyboard(kind: .show, delegate: delegate))
    screen.tap()
    #expect(delegate.operations.first == .push)
    let navigation = try #require(screen.navigation)
    let detail = try #require(navigation.topViewController as? TDViewController)
    #expect(detail.singleData == "item :- [0]")
    screen.pass(18)
    #expect(detail.view.presentation.alpha == 0.5)
    #expect(navigation.navigationBar.presentationFrame == Rect(x: 0, y: 0, width: 40, height: 1))
    #expect(delegate.animator.endings == [])
    screen.pass(18)
    #expect(delegate.animator.endings == [true])
    #expect(screen.row(of: "item :- [0]") == 1)
    #expect(screen.text[0].contains("Items"))
    screen.turn { navigation.popViewController(animated: true) }
    screen.settle()
    // It is asked for a pop also to find out whether a finger may drag.
    #expect(delegate.operations.first == .push)
    #expect(delegate.operations.last == .pop)
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func `an interactively cancelled pop completes with false and restores the stack`() throws {
    let delegate = FadingNavigationDelegate()
    let screen = Self.screen(Self.storyboard(kind: .show, delegate: delegate))
    screen.tap()
    screen.settle()
    let navigation = try #require(screen.navigation)
    let detail = try #require(navigation.topViewController)
    let hand = UIPercentDrivenInteractiveTransition()
    delegate.interaction = hand
    screen.turn { navigation.popViewController(animated: true) }
    screen.turn { hand.update(0.4) }
    #expect(navigation.topViewController is TDTableViewController)
    let alpha = navigation.topViewController?.view.presentation.alpha ?? 0
    // Progress is a whole number of 1/65,536.
    #expect(abs(alpha - 0.4) < 1 / 65_536)
    screen.turn { hand.cancel() }
    screen.settle()
    #expect(delegate.animator.endings == [true, false])
    #expect(navigation.topViewController === detail)
    #expect(screen.row(of: "item :- [0]") == 1)
  }

  @Test func `a custom segue reaches a scene of another storyboard`() throws {
    let another = Storyboard()
    another.addScene("particular") {
      let controller = UIViewController()
      controller.title = "Another"
      return controller
    }
    let screen = Self.screen(
      Self.storyboard(by: AnotherStoryboardSegue.init), another: another)
    screen.tap()
    screen.settle()
    #expect(screen.navigation?.topViewController?.title == "Another")
    #expect(screen.navigation?.viewControllers.count == 2)
  }
}

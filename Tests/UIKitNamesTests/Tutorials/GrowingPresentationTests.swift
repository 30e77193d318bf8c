import CellGraphics
import NavigationKit
import Testing
import UIKitNames

@Suite struct GrowingPresentationTests {
  private static func screen(style: UIModalPresentationStyle, columns: Int = 40) -> Screen {
    let storyboard = Storyboard()
    storyboard.addScene("navigation") { [unowned storyboard] in
      UINavigationController(
        rootViewController: storyboard.instantiateViewController(withIdentifier: "list"))
    }
    storyboard.addScene("list") { HeadListController() }
    storyboard.addScene("detail") {
      let detail = HeadDetailController()
      detail.modalPresentationStyle = style
      return detail
    }
    storyboard.addSegue(
      "swipe", from: "list", to: "detail", kind: .presentModally, by: SwipeSegue.init)
    return Screen(storyboard, columns: columns)
  }

  /// Selects the row that stands third, on row 3 of the window under the bar.
  private static func openThirdRow(_ screen: Screen) {
    screen.swipe(.down)
    screen.swipe(.down)
    screen.tap()
  }

  @Test func `the presented view grows from the tapped row's frame to its final frame in 0.3 s`()
    throws
  {
    let screen = Self.screen(style: .fullScreen)
    Self.openThirdRow(screen)
    let detail = try #require(screen.front as? HeadDetailController)
    #expect(detail.view.presentationFrame == Rect(x: 0, y: 3, width: 40, height: 1))
    screen.pass(18)
    // Halfway: from row 3 to 0, from one row to 24.
    #expect(detail.view.presentationFrame == Rect(x: 0, y: 1.5, width: 40, height: 12.5))
    screen.pass(18)
    #expect(detail.view.presentationFrame == Rect(x: 0, y: 0, width: 40, height: 24))
    #expect(!screen.application.isTransitioning)
  }

  @Test func `the segue lives as long as the presented controller and animates the dismissal`()
    throws
  {
    let screen = Self.screen(style: .fullScreen)
    Self.openThirdRow(screen)
    screen.settle()
    let detail = try #require(screen.front as? HeadDetailController)
    #expect(detail.transitioningDelegate is SwipeSegue)
    screen.turn { detail.dismiss(animated: true) }
    screen.pass(18)
    #expect(detail.view.presentationFrame == Rect(x: 0, y: 12, width: 40, height: 24))
    #expect(screen.row(of: "Story 0") == 1)
    screen.pass(18)
    #expect(screen.front is UINavigationController)
    #expect(detail.transitioningDelegate == nil)
  }

  @Test func `the animator moves the wrapper view if the style wraps the controller's view`()
    throws
  {
    for style in [UIModalPresentationStyle.fullScreen, .formSheet] {
      let screen = Self.screen(style: style, columns: 80)
      Self.openThirdRow(screen)
      let detail = try #require(screen.front as? HeadDetailController)
      let context = try #require(detail.transitionCoordinator)
      let toView = try #require(context.view(forKey: .to))
      #expect((toView === detail.view) == (style == .fullScreen))
      #expect(detail.view.isDescendant(of: toView))
      // The presenter's view is nobody's to move where it stays.
      #expect((context.view(forKey: .from) == nil) == (style == .formSheet))
      screen.settle()
      #expect(!screen.application.isTransitioning)
    }
  }
}

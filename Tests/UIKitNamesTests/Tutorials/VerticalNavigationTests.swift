import CellGraphics
import NavigationKit
import Testing
import UIKitNames

@Suite struct VerticalNavigationTests {
  private let log = CallLog()

  private func storyboard(
    hasLeftItem: Bool = false, kind: UIStoryboardSegue.Kind = .show,
    by segue: @escaping SegueTemplate.MakeSegue = StoryboardSegue.init,
    navigation make: @escaping (UIViewController) -> UINavigationController = {
      MyNavigationController(rootViewController: $0)
    }
  ) -> Storyboard {
    let storyboard = Storyboard()
    storyboard.addScene("navigation") { [unowned storyboard, log] in
      let navigation = make(storyboard.instantiateViewController(withIdentifier: "first"))
      (navigation as? MyNavigationController)?.log = log
      return navigation
    }
    storyboard.addScene("first") { [log] in
      let first = NextViewController()
      first.log = log
      first.unwindActions["exitTo"] = { [unowned first] in first.exitTo($0) }
      return first
    }
    storyboard.addScene("second") { [log] in
      let second = BackViewController()
      second.log = log
      second.hasLeftItem = hasLeftItem
      return second
    }
    storyboard.addSegue("next", from: "first", to: "second", kind: kind, by: segue)
    storyboard.addUnwindSegue("back", from: "second", to: "exitTo")
    return storyboard
  }

  private func press(_ title: String, _ screen: Screen) throws {
    let button = try #require(screen.navigation?.topViewController?.view.button(title))
    screen.turn { button.sendActions(for: .touchUpInside) }
  }

  @Test func `next moves in from the bottom over the whole navigation controller in 1 s`() throws {
    let screen = Screen(storyboard())
    let layer = try #require(screen.navigation?.view.layer)
    try press("next", screen)
    #expect(screen.navigation?.topViewController is BackViewController)
    #expect((layer.animation(forKey: kCATransition) as? CATransition)?.type == .moveIn)
    // `fromTop` comes up from below, as on a phone. In linear time half of the rows have come.
    screen.pass(60)
    #expect(screen.row(of: "First") == 0)
    #expect(screen.row(of: "Second") == 12)
    screen.pass(60)
    #expect(screen.row(of: "Second") == 0)
    #expect(layer.animation(forKey: kCATransition) == nil)
  }

  @Test func `the two ways back call different functions`() throws {
    let screen = Screen(storyboard())
    try press("next", screen)
    #expect(log.calls == ["prepare(for:sender:)", "pushViewController(animated: true)"])
    screen.settle()

    // By the bar's button: no segue, and the navigation controller is asked to pop.
    log.forget()
    screen.tapBackButton()
    #expect(log.calls == ["popViewController(animated: true)"])
    screen.settle()
    #expect(screen.navigation?.topViewController is NextViewController)

    // By the unwind segue: its functions, and the one that pops a controller is not among them.
    try press("next", screen)
    screen.settle()
    log.forget()
    try press("back", screen)
    #expect(log.calls == ["backButton(_:)", "prepare(for:sender:)", "exitTo(_:)"])
    screen.settle()
    #expect(screen.navigation?.topViewController is NextViewController)
  }

  @Test func `back moves in from the top`() throws {
    let screen = Screen(storyboard())
    try press("next", screen)
    screen.settle()
    screen.tapBackButton()
    screen.pass(60)
    // `fromBottom` comes down from above: its lower half is on the upper half of the screen.
    #expect(screen.row(of: "Second") == nil)
    #expect(screen.navigation?.view.layer.animationKeys() == ["transition"])
    screen.pass(60)
    #expect(screen.row(of: "First") == 0)
    #expect(screen.navigation?.view.layer.animationKeys() == nil)
  }

  @Test func `a custom left item replaces the back button and unwinds`() throws {
    let screen = Screen(storyboard(hasLeftItem: true))
    try press("next", screen)
    screen.settle()
    #expect(screen.text[0].contains("Return"))
    #expect(!screen.text[0].contains("‹"))
    let button = try #require(screen.navigation?.navigationBar.button("Return"))
    log.forget()
    screen.turn { button.sendActions(for: .primaryActionTriggered) }
    #expect(log.calls == ["returnByNavigation(_:)", "prepare(for:sender:)", "exitTo(_:)"])
    screen.settle()
    #expect(screen.navigation?.topViewController is NextViewController)
  }

  @Test func `a segue that pushes without animation needs no subclass`() throws {
    let screen = Screen(
      storyboard(
        kind: .custom, by: PushNoAnimationSegue.init,
        navigation: { UINavigationController(rootViewController: $0) }))
    try press("next", screen)
    #expect(screen.navigation?.topViewController is BackViewController)
    // Only the layer moves: the stack has changed without a transition of its own.
    #expect(!screen.application.isTransitioning)
    screen.pass(60)
    #expect(screen.row(of: "Second") == 12)
    screen.settle()
    #expect(screen.row(of: "Second") == 0)
  }
}

extension Screen {
  /// Presses the way back in the bar.
  func tapBackButton() {
    let bar = navigation?.navigationBar
    let back = bar?.subviews.first { $0.accessibilityIdentifier == "back" } as? UIControl
    turn { back?.sendActions(for: .primaryActionTriggered) }
  }
}

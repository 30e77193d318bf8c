import NavigationKit
import Testing

/// Who shows. Numbers are those of the catalogue of UIKit's behaviour.
@Suite struct ShowActionTests {
  /// A container with a place for details.
  private final class Split: ViewController {
    var details: [ViewController] = []

    override func canPerformAction(_ action: ShowAction, withSender sender: Any?) -> Bool {
      action == .showDetail
    }

    override func showDetailViewController(_ controller: ViewController, sender: Any?) {
      details.append(controller)
    }
  }

  /// A in Nav in Split, on the screen.
  private func show() -> (stage: Stage, split: Split, nav: NavigationController, a: ViewController)
  {
    let a = named("A")
    let nav = navigation(a)
    let split = Split()
    split.baseName = "Split"
    split.addChild(nav)
    nav.didMove(toParent: split)
    split.view.addSubview(nav.view)
    return (Stage(root: split), split, nav, a)
  }

  @Test
  func
    `the target is the controller itself or the nearest ancestor that handles the action (3.3.1)`()
  {
    let (_, split, nav, a) = show()
    #expect(a.targetViewController(forAction: .show, sender: nil) === nav)
    #expect(nav.targetViewController(forAction: .show, sender: nil) === nav)
    #expect(a.targetViewController(forAction: .showDetail, sender: nil) === split)
    #expect(split.targetViewController(forAction: .show, sender: nil) == nil)
  }

  @Test func `show pushes in a navigation controller, animated (3.3.2)`() {
    let (stage, _, nav, a) = show()
    stage.forget()
    stage.turn { a.show(named("B"), sender: nil) }
    #expect(names(nav.viewControllers) == ["A", "B"])
    #expect(stage.application.events.events.contains { $0.kind == .push && $0.animated == true })
  }

  @Test
  func
    `showDetail skips a navigation controller and reaches the container that handles details (3.3.3)`()
  {
    let (stage, split, nav, a) = show()
    stage.turn { a.showDetailViewController(named("B"), sender: nil) }
    #expect(names(split.details) == ["B"])
    #expect(names(nav.viewControllers) == ["A"])
  }

  @Test(arguments: ShowAction.allCases)
  func `the root presents if no container handles the action (3.3.2, 3.3.3)`(action: ShowAction) {
    let (root, child, b) = (named("Root"), named("Child"), named("B"))
    root.addChild(child)
    root.view.addSubview(child.view)
    let stage = Stage(root: root)
    stage.turn {
      switch action {
      case .show: child.show(b, sender: nil)
      case .showDetail: child.showDetailViewController(b, sender: nil)
      }
    }
    #expect(b.presentingViewController === root)
  }

  @Test func `showDetail in a navigation controller without a parent presents (3.3.3)`() {
    let (a, b) = (named("A"), named("B"))
    let nav = navigation(a)
    let stage = Stage(root: nav)
    stage.turn { a.showDetailViewController(b, sender: nil) }
    #expect(names(nav.viewControllers) == ["A"])
    #expect(b.presentingViewController === nav)
  }
}

/// Show segues with containers of the app's own. UIStoryboardSegue of the kind show: its `perform()`
/// calls `show(_:sender:)`, which "a container view controller can override" to show the destination
/// in its own way (UIViewController, "show(_:sender:)").
@Suite struct ShowSegueTests {
  private final class Container: ViewController {
    var shown: [String] = []
    override func show(_ controller: ViewController, sender: Any?) {
      shown.append(controller.title ?? "")
    }
  }

  @Test func `a show segue reaches a container within a navigation controller`() {
    let (container, child, b) = (Container(), named("Child"), named("B"))
    container.addChild(child)
    container.view.addSubview(child.view)
    let nav = navigation(container)
    let stage = Stage(root: nav)
    b.title = "B"
    stage.turn { ShowSegue(identifier: nil, source: child, destination: b).perform() }
    #expect(container.shown == ["B"] && nav.viewControllers.count == 1)
  }

  @Test func `a show segue reaches an override of its source`() {
    let (source, b) = (Container(), named("B"))
    let nav = navigation(source)
    let stage = Stage(root: nav)
    b.title = "B"
    stage.turn { ShowSegue(identifier: nil, source: source, destination: b).perform() }
    #expect(source.shown == ["B"] && nav.viewControllers.count == 1)
  }

  @Test func `a show segue that is not animated pushes without an animation`() {
    let (a, b) = (named("A"), named("B"))
    let nav = navigation(a)
    let stage = Stage(root: nav)
    stage.forget()
    let segue = ShowSegue(identifier: nil, source: a, destination: b)
    segue.animates = false
    stage.turn { segue.perform() }
    #expect(names(nav.viewControllers) == ["A", "B"])
    #expect(stage.application.events.events.contains { $0.kind == .push && $0.animated == false })
  }
}

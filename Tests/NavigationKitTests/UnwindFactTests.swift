import NavigationKit
import Testing

/// Numbers in comments are those of the catalogue of UIKit's behaviour.
@Suite struct UnwindFactTests {
  // 5.1.2, after the presenter has left the stack
  @Test func `an unwind does not end at a controller that was popped`() {
    let (a, b, m) = (named("A"), named("B"), named("M"))
    for controller in [a, b] { controller.unwindActions["back"] = { _ in } }
    m.segueTemplates = [unwind(to: "back")]
    let nav = navigation(a, b)
    let stage = Stage(root: nav)
    stage.turn { b.present(m, animated: false) }
    stage.turn { nav.popViewController(animated: false) }
    stage.forget()
    stage.turn { m.performSegue(withIdentifier: "back", sender: nil) }
    stage.settle()
    #expect(stage.happened([.unwindAction]) == ["A unwindAction back"])
    #expect(stage.application.frontmostViewController === a)
  }

  /// Looks for `back` from `source`, which is on the screen; answers where it found it.
  private func goBack(from source: ViewController, on stage: Stage) -> [String] {
    stage.forget()
    stage.turn { source.trigger(unwind(to: "back"), sender: nil) }
    stage.settle()
    return stage.happened([.unwindAction])
  }

  // 5.1.7, 5.3.7
  @Test func `an unwind does not end where it began`() {
    let a = named("A")
    a.unwindActions["back"] = { _ in Issue.record("A asked itself") }
    let stage = Stage(root: a)
    #expect(goBack(from: a, on: stage) == [])
  }

  // 5.1.9
  @Test func `an unwind that nobody answers does nothing but say so`() {
    let (a, b) = (named("A"), Probe("B"))
    b.prepare = { _ in Issue.record("nothing to prepare for") }
    let nav = navigation(a, b)
    let stage = Stage(root: nav)
    stage.forget()
    stage.turn { b.trigger(unwind(to: "back"), sender: nil) }
    #expect(
      stage.happened([.unwindTargetMissing, .segueCreated, .pop]) == [
        "B unwindTargetMissing back"
      ])
    #expect(nav.topViewController === b)
  }

  // 5.3.2, 12.7
  @Test func `what is popped beneath a dismissal makes no transition of its own`() {
    let (a, b, c) = (named("A"), named("B"), named("C"))
    a.unwindActions["back"] = { _ in }
    let nav = navigation(a)
    let stage = Stage(root: nav)
    stage.turn { nav.pushViewController(b, animated: false) }
    stage.turn { b.present(c, animated: false) }
    stage.forget()
    stage.turn { c.trigger(unwind(to: "back"), sender: nil) }
    stage.settle()
    #expect(
      stage.happened([.transitionBegan, .warning], .appearance).filter { !$0.hasPrefix("Nav") } == [
        "C viewWillDisappear", "A viewWillAppear", "A viewIsAppearing",
        "C transitionBegan Nav", "A viewDidAppear", "C viewDidDisappear",
      ])
    #expect(names(nav.viewControllers) == ["A"])
    #expect(stage.application.frontmostViewController === a)
  }

  // MARK: - As before iOS 9

  // 5.1.11
  @Test func `a controller may name the destination itself`() {
    final class Legacy: ViewController {
      var named: ViewController?
      override func viewControllerForUnwindSegueAction(
        _ action: String, from source: ViewController, sender: Any?
      ) -> ViewController? { named }
    }
    let (a, b, legacy, source) = (named("A"), named("B"), Legacy(), named("Source"))
    for controller in [a, b] { controller.unwindActions["back"] = { _ in } }
    legacy.named = a
    let nav = navigation(a, b, legacy, source)
    let stage = Stage(root: nav)
    #expect(goBack(from: source, on: stage) == ["A unwindAction back"])
    #expect(names(nav.viewControllers) == ["A"])
  }

  // 5.4.2
  @Test func `a segue given for the way back does all of it`() {
    final class Executor: NavigationController {
      var asked = 0
      override func segueForUnwinding(
        to destination: ViewController, from source: ViewController, identifier: String?
      ) -> StoryboardSegue? {
        asked += 1
        return StoryboardSegue(identifier: identifier, source: source, destination: destination) {}
      }
    }
    let (a, b) = (named("A"), named("B"))
    a.unwindActions["back"] = { _ in }
    let nav = Executor()
    nav.viewControllers = [a, b]
    let stage = Stage(root: nav)
    #expect(goBack(from: b, on: stage) == ["A unwindAction back"])
    #expect(nav.asked == 1)
    #expect(nav.topViewController === b)
  }

  // 5.4.2
  @Test func `where a presentation lies between, the destination is asked for the segue`() {
    final class Destination: ViewController {
      var asked = 0
      override func segueForUnwinding(
        to destination: ViewController, from source: ViewController, identifier: String?
      ) -> StoryboardSegue? {
        asked += 1
        return nil
      }
    }
    let (destination, m) = (Destination(), named("M"))
    destination.unwindActions["back"] = { _ in }
    let stage = Stage(root: destination)
    stage.turn { destination.present(m, animated: false) }
    #expect(goBack(from: m, on: stage).count == 1)
    #expect(destination.asked == 1)
    #expect(stage.application.frontmostViewController === destination)
  }
}

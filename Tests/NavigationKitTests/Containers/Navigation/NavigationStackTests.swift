import NavigationKit
import Testing

/// What is true while and after a stack changes. Numbers in comments are those of the catalogue of
/// UIKit's behaviour.
@Suite struct NavigationStackTests {
  private final class Delegate: NavigationControllerDelegate {
    var asked: [String] = []

    func navigationController(
      _ navigationController: NavigationController,
      animationControllerFor operation: NavigationController.Operation,
      from: ViewController, to: ViewController
    ) -> (any ViewControllerAnimatedTransitioning)? {
      asked.append("\(operation) \(names([from, to]).joined(separator: " to "))")
      return nil
    }

    func navigationController(
      _ navigationController: NavigationController, willShow controller: ViewController,
      animated: Bool
    ) { asked.append("will \(controller.baseName ?? "") \(animated)") }

    func navigationController(
      _ navigationController: NavigationController, didShow controller: ViewController,
      animated: Bool
    ) { asked.append("did \(controller.baseName ?? "") \(animated)") }
  }

  @Test func `viewWillDisappear sees the new stack (1.4.5)`() {
    let (a, b) = (Probe("A"), Probe("B"))
    let nav = navigation(a)
    var stacks: [[String]] = []
    for probe in [a, b] {
      probe.told = { kind, _ in
        if kind == .viewWillDisappear { stacks.append(names(nav.viewControllers)) }
      }
    }
    let stage = Stage(root: nav)
    stage.turn { nav.pushViewController(b, animated: true) }
    stage.settle()
    stage.turn { nav.popViewController(animated: true) }
    #expect(stacks == [["A", "B"], ["A"]])
  }

  @Test(arguments: [true, false])
  func `a pop changes the stack before any callback (1.4.10)`(animated: Bool) {
    let (a, b) = (named("A"), named("B"))
    let nav = navigation(a, b)
    let stage = Stage(root: nav)
    stage.forget()
    stage.turn {
      #expect(nav.popViewController(animated: animated) === b)
      #expect(nav.topViewController === a)
      #expect(stage.happened(.appearance, .delegate) == [])
    }
  }

  @Test
  func `setting a stack pops if its top was on the old stack and pushes otherwise (1.4.13, 3.4.2)`()
  {
    let (a, b, c, d) = (named("A"), named("B"), named("C"), named("D"))
    let nav = navigation(a, b, c)
    let delegate = Delegate()
    let stage = Stage(root: nav)
    nav.delegate = delegate
    stage.turn { nav.setViewControllers([d, a, b], animated: true) }
    stage.settle()
    #expect(names(nav.viewControllers) == ["D", "A", "B"])
    stage.turn { nav.setViewControllers([c], animated: true) }
    stage.settle()
    #expect(
      delegate.asked == [
        "pop C to B", "will B true", "did B true", "push B to C", "will C true", "did C true",
      ])
  }

  @Test
  func `removing a controller from the middle of a stack calls no appearance callbacks (1.4.14)`() {
    let (a, b, c) = (named("A"), named("B"), named("C"))
    let nav = navigation(a, b, c)
    let stage = Stage(root: nav)
    stage.forget()
    stage.turn { nav.viewControllers = [a, c] }
    #expect(stage.happened(.appearance) == [])
    #expect(b.parent == nil)
  }

  @Test
  func
    `the delegate is notified of each change and provides animators for animated changes (3.4.2, 3.4.3, 3.4.4)`()
  {
    let nav = navigation(named("A"), named("B"), named("C"))
    let delegate = Delegate()
    let stage = Stage(root: nav)
    nav.delegate = delegate
    stage.turn { _ = nav.popToRootViewController(animated: true) }
    stage.settle()
    stage.turn { nav.pushViewController(named("D"), animated: false) }
    #expect(
      delegate.asked == ["pop C to A", "will A true", "did A true", "will D false", "did D false"])
  }

  @Test func `a pop during a transition returns nil and runs after the transition`() {
    let nav = navigation(named("A"), named("B"))
    let stage = Stage(root: nav)
    stage.turn {
      nav.pushViewController(named("C"), animated: true)
    }
    stage.turn {
      #expect(nav.popViewController(animated: false)?.identity == nil)
      #expect(nav.popToRootViewController(animated: false)?.count == nil)
    }
    #expect(nav.viewControllers.count == 3)
    stage.settle()
    #expect(nav.viewControllers.map(\.identity) == ["A"])
    stage.turn { #expect(nav.popToRootViewController(animated: false)?.isEmpty == true) }
  }
}

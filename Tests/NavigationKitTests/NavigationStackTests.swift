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

  // 1.4.5
  @Test func `in viewWillDisappear the stack is already the new one`() {
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

  // 1.4.10, 1.4.11, 1.3.4
  @Test(arguments: [true, false])
  func `when a push returns the stack has changed and nothing has loaded`(animated: Bool) {
    let (a, b) = (named("A"), named("B"))
    let nav = navigation(a)
    let stage = Stage(root: nav)
    stage.forget()
    stage.turn {
      nav.pushViewController(b, animated: animated)
      #expect(nav.viewControllers.count == 2)
      #expect(nav.topViewController === b)
      #expect(b.parent === nav)
      #expect(!b.isViewLoaded)
      #expect(stage.happened(.appearance, .delegate) == [])
    }
    #expect(b.isViewLoaded)
  }

  // 1.4.10
  @Test(arguments: [true, false])
  func `when a pop returns the stack has changed and nobody has been told`(animated: Bool) {
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

  // 1.4.12, 1.7.14
  @Test func `those between the old top and the new have no parent afterwards`() {
    let buried = [named("B"), named("C")]
    let nav = navigation(named("A"))
    nav.viewControllers += buried + [named("D")]
    #expect(nav.children.map(\.parent?.baseName) == Array(repeating: "Nav", count: 4))
    let stage = Stage(root: nav)
    stage.forget()
    // 3.1.5, from bottom to top
    stage.turn {
      #expect(names(nav.popToRootViewController(animated: true)) == ["B", "C", "D"])
    }
    stage.settle()
    #expect(buried.allSatisfy { $0.parent == nil && !$0.isViewLoaded })
    #expect(stage.happened([.transitionBegan]) == ["D transitionBegan A"])
  }

  // 1.4.13
  @Test func `a stack set with the same top moves nothing and tells nobody`() {
    let (a, b, c) = (named("A"), named("B"), named("C"))
    let nav = navigation(a, b)
    let stage = Stage(root: nav)
    stage.forget()
    stage.turn { nav.setViewControllers([c, b], animated: true) }
    #expect(stage.happened(.appearance, .delegate, [.transitionBegan]) == [])
    #expect(names(nav.viewControllers) == ["C", "B"])
    #expect(c.parent === nav && a.parent == nil)
  }

  // 1.4.13, 3.4.2
  @Test func `a stack set with a top from below pops, with a new one pushes`() {
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

  // 1.4.14
  @Test func `who is taken out of the middle of a stack leaves unseen`() {
    let (a, b, c) = (named("A"), named("B"), named("C"))
    let nav = navigation(a, b, c)
    let stage = Stage(root: nav)
    stage.forget()
    stage.turn { nav.viewControllers = [a, c] }
    #expect(stage.happened(.appearance) == [])
    #expect(b.parent == nil)
  }

  // 3.4.2, 3.4.3, 3.4.4
  @Test func `the delegate hears of each change, and animates the animated ones`() {
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

  // 1.4.2
  @Test func `who is popped is freed when the transition is over`() {
    let nav = navigation(named("A"))
    let stage = Stage(root: nav)
    weak var popped: ViewController?
    stage.turn {
      let b = named("B")
      popped = b
      nav.pushViewController(b, animated: true)
    }
    stage.settle()
    stage.turn { _ = nav.popViewController(animated: true) }
    #expect(popped != nil)
    stage.settle()
    #expect(popped == nil)
  }
}

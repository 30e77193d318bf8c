import NavigationKit
import Testing

/// Numbers are those of the catalogue of UIKit's behaviour.
@Suite struct NavigationControllerTests {
  // MARK: - Calls

  @Test func `a root given at the start is the whole stack (3.1.1)`() {
    let a = named("A")
    let nav = NavigationController(rootViewController: a)
    #expect(names(nav.viewControllers) == ["A"])
    #expect(a.parent === nav)
    #expect(!a.isViewLoaded)
  }

  @Test func `a push changes the stack immediately and loads no view (1.4.11)`() {
    let (a, b) = (named("A"), named("B"))
    let nav = navigation(a)
    let stage = Stage(root: nav)
    stage.forget()
    stage.turn {
      nav.pushViewController(b, animated: true)
      #expect(names(nav.viewControllers) == ["A", "B"])
      #expect(nav.topViewController === b)
      #expect(!b.isViewLoaded)
      #expect(stage.happened(.appearance) == [])
    }
  }

  @Test func `pushing a controller that is on the stack fails and changes nothing (3.1.2)`() {
    let (a, b) = (named("A"), named("B"))
    let nav = navigation(a, b)
    #expect(throws: NavigationError.pushedMoreThanOnce(controller: "A")) {
      try nav.checkedPush(a, animated: false)
    }
    #expect(names(nav.viewControllers) == ["A", "B"])
  }

  @Test func `pushing a navigation controller fails and changes nothing (3.1.3)`() {
    let nav = navigation(named("A"))
    #expect(throws: NavigationError.pushedContainer(controller: "Nav")) {
      try nav.checkedPush(navigation(named("B")), animated: false)
    }
    #expect(names(nav.viewControllers) == ["A"])
  }

  @Test func `pushing a split view controller fails and changes nothing (3.1.13)`() {
    let nav = navigation(named("A"))
    let split = SplitViewController()
    split.baseName = "Split"
    #expect(throws: NavigationError.pushedSplit(controller: "Split")) {
      try nav.checkedPush(split, animated: false)
    }
    #expect(names(nav.viewControllers) == ["A"])
  }

  @Test func `popping the root returns nil and changes nothing (3.1.4)`() {
    let nav = navigation(named("A"))
    let stage = Stage(root: nav)
    stage.forget()
    stage.turn { #expect(nav.popViewController(animated: true) == nil) }
    #expect(names(nav.viewControllers) == ["A"])
    #expect(stage.happened(.appearance, [.pop, .warning]) == [])
  }

  @Test func `popping an empty stack returns nil (3.1.4)`() {
    #expect(navigation().popViewController(animated: false) == nil)
  }

  @Test(arguments: [true, false])
  func `a pop returns the removed controller (3.1.5)`(animated: Bool) {
    let nav = navigation(named("A"), named("B"))
    let stage = Stage(root: nav)
    stage.turn { #expect(nav.popViewController(animated: animated)?.baseName == "B") }
    #expect(names(nav.viewControllers) == ["A"])
  }

  @Test func `popping several controllers returns them from bottom to top (3.1.5)`() {
    let stack = ["A", "B", "C", "D"].map(named)
    let nav = navigation(stack[0], stack[1], stack[2], stack[3])
    let stage = Stage(root: nav)
    stage.turn {
      #expect(names(nav.popToViewController(stack[1], animated: false) ?? []) == ["C", "D"])
    }
    #expect(names(nav.viewControllers) == ["A", "B"])
    stage.turn { #expect(names(nav.popToRootViewController(animated: false) ?? []) == ["B"]) }
    stage.turn { #expect(names(nav.popToRootViewController(animated: false) ?? []) == []) }
    #expect(names(nav.viewControllers) == ["A"])
  }

  @Test
  func `popped controllers in the middle receive no callbacks and lose their parent (1.4.12)`() {
    let stack = ["A", "B", "C"].map(named)
    let nav = navigation(stack[0], stack[1], stack[2])
    let stage = Stage(root: nav)
    stage.forget()
    stage.turn { nav.popToRootViewController(animated: true) }
    stage.settle()
    #expect(stage.happened(.appearance).filter { $0.hasPrefix("B") } == [])
    #expect(stack[1].parent == nil)
    #expect(!stack[1].isViewLoaded)
  }

  @Test func `popping to a controller outside the stack fails and changes nothing (3.1.6)`() {
    let nav = navigation(named("A"), named("B"))
    #expect(throws: NavigationError.poppedToUnknown(controller: "C")) {
      try nav.checkedPop(to: named("C"), animated: false)
    }
    #expect(names(nav.viewControllers) == ["A", "B"])
  }

  @Test func `popping to the top does nothing (3.1.7)`() {
    let b = named("B")
    let nav = navigation(named("A"), b)
    let stage = Stage(root: nav)
    stage.forget()
    stage.turn { #expect(names(nav.popToViewController(b, animated: true) ?? []) == []) }
    #expect(stage.happened(.appearance, [.transitionBegan]) == [])
  }

  @Test func `setting viewControllers does not animate (3.1.8)`() {
    let nav = navigation(named("A"))
    let stage = Stage(root: nav)
    stage.turn { nav.viewControllers = [named("B"), named("C")] }
    #expect(!stage.application.isTransitioning)
    #expect(stage.application.frontmostViewController?.baseName == "C")
  }

  /// A stack that replaces A, B, C, and the transition it comes with.
  struct Replacement: Sendable {
    var stack: [String]
    var transition: String?
  }

  @Test(arguments: [
    Replacement(stack: ["D", "A", "B"], transition: "pop from C to B"),
    Replacement(stack: ["B"], transition: "pop from C to B"),
    Replacement(stack: ["A", "B", "D"], transition: "push from C to D"),
    Replacement(stack: ["D", "C"], transition: nil),
  ])
  func `a new stack animates as a pop, as a push or not at all (1.4.13)`(replacement: Replacement) {
    let controllers = ["A", "B", "C", "D"].map(named)
    let nav = navigation(controllers[0], controllers[1], controllers[2])
    let stage = Stage(root: nav)
    stage.forget()
    let stack = replacement.stack.compactMap { name in
      controllers.first { $0.baseName == name }
    }
    stage.turn { nav.setViewControllers(stack, animated: true) }
    let begun = stage.application.events.take().filter { $0.kind == .transitionBegan }.map {
      "\($0.detail.prefix { $0 != " " }) from \($0.subject) to \($0.object)"
    }
    #expect(begun == [replacement.transition].compactMap(\.self))
    stage.settle()
    #expect(names(nav.viewControllers) == replacement.stack)
    let children = controllers.filter { $0.parent === nav }
    #expect(Set(names(children)) == Set(replacement.stack))
  }

  @Test
  func
    `topViewController is the last controller of the stack, also under a presented controller (3.1.10)`()
  {
    let (b, m) = (named("B"), named("M"))
    let nav = navigation(named("A"), b)
    let stage = Stage(root: nav)
    #expect(nav.topViewController === b)
    stage.turn { b.present(m, animated: false) }
    #expect(nav.topViewController === b)
    #expect(nav.presentedViewController === m)
  }

  @Test func `a stack outside the window changes without callbacks and loads nothing (1.3.4)`() {
    let nav = navigation(named("A"))
    let stage = Stage(root: named("Root"))
    stage.forget()
    stage.turn {
      nav.pushViewController(named("B"), animated: true)
      nav.pushViewController(named("C"), animated: true)
      nav.popViewController(animated: true)
    }
    #expect(names(nav.viewControllers) == ["A", "B"])
    #expect(stage.happened(.appearance, [.warning]) == [])
  }

  // MARK: - Several requests

  @Test(arguments: [true, false])
  func `a second push in one turn waits for the first (3.2.5)`(animated: Bool) {
    let (a, b, c) = (named("A"), named("B"), named("C"))
    let nav = navigation(a)
    let stage = Stage(root: nav)
    stage.forget()
    stage.turn {
      nav.pushViewController(b, animated: animated)
      nav.pushViewController(c, animated: animated)
      #expect(names(nav.viewControllers) == ["A", "B"])
    }
    stage.settle()
    #expect(names(nav.viewControllers) == ["A", "B", "C"])
    let order = stage.happened([.push, .warning, .navigationDidShow])
    #expect(
      order == [
        "Nav push B", "Nav warning", "Nav navigationDidShow B", "Nav push C",
        "Nav navigationDidShow C",
      ])
  }

  @Test func `a push in the turn of a presentation waits for the presentation (3.2.2)`() {
    let (a, b, m) = (named("A"), named("B"), named("M"))
    let nav = navigation(a)
    let stage = Stage(root: nav)
    stage.turn {
      a.present(m, animated: true)
      nav.pushViewController(b, animated: true)
      #expect(names(nav.viewControllers) == ["A"])
    }
    stage.forget()
    stage.settle()
    #expect(names(nav.viewControllers) == ["A", "B"])
    #expect(stage.happened([.push, .viewDidAppear]) == ["M viewDidAppear", "Nav push B"])
    #expect(stage.application.frontmostViewController === m)
  }

  @Test func `a pop and a dismissal in one turn run one after the other (3.2.5)`() {
    let (p, m, n) = (named("P"), named("M"), named("N"))
    let nav = navigation(m, n)
    let stage = Stage(root: p)
    stage.turn { p.present(nav, animated: false) }
    stage.forget()
    stage.turn {
      nav.popViewController(animated: true)
      nav.dismiss(animated: true)
    }
    stage.settle()
    #expect(
      stage.happened([.transitionBegan, .transitionEnded]) == [
        "N transitionBegan M", "N transitionEnded M", "Nav transitionBegan P",
        "Nav transitionEnded P",
      ])
    #expect(stage.application.frontmostViewController === p)
  }

  @Test func `setting a stack with the same top delays no request (1.4.13)`() {
    let (a, b, c) = (named("A"), named("B"), named("C"))
    let nav = navigation(a, b)
    let stage = Stage(root: nav)
    stage.forget()
    stage.turn {
      nav.setViewControllers([b], animated: true)
      nav.pushViewController(c, animated: false)
      #expect(names(nav.viewControllers) == ["B", "C"])
    }
    #expect(stage.happened([.warning]) == [])
  }

  // MARK: - Who moves the views

  @Test(arguments: [true, false])
  func `a segue's transition animates only the segue's own change`(animates: Bool) {
    let (a, b, c) = (named("A"), named("B"), named("C"))
    a.segueTemplates = [
      SegueTemplate(
        identifier: "b", kind: .forward(makeDestination: { b }), animates: animates
      ) {
        let segue = ShowSegue(identifier: $0, source: $1, destination: $2)
        segue.transition = .fade
        return segue
      }
    ]
    let nav = navigation(a)
    let stage = Stage(root: nav)
    stage.forget()
    stage.turn {
      nav.pushViewController(c, animated: true)
      a.performSegue(withIdentifier: "b", sender: nil)
    }
    stage.settle()
    stage.turn { nav.popViewController(animated: true) }
    let players = stage.application.events.take().filter { $0.kind == .transitionBegan }
      .map(\.detail)
    #expect(
      players == [
        "push by NavigationSlideAnimator", animates ? "push by KeyframeAnimator" : "push",
        "pop by NavigationSlideAnimator",
      ])
  }

  @Test func `requests during a transition wait for didShow in order and cause a warning (3.2.5)`()
  {
    let nav = navigation(named("A"))
    let stage = Stage(root: nav)
    stage.turn { nav.pushViewController(named("B"), animated: true) }
    stage.application.advance(to: 10)
    stage.forget()
    stage.turn { #expect(nav.popViewController(animated: true) == nil) }
    stage.turn { nav.pushViewController(named("C"), animated: true) }
    #expect(names(nav.viewControllers) == ["A", "B"])
    stage.settle()
    #expect(
      stage.happened([.push, .pop, .navigationDidShow, .warning]) == [
        "Nav warning", "Nav warning", "Nav navigationDidShow B", "Nav pop A",
        "Nav navigationDidShow A", "Nav push C", "Nav navigationDidShow C",
      ])
    #expect(names(nav.viewControllers) == ["A", "C"])
  }

  @Test func `the warning resembles UIKit's warning (10.5)`() {
    let nav = navigation(named("A"))
    let stage = Stage(root: nav)
    stage.turn { nav.pushViewController(named("B"), animated: true) }
    stage.forget()
    stage.turn { nav.popViewController(animated: true) }
    let warnings = stage.application.events.take().filter { $0.kind == .warning }
    #expect(warnings.count == 1)
    #expect(
      warnings.first?.detail.contains(
        "while an existing transition or presentation is occurring") == true)
  }
}

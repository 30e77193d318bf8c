import NavigationKit
import Testing

/// What UIKit complains about: section 10 of the catalogue of its behaviour, whose numbers the comments
/// give.
@Suite struct ComplaintTests {
  /// The warnings since the last call.
  private func warnings(_ stage: Stage) -> [String] {
    stage.application.events.take().filter { $0.kind == .warning }.map(\.detail)
  }

  /// Runs `body` as a turn and expects the one warning that begins so, and nothing presented.
  private func expectWarning(
    _ gist: String, on stage: Stage, sourceLocation: SourceLocation = #_sourceLocation,
    _ body: () -> Void
  ) {
    stage.forget()
    stage.turn(body)
    let found = warnings(stage)
    #expect(found.count == 1, sourceLocation: sourceLocation)
    #expect(found.first?.contains(gist) == true, "\(found)", sourceLocation: sourceLocation)
  }

  // MARK: - Appearance

  // 10.1, 1.7.13
  @Test func `beginning twice, or ending what has not begun, is unbalanced`() {
    let a = named("A")
    let stage = Stage()
    let gist = "unbalanced calls to begin/end appearance transitions for A"
    expectWarning(gist, on: stage) { a.endAppearanceTransition() }
    expectWarning(gist, on: stage) {
      a.beginAppearanceTransition(true, animated: false)
      a.beginAppearanceTransition(true, animated: false)
    }
    expectWarning(gist, on: stage) {
      a.endAppearanceTransition()
      a.endAppearanceTransition()
    }
    #expect(a.appearanceState == .appeared)
  }

  // 10.16
  @Test func `an appearance callback is not to be called by hand`() {
    let a = named("A")
    let stage = Stage(root: a)
    let calls: [(String, () -> Void)] = [
      ("viewWillAppear", { a.viewWillAppear(false) }),
      ("viewIsAppearing", { a.viewIsAppearing(false) }),
      ("viewDidAppear", { a.viewDidAppear(false) }),
      ("viewWillDisappear", { a.viewWillDisappear(false) }),
      ("viewDidDisappear", { a.viewDidDisappear(false) }),
    ]
    for (name, call) in calls {
      expectWarning("calling \(name) directly on a view controller", on: stage, call)
    }
    #expect(a.appearanceState == .appeared)
  }

  // MARK: - Presenting and dismissing

  // 10.2, 2.3.3
  @Test func `who is not in the window cannot present`() {
    let (p, m) = (Probe("P"), named("M"))
    p.told = { [unowned p] kind, _ in
      if kind == .viewDidLoad { p.present(m, animated: true) { Issue.record("it was refused") } }
    }
    let stage = Stage(root: p)
    #expect(
      warnings(stage) == [
        "attempt to present M on P whose view is not in the window hierarchy"
      ])
    #expect(p.presentedViewController == nil)
    #expect(m.presentingViewController == nil)
  }

  // 10.3, 2.3.1, 2.2.6
  @Test func `who presents already cannot present another`() {
    let (p, m) = (named("P"), named("M"))
    let stage = Stage(root: p)
    stage.turn { p.present(m, animated: false) }
    expectWarning("attempt to present N on P which is already presenting M", on: stage) {
      p.present(named("N"), animated: false) { Issue.record("it was refused") }
    }
    #expect(p.presentedViewController === m)
    #expect(m.presentedViewController == nil)
  }

  // 10.3, 2.3.2
  @Test func `nobody presents while a presentation is in progress`() {
    let (p, m) = (named("P"), named("M"))
    let stage = Stage(root: p)
    stage.turn { p.present(m, animated: true) }
    expectWarning("attempt to present N on P", on: stage) { p.present(named("N"), animated: true) }
    expectWarning("while a presentation is in progress", on: stage) {
      m.present(named("N"), animated: true)
    }
    stage.settle()
    #expect(stage.application.frontmostViewController === m)
  }

  // 2.3.8
  @Test func `after dismiss in the same turn the presenter is still presenting`() {
    let (p, m) = (named("P"), named("M"))
    let stage = Stage(root: p)
    stage.turn { p.present(m, animated: false) }
    expectWarning("already presenting M", on: stage) {
      p.dismiss(animated: true)
      p.present(named("N"), animated: true)
    }
    stage.settle()
    #expect(stage.application.frontmostViewController === p)
  }

  // 10.7, 2.3.4
  @Test func `a controller that is nobody's child presents, with a warning`() {
    let (p, detached, m) = (named("P"), named("D"), named("M"))
    let stage = Stage(root: p)
    stage.turn { p.view.addSubview(detached.view) }
    expectWarning("presenting view controllers on detached view controllers", on: stage) {
      detached.present(m, animated: false)
    }
    #expect(stage.application.frontmostViewController === m)
  }

  // 10.8, 2.3.5
  @Test func `what is presented cannot be presented again`() {
    let (p, m) = (named("P"), named("M"))
    let stage = Stage(root: p)
    stage.turn { p.present(m, animated: false) }
    stage.turn {
      #expect(throws: NavigationError.alreadyPresented(controller: "M", by: "P")) {
        try m.checkedPresent(m, animated: false)
      }
    }
  }

  // 10.8, 2.3.6
  @Test func `what is on the screen as a child or a root cannot be presented`() {
    let (a, b) = (named("A"), named("B"))
    let nav = navigation(a, b)
    let stage = Stage(root: nav)
    stage.turn {
      for active in [nav, b] {
        #expect(
          throws: NavigationError.presentedActiveController(controller: active.identity)
        ) { try b.checkedPresent(active, animated: false) }
      }
    }
    #expect(nav.presentedViewController == nil)
  }

  // 10.9, 2.4.7, 2.3.7, 2.4.9
  @Test func `nothing is dismissed while a presentation or dismissal is in progress`() {
    let (g, p, m) = (named("G"), named("P"), named("M"))
    let gist = "while a presentation or dismiss is in progress"
    let stage = Stage(root: g)
    stage.turn { g.present(p, animated: false) }
    expectWarning(gist, on: stage) {
      p.present(m, animated: true)
      p.dismiss(animated: true) { Issue.record("it was refused") }
    }
    expectWarning(gist, on: stage) { m.dismiss(animated: true) }
    stage.settle()
    #expect(stage.application.frontmostViewController === m)
    stage.turn { m.dismiss(animated: true) }
    expectWarning(gist, on: stage) { m.dismiss(animated: true) }
    stage.settle()
    #expect(stage.application.frontmostViewController === p)
  }

  // MARK: - Stacks

  // 10.4, 3.1.2
  @Test func `a controller is pushed once`() {
    let (a, b) = (named("A"), named("B"))
    let nav = navigation(a, b)
    #expect(throws: NavigationError.pushedMoreThanOnce(controller: "A")) {
      try nav.checkedPush(a, animated: true)
    }
    #expect(names(nav.viewControllers) == ["A", "B"])
  }

  // 3.1.3
  @Test func `a navigation controller is not pushed`() {
    let nav = navigation(named("A"))
    #expect(throws: NavigationError.pushedContainer(controller: "Inner")) {
      let inner = navigation()
      inner.baseName = "Inner"
      try nav.checkedPush(inner, animated: true)
    }
  }

  // 10.5, 3.2.1, 3.2.5
  @Test func `a change of the stack during a transition is warned of, and made afterwards`() {
    let (a, b) = (named("A"), named("B"))
    let nav = navigation(a)
    let stage = Stage(root: nav)
    stage.turn { nav.pushViewController(b, animated: true) }
    expectWarning("pop called on Nav while an existing transition or presentation", on: stage) {
      #expect(nav.popViewController(animated: true) == nil)
      #expect(names(nav.viewControllers) == ["A", "B"])
    }
    stage.settle()
    #expect(names(nav.viewControllers) == ["A"])
  }

  // 10.14, 3.1.6
  @Test func `nobody pops to a controller that is not on the stack`() {
    let nav = navigation(named("A"), named("B"))
    #expect(throws: NavigationError.poppedToUnknown(controller: "X")) {
      try nav.checkedPop(to: named("X"), animated: true)
    }
    #expect(nav.viewControllers.count == 2)
  }

  // 10.25, 3.1.4, 3.1.5, 3.1.7
  @Test func `a pop at the root does nothing`() {
    let a = named("A")
    let nav = navigation(a)
    let stage = Stage(root: nav)
    stage.forget()
    stage.turn {
      #expect(nav.popViewController(animated: true) == nil)
      #expect(nav.popToRootViewController(animated: true).isEmpty)
      #expect(nav.popToViewController(a, animated: true).isEmpty)
      #expect(NavigationController().popViewController(animated: true) == nil)
    }
    #expect(stage.application.events.events.isEmpty)
  }

  // MARK: - Segues

  // 10.10, 4.1.7
  @Test func `a segue that nobody knows makes nothing`() {
    let a = Probe("A")
    a.segueTemplates = [
      SegueTemplate(
        identifier: nil, kind: .forward(makeDestination: { preconditionFailure("not this one") })
      ) { StoryboardSegue(identifier: $0, source: $1, destination: $2) }
    ]
    a.prepare = { _ in Issue.record("nothing to prepare for") }
    #expect(throws: NavigationError.unknownSegue(controller: "A", identifier: "x")) {
      try a.checkedPerformSegue(withIdentifier: "x", sender: nil)
    }
  }

  // 10.24, 4.1.1
  @Test func `a segue that the source declines makes nothing`() {
    let a = Probe("A")
    a.allowsSegues = false
    let stage = Stage(root: a)
    stage.forget()
    let template = SegueTemplate(
      identifier: "x", kind: .forward(makeDestination: { preconditionFailure("not allowed") })
    ) { StoryboardSegue(identifier: $0, source: $1, destination: $2) }
    stage.turn { a.trigger(template, sender: nil) }
    #expect(stage.application.events.events.map(\.kind) == [.shouldPerformSegue])
  }

  // MARK: - Containers and windows

  // 10.18, 1.7.9
  @Test func `a transition is between two children of one container`() {
    let (p, child, stranger) = (named("P"), named("C"), named("S"))
    p.addChild(child)
    let stage = Stage(root: p)
    stage.turn {
      for (from, to) in [(child, stranger), (stranger, child)] {
        #expect(throws: NavigationError.noCommonParent(container: "P")) {
          try p.checkedTransition(from: from, to: to, duration: 0.1, animations: nil)
        }
      }
    }
    #expect(!stranger.isViewLoaded)
  }

  // 10.22
  @Test func `a window made key without a root is warned of at the end of the turn`() {
    let stage = Stage()
    #expect(
      warnings(stage) == ["application windows are expected to have a root view controller"])
    expectWarning("application windows are expected", on: stage) {
      stage.window.makeKeyAndVisible()
    }
    stage.turn {
      stage.window.makeKeyAndVisible()
      stage.window.rootViewController = named("A")
    }
    #expect(warnings(stage) == [])
  }
}

import NavigationKit
import Testing

/// Who presents, what is true meanwhile, and what goes. Numbers in comments are those of the
/// catalogue of UIKit's behaviour.
@Suite struct FullScreenPresentationTests {
  /// Shows the first, which presents the second, and so on.
  private func show(_ chain: ViewController...) -> Stage {
    let stage = Stage(root: chain[0])
    for (lower, upper) in zip(chain, chain.dropFirst()) {
      stage.turn { lower.present(upper, animated: false) }
    }
    return stage
  }

  /// Those on the screen or beneath it, the root first.
  private func levels(_ stage: Stage) -> [String] {
    var levels: [ViewController] = []
    var next = stage.window.rootViewController
    while let controller = next {
      levels.append(controller)
      next = controller.presentedViewController
    }
    return names(levels)
  }

  // 1.5.6
  @Test func `the presenter's view is out of the window while it is covered`() {
    let (p, m) = (named("P"), named("M"))
    let stage = Stage(root: p)
    stage.turn { p.present(m, animated: true) }
    #expect(p.view.window === stage.window)
    stage.settle()
    #expect(p.view.window == nil)
    stage.turn { p.dismiss(animated: true) }
    stage.settle()
    #expect(p.view.window === stage.window)
    #expect(m.view.window == nil)
  }

  // 1.5.7, 1.5.8
  @Test func `it has a presenter from viewWillAppear on, and none in viewDidDisappear`() {
    var presenters: [Event.Kind: String] = [:]
    let (p, m) = (named("P"), Probe("M"))
    m.told = { [unowned m] kind, _ in
      presenters[kind] = m.presentingViewController?.baseName ?? "none"
    }
    let stage = show(p, m)
    stage.turn { p.dismiss(animated: true) }
    stage.settle()
    #expect(presenters[.viewWillAppear] == "P")
    #expect(presenters[.viewWillDisappear] == "P")
    #expect(presenters[.viewDidDisappear] == "none")
  }

  // 1.5.9
  @Test(arguments: [true, false])
  func `a completion runs after the last callback`(animated: Bool) {
    var calls: [String] = []
    let (p, m) = (named("P"), Probe("M"))
    m.told = { kind, call in
      if [.viewDidAppear, .viewDidDisappear].contains(kind) { calls.append(call) }
    }
    let stage = Stage(root: p)
    stage.turn { p.present(m, animated: animated) { calls.append("presented") } }
    stage.settle()
    stage.turn { p.dismiss(animated: animated) { calls.append("dismissed") } }
    stage.settle()
    #expect(calls == ["viewDidAppear", "presented", "viewDidDisappear", "dismissed"])
  }

  // 1.5.10
  @Test func `presenting makes nobody a parent`() {
    let (p, m) = (named("P"), named("M"))
    let stage = show(p, m)
    #expect(m.parent == nil)
    #expect(p.children.isEmpty)
    #expect(stage.happened(.containment) == [])
  }

  // MARK: - Who presents

  // 2.2.1, 2.2.2, 2.3.10
  @Test func `the outermost container presents, and says so at once`() {
    let (a, m) = (named("A"), named("M"))
    let nav = navigation(a)
    let stage = Stage(root: nav)
    stage.turn {
      a.present(m, animated: true)
      #expect(m.presentingViewController === nav)
      #expect(a.presentedViewController === m)
      #expect(nav.presentedViewController === m)
      #expect(!m.isViewLoaded)
    }
  }

  // 2.3.9
  @Test func `who has just been presented may present in viewDidAppear`() {
    let (p, m, n) = (named("P"), Probe("M"), named("N"))
    m.told = { [unowned m] kind, _ in
      if kind == .viewDidAppear { m.present(n, animated: true) }
    }
    let stage = show(p, m)
    stage.settle()
    #expect(levels(stage) == ["P", "M", "N"])
    #expect(stage.happened([.warning]) == [])
  }

  // MARK: - What goes

  // 2.4.1, 2.4.2
  @Test(arguments: [(0, ["A"]), (1, ["A", "B"]), (2, ["A", "B"])])
  func `dismiss takes what the receiver presents, else the receiver`(
    receiver: Int, left: [String]
  ) {
    let chain = [named("A"), named("B"), named("C")]
    let stage = show(chain[0], chain[1], chain[2])
    stage.turn { chain[receiver].dismiss(animated: false) }
    #expect(levels(stage) == left)
  }

  // 2.4.3
  @Test func `several that go are one transition, that of the one in front`() {
    let chain = [named("A"), named("B"), named("C")]
    let stage = show(chain[0], chain[1], chain[2])
    stage.forget()
    stage.turn { chain[0].dismiss(animated: true) }
    stage.settle()
    #expect(stage.happened([.transitionBegan]) == ["C transitionBegan A"])
    #expect(levels(stage) == ["A"])
  }

  // 2.4.5; the choice of 12.4
  @Test func `dismiss where nothing is presented does nothing`() {
    let a = named("A")
    let stage = Stage(root: a)
    stage.forget()
    stage.turn { a.dismiss(animated: true) { Issue.record("nothing has ended") } }
    #expect(stage.application.events.events.isEmpty)
  }

  // 2.4.8
  @Test func `who is dismissed lives until the transition is over`() {
    let p = named("P")
    let stage = Stage(root: p)
    weak var dismissed: ViewController?
    stage.turn {
      let m = named("M")
      dismissed = m
      p.present(m, animated: false)
    }
    stage.turn { p.dismiss(animated: true) }
    #expect(dismissed != nil)
    stage.settle()
    #expect(dismissed == nil)
  }
}

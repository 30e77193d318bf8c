import NavigationKit
import Testing

/// Full-screen presentation. Numbers are those of the catalogue of UIKit's behaviour.
@Suite struct PresentationTests {
  /// Controllers of these names, each presented by the one before; the first is the window's root.
  private func chain(_ names: String...) -> (stage: Stage, controllers: [ViewController]) {
    let controllers = names.map(named)
    let stage = Stage(root: controllers[0])
    for (lower, upper) in zip(controllers, controllers.dropFirst()) {
      stage.turn { lower.present(upper, animated: false) }
    }
    stage.forget()
    return (stage, controllers)
  }

  private func front(_ stage: Stage) -> String? {
    stage.application.frontmostViewController?.baseName
  }

  private func warnings(_ stage: Stage) -> [String] {
    stage.application.events.take().filter { $0.kind == .warning }.map(\.detail)
  }

  // MARK: - Who presents

  @Test func `the outermost container presents for a child (2.2.1, 2.2.2)`() {
    let (a, m) = (named("A"), named("M"))
    let nav = navigation(a)
    let stage = Stage(root: nav)
    stage.turn { a.present(m, animated: false) }
    #expect(m.presentingViewController === nav)
    #expect(a.presentedViewController === m)
    #expect(nav.presentedViewController === m)
    #expect(m.parent == nil)
  }

  @Test func `a child of a presented container has its presenter (2.1.6)`() {
    let (p, x) = (named("P"), named("X"))
    let stage = Stage(root: p)
    stage.turn { p.present(navigation(x), animated: false) }
    #expect(x.presentingViewController === p)
  }

  // MARK: - Wrong moments

  @Test func `a controller that already presents cannot present a second controller (2.3.1)`() {
    let (stage, chain) = chain("P", "M")
    var isCompleted = false
    stage.turn { chain[0].present(named("N"), animated: true) { isCompleted = true } }
    stage.settle()
    #expect(front(stage) == "M")
    #expect(!isCompleted)
    let found = warnings(stage)
    #expect(found == ["attempt to present N on P which is already presenting M"])
  }

  @Test(arguments: [true, false])
  func `no controller can present during a presentation's transition (2.3.2)`(isPresented: Bool) {
    let (p, m) = (named("P"), named("M"))
    let stage = Stage(root: p)
    stage.turn { p.present(m, animated: true) }
    stage.forget()
    stage.turn { (isPresented ? m : p).present(named("N"), animated: true) }
    #expect(warnings(stage).count == 1)
    stage.settle()
    #expect(front(stage) == "M")
  }

  @Test func `a controller outside the window cannot present (2.3.3)`() {
    let a = named("A")
    let nav = navigation(a, named("B"))
    let stage = Stage(root: nav)
    stage.forget()
    stage.turn { a.present(named("M"), animated: true) }
    #expect(
      warnings(stage) == ["attempt to present M on A whose view is not in the window hierarchy"])
    stage.settle()
    #expect(front(stage) == "B")
  }

  @Test func `a root cannot present in viewDidLoad (2.3.3)`() {
    final class Eager: ViewController {
      override func viewDidLoad() { present(named("M"), animated: false) }
    }
    let stage = Stage(root: Eager())
    #expect(warnings(stage).count == 1)
    #expect(stage.window.rootViewController?.presentedViewController == nil)
  }

  @Test func `presenting from a view without a parent works, with a warning (2.3.4)`() {
    let (root, stray, m) = (named("root"), named("stray"), named("M"))
    let stage = Stage(root: root)
    stage.turn { root.view.addSubview(stray.view) }
    stage.forget()
    stage.turn { stray.present(m, animated: false) }
    #expect(
      warnings(stage) == [
        "presenting view controllers on detached view controllers is discouraged (stray)"
      ])
    #expect(front(stage) == "M")
  }

  @Test func `presenting a controller that is already presented fails (2.3.5)`() {
    let (stage, chain) = chain("P", "M")
    #expect(throws: NavigationError.alreadyPresented(controller: "M", by: "P")) {
      try chain[1].checkedPresent(chain[1], animated: false)
    }
    #expect(front(stage) == "M")
  }

  @Test func `presenting a child or the root fails (2.3.6)`() {
    let a = named("A")
    let nav = navigation(a)
    let stage = Stage(root: nav)
    stage.turn {
      #expect(throws: NavigationError.presentedActiveController(controller: "A")) {
        try a.checkedPresent(a, animated: false)
      }
      #expect(throws: NavigationError.presentedActiveController(controller: "Nav")) {
        try a.checkedPresent(nav, animated: false)
      }
    }
    #expect(nav.presentedViewController == nil)
  }

  @Test func `a present followed by a dismiss in one turn only presents (2.3.7)`() {
    let (p, m) = (named("P"), named("M"))
    let stage = Stage(root: p)
    stage.turn {
      p.present(m, animated: true)
      p.dismiss(animated: true)
    }
    stage.settle()
    #expect(front(stage) == "M")
  }

  @Test func `a dismiss followed by a present in one turn only dismisses (2.3.8)`() {
    let (stage, chain) = chain("P", "M")
    stage.turn {
      chain[0].dismiss(animated: true)
      chain[0].present(named("N"), animated: true)
    }
    #expect(warnings(stage) == ["attempt to present N on P which is already presenting M"])
    stage.settle()
    #expect(front(stage) == "P")
  }

  @Test(arguments: [true, false])
  func `presenting in the completion of a dismissal works (2.3.8)`(animated: Bool) {
    let (stage, chain) = chain("P", "M")
    stage.turn {
      chain[0].dismiss(animated: animated) {
        chain[0].present(named("N"), animated: animated)
      }
    }
    stage.settle()
    #expect(front(stage) == "N")
    #expect(warnings(stage) == [])
  }

  @Test(arguments: [true, false])
  func `a presented controller can present in its viewDidAppear (2.3.9)`(animated: Bool) {
    final class Leading: ViewController {
      var follower: ViewController?
      var animated = false
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if let follower { present(follower, animated: self.animated) }
        follower = nil
      }
    }
    let (p, m) = (named("P"), Leading())
    (m.follower, m.animated) = (named("N"), animated)
    let stage = Stage(root: p)
    stage.turn { p.present(m, animated: animated) }
    stage.settle()
    #expect(front(stage) == "N")
    #expect(warnings(stage) == [])
  }

  @Test func `present sets presentedViewController immediately and starts at the commit (2.3.10)`()
  {
    let (p, m) = (named("P"), named("M"))
    let stage = Stage(root: p)
    stage.forget()
    stage.turn {
      p.present(m, animated: true)
      #expect(p.presentedViewController === m)
      #expect(!m.isViewLoaded)
      #expect(stage.happened(.appearance) == [])
    }
    #expect(m.isViewLoaded)
  }

  // MARK: - Flags and views

  @Test func `isBeingPresented and isBeingDismissed are true within the callbacks (1.5.7, 1.5.8)`()
  {
    final class Watching: ViewController {
      var seen: [String] = []
      private func look(_ name: String) {
        let presenter = presentingViewController == nil ? "no presenter" : "presenter"
        seen.append("\(name) \(isBeingPresented) \(isBeingDismissed) \(presenter)")
      }
      override func viewWillAppear(_ animated: Bool) { look("willApp") }
      override func viewWillDisappear(_ animated: Bool) { look("willDis") }
      override func viewDidDisappear(_ animated: Bool) { look("didDis") }
    }
    let (p, m) = (named("P"), Watching())
    let stage = Stage(root: p)
    stage.turn { p.present(m, animated: true) { #expect(!m.isBeingPresented) } }
    stage.settle()
    stage.turn { p.dismiss(animated: true) }
    stage.settle()
    #expect(
      m.seen == [
        "willApp true false presenter", "willDis false true presenter",
        "didDis false true no presenter",
      ])
  }

  @Test func `presenting does not set a parent (1.5.10)`() {
    let (stage, chain) = chain("P")
    stage.turn { chain[0].present(named("M"), animated: false) }
    #expect(chain[0].presentedViewController?.parent == nil)
    #expect(chain[0].children.isEmpty)
    #expect(stage.happened(.containment) == [])
  }

  @Test func `a covered presenter leaves the window (1.5.6)`() {
    let (stage, chain) = chain("P", "M")
    #expect(chain[0].view.window == nil)
    #expect(chain[1].view.window === stage.window)
  }

  // MARK: - Dismissing

  @Test(arguments: [(0, "A"), (1, "B"), (2, "B")])
  func `dismiss removes the receiver's presented controller, or else the receiver (2.4.1, 2.4.2)`(
    receiver: Int, left: String
  ) {
    let (stage, chain) = chain("A", "B", "C")
    stage.turn { chain[receiver].dismiss(animated: true) }
    stage.settle()
    #expect(front(stage) == left)
  }

  @Test func `dismissing several controllers is one transition of the front controller (2.4.3)`() {
    let (stage, chain) = chain("A", "B", "C", "D")
    stage.turn { chain[0].dismiss(animated: true) }
    stage.settle()
    #expect(stage.happened([.transitionBegan]) == ["D transitionBegan A"])
    #expect(stage.window.subviews.count == 1)
  }

  @Test func `dismissing without a presented controller does nothing (2.4.5)`() {
    let a = named("A")
    let stage = Stage(root: a)
    stage.forget()
    var isCompleted = false
    stage.turn { a.dismiss(animated: true) { isCompleted = true } }
    stage.settle()
    #expect(front(stage) == "A")
    #expect(stage.happened(.appearance, [.warning, .dismiss]) == [])
    #expect(!isCompleted)
  }

  @Test func `a child of a presented container dismisses it (2.4.6)`() {
    let (p, a) = (named("P"), named("A"))
    let stage = Stage(root: p)
    stage.turn { p.present(navigation(a), animated: false) }
    stage.turn { a.dismiss(animated: false) }
    #expect(front(stage) == "P")
  }

  @Test(arguments: [0, 1, 2])
  func `a dismissal during another is refused (2.4.7)`(receiver: Int) {
    let (stage, chain) = chain("A", "B", "C")
    stage.turn { chain[1].dismiss(animated: true) }
    stage.forget()
    stage.turn { chain[receiver].dismiss(animated: true) }
    let found = warnings(stage)
    #expect(found.count == 1)
    #expect(found.first?.contains("while a presentation or dismiss is in progress") == true)
    stage.settle()
    #expect(front(stage) == "B")
  }

  @Test func `a dismissal during a presentation is refused (2.4.7)`() {
    let (p, m) = (named("P"), named("M"))
    let stage = Stage(root: p)
    stage.turn { p.present(m, animated: true) }
    stage.turn { m.dismiss(animated: true) }
    stage.settle()
    #expect(front(stage) == "M")
  }

  @Test func `a dismissed controller stays alive until its transition ends (2.4.8)`() {
    let p = named("P")
    let stage = Stage(root: p)
    stage.turn { p.present(named("M"), animated: false) }
    stage.turn { p.dismiss(animated: true) }
    #expect(p.presentedViewController?.baseName == "M")
    stage.settle()
    #expect(p.presentedViewController == nil)
  }

  // MARK: - With stacks

  @Test func `a presentation during a push waits for the push to end (3.2.5)`() {
    let (a, b, m) = (named("A"), named("B"), named("M"))
    let nav = navigation(a)
    let stage = Stage(root: nav)
    stage.turn { nav.pushViewController(b, animated: true) }
    stage.turn { b.present(m, animated: true) }
    #expect(nav.presentedViewController == nil)
    stage.settle()
    #expect(nav.presentedViewController === m)
    #expect(front(stage) == "M")
  }

  @Test func `two dismissals during a push remove one level`() {
    let (p, m, nav) = (named("P"), named("M"), navigation(named("A")))
    let stage = Stage(root: p)
    stage.turn { p.present(m, animated: false) }
    stage.turn { m.present(nav, animated: false) }
    stage.turn { nav.pushViewController(named("B"), animated: true) }
    stage.turn { nav.dismiss(animated: true) }
    stage.turn { nav.dismiss(animated: true) }
    stage.settle()
    #expect(front(stage) == "M")
  }

  @Test func `a root that is replaced during a dismissal does not return`() {
    let (old, modal, new) = (named("old"), named("modal"), named("new"))
    let stage = Stage(root: old)
    stage.turn { old.present(modal, animated: false) }
    stage.turn { old.dismiss(animated: true) }
    stage.turn { stage.window.rootViewController = new }
    stage.settle()
    #expect(old.view.window == nil)
    #expect(old.appearanceState == .disappeared)
    #expect(stage.window.subviews.map(ObjectIdentifier.init) == [ObjectIdentifier(new.view)])
  }
}

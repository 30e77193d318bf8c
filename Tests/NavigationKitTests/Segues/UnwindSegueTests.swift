import NavigationKit
import Testing

/// Numbers are those of the catalogue of UIKit's behaviour.
@Suite struct UnwindSegueTests {
  /// A container that behaves as a tab controller: it shows the child that is selected.
  private final class Tabs: ViewController {
    private(set) var selected: ViewController

    init(_ tabs: ViewController...) {
      selected = tabs[0]
      super.init()
      baseName = "Tab"
      for tab in tabs {
        addChild(tab)
        tab.didMove(toParent: self)
      }
    }

    override var frontmostChild: ViewController? { selected }

    override func viewDidLoad() { show() }

    func select(_ tab: ViewController) {
      guard tab !== selected else { return }
      selected.viewIfLoaded?.removeFromSuperview()
      selected = tab
      show()
    }

    override func unwind(for segue: StoryboardSegue, towards controller: ViewController) {
      select(controller)
    }

    private func show() {
      selected.view.frame = view.bounds
      view.addSubview(selected.view)
    }
  }

  private static let search: Set<Event.Kind> = [
    .shouldPerformSegue, .canPerformUnwindSegueAction, .prepareForSegue, .unwindAction, .dismiss,
    .unwindTowards, .pop, .unwindTargetMissing,
  ]

  private func answering(_ name: String) -> ViewController {
    let controller = named(name)
    controller.unwindActions["back"] = { _ in }
    return controller
  }

  private func unwinding(_ name: String) -> ViewController {
    let controller = named(name)
    controller.segueTemplates = [unwind(to: "back")]
    return controller
  }

  // MARK: - Worked cases

  @Test
  func `an unwind over three presented controllers asks them in order and dismisses once (5.3.1)`()
  {
    let chain = [answering("A"), named("B"), named("C"), unwinding("D")]
    let stage = Stage(root: chain[0])
    for (lower, upper) in zip(chain, chain.dropFirst()) {
      stage.turn { lower.present(upper, animated: false) }
    }
    stage.forget()
    stage.turn { chain[3].trigger(chain[3].segueTemplates[0], sender: nil) }
    stage.settle()
    #expect(
      stage.happened(Self.search) == [
        "D shouldPerformSegue back", "D canPerformUnwindSegueAction back",
        "C canPerformUnwindSegueAction back", "B canPerformUnwindSegueAction back",
        "A canPerformUnwindSegueAction back", "D prepareForSegue back", "A unwindAction back",
        "A dismiss B",
      ])
    #expect(stage.application.frontmostViewController === chain[0])
    #expect(chain[0].presentedViewController == nil)
  }

  @Test func `an unwind from a modal into the stack below dismisses and then pops (5.3.2)`() {
    let (a, b, c) = (answering("A"), named("B"), unwinding("C"))
    let nav = navigation(a, b)
    let stage = Stage(root: nav)
    stage.turn { b.present(c, animated: false) }
    stage.forget()
    stage.turn { c.performSegue(withIdentifier: "back", sender: nil) }
    let happened = stage.happened(Self.search)
    // In which order B and C are asked is not to be relied on (5.1.10).
    #expect(
      Set(happened.prefix(2)) == [
        "B canPerformUnwindSegueAction back", "C canPerformUnwindSegueAction back",
      ])
    #expect(
      happened.dropFirst(2) == [
        "A canPerformUnwindSegueAction back", "C prepareForSegue back", "A unwindAction back",
        "Nav dismiss C", "Nav unwindTowards A", "Nav pop A",
      ])
    stage.settle()
    #expect(stage.application.frontmostViewController === a)
    #expect(names(nav.viewControllers) == ["A"])
  }

  @Test func `an unwind to the presenter in its context dismisses and takes no step (5.2.7)`() {
    let (p, m) = (answering("P"), unwinding("M"))
    p.definesPresentationContext = true
    m.modalPresentationStyle = .overCurrentContext
    let nav = navigation(named("A"), p)
    let stage = Stage(root: nav)
    stage.turn { p.present(m, animated: false) }
    #expect(m.presentingViewController === p)
    stage.forget()
    stage.turn { m.performSegue(withIdentifier: "back", sender: nil) }
    #expect(
      stage.happened(Self.search) == [
        "M canPerformUnwindSegueAction back", "P canPerformUnwindSegueAction back",
        "M prepareForSegue back", "P unwindAction back", "P dismiss M",
      ])
    stage.settle()
    #expect(stage.application.frontmostViewController === p)
  }

  @Test func `an unwind from a context starts at the container around both controllers (5.2.7)`() {
    let (a, p, m) = (answering("A"), named("P"), unwinding("M"))
    p.definesPresentationContext = true
    m.modalPresentationStyle = .overCurrentContext
    let nav = navigation(a, p)
    let stage = Stage(root: nav)
    stage.turn { p.present(m, animated: false) }
    stage.forget()
    stage.turn { m.performSegue(withIdentifier: "back", sender: nil) }
    // The pop waits for the end of the dismissal.
    stage.settle()
    #expect(
      stage.happened([.dismiss, .unwindTowards, .pop]) == [
        "P dismiss M", "Nav unwindTowards A", "Nav pop A",
      ])
    #expect(stage.application.frontmostViewController === a)
  }

  @Test func `an unwind from a modal over one tab reaches the stack of another tab (5.3.4)`() {
    let (first, second, modal) = (answering("First"), named("Second"), unwinding("M"))
    weak var pushed: ViewController?
    let nav = navigation(first)
    let tabs = Tabs(nav, second)
    let stage = Stage(root: tabs)
    stage.turn {
      let controller = named("Pushed")
      pushed = controller
      nav.pushViewController(controller, animated: false)
    }
    stage.turn { tabs.select(second) }
    stage.turn { second.present(modal, animated: false) }
    stage.forget()
    stage.turn { modal.performSegue(withIdentifier: "back", sender: nil) }
    let happened = stage.happened(Self.search)
    #expect(
      Set(happened.prefix(2)) == [
        "Second canPerformUnwindSegueAction back", "M canPerformUnwindSegueAction back",
      ])
    #expect(
      happened.dropFirst(2) == [
        "Pushed canPerformUnwindSegueAction back", "First canPerformUnwindSegueAction back",
        "M prepareForSegue back", "First unwindAction back", "Tab dismiss M",
        "Tab unwindTowards Nav", "Nav unwindTowards First", "Nav pop First",
      ])
    stage.settle()
    #expect(tabs.selected === nav)
    #expect(stage.application.frontmostViewController === first)
    #expect(first.appearanceState == .appeared)
    #expect(second.appearanceState == .disappeared)
    #expect(pushed == nil)
  }

  @Test func `an unwind within a stack pops to the controller that has the action (5.3.6)`() {
    let (a, b) = (answering("A"), unwinding("B"))
    let nav = navigation(a, b)
    let stage = Stage(root: nav)
    stage.forget()
    stage.turn { b.trigger(b.segueTemplates[0], sender: nil) }
    stage.settle()
    #expect(
      stage.happened(Self.search) == [
        "B shouldPerformSegue back", "B canPerformUnwindSegueAction back",
        "A canPerformUnwindSegueAction back", "B prepareForSegue back", "A unwindAction back",
        "Nav unwindTowards A", "Nav pop A",
      ])
    #expect(names(nav.viewControllers) == ["A"])
  }

  @Test func `the source of an unwind cannot be its destination (5.3.7)`() {
    let a = unwinding("A")
    a.unwindActions["back"] = { _ in Issue.record("the action was called") }
    let stage = Stage(root: navigation(named("root"), a))
    stage.forget()
    stage.turn { a.performSegue(withIdentifier: "back", sender: nil) }
    stage.settle()
    #expect(stage.happened([.prepareForSegue, .pop, .dismiss, .warning]) == [])
    #expect(stage.application.frontmostViewController === a)
  }

  // MARK: - Search

  @Test func `a source that returns false from shouldPerformSegue stops the unwind (5.1.1)`() {
    final class Refusing: ViewController {
      override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        false
      }
    }
    let (a, b) = (answering("A"), Refusing())
    b.segueTemplates = [unwind(to: "back")]
    let nav = navigation(a, b)
    let stage = Stage(root: nav)
    stage.turn { b.trigger(b.segueTemplates[0], sender: nil) }
    #expect(nav.viewControllers.count == 2)
    stage.turn { b.performSegue(withIdentifier: "back", sender: nil) }
    #expect(nav.viewControllers.count == 1)
  }

  @Test func `the stack is searched from its top (5.1.5)`() {
    let (b, c) = (answering("B"), unwinding("C"))
    let nav = navigation(answering("A"), b, c)
    let stage = Stage(root: nav)
    stage.turn { c.performSegue(withIdentifier: "back", sender: nil) }
    #expect(nav.topViewController === b)
  }

  @Test func `an unwind without a destination does nothing (5.1.9)`() {
    let b = unwinding("B")
    let stage = Stage(root: navigation(named("A"), b))
    stage.forget()
    stage.turn { b.performSegue(withIdentifier: "back", sender: nil) }
    #expect(
      stage.happened([.prepareForSegue, .segueCreated, .pop, .warning, .unwindTargetMissing])
        == ["B unwindTargetMissing back"])
    #expect(stage.application.frontmostViewController === b)
  }

  @Test func `an unwind does not end at a controller that was popped (5.1.2)`() {
    let (a, b, m) = (answering("A"), answering("B"), unwinding("M"))
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

  // MARK: - Execution

  @Test
  func `an unwind calls prepare, then the action, and then starts the transition (5.2, 5.2.1)`() {
    let (a, b) = (named("A"), unwinding("B"))
    let nav = navigation(a, b)
    let stage = Stage(root: nav)
    a.unwindActions["back"] = { segue in
      #expect(segue.source === b)
      #expect(segue.destination === a)
      #expect(nav.topViewController === b)
    }
    stage.forget()
    stage.turn { b.performSegue(withIdentifier: "back", sender: nil) }
    #expect(
      stage.happened([.prepareForSegue, .unwindAction, .pop]) == [
        "B prepareForSegue back", "A unwindAction back", "Nav pop A",
      ])
  }

  @Test func `an unwind over two modals is one dismissal (5.2.2)`() {
    let (a, m, n) = (answering("A"), named("M"), unwinding("N"))
    let nav = navigation(a)
    let stage = Stage(root: nav)
    stage.turn { a.present(m, animated: false) }
    stage.turn { m.present(n, animated: false) }
    stage.forget()
    stage.turn { n.performSegue(withIdentifier: "back", sender: nil) }
    stage.settle()
    #expect(
      stage.happened([.dismiss, .transitionBegan]) == [
        "Nav dismiss M", "N transitionBegan Nav",
      ])
    #expect(stage.application.frontmostViewController === a)
  }

  @Test func `a pop below a dismissal has no separate transition (5.3.2, 12.7)`() {
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

  /// Looks for `back` from `source`, which is on the screen; answers where it found it.
  private func goBack(from source: ViewController, on stage: Stage) -> [String] {
    stage.forget()
    stage.turn { source.trigger(unwind(to: "back"), sender: nil) }
    stage.settle()
    return stage.happened([.unwindAction])
  }

  @Test func `a controller can choose the destination of an unwind (5.1.11)`() {
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

  @Test func `a custom unwind segue performs the whole unwind (5.4.2)`() {
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

  @Test func `an unwind across a presentation asks the destination for the segue (5.4.2)`() {
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

/// An unwind segue named like its action.
func unwind(to action: String, animates: Bool = true) -> SegueTemplate {
  SegueTemplate(identifier: action, kind: .unwind(action: action), animates: animates) {
    UnwindSegue(identifier: $0, source: $1, destination: $2)
  }
}

import CellGraphics
import NavigationKit
import Testing

/// Children whose views come and go while their parent appears or disappears (1.7.16, 1.7.17).
///
/// SlideMenuControllerSwift adds children in `viewWillLayoutSubviews` and gets their
/// `viewDidAppear`; the count of one is that of every appearance (1.2.2).
@Suite struct ChildArrivalTests {
  /// The ways in which P comes on the screen.
  enum Arrival: String, CaseIterable, Sendable {
    case asRoot, byPush, byAnimatedPush, byPresentation, byAnimatedPresentation, asTab

    func show(_ parent: ViewController) -> Stage {
      let first = named("First")
      switch self {
      case .asRoot: return Stage(root: parent)
      case .byPush, .byAnimatedPush:
        let nav = navigation(first)
        let stage = Stage(root: nav)
        stage.turn { nav.pushViewController(parent, animated: self == .byAnimatedPush) }
        return stage
      case .byPresentation, .byAnimatedPresentation:
        let stage = Stage(root: first)
        stage.turn { first.present(parent, animated: self == .byAnimatedPresentation) }
        return stage
      case .asTab:
        let tabs = TabBarController()
        tabs.viewControllers = [first, parent]
        let stage = Stage(root: tabs)
        stage.turn { tabs.selectedIndex = 1 }
        return stage
      }
    }
  }

  private static let callbacks: [Event.Kind] = [
    .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewWillLayoutSubviews,
    .viewDidLayoutSubviews, .viewDidAppear,
  ]

  /// P, which adds C in one of its callbacks, when it is called first.
  private func family(adding callback: Event.Kind) -> (parent: Probe, child: Probe) {
    let (parent, child) = (Probe("P"), Probe("C"))
    parent.told = { [unowned parent] kind, _ in
      guard kind == callback, child.parent == nil else { return }
      adopt(child, by: parent)
    }
    return (parent, child)
  }

  private func events(of name: String, on stage: Stage) -> [String] {
    stage.happened(.appearance).filter { $0.hasPrefix(name + " ") }
  }

  @Test(arguments: callbacks, Arrival.allCases)
  func `a child that its parent adds in any callback appears once (1.7.16)`(
    callback: Event.Kind, arrival: Arrival
  ) {
    let (parent, child) = family(adding: callback)
    let stage = arrival.show(parent)
    stage.settle()
    let all = stage.takeEvents()
    #expect(
      all.filter { $0.subject == "C" && Set.appearance.contains($0.kind) }.map(\.kind) == [
        .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidAppear,
      ])
    #expect(!all.contains { $0.kind == .warning })
    #expect(child.appearanceState == .appeared)
    stage.turn { stage.window.rootViewController = named("Other") }
    stage.settle()
    #expect(events(of: "C", on: stage) == ["C viewWillDisappear", "C viewDidDisappear"])
  }

  @Test func `a child appears after its parent, with the parent's animation (1.7.1, 1.7.16)`() {
    let (parent, child) = family(adding: .viewIsAppearing)
    let nav = navigation(named("A"))
    let stage = Stage(root: nav)
    stage.forget()
    stage.turn { nav.pushViewController(parent, animated: true) }
    #expect(child.appearanceState == .appearing)
    stage.settle()
    let told = stage.takeEvents().filter {
      ["P", "C"].contains($0.subject) && Set.appearance.contains($0.kind)
    }
    #expect(
      told.map { "\($0.subject) \($0.kind.rawValue) \($0.animated.map(String.init) ?? "")" } == [
        "P viewDidLoad ", "P viewWillAppear true", "P viewIsAppearing true", "C viewDidLoad ",
        "C viewWillAppear true", "C viewIsAppearing true", "P viewDidAppear true",
        "C viewDidAppear true",
      ])
  }

  @Test func `a child that joins in the middle of a push appears with its parent (1.7.16)`() {
    let (parent, child) = (named("P"), named("C"))
    let nav = navigation(named("A"))
    let stage = Stage(root: nav)
    stage.turn { nav.pushViewController(parent, animated: true) }
    stage.advance(to: 10)
    stage.turn { adopt(child, by: parent) }
    #expect(
      events(of: "C", on: stage) == ["C viewDidLoad", "C viewWillAppear", "C viewIsAppearing"])
    stage.settle()
    #expect(events(of: "C", on: stage) == ["C viewDidAppear"])
  }

  @Test func `a child of a child that appears during a push appears too (1.7.16)`() {
    let (parent, child, grandchild) = (named("P"), named("C"), named("G"))
    let nav = navigation(named("A"))
    let stage = Stage(root: nav)
    stage.turn { nav.pushViewController(parent, animated: true) }
    stage.turn {
      adopt(child, by: parent)
      adopt(grandchild, by: child)
    }
    stage.settle()
    #expect(
      events(of: "G", on: stage) == [
        "G viewDidLoad", "G viewWillAppear", "G viewIsAppearing", "G viewDidAppear",
      ])
  }

  @Test func `a child that leaves in the middle of its parent's push disappears (1.7.17)`() {
    let (parent, child) = family(adding: .viewDidLoad)
    let nav = navigation(named("A"))
    let stage = Stage(root: nav)
    stage.turn { nav.pushViewController(parent, animated: true) }
    stage.forget()
    stage.turn { release(child) }
    #expect(events(of: "C", on: stage) == ["C viewWillDisappear", "C viewDidDisappear"])
    #expect(child.appearanceState == .disappeared)
    stage.settle()
    #expect(events(of: "C", on: stage) == [])
  }

  @Test func `a child that leaves in the middle of its parent's pop has disappeared (1.7.17)`() {
    let (parent, child) = family(adding: .viewDidLoad)
    let nav = navigation(named("A"), parent)
    let stage = Stage(root: nav)
    stage.turn { nav.popViewController(animated: true) }
    #expect(child.appearanceState == .disappearing)
    stage.forget()
    stage.turn { release(child) }
    #expect(events(of: "C", on: stage) == ["C viewDidDisappear"])
    stage.settle()
    #expect(events(of: "C", on: stage) == [])
  }

  @Test func `a child that joined during a pop that is cancelled disappears again (1.8.1)`() {
    let (new, child) = (named("New"), named("C"))
    let nav = navigation(new, named("Cur"))
    let stage = Stage(root: nav)
    stage.application.drag(.right)
    stage.turn { adopt(child, by: new) }
    #expect(child.appearanceState == .appearing)
    stage.forget()
    stage.application.endDrag(cancelled: true)
    stage.settle()
    #expect(events(of: "C", on: stage) == ["C viewWillDisappear", "C viewDidDisappear"])
    #expect(new.appearanceState == .disappeared)
  }

  // The old tab is notified after the new one, whose view is not in the window yet.
  @Test func `a child that joins a view outside the window appears with its parent (1.7.16)`() {
    let (old, new, child) = (Probe("Old"), named("New"), named("C"))
    old.told = { kind, _ in if kind == .viewWillDisappear { adopt(child, by: new) } }
    let tabs = TabBarController()
    tabs.viewControllers = [old, new]
    let stage = Stage(root: tabs)
    stage.forget()
    stage.turn { tabs.selectedIndex = 1 }
    #expect(
      events(of: "C", on: stage) == [
        "C viewDidLoad", "C viewWillAppear", "C viewIsAppearing", "C viewDidAppear",
      ])
  }

  @Test func `a view that is removed after its controller left the parent disappears (1.7.17)`() {
    let (parent, child) = family(adding: .viewDidLoad)
    let stage = Stage(root: parent)
    stage.forget()
    stage.turn {
      child.willMove(toParent: nil)
      child.removeFromParent()
      child.view.removeFromSuperview()
    }
    #expect(events(of: "C", on: stage) == ["C viewWillDisappear", "C viewDidDisappear"])
  }

  @Test func `a child whose view moves to a view outside the window disappears (1.7.17)`() {
    let (parent, child) = family(adding: .viewDidLoad)
    let stage = Stage(root: parent)
    stage.forget()
    stage.turn { View().addSubview(child.view) }
    #expect(events(of: "C", on: stage) == ["C viewWillDisappear", "C viewDidDisappear"])
  }

  @Test func `a new order among siblings calls nothing on a child (1.7.17)`() {
    let (parent, child) = family(adding: .viewDidLoad)
    let (front, back) = (View(), View())
    let stage = Stage(root: parent)
    stage.turn { for view in [front, back] { parent.view.addSubview(view) } }
    stage.forget()
    stage.turn {
      parent.view.insertSubview(child.view, aboveSubview: front)
      parent.view.insertSubview(child.view, belowSubview: back)
      parent.view.bringSubviewToFront(child.view)
      parent.view.sendSubviewToBack(child.view)
    }
    #expect(events(of: "C", on: stage) == [])
    #expect(child.appearanceState == .appeared)
  }

  // 1.2.5: the view joins the hierarchy after viewWillAppear.
  @Test func `in viewWillAppear of the window's root the view has no superview (1.2.5)`() {
    var superviews: [Bool] = []
    let root = Probe("A")
    root.told = { [unowned root] kind, _ in
      if kind == .viewWillAppear { superviews.append(root.view.superview != nil) }
    }
    let stage = Stage(root: root)
    #expect(superviews == [false])
    #expect(root.view.superview === stage.window)
  }
}

/// Adds a child with its view, as UIKit asks for.
private func adopt(_ child: ViewController, by parent: ViewController) {
  parent.addChild(child)
  parent.view.addSubview(child.view)
  child.didMove(toParent: parent)
}

/// Removes a child with its view, as UIKit asks for.
private func release(_ child: ViewController) {
  child.willMove(toParent: nil)
  child.view.removeFromSuperview()
  child.removeFromParent()
}

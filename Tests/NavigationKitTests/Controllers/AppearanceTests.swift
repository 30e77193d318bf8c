import CellGraphics
import NavigationKit
import Testing

/// One appearance and the flags. Numbers are those of the catalogue of UIKit's behaviour.
@Suite struct AppearanceTests {
  @Test func `viewIsAppearing is called once per appearance, even if nothing needs layout (1.2.2)`()
  {
    var kinds: [Event.Kind] = []
    let a = Probe("A") { kind, _ in
      if [.viewIsAppearing, .viewWillLayoutSubviews].contains(kind) { kinds.append(kind) }
    }
    let stage = Stage(root: a)
    #expect(kinds == [.viewIsAppearing, .viewWillLayoutSubviews])
    stage.turn { a.present(named("M"), animated: false) }
    stage.turn { a.dismiss(animated: false) }
    #expect(kinds.count { $0 == .viewIsAppearing } == 2)
  }

  @Test(arguments: [true, false])
  func `no frame is drawn between viewWillAppear and viewIsAppearing (1.2.3)`(animated: Bool) {
    let nav = navigation(named("A"))
    let stage = Stage(root: nav)
    stage.forget()
    stage.turn { nav.pushViewController(named("B"), animated: animated) }
    let kinds = stage.application.events.take().filter { $0.subject == "B" }.map(\.kind)
    #expect(kinds.contains(.viewWillAppear))
    #expect(kinds.contains(.viewIsAppearing))
  }

  @Test(arguments: [true, false])
  func `the view joins the window between viewWillAppear and viewIsAppearing (1.2.5)`(
    animated: Bool
  ) {
    var isInWindow: [Event.Kind: Bool] = [:]
    var size = Size.zero
    let m = Probe("M")
    m.told = { [unowned m] kind, _ in
      if kind == .viewIsAppearing { size = m.view.bounds.size }
      if [.viewWillAppear, .viewIsAppearing].contains(kind) {
        isInWindow[kind] = m.view.window != nil
      }
    }
    let p = named("P")
    let stage = Stage(root: p)
    stage.turn { p.present(m, animated: animated) }
    #expect(isInWindow == [.viewWillAppear: false, .viewIsAppearing: true])
    #expect(size == Size(width: 80, height: 24))
  }

  @Test(arguments: [true, false])
  func `the animated argument says whether the transition is animated (1.2.7)`(animated: Bool) {
    let nav = navigation(named("A"))
    let stage = Stage(root: nav)
    func takeAnimated() -> Set<Bool?> {
      Set(
        stage.application.events.take()
          .filter { Set<Event.Kind>.appearance.subtracting([.viewDidLoad]).contains($0.kind) }
          .map(\.animated))
    }
    #expect(takeAnimated() == [false])
    stage.turn { nav.pushViewController(named("B"), animated: animated) }
    stage.settle()
    #expect(takeAnimated() == [animated])
  }

  @Test func `a cancelled transition reverses the appearance states of both controllers (1.2.8)`() {
    var states: [String: [AppearanceState]] = [:]
    func watched(_ name: String) -> Probe {
      let probe = Probe(name)
      probe.told = { [unowned probe] kind, _ in
        guard
          Set<Event.Kind>.appearance.subtracting([.viewDidLoad, .viewIsAppearing])
            .contains(kind)
        else { return }
        states[name, default: []].append(probe.appearanceState)
      }
      return probe
    }
    let stage = Stage(root: navigation(watched("New"), watched("Cur")))
    states = [:]
    stage.application.drag(.right)
    stage.application.endDrag(cancelled: true)
    stage.settle()
    #expect(states["New"] == [.appearing, .disappearing, .disappeared])
    #expect(states["Cur"] == [.disappearing, .appearing, .appeared])
  }

  // MARK: - The four flags

  private static let ups: [Event.Kind] = [.viewWillAppear, .viewIsAppearing, .viewDidAppear]
  private static let downs: [Event.Kind] = [.viewWillDisappear, .viewDidDisappear]

  /// A controller that notes, in each appearance callback, which of its flags are true.
  private func flagged(_ name: String, _ note: @escaping (String) -> Void) -> Probe {
    let probe = Probe(name)
    probe.told = { [unowned probe] kind, call in
      guard (Self.ups + Self.downs).contains(kind) else { return }
      note("\(name) \(call): \(flags(of: probe))")
    }
    return probe
  }

  @Test
  func
    `a push and a pop set isMovingToParent and isMovingFromParent on the pushed or popped controller (1.4.6, 1.9.1)`()
  {
    var notes: [String] = []
    let (a, b) = (flagged("A") { notes.append($0) }, flagged("B") { notes.append($0) })
    let nav = navigation(a)
    let stage = Stage(root: nav)
    notes = []
    stage.turn { nav.pushViewController(b, animated: true) }
    stage.settle()
    #expect(
      notes == [
        "A viewWillDisappear: ", "B viewWillAppear: isMovingToParent",
        "B viewIsAppearing: isMovingToParent", "A viewDidDisappear: ",
        "B viewDidAppear: isMovingToParent",
      ])
    #expect(flags(of: a) + flags(of: b) == "")
    notes = []
    stage.turn { nav.popViewController(animated: true) }
    stage.settle()
    #expect(
      notes == [
        "B viewWillDisappear: isMovingFromParent", "A viewWillAppear: ", "A viewIsAppearing: ",
        "B viewDidDisappear: isMovingFromParent", "A viewDidAppear: ",
      ])
    #expect(flags(of: a) + flags(of: b) == "")
  }

  @Test
  func
    `a presentation sets isBeingPresented and isBeingDismissed on the presented controller (1.5.7, 1.5.8, 1.9.1)`()
  {
    var notes: [String] = []
    let (p, m) = (flagged("P") { notes.append($0) }, flagged("M") { notes.append($0) })
    let stage = Stage(root: p)
    notes = []
    stage.turn { p.present(m, animated: true) { notes.append("completion: \(flags(of: m))") } }
    stage.settle()
    #expect(
      notes == [
        "P viewWillDisappear: ", "M viewWillAppear: isBeingPresented",
        "M viewIsAppearing: isBeingPresented", "M viewDidAppear: isBeingPresented",
        "P viewDidDisappear: ", "completion: ",
      ])
    notes = []
    stage.turn { p.dismiss(animated: true) { notes.append("completion: \(flags(of: m))") } }
    stage.settle()
    #expect(
      notes == [
        "M viewWillDisappear: isBeingDismissed", "P viewWillAppear: ", "P viewIsAppearing: ",
        "P viewDidAppear: ", "M viewDidDisappear: isBeingDismissed", "completion: ",
      ])
  }

  @Test func `a covered controller does not report that it is being removed (1.9.2)`() {
    var leaving: [String] = []
    let a = Probe("A")
    a.told = { [unowned a] kind, _ in
      if Self.downs.contains(kind), a.isBeingDismissed || a.isMovingFromParent {
        leaving.append("\(kind)")
      }
    }
    let nav = navigation(named("Root"), a)
    let stage = Stage(root: nav)
    stage.turn { nav.pushViewController(named("B"), animated: false) }
    stage.turn { nav.popViewController(animated: false) }
    stage.turn { a.present(named("M"), animated: false) }
    stage.turn { a.dismiss(animated: false) }
    #expect(leaving == [])
    stage.turn { nav.popViewController(animated: false) }
    #expect(leaving == ["viewWillDisappear", "viewDidDisappear"])
  }

  @Test
  func `the presentation flag is set on the presented container, not on its children (1.9.3)`() {
    var notes: [String] = []
    let a = flagged("A") { notes.append($0) }
    let nav = NavigationProbe()
    nav.told = { [unowned nav] kind, _ in
      if kind == .viewWillAppear { notes.append("Nav: \(flags(of: nav))") }
    }
    nav.viewControllers = [a]
    let p = named("P")
    let stage = Stage(root: p)
    stage.turn { p.present(nav, animated: false) }
    #expect(notes.prefix(2) == ["Nav: isBeingPresented", "A viewWillAppear: "])
  }
}

private func flags(of controller: ViewController) -> String {
  [
    ("isBeingPresented", controller.isBeingPresented),
    ("isBeingDismissed", controller.isBeingDismissed),
    ("isMovingToParent", controller.isMovingToParent),
    ("isMovingFromParent", controller.isMovingFromParent),
  ].filter(\.1).map(\.0).joined(separator: " ")
}

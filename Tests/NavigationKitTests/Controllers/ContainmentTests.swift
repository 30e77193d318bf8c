import NavigationKit
import Testing

/// Children. Numbers are those of the catalogue of UIKit's behaviour.
@Suite struct ContainmentTests {
  /// P on the screen, with C's view in it.
  private func showFamily(forwards: Bool = true) -> (stage: Stage, parent: Probe, child: Probe) {
    let (parent, child) = (Probe("P"), Probe("C"))
    parent.forwardsAppearance = forwards
    let stage = Stage(root: parent)
    stage.turn {
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }
    return (stage, parent, child)
  }

  @Test
  func `addChild removes the child from its old parent and does not call didMove (1.7.2)`() {
    var moves: [String] = []
    let (p, q) = (named("P"), named("Q"))
    let c = Probe("C") { _, call in moves.append(call) }
    p.addChild(c)
    #expect(moves == ["willMove(toParent: P)"])
    q.addChild(c)
    #expect(p.children.isEmpty)
    #expect(names(q.children) == ["C"])
    #expect(c.parent === q)
  }

  @Test func `removeFromParent does not call willMove (1.7.3)`() {
    var moves: [String] = []
    let p = named("P")
    let c = Probe("C")
    p.addChild(c)
    c.didMove(toParent: p)
    c.told = { _, call in moves.append(call) }
    c.removeFromParent()
    #expect(moves == ["didMove(toParent: nil)"])
    #expect(p.children.isEmpty)
    #expect(c.parent == nil)
  }

  @Test func `a willMove that does not call super makes isMovingFromParent wrong (1.7.4)`() {
    final class Forgetful: ViewController {
      var wasMoving: Bool?
      override func willMove(toParent parent: ViewController?) {}
      override func viewWillDisappear(_ animated: Bool) { wasMoving = isMovingFromParent }
    }
    let forgetful = Forgetful()
    let nav = navigation(named("A"), forgetful)
    let stage = Stage(root: nav)
    stage.turn { _ = nav.popViewController(animated: false) }
    #expect(forgetful.wasMoving == false)
  }

  @Test func `a container receives appearance callbacks before its child (1.7.1)`() {
    let (stage, parent, _) = showFamily()
    stage.forget()
    stage.turn { parent.present(named("M"), animated: false) }
    stage.turn { parent.dismiss(animated: false) }
    #expect(
      stage.happened(.appearance).filter { !$0.hasPrefix("M") } == [
        "P viewWillDisappear", "C viewWillDisappear", "P viewDidDisappear", "C viewDidDisappear",
        "P viewWillAppear", "C viewWillAppear", "P viewIsAppearing", "C viewIsAppearing",
        "P viewDidAppear", "C viewDidAppear",
      ])
  }

  @Test
  func
    `a child hears nothing where its container forwards appearance itself and does not (1.7.15)`()
  {
    let (stage, parent, child) = showFamily(forwards: false)
    stage.turn { parent.present(named("M"), animated: false) }
    stage.turn { parent.dismiss(animated: false) }
    #expect(stage.happened(.appearance).filter { $0.hasPrefix("C") } == ["C viewDidLoad"])
    #expect(child.appearanceState == .disappeared)
  }

  @Test func `viewIsAppearing of a child that its container tells comes before layout (1.2.1)`() {
    var calls: [String] = []
    let (parent, child) = (Probe("P"), Probe("C"))
    parent.forwardsAppearance = false
    child.told = { _, call in calls.append(call) }
    parent.told = { kind, _ in
      switch kind {
      case .viewDidLoad:
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        calls = []
      case .viewWillAppear: child.beginAppearanceTransition(true, animated: false)
      case .viewDidAppear: child.endAppearanceTransition()
      default: break
      }
    }
    let stage = Stage(root: parent)
    #expect(
      calls == [
        "viewWillAppear", "viewIsAppearing", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
        "viewDidAppear",
      ])
    #expect(stage.happened([.warning]) == [])
  }

  // 1.7.9
  @Test
  func `in a transition the new view joins the old one's superview, which the old one leaves`() {
    let (stage, parent, old) = showFamily()
    let new = named("New")
    stage.turn {
      parent.addChild(new)
      parent.transition(from: old, to: new, duration: 0.5, animations: { old.view.alpha = 0 })
    }
    #expect(new.view.superview === parent.view)
    #expect(old.view.superview === parent.view)
    stage.settle()
    #expect(stage.application.tick == 60)
    #expect(old.view.superview == nil)
    #expect(names(parent.children) == ["C", "New"])
  }
}

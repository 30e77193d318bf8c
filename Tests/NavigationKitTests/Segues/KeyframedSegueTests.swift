import CellGraphics
import NavigationKit
import Testing

@Suite struct KeyframedSegueTests {
  private func go(from source: ViewController, to destination: ViewController) {
    let template = SegueTemplate(
      identifier: "go", kind: .forward(makeDestination: { destination }),
      makeSegue: {
        KeyframedSegue(identifier: $0, source: $1, destination: $2, transition: .slide)
      })
    source.trigger(template, sender: nil)
  }

  private func movingUnwind() -> SegueTemplate {
    SegueTemplate(identifier: "back", kind: .unwind(action: "back")) {
      let segue = UnwindSegue(identifier: $0, source: $1, destination: $2)
      segue.transition = .slide
      return segue
    }
  }

  @Test func `a keyframed segue waits for a running push, as present does`() {
    let a = named("A")
    let nav = navigation(named("root"), a)
    let stage = Stage(root: nav)
    stage.turn { nav.popViewController(animated: true) }
    stage.forget()
    stage.turn { nav.topViewController.map { go(from: $0, to: named("D")) } }
    stage.settle()
    #expect(
      stage.happened([.transitionBegan, .transitionEnded]) == [
        "A transitionEnded root", "Nav transitionBegan D", "Nav transitionEnded D",
        "Nav transitionBegan D", "Nav transitionEnded D",
      ])
    #expect(stage.application.frontmostViewController?.baseName == "D")
  }

  @Test func `a keyframed segue does nothing if a running push covers its source`() {
    let a = named("A")
    let nav = navigation(a)
    let stage = Stage(root: nav)
    stage.turn { nav.pushViewController(named("B"), animated: true) }
    stage.forget()
    stage.turn { go(from: a, to: named("D")) }
    stage.settle()
    #expect(stage.happened([.transitionBegan]) == [])
    #expect(stage.application.frontmostViewController?.baseName == "B")
  }

  @Test func `replacing the root during a keyframed segue removes all its views`() {
    let (a, d, new) = (named("A"), named("D"), named("new"))
    let stage = Stage(root: a)
    stage.turn { go(from: a, to: d) }
    #expect(d.view.window === stage.window)
    stage.turn { stage.window.rootViewController = new }
    #expect(!stage.application.isTransitioning)
    #expect(stage.window.subviews.map(ObjectIdentifier.init) == [ObjectIdentifier(new.view)])
    #expect(d.view.transform == .identity)
    stage.settle()
    #expect(stage.application.frontmostViewController === new)
  }

  @Test func `two requests for a keyframed unwind during a push unwind once`() {
    let (p, a) = (named("P"), named("A"))
    p.unwindActions["back"] = { _ in }
    a.unwindActions["back"] = { _ in }
    let nav = navigation(named("M"))
    let stage = Stage(root: p)
    stage.turn { p.present(a, animated: false) }
    stage.turn { a.present(nav, animated: false) }
    let top = named("N")
    top.segueTemplates = [movingUnwind()]
    stage.turn { nav.pushViewController(top, animated: true) }
    stage.turn { top.performSegue(withIdentifier: "back", sender: nil) }
    stage.turn { top.performSegue(withIdentifier: "back", sender: nil) }
    stage.settle()
    #expect(stage.application.frontmostViewController === a)
  }
}

import NavigationKit
import Testing

/// Numbers in comments are those of the catalogue of UIKit's behaviour.
@Suite struct UnwindSegueTests {
  // 5.1.2, after the presenter has left the stack
  @Test func `an unwind does not end at a controller that was popped`() {
    let (a, b, m) = (named("A"), named("B"), named("M"))
    for controller in [a, b] { controller.unwindActions["back"] = { _ in } }
    m.segueTemplates = [unwind(to: "back")]
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
}

/// An unwind segue named like its action.
func unwind(to action: String, animates: Bool = true) -> SegueTemplate {
  SegueTemplate(identifier: action, kind: .unwind(action: action), animates: animates) {
    UnwindSegue(identifier: $0, source: $1, destination: $2)
  }
}

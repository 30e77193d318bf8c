import NavigationKit
import Testing

/// The reasons for refused segues, unwinds and presentations.
@Suite struct NavigationRefusalTests {
  // MARK: - Segues

  private static func template(_ kind: SegueTemplate.Kind) -> SegueTemplate {
    SegueTemplate(identifier: "go", kind: kind) {
      StoryboardSegue(identifier: $0, source: $1, destination: $2)
    }
  }

  @Test func `a source that refuses a segue is the reason`() {
    let root = Probe("A")
    root.allowsSegues = false
    let stage = Stage(root: root)
    let go = Self.template(.forward { named("B") })
    #expect(
      stage.refusals { stage.turn { root.trigger(go, sender: nil) } }
        == [.segueRefused("go", by: "A")])
  }

  @Test func `an embed segue without a container view is skipped`() {
    let root = named("A")
    root.segueTemplates = [
      Self.template(.embed(makeDestination: { named("B") }, container: { nil }))
    ]
    let stage = Stage()
    #expect(
      stage.refusals { stage.turn { stage.window.rootViewController = root } }
        == [.noContainer(segue: "go", of: "A")])
  }

  @Test func `an unwind names the controllers that it went past`() {
    let (home, middle, form) = (named("Home"), Probe("Middle"), named("Form"))
    home.unwindActions["back"] = { _ in }
    let stage = Stage(root: navigation(home, middle, form))
    let back = Self.template(.unwind(action: "back"))
    #expect(
      stage.refusals { stage.turn { form.trigger(back, sender: nil) } }
        == [.unwindPassed("Middle", action: "back", isDeclared: false)])
  }

  @Test func `an unwind without a target is reported as missing`() {
    let (home, form) = (named("Home"), named("Form"))
    let stage = Stage(root: navigation(home, form))
    let back = Self.template(.unwind(action: "comeHome:"))
    #expect(
      stage.refusals { stage.turn { form.trigger(back, sender: nil) } } == [
        .unwindPassed("Home", action: "comeHome:", isDeclared: false),
        .unwindPassed("Nav", action: "comeHome:", isDeclared: false),
        .unwindMissing(action: "comeHome:", from: "Form"),
      ])
  }

  @Test func `an unwind goes past a controller that declares the action but refuses it`() {
    let (home, form) = (Reluctant(), named("Form"))
    home.baseName = "Home"
    home.unwindActions["back"] = { _ in }
    let stage = Stage(root: navigation(home, form))
    let back = Self.template(.unwind(action: "back"))
    let refused = stage.refusals { stage.turn { form.trigger(back, sender: nil) } }
    #expect(refused.first == .unwindPassed("Home", action: "back", isDeclared: true))
  }

  // MARK: - Presentations

  @Test func `a presentation at the wrong moment is refused`() {
    let (root, first, off) = (named("A"), named("B"), named("Off"))
    let stage = Stage(root: root)
    #expect(
      stage.refusals { stage.turn { off.present(named("C"), animated: false) } }
        == [.presenterOffScreen("C", on: "Off")])
    stage.turn { root.present(first, animated: false) }
    #expect(
      stage.refusals { stage.turn { root.present(named("C"), animated: false) } }
        == [.alreadyPresenting("C~2", on: "A", existing: "B")])
    stage.turn { root.dismiss(animated: true) }
    #expect(
      stage.refusals { stage.turn { first.present(named("D"), animated: false) } }
        == [.presentationRuns("D", on: "B")])
    #expect(
      stage.refusals { stage.turn { root.dismiss(animated: true) } } == [.dismissalRuns("B")])
  }

  @Test func `a dismissal of nothing is refused`() {
    let root = named("A")
    let stage = Stage(root: root)
    #expect(
      stage.refusals { stage.turn { root.dismiss(animated: true) } } == [.nothingToDismiss("A")])
  }

  @Test func `a request that waited too long is dropped`() {
    let (root, other) = (named("A"), named("B"))
    let nav = navigation(root)
    let stage = Stage(root: nav)
    let refused = stage.refusals {
      stage.turn { nav.pushViewController(named("C"), animated: true) }
      stage.turn {
        nav.present(other, animated: false)
        nav.present(other, animated: false)
      }
      stage.settle()
    }
    #expect(refused == [.outdatedRequest("B")])
  }

  @Test func `Esc tells why a presentation stays`() {
    let (root, full, sheet) = (named("A"), named("Full"), named("Sheet"))
    let stage = Stage(root: root)
    stage.turn { root.present(full, animated: false) }
    #expect(
      stage.refusals { stage.application.cancel() } == [.undismissableStyle("Full", .fullScreen)])
    sheet.modalPresentationStyle = .pageSheet
    sheet.isModalInPresentation = true
    stage.turn { full.present(sheet, animated: false) }
    #expect(stage.refusals { stage.application.cancel() } == [.modal("Sheet")])
    sheet.isModalInPresentation = false
    let delegate = StubbornSheet()
    sheet.presentationController?.delegate = delegate
    #expect(stage.refusals { stage.application.cancel() } == [.dismissalRefused("Sheet")])
  }

  @Test func `Esc tells that an alert has no cancel action`() {
    let root = named("A")
    let alert = AlertController(title: "Saved", message: nil, preferredStyle: .alert)
    alert.baseName = "Alert"
    let action = AlertAction(title: "OK", style: .default)
    alert.addAction(action)
    let stage = Stage(root: root)
    stage.turn { root.present(alert, animated: false) }
    #expect(stage.refusals { stage.application.cancel() } == [.noCancelAction("Alert")])
    action.isEnabled = false
    #expect(
      stage.refusals { stage.application.choose(action, of: alert) }
        == [.disabled(Refusal.Part(name: "OK", type: "Button"))])
  }

  // MARK: - Stacks

  @Test func `a pop at the root does nothing, and a push during a transition waits`() {
    let nav = navigation(named("A"))
    let stage = Stage(root: nav)
    #expect(
      stage.refusals { stage.turn { _ = nav.popViewController(animated: true) } }
        == [.nothingToPop("Nav")])
    let refused = stage.refusals {
      stage.turn { nav.pushViewController(named("B"), animated: true) }
      stage.turn { nav.pushViewController(named("C"), animated: true) }
    }
    #expect(refused == [.waiting("push", of: "Nav")])
  }
}

private final class StubbornSheet: AdaptivePresentationControllerDelegate {
  func presentationControllerShouldDismiss(_ controller: PresentationController) -> Bool { false }
}

private final class Reluctant: ViewController {
  override func canPerformUnwindSegueAction(
    _ action: String, from source: ViewController, sender: Any?
  ) -> Bool { false }
}

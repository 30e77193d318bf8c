import NavigationKit
import Testing

/// What UIKit complains about and no other suite has. Numbers are those of the catalogue of its
/// behaviour.
@Suite struct ComplaintTests {
  /// The warnings since the last call.
  private func warnings(_ stage: Stage) -> [String] {
    stage.application.events.take().filter { $0.kind == .warning }.map(\.detail)
  }

  /// Runs `body` as a turn and expects one warning, of this gist.
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

  @Test
  func
    `unbalanced calls of beginAppearanceTransition and endAppearanceTransition are reported (10.1, 1.7.13)`()
  {
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

  @Test func `calling an appearance callback by code is reported (10.16)`() {
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

  // MARK: - Containers and windows

  @Test func `a transition requires two children of one container (10.18, 1.7.9)`() {
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

  @Test func `a key window without a root is reported at the end of the turn (10.22)`() {
    let stage = Stage()
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

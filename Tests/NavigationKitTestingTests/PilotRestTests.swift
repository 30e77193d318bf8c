import CellGraphics
import NavigationKit
import NavigationKitTesting
import Simulation
import Testing
import UIKitNames

/// The end of a step: the app is at rest.
@Suite struct PilotRestTests {
  /// A screen with the title "List" and a button "Go".
  private static func list(_ action: @escaping (ViewController) -> Void) -> ViewController {
    let list = ViewController()
    list.title = "List"
    let button = Button(frame: Rect(x: 2, y: 3, width: 12, height: 1))
    button.title = "Go"
    button.addAction { [unowned list] _ in action(list) }
    list.view.addSubview(button)
    return list
  }

  private func pilot(_ action: @escaping (ViewController) -> Void) throws -> Pilot {
    try Pilot(root: Self.list(action), size: Size(width: 40, height: 12))
  }

  @Test func `a step includes the first step of a task that it starts`() throws {
    let app = try pilot { list in
      Task { list.title = "Loaded" }
    }
    try app.tap("Go")
    #expect(app.stack == ["Loaded"])
  }

  @Test func `a step includes the screen that a task shows, and the code after it`() throws {
    let app = try pilot { list in
      Task {
        let detail = ViewController()
        detail.title = "Detail"
        list.present(detail, animated: true)
        Task { list.title = "Behind" }
      }
    }
    try app.tap("Go")
    #expect(app.stack == ["Behind", "Detail"])
  }

  @Test func `a timer at every tick does not keep a step from ending`() throws {
    let app = try pilot { _ in
      Application.current?.schedule(after: 1, every: 1, from: "Timer") {}
    }
    let start = app.simulator.tick
    try app.tap("Go")
    #expect((1...20).contains(app.simulator.tick - start))
  }

  @Test func `a transition whose animator never ends it fails the step that began it`() throws {
    let delegate = StuckTransitions()
    let app = try pilot { list in
      let sheet = ViewController()
      sheet.title = "Sheet"
      sheet.modalPresentationStyle = .fullScreen
      sheet.transitioningDelegate = delegate
      list.present(sheet, animated: true)
    }
    var failure: PilotFailure?
    do throws(PilotFailure) { try app.tap("Go") } catch { failure = error }
    #expect(failure?.kind == .neverRests)
    let found = try #require(failure?.found)
    #expect(
      found.hasPrefix("the app never rests: nothing moves any more; still running: Transition"))
  }

  @Test func `a drag in progress is no endless transition`() throws {
    let list = ViewController()
    list.title = "List"
    let detail = ViewController()
    detail.title = "Detail"
    let stack = NavigationController(rootViewController: list)
    stack.pushViewController(detail, animated: false)
    let app = try Pilot(root: stack, size: Size(width: 40, height: 12))
    try app.run("drag right 50 %")
    #expect(app.simulator.isTransitioning)
    try app.run("let go")
    #expect(app.stack == ["List"])
  }

  @Test func `a timer that is due later is not waited for`() throws {
    let app = try pilot { list in
      Application.current?.schedule(after: 60, from: "Timer") { list.title = "Late" }
    }
    try app.tap("Go")
    #expect(app.stack == ["List"])
    app.advance(.ticks(60))
    #expect(app.stack == ["Late"])
  }
}

/// Presents with an animator that never completes its transition.
private final class StuckTransitions: ViewControllerTransitioningDelegate,
  ViewControllerAnimatedTransitioning
{
  func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { self }

  func transitionDuration(using context: (any ViewControllerContextTransitioning)?) -> Double { 1 }

  func animateTransition(using context: any ViewControllerContextTransitioning) {}
}
